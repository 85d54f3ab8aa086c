"""Every kind of decision in one place each; importing this package fills the table of all kinds."""

from hotelier.engine.decisions import (
    bag,
    dice,
    goods,
    guests,
    penalties,
    rooms,
    serving,
    setup,
    staff,
    turn,
)

__all__ = [
    "bag",
    "dice",
    "goods",
    "guests",
    "penalties",
    "rooms",
    "serving",
    "setup",
    "staff",
    "turn",
]
