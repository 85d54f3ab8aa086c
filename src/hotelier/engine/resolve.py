"""What an option does: the twin of ``options``, one function for each kind of frame."""

from __future__ import annotations

from mypy_extensions import i64

from hotelier.engine import agenda, codes, events
from hotelier.engine.agenda import Frame
from hotelier.engine.rules import cafe, dice, emperor, flow, politics, rooms, setup, staff
from hotelier.engine.rules.gains import gain_kronen, pay, take_steps
from hotelier.engine.rules.move_in import move_in
from hotelier.engine.rules.rewards import resolve_item
from hotelier.engine.settle import settle
from hotelier.engine.state import OVER, Position
from hotelier.engine.values import (
    BATCH,
    BIT,
    DIE_LANE,
    FIRST_GUEST,
    STORE_LANE,
    in_store,
)


def resolve(pos: Position, code: i64) -> None:
    """Carry an option out and go on to the next decision. The option must be a legal one."""
    if carry_out(pos, code):
        advance(pos)


def carry_out(pos: Position, code: i64) -> bool:
    """Carry an option out and nothing else; says whether there may be something to settle."""
    frame = pos.top
    assert frame is not None
    kind = frame.kind
    if kind == agenda.ROLL_DICE:
        return not _roll(pos, frame, code - codes.ROLL + 1)
    if codes.CLAIM <= code < codes.CLAIM + 3:
        politics.claim(pos, frame.seat, code - codes.CLAIM)
        if kind == agenda.TURN:
            _touch(pos, frame, agenda.TOUCHED)
        return False
    if kind <= agenda.LAST_CHANCE_FRAME:
        _chance(pos, frame, code)
    elif kind == agenda.TURN:
        _turn(pos, frame, code)
    else:
        pos.top = frame.below
        if code == codes.DECLINE:
            _decline(pos, frame)
        else:
            _nested(pos, frame, code)
    return True


def advance(pos: Position) -> None:
    """Settle everything that needs no decision."""
    while True:
        frame = pos.top
        if frame is None:
            if pos.phase == OVER:
                return
            flow.next_step(pos)
        elif not settle(pos, frame):
            return


# --- chance --------------------------------------------------------------------------------------


def _roll(pos: Position, frame: Frame, face: i64) -> bool:
    """Lay a rolled die on its space; says whether more dice are to be rolled."""
    pos.dice += DIE_LANE[face]
    pos.note(events.DIE_ROLLED, frame.seat, frame.cause, face)
    pos.rolling -= 1
    if pos.rolling:
        return True
    pos.top = frame.below
    return False


def _chance(pos: Position, frame: Frame, code: i64) -> None:
    kind = frame.kind
    pos.top = frame.below
    if kind == agenda.REVEAL_GUEST:
        if frame.count > 1:
            pos.push(agenda.REVEAL_GUEST, frame.seat, frame.cause, frame.count - 1)
        cafe.reveal(pos, code - codes.REVEAL)
    elif kind in (agenda.DEAL_STAFF, agenda.DRAW_STAFF, agenda.LOOK_AT_STAFF):
        staff.draw(pos, frame, code - codes.DRAW)
    elif kind == agenda.CHOOSE_POLITICS:
        index = code - codes.POLITICS_CARD
        pos.politics = _with(pos.politics, frame.count, index)
        pos.note(events.POLITICS_CHOSEN, -1, frame.cause, pos.rules.politics[index].number)
    elif kind == agenda.CHOOSE_TILE:
        pos.tiles = _with(pos.tiles, frame.count, code - codes.TILE)
        pos.note(events.TILE_CHOSEN, -1, frame.cause, code - codes.TILE)
    elif kind == agenda.CHOOSE_START:
        pos.start = code - codes.START
        pos.note(events.START_CHOSEN, pos.start, frame.cause)
    else:
        board = code - codes.BOARD
        pos.players[frame.seat].board = pos.rules.boards[1 + board]
        pos.note(events.BOARD_ASSIGNED, frame.seat, frame.cause, board)


def _with(cards: tuple[int, ...], group: i64, card: i64) -> tuple[int, ...]:
    changed = list(cards)
    changed[group] = card
    return tuple(changed)


# --- a turn --------------------------------------------------------------------------------------


def _touch(pos: Position, frame: Frame, flags: i64) -> None:
    """Write down what has been done in this turn."""
    done = frame.count | flags
    if done != frame.count:
        pos.top = Frame(agenda.TURN, frame.seat, frame.cause, frame.below, done)


def _turn(pos: Position, frame: Frame, code: i64) -> None:
    seat = frame.seat
    if code == codes.PASS:
        pos.top = frame.below
        pos.passed |= BIT[seat]
        pos.note(events.PASSED, seat, frame.cause)
    elif code == codes.FINISH:
        pos.top = frame.below
        pos.note(events.TURN_FINISHED, seat, frame.cause)
    elif code < codes.TAKE_DIE:
        _touch(pos, frame, agenda.TOUCHED | agenda.GUEST_TAKEN)
        space = code - codes.TAKE_GUEST
        pay(pos, seat, cafe.row_price(pos, seat, space), events.BY_TURN)
        cafe.take_from_row(pos, seat, space, events.BY_TURN)
    elif code < codes.SPLIT_GOODS:
        _touch(pos, frame, agenda.TOUCHED | agenda.DIE_TAKEN)
        if code == codes.TAKE_SIX_IDLE:
            dice.take_six_idle(pos, seat)
        elif code < codes.TAKE_SIX_IDLE:
            dice.take_die(pos, seat, code)
        else:
            dice.use_dice(pos, seat, code)
    else:
        _touch(pos, frame, agenda.TOUCHED)
        _additional(pos, seat, code)


def _additional(pos: Position, seat: i64, code: i64) -> None:
    """An additional action (clause 4.5); claims are handled for all frames alike."""
    if code >= codes.USE_STAFF:
        staff.use(pos, seat, code - codes.USE_STAFF)
    elif code >= codes.MOVE_IN:
        table = (code - codes.MOVE_IN) // 20
        move_in(pos, seat, table, (code - codes.MOVE_IN) % 20)
    elif pos.players[seat].staff & pos.rules.serve_free:
        _serve(pos, seat, code)
    else:
        pay(pos, seat, 1, events.BY_TURN)
        pos.push(agenda.SERVE, seat, events.BY_TURN, BATCH - 1)
        _serve(pos, seat, code)


def _serve(pos: Position, seat: i64, code: i64) -> None:
    good = (code - codes.SERVE) // 3
    table = (code - codes.SERVE) % 3
    player = pos.players[seat]
    player.kitchen -= STORE_LANE[good]
    pos.note(events.GOOD_SERVED, seat, events.BY_TURN, player.guest_at(table) + FIRST_GUEST, good)
    cafe.place(pos, seat, table, good)


# --- nested decisions; the frame has been taken off the agenda -----------------------------------


def _decline(pos: Position, frame: Frame) -> None:
    """Leave an effect, or what is left of it, unused."""
    pos.note(events.DECLINED, frame.seat, frame.cause, frame.kind)
    if frame.kind == agenda.STAFF_ON_OFFER:
        pos.push(agenda.RETURN_OFFER, frame.seat, frame.cause, mask=frame.mask)
    elif frame.kind == agenda.AVOID_PENALTY:
        emperor.suffer_or_choose(pos, frame.seat, frame.cause)


def _nested(pos: Position, frame: Frame, code: i64) -> None:
    kind = frame.kind
    seat = frame.seat
    if kind == agenda.ALLOCATE_GOODS:
        _allocate(pos, frame, code)
    elif kind in (agenda.PREPARE_ROOMS, agenda.PREPARE_OCCUPIED):
        _prepare(pos, frame, code - codes.PREPARE)
    elif kind == agenda.SPLIT_GOODS:
        fine = code - codes.SPLIT_GOODS
        first = frame.mask
        goods = (frame.count - fine) * STORE_LANE[first] + fine * STORE_LANE[first + 1]
        cafe.receive(pos, seat, goods, frame.cause)
    elif kind == agenda.SPLIT_STEPS:
        steps = code - codes.SPLIT_STEPS
        take_steps(pos, seat, steps, frame.cause)
        if steps < frame.count:
            gain_kronen(pos, seat, frame.count - steps, frame.cause)
    elif kind == agenda.HIRE_STAFF:
        staff.hire(pos, seat, code - codes.HIRE, frame.price, frame.cause)
    elif kind == agenda.ITEMS:
        resolve_item(pos, frame, code - codes.RESOLVE)
    elif kind == agenda.SERVE:
        if frame.count > 1:
            pos.push(agenda.SERVE, seat, frame.cause, frame.count - 1)
        _serve(pos, seat, code)
    elif kind == agenda.CHOOSE_GOODS:
        goods = frame.mask + STORE_LANE[code - codes.CHOOSE_GOOD]
        if frame.count > 1:
            pos.push(kind, seat, frame.cause, frame.count - 1, mask=goods)
        else:
            cafe.receive(pos, seat, goods, frame.cause)
    else:
        _rare(pos, frame, code)


def _allocate(pos: Position, frame: Frame, code: i64) -> None:
    seat = frame.seat
    if code >= codes.KEEP_GOODS:
        good = code - codes.KEEP_GOODS
        kept = in_store(frame.mask, good) * STORE_LANE[good]
        pos.players[seat].kitchen += kept
        _allocate_rest(pos, frame, frame.mask - kept)
        return
    good = (code - codes.PLACE_GOOD) // 3
    table = (code - codes.PLACE_GOOD) % 3
    guest = pos.players[seat].guest_at(table) + FIRST_GUEST
    pos.note(events.GOOD_PLACED, seat, frame.cause, guest, good)
    _allocate_rest(pos, frame, frame.mask - STORE_LANE[good])
    cafe.place(pos, seat, table, good)


def _allocate_rest(pos: Position, frame: Frame, goods: i64) -> None:
    if goods:
        pos.push(agenda.ALLOCATE_GOODS, frame.seat, frame.cause, mask=goods)


def _prepare(pos: Position, frame: Frame, room: i64) -> None:
    """Prepare a room; an effect for several rooms goes on with the next one."""
    seat = frame.seat
    if frame.count > 1:
        least = frame.least - 1 if frame.least else 0
        pos.push(frame.kind, seat, frame.cause, frame.count - 1, frame.price, frame.mask, least)
    rooms.prepare(pos, seat, room, frame.price, frame.cause)
    if frame.kind == agenda.PREPARE_OCCUPIED:
        rooms.occupy_without_guest(pos, seat, room, frame.cause)


def _rare(pos: Position, frame: Frame, code: i64) -> None:
    kind = frame.kind
    seat = frame.seat
    cause = frame.cause
    if kind in (agenda.FIRST_GUEST, agenda.FREE_GUEST):
        cafe.take_from_row(pos, seat, code - codes.TAKE_GUEST, cause)
    elif kind == agenda.TURN_ROOMS:
        if frame.count > 1:
            pos.push(kind, seat, cause, frame.count - 1)
        rooms.occupy_without_guest(pos, seat, code - codes.TURN_ROOM, cause)
    elif kind == agenda.STAFF_ON_OFFER:
        card = code - codes.HIRE
        pos.push(agenda.RETURN_OFFER, seat, cause, mask=frame.mask & ~BIT[card])
        staff.hire(pos, seat, card, frame.price, cause)
    elif kind == agenda.RETURN_OFFER:
        card = code - codes.RETURN_STAFF
        staff.put_under_deck(pos, seat, card, cause)
        pos.push(kind, seat, cause, mask=frame.mask & ~BIT[card])
    elif kind == agenda.COMPLETE_ORDER:
        cafe.fill(pos, seat, code - codes.COMPLETE, cause)
    elif kind == agenda.DRAFT:
        setup.keep_drafted(pos, frame, code - codes.DRAFT)
    elif kind == agenda.EXTRA_ACTION:
        dice.use_dice(pos, seat, code)
    else:
        _penalty(pos, frame, code)


def _penalty(pos: Position, frame: Frame, code: i64) -> None:
    kind = frame.kind
    seat = frame.seat
    cause = frame.cause
    if kind == agenda.AVOID_PENALTY:
        emperor.avoid(pos, seat, cause)
    elif kind == agenda.PENALTY:
        if code == codes.SUFFER:
            emperor.suffer(pos, seat, cause)
        else:
            emperor.lose_points(pos, seat, cause)
    elif kind == agenda.RETURN_HAND:
        card = code - codes.RETURN_STAFF
        pos.players[seat].hand &= ~BIT[card]
        staff.put_under_deck(pos, seat, card, cause)
        if frame.count > 1:
            pos.push(kind, seat, cause, frame.count - 1)
    elif kind == agenda.REMOVE_ROOMS:
        room = code - codes.REMOVE_ROOM
        emperor.take_room(pos, seat, cause, frame.count, frame.price, room)
    else:
        assert kind == agenda.DISCARD_STAFF
        staff.discard(pos, seat, code - codes.DISCARD_STAFF, cause)
