"""The loop that plays a game: seats choose from what they see, a dealer answers for chance.

>>> from hotelier import Dealer, new_game
>>> from hotelier.bots import make_bot
>>> from hotelier.game.loop import drive
>>> game = new_game(players=2)
>>> drive(game, [make_bot("porter"), make_bot("random")], Dealer(seed=1))
>>> game.is_over
True
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Protocol

from hotelier.game.game import Game, View


class Seat(Protocol):
    """Whoever chooses for a seat: a bot, a person, a test."""

    def choose(self, view: View) -> int:
        """The code of one of the options of ``view.decision``."""


class Chance(Protocol):
    """Whoever answers for chance, such as a ``Dealer``."""

    def answer(self, game: Game) -> int:
        """The code of one of the options now."""


def moves(
    game: Game,
    seats: Sequence[Seat],
    dealer: Chance,
    play: Callable[[int], object] | None = None,
) -> Iterator[int]:
    """Play on, answer by answer, each told by its code once it is given.

    ``play`` is who gives it to the game instead of ``game.play``: a recorder, say. Whoever has
    seen enough leaves the loop, and the game stays as it is then.
    """
    give = game.play if play is None else play
    while game.position.top is not None:
        seat = game.seat_to_act
        code = dealer.answer(game) if seat < 0 else seats[seat].choose(game.view(seat))
        give(code)
        yield code


def drive(
    game: Game,
    seats: Sequence[Seat],
    dealer: Chance,
    play: Callable[[int], object] | None = None,
) -> None:
    """Play to the end (see ``moves``)."""
    for _ in moves(game, seats, dealer, play):
        pass
