"""The player that looks further than its own turn."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any, Final, final

from hotelier.bots.levels.planner import ConciergeBot
from hotelier.bots.levels.trained import mind_for
from hotelier.bots.thinking.planned import PlannedBot
from hotelier.bots.thinking.search import Search
from hotelier.game.game import View

SECONDS: Final = 2.0
FIRST_SHARE: Final = 0.75
"""Of the time for a turn; the rest is for what chance brings in the course of it."""
HARDLY_ANY: Final = 0.05
"""Of the time for a turn: with less it only plans. Chance may bring something new a dozen times."""


@final
class DirectorBot(PlannedBot):
    """Tries the best ways through its turn in many possible worlds, and judges its next turn there.

    All thoughts of a turn together take the time it is given. With ``worlds`` it tries that many
    instead of looking at the clock, and so chooses the same on every machine.
    """

    name = "director"
    hurried = ConciergeBot.name
    """The level that chooses for it when it shall move now: it plans, but tries nothing out."""

    def __init__(
        self, seed: int | str = 0, seconds: float = SECONDS, worlds: int | None = None
    ) -> None:
        super().__init__()
        self.seconds = seconds
        self._worlds = worlds
        self._seed = str(seed)
        self._spent = 0.0

    @property
    def memory(self) -> tuple[Any, ...]:
        """The time it has spent belongs to it."""
        return *super().memory, self._spent

    def recall(self, memory: tuple[Any, ...], played: Sequence[int]) -> None:
        """A turn has its time only once."""
        *planned, self._spent = memory
        super().recall(tuple(planned), played)

    def begin_turn(self) -> None:
        """A new turn has new time."""
        self._spent = 0.0

    def think(self, view: View) -> list[int]:
        """The way that did best in the worlds it had time for."""
        began = time.perf_counter()
        search = Search(mind_for(view.options.players), seed=self._seed)
        if self._worlds is not None:
            search.worlds = self._worlds
            return search.best(view, began + 1e9)
        left = self.seconds - self._spent
        if left < HARDLY_ANY * self.seconds:
            return ConciergeBot().think(view)
        path = search.best(view, began + FIRST_SHARE * left)
        self._spent += time.perf_counter() - began
        return path
