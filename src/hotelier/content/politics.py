"""The twelve politics cards, four in each group."""

from __future__ import annotations

from hotelier.engine.cards import Politics
from hotelier.engine.effects import AtLeast
from hotelier.engine.values import BLUE, RED, YELLOW
from hotelier.engine.vocabulary import (
    EmperorPosition,
    FullColours,
    FullColumns,
    FullGroups,
    FullRows,
    KronenOwned,
    OccupiedRooms,
    RoomTiles,
    StaffInPlay,
)


def _occupied(**colours: int) -> list[AtLeast]:
    numbers = {"blue": BLUE, "red": RED, "yellow": YELLOW}
    return [AtLeast(least, OccupiedRooms(numbers[name])) for name, least in colours.items()]


def politics_cards() -> list[Politics]:
    """All politics cards in the order of their numbers."""
    return [
        Politics(105, "A", [AtLeast(20, KronenOwned())]),
        Politics(106, "A", [AtLeast(12, RoomTiles())]),
        Politics(107, "A", [AtLeast(6, StaffInPlay())]),
        Politics(108, "A", [AtLeast(10, EmperorPosition())]),
        Politics(109, "B", [AtLeast(2, FullRows())]),
        Politics(110, "B", [AtLeast(6, FullGroups())]),
        Politics(111, "B", [AtLeast(1, FullColours())]),
        Politics(112, "B", [AtLeast(2, FullColumns())]),
        Politics(113, "C", _occupied(red=3, blue=3, yellow=3)),
        Politics(114, "C", _occupied(red=4, yellow=3)),
        Politics(115, "C", _occupied(yellow=4, blue=3)),
        Politics(116, "C", _occupied(blue=4, red=3)),
    ]
