"""Seats for tests: whoever answers in a way that can be said in a line."""

from collections.abc import Callable, Iterator, Sequence

from hotelier import Game, Rng
from hotelier.game.game import View
from hotelier.game.loop import Chance, Seat, moves


class Answering:
    """A seat that answers as a function says."""

    def __init__(self, choose: Callable[[View], int]) -> None:
        self.choose = choose


def codes_of(view: View) -> list[int]:
    """The options of a seat that is asked."""
    assert view.decision is not None
    return view.decision.codes


FIRST = [Answering(lambda view: codes_of(view)[0])] * 4
LAST = [Answering(lambda view: codes_of(view)[-1])] * 4
"""At all seats, however many there are."""


def at_random(rng: Rng) -> Sequence[Seat]:
    """Seats that answer with any option."""

    def choose(view: View) -> int:
        codes = codes_of(view)
        return codes[rng.below(len(codes))]

    return [Answering(choose)] * 4


def positions(game: Game, seats: Sequence[Seat], dealer: Chance) -> Iterator[Game]:
    """A game as it stands, and after every answer to its end; always the same object."""
    yield game
    for _ in moves(game, seats, dealer):
        yield game


def played_until(
    is_reached: Callable[[Game], bool], game: Game, seats: Sequence[Seat], dealer: Chance
) -> Game:
    """A game up to the first position of a kind, or to its end."""
    return next(filter(is_reached, positions(game, seats, dealer)), game)
