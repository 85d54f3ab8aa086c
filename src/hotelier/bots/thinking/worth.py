"""The hand-made values of the untrained players, in points."""

from __future__ import annotations

from typing import Final

from hotelier.engine import effects
from hotelier.engine.effects import Effect

# The emperor.
BONUS: Final = 2.4
PENALTY: Final = 7.8
KEPT_STEP: Final = 1.28  # a step that stays, for each later scoring

# Money: a krone is a point at the end, and the first of a purse are worth more in every turn left.
FIRST_KRONEN: Final = 3
FIRST_KRONE: Final = 0.06

# Goods and guests.
GOOD: Final = 0.36  # one that nobody has ordered
ORDERED_IN_KITCHEN: Final = 0.5  # more for a good of the kitchen that a guest has ordered
MISSING_GOOD: Final = 1.2  # what it costs to get a good that is ordered
SERVED_IN_A_TURN: Final = 1.92
MOVE_IN: Final = 1.44  # what a move-in brings besides the guest
WAITING_GUEST: Final = 0.85  # of the value of one that has moved in
WITHOUT_ROOM: Final = 0.96  # chance of a guest without a room to find one
FREE_TABLE: Final = 0.8

# Rooms.
OCCUPIED_ROOM: Final = 3.2  # besides the points of its floor
VACANT_ROOM: Final = 0.95
VACANT_FLOOR: Final = 0.5  # more for each floor
AWAITED_ROOM: Final = 1.1  # more for a room of a colour that a guest waits for
USED_IN_A_TURN: Final = 0.55
TURNED_ROOM: Final = 3.0
OCCUPIED_AT_ONCE: Final = 1.6
GROUP: Final = 0.73  # of its bonus, as far as it is filled

# Politics and staff.
POLITICS: Final = 0.96  # of its points, as far as it is reached
HAND: Final = (0.35, 0.25, 0.18, 0.14, 0.1)  # of the gain of the best cards of the hand
HIRED: Final = 0.22  # any staff card in play
MOVE_INS_IN_A_TURN: Final = 0.27
DICE_OF_A_FACE_IN_A_TURN: Final = 0.22
GOOD_OF_STAFF: Final = 1.1

USUAL: Final = {
    effects.POINTS: 1.6,
    effects.STEPS: 1.1,
    effects.KRONEN: 1.2,
    effects.GOODS: 1.9,
    effects.ANY_GOODS: 1.9,
    effects.DRAW_STAFF: 1.0,
    effects.PREPARE_ROOMS: 2.0,
    effects.HIRE_STAFF: 2.0,
    effects.LOOK_AT_STAFF: 1.2,
    effects.TURN_ROOMS: 3.0,
    effects.COMPLETE_ORDER: 4.0,
    effects.TAKE_GUEST: 2.0,
    effects.EXTRA_TURN: 4.0,
    effects.DISHES: 1.5,
    effects.DRINKS: 1.6,
    effects.STEPS_OR_KRONEN: 1.2,
    effects.STEPS_AND_KRONEN: 2.3,
}
"""What one of an effect is worth when nothing more is known."""

GROWTH: Final = {
    effects.COUNT_STAFF_IN_PLAY: 0.3,
    effects.COUNT_ROOM_TILES: 0.5,
    effects.COUNT_OCCUPIED_ROOMS: 0.45,
    effects.COUNT_FULL_GROUPS: 0.2,
    effects.COUNT_FULL_ROWS: 0.06,
    effects.COUNT_FULL_COLUMNS: 0.06,
    effects.COUNT_POLITICS_DISKS: 0.1,
    effects.COUNT_SETS_OF_THREE_COLOURS: 0.12,
}
"""How much a measure of game-end staff still grows in a turn."""

HELP: Final = {
    effects.ROOMS_FREE: 0.3,
    effects.STRONGER_DIE: 0.25,
    effects.NO_FEE: 0.12,
    effects.BOTH_TRACKS: 0.4,
    effects.CHEAPER_HIRE: 0.25,
    effects.SERVE_FREE: 0.35,
    effects.ROW_FREE: 0.4,
    effects.AVOID_PENALTY: 0.1,
}
"""What a lasting change saves or brings in a turn."""


def usual(effect: Effect) -> float:
    """The value of an effect whatever the position is."""
    number = 1 if effect.per is not None else int(effect.amount)
    worth = USUAL[int(effect.kind)] * number
    if effect.kind in (effects.PREPARE_ROOMS, effects.HIRE_STAFF, effects.LOOK_AT_STAFF):
        worth += 0.7 * min(int(effect.discount), 3)
    return worth + (2.0 if effect.occupied else 0.0)
