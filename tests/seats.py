"""Seats for tests: whoever answers in a way that can be written in one line."""

from collections.abc import Callable, Sequence

from hotelier import Dealer, Game, Rng
from hotelier.loop import moves
from hotelier.view import View


class Answering:
    """A seat that answers as a function says; the same one may sit at all seats."""

    def __init__(self, choose: Callable[[View], int]) -> None:
        self.choose = choose


def codes_of(view: View) -> list[int]:
    """The options of a seat that is asked."""
    assert view.decision is not None
    return view.decision.codes


FIRST = Answering(lambda view: codes_of(view)[0])
LAST = Answering(lambda view: codes_of(view)[-1])


def at_random(rng: Rng) -> Answering:
    """Answers with any option."""

    def choose(view: View) -> int:
        codes = codes_of(view)
        return codes[rng.below(len(codes))]

    return Answering(choose)


def all_seats(game: Game, seat: Answering) -> Sequence[Answering]:
    """The same one at every seat."""
    return [seat] * game.options.players


def played_until(
    game: Game, seat: Answering, dealer: Dealer, is_enough: Callable[[Game], bool]
) -> Game:
    """A game in which one sits at all seats, up to the first moment of a kind."""
    answers = moves(game, all_seats(game, seat), dealer)
    while not is_enough(game):
        next(answers)
    return game
