"""Random play for properties: whole games, and short stretches from crowded positions."""

from collections.abc import Iterator
from itertools import islice

from hotelier import Dealer, Game, GameOptions, Rng, Seat, arrange, new_game
from hotelier.content.guests import guest_cards
from hotelier.engine.values import DICE, FIRST_GUEST, GOODS, in_order, members
from tests.seats import at_random, positions

BOARDS_AND_DEALS = [("night", "standard"), ("day", "draft"), ("day", "introductory")]

# Guests who draw, offer or let hire staff, and the one who brings an extra turn.
INTRICATE = (50, 55, 67, 75, 76, 91, 97, 99, 103)

HOTELS = (
    "...../...../...../.....",
    "...../...../...../?....",
    "...../...../yy.../byr..",
    "...../b..../YYr../BYRr.",
    "..b../BRb../YYRRy/BYRRB",
    "BRBr./BRBYY/YYRRY/BYRRB",
)


def played(players: int, edition: str, number: int) -> Iterator[Game]:
    """A whole random game, position after position (always the same object)."""
    boards, deal = BOARDS_AND_DEALS[number % 3]
    options = GameOptions(players=players, edition=edition, boards=boards, deal=deal)
    return _play(new_game(options), f"{edition} {players} {number}")


def stretch(edition: str, seed: int, length: int) -> Iterator[Game]:
    """Some decisions from a position with staff, guests and money of all kinds."""
    rng = Rng(f"{edition} {seed}")
    return islice(_play(crowded(edition, rng), f"stretch {seed}"), length)


def _play(game: Game, seed: str) -> Iterator[Game]:
    return positions(game, at_random(Rng(seed)), Dealer(seed))


def crowded(edition: str, rng: Rng) -> Game:
    """A late turn: much staff in play, cafés full of guests who are nearly or quite served."""
    players = 2 + rng.below(3)
    staff = _shuffled(range(1, 49), rng)
    guests = _shuffled(range(49, 105), rng)
    for number in INTRICATE:
        # Many of the guests with the most intricate rewards are there.
        guests.remove(number)
        guests.insert(rng.below(12), number)
    seats = []
    for _ in range(players):
        in_play = [staff.pop() for _ in range(5)]
        seats.append(
            Seat(
                hotel=HOTELS[rng.below(len(HOTELS))],
                kronen=rng.below(7),
                emperor=rng.below(13),
                cafe={guests.pop(0): "" for _ in range(rng.below(3))} | _served(guests.pop(0), rng),
                staff=in_play,
                hand=[staff.pop() for _ in range(3)],
            )
        )
    dice = "".join(str(rng.below(6) + 1) for _ in range(1 + rng.below(DICE[players])))
    game = arrange(
        seats=seats,
        edition=edition,
        round_number=7 - rng.below(7) * rng.below(2),
        dice=dice if rng.below(4) else "6" * len(dice),
        politics=(105 + rng.below(4), 109 + rng.below(4), 113 + rng.below(4)),
        tiles=[f"{group}{1 + rng.below(4)}" for group in "ABC"],
        staff_deck=staff[: rng.below(4)],
    )
    for _ in range(rng.below(4)):
        put_under_deck(game, rng.below(players))
    return game


def put_under_deck(game: Game, seat: int) -> None:
    """Put a card that is out of the game under the staff deck, as if a seat had done so."""
    pos = game.position
    card = members(pos.removed)[0]
    pos.removed &= ~(1 << card)
    pos.under_deck = (*pos.under_deck, card + 64 * seat)


def _served(guest: int, rng: Rng) -> dict[int, str]:
    """A guest, in two cases of three with everything ordered."""
    order = guest_cards()[guest - FIRST_GUEST].order
    goods = [f"{in_order(order, good)} {name}" for good, name in enumerate(GOODS)]
    return {guest: ", ".join(goods) if rng.below(3) else ""}


def _shuffled(numbers: range, rng: Rng) -> list[int]:
    cards = list(numbers)
    for last in range(len(cards) - 1, 0, -1):
        other = rng.below(last + 1)
        cards[last], cards[other] = cards[other], cards[last]
    return cards
