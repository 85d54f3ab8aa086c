"""What needs nobody's decision: steps of the flow, forced choices, effects that lapse."""

from __future__ import annotations

from mypy_extensions import i64

from hotelier.engine import agenda, events
from hotelier.engine.agenda import Frame
from hotelier.engine.rules import cafe, dice, emperor, rooms, setup, staff
from hotelier.engine.rules.rewards import settle_items
from hotelier.engine.state import Position
from hotelier.engine.values import STORE_LANE, lowest


def settle(pos: Position, frame: Frame) -> bool:
    """Settle the top frame if it needs no decision; otherwise leave it and say False."""
    kind = frame.kind
    if kind == agenda.TURN:
        if frame.count == agenda.EXTRA:  # nothing done yet: it begins now (clause 5.3)
            pos.note(events.EXTRA_TURN_STARTED, frame.seat, frame.cause)
        return False
    if kind == agenda.ROLL_DICE:
        return False
    if kind == agenda.REVEAL_GUEST:
        return _settle_reveal(pos, frame)
    if kind == agenda.ALLOCATE_GOODS:
        return _settle_allocation(pos, frame)
    if kind == agenda.ITEMS:
        return settle_items(pos, frame)
    if kind in (agenda.DRAW_STAFF, agenda.LOOK_AT_STAFF, agenda.DEAL_STAFF):
        return staff.settle_draw(pos, frame)
    if kind >= agenda.EMPEROR_BONUS:
        _step(pos, frame)
        return True
    if kind == agenda.SPLIT_GOODS and frame.count == 1:
        pos.top = frame.below
        cafe.receive(pos, frame.seat, STORE_LANE[frame.mask], frame.cause)
        return True
    if kind == agenda.RETURN_OFFER and frame.mask & (frame.mask - 1) == 0:
        pos.top = frame.below
        if frame.mask:
            staff.put_under_deck(pos, frame.seat, lowest(frame.mask), frame.cause)
        return True
    if kind == agenda.DRAFT:
        return setup.settle_draft(pos, frame)
    if _has_choice(pos, frame):
        if kind == agenda.EXTRA_ACTION:
            pos.note(events.EXTRA_TURN_STARTED, frame.seat, frame.cause)
        return False
    _lapse(pos, frame)
    return True


def _step(pos: Position, frame: Frame) -> None:
    kind = frame.kind
    if kind == agenda.EMPEROR_BONUS:
        emperor.bonus(pos, frame)
    elif kind == agenda.EMPEROR_PENALTY:
        emperor.penalty(pos, frame)
    elif kind == agenda.FIRST_GUESTS:
        setup.next_first_guest(pos, frame)
    elif kind == agenda.FIRST_ROOMS:
        setup.next_first_rooms(pos, frame)
    else:
        setup.deal_all(pos, frame)


def _settle_reveal(pos: Position, frame: Frame) -> bool:
    if pos.guest_deck == 0:
        cafe.reshuffle(pos)
    if pos.guest_deck:
        return False
    pos.top = frame.below
    return True


def _settle_allocation(pos: Position, frame: Frame) -> bool:
    """Goods that no order wants any more go to the kitchen."""
    rest = cafe.store_unwanted(pos, frame.seat, frame.mask)
    if rest == frame.mask:
        return False
    pos.top = frame.below
    if rest:
        pos.push(agenda.ALLOCATE_GOODS, frame.seat, frame.cause, mask=rest)
    return True


def _has_choice(pos: Position, frame: Frame) -> bool:
    """Whether an effect that may be declined can be used at all."""
    kind = frame.kind
    seat = frame.seat
    player = pos.players[seat]
    if kind in (agenda.PREPARE_ROOMS, agenda.PREPARE_OCCUPIED):
        return rooms.affordable(pos, player, player.kronen + frame.price, frame.mask) != 0
    if kind == agenda.HIRE_STAFF:
        return staff.within_purse(pos, seat, player.hand, frame.price) != 0
    if kind == agenda.STAFF_ON_OFFER:
        return staff.within_purse(pos, seat, frame.mask, frame.price) != 0
    if kind == agenda.TURN_ROOMS:
        return player.prepared & ~player.occupied != 0
    if kind == agenda.COMPLETE_ORDER:
        return cafe.wanted(pos, player) != 0
    if kind == agenda.FREE_GUEST:
        return player.free_table() >= 0 and pos.row != 0
    if kind == agenda.SERVE:
        return _can_serve(pos, seat)
    if kind == agenda.EXTRA_ACTION:
        return len(dice.effective(pos, seat)) > 0
    return True


def _can_serve(pos: Position, seat: i64) -> bool:
    wishes = cafe.wanted(pos, pos.players[seat])
    kitchen = pos.players[seat].kitchen
    return any(wishes >> 4 * good & 15 and kitchen >> 12 * good & 4095 for good in range(4))


def _lapse(pos: Position, frame: Frame) -> None:
    """An effect that cannot be used is lost without compensation; offered cards go back."""
    pos.top = frame.below
    if frame.kind != agenda.SERVE:
        pos.note(events.EFFECT_LAPSED, frame.seat, frame.cause, frame.kind)
    if frame.kind == agenda.STAFF_ON_OFFER:
        pos.push(agenda.RETURN_OFFER, frame.seat, frame.cause, mask=frame.mask)
