"""The sections of the rules page, and which of them explains a reason."""

from __future__ import annotations

from typing import Final

from hotelier.engine.reason import Reason

SECTIONS: Final = (
    "aim",
    "setup",
    "round",
    "turn",
    "dice",
    "guests",
    "rooms",
    "staff",
    "politics",
    "pass",
    "emperor",
    "end",
    "editions",
)

_REASONS: Final = {
    "setup": ("board_taken", "wrong_group", "no_such_seat", "not_in_pack"),
    "turn": (
        "wrong_phase",
        "wrong_moment",
        "only_by_effect",
        "chance_not_asked",
        "another_decides",
        "only_from_die_on",
        "nothing_to_decline",
        "cannot_decline",
        "must_use_effect",
        "die_not_taken",
        "die_already_taken",
        "action_compulsory",
        "action_already_done",
        "no_die_in_extra_turn",
        "only_in_extra_turn",
        "guest_before_die",
        "guest_already_taken",
        "cafe_full",
        "row_space_empty",
        "guest_not_in_deck",
        "no_such_item",
        "same_item",
        "unexplained",
    ),
    "dice": (
        "no_boost",
        "no_die_on_space",
        "die_without_effect",
        "another_die_possible",
        "fine_exceeds_plain",
        "steps_exceed_strength",
    ),
    "guests": (
        "table_empty",
        "order_complete",
        "order_not_complete",
        "good_not_wanted",
        "good_not_in_kitchen",
        "good_not_received",
        "another_good_first",
        "goods_in_fixed_order",
        "wrong_colour",
    ),
    "rooms": (
        "tile_already_there",
        "first_room_bottom_left",
        "not_beside_a_room",
        "floor_not_allowed",
        "room_not_prepared",
        "room_occupied",
    ),
    "staff": (
        "not_in_hand",
        "not_on_offer",
        "not_in_play",
        "not_once_per_round",
        "already_used",
        "staff_not_in_deck",
    ),
    "politics": ("goal_not_met", "already_claimed", "no_space_for_disk"),
    "pass": ("turn_begun", "turn_not_begun", "no_pass_in_extra_turn"),
    "emperor": ("room_not_taken", "not_a_game_end_card", "no_staff_to_avoid", "avoiding_declined"),
    "end": ("game_over",),
}
_SECTION_OF: Final = {name: section for section, names in _REASONS.items() for name in names}
_PAYING_FOR: Final = {
    "guest": "turn",
    "die": "dice",
    "room": "rooms",
    "staff": "staff",
    "serving": "turn",
    "avoiding": "emperor",
}


def section_of(reason: Reason) -> str:
    """The section of the rules page that a reason rests on."""
    if reason.name == "needs_kronen":
        return _PAYING_FOR[reason.fields["what"]]
    return _SECTION_OF[reason.name]
