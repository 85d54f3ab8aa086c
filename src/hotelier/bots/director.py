"""The player that looks further than its own turn."""

from __future__ import annotations

import time
from typing import Final, final

from hotelier.bots.search import Search
from hotelier.bots.trained import mind_for
from hotelier.errors import IllegalAction
from hotelier.view import View

SECONDS: Final = 2.0
FIRST_SHARE: Final = 0.75
"""Of the time for a turn; the rest is for what chance brings in the course of it."""


@final
class DirectorBot:
    """Tries the best ways through its turn in many possible worlds, and judges its next turn there.

    Thinks once for a turn and then follows its plan, and thinks again when chance has brought
    something new. All of this together takes the time it is given. With ``worlds`` it tries that
    many instead of looking at the clock, and so chooses the same on every machine.
    """

    name = "director"

    def __init__(
        self, seed: int | str = 0, seconds: float = SECONDS, worlds: int | None = None
    ) -> None:
        self.seconds = seconds
        self._worlds = worlds
        self._seed = str(seed)
        self._plan: list[int] = []
        self._turn: tuple[int, ...] = ()
        self._row = 0
        self._hand = 0
        self._spent = 0.0

    def choose(self, view: View) -> int:
        """The next step of its plan, or the first of a new one."""
        decision = view.decision
        if decision is None:
            raise IllegalAction("there is nothing to decide for this seat now")
        if len(decision.codes) == 1:
            code = decision.codes[0]
            self._plan = self._plan[1:] if self._plan[:1] == [code] else []
            return code
        began = time.perf_counter()
        self._notice(view)
        if not self._plan or self._plan[0] not in decision.codes:
            self._plan = self._think(view, began)
        self._spent += time.perf_counter() - began
        code, *self._plan = self._plan
        return code

    def _notice(self, view: View) -> None:
        """A new turn has new time; what chance has brought since asks for a new plan."""
        assert view.seat is not None
        table = view.table
        me = table.players[view.seat]
        others = [player for player in table.players if player is not me]
        dice = [die for player in others for die in (player.first_die, player.second_die)]
        turn = (table.phase, table.round, table.passed, *dice)
        if turn != self._turn:
            self._spent = 0.0
        if turn != self._turn or table.row != self._row or me.hand & ~self._hand:
            self._plan = []
        self._turn, self._row, self._hand = turn, table.row, me.hand

    def _think(self, view: View, began: float) -> list[int]:
        search = Search(mind_for(view.options.players), seed=self._seed)
        if self._worlds is not None:
            search.worlds = self._worlds
            return search.best(view, began + 1e9)
        left = max(0.0, self.seconds - self._spent)
        return search.best(view, began + FIRST_SHARE * left)
