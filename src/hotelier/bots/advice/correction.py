"""What the network says of winning and of points, put right by what came true.

The best of many turns looks best because it is good, and also because the network errs in its
favour: what is said of the turn one is going to choose is too hopeful. And the network learned from
games with mistakes on purpose, so it expects too few points of a game that has just begun. Both
were measured in recorded games (``tools/measure_calibration.py``), and what is told is corrected
accordingly. The order of the options stays as it is. What other weights or another way of planning
say was not measured, so it is told as it is.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from math import exp, log1p
from typing import NamedTuple

from hotelier.bots import REVISION
from hotelier.bots.levels.trained import digest
from hotelier.bots.thinking.lookahead import chance
from hotelier.engine.values import ROUNDS
from hotelier.errors import BadWeights


class Line(NamedTuple):
    """One round: how the logit of winning is put right, and how many points are added.

    The logit is moved and stretched, far below an even chance otherwise than far above it (beta
    calibration): a line that is softly bent in the middle.
    """

    moved: float = 0.0
    below: float = 1.0
    above: float = 1.0
    added: float = 0.0


@dataclass(frozen=True, slots=True)
class Correction:
    """A line for each round, from the choices before the first (0) to the last."""

    rounds: tuple[Line, ...] = (Line(),) * (ROUNDS + 1)

    def chance_of(self, logit: float, round_number: int) -> float:
        """The chance to win that the network's logit stands for in a round."""
        line = self.rounds[round_number]
        below, above = halves(logit)
        return chance(line.moved + line.below * below + line.above * above)

    def added_points(self, round_number: int) -> float:
        """By how many points more a game ends than the network says in a round."""
        return self.rounds[round_number].added


def halves(logit: float) -> tuple[float, float]:
    """The two parts of a logit, log p and -log (1 - p): nearly all of it, and nearly nothing."""
    little = log1p(exp(-abs(logit)))
    return min(logit, 0.0) - little, max(logit, 0.0) + little


@cache
def correction_for(players: int) -> Correction:
    """The correction that was measured for a number of players, if it was for this network."""
    try:
        text = (files("hotelier.bots.advice") / "corrections.json").read_text(encoding="utf-8")
        told = json.loads(text)[str(players)]
        lines = tuple(
            Line(float(moved), float(below), float(above), float(added))
            for _, (moved, below, above, added) in zip(
                range(ROUNDS + 1), told["rounds"], strict=True
            )
        )
        measured = told["revision"], told["weights"]
    except (OSError, ValueError, KeyError, TypeError):
        raise BadWeights(
            f"corrections.json does not say how advice for {players} players is to be corrected"
        ) from None
    return Correction(lines) if measured == (REVISION, digest(players)) else Correction()
