"""Serving guests from the kitchen and moving them in (clauses 4.5 to 4.7)."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from hotelier.engine import agenda, codes, events, reason
from hotelier.engine.agenda import Frame
from hotelier.engine.causes import kind_of
from hotelier.engine.decisions import kind
from hotelier.engine.decisions.fields import COUNT
from hotelier.engine.decisions.goods import not_wanted
from hotelier.engine.decisions.kind import Kind, unexplained
from hotelier.engine.decisions.rooms import not_free
from hotelier.engine.hotel import ROOMS
from hotelier.engine.reason import Reason
from hotelier.engine.rules import cafe
from hotelier.engine.rules.gains import pay
from hotelier.engine.state import EMPTY_TABLE, Player, Position
from hotelier.engine.values import (
    BATCH,
    BIT,
    FIRST_GUEST,
    STORE_LANE,
    TABLES,
    in_order,
    in_store,
    order_total,
)


@final
class Serve(Kind):
    """Goods that may still be moved from the kitchen to guests for the krone that is paid."""

    number = agenda.SERVE
    place = kind.ABOVE_A_TURN
    fields = COUNT
    block = codes.SERVE_CODES
    optional = True

    def options(self, pos: Position, frame: Frame, found: list[int]) -> None:
        """Table after table, as in a turn."""
        player = pos.players[frame.seat]
        for table in range(TABLES):
            _add_servings(player, cafe.missing(pos, player, table), table, found)
        found.append(codes.DECLINE)

    def resolve(self, pos: Position, frame: Frame, choice: i64) -> None:
        if frame.count > 1:
            pos.push(agenda.SERVE, frame.seat, frame.cause, frame.count - 1)
        _serve(pos, frame.seat, choice)

    def settle(self, pos: Position, frame: Frame) -> bool:
        """When there is nothing left to serve it is over, and nothing is lost."""
        found: list[int] = []
        self.options(pos, frame, found)
        if found[0] != codes.DECLINE:
            return False
        pos.top = frame.below
        return True

    def explain(self, pos: Position, frame: Frame, choice: i64) -> Reason:
        found = _why_not_served(pos, pos.players[frame.seat], choice)
        return unexplained(codes.SERVE + choice) if found is None else found

    def fault(self, pos: Position, frame: Frame) -> str:
        if kind_of(frame.cause) == events.BY_TURN and 1 <= frame.count <= BATCH - 1:
            return ""
        return f"pending {self.name()} does not fit what it is because of"


def _add_servings(player: Player, lacking: i64, table: i64, found: list[int]) -> None:
    """Goods of the kitchen that the order at a table lacks."""
    for good in range(4):
        if in_order(lacking, good) and in_store(player.kitchen, good):
            found.append(codes.SERVE + 3 * good + table)


def _serve(pos: Position, seat: i64, choice: i64) -> None:
    good = choice // 3
    table = choice % 3
    player = pos.players[seat]
    player.kitchen -= STORE_LANE[good]
    pos.note(events.GOOD_SERVED, seat, events.BY_TURN, player.guest_at(table) + FIRST_GUEST, good)
    cafe.place(pos, seat, table, good)


def _why_not_served(pos: Position, player: Player, choice: i64) -> Reason | None:
    good = choice // 3
    found = not_wanted(pos, player, choice % 3, good)
    if found is None and not in_store(player.kitchen, good):
        return Reason(reason.GOOD_NOT_IN_KITCHEN, good)
    return found


# --- in a turn -----------------------------------------------------------------------------------


def add_service(pos: Position, player: Player, found: list[int]) -> None:
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


def begin_serving(pos: Position, seat: i64, choice: i64) -> None:
    """A krone for up to three goods of the kitchen, unless staff serves for nothing."""
    price = cafe.serve_price(pos, seat)
    if price:
        pay(pos, seat, price, events.BY_TURN)
        pos.push(agenda.SERVE, seat, events.BY_TURN, BATCH - 1)
    _serve(pos, seat, choice)


def why_no_serving(pos: Position, seat: i64, choice: i64) -> Reason:
    """An order wants the good, the kitchen has it, and a krone is there."""
    player = pos.players[seat]
    found = _why_not_served(pos, player, choice)
    if found is not None:
        return found
    if player.kronen == 0:
        return Reason(reason.NEEDS_KRONEN, reason.FOR_SERVING, 1, 0)
    return unexplained(codes.SERVE + choice)


def why_no_move(pos: Position, seat: i64, choice: i64) -> Reason:
    """A guest whose order is complete goes to a free room of the right colour (4.7)."""
    table = choice // ROOMS
    room = choice % ROOMS
    player = pos.players[seat]
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
    return unexplained(codes.MOVE_IN + choice)


kind.add(Serve())
