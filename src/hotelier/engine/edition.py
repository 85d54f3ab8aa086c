"""The switches in which printings of the game differ. Rules ask a switch, never for a name."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, final

from mypy_extensions import i64

FlagValue = str | int

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

SAME_COLUMN: Final = 0
SAME_COLUMN_ANY: Final = 1
TWO_FLOORS: Final = 2


@final
class Edition:
    """All flags of a game, each under the question the rules ask."""

    def __init__(self, flags: Mapping[str, FlagValue]) -> None:
        self.exactly_three_rooms: bool = flags["initial_rooms"] == "exactly_3"
        self.window_from_die: bool = flags["addl_actions_window"] == "from_die_step"
        self.die_must_have_effect: bool = flags["die_effect"] == "must_have_effect"
        self.physical_penalty_first: bool = flags["penalty_choice"] == "physical_first"
        self.b4_takes_occupied: bool = flags["b4_penalty_rooms"] == "occupied"
        self.c2_penalty: i64 = FLAGS["c2_penalty"].index(flags["c2_penalty"])
        self.c4_from_hand: bool = flags["c4_source"] == "hand"
        self.assistant_manager_points: i64 = int(flags["assistant_manager_vp"])
        self.avoiding_penalty_costs: i64 = 0 if flags["conference_manager"] == "free" else 1
        self.kitchen_hand_cost: i64 = int(flags["kitchen_hand_cost"])
        self.masseuse_serves_all: bool = flags["masseuse_scope"] == "any"
        self.served_at_completion: bool = flags["order_staff_timing"] == "completion"
        self.custodian_sees_all: bool = flags["custodian_scope"] == "any_occupation"
        self.extra_is_turn: bool = flags["gizia"] != "extra_action"
        self.extra_is_compulsory: bool = flags["gizia"] == "extra_turn_compulsory"
        self.guests_break_ties: bool = flags["tiebreak_goods"] == "kitchen_and_guests"
        self.operator_cap: i64 = 999 if flags["operator_cap"] == "none" else 12
