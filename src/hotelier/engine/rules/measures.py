"""Counting what politics cards, emperor tiles and final scoring count."""

from __future__ import annotations

from mypy_extensions import i64

from hotelier.engine.cards import Politics
from hotelier.engine.effects import (
    COUNT_EMPEROR_POSITION,
    COUNT_FULL_COLOURS,
    COUNT_FULL_COLUMNS,
    COUNT_FULL_GROUPS,
    COUNT_FULL_ROWS,
    COUNT_KRONEN,
    COUNT_OCCUPIED_ROOMS,
    COUNT_POLITICS_DISKS,
    COUNT_ROOM_TILES,
    COUNT_SETS_OF_THREE_COLOURS,
    COUNT_STAFF_IN_PLAY,
    FIRST_ROOM_MEASURE,
    Measure,
)
from hotelier.engine.hotel import full_columns, full_floors
from hotelier.engine.state import Player
from hotelier.engine.values import BLUE, RED, YELLOW, bits


def count(player: Player, measure: Measure) -> i64:
    """The value of a measure at a seat, up to the limit of the measure."""
    number = _count(player, measure)
    return min(measure.most, number)


def _count(player: Player, measure: Measure) -> i64:
    kind = measure.kind
    if kind == COUNT_KRONEN:
        return player.kronen
    if kind == COUNT_EMPEROR_POSITION:
        return player.emperor
    if kind == COUNT_STAFF_IN_PLAY:
        return bits(player.staff)
    if kind == COUNT_POLITICS_DISKS:
        return bits(player.claimed)
    return count_rooms(player, measure)


def count_rooms(player: Player, measure: Measure) -> i64:
    """The value of a measure that looks at the hotel only."""
    board = player.board
    assert board is not None
    kind = measure.kind
    occupied = player.occupied
    if kind == COUNT_OCCUPIED_ROOMS:
        return board.occupied_of(occupied, measure.colour)
    if kind == COUNT_ROOM_TILES:
        return bits(player.prepared)
    if kind == COUNT_FULL_GROUPS:
        return board.full_groups(occupied)
    if kind == COUNT_FULL_ROWS:
        return full_floors(occupied)
    if kind == COUNT_FULL_COLUMNS:
        return full_columns(occupied)
    if kind == COUNT_FULL_COLOURS:
        return board.full_colours(occupied)
    assert kind == COUNT_SETS_OF_THREE_COLOURS
    fewest = board.occupied_of(occupied, BLUE)
    for colour in (RED, YELLOW):
        number = board.occupied_of(occupied, colour)
        fewest = min(fewest, number)
    return fewest


def room_goals_met(player: Player, card: Politics) -> bool:
    """Whether the goals of a politics card that look at the hotel only are met."""
    for goal in card.goals:
        if (
            goal.measure.kind >= FIRST_ROOM_MEASURE
            and count_rooms(player, goal.measure) < goal.number
        ):
            return False
    return True


def other_goals_met(player: Player, card: Politics) -> bool:
    """Whether the goals of a politics card that look at money, steps or staff are met."""
    for goal in card.goals:
        if goal.measure.kind < FIRST_ROOM_MEASURE and count(player, goal.measure) < goal.number:
            return False
    return True
