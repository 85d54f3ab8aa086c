"""Additional actions: serving, moving in, claiming, once-per-round staff (clause 4.5)."""

from __future__ import annotations

from hotelier.engine import agenda, codes, reason
from hotelier.engine.agenda import Frame
from hotelier.engine.hotel import ROOMS
from hotelier.engine.reason import Reason
from hotelier.engine.rules import cafe
from hotelier.engine.rules.measures import count
from hotelier.engine.state import EMPTY_TABLE, Player, Position
from hotelier.engine.values import (
    BIT,
    DISKS_ON_A_CARD,
    FIRST_GUEST,
    FIRST_STAFF,
    in_order,
    in_store,
    order_total,
)
from hotelier.engine.why.turn import unexplained, window_is_closed


def not_wanted(pos: Position, player: Player, table: int, good: int) -> Reason | None:
    """Why a good cannot lie on the order at a table, if so."""
    found = nothing_missing(pos, player, table)
    if found is None and not in_order(cafe.missing(pos, player, table), good):
        guest = player.guest_at(table)
        ordered = in_order(pos.rules.order[guest], good)
        return Reason(reason.GOOD_NOT_WANTED, good, table, guest + FIRST_GUEST, ordered)
    return found


def nothing_missing(pos: Position, player: Player, table: int) -> Reason | None:
    """Why there is no open order at a table, if so."""
    guest = player.guest_at(table)
    if guest == EMPTY_TABLE:
        return Reason(reason.TABLE_EMPTY, table)
    if cafe.missing(pos, player, table) == 0:
        return Reason(reason.ORDER_COMPLETE, table, guest + FIRST_GUEST)
    return None


def serve(pos: Position, frame: Frame, code: int) -> Reason:
    """A krone for up to three goods of the kitchen."""
    if window_is_closed(pos, frame):
        return Reason(reason.ONLY_FROM_DIE_ON)
    good, table = divmod(code - codes.SERVE, 3)
    player = pos.players[frame.seat]
    found = not_wanted(pos, player, table, good)
    if found is not None:
        return found
    if not in_store(player.kitchen, good):
        return Reason(reason.GOOD_NOT_IN_KITCHEN, good)
    if frame.kind == agenda.TURN and player.kronen == 0:
        return Reason(reason.NEEDS_KRONEN, reason.FOR_SERVING, 1, 0)
    return unexplained(code)


def move_in(pos: Position, frame: Frame, code: int) -> Reason:
    """A guest whose order is complete goes to a free room of the right colour (4.7)."""
    if window_is_closed(pos, frame):
        return Reason(reason.ONLY_FROM_DIE_ON)
    table, room = divmod(code - codes.MOVE_IN, ROOMS)
    player = pos.players[frame.seat]
    guest = player.guest_at(table)
    if guest == EMPTY_TABLE:
        return Reason(reason.TABLE_EMPTY, table)
    lacking = order_total(cafe.missing(pos, player, table))
    if lacking:
        return Reason(reason.ORDER_NOT_COMPLETE, table, guest + FIRST_GUEST, lacking)
    found = not_free(player, room)
    if found is not None:
        return found
    board = player.board
    assert board is not None
    colour = pos.rules.guest_colour[guest]
    if not board.rooms_of[colour] & BIT[room]:
        there = board.colour_of[room]
        return Reason(reason.WRONG_COLOUR, guest + FIRST_GUEST, colour, room, there)
    return unexplained(code)


def not_free(player: Player, room: int) -> Reason | None:
    """Why a room is not free, if so."""
    if not player.prepared & BIT[room]:
        return Reason(reason.ROOM_NOT_PREPARED, room)
    if player.occupied & BIT[room]:
        return Reason(reason.ROOM_OCCUPIED, room)
    return None


def claim(pos: Position, frame: Frame, code: int) -> Reason:
    """One disk for each player and card, three on a card, the goals reached now (4.9)."""
    if window_is_closed(pos, frame):
        return Reason(reason.ONLY_FROM_DIE_ON)
    group = code - codes.CLAIM
    player = pos.players[frame.seat]
    card = pos.rules.politics[pos.politics[group]]
    if player.claimed & BIT[group]:
        return Reason(reason.ALREADY_CLAIMED, card.number)
    disks = pos.disks_on(group)
    if disks >= DISKS_ON_A_CARD:
        return Reason(reason.NO_SPACE_FOR_DISK, card.number, disks)
    for goal in card.goals:
        measure = goal.measure
        have = count(player, measure)
        if have < goal.number:
            return Reason(
                reason.GOAL_NOT_MET, card.number, measure.kind, measure.colour, goal.number, have
            )
    return unexplained(code)


def use_staff(pos: Position, frame: Frame, code: int) -> Reason:
    """A once-per-round card in play, not yet used in this round."""
    if window_is_closed(pos, frame):
        return Reason(reason.ONLY_FROM_DIE_ON)
    index = code - codes.USE_STAFF
    bit = BIT[index]
    player = pos.players[frame.seat]
    if not player.staff & bit:
        return Reason(reason.NOT_IN_PLAY, index + FIRST_STAFF)
    if not pos.rules.once_per_round & bit:
        return Reason(reason.NOT_ONCE_PER_ROUND, index + FIRST_STAFF)
    if player.used & bit:
        return Reason(reason.ALREADY_USED, index + FIRST_STAFF)
    return unexplained(code)
