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

from hotelier.bots import REVISION
from hotelier.bots.lookahead import chance
from hotelier.bots.trained import digest
from hotelier.engine.values import ROUNDS
from hotelier.errors import BadWeights


@dataclass(frozen=True, slots=True)
class Correction:
    """Straight lines, whose numbers change evenly from the first round to the last.

    ``chance`` says how the logit is moved and stretched, and how much both change in the course of
    the game; ``points`` how many points are added, and the change of that.
    """

    chance: tuple[float, float, float, float] = (0.0, 1.0, 0.0, 0.0)
    points: tuple[float, float] = (0.0, 0.0)

    def chance_of(self, logit: float, round_number: int) -> float:
        """The chance to win that the network's logit stands for in a round."""
        moved, stretched, moved_more, stretched_more = self.chance
        gone = round_number / ROUNDS
        return chance(moved + moved_more * gone + (stretched + stretched_more * gone) * logit)

    def added_points(self, round_number: int) -> float:
        """By how many points more a game ends than the network says in a round."""
        added, added_more = self.points
        return added + added_more * round_number / ROUNDS


@cache
def correction_for(players: int) -> Correction:
    """The correction that was measured for a number of players, if it was for this network."""
    try:
        text = (files("hotelier.bots") / "corrections.json").read_text(encoding="utf-8")
        told = json.loads(text)[str(players)]
        moved, stretched, moved_more, stretched_more = map(float, told["chance"])
        added, added_more = map(float, told["points"])
        measured = told["revision"], told["weights"]
    except (OSError, ValueError, KeyError, TypeError):
        raise BadWeights(
            f"corrections.json does not say how advice for {players} players is to be corrected"
        ) from None
    if measured != (REVISION, digest(players)):
        return Correction()
    return Correction((moved, stretched, moved_more, stretched_more), (added, added_more))
