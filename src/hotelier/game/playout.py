"""Whole games at engine speed: every player answers at random."""

from __future__ import annotations

from mypy_extensions import i64

from hotelier.engine import agenda
from hotelier.engine.decisions.play import options, resolve
from hotelier.engine.state import Position
from hotelier.game.dealer import Rng, answer_chance


def play_randomly(pos: Position, rng: Rng) -> int:
    """Play a position to the end and return the number of decisions answered."""
    decisions: i64 = 0
    while True:
        frame = pos.top
        if frame is None:
            return decisions
        if frame.kind <= agenda.LAST_CHANCE_FRAME:
            code = answer_chance(pos, rng)
        else:
            listed = options(pos)
            code = listed[rng.below(len(listed))]
        resolve(pos, code)
        decisions += 1
