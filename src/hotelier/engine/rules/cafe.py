"""Guests of the row and of the café, and the goods on their orders (clauses 4.2, 4.6)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hotelier.engine import agenda, effects, events
from hotelier.engine.rules.gains import gain_kronen, take_steps
from hotelier.engine.state import EMPTY_TABLE, Player, Position
from hotelier.engine.values import (
    BIT,
    FIRST_GUEST,
    ORDER_LANE,
    ROW_COSTS,
    ROW_SPACES,
    SERVE_COST,
    STORE_LANE,
    in_order,
    in_store,
    lowest,
    order_to_store,
)

_SPACE_LANE: Final = [1 << (6 * space) for space in range(6)]


def row_price(pos: Position, seat: i64, space: i64) -> i64:
    """What a guest of the row costs: 3, 2, 1, 0, 0 from the left, unless staff waives it."""
    if pos.players[seat].staff & pos.rules.row_free:
        return 0
    return ROW_COSTS[space]


def serve_price(pos: Position, seat: i64) -> i64:
    """What serving from the kitchen costs: a krone, unless staff serves for nothing."""
    return 0 if pos.players[seat].staff & pos.rules.serve_free else SERVE_COST


def take_from_row(pos: Position, seat: i64, space: i64, cause: i64) -> None:
    """Seat a guest at a free table; the row slides right and is refilled on the left."""
    guest = pos.guest_in_row(space)
    player = pos.players[seat]
    player.seat_guest(player.free_table(), guest)
    left = pos.row & (_SPACE_LANE[space] - 1)
    pos.row = (pos.row & ~(_SPACE_LANE[space + 1] - 1)) | (left << 6)
    pos.note(events.GUEST_TAKEN, seat, cause, guest + FIRST_GUEST)
    pos.push(agenda.REVEAL_GUEST, seat, cause, 1)


def reveal(pos: Position, guest: i64) -> None:
    """Put a guest of the deck on the rightmost space that is empty."""
    pos.guest_deck &= ~BIT[guest]
    for space in range(ROW_SPACES - 1, -1, -1):
        if pos.guest_in_row(space) < 0:
            pos.row += (guest + 1) * _SPACE_LANE[space]
            break
    pos.note(events.GUEST_REVEALED, -1, events.BY_TURN, guest + FIRST_GUEST)


def reshuffle(pos: Position) -> None:
    """An empty guest deck is made anew from the discard pile (R-04, C-01)."""
    pos.guest_deck = pos.guest_discard
    pos.guest_discard = 0
    pos.note(events.GUESTS_RESHUFFLED, -1, events.BY_TURN)


def missing(pos: Position, player: Player, table: i64) -> i64:
    """What the order at a table still lacks, as an order (0 for an empty table)."""
    guest = player.guest_at(table)
    if guest == EMPTY_TABLE:
        return 0
    return pos.rules.order[guest] - player.served_at(table)


def wanted(pos: Position, player: Player) -> i64:
    """What all orders of a seat still lack together, as an order."""
    return missing(pos, player, 0) + missing(pos, player, 1) + missing(pos, player, 2)


def receive(pos: Position, seat: i64, goods: i64, cause: i64) -> None:
    """Receive goods: what a guest may want waits for a choice, the rest goes to the kitchen."""
    pos.note(events.GOODS_RECEIVED, seat, cause, goods)
    rest = store_unwanted(pos, seat, goods)
    if rest:
        pos.push(agenda.ALLOCATE_GOODS, seat, cause, mask=rest)


def store_unwanted(pos: Position, seat: i64, goods: i64) -> i64:
    """Put goods that no order asks for into the kitchen and return the others."""
    player = pos.players[seat]
    wishes = wanted(pos, player)
    rest: i64 = 0
    for good in range(4):
        number = in_store(goods, good)
        if number:
            if in_order(wishes, good):
                rest += number * STORE_LANE[good]
            else:
                player.kitchen += number * STORE_LANE[good]
    return rest


def place(pos: Position, seat: i64, table: i64, good: i64) -> None:
    """Put one good on the order at a table."""
    player = pos.players[seat]
    player.set_served(table, player.served_at(table) + ORDER_LANE[good])
    if missing(pos, player, table) == 0:
        complete(pos, seat, table)


def complete(pos: Position, seat: i64, table: i64) -> None:
    """An order has become complete; by some editions staff reacts to that (C-07)."""
    player = pos.players[seat]
    guest = player.guest_at(table)
    pos.note(events.ORDER_COMPLETED, seat, events.BY_TURN, guest + FIRST_GUEST)
    reacting = player.staff & pos.rules.on_served
    if reacting and pos.rules.edition.served_at_completion and not player.tipped & BIT[table]:
        react_to_served(pos, seat, guest, reacting, table)


def react_to_served(pos: Position, seat: i64, guest: i64, reacting: i64, table: i64) -> None:
    """Staff that waits for a served guest of its colour pays, once for each guest."""
    while reacting:
        card = pos.rules.staff[lowest(reacting)]
        reacting &= reacting - 1
        ability = card.ability
        assert ability.trigger is not None and ability.effect is not None
        if ability.trigger.colour == pos.rules.guest_colour[guest]:
            pos.players[seat].tipped |= BIT[table]
            cause = events.BY_STAFF + card.number
            if ability.effect.kind == effects.KRONEN:
                gain_kronen(pos, seat, ability.effect.amount, cause)
            else:
                take_steps(pos, seat, ability.effect.amount, cause)


def fill(pos: Position, seat: i64, table: i64, cause: i64) -> None:
    """Complete an order from the supply: only what is missing comes (R-26)."""
    player = pos.players[seat]
    pos.note(events.GOODS_RECEIVED, seat, cause, order_to_store(missing(pos, player, table)))
    player.set_served(table, pos.rules.order[player.guest_at(table)])
    complete(pos, seat, table)
