"""Passing, finishing, declining, guests of the row, dice (clauses 3.3, 4.1 to 4.4)."""

from __future__ import annotations

from hotelier.engine import agenda, codes, reason
from hotelier.engine.agenda import Frame
from hotelier.engine.options import options, window_is_open
from hotelier.engine.reason import Reason
from hotelier.engine.rules import cafe, dice
from hotelier.engine.state import Position
from hotelier.engine.values import TABLES, dice_on


def unexplained(code: int) -> Reason:
    """Nothing stands in the way: never true of an action that is not offered."""
    return Reason(reason.UNEXPLAINED, code)


def window_is_closed(pos: Position, frame: Frame) -> bool:
    """Whether additional actions must wait for the die step."""
    if frame.kind != agenda.TURN:
        return False
    can_act = False
    for code in options(pos):
        if codes.TAKE_DIE <= code < codes.SPLIT_GOODS:
            can_act = True
    return not window_is_open(pos, frame.count, can_act)


def pass_turn(pos: Position, frame: Frame, code: int) -> Reason:
    """A pass replaces the whole turn."""
    del pos
    if frame.count & agenda.EXTRA:
        return Reason(reason.NO_PASS_IN_EXTRA_TURN)
    if frame.count:
        return Reason(reason.TURN_BEGUN)
    return unexplained(code)


def finish(pos: Position, frame: Frame, code: int) -> Reason:
    """A turn is finished after its die, an extra turn perhaps after its action."""
    if frame.count & agenda.EXTRA and pos.rules.edition.extra_is_compulsory:
        return Reason(reason.ACTION_COMPULSORY)
    if not frame.count & agenda.DIE_TAKEN:
        return Reason(reason.DIE_NOT_TAKEN)
    return unexplained(code)


def decline(pos: Position, frame: Frame, code: int) -> Reason:
    """Only an effect that is optional can be declined."""
    del pos, code
    kind = frame.kind
    if kind == agenda.TURN:
        return Reason(reason.NOTHING_TO_DECLINE)
    if frame.least > 0 and kind in (agenda.PREPARE_ROOMS, agenda.HIRE_STAFF):
        return Reason(reason.MUST_USE_EFFECT, kind, frame.least)
    return Reason(reason.CANNOT_DECLINE, kind)


def take_guest(pos: Position, frame: Frame, code: int) -> Reason:
    """In a turn one guest before the die, for its price; by an effect for nothing."""
    space = code - codes.TAKE_GUEST
    player = pos.players[frame.seat]
    price = 0
    if frame.kind == agenda.TURN:
        if frame.count & agenda.GUEST_TAKEN:
            return Reason(reason.GUEST_ALREADY_TAKEN)
        if frame.count & agenda.DIE_TAKEN:
            return Reason(reason.GUEST_BEFORE_DIE)
        price = cafe.row_price(pos, frame.seat, space)
    if player.free_table() < 0:
        return Reason(reason.CAFE_FULL, TABLES)
    if pos.guest_in_row(space) < 0:
        return Reason(reason.ROW_SPACE_EMPTY, space)
    if price > player.kronen:
        return Reason(reason.NEEDS_KRONEN, reason.FOR_GUEST, price, player.kronen)
    return unexplained(code)


def _is_extra(frame: Frame) -> bool:
    return frame.kind == agenda.EXTRA_ACTION or frame.count & agenda.EXTRA != 0


def take_die(pos: Position, frame: Frame, code: int) -> Reason:
    """One die in every turn but an extra one."""
    if _is_extra(frame):
        return Reason(reason.NO_DIE_IN_EXTRA_TURN)
    if frame.count & agenda.DIE_TAKEN:
        return Reason(reason.DIE_ALREADY_TAKEN)
    return _choose_die(pos, frame, code)


def take_six_idle(pos: Position, frame: Frame, code: int) -> Reason:
    """A six without effect is only for a turn that has begun and cannot go on (C-03)."""
    if _is_extra(frame):
        return Reason(reason.NO_DIE_IN_EXTRA_TURN)
    if frame.count & agenda.DIE_TAKEN:
        return Reason(reason.DIE_ALREADY_TAKEN)
    if dice_on(pos.dice, 6) == 0:
        return Reason(reason.NO_DIE_ON_SPACE, 6)
    if dice.choosable(pos, frame.seat, True, True):
        return Reason(reason.ANOTHER_DIE_POSSIBLE)
    if not frame.count & agenda.TOUCHED:
        return Reason(reason.TURN_NOT_BEGUN)
    return unexplained(code)


def use_dice(pos: Position, frame: Frame, code: int) -> Reason:
    """Dice are used without taking one only in an extra turn or action (5.3)."""
    if not _is_extra(frame):
        return Reason(reason.ONLY_IN_EXTRA_TURN)
    if frame.kind == agenda.EXTRA_ACTION:
        if dice.is_boosted(code):
            return Reason(reason.NO_BOOST)
    elif frame.count & agenda.DIE_TAKEN:
        return Reason(reason.ACTION_ALREADY_DONE)
    return _choose_die(pos, frame, code)


def _choose_die(pos: Position, frame: Frame, code: int) -> Reason:
    player = pos.players[frame.seat]
    face = dice.face_of(code)
    if dice_on(pos.dice, face) == 0:
        return Reason(reason.NO_DIE_ON_SPACE, face)
    price = dice.die_price(pos, player, code)
    if price > player.kronen:
        return Reason(reason.NEEDS_KRONEN, reason.FOR_DIE, price, player.kronen)
    if not dice.has_effect(pos, frame.seat, code):
        return Reason(reason.DIE_WITHOUT_EFFECT, face, dice.action_of(code))
    return unexplained(code)
