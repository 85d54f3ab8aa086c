"""Random games over the whole matrix: editions, players, boards, deals and single flags.

Everything here follows from the number of the game, on every machine and in every build.
"""

from hotelier import Game, GameOptions, Rng
from hotelier.content.editions import EDITIONS
from hotelier.content.flags import FLAGS
from hotelier.engine import codes
from hotelier.engine.state import DEAL_NAMES

BOARDS = ("night", "day", "chosen")
COMBINATIONS = [
    (edition, players, boards, deal)
    for deal in DEAL_NAMES
    for boards in BOARDS
    for players in (2, 3, 4)
    for edition in EDITIONS
]
SINGLE_FLAGS = [(name, value) for name, values in FLAGS.items() for value in values]


def options_of(number: int) -> GameOptions:
    """The next combination; every other game with a single flag, every fifth with chosen cards."""
    edition, players, boards, deal = COMBINATIONS[number % len(COMBINATIONS)]
    rng = Rng(f"options {number}")
    flags = {}
    if rng.below(2):
        name, value = SINGLE_FLAGS[rng.below(len(SINGLE_FLAGS))]
        flags[name] = value
    chosen = rng.below(5) == 0
    return GameOptions(
        players=players,
        edition=edition,
        flags=flags,
        boards=shuffled("ABCD", rng)[:players] if boards == "chosen" else boards,
        deal=deal,
        politics=[105 + 4 * group + rng.below(4) for group in range(3)] if chosen else None,
        tiles=[f"{group}{1 + rng.below(4)}" for group in "ABC"] if chosen else None,
        start=rng.below(players) if chosen else None,
    )


def shuffled(letters: str, rng: Rng) -> list[str]:
    left = list(letters)
    return [left.pop(rng.below(len(left))) for _ in letters]


# Actions that bring a game on: random players would rarely get far without them.
EAGER = frozenset(
    [
        *range(codes.PLACE_GOOD, codes.KEEP_GOODS),
        *range(codes.SERVE, codes.CLAIM + 3),
        *range(codes.COMPLETE, codes.COMPLETE + 3),
        *range(codes.HIRE, codes.HIRE + 48),
    ]
)


def choose(game: Game, rng: Rng) -> int:
    """A random option; half the time one that brings the game on."""
    listed = game.codes
    if rng.below(2):
        eager = [code for code in listed if code in EAGER]
        listed = eager or listed
    return listed[rng.below(len(listed))]
