"""What kronen and steps on the emperor track are worth."""

from __future__ import annotations

from typing import Final

from hotelier.bots.thinking.worth import BONUS, FIRST_KRONE, FIRST_KRONEN, KEPT_STEP, PENALTY
from hotelier.engine.state import EMPEROR, Position
from hotelier.engine.values import MOST_KRONEN, MOST_STEPS, ROUNDS, SETBACK, TRACK_POINTS

SCORINGS: Final = (3, 5, 7)


def purse(kronen: int, turns: float) -> float:
    """Kronen are points at the end; before, the first ones of a purse open possibilities."""
    kronen = min(kronen, MOST_KRONEN)
    return kronen + min(kronen, FIRST_KRONEN) * FIRST_KRONE * turns


def scorings_to_come(pos: Position) -> list[int]:
    """The rounds after which the emperor is still to come."""
    first = pos.round + 1 if pos.phase == EMPEROR else pos.round
    return [number for number in SCORINGS if number >= first]


def track(pos: Position, steps: int, turns: float) -> float:
    """A place on the track: the next scoring, its bonus or penalty, and the steps that are kept."""
    coming = scorings_to_come(pos)
    beyond = max(0, steps - MOST_STEPS)
    if not coming:
        return float(beyond)
    steps -= beyond
    back = SETBACK[coming[0]]
    wait = max(0.0, turns - 2 * (ROUNDS - coming[0]))
    worth = beyond + TRACK_POINTS[steps] + KEPT_STEP * (len(coming) - 1) * max(0, steps - back)
    unsafe = back + 1 - steps
    if unsafe > 0:
        worth -= PENALTY * unsafe / (unsafe + wait)
    short = back + 3 - steps
    if short <= 0:
        return worth + BONUS
    return worth + BONUS * 0.6 * max(0.0, 1 - short / (1 + wait))
