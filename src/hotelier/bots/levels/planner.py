"""Players that plan a whole turn with the trained network, and look no further."""

from __future__ import annotations

from typing import Final, final

from hotelier.bots.levels.trained import mind_for
from hotelier.bots.thinking.planned import PlannedBot
from hotelier.game.game import View

NARROW: Final = 2
WIDE: Final = 12


class _Planner(PlannedBot):
    width = NARROW

    def __init__(self, seed: int | str = 0) -> None:  # noqa: ARG002
        """A planner needs no chance: any seed makes the same choices."""
        super().__init__()

    def think(self, view: View) -> list[int]:
        """The best way through the turn."""
        assert view.seat is not None
        mind = mind_for(view.options.players)
        return mind.plan(view.imagine().position, view.seat, self.width).path


@final
class ReceptionistBot(_Planner):
    """Keeps few ways through the turn in mind at a time."""

    name = "receptionist"
    width = NARROW


@final
class ConciergeBot(_Planner):
    """Keeps so many ways in mind that hardly any good turn escapes it."""

    name = "concierge"
    width = WIDE
