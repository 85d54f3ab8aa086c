"""The player that takes any option, all equally likely."""

from __future__ import annotations

from typing import final

from hotelier.errors import IllegalAction
from hotelier.game.dealer import Rng
from hotelier.game.game import View


@final
class RandomBot:
    """Answers at random, from a seed or from a generator it shares with others."""

    name = "random"

    def __init__(self, seed: int | str | Rng) -> None:
        self.rng = seed if isinstance(seed, Rng) else Rng(seed)

    def choose(self, view: View) -> int:
        """Any of the options."""
        decision = view.decision
        if decision is None:
            raise IllegalAction("there is nothing to decide for this seat now")
        return decision.codes[self.rng.below(len(decision.codes))]
