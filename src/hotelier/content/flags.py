"""The flags in which printings of the game differ, and what they mean to the rules.

Flags that change what is printed on one card or tile are asked where the card is written; the
others are handed to the rules as the switches of an ``Edition``.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from hotelier.engine.edition import Edition

FlagValue = str | int
Flags = Mapping[str, FlagValue]

FLAGS: Final[dict[str, tuple[FlagValue, ...]]] = {
    "initial_rooms": ("up_to_3", "exactly_3"),
    "addl_actions_window": ("any_time", "from_die_step"),
    "die_effect": ("may_be_empty", "must_have_effect"),
    "penalty_choice": ("player", "physical_first"),
    "b4_penalty_rooms": ("unoccupied", "occupied"),
    "c2_penalty": ("same_column", "same_column_any", "two_floors"),
    "c4_source": ("played", "hand"),
    "assistant_manager_vp": (2, 4),
    "conference_manager": ("pay1", "free"),
    "kitchen_hand_cost": (3, 5),
    "masseuse_scope": ("yellow", "any"),
    "order_staff_timing": ("move_in", "completion"),
    "custodian_scope": ("guest_only", "any_occupation"),
    "gizia": ("extra_turn", "extra_turn_compulsory", "extra_action"),
    "tiebreak_goods": ("kitchen", "kitchen_and_guests"),
    "operator_cap": ("none", 12),
}
"""Every flag with its values; the first is the one of the default edition."""


def edition_of(flags: Flags) -> Edition:
    """The switches that a full set of flags sets."""
    edition = Edition()
    edition.exactly_three_rooms = flags["initial_rooms"] == "exactly_3"
    edition.window_from_die = flags["addl_actions_window"] == "from_die_step"
    edition.die_must_have_effect = flags["die_effect"] == "must_have_effect"
    edition.physical_penalty_first = flags["penalty_choice"] == "physical_first"
    edition.second_room = FLAGS["c2_penalty"].index(flags["c2_penalty"])
    edition.discards_from_hand = flags["c4_source"] == "hand"
    edition.avoiding_penalty_costs = 0 if flags["conference_manager"] == "free" else 1
    edition.served_at_completion = flags["order_staff_timing"] == "completion"
    edition.any_occupation_counts = flags["custodian_scope"] == "any_occupation"
    edition.extra_is_turn = flags["gizia"] != "extra_action"
    edition.extra_is_compulsory = flags["gizia"] == "extra_turn_compulsory"
    edition.guests_break_ties = flags["tiebreak_goods"] == "kitchen_and_guests"
    return edition
