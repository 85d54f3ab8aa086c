"""A turn: a guest, a die, additional actions, or a pass (clauses 3.3, 4.1 to 4.5)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from hotelier.engine import agenda, codes, events, reason
from hotelier.engine.agenda import Frame
from hotelier.engine.decisions import dice, kind, serving
from hotelier.engine.decisions.fields import DONE
from hotelier.engine.decisions.guests import why_no_guest
from hotelier.engine.decisions.kind import Kind, unexplained
from hotelier.engine.decisions.play import options
from hotelier.engine.hotel import ROOMS
from hotelier.engine.reason import Reason
from hotelier.engine.rules import cafe, staff
from hotelier.engine.rules.gains import pay
from hotelier.engine.rules.move_in import move_in
from hotelier.engine.rules.politics import add_claims
from hotelier.engine.state import Position
from hotelier.engine.values import BIT, FIRST_STAFF, ROW_COSTS, ROW_SPACES


@final
class Turn(Kind):
    """The turn of a seat; ``done`` tells what it has brought so far."""

    number = agenda.TURN
    place = kind.ABOVE_A_TURN
    fields = DONE
    open_to_claims = False  # they have their own place among the additional actions
    stays = True
    waits = True

    def options(self, pos: Position, frame: Frame, found: list[int]) -> None:
        seat = frame.seat
        player = pos.players[seat]
        done = frame.count
        if done == 0:
            found.append(codes.PASS)
        can_act = False
        if not done & agenda.DIE_TAKEN:
            if not done & agenda.GUEST_TAKEN and player.free_table() >= 0:
                _add_row(pos, seat, player.kronen, found)
            before = len(found)
            dice.add_dice(pos, frame, found)
            can_act = len(found) > before
        if done & agenda.DIE_TAKEN or _may_end_idle(pos, done, can_act):
            found.append(codes.FINISH)
        if _window_is_open(pos, done, can_act):
            add_claims(pos, seat, found)
            serving.add_service(pos, player, found)
            ready = player.staff & ~player.used & pos.rules.once_per_round
            if ready:
                codes.USE_CODES.add(found, ready)

    def resolve(self, pos: Position, frame: Frame, choice: i64) -> None:
        seat = frame.seat
        if choice == codes.PASS:
            pos.top = frame.below
            pos.passed |= BIT[seat]
            pos.note(events.PASSED, seat, frame.cause)
        elif choice == codes.FINISH:
            pos.top = frame.below
            pos.note(events.TURN_FINISHED, seat, frame.cause)
        elif choice < codes.TAKE_DIE:
            pos.top = frame.touched(agenda.TOUCHED | agenda.GUEST_TAKEN)
            space = choice - codes.TAKE_GUEST
            pay(pos, seat, cafe.row_price(pos, seat, space), events.BY_TURN)
            cafe.take_from_row(pos, seat, space, events.BY_TURN)
        elif choice < codes.SPLIT_GOODS:
            pos.top = frame.touched(agenda.TOUCHED | agenda.DIE_TAKEN)
            dice.choose(pos, seat, choice)
        else:
            pos.top = frame.touched(agenda.TOUCHED)
            _act_additionally(pos, seat, choice)

    def settle(self, pos: Position, frame: Frame) -> bool:
        if frame.count == agenda.EXTRA:  # nothing done yet: it begins now (clause 5.3)
            pos.note(events.EXTRA_TURN_STARTED, frame.seat, frame.cause)
        return False

    def why(self, pos: Position, frame: Frame, code: i64) -> Reason | None:
        if code == codes.PASS:
            return _why_no_pass(frame)
        if code == codes.FINISH:
            return _why_no_finish(pos, frame)
        if codes.GUEST_CODES.holds(code):
            return _why_no_guest(pos, frame, code - codes.TAKE_GUEST)
        if codes.TAKE_DIE <= code < codes.SPLIT_GOODS:
            return dice.why_no_die(pos, frame, code)
        return _why_not_additional(pos, frame, code)

    def why_not_declined(self, frame: Frame) -> Reason:
        return Reason(reason.NOTHING_TO_DECLINE)

    def fault(self, pos: Position, frame: Frame) -> str:
        return dice.extra_turn_fault(pos, frame, True)


def _may_end_idle(pos: Position, done: i64, can_act: bool) -> bool:
    """An extra turn may end without an action, by one edition only if none is possible (C-05)."""
    return done & agenda.EXTRA != 0 and not (can_act and pos.rules.edition.extra_is_compulsory)


def _window_is_open(pos: Position, done: i64, can_act: bool) -> bool:
    """Additional actions: any time, by one edition only from the die step on (D7, C-05)."""
    if not pos.rules.edition.window_from_die or done & agenda.DIE_TAKEN:
        return True
    return done & agenda.EXTRA != 0 and not can_act


def _add_row(pos: Position, seat: i64, kronen: i64, found: list[int]) -> None:
    purse = 3 if pos.players[seat].staff & pos.rules.row_free else min(kronen, 3)
    codes_in_reach = _ROW[purse]
    if pos.guest_in_row(0) >= 0:
        # Guests slide to the right, so the leftmost one tells that the row is full.
        found.extend(codes_in_reach)
        return
    for code in codes_in_reach:
        if pos.guest_in_row(code - codes.TAKE_GUEST) >= 0:
            found.append(code)


_ROW: Final = [
    [codes.TAKE_GUEST + space for space in range(ROW_SPACES) if ROW_COSTS[space] <= purse]
    for purse in range(4)
]


def _act_additionally(pos: Position, seat: i64, code: i64) -> None:
    """An additional action (clause 4.5); claims are handled for all decisions alike."""
    if code >= codes.USE_STAFF:
        staff.use(pos, seat, code - codes.USE_STAFF)
    elif code >= codes.MOVE_IN:
        place = code - codes.MOVE_IN
        move_in(pos, seat, place // ROOMS, place % ROOMS)
    else:
        serving.begin_serving(pos, seat, code - codes.SERVE)


# --- why not -------------------------------------------------------------------------------------


def _why_no_pass(frame: Frame) -> Reason:
    """A pass replaces the whole turn."""
    if frame.count & agenda.EXTRA:
        return Reason(reason.NO_PASS_IN_EXTRA_TURN)
    if frame.count:
        return Reason(reason.TURN_BEGUN)
    return unexplained(codes.PASS)


def _why_no_finish(pos: Position, frame: Frame) -> Reason:
    """A turn is finished after its die, an extra turn perhaps after its action."""
    if frame.count & agenda.EXTRA and pos.rules.edition.extra_is_compulsory:
        return Reason(reason.ACTION_COMPULSORY)
    if not frame.count & agenda.DIE_TAKEN:
        return Reason(reason.DIE_NOT_TAKEN)
    return unexplained(codes.FINISH)


def _why_no_guest(pos: Position, frame: Frame, space: i64) -> Reason:
    """One guest before the die, for its price."""
    if frame.count & agenda.GUEST_TAKEN:
        return Reason(reason.GUEST_ALREADY_TAKEN)
    if frame.count & agenda.DIE_TAKEN:
        return Reason(reason.GUEST_BEFORE_DIE)
    return why_no_guest(pos, frame.seat, space, cafe.row_price(pos, frame.seat, space))


def _why_not_additional(pos: Position, frame: Frame, code: i64) -> Reason | None:
    serves = codes.SERVE_CODES.holds(code)
    moves = codes.MOVE_IN <= code < codes.CLAIM
    if not serves and not moves and not codes.USE_CODES.holds(code):
        return None
    if window_is_closed(pos, frame):
        return Reason(reason.ONLY_FROM_DIE_ON)
    if serves:
        return serving.why_no_serving(pos, frame.seat, code - codes.SERVE)
    if moves:
        return serving.why_no_move(pos, frame.seat, code - codes.MOVE_IN)
    return _why_not_used(pos, frame.seat, code - codes.USE_STAFF)


def window_is_closed(pos: Position, frame: Frame) -> bool:
    """Whether additional actions must wait for the die step."""
    if frame.kind != agenda.TURN:
        return False
    can_act = False
    for code in options(pos):
        if codes.TAKE_DIE <= code < codes.SPLIT_GOODS:
            can_act = True
    return not _window_is_open(pos, frame.count, can_act)


def _why_not_used(pos: Position, seat: i64, card: i64) -> Reason:
    """A once-per-round card in play, not yet used in this round."""
    bit = BIT[card]
    player = pos.players[seat]
    if not player.staff & bit:
        return Reason(reason.NOT_IN_PLAY, card + FIRST_STAFF)
    if not pos.rules.once_per_round & bit:
        return Reason(reason.NOT_ONCE_PER_ROUND, card + FIRST_STAFF)
    if player.used & bit:
        return Reason(reason.ALREADY_USED, card + FIRST_STAFF)
    return unexplained(codes.USE_STAFF + card)


kind.add(Turn())
