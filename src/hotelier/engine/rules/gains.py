"""Points, kronen and emperor steps, with their caps (clause 5.6)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hotelier.engine import events
from hotelier.engine.state import Position
from hotelier.engine.values import MOST_KRONEN, MOST_STEPS


def score(pos: Position, seat: i64, amount: i64, source: i64, cause: i64) -> None:
    """Score (or lose) points; the total may fall below zero (R-07)."""
    if amount:
        player = pos.players[seat]
        points = list(player.points)
        points[source] = points[source] + amount
        player.points = tuple(points)
        pos.note(events.POINTS_SCORED, seat, cause, source, amount)


def gain_kronen(pos: Position, seat: i64, amount: i64, cause: i64) -> None:
    """Gain kronen; what exceeds 20 is lost."""
    player = pos.players[seat]
    gained = amount
    gained = min(gained, MOST_KRONEN - player.kronen)
    player.kronen += gained
    pos.note(events.KRONEN_GAINED, seat, cause, 0, gained)
    if gained < amount:
        pos.note(events.KRONEN_LOST, seat, cause, 0, amount - gained)


def pay(pos: Position, seat: i64, amount: i64, cause: i64) -> None:
    """Pay kronen; the options have made sure that they are there."""
    if amount:
        pos.players[seat].kronen -= amount
        pos.note(events.KRONEN_PAID, seat, cause, 0, amount)


def take_steps(pos: Position, seat: i64, amount: i64, cause: i64) -> None:
    """Advance on the emperor track; each step beyond its end is a point instead."""
    player = pos.players[seat]
    steps = amount
    steps = min(steps, MOST_STEPS - player.emperor)
    player.emperor += steps
    if steps:
        pos.note(events.STEPS_TAKEN, seat, cause, 0, steps)
    score(pos, seat, amount - steps, events.FROM_OVERFLOW, cause)


_SOURCE_OF_CAUSE: Final = [
    events.FROM_GUESTS,
    events.FROM_GUESTS,
    events.FROM_STAFF,
    events.FROM_GUESTS,
    events.FROM_STAFF,
    events.FROM_GROUPS,
    events.FROM_ROOMS,
    events.FROM_POLITICS,
    events.FROM_TILES,
    events.FROM_TRACK,
    events.FROM_END_STAFF,
]


def source_of(cause: i64) -> i64:
    """The line of the score sheet to which points of a cause belong."""
    return _SOURCE_OF_CAUSE[cause // 1000]
