"""Goods, rooms, staff and items while an effect is carried out (clauses 4.4, 4.6, 4.8, 5.1)."""

from __future__ import annotations

from hotelier.engine import agenda, codes, reason
from hotelier.engine.agenda import Frame
from hotelier.engine.hotel import COLUMNS, FIRST_ROOM, FLOOR, FLOORS, placeable
from hotelier.engine.options import last_chosen, next_good
from hotelier.engine.reason import Reason
from hotelier.engine.rules import rooms, staff
from hotelier.engine.rules.rewards import same_item
from hotelier.engine.state import Position
from hotelier.engine.values import BIT, FIRST_STAFF, in_store, lowest
from hotelier.engine.why.additional import not_free, not_wanted, nothing_missing
from hotelier.engine.why.turn import unexplained


def split_goods(pos: Position, frame: Frame, code: int) -> Reason:
    """No more cake than strudel, no more coffee than wine."""
    del pos
    fine = code - codes.SPLIT_GOODS
    most = frame.count // 2
    if fine > most:
        plain = frame.mask
        return Reason(reason.FINE_EXCEEDS_PLAIN, plain + 1, plain, frame.count, most)
    return unexplained(code)


def split_steps(pos: Position, frame: Frame, code: int) -> Reason:
    """No more steps than the die is strong."""
    del pos
    if code - codes.SPLIT_STEPS > frame.count:
        return Reason(reason.STEPS_EXCEED_STRENGTH, frame.count)
    return unexplained(code)


def choose_good(pos: Position, frame: Frame, code: int) -> Reason:
    """Goods of the player's choice are named in a fixed order."""
    del pos
    last = last_chosen(frame.mask)
    if code - codes.CHOOSE_GOOD < last:
        return Reason(reason.GOODS_IN_FIXED_ORDER, last)
    return unexplained(code)


def _not_its_turn(frame: Frame, good: int) -> Reason | None:
    if not in_store(frame.mask, good):
        return Reason(reason.GOOD_NOT_RECEIVED, good)
    first = next_good(frame.mask)
    return Reason(reason.ANOTHER_GOOD_FIRST, first) if first != good else None


def place_good(pos: Position, frame: Frame, code: int) -> Reason:
    """Received goods are dealt out kind after kind, to orders that want them."""
    good, table = divmod(code - codes.PLACE_GOOD, 3)
    found = _not_its_turn(frame, good)
    if found is None:
        found = not_wanted(pos, pos.players[frame.seat], table, good)
    return unexplained(code) if found is None else found


def keep_goods(pos: Position, frame: Frame, code: int) -> Reason:
    """Received goods are dealt out kind after kind."""
    del pos
    found = _not_its_turn(frame, code - codes.KEEP_GOODS)
    return unexplained(code) if found is None else found


def prepare(pos: Position, frame: Frame, code: int) -> Reason:
    """A tile lies beside another one, where the effect allows it, and is paid for (4.8)."""
    room = code - codes.PREPARE
    player = pos.players[frame.seat]
    if player.prepared & BIT[room]:
        return Reason(reason.TILE_ALREADY_THERE, room)
    if not placeable(player.prepared) & BIT[room]:
        if player.prepared == 0:
            return Reason(reason.FIRST_ROOM_BOTTOM_LEFT, lowest(FIRST_ROOM))
        return Reason(reason.NOT_BESIDE_A_ROOM, room)
    if not frame.mask & BIT[room]:
        return Reason(reason.FLOOR_NOT_ALLOWED, room // COLUMNS + 1, _highest_floor(frame.mask))
    price = rooms.room_price(pos, player, room, frame.price)
    if price > player.kronen:
        return Reason(reason.NEEDS_KRONEN, reason.FOR_ROOM, price, player.kronen)
    return unexplained(code)


def _highest_floor(allowed: int) -> int:
    highest = 0
    for row in range(FLOORS):
        if allowed & FLOOR[row]:
            highest = row + 1
    return highest


def turn_room(pos: Position, frame: Frame, code: int) -> Reason:
    """Only a free room can be turned (R-25)."""
    found = not_free(pos.players[frame.seat], code - codes.TURN_ROOM)
    return unexplained(code) if found is None else found


def complete(pos: Position, frame: Frame, code: int) -> Reason:
    """Only an open order can be completed (R-26)."""
    found = nothing_missing(pos, pos.players[frame.seat], code - codes.COMPLETE)
    return unexplained(code) if found is None else found


def resolve_item(pos: Position, frame: Frame, code: int) -> Reason:
    """Items of a bag, equal ones only once."""
    del pos
    place = code - codes.RESOLVE
    if place >= len(frame.items):
        return Reason(reason.NO_SUCH_ITEM, len(frame.items))
    for earlier in range(place):
        if same_item(frame, earlier, place):
            return Reason(reason.SAME_ITEM, earlier)
    return unexplained(code)


def hire(pos: Position, frame: Frame, code: int) -> Reason:
    """A card of the hand or of the offer, paid for."""
    card = code - codes.HIRE
    player = pos.players[frame.seat]
    if frame.kind == agenda.STAFF_ON_OFFER:
        if not frame.mask & BIT[card]:
            return Reason(reason.NOT_ON_OFFER, card + FIRST_STAFF)
    elif not player.hand & BIT[card]:
        return Reason(reason.NOT_IN_HAND, card + FIRST_STAFF)
    price = staff.hire_price(pos, card, frame.price)
    if price > player.kronen:
        return Reason(reason.NEEDS_KRONEN, reason.FOR_STAFF, price, player.kronen)
    return unexplained(code)


def return_staff(pos: Position, frame: Frame, code: int) -> Reason:
    """Cards go under the deck from an offer, or from the hand by a penalty."""
    card = code - codes.RETURN_STAFF
    if frame.kind == agenda.RETURN_OFFER:
        if not frame.mask & BIT[card]:
            return Reason(reason.NOT_ON_OFFER, card + FIRST_STAFF)
    elif not pos.players[frame.seat].hand & BIT[card]:
        return Reason(reason.NOT_IN_HAND, card + FIRST_STAFF)
    return unexplained(code)
