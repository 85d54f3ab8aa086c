"""The answers of one game: choose, take back, do again. The list of answers is the only truth.

Everything else follows from it by playing the game again, the state of the dealer too: chance is
never taken back, so it has always been asked exactly once for each of its answers.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from hotelier.engine.events import (
    DICE_REROLLED,
    DIE_ROLLED,
    GUEST_REVEALED,
    GUESTS_RESHUFFLED,
    STAFF_DRAWN,
    TURN_FINISHED,
    Event,
)
from hotelier.engine.values import CHANCE
from hotelier.game.dealer import SEEDED, Dealer, KeyedDealer, dealer_of
from hotelier.game.game import Game, new_game
from hotelier.game.options import GameOptions
from hotelier.position.reader import load
from hotelier.server.server_error import ServerError

SEALING: Final = frozenset(
    (
        DIE_ROLLED,
        DICE_REROLLED,
        GUEST_REVEALED,
        GUESTS_RESHUFFLED,
        STAFF_DRAWN,
        TURN_FINISHED,
    )
)
"""What nobody can forget again, or what ends a turn: no answer before it can be taken back."""


@dataclass(slots=True)
class Answer:
    """One answer: whose (``None`` is chance), which, at which version, and what happened.

    ``first`` is the number of its first event in the game; ``seals`` says that it can no longer be
    taken back.
    """

    seat: int | None
    code: int
    version: int
    first: int
    events: list[Event]
    seals: bool


@dataclass(frozen=True, slots=True)
class Stored:
    """An answer as it is saved."""

    seat: int | None
    code: int
    version: int


@dataclass(frozen=True, slots=True)
class Change:
    """What has to be saved: answers from ``kept`` on are gone, ``added`` follow instead.

    It leads from the version ``before`` to ``version``, and holds only if that is what is saved.
    """

    kept: int
    added: Sequence[Stored]
    before: int
    version: int
    redo: Sequence[int]


@dataclass(slots=True)
class History:
    """A game with all its answers.

    ``version`` grows with every change, undo included, so a number seen once never comes back
    with another meaning. ``before`` holds the games before each answer that can be taken back.
    """

    game: Game
    dealer: Dealer | KeyedDealer
    version: int = 0
    answers: list[Answer] = field(default_factory=list)
    redo: list[int] = field(default_factory=list)
    before: list[Game] = field(default_factory=list)

    def fork(self) -> History:
        """The same history, to be changed without changing this one."""
        return History(
            self.game.copy(),
            self.dealer.copy(),
            self.version,
            self.answers.copy(),
            self.redo.copy(),
            self.before.copy(),
        )

    # --- answers ---------------------------------------------------------------------------------

    def deal(self) -> Change:
        """Let chance answer until a player is asked."""
        return self._change(len(self.answers), None)

    def choose(self, code: int) -> Change:
        """Answer the decision; whoever calls has checked whose it is."""
        self.redo.clear()
        return self._change(len(self.answers), code)

    def undo(self, to: int) -> Change:
        """Take back all answers from number ``to`` on."""
        taken = self.answers[to:]
        if not taken:
            raise ServerError("nothing_to_undo")
        if to < self.first_undoable:
            raise ServerError("sealed")
        place = to - self.first_undoable
        self.game = self.before[place]
        del self.before[place:]
        del self.answers[to:]
        self.redo.extend(answer.code for answer in reversed(taken))
        self.version += 1
        return Change(to, (), self.version - 1, self.version, tuple(self.redo))

    def do_again(self) -> Change:
        """Give the answer again that was taken back last."""
        if not self.redo:
            raise ServerError("nothing_to_redo")
        code = self.redo.pop()
        return self._change(len(self.answers), code)

    # --- what is possible ------------------------------------------------------------------------

    @property
    def first_undoable(self) -> int:
        """The number of the first answer that can be taken back; all after it can, too."""
        return len(self.answers) - len(self.before)

    @property
    def events(self) -> int:
        """How many events there have been."""
        if not self.answers:
            return 0
        last = self.answers[-1]
        return last.first + len(last.events)

    def known_at(self, version: int) -> int:
        """How many of the present answers somebody knows who saw the table at a version.

        Versions rise along the list and only its end is ever taken back. So these are exactly the
        answers that were there then and still are.
        """
        count = len(self.answers)
        while count and self.answers[count - 1].version > version:
            count -= 1
        return count

    # --- playing ---------------------------------------------------------------------------------

    def _change(self, kept: int, code: int | None) -> Change:
        self.version += 1
        if code is not None:
            self._play(code, self.version)
        while self.game.decision is not None and self.game.seat_to_act == CHANCE:
            self._play(self.dealer.answer(self.game), self.version)
        added = [Stored(it.seat, it.code, it.version) for it in self.answers[kept:]]
        return Change(kept, added, self.version - 1, self.version, tuple(self.redo))

    def _play(self, code: int, version: int) -> None:
        seat = None if self.game.seat_to_act == CHANCE else int(self.game.seat_to_act)
        old = self.game.copy()
        events = self.game.apply(code)
        following = self.game.seat_to_act
        seals = (
            seat is None
            or following not in (seat, CHANCE)
            or self.game.is_over
            or any(event.kind in SEALING for event in events)
        )
        self.answers.append(Answer(seat, code, version, self.events, events, seals))
        if seals:
            self.before.clear()
        else:
            self.before.append(old)


def begin(
    options: GameOptions,
    seed: str,
    position: dict[str, Any] | None = None,
    dealer: str = SEEDED,
) -> History:
    """A game before its first answer."""
    game = new_game(options) if position is None else load(position)
    return History(game, dealer_of(dealer, seed))


def rebuild(
    history: History, answers: Iterable[Stored], version: int, redo: Sequence[int]
) -> History:
    """Play the saved answers; the dealer is asked along, so that it goes on where it was."""
    for answer in answers:
        if answer.seat is None:
            history.dealer.answer(history.game)
        history._play(answer.code, answer.version)  # noqa: SLF001  (of this module)
    history.version = version
    history.redo = list(redo)
    return history
