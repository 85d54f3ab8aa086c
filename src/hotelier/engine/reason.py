"""Why an action is not possible: one kind for each rule that can stand in the way, with numbers.

A reason is small: its kind and a few integers whose names and meanings ``FIELDS`` tells. ``why``
finds the reason of an action, the texts put it into words.
"""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64

from hotelier.engine.agenda import FRAME_NAMES
from hotelier.engine.effects import MEASURE_NAMES
from hotelier.engine.hotel import ROOM_NAMES
from hotelier.engine.state import PHASE_NAMES
from hotelier.engine.values import COLOURS, GOODS, members

# The moment.
GAME_OVER: Final = 0
WRONG_PHASE: Final = 1
WRONG_MOMENT: Final = 2
ONLY_BY_EFFECT: Final = 3
CHANCE_NOT_ASKED: Final = 4
ANOTHER_DECIDES: Final = 5
ONLY_FROM_DIE_ON: Final = 6
NOTHING_TO_DECLINE: Final = 7
CANNOT_DECLINE: Final = 8
MUST_USE_EFFECT: Final = 9

# Money.
NEEDS_KRONEN: Final = 10

# The turn and its die.
TURN_BEGUN: Final = 11
TURN_NOT_BEGUN: Final = 12
NO_PASS_IN_EXTRA_TURN: Final = 13
DIE_NOT_TAKEN: Final = 14
DIE_ALREADY_TAKEN: Final = 15
ACTION_COMPULSORY: Final = 16
ACTION_ALREADY_DONE: Final = 17
NO_DIE_IN_EXTRA_TURN: Final = 18
ONLY_IN_EXTRA_TURN: Final = 19
NO_BOOST: Final = 20
NO_DIE_ON_SPACE: Final = 21
DIE_WITHOUT_EFFECT: Final = 22
ANOTHER_DIE_POSSIBLE: Final = 23

# Guests and goods.
GUEST_BEFORE_DIE: Final = 24
GUEST_ALREADY_TAKEN: Final = 25
CAFE_FULL: Final = 26
ROW_SPACE_EMPTY: Final = 27
TABLE_EMPTY: Final = 28
ORDER_COMPLETE: Final = 29
ORDER_NOT_COMPLETE: Final = 30
GOOD_NOT_WANTED: Final = 31
GOOD_NOT_IN_KITCHEN: Final = 32
GOOD_NOT_RECEIVED: Final = 33
ANOTHER_GOOD_FIRST: Final = 34
GOODS_IN_FIXED_ORDER: Final = 35
FINE_EXCEEDS_PLAIN: Final = 36
STEPS_EXCEED_STRENGTH: Final = 37

# Rooms.
TILE_ALREADY_THERE: Final = 38
FIRST_ROOM_BOTTOM_LEFT: Final = 39
NOT_BESIDE_A_ROOM: Final = 40
FLOOR_NOT_ALLOWED: Final = 41
ROOM_NOT_PREPARED: Final = 42
ROOM_OCCUPIED: Final = 43
WRONG_COLOUR: Final = 44
ROOM_NOT_TAKEN: Final = 45

# Staff and bags of effects.
NOT_IN_HAND: Final = 46
NOT_ON_OFFER: Final = 47
NOT_IN_PACK: Final = 48
NOT_IN_PLAY: Final = 49
NOT_ONCE_PER_ROUND: Final = 50
ALREADY_USED: Final = 51
NOT_A_GAME_END_CARD: Final = 52
NO_SUCH_ITEM: Final = 53
SAME_ITEM: Final = 54

# Politics and the emperor.
GOAL_NOT_MET: Final = 55
ALREADY_CLAIMED: Final = 56
NO_SPACE_FOR_DISK: Final = 57
NO_STAFF_TO_AVOID: Final = 58
AVOIDING_DECLINED: Final = 59

# Chance.
GUEST_NOT_IN_DECK: Final = 60
STAFF_NOT_IN_DECK: Final = 61
BOARD_TAKEN: Final = 62
WRONG_GROUP: Final = 63
NO_SUCH_SEAT: Final = 64

UNEXPLAINED: Final = 65

# What kronen are needed for.
FOR_GUEST: Final = 0
FOR_DIE: Final = 1
FOR_ROOM: Final = 2
FOR_STAFF: Final = 3
FOR_SERVING: Final = 4
FOR_AVOIDING: Final = 5
PURPOSES: Final = ("guest", "die", "room", "staff", "serving", "avoiding")

REASON_NAMES: Final = (
    "game_over",
    "wrong_phase",
    "wrong_moment",
    "only_by_effect",
    "chance_not_asked",
    "another_decides",
    "only_from_die_on",
    "nothing_to_decline",
    "cannot_decline",
    "must_use_effect",
    "needs_kronen",
    "turn_begun",
    "turn_not_begun",
    "no_pass_in_extra_turn",
    "die_not_taken",
    "die_already_taken",
    "action_compulsory",
    "action_already_done",
    "no_die_in_extra_turn",
    "only_in_extra_turn",
    "no_boost",
    "no_die_on_space",
    "die_without_effect",
    "another_die_possible",
    "guest_before_die",
    "guest_already_taken",
    "cafe_full",
    "row_space_empty",
    "table_empty",
    "order_complete",
    "order_not_complete",
    "good_not_wanted",
    "good_not_in_kitchen",
    "good_not_received",
    "another_good_first",
    "goods_in_fixed_order",
    "fine_exceeds_plain",
    "steps_exceed_strength",
    "tile_already_there",
    "first_room_bottom_left",
    "not_beside_a_room",
    "floor_not_allowed",
    "room_not_prepared",
    "room_occupied",
    "wrong_colour",
    "room_not_taken",
    "not_in_hand",
    "not_on_offer",
    "not_in_pack",
    "not_in_play",
    "not_once_per_round",
    "already_used",
    "not_a_game_end_card",
    "no_such_item",
    "same_item",
    "goal_not_met",
    "already_claimed",
    "no_space_for_disk",
    "no_staff_to_avoid",
    "avoiding_declined",
    "guest_not_in_deck",
    "staff_not_in_deck",
    "board_taken",
    "wrong_group",
    "no_such_seat",
    "unexplained",
)

FIELDS: Final[dict[int, tuple[str, ...]]] = {
    WRONG_PHASE: ("needs", "now"),
    WRONG_MOMENT: ("decision",),
    CHANCE_NOT_ASKED: ("decision",),
    ANOTHER_DECIDES: ("seat", "decision"),
    CANNOT_DECLINE: ("decision",),
    MUST_USE_EFFECT: ("decision", "need"),
    NEEDS_KRONEN: ("what", "need", "have"),
    NO_DIE_ON_SPACE: ("die",),
    DIE_WITHOUT_EFFECT: ("die", "action"),
    CAFE_FULL: ("tables",),
    ROW_SPACE_EMPTY: ("space",),
    TABLE_EMPTY: ("table",),
    ORDER_COMPLETE: ("table", "guest"),
    ORDER_NOT_COMPLETE: ("table", "guest", "missing"),
    GOOD_NOT_WANTED: ("good", "table", "guest", "ordered"),
    GOOD_NOT_IN_KITCHEN: ("good",),
    GOOD_NOT_RECEIVED: ("good",),
    ANOTHER_GOOD_FIRST: ("good",),
    GOODS_IN_FIXED_ORDER: ("good",),
    FINE_EXCEEDS_PLAIN: ("good", "plain", "strength", "most"),
    STEPS_EXCEED_STRENGTH: ("strength",),
    TILE_ALREADY_THERE: ("room",),
    FIRST_ROOM_BOTTOM_LEFT: ("room",),
    NOT_BESIDE_A_ROOM: ("room",),
    FLOOR_NOT_ALLOWED: ("floor", "highest"),
    ROOM_NOT_PREPARED: ("room",),
    ROOM_OCCUPIED: ("room",),
    WRONG_COLOUR: ("guest", "needs_colour", "room", "colour"),
    ROOM_NOT_TAKEN: ("room", "rooms"),
    NOT_IN_HAND: ("staff",),
    NOT_ON_OFFER: ("staff",),
    NOT_IN_PACK: ("staff",),
    NOT_IN_PLAY: ("staff",),
    NOT_ONCE_PER_ROUND: ("staff",),
    ALREADY_USED: ("staff",),
    NOT_A_GAME_END_CARD: ("staff",),
    NO_SUCH_ITEM: ("items",),
    SAME_ITEM: ("item",),
    GOAL_NOT_MET: ("politics", "measure", "colour", "need", "have"),
    ALREADY_CLAIMED: ("politics",),
    NO_SPACE_FOR_DISK: ("politics", "disks"),
    GUEST_NOT_IN_DECK: ("guest",),
    STAFF_NOT_IN_DECK: ("staff",),
    BOARD_TAKEN: ("board",),
    WRONG_GROUP: ("group",),
    NO_SUCH_SEAT: ("seats",),
    UNEXPLAINED: ("code",),
}
"""What the numbers of a kind are called; a kind that is not here has none."""

_NAMES: Final[dict[str, tuple[str, ...]]] = {
    "what": PURPOSES,
    "needs": PHASE_NAMES,
    "now": PHASE_NAMES,
    "decision": FRAME_NAMES,
    "good": GOODS,
    "plain": GOODS,
    "room": tuple(ROOM_NAMES),
    "needs_colour": COLOURS,
    "colour": COLOURS,
    "measure": MEASURE_NAMES,
    "board": ("A", "B", "C", "D"),
    "group": ("A", "B", "C"),
}


def _field(name: str, value: int) -> Any:
    if name == "rooms":
        return [ROOM_NAMES[room] for room in members(value)]
    if name == "seat":
        return None if value < 0 else value
    return _NAMES[name][value] if name in _NAMES else value


@final
class Reason:
    """Why an action is not possible: a kind and its numbers, in the order of ``FIELDS``."""

    def __init__(self, kind: i64, *numbers: int) -> None:
        self.kind: i64 = kind
        self.numbers: tuple[int, ...] = numbers

    @property
    def name(self) -> str:
        """The kind in words: ``needs_kronen``."""
        return REASON_NAMES[self.kind]

    @property
    def fields(self) -> dict[str, Any]:
        """The numbers by name; goods, rooms, colours and decisions as words."""
        result: dict[str, Any] = {}
        for place, name in enumerate(FIELDS.get(self.kind, ())):
            result[name] = _field(name, self.numbers[place])
        return result

    def to_dict(self) -> dict[str, Any]:
        """The reason as JSON: ``{"reason": "needs_kronen", "what": "room", "need": 2, ...}``."""
        return {"reason": self.name, **self.fields}

    def __repr__(self) -> str:
        """The whole reason, for debugging."""
        return f"Reason({self.to_dict()})"
