"""What may be done now: the codes of all options of the frame on top, one function a kind.

This is the only place where legality is decided. ``resolve`` carries the options out,
``reasons`` explains what is missing here.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hotelier.engine import agenda, codes
from hotelier.engine.agenda import Frame
from hotelier.engine.resolve import resolve
from hotelier.engine.rules import cafe, dice, emperor, rooms, staff
from hotelier.engine.rules.politics import add_claims
from hotelier.engine.rules.rewards import same_item
from hotelier.engine.state import EMPTY_TABLE, TURNS, Player, Position
from hotelier.engine.values import (
    BIT,
    ROW_COSTS,
    ROW_SPACES,
    TABLES,
    dice_on,
    in_order,
    in_store,
)


def options(pos: Position) -> list[int]:
    """All options of the present decision, each as its code; empty when the game is over."""
    frame = pos.top
    found: list[int] = []
    if frame is None:
        return found
    if frame.kind <= agenda.LAST_CHANCE_FRAME:
        _chance(pos, frame, found)
    elif frame.kind == agenda.TURN:
        _turn(pos, frame, found)
    else:
        _nested(pos, frame, found)
        if pos.phase == TURNS:
            add_claims(pos, frame.seat, found)
    return found


# --- chance --------------------------------------------------------------------------------------


def _chance(pos: Position, frame: Frame, found: list[int]) -> None:
    kind = frame.kind
    if kind == agenda.ROLL_DICE:
        found.extend(_FACES)
    elif kind == agenda.REVEAL_GUEST:
        codes.REVEAL_CODES.add(found, pos.guest_deck)
    elif kind in (agenda.DEAL_STAFF, agenda.DRAW_STAFF, agenda.LOOK_AT_STAFF):
        codes.DRAW_CODES.add(found, pos.staff_deck)
    elif kind == agenda.CHOOSE_POLITICS:
        codes.POLITICS_CODES.add(found, 15 * BIT[4 * frame.count])
    elif kind == agenda.CHOOSE_TILE:
        codes.TILE_CODES.add(found, 15 * BIT[4 * frame.count])
    elif kind == agenda.CHOOSE_START:
        for seat in range(len(pos.players)):
            found.append(codes.START + seat)
    else:
        codes.BOARD_CODES.add(found, free_boards(pos))


_FACES: Final = [codes.ROLL + face for face in range(6)]


def free_boards(pos: Position) -> i64:
    """Day boards that no seat has yet."""
    taken: i64 = 0
    for player in pos.players:
        if player.board is not None:
            taken |= BIT["ABCD".index(player.board.name)]
    return 15 & ~taken


# --- a turn --------------------------------------------------------------------------------------


def _turn(pos: Position, frame: Frame, found: list[int]) -> None:
    seat = frame.seat
    player = pos.players[seat]
    flags = frame.count
    if flags == 0:
        found.append(codes.PASS)
    can_act = False
    if not flags & agenda.DIE_TAKEN:
        if not flags & agenda.GUEST_TAKEN and player.free_table() >= 0:
            _add_row(pos, seat, player.kronen, found)
        before = len(found)
        _add_dice(pos, frame, found)
        can_act = len(found) > before
    if flags & agenda.DIE_TAKEN or _may_end_idle(pos, flags, can_act):
        found.append(codes.FINISH)
    if window_is_open(pos, flags, can_act):
        add_claims(pos, seat, found)
        _add_service(pos, player, found)
        ready = player.staff & ~player.used & pos.rules.once_per_round
        if ready:
            codes.USE_CODES.add(found, ready)


def _may_end_idle(pos: Position, flags: i64, can_act: bool) -> bool:
    """An extra turn may end without an action, by one edition only if none is possible (C-05)."""
    return flags & agenda.EXTRA != 0 and not (can_act and pos.rules.edition.extra_is_compulsory)


def window_is_open(pos: Position, flags: i64, can_act: bool) -> bool:
    """Additional actions: any time, by one edition only from the die step on (D7, C-05)."""
    if not pos.rules.edition.window_from_die or flags & agenda.DIE_TAKEN:
        return True
    return flags & agenda.EXTRA != 0 and not can_act


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


def _add_dice(pos: Position, frame: Frame, found: list[int]) -> None:
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


def _add_service(pos: Position, player: Player, found: list[int]) -> None:
    """Move goods from the kitchen to guests, and satisfied guests to rooms."""
    serving = player.kitchen != 0 and (
        player.kronen > 0 or player.staff & pos.rules.serve_free != 0
    )
    free_rooms = player.prepared & ~player.occupied
    board = player.board
    assert board is not None
    for table in range(TABLES):
        guest = player.guest_at(table)
        if guest == EMPTY_TABLE:
            continue
        lacking = pos.rules.order[guest] - player.served_at(table)
        if lacking == 0:
            fitting = free_rooms & board.rooms_of[pos.rules.guest_colour[guest]]
            if fitting:
                codes.MOVE_IN_CODES[table].add(found, fitting)
        elif serving:
            _add_servings(player, lacking, table, found)


def _add_servings(player: Player, lacking: i64, table: i64, found: list[int]) -> None:
    for good in range(4):
        if in_order(lacking, good) and in_store(player.kitchen, good):
            found.append(codes.SERVE + 3 * good + table)


# --- nested decisions ----------------------------------------------------------------------------


def _nested(pos: Position, frame: Frame, found: list[int]) -> None:
    kind = frame.kind
    player = pos.players[frame.seat]
    if kind == agenda.ALLOCATE_GOODS:
        _allocate(pos, frame, player, found)
    elif kind in (agenda.PREPARE_ROOMS, agenda.PREPARE_OCCUPIED):
        codes.PREPARE_CODES.add(
            found, rooms.affordable(pos, player, player.kronen + frame.price, frame.mask)
        )
        if frame.least <= 0:
            found.append(codes.DECLINE)
    elif kind == agenda.SPLIT_GOODS:
        found.extend(_SPLIT_GOODS[: frame.count // 2 + 1])
    elif kind == agenda.SPLIT_STEPS:
        found.extend(_SPLIT_STEPS[: frame.count + 1])
    elif kind == agenda.HIRE_STAFF:
        codes.HIRE_CODES.add(found, staff.within_purse(pos, frame.seat, player.hand, frame.price))
        if frame.least <= 0:
            found.append(codes.DECLINE)
    elif kind == agenda.ITEMS:
        _items(frame, found)
    elif kind == agenda.SERVE:
        for table in range(TABLES):
            _add_servings(player, cafe.missing(pos, player, table), table, found)
        found.append(codes.DECLINE)
    else:
        _rare(pos, frame, player, found)


_SPLIT_GOODS: Final = [codes.SPLIT_GOODS + number for number in range(9)]
_SPLIT_STEPS: Final = [codes.SPLIT_STEPS + number for number in range(17)]


def _rare(pos: Position, frame: Frame, player: Player, found: list[int]) -> None:
    kind = frame.kind
    if kind in (agenda.FIRST_GUEST, agenda.FREE_GUEST):
        for space in range(ROW_SPACES):
            if pos.guest_in_row(space) >= 0:
                found.append(codes.TAKE_GUEST + space)
        if kind == agenda.FREE_GUEST:
            found.append(codes.DECLINE)
    elif kind == agenda.TURN_ROOMS:
        codes.TURN_CODES.add(found, player.prepared & ~player.occupied)
        found.append(codes.DECLINE)
    elif kind == agenda.CHOOSE_GOODS:
        for good in range(last_chosen(frame.mask), 4):
            found.append(codes.CHOOSE_GOOD + good)
    elif kind == agenda.STAFF_ON_OFFER:
        codes.HIRE_CODES.add(found, staff.within_purse(pos, frame.seat, frame.mask, frame.price))
        found.append(codes.DECLINE)
    elif kind == agenda.RETURN_OFFER:
        codes.RETURN_CODES.add(found, frame.mask)
    elif kind == agenda.COMPLETE_ORDER:
        for table in range(TABLES):
            if cafe.missing(pos, player, table):
                found.append(codes.COMPLETE + table)
        found.append(codes.DECLINE)
    elif kind == agenda.DRAFT:
        codes.DRAFT_CODES.add(found, player.pack)
    elif kind == agenda.EXTRA_ACTION:
        found.extend(dice.effective(pos, frame.seat))
        found.append(codes.DECLINE)
    else:
        _penalty(pos, frame, player, found)


def _penalty(pos: Position, frame: Frame, player: Player, found: list[int]) -> None:
    kind = frame.kind
    if kind == agenda.AVOID_PENALTY:
        found.append(codes.AVOID)
        found.append(codes.DECLINE)
    elif kind == agenda.PENALTY:
        found.append(codes.SUFFER)
        found.append(codes.LOSE_POINTS)
    elif kind == agenda.RETURN_HAND:
        codes.RETURN_CODES.add(found, player.hand)
    elif kind == agenda.REMOVE_ROOMS:
        codes.REMOVE_CODES.add(found, frame.mask)
    elif kind == agenda.DISCARD_STAFF:
        codes.DISCARD_CODES.add(found, emperor.discardable(pos, player))


def _allocate(pos: Position, frame: Frame, player: Player, found: list[int]) -> None:
    """One kind of good after another: on an open order, or all that is left to the kitchen."""
    good = next_good(frame.mask)
    for table in range(TABLES):
        if in_order(cafe.missing(pos, player, table), good):
            found.append(codes.PLACE_GOOD + 3 * good + table)
    found.append(codes.KEEP_GOODS + good)


def next_good(goods: i64) -> i64:
    """The first kind of good in a store that is not empty."""
    good: i64 = 0
    while not in_store(goods, good):
        good += 1
    return good


def last_chosen(goods: i64) -> i64:
    """Goods are chosen in a fixed order, so that the same choice has one way only."""
    for good in range(3, 0, -1):
        if in_store(goods, good):
            return good
    return 0


def _items(frame: Frame, found: list[int]) -> None:
    """Which of a bag of effects comes next; of equal ones only the first is listed."""
    items = frame.items
    for place in range(len(items)):
        first = True
        for earlier in range(place):
            if same_item(frame, earlier, place):
                first = False
        if first:
            found.append(codes.RESOLVE + place)
