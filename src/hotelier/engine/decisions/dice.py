"""Dice: rolling them, choosing one in a turn, using them in an extra action (4.3, 4.4, 5.3)."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from hotelier.engine import agenda, codes, events, reason
from hotelier.engine.agenda import Frame
from hotelier.engine.causes import grants_extra_turn
from hotelier.engine.decisions import kind
from hotelier.engine.decisions.fields import DICE
from hotelier.engine.decisions.kind import Kind, unexplained
from hotelier.engine.decisions.play import options, resolve
from hotelier.engine.reason import Reason
from hotelier.engine.rules import dice
from hotelier.engine.state import Position
from hotelier.engine.values import BIT, DIE_LANE, dice_on


@final
class RollDice(Kind):
    """As many dice as the position says are still to roll, one by one."""

    number = agenda.ROLL_DICE
    asks = kind.CHANCE
    place = kind.ALONE
    fields = DICE
    block = codes.ROLL_CODES
    open_to_claims = False
    stays = True

    def choices(self, pos: Position, frame: Frame) -> i64:
        return 63

    def resolve(self, pos: Position, frame: Frame, choice: i64) -> None:
        face = choice + 1
        pos.dice += DIE_LANE[face]
        pos.note(events.DIE_ROLLED, frame.seat, frame.cause, face)
        pos.rolling -= 1
        if pos.rolling == 0:
            pos.top = frame.below


@final
class ExtraAction(Kind):
    """By one edition: an action without a boost instead of an extra turn (C-05)."""

    number = agenda.EXTRA_ACTION
    place = kind.ABOVE_A_TURN
    block = codes.USE_DICE_CODES
    optional = True
    waits = True

    def choices(self, pos: Position, frame: Frame) -> i64:
        found: i64 = 0
        for code in dice.effective(pos, frame.seat):
            found |= BIT[code - codes.USE_DICE]
        return found

    def resolve(self, pos: Position, frame: Frame, choice: i64) -> None:
        dice.use_dice(pos, frame.seat, codes.USE_DICE + choice)

    def settle(self, pos: Position, frame: Frame) -> bool:
        if super().settle(pos, frame):
            return True
        pos.note(events.EXTRA_TURN_STARTED, frame.seat, frame.cause)
        return False

    def why(self, pos: Position, frame: Frame, code: i64) -> Reason | None:
        if codes.TAKE_DIE <= code <= codes.TAKE_SIX_IDLE:
            return Reason(reason.NO_DIE_IN_EXTRA_TURN)
        return super().why(pos, frame, code)

    def explain(self, pos: Position, frame: Frame, choice: i64) -> Reason:
        code = codes.USE_DICE + choice
        if dice.is_boosted(code):
            return Reason(reason.NO_BOOST)
        return _why_not_chosen(pos, frame, code)

    def fault(self, pos: Position, frame: Frame) -> str:
        return extra_turn_fault(pos, frame, False)


def extra_turn_fault(pos: Position, frame: Frame, is_turn: bool) -> str:
    """Whether an extra turn, or an extra action, was won: by what, and in which edition."""
    if is_turn == pos.rules.edition.extra_is_turn and grants_extra_turn(pos, frame.cause):
        return ""
    return f"pending {agenda.FRAME_NAMES[frame.kind]} does not fit what it is because of"


# --- in a turn -----------------------------------------------------------------------------------


def add_dice(pos: Position, frame: Frame, found: list[int]) -> None:
    """Dice to choose; where an effect is demanded only effective ones, if there are any."""
    seat = frame.seat
    extra = frame.count & agenda.EXTRA != 0
    payable = dice.choosable(pos, seat, not extra, True)
    if pos.rules.edition.die_must_have_effect:
        working = [
            code
            for code in payable
            if dice.has_effect(pos, seat, code) or _hiring_helps(pos, seat, code)
        ]
        if working or extra or not frame.count & agenda.TOUCHED:
            found.extend(working)
            return
    found.extend(payable)
    if not payable and frame.count & agenda.TOUCHED and not extra and dice_on(pos.dice, 6):
        found.append(codes.TAKE_SIX_IDLE)


def _hiring_helps(pos: Position, seat: i64, code: i64) -> bool:
    """Whether staff hired beside this die makes a room possible that is not so before (C-04)."""
    extras = pos.players[seat].staff & pos.rules.on_die[dice.face_of(code)]
    if dice.action_of(code) != 3 or code >= codes.USE_DICE or not extras:
        return False
    world = pos.copy()
    resolve(world, code)
    return _leads_to_room(world)


def _leads_to_room(world: Position) -> bool:
    """Whether the pending extras of a die can be answered so that its main effect has a room."""
    frame = world.top
    if frame is None or frame.kind == agenda.TURN:
        return False
    if frame.kind == agenda.PREPARE_ROOMS and frame.least:
        return True
    for code in options(world):
        later = world.copy()
        resolve(later, code)
        if _leads_to_room(later):
            return True
    return False


def choose(pos: Position, seat: i64, code: i64) -> None:
    """Carry out the choice of a die in a turn."""
    if code == codes.TAKE_SIX_IDLE:
        dice.take_six_idle(pos, seat)
    elif code < codes.TAKE_SIX_IDLE:
        dice.take_die(pos, seat, code)
    else:
        dice.use_dice(pos, seat, code)


def why_no_die(pos: Position, turn: Frame, code: i64) -> Reason:
    """One die in every turn but an extra one, in which dice are used without taking one (5.3)."""
    extra = turn.count & agenda.EXTRA != 0
    if code >= codes.USE_DICE:
        if not extra:
            return Reason(reason.ONLY_IN_EXTRA_TURN)
        if turn.count & agenda.DIE_TAKEN:
            return Reason(reason.ACTION_ALREADY_DONE)
    elif extra:
        return Reason(reason.NO_DIE_IN_EXTRA_TURN)
    elif turn.count & agenda.DIE_TAKEN:
        return Reason(reason.DIE_ALREADY_TAKEN)
    elif code == codes.TAKE_SIX_IDLE:
        return _why_no_idle_six(pos, turn)
    return _why_not_chosen(pos, turn, code)


def _why_no_idle_six(pos: Position, turn: Frame) -> Reason:
    """A six without effect is only for a turn that has begun and cannot go on (C-03)."""
    if dice_on(pos.dice, 6) == 0:
        return Reason(reason.NO_DIE_ON_SPACE, 6)
    if dice.choosable(pos, turn.seat, True, True):
        return Reason(reason.ANOTHER_DIE_POSSIBLE)
    if not turn.count & agenda.TOUCHED:
        return Reason(reason.TURN_NOT_BEGUN)
    return unexplained(codes.TAKE_SIX_IDLE)


def _why_not_chosen(pos: Position, frame: Frame, code: i64) -> Reason:
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


kind.add(RollDice())
kind.add(ExtraAction())
