"""The vocabulary in which every card is written.

A card carries no behaviour: it is a few of these records. One function of the rules carries an
effect out, one function of the texts describes it, so what a card says cannot drift from what it
does. The functions with capital letters are the words that content is written with.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from hotelier.engine.hotel import ALL_ROOMS, FLOOR
from hotelier.engine.values import ANY_COLOUR, pack_store

# --- effects: something happens once -------------------------------------------------------------

POINTS: Final = 0
STEPS: Final = 1
KRONEN: Final = 2
GOODS: Final = 3
ANY_GOODS: Final = 4
DRAW: Final = 5
PREPARE: Final = 6
HIRE: Final = 7
OFFER: Final = 8
TURN_ROOM: Final = 9
COMPLETE: Final = 10
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
COUNT_STEPS: Final = 1
COUNT_STAFF: Final = 2
COUNT_DISKS: Final = 3
COUNT_TILES: Final = 4
COUNT_OCCUPIED: Final = 5
COUNT_GROUPS: Final = 6
COUNT_FLOORS: Final = 7
COUNT_COLUMNS: Final = 8
COUNT_SETS: Final = 9
COUNT_FULL_COLOURS: Final = 10
FIRST_ROOM_MEASURE: Final = COUNT_TILES
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
RETURN_HAND: Final = 3
REMOVE_ROOMS: Final = 4
REMOVE_OCCUPIED: Final = 5
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


# --- the words -----------------------------------------------------------------------------------


def Points(number: int, per: Measure | None = None) -> Effect:
    """Score points, so many for each of a measure if one is given."""
    return Effect(POINTS, number, per=per)


def Steps(number: int) -> Effect:
    """Advance on the emperor track."""
    return Effect(STEPS, number)


def Kronen(number: int) -> Effect:
    """Gain kronen."""
    return Effect(KRONEN, number)


def Goods(strudel: int = 0, cake: int = 0, wine: int = 0, coffee: int = 0) -> Effect:
    """Receive these goods."""
    return Effect(
        GOODS, strudel + cake + wine + coffee, goods=pack_store(strudel, cake, wine, coffee)
    )


def AnyGoods(number: int) -> Effect:
    """Receive goods of the player's choice."""
    return Effect(ANY_GOODS, number)


def DrawStaff(number: int) -> Effect:
    """Draw staff cards to the hand."""
    return Effect(DRAW, number)


def Prepare(
    less: int = 0, free: bool = False, lower_floors: bool = False, occupied: bool = False
) -> Effect:
    """May prepare one room; ``occupied`` lays it occupied side up at once."""
    return Effect(
        PREPARE,
        discount=FREE if free else less,
        rooms=FLOOR[0] | FLOOR[1] if lower_floors else ALL_ROOMS,
        occupied=occupied,
    )


def Hire(less: int = 0, free: bool = False) -> Effect:
    """May play one staff card from the hand."""
    return Effect(HIRE, discount=FREE if free else less)


def Offer(number: int, less: int = 0, free: bool = False) -> Effect:
    """Look at staff cards, may play one of them, the others go under the deck."""
    return Effect(OFFER, number, discount=FREE if free else less)


def TurnRooms(number: int) -> Effect:
    """May turn free rooms to occupied."""
    return Effect(TURN_ROOM, number)


def CompleteOrder() -> Effect:
    """May fill the order of one guest from the supply."""
    return Effect(COMPLETE)


def TakeFreeGuest() -> Effect:
    """May take a guest of the row free of charge."""
    return Effect(TAKE_GUEST)


def ExtraTurn() -> Effect:
    """One more turn (or action) without taking a die, when everything else is settled."""
    return Effect(EXTRA_TURN)


def OncePerRound(effect: Effect) -> Ability:
    """An ability that is used once in every round."""
    return Ability(ONCE_PER_ROUND, effect)


def WhenHired(effect: Effect) -> Ability:
    """An effect at the moment the card is played."""
    return Ability(WHEN_HIRED, effect)


def Whenever(trigger: Trigger, effect: Effect) -> Ability:
    """An effect each time something happens."""
    return Ability(WHENEVER, effect, trigger)


def Always(*modifiers: Modifier) -> Ability:
    """Lasting changes of prices or strengths."""
    return Ability(ALWAYS, modifiers=list(modifiers))


def AtEnd(effect: Effect) -> Ability:
    """Points at the end of the game."""
    return Ability(AT_END, effect)


def CopyRival() -> Ability:
    """At the end of the game: the best game-end card a rival has in play, on the own hotel."""
    return Ability(AT_END, copies_rival=True)


def DieTaken(*faces: int) -> Trigger:
    """A die showing one of these faces is taken."""
    return Trigger(DIE_TAKEN, list(faces))


def GuestMovesIn(colour: int = ANY_COLOUR, least_order: int = 0) -> Trigger:
    """A guest moves in: of this colour, with at least so many goods ordered."""
    return Trigger(GUEST_MOVES_IN, [], colour, least_order)


def GuestServed(colour: int) -> Trigger:
    """A guest has everything ordered; the edition says when that is noticed."""
    return Trigger(GUEST_SERVED, [], colour)


def RoomOccupied() -> Trigger:
    """A room becomes occupied; the edition says whether a guest must move in for that."""
    return Trigger(ROOM_OCCUPIED, [])


def EmperorBonus() -> Trigger:
    """The player receives the bonus of an emperor tile."""
    return Trigger(EMPEROR_BONUS, [])


def RoomsFree(colour: int) -> Modifier:
    """Preparing rooms of this colour costs nothing."""
    return Modifier(ROOMS_FREE, colour=colour)


def StrongerDie(*faces: int) -> Modifier:
    """Taking one of these dice is worth one more."""
    return Modifier(STRONGER_DIE, 1, list(faces))


def NoFee() -> Modifier:
    """The fee of the six is waived."""
    return Modifier(NO_FEE)


def BothTracks(face: int) -> Modifier:
    """This die gives a step and a krone for each point of strength."""
    return Modifier(BOTH_TRACKS, faces=[face])


def CheaperHire(face: int, less: int) -> Modifier:
    """The staff card of this die costs less."""
    return Modifier(CHEAPER_HIRE, less, [face])


def ServeFree() -> Modifier:
    """Moving goods from the kitchen to guests costs nothing."""
    return Modifier(SERVE_FREE)


def RowFree() -> Modifier:
    """Guests of the row cost nothing."""
    return Modifier(ROW_FREE)


def KronenOwned() -> Measure:
    """Kronen of the player."""
    return Measure(COUNT_KRONEN)


def EmperorPosition(most: int = 999) -> Measure:
    """Position on the emperor track."""
    return Measure(COUNT_STEPS, most=most)


def StaffInPlay() -> Measure:
    """Staff cards in play."""
    return Measure(COUNT_STAFF)


def RoomTiles() -> Measure:
    """Room tiles, free or occupied."""
    return Measure(COUNT_TILES)


def OccupiedRooms(colour: int = ANY_COLOUR) -> Measure:
    """Occupied rooms, of one colour or all."""
    return Measure(COUNT_OCCUPIED, colour)


def FullGroups() -> Measure:
    """Fully occupied groups."""
    return Measure(COUNT_GROUPS)


def FullRows() -> Measure:
    """Fully occupied rows."""
    return Measure(COUNT_FLOORS)


def FullColumns() -> Measure:
    """Fully occupied columns."""
    return Measure(COUNT_COLUMNS)


def FullColours() -> Measure:
    """Colours with all their rooms occupied."""
    return Measure(COUNT_FULL_COLOURS)


def PoliticsDisks() -> Measure:
    """Politics cards bearing the player's disk."""
    return Measure(COUNT_DISKS)


def ColourSets() -> Measure:
    """Sets of one occupied room of each colour."""
    return Measure(COUNT_SETS)


def AvoidPenalty() -> Modifier:
    """Penalties of the emperor can be avoided; the edition names the price."""
    return Modifier(AVOID_PENALTY)
