"""What the numbers of a frame mean, kind by kind: positions are written and read by these names.

A kind of decision names its fields as a sum of these bits. ``FIELDS`` has for each of them the
name in JSON and the number of the frame that holds it.
"""

from __future__ import annotations

from typing import Final

DONE: Final = 1  # flags of a turn
COUNT: Final = 2  # how many are left, how strong, or which group
NO_COUNT: Final = 4  # counts nothing: always 0
DICE: Final = 8  # dice still to roll, which the position keeps
DISCOUNT: Final = 16
WHICH: Final = 32  # which rooms a penalty takes
GOODS: Final = 64
PAIR: Final = 128  # the first of two goods
ROOMS: Final = 256
CARDS: Final = 512  # staff cards; where they are hidden, ``least`` says how many
LEAST: Final = 1024  # how many must follow
ITEMS: Final = 2048  # a bag of effects

FIELDS: Final = (
    (DONE, "done", "count"),
    (COUNT, "count", "count"),
    (NO_COUNT, "count", "count"),
    (DICE, "count", "rolling"),
    (DISCOUNT, "discount", "price"),
    (WHICH, "which", "price"),
    (GOODS, "goods", "mask"),
    (PAIR, "goods", "mask"),
    (ROOMS, "rooms", "mask"),
    (CARDS, "cards", "mask"),
    (LEAST, "least", "least"),
    (ITEMS, "items", "items"),
)
