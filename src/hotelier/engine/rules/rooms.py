"""Preparing, occupying and losing rooms (clauses 4.8, 4.10)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hotelier.engine import effects, events
from hotelier.engine.agenda import Item
from hotelier.engine.effects import Effect
from hotelier.engine.hotel import ALL_ROOMS, FLOOR, GROUP_BONUS, PRINTED_POINTS, placeable
from hotelier.engine.rules.gains import pay, score
from hotelier.engine.rules.politics import refresh_goals
from hotelier.engine.rules.rewards import open_items
from hotelier.engine.state import Player, Position
from hotelier.engine.values import BIT, BLUE, RED, bits, lowest

# Rooms of the floors a budget reaches: the price of a room is the number of floors below it.
_WITHIN: Final = [FLOOR[0], FLOOR[0] | FLOOR[1], FLOOR[0] | FLOOR[1] | FLOOR[2], ALL_ROOMS]


def rooms_made_free(pos: Position, player: Player) -> i64:
    """Rooms that staff in play lets the player prepare for nothing."""
    if not player.staff & pos.rules.any_rooms_free:
        return 0
    board = player.board
    assert board is not None
    rooms: i64 = 0
    for colour in range(3):
        if player.staff & pos.rules.rooms_free[colour]:
            rooms |= board.rooms_of[colour]
    return rooms


def affordable(pos: Position, player: Player, budget: i64, allowed: i64) -> i64:
    """Rooms that may be prepared now: next to a tile, allowed by the effect, within the budget."""
    rooms = placeable(player.prepared) & allowed
    if budget >= 3:
        return rooms
    return rooms & (_WITHIN[budget] | rooms_made_free(pos, player))


def room_price(pos: Position, player: Player, room: i64, discount: i64) -> i64:
    """The row cost 0, 1, 2, 3 less the discount, never below 0."""
    price = room // 5 - discount
    if price <= 0 or rooms_made_free(pos, player) & BIT[room]:
        return 0
    return price


def prepare(pos: Position, seat: i64, room: i64, discount: i64, cause: i64) -> None:
    """Pay for a room and lay its tile free side up; printed points are scored (R-12)."""
    player = pos.players[seat]
    pay(pos, seat, room_price(pos, player, room, discount), cause)
    player.prepared |= BIT[room]
    pos.note(events.ROOM_PREPARED, seat, cause, room)
    score(pos, seat, PRINTED_POINTS[room], events.FROM_ROOMS, events.BY_ROOM + room)
    refresh_goals(pos, seat)


def occupy(pos: Position, seat: i64, room: i64, cause: i64, guest_moves_in: bool) -> list[Item]:
    """Turn a room to occupied and return what that brings: occupancy bonus and staff."""
    player = pos.players[seat]
    board = player.board
    assert board is not None
    player.occupied |= BIT[room]
    pos.note(events.ROOM_OCCUPIED, seat, cause, room)
    refresh_goals(pos, seat)
    items: list[Item] = []
    number = board.group_of[room]
    group = board.groups[number]
    if player.occupied & group == group and not player.paid_groups & BIT[number]:
        # The bonus of a group is paid once in a game, also if it is emptied and filled.
        player.paid_groups |= BIT[number]
        items.append(_bonus(pos, seat, board.colour_of[room], bits(group)))
    reacting = player.staff & pos.rules.on_occupied
    if guest_moves_in or pos.rules.edition.any_occupation_counts:
        while reacting:
            card = pos.rules.staff[lowest(reacting)]
            reacting &= reacting - 1
            effect = card.ability.effect
            assert effect is not None
            items.append(Item(effect, events.BY_STAFF + card.number))
    return items


def _bonus(pos: Position, seat: i64, colour: i64, size: i64) -> Item:
    pos.note(events.GROUP_COMPLETED, seat, events.BY_GROUP + colour, colour, size)
    kind = effects.STEPS
    if colour == BLUE:
        kind = effects.POINTS
    elif colour == RED:
        kind = effects.KRONEN
    return Item(Effect(kind, GROUP_BONUS[colour][size]), events.BY_GROUP + colour)


def occupy_without_guest(pos: Position, seat: i64, room: i64, cause: i64) -> None:
    """Occupy a room by an effect that is no move-in."""
    open_items(pos, seat, occupy(pos, seat, room, cause, False), cause)


def remove(pos: Position, seat: i64, room: i64, cause: i64) -> None:
    """Take a tile off the board; what it has brought stays (R-09)."""
    player = pos.players[seat]
    player.prepared &= ~BIT[room]
    player.occupied &= ~BIT[room]
    pos.note(events.ROOM_REMOVED, seat, cause, room)
    refresh_goals(pos, seat)
