"""Thinking once for a turn, and then doing what was planned."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any, Final

from hotelier.engine.agenda import DRAFT, FIRST_GUEST
from hotelier.engine.state import EMPEROR
from hotelier.errors import IllegalAction
from hotelier.game.game import View

_LIKE_TURNS: Final = (DRAFT, FIRST_GUEST)
"""Before the first round: each pick of a draft is thought about anew, and so is the first guest."""


class PlannedBot(ABC):
    """Makes a plan for its turn and follows it, until chance brings something new."""

    def __init__(self) -> None:
        self._plan: list[int] = []
        self._stage = (-1, -1)
        self._row = 0
        self._hand = 0

    @abstractmethod
    def think(self, view: View) -> list[int]:
        """The options of a turn from this decision on, or the first of them."""

    def begin_turn(self) -> None:  # noqa: B027  (most need nothing)
        """Called before the first plan of a turn; what the emperor asks for belongs to the last."""

    @property
    def memory(self) -> tuple[Any, ...]:
        """What it knows of its turn, as plain values: another of its kind can go on with it."""
        return tuple(self._plan), self._stage, self._row, self._hand

    def recall(self, memory: tuple[Any, ...], played: Sequence[int]) -> None:
        """Go on for another of its kind; ``played`` are the options its seat took since then."""
        plan, self._stage, self._row, self._hand = memory
        as_planned = tuple(plan[: len(played)]) == tuple(played)
        self._plan = list(plan[len(played) :]) if as_planned else []

    def choose(self, view: View) -> int:
        """The next step of its plan, or the first of a new one."""
        code = self.planned(view)
        if code is None:
            code, *self._plan = self.think(view)
        return code

    def planned(self, view: View) -> int | None:
        """The next step of its plan; ``None`` if it has to think first."""
        decision = view.decision
        if decision is None:
            raise IllegalAction("there is nothing to decide for this seat now")
        self._notice(view)
        if len(decision.codes) == 1:
            code = decision.codes[0]
            self._plan = self._plan[1:] if self._plan[:1] == [code] else []
            return code
        if not self._plan or self._plan[0] not in decision.codes:
            return None
        code, *self._plan = self._plan
        return code

    def _notice(self, view: View) -> None:
        """A plan is good for one turn; new guests in the row and new cards ask for a new one."""
        table = view.table
        assert view.seat is not None
        assert table.top is not None
        hand = table.players[view.seat].hand
        stage = (int(table.phase), int(table.round))
        begins = table.top.begins_turn() or table.top.kind in _LIKE_TURNS
        if begins or (stage != self._stage and table.phase != EMPEROR):
            self.begin_turn()
        if begins or stage != self._stage or table.row != self._row or hand & ~self._hand:
            self._plan = []
        self._stage, self._row, self._hand = stage, table.row, hand
