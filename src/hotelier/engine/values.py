"""The smallest nouns of the game and how several small numbers share one integer.

Goods are counted four to an integer, one lane for each kind. A lane of a *store* (kitchen,
goods just received) is twelve bits wide, since a kitchen has no limit; a lane of an *order* is
four bits wide, since no order asks for more than four of a kind.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

STRUDEL: Final = 0
CAKE: Final = 1
WINE: Final = 2
COFFEE: Final = 3
GOODS: Final = ("strudel", "cake", "wine", "coffee")

BLUE: Final = 0
RED: Final = 1
YELLOW: Final = 2
GREEN: Final = 3
ANY_COLOUR: Final = 4
COLOURS: Final = ("blue", "red", "yellow", "green", "any")

NOBODY: Final = -1
CHANCE: Final = -1

ROUNDS: Final = 7
TABLES: Final = 3
ROW_SPACES: Final = 5
MOST_KRONEN: Final = 20
MOST_STEPS: Final = 13
FIRST_GUEST: Final = 49
FIRST_STAFF: Final = 1
FIRST_POLITICS: Final = 105
GUESTS: Final = 56
STAFF: Final = 48
POLITICS: Final = 12
TILES: Final = 12
DISKS_ON_A_CARD: Final = 3
DICE: Final = (0, 0, 10, 12, 14)
START_KRONEN: Final = 10
START_HAND: Final = 6
START_ROOMS: Final = 3

ROW_COSTS: Final = (3, 2, 1, 0, 0)
TRACK_POINTS: Final = (0, 1, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 8, 9)
POLITICS_POINTS: Final = (15, 10, 5)
SETBACK: Final = (0, 0, 0, 3, 0, 5, 0, 7)
SCORING_OF_ROUND: Final = (-1, -1, -1, 0, -1, 1, -1, 2)
BONUS_FROM: Final = 3
GUEST_LEFT_POINTS: Final = -5
BATCH: Final = 3
SERVE_COST: Final = 1
"""Of up to ``BATCH`` goods from the kitchen."""

# A left shift of a literal by a native integer is computed in 32 bits by some compilers of this
# source, so single bits come from a table.
BIT: Final = [1 << number for number in range(62)]

STORE_LANE: Final = [1, 1 << 12, 1 << 24, 1 << 36]
ORDER_LANE: Final = [1, 1 << 4, 1 << 8, 1 << 12]
ONE_OF_EACH: Final = 1 | 1 << 12 | 1 << 24 | 1 << 36
DIE_LANE: Final = [0, 1, 1 << 4, 1 << 8, 1 << 12, 1 << 16, 1 << 20]


def in_store(store: i64, good: i64) -> i64:
    """How many of a good lie in a store."""
    return (store >> (12 * good)) & 4095


def in_order(order: i64, good: i64) -> i64:
    """How many of a good an order shows."""
    return (order >> (4 * good)) & 15


def store_total(store: i64) -> i64:
    """All goods of a store together."""
    return (store & 4095) + ((store >> 12) & 4095) + ((store >> 24) & 4095) + (store >> 36)


def order_total(order: i64) -> i64:
    """All goods of an order together."""
    return (order & 15) + ((order >> 4) & 15) + ((order >> 8) & 15) + (order >> 12)


def order_to_store(order: i64) -> i64:
    """The goods of an order, counted as a store."""
    return (
        (order & 15)
        | ((order >> 4) & 15) << 12
        | ((order >> 8) & 15) << 24
        | ((order >> 12) & 15) << 36
    )


def pack_store(strudel: int = 0, cake: int = 0, wine: int = 0, coffee: int = 0) -> int:
    """Pack four counts into a store."""
    return strudel | cake << 12 | wine << 24 | coffee << 36


def pack_order(strudel: int = 0, cake: int = 0, wine: int = 0, coffee: int = 0) -> int:
    """Pack four counts into an order."""
    return strudel | cake << 4 | wine << 8 | coffee << 12


def dice_on(dice: i64, face: i64) -> i64:
    """How many dice lie on the action space of a face."""
    return (dice >> (4 * (face - 1))) & 15


def all_dice(dice: i64) -> i64:
    """How many dice lie on the six action spaces together."""
    return (
        (dice & 15)
        + ((dice >> 4) & 15)
        + ((dice >> 8) & 15)
        + ((dice >> 12) & 15)
        + ((dice >> 16) & 15)
        + (dice >> 20)
    )


def bits(mask: i64) -> i64:
    """How many bits of a mask are set (a mask has at most 56)."""
    mask = mask - ((mask >> 1) & 0x5555555555555555)
    mask = (mask & 0x3333333333333333) + ((mask >> 2) & 0x3333333333333333)
    mask = (mask + (mask >> 4)) & 0x0F0F0F0F0F0F0F0F
    mask = mask + (mask >> 8)
    mask = mask + (mask >> 16)
    mask = mask + (mask >> 32)
    return mask & 127


def lowest(mask: i64) -> i64:
    """The number of the lowest set bit of a mask that is not empty."""
    return bits((mask & -mask) - 1)


def members(mask: int) -> list[int]:
    """The numbers of the set bits, in rising order."""
    return [number for number in range(mask.bit_length()) if mask >> number & 1]
