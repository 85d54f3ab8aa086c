"""The switches in which printings of the game differ. Rules ask a switch, never for a name."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

# How a penalty that takes two occupied rooms finds the second one.
SAME_COLUMN: Final = 0
SAME_COLUMN_ANY: Final = 1
TWO_FLOORS: Final = 2


@final
class Edition:
    """What the rules ask, as the default edition answers; ``content.flags`` sets the switches."""

    def __init__(self) -> None:
        self.exactly_three_rooms: bool = False
        self.window_from_die: bool = False
        self.die_must_have_effect: bool = False
        self.physical_penalty_first: bool = False
        self.second_room: i64 = SAME_COLUMN
        self.discards_from_hand: bool = False
        self.avoiding_penalty_costs: i64 = 1
        self.served_at_completion: bool = False
        self.any_occupation_counts: bool = False
        self.extra_is_turn: bool = True
        self.extra_is_compulsory: bool = False
        self.guests_break_ties: bool = False
