"""The vocabulary in which every card is written.

A card carries no behaviour: it is a few of these records. One function of the rules carries an
effect out, one function of the texts describes it, so what a card says cannot drift from what it
does.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from hotelier.engine.hotel import ALL_ROOMS
from hotelier.engine.values import ANY_COLOUR

# --- effects: something happens once -------------------------------------------------------------

POINTS: Final = 0
STEPS: Final = 1
KRONEN: Final = 2
GOODS: Final = 3
ANY_GOODS: Final = 4
DRAW_STAFF: Final = 5
PREPARE_ROOMS: Final = 6
HIRE_STAFF: Final = 7
LOOK_AT_STAFF: Final = 8
TURN_ROOMS: Final = 9
COMPLETE_ORDER: Final = 10
TAKE_GUEST: Final = 11
EXTRA_TURN: Final = 12
DISHES: Final = 13
DRINKS: Final = 14
STEPS_OR_KRONEN: Final = 15
STEPS_AND_KRONEN: Final = 16
EFFECT_NAMES: Final = (
    "points",
    "steps",
    "kronen",
    "goods",
    "any_goods",
    "draw_staff",
    "prepare_rooms",
    "hire_staff",
    "look_at_staff",
    "turn_rooms",
    "complete_order",
    "take_guest",
    "extra_turn",
    "dishes",
    "drinks",
    "steps_or_kronen",
    "steps_and_kronen",
)

FREE: Final = 99
"""A discount larger than any price."""


@final
@mypyc_attr(acyclic=True)
class Effect:
    """Something that happens once: a kind, how much of it, and its conditions."""

    def __init__(
        self,
        kind: i64,
        amount: i64 = 1,
        goods: i64 = 0,
        discount: i64 = 0,
        rooms: i64 = ALL_ROOMS,
        occupied: bool = False,
        must: bool = False,
        per: Measure | None = None,
    ) -> None:
        self.kind: i64 = kind
        self.amount: i64 = amount
        self.goods: i64 = goods
        self.discount: i64 = discount
        self.rooms: i64 = rooms
        self.occupied: bool = occupied
        self.must: bool = must
        self.per: Measure | None = per

    def key(self) -> tuple[int, int, int, int, int, bool, bool]:
        """Everything but the measure, which no pending effect has."""
        return (
            self.kind,
            self.amount,
            self.goods,
            self.discount,
            self.rooms,
            self.occupied,
            self.must,
        )


# --- measures: something that can be counted at a seat -------------------------------------------

COUNT_KRONEN: Final = 0
COUNT_EMPEROR_POSITION: Final = 1
COUNT_STAFF_IN_PLAY: Final = 2
COUNT_POLITICS_DISKS: Final = 3
COUNT_ROOM_TILES: Final = 4
COUNT_OCCUPIED_ROOMS: Final = 5
COUNT_FULL_GROUPS: Final = 6
COUNT_FULL_ROWS: Final = 7
COUNT_FULL_COLUMNS: Final = 8
COUNT_SETS_OF_THREE_COLOURS: Final = 9
COUNT_FULL_COLOURS: Final = 10
FIRST_ROOM_MEASURE: Final = COUNT_ROOM_TILES
"""Measures from here on look at the hotel only."""

MEASURE_NAMES: Final = (
    "kronen",
    "emperor_position",
    "staff_in_play",
    "politics_disks",
    "room_tiles",
    "occupied_rooms",
    "full_groups",
    "full_rows",
    "full_columns",
    "sets_of_three_colours",
    "full_colours",
)


@final
class Measure:
    """Something that can be counted at a seat, up to a limit."""

    def __init__(self, kind: i64, colour: i64 = ANY_COLOUR, most: i64 = 999) -> None:
        self.kind: i64 = kind
        self.colour: i64 = colour
        self.most: i64 = most


@final
class AtLeast:
    """A condition: a measure reaches a number."""

    def __init__(self, number: i64, measure: Measure) -> None:
        self.number: i64 = number
        self.measure: Measure = measure


# --- abilities of staff --------------------------------------------------------------------------

ONCE_PER_ROUND: Final = 0
WHEN_HIRED: Final = 1
WHENEVER: Final = 2
ALWAYS: Final = 3
AT_END: Final = 4
MOMENT_NAMES: Final = ("once_per_round", "when_hired", "whenever", "always", "at_end")

DIE_TAKEN: Final = 0
GUEST_MOVES_IN: Final = 1
GUEST_SERVED: Final = 2
EMPEROR_BONUS: Final = 3
ROOM_OCCUPIED: Final = 4

ROOMS_FREE: Final = 0
STRONGER_DIE: Final = 1
NO_FEE: Final = 2
BOTH_TRACKS: Final = 3
CHEAPER_HIRE: Final = 4
SERVE_FREE: Final = 5
ROW_FREE: Final = 6
AVOID_PENALTY: Final = 7


@final
class Trigger:
    """What a reacting staff card waits for."""

    def __init__(
        self, kind: i64, faces: list[i64], colour: i64 = ANY_COLOUR, least_order: i64 = 0
    ) -> None:
        self.kind: i64 = kind
        self.faces: list[i64] = faces
        self.colour: i64 = colour
        self.least_order: i64 = least_order


@final
class Modifier:
    """A lasting change of a price or a strength."""

    def __init__(
        self, kind: i64, amount: i64 = 0, faces: list[i64] | None = None, colour: i64 = ANY_COLOUR
    ) -> None:
        self.kind: i64 = kind
        self.amount: i64 = amount
        self.faces: list[i64] = [] if faces is None else faces
        self.colour: i64 = colour


@final
class Ability:
    """What a staff card does: when, and the effect, modifiers or final points."""

    def __init__(
        self,
        moment: i64,
        effect: Effect | None = None,
        trigger: Trigger | None = None,
        modifiers: list[Modifier] | None = None,
        copies_rival: bool = False,
    ) -> None:
        self.moment: i64 = moment
        self.effect: Effect | None = effect
        self.trigger: Trigger | None = trigger
        self.modifiers: list[Modifier] = [] if modifiers is None else modifiers
        self.copies_rival: bool = copies_rival


# --- penalties of the emperor --------------------------------------------------------------------

LOSE_KRONEN: Final = 0
LOSE_KITCHEN: Final = 1
LOSE_ALL_GOODS: Final = 2
RETURN_HAND_CARDS: Final = 3
REMOVE_ROOMS: Final = 4
REMOVE_OCCUPIED_ROOMS: Final = 5
DISCARD_END_STAFF: Final = 6
LOSE_POINTS: Final = 7
PENALTY_NAMES: Final = (
    "lose_kronen",
    "lose_kitchen",
    "lose_all_goods",
    "return_hand_cards",
    "remove_rooms",
    "remove_occupied_rooms",
    "discard_end_staff",
    "lose_points",
)


@final
class Penalty:
    """What the emperor takes, and the points that may be lost instead (0: no such choice)."""

    def __init__(
        self,
        kind: i64,
        amount: i64 = 0,
        or_points: i64 = 0,
        occupied: bool = False,
        per: Measure | None = None,
    ) -> None:
        self.kind: i64 = kind
        self.amount: i64 = amount
        self.or_points: i64 = or_points
        self.occupied: bool = occupied
        self.per: Measure | None = per
