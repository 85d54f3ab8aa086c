"""Hotel boards as masks of twenty rooms.

Room ``5 * (row - 1) + (column - 1)`` is bit of that number; row 1 is the bottom floor, so room 0
is bottom left and its name is ``a1``, room 19 is top right and its name is ``e4``.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from hotelier.engine.values import BIT, BLUE, RED, YELLOW, bits

ROOMS: Final = 20
FLOORS: Final = 4
COLUMNS: Final = 5
ALL_ROOMS: Final = (1 << 20) - 1
FIRST_ROOM: Final = 1
FLOOR: Final = [31 << (5 * row) for row in range(4)]
COLUMN: Final = [0b00001000010000100001 << column for column in range(5)]
NOT_FIRST_COLUMN: Final = ALL_ROOMS & ~0b00001000010000100001
NOT_LAST_COLUMN: Final = ALL_ROOMS & ~0b10000100001000010000
# Points printed on the upper right rooms, paid when a tile is laid there.
PRINTED_POINTS: Final = [0] * 13 + [1, 1, 0, 0, 2, 2, 2]
ROOM_NAMES: Final = [f"{column}{row}" for row in "1234" for column in "abcde"]
# Occupancy bonus by the size of the group: points, kronen or emperor steps.
GROUP_BONUS: Final = [[0, 2, 5, 9, 15], [0, 1, 3, 6, 10], [0, 1, 3, 6, 10]]


def beside(rooms: i64) -> i64:
    """Rooms orthogonally next to some of these, these themselves left out."""
    near = (
        (rooms << 5)
        | (rooms >> 5)
        | ((rooms & NOT_LAST_COLUMN) << 1)
        | ((rooms & NOT_FIRST_COLUMN) >> 1)
    )
    return near & ALL_ROOMS & ~rooms


def placeable(prepared: i64) -> i64:
    """Spaces where the next tile may lie (clauses 4.8, R-09): bottom left in an empty hotel."""
    if prepared == 0:
        return FIRST_ROOM
    return beside(prepared)


def full_floors(occupied: i64) -> i64:
    """How many rows have all five rooms occupied."""
    count: i64 = 0
    for floor in FLOOR:
        if occupied & floor == floor:
            count += 1
    return count


def full_columns(occupied: i64) -> i64:
    """How many columns have all four rooms occupied."""
    count: i64 = 0
    for column in COLUMN:
        if occupied & column == column:
            count += 1
    return count


@final
class Board:
    """One printed hotel: the colour of every room and the groups this makes."""

    def __init__(self, name: str, floors: str) -> None:
        """Read a board from four words of five letters, bottom row first (``BYRRB YYRRY ...``)."""
        letters = "".join(floors.split())
        self.name: str = name
        self.colour_of: list[i64] = ["BRY".index(letter) for letter in letters]
        # Green guests and effects of any colour accept every room.
        self.rooms_of: list[i64] = [0, 0, 0, ALL_ROOMS, ALL_ROOMS]
        for room in range(ROOMS):
            self.rooms_of[self.colour_of[room]] |= BIT[room]
        self.groups: list[i64] = []
        self.group_of: list[i64] = [0] * ROOMS
        for room in range(ROOMS):
            if not any(group >> room & 1 for group in self.groups):
                self.groups.append(self._grow(room))
        for number, group in enumerate(self.groups):
            for room in range(ROOMS):
                if group >> room & 1:
                    self.group_of[room] = number

    def _grow(self, room: int) -> int:
        same = self.rooms_of[self.colour_of[room]]
        group: i64 = BIT[room]
        while True:
            grown = group | (beside(group) & same)
            if grown == group:
                return group
            group = grown

    def full_groups(self, occupied: i64) -> i64:
        """How many groups are fully occupied."""
        count: i64 = 0
        for group in self.groups:
            if occupied & group == group:
                count += 1
        return count

    def full_colours(self, occupied: i64) -> i64:
        """How many colours have all their rooms on the board occupied."""
        count: i64 = 0
        for colour in (BLUE, RED, YELLOW):
            if occupied & self.rooms_of[colour] == self.rooms_of[colour]:
                count += 1
        return count

    def occupied_of(self, occupied: i64, colour: i64) -> i64:
        """How many occupied rooms have this colour (any colour: all of them)."""
        return bits(occupied & self.rooms_of[colour])
