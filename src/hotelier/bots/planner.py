"""Players that plan a whole turn with the trained network, and look no further."""

from __future__ import annotations

from typing import Final, final

from hotelier.bots.trained import mind_for
from hotelier.errors import IllegalAction
from hotelier.view import View

NARROW: Final = 3
WIDE: Final = 24


class _Planner:
    """Plans anew at every decision: what it has planned before is still the best, or is not."""

    width = NARROW

    def __init__(self, seed: int | str = 0) -> None:
        """A planner needs no chance: any seed makes the same choices."""

    def choose(self, view: View) -> int:
        """The first step of the best plan."""
        decision = view.decision
        if decision is None:
            raise IllegalAction("there is nothing to decide for this seat now")
        if len(decision.codes) == 1:
            return decision.codes[0]
        mind = mind_for(view.options.players)
        return mind.plan(view.imagine().position, decision.seat, self.width).path()[0]


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
