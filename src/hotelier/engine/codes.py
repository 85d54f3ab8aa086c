"""The fixed action space: one stable integer for everything anyone can ever answer.

A kind of action owns a block of codes. Blocks are only ever added at the end, because saved games
and trained players refer to these numbers; ``hotelier.game.actions`` gives them names.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from hotelier.engine.hotel import ROOMS
from hotelier.engine.values import GUESTS, POLITICS, ROW_SPACES, STAFF, TABLES, TILES

PASS: Final = 0
FINISH: Final = 1
DECLINE: Final = 2
TAKE_GUEST: Final = 3  # + space of the row 0..4
TAKE_DIE: Final = 8  # + see die_code: 5 faces, then 6 as one of 5 actions, each plain and boosted
TAKE_SIX_IDLE: Final = 28
USE_DICE: Final = 29  # as TAKE_DIE, without taking a die
SPLIT_GOODS: Final = 49  # + number of cakes or coffees 0..8
SPLIT_STEPS: Final = 58  # + number of emperor steps 0..16
CHOOSE_GOOD: Final = 75  # + good
PLACE_GOOD: Final = 79  # + 3 * good + table
KEEP_GOODS: Final = 91  # + good
PREPARE: Final = 95  # + room
TURN_ROOM: Final = 115  # + room
SERVE: Final = 135  # + 3 * good + table
MOVE_IN: Final = 147  # + 20 * table + room
CLAIM: Final = 207  # + group A, B, C
RESOLVE: Final = 210  # + place of the item in the frame 0..9
COMPLETE: Final = 220  # + table
SUFFER: Final = 223
LOSE_POINTS: Final = 224
AVOID: Final = 225
REMOVE_ROOM: Final = 226  # + room
HIRE: Final = 246  # + staff
USE_STAFF: Final = 294  # + staff
RETURN_STAFF: Final = 342  # + staff
DISCARD_STAFF: Final = 390  # + staff
DRAFT: Final = 438  # + staff
ROLL: Final = 486  # + face - 1
REVEAL: Final = 492  # + guest
DRAW: Final = 548  # + staff
START: Final = 596  # + seat
BOARD: Final = 600  # + day board A..D
POLITICS_CARD: Final = 604  # + politics card
TILE: Final = 616  # + emperor tile
ACTION_SPACE: Final = 628

FIRST_CHANCE: Final = ROLL
"""Codes from here on are answered by chance (or by whoever plays its part)."""


def die_code(face: i64, action: i64, boosted: bool) -> i64:
    """Place of a die choice in its block: faces 1 to 5, then 6 copying action 1 to 5."""
    number = face - 1 if face < 6 else 4 + action
    return 2 * number + (1 if boosted else 0)


@final
class Block:
    """The codes of one block for a mask of its members, without looping over single bits."""

    def __init__(self, first: int, size: int) -> None:
        self.first: i64 = first
        self.size: i64 = size
        self.chunks: list[list[tuple[int, ...]]] = [
            [
                tuple(first + start + bit for bit in range(8) if byte >> bit & 1)
                for byte in range(1 << min(8, size - start))
            ]
            for start in range(0, size, 8)
        ]

    def add(self, options: list[int], mask: i64) -> None:
        """Append the code of every member of the mask."""
        number: i64 = 0
        while mask:
            chunk = mask & 255
            if chunk:  # most masks have few bits, and an empty addition takes its time, too
                options.extend(self.chunks[number][chunk])
            mask >>= 8
            number += 1

    def holds(self, code: i64) -> bool:
        """Whether a code belongs to the block."""
        return self.first <= code < self.first + self.size


NO_CODES: Final = Block(0, 0)
GUEST_CODES: Final = Block(TAKE_GUEST, ROW_SPACES)
USE_DICE_CODES: Final = Block(USE_DICE, SPLIT_GOODS - USE_DICE)
SPLIT_GOODS_CODES: Final = Block(SPLIT_GOODS, SPLIT_STEPS - SPLIT_GOODS)
SPLIT_STEPS_CODES: Final = Block(SPLIT_STEPS, CHOOSE_GOOD - SPLIT_STEPS)
CHOOSE_GOOD_CODES: Final = Block(CHOOSE_GOOD, 4)
ALLOCATE_CODES: Final = Block(PLACE_GOOD, PREPARE - PLACE_GOOD)  # placing, then keeping
PREPARE_CODES: Final = Block(PREPARE, ROOMS)
TURN_CODES: Final = Block(TURN_ROOM, ROOMS)
REMOVE_CODES: Final = Block(REMOVE_ROOM, ROOMS)
SERVE_CODES: Final = Block(SERVE, MOVE_IN - SERVE)
MOVE_IN_CODES: Final = [Block(MOVE_IN + ROOMS * table, ROOMS) for table in range(3)]
CLAIM_CODES: Final = Block(CLAIM, 3)
RESOLVE_CODES: Final = Block(RESOLVE, COMPLETE - RESOLVE)
COMPLETE_CODES: Final = Block(COMPLETE, TABLES)
PENALTY_CODES: Final = Block(SUFFER, 2)  # suffering it, or losing points
AVOID_CODES: Final = Block(AVOID, 1)
HIRE_CODES: Final = Block(HIRE, STAFF)
USE_CODES: Final = Block(USE_STAFF, STAFF)
RETURN_CODES: Final = Block(RETURN_STAFF, STAFF)
DISCARD_CODES: Final = Block(DISCARD_STAFF, STAFF)
DRAFT_CODES: Final = Block(DRAFT, STAFF)
ROLL_CODES: Final = Block(ROLL, 6)
REVEAL_CODES: Final = Block(REVEAL, GUESTS)
DRAW_CODES: Final = Block(DRAW, STAFF)
START_CODES: Final = Block(START, BOARD - START)
BOARD_CODES: Final = Block(BOARD, 4)
POLITICS_CODES: Final = Block(POLITICS_CARD, POLITICS)
TILE_CODES: Final = Block(TILE, TILES)
