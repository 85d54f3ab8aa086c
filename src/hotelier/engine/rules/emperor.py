"""The emperor after rounds 3, 5 and 7: points, bonuses and penalties (clauses 5.5, 6.1)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hotelier.engine import agenda, effects, events
from hotelier.engine.agenda import Frame
from hotelier.engine.edition import SAME_COLUMN, SAME_COLUMN_ANY
from hotelier.engine.effects import Penalty
from hotelier.engine.hotel import COLUMN, FLOOR
from hotelier.engine.rules.gains import pay, score
from hotelier.engine.rules.measures import count
from hotelier.engine.rules.rewards import open_effect
from hotelier.engine.rules.rooms import remove
from hotelier.engine.state import EMPEROR, Player, Position
from hotelier.engine.values import (
    BONUS_FROM,
    SCORING_OF_ROUND,
    SETBACK,
    TRACK_POINTS,
    bits,
    lowest,
    order_to_store,
    store_total,
)

# Which rooms a penalty takes, the "price" of its frame.
HIGHEST_FREE: Final = 0
HIGHEST_OCCUPIED: Final = 1
OCCUPIED_BELOW: Final = 2
OCCUPIED_BELOW_ANY: Final = 3
OCCUPIED_NEXT_FLOOR: Final = 4


def begin(pos: Position) -> None:
    """All score their position and move back; then each in turn order meets the tile (R-11)."""
    pos.phase = EMPEROR
    pos.note(events.EMPEROR_CAME, -1, events.BY_TRACK, pos.round)
    seats = len(pos.players)
    for place in range(seats):
        _score_and_move_back(pos, (pos.start + place) % seats)
    cause = events.BY_TILE + tile_index(pos)
    for place in range(seats - 1, -1, -1):
        seat = (pos.start + place) % seats
        if pos.players[seat].emperor >= BONUS_FROM:
            pos.push(agenda.EMPEROR_BONUS, seat, cause)
        elif pos.players[seat].emperor == 0:
            pos.push(agenda.EMPEROR_PENALTY, seat, cause)


def _score_and_move_back(pos: Position, seat: i64) -> None:
    player = pos.players[seat]
    score(pos, seat, TRACK_POINTS[player.emperor], events.FROM_TRACK, events.BY_TRACK)
    back = SETBACK[pos.round]
    back = min(back, player.emperor)
    player.emperor -= back
    pos.note(events.SET_BACK, seat, events.BY_TRACK, 0, back)


def tile_index(pos: Position) -> i64:
    """The tile of the present scoring."""
    return pos.tiles[SCORING_OF_ROUND[pos.round]]


def printed(pos: Position) -> Penalty:
    """The penalty on the tile of the present scoring."""
    return pos.rules.tiles[tile_index(pos)].penalty


def takes_hand_card(pos: Position) -> bool:
    """Whether the penalty looks at a hand: by one edition it takes a card of it (C-13)."""
    return printed(pos).kind == effects.DISCARD_END_STAFF and pos.rules.edition.discards_from_hand


def bonus(pos: Position, frame: Frame) -> None:
    """Receive the bonus: staff that reacts first (R-23), then the tile."""
    seat = frame.seat
    pos.top = frame.below
    index = tile_index(pos)
    pos.note(events.BONUS_RECEIVED, seat, frame.cause, index)
    reacting = pos.players[seat].staff & pos.rules.on_bonus
    effect = pos.rules.tiles[index].bonus
    while reacting:
        card = pos.rules.staff[lowest(reacting)]
        reacting &= reacting - 1
        assert card.ability.effect is not None
        open_effect(pos, seat, card.ability.effect, events.BY_STAFF + card.number)
    open_effect(pos, seat, effect, frame.cause)


def penalty(pos: Position, frame: Frame) -> None:
    """Suffer the penalty, unless staff avoids it (R-36, C-10)."""
    seat = frame.seat
    player = pos.players[seat]
    pos.top = frame.below
    price = pos.rules.edition.avoiding_penalty_costs
    if player.staff & pos.rules.avoids_penalty and player.kronen >= price:
        if price == 0:
            avoid(pos, seat, frame.cause)
        else:
            pos.push(agenda.AVOID_PENALTY, seat, frame.cause)
    else:
        suffer_or_choose(pos, seat, frame.cause)


def avoid(pos: Position, seat: i64, cause: i64) -> None:
    """Pay what the edition asks for and be spared."""
    pay(pos, seat, pos.rules.edition.avoiding_penalty_costs, cause)
    pos.note(events.PENALTY_AVOIDED, seat, cause, tile_index(pos))


def suffer_or_choose(pos: Position, seat: i64, cause: i64) -> None:
    """An option that cannot be carried out in full is not available (R-31, R-32)."""
    card = printed(pos)
    pos.note(events.PENALTY_SUFFERED, seat, cause, tile_index(pos))
    if card.or_points == 0:
        suffer(pos, seat, cause)
    elif not can_suffer(pos, seat):
        lose_points(pos, seat, cause)
    elif pos.rules.edition.physical_penalty_first:
        suffer(pos, seat, cause)
    else:
        pos.push(agenda.PENALTY, seat, cause)


def lose_points(pos: Position, seat: i64, cause: i64) -> None:
    """Lose the points printed as the alternative."""
    card = printed(pos)
    score(pos, seat, -card.or_points, events.FROM_TILES, cause)


def can_suffer(pos: Position, seat: i64) -> bool:
    """Whether the material penalty can be carried out in full."""
    player = pos.players[seat]
    card = printed(pos)
    if card.kind == effects.LOSE_KRONEN:
        return player.kronen >= card.amount
    if card.kind == effects.RETURN_HAND_CARDS:
        return bits(player.hand) >= card.amount
    if card.kind == effects.REMOVE_ROOMS:
        rooms = player.occupied if card.occupied else player.prepared & ~player.occupied
        return bits(rooms) >= card.amount
    if card.kind == effects.DISCARD_END_STAFF:
        return discardable(pos, player) != 0
    return True


def discardable(pos: Position, player: Player) -> i64:
    """Game-end cards the last tile can take: in play, or of the hand by one edition (C-13)."""
    cards = player.hand if pos.rules.edition.discards_from_hand else player.staff
    return cards & pos.rules.at_end


def suffer(pos: Position, seat: i64, cause: i64) -> None:
    """Carry out the material penalty, or put the choice it needs on the agenda."""
    card = printed(pos)
    player = pos.players[seat]
    if card.kind == effects.LOSE_KRONEN:
        pay(pos, seat, card.amount, cause)
    elif card.kind == effects.LOSE_POINTS:
        amount = card.amount
        if card.per is not None:
            amount *= count(player, card.per)
        score(pos, seat, -amount, events.FROM_TILES, cause)
    elif card.kind == effects.LOSE_KITCHEN:
        _lose_goods(pos, seat, cause, False)
    elif card.kind == effects.LOSE_ALL_GOODS:
        _lose_goods(pos, seat, cause, True)
    elif card.kind == effects.RETURN_HAND_CARDS:
        pos.push(agenda.RETURN_HAND, seat, cause, card.amount)
    elif card.kind == effects.DISCARD_END_STAFF:
        pos.push(agenda.DISCARD_STAFF, seat, cause)
    elif card.kind == effects.REMOVE_ROOMS:
        which = HIGHEST_OCCUPIED if card.occupied else HIGHEST_FREE
        _ask_room(pos, seat, cause, card.amount, which, highest(player, which))
    else:
        rooms = highest(player, HIGHEST_OCCUPIED)
        _ask_room(pos, seat, cause, card.amount, second_room(pos), rooms)


def _lose_goods(pos: Position, seat: i64, cause: i64, from_guests: bool) -> None:
    player = pos.players[seat]
    lost = player.kitchen
    player.kitchen = 0
    if from_guests:
        for table in range(3):
            lost += order_to_store(player.served_at(table))
        player.served = 0
    if store_total(lost):
        pos.note(events.GOODS_LOST, seat, cause, lost)


def second_room(pos: Position) -> i64:
    """How the last tile chooses the second room it takes (C-12)."""
    rule = pos.rules.edition.second_room
    if rule == SAME_COLUMN:
        return OCCUPIED_BELOW
    if rule == SAME_COLUMN_ANY:
        return OCCUPIED_BELOW_ANY
    return OCCUPIED_NEXT_FLOOR


def highest(player: Player, which: i64) -> i64:
    """Free (or occupied) rooms of the highest floor that has one."""
    rooms = player.prepared & ~player.occupied
    if which != HIGHEST_FREE:
        rooms = player.occupied
    return _top_floor(rooms)


def _top_floor(rooms: i64) -> i64:
    for floor in range(3, -1, -1):
        if rooms & FLOOR[floor]:
            return rooms & FLOOR[floor]
    return 0


def _ask_room(pos: Position, seat: i64, cause: i64, number: i64, which: i64, rooms: i64) -> None:
    """Let the player choose one of some rooms; a single one is taken without asking."""
    if rooms and rooms & (rooms - 1) == 0:
        take_room(pos, seat, cause, number, which, lowest(rooms))
    elif rooms:
        pos.push(agenda.REMOVE_ROOMS, seat, cause, number, which, rooms)


def take_room(pos: Position, seat: i64, cause: i64, number: i64, which: i64, room: i64) -> None:
    """Remove a room and go on with the next one the penalty asks for (C-12)."""
    remove(pos, seat, room, cause)
    if number <= 1:
        return
    player = pos.players[seat]
    if which <= HIGHEST_OCCUPIED:
        rooms = highest(player, which)
    else:
        floor = room // 5
        below = player.occupied & ((FLOOR[floor] & -FLOOR[floor]) - 1)
        if which == OCCUPIED_NEXT_FLOOR:
            rooms = _top_floor(below)
        elif which == OCCUPIED_BELOW:
            rooms = _top_floor(below & COLUMN[room % 5])
        else:
            rooms = below & COLUMN[room % 5]
    _ask_room(pos, seat, cause, number - 1, which, rooms)
