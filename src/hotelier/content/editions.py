"""The seven editions: the default, and the flags in which each other one differs from it."""

from __future__ import annotations

from typing import Final

from hotelier.content.flags import FLAGS, FlagValue

DEFAULT_EDITION: Final = "classic"

EDITIONS: Final[dict[str, dict[str, FlagValue]]] = {
    "classic": {},
    "en-2015": {
        "assistant_manager_vp": 4,
        "conference_manager": "free",
        "order_staff_timing": "completion",
    },
    "de-2015": {
        "b4_penalty_rooms": "occupied",
        "assistant_manager_vp": 4,
        "conference_manager": "free",
        "order_staff_timing": "completion",
    },
    "zh-2015": {
        "b4_penalty_rooms": "occupied",
        "c4_source": "hand",
        "assistant_manager_vp": 4,
        "conference_manager": "free",
        "order_staff_timing": "completion",
    },
    "pl-2016": {
        "c2_penalty": "same_column_any",
        "assistant_manager_vp": 4,
        "order_staff_timing": "completion",
    },
    "ru": {
        "addl_actions_window": "from_die_step",
        "gizia": "extra_turn_compulsory",
        "tiebreak_goods": "kitchen_and_guests",
    },
    "retail-2022": {
        "initial_rooms": "exactly_3",
        "die_effect": "must_have_effect",
        "penalty_choice": "physical_first",
        "c2_penalty": "two_floors",
        "kitchen_hand_cost": 5,
        "custodian_scope": "any_occupation",
        "gizia": "extra_action",
    },
}


def flags_of(edition: str) -> dict[str, FlagValue]:
    """All flags of a named edition."""
    return {flag: values[0] for flag, values in FLAGS.items()} | EDITIONS[edition]
