"""The words in which cards are written: functions that read like the records they make."""

from __future__ import annotations

from hotelier.engine.effects import (
    ALWAYS,
    ANY_GOODS,
    AT_END,
    AVOID_PENALTY,
    BOTH_TRACKS,
    CHEAPER_HIRE,
    COMPLETE_ORDER,
    COUNT_EMPEROR_POSITION,
    COUNT_FULL_COLOURS,
    COUNT_FULL_COLUMNS,
    COUNT_FULL_GROUPS,
    COUNT_FULL_ROWS,
    COUNT_KRONEN,
    COUNT_OCCUPIED_ROOMS,
    COUNT_POLITICS_DISKS,
    COUNT_ROOM_TILES,
    COUNT_SETS_OF_THREE_COLOURS,
    COUNT_STAFF_IN_PLAY,
    DIE_TAKEN,
    DRAW_STAFF,
    EMPEROR_BONUS,
    EXTRA_TURN,
    FREE,
    GOODS,
    GUEST_MOVES_IN,
    GUEST_SERVED,
    HIRE_STAFF,
    KRONEN,
    LOOK_AT_STAFF,
    NO_FEE,
    ONCE_PER_ROUND,
    POINTS,
    PREPARE_ROOMS,
    ROOM_OCCUPIED,
    ROOMS_FREE,
    ROW_FREE,
    SERVE_FREE,
    STEPS,
    STRONGER_DIE,
    TAKE_GUEST,
    TURN_ROOMS,
    WHEN_HIRED,
    WHENEVER,
    Ability,
    Effect,
    Measure,
    Modifier,
    Trigger,
)
from hotelier.engine.hotel import ALL_ROOMS, FLOOR
from hotelier.engine.values import ANY_COLOUR, pack_store


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
    return Effect(DRAW_STAFF, number)


def Prepare(
    less: int = 0, free: bool = False, lower_floors: bool = False, occupied: bool = False
) -> Effect:
    """May prepare one room; ``occupied`` lays it occupied side up at once."""
    return Effect(
        PREPARE_ROOMS,
        discount=FREE if free else less,
        rooms=FLOOR[0] | FLOOR[1] if lower_floors else ALL_ROOMS,
        occupied=occupied,
    )


def Hire(less: int = 0, free: bool = False) -> Effect:
    """May play one staff card from the hand."""
    return Effect(HIRE_STAFF, discount=FREE if free else less)


def Offer(number: int, less: int = 0, free: bool = False) -> Effect:
    """Look at staff cards, may play one of them, the others go under the deck."""
    return Effect(LOOK_AT_STAFF, number, discount=FREE if free else less)


def TurnRooms(number: int) -> Effect:
    """May turn free rooms to occupied."""
    return Effect(TURN_ROOMS, number)


def CompleteOrder() -> Effect:
    """May fill the order of one guest from the supply."""
    return Effect(COMPLETE_ORDER)


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
    return Measure(COUNT_EMPEROR_POSITION, most=most)


def StaffInPlay() -> Measure:
    """Staff cards in play."""
    return Measure(COUNT_STAFF_IN_PLAY)


def RoomTiles() -> Measure:
    """Room tiles, free or occupied."""
    return Measure(COUNT_ROOM_TILES)


def OccupiedRooms(colour: int = ANY_COLOUR) -> Measure:
    """Occupied rooms, of one colour or all."""
    return Measure(COUNT_OCCUPIED_ROOMS, colour)


def FullGroups() -> Measure:
    """Fully occupied groups."""
    return Measure(COUNT_FULL_GROUPS)


def FullRows() -> Measure:
    """Fully occupied rows."""
    return Measure(COUNT_FULL_ROWS)


def FullColumns() -> Measure:
    """Fully occupied columns."""
    return Measure(COUNT_FULL_COLUMNS)


def FullColours() -> Measure:
    """Colours with all their rooms occupied."""
    return Measure(COUNT_FULL_COLOURS)


def PoliticsDisks() -> Measure:
    """Politics cards bearing the player's disk."""
    return Measure(COUNT_POLITICS_DISKS)


def ColourSets() -> Measure:
    """Sets of one occupied room of each colour."""
    return Measure(COUNT_SETS_OF_THREE_COLOURS)


def AvoidPenalty() -> Modifier:
    """Penalties of the emperor can be avoided; the edition names the price."""
    return Modifier(AVOID_PENALTY)
