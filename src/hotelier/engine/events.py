"""What happened, and because of what.

A cause is one integer: a kind of cause and a number (the printed number of a card, the face of a
die, a room, ...). Every change of kronen, steps, goods or points is an event with its cause, so a
log of events explains every number on the table.
"""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64, mypyc_attr

from hotelier.engine.agenda import FRAME_NAMES
from hotelier.engine.hotel import ROOM_NAMES
from hotelier.engine.values import COLOURS, GOODS, in_store

# --- causes --------------------------------------------------------------------------------------

BY_SETUP: Final = 0
BY_TURN: Final = 1000
BY_DIE: Final = 2000  # + face
BY_GUEST: Final = 3000  # + number
BY_STAFF: Final = 4000  # + number
BY_GROUP: Final = 5000  # + colour
BY_ROOM: Final = 6000  # + room
BY_POLITICS: Final = 7000  # + number
BY_TILE: Final = 8000  # + tile
BY_TRACK: Final = 9000
BY_END: Final = 10000
CAUSE_NAMES: Final = (
    "setup",
    "turn",
    "die",
    "guest",
    "staff",
    "group",
    "room",
    "politics",
    "tile",
    "emperor_track",
    "final_scoring",
)
TILE_NAMES: Final = tuple(group + number for group in "ABC" for number in "1234")

# --- sources of points ---------------------------------------------------------------------------

FROM_GUESTS: Final = 0
FROM_ROOMS: Final = 1
FROM_GROUPS: Final = 2
FROM_STAFF: Final = 3
FROM_POLITICS: Final = 4
FROM_TRACK: Final = 5
FROM_OVERFLOW: Final = 6
FROM_TILES: Final = 7
FROM_END_STAFF: Final = 8
FROM_OCCUPIED: Final = 9
FROM_KRONEN: Final = 10
FROM_GOODS: Final = 11
FROM_GUESTS_LEFT: Final = 12
SOURCES: Final = (
    "guests",
    "printed_rooms",
    "groups",
    "staff",
    "politics",
    "emperor_track",
    "steps_beyond_the_track",
    "emperor_tiles",
    "game_end_staff",
    "occupied_rooms",
    "kronen",
    "goods",
    "guests_left",
)

# --- events --------------------------------------------------------------------------------------

START_CHOSEN: Final = 0
BOARD_ASSIGNED: Final = 1
POLITICS_CHOSEN: Final = 2
TILE_CHOSEN: Final = 3
STAFF_DRAWN: Final = 4
STAFF_DRAFTED: Final = 5
GUEST_REVEALED: Final = 6
GUESTS_RESHUFFLED: Final = 7
ROUND_STARTED: Final = 8
DIE_ROLLED: Final = 9
DICE_REROLLED: Final = 10
TURN_STARTED: Final = 11
PASSED: Final = 12
GUEST_TAKEN: Final = 13
DIE_TAKEN: Final = 14
DICE_USED: Final = 15
KRONEN_GAINED: Final = 16
KRONEN_PAID: Final = 17
KRONEN_LOST: Final = 18
STEPS_TAKEN: Final = 19
SET_BACK: Final = 20
POINTS_SCORED: Final = 21
GOODS_RECEIVED: Final = 22
GOOD_PLACED: Final = 23
GOOD_SERVED: Final = 24
GOODS_LOST: Final = 25
ORDER_COMPLETED: Final = 26
GUEST_MOVED_IN: Final = 27
ROOM_PREPARED: Final = 28
ROOM_OCCUPIED: Final = 29
ROOM_REMOVED: Final = 30
GROUP_COMPLETED: Final = 31
STAFF_HIRED: Final = 32
STAFF_USED: Final = 33
STAFF_RETURNED: Final = 34
STAFF_DISCARDED: Final = 35
POLITICS_CLAIMED: Final = 36
EFFECT_LAPSED: Final = 37
DECLINED: Final = 38
EXTRA_TURN_STARTED: Final = 39
TURN_FINISHED: Final = 40
ROUND_ENDED: Final = 41
EMPEROR_CAME: Final = 42
BONUS_RECEIVED: Final = 43
PENALTY_SUFFERED: Final = 44
PENALTY_AVOIDED: Final = 45
GAME_ENDED: Final = 46
EVENT_NAMES: Final = (
    "start_chosen",
    "board_assigned",
    "politics_chosen",
    "tile_chosen",
    "staff_drawn",
    "staff_drafted",
    "guest_revealed",
    "guests_reshuffled",
    "round_started",
    "die_rolled",
    "dice_rerolled",
    "turn_started",
    "passed",
    "guest_taken",
    "die_taken",
    "dice_used",
    "kronen_gained",
    "kronen_paid",
    "kronen_lost",
    "steps_taken",
    "set_back",
    "points_scored",
    "goods_received",
    "good_placed",
    "good_served",
    "goods_lost",
    "order_completed",
    "guest_moved_in",
    "room_prepared",
    "room_occupied",
    "room_removed",
    "group_completed",
    "staff_hired",
    "staff_used",
    "staff_returned",
    "staff_discarded",
    "politics_claimed",
    "effect_lapsed",
    "declined",
    "extra_turn_started",
    "turn_finished",
    "round_ended",
    "emperor_came",
    "bonus_received",
    "penalty_suffered",
    "penalty_avoided",
    "game_ended",
)

SECRET: Final = (STAFF_DRAWN, STAFF_DRAFTED, STAFF_RETURNED)
"""Events whose card only the seat concerned may see."""

# What the two numbers of an event are called, for each kind that has them.
_FIELDS: Final[dict[int, tuple[str, str]]] = {
    BOARD_ASSIGNED: ("board", ""),
    POLITICS_CHOSEN: ("politics", ""),
    TILE_CHOSEN: ("tile", ""),
    STAFF_DRAWN: ("staff", ""),
    STAFF_DRAFTED: ("staff", ""),
    GUEST_REVEALED: ("guest", ""),
    ROUND_STARTED: ("round", ""),
    DIE_ROLLED: ("face", ""),
    DICE_REROLLED: ("", "dice"),
    TURN_STARTED: ("number", ""),
    GUEST_TAKEN: ("guest", ""),
    DIE_TAKEN: ("die", "strength"),
    DICE_USED: ("die", "strength"),
    KRONEN_GAINED: ("", "amount"),
    KRONEN_PAID: ("", "amount"),
    KRONEN_LOST: ("", "amount"),
    STEPS_TAKEN: ("", "amount"),
    SET_BACK: ("", "amount"),
    POINTS_SCORED: ("source", "amount"),
    GOODS_RECEIVED: ("goods", ""),
    GOOD_PLACED: ("guest", "good"),
    GOOD_SERVED: ("guest", "good"),
    GOODS_LOST: ("goods", ""),
    ORDER_COMPLETED: ("guest", ""),
    GUEST_MOVED_IN: ("guest", "room"),
    ROOM_PREPARED: ("room", ""),
    ROOM_OCCUPIED: ("room", ""),
    ROOM_REMOVED: ("room", ""),
    GROUP_COMPLETED: ("colour", "size"),
    STAFF_HIRED: ("staff", ""),
    STAFF_USED: ("staff", ""),
    STAFF_RETURNED: ("staff", ""),
    STAFF_DISCARDED: ("staff", ""),
    POLITICS_CLAIMED: ("politics", ""),
    EFFECT_LAPSED: ("decision", ""),
    DECLINED: ("decision", ""),
    ROUND_ENDED: ("round", ""),
    EMPEROR_CAME: ("round", ""),
    BONUS_RECEIVED: ("tile", ""),
    PENALTY_SUFFERED: ("tile", ""),
    PENALTY_AVOIDED: ("tile", ""),
}


def cause_dict(cause: int) -> dict[str, Any]:
    """A cause for people and programs outside: ``{"kind": "guest", "guest": 75}``."""
    kind, number = divmod(cause, 1000)
    name = CAUSE_NAMES[kind]
    if name in ("guest", "staff", "politics", "die"):
        return {"kind": name, name: number}
    if name == "group":
        return {"kind": name, "colour": COLOURS[number]}
    if name == "room":
        return {"kind": name, "room": ROOM_NAMES[number]}
    if name == "tile":
        return {"kind": name, "tile": TILE_NAMES[number]}
    return {"kind": name}


def goods_dict(store: int) -> dict[str, int]:
    """The goods of a store by name, those with none left out."""
    counts = {name: int(in_store(store, good)) for good, name in enumerate(GOODS)}
    return {name: count for name, count in counts.items() if count}


_NAMES: Final[dict[str, tuple[str, ...]]] = {
    "room": tuple(ROOM_NAMES),
    "tile": TILE_NAMES,
    "good": GOODS,
    "colour": COLOURS,
    "source": SOURCES,
    "board": ("A", "B", "C", "D"),
    "decision": FRAME_NAMES,
}


def _field(name: str, value: int) -> Any:
    if name == "goods":
        return goods_dict(value)
    return _NAMES[name][value] if name in _NAMES else value


@final
@mypyc_attr(acyclic=True)
class Event:
    """Something that happened to a seat (or to nobody: -1)."""

    def __init__(self, kind: i64, seat: i64, cause: i64, what: i64, amount: i64) -> None:
        self.kind: i64 = kind
        self.seat: i64 = seat
        self.cause: i64 = cause
        self.what: i64 = what
        self.amount: i64 = amount

    @property
    def name(self) -> str:
        """The kind of event in words."""
        return EVENT_NAMES[self.kind]

    def to_dict(self, seat: int | None = None, everything: bool = False) -> dict[str, Any]:
        """The event as a seat (or a spectator, ``None``) may see it."""
        result: dict[str, Any] = {"event": EVENT_NAMES[self.kind]}
        if self.seat >= 0:
            result["seat"] = int(self.seat)
        hidden = self.kind in SECRET and not everything and seat != self.seat
        names = _FIELDS.get(self.kind, ("", ""))
        if names[0]:
            result[names[0]] = None if hidden else _field(names[0], self.what)
        if names[1]:
            result[names[1]] = _field(names[1], self.amount)
        result["because"] = cause_dict(self.cause)
        return result

    def __repr__(self) -> str:
        """The whole event, for debugging."""
        return f"Event({self.to_dict(everything=True)})"
