"""Games that begin late, with rich hotels and much staff: random players hardly get that far."""

from hotelier import Game, Rng, Seat, arrange
from hotelier.content.editions import EDITIONS
from tests.bookkeeping import LAYOUTS, ORDERS


def late_game(number: int) -> Game:
    """A game in round 3 to 7 with mostly occupied rooms, served guests and staff in play."""
    rng = Rng(f"late {number}")
    players = 2 + number % 3
    guests = list(ORDERS)
    staff = list(range(1, 49))
    boards = ["night"] * players if rng.below(2) else list("ABCD")[:players]
    return arrange(
        seats=[_seat(board, guests, staff, rng) for board in boards],
        turn=rng.below(players),
        start=rng.below(players),
        round_number=3 + rng.below(5),
        dice="112233445566"[rng.below(4) :][: 8 + rng.below(3)],
        politics=[105 + 4 * group + rng.below(4) for group in range(3)],
        tiles=[f"{group}{1 + rng.below(4)}" for group in "ABC"],
        edition=list(EDITIONS)[number % len(EDITIONS)],
    )


def _seat(board: str, guests: list[int], staff: list[int], rng: Rng) -> Seat:
    cafe = {}
    for _ in range(rng.below(4)):
        guest = guests.pop(rng.below(len(guests)))
        order = ORDERS[guest] if rng.below(3) else {}
        cafe[guest] = ", ".join(f"{count} {good}" for good, count in order.items())
    return Seat(
        hotel="/".join("".join(_room(colour, rng) for colour in row) for row in _rows(board)),
        kronen=rng.below(21),
        emperor=rng.below(14),
        kitchen=f"{rng.below(5)} wine, {rng.below(5)} cake, {rng.below(3)} strudel",
        cafe=cafe,
        staff=[staff.pop(rng.below(len(staff))) for _ in range(rng.below(7))],
        hand=[staff.pop(rng.below(len(staff))) for _ in range(rng.below(5))],
        board=board,
    )


def _rows(board: str) -> list[str]:
    return LAYOUTS[board].split()


def _room(colour: str, rng: Rng) -> str:
    return (".", colour.lower(), colour.lower(), colour, colour, colour, colour)[rng.below(7)]
