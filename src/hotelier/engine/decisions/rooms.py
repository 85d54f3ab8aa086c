"""Rooms that an effect prepares or turns (clauses 4.8, 4.10)."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from hotelier.engine import agenda, codes, effects, reason
from hotelier.engine.agenda import Frame
from hotelier.engine.decisions import kind
from hotelier.engine.decisions.fields import COUNT, DISCOUNT, LEAST, ROOMS
from hotelier.engine.decisions.kind import Kind, unexplained
from hotelier.engine.effects import Effect
from hotelier.engine.hotel import COLUMNS, FIRST_ROOM, FLOOR, FLOORS, placeable
from hotelier.engine.reason import Reason
from hotelier.engine.rules import rooms
from hotelier.engine.state import Player, Position
from hotelier.engine.values import BIT, lowest


class _Prepare(Kind):
    """May prepare so many of the rooms allowed; ``least`` of them must follow."""

    place = kind.BY_EFFECT
    fields = COUNT | DISCOUNT | ROOMS
    block = codes.PREPARE_CODES
    effect = effects.PREPARE_ROOMS
    optional = True
    occupied: bool = False

    def choices(self, pos: Position, frame: Frame) -> i64:
        player = pos.players[frame.seat]
        return rooms.affordable(pos, player, player.kronen + frame.price, frame.mask)

    def must(self, frame: Frame) -> bool:
        return frame.least > 0

    def resolve(self, pos: Position, frame: Frame, choice: i64) -> None:
        seat = frame.seat
        if frame.count > 1:
            least = frame.least - 1 if frame.least else 0
            pos.push(frame.kind, seat, frame.cause, frame.count - 1, frame.price, frame.mask, least)
        rooms.prepare(pos, seat, choice, frame.price, frame.cause)
        if self.occupied:
            rooms.occupy_without_guest(pos, seat, choice, frame.cause)

    def explain(self, pos: Position, frame: Frame, choice: i64) -> Reason:
        """A tile lies beside another one, where the effect allows it, and is paid for (4.8)."""
        player = pos.players[frame.seat]
        if player.prepared & BIT[choice]:
            return Reason(reason.TILE_ALREADY_THERE, choice)
        if not placeable(player.prepared) & BIT[choice]:
            if player.prepared == 0:
                return Reason(reason.FIRST_ROOM_BOTTOM_LEFT, lowest(FIRST_ROOM))
            return Reason(reason.NOT_BESIDE_A_ROOM, choice)
        if not frame.mask & BIT[choice]:
            floor = choice // COLUMNS + 1
            return Reason(reason.FLOOR_NOT_ALLOWED, floor, _highest_floor(frame.mask))
        price = rooms.room_price(pos, player, choice, frame.price)
        if price > player.kronen:
            return Reason(reason.NEEDS_KRONEN, reason.FOR_ROOM, price, player.kronen)
        return unexplained(codes.PREPARE + choice)

    def opened_by(self, effect: Effect, frame: Frame) -> bool:
        return (
            super().opened_by(effect, frame)
            and effect.occupied == self.occupied
            and frame.price == effect.discount
            and frame.mask == effect.rooms
            and frame.least <= int(effect.must)
        )


def _highest_floor(allowed: i64) -> i64:
    highest = 0
    for row in range(FLOORS):
        if allowed & FLOOR[row]:
            highest = row + 1
    return highest


@final
class PrepareRooms(_Prepare):
    """The tiles lie free side up."""

    number = agenda.PREPARE_ROOMS
    fields = COUNT | DISCOUNT | ROOMS | LEAST


@final
class PrepareOccupied(_Prepare):
    """The tiles lie occupied side up at once."""

    number = agenda.PREPARE_OCCUPIED
    occupied = True


@final
class TurnRooms(Kind):
    """May turn so many free rooms to occupied (R-25)."""

    number = agenda.TURN_ROOMS
    place = kind.BY_EFFECT
    fields = COUNT
    block = codes.TURN_CODES
    effect = effects.TURN_ROOMS
    optional = True

    def choices(self, pos: Position, frame: Frame) -> i64:
        player = pos.players[frame.seat]
        return player.prepared & ~player.occupied

    def resolve(self, pos: Position, frame: Frame, choice: i64) -> None:
        if frame.count > 1:
            pos.push(frame.kind, frame.seat, frame.cause, frame.count - 1)
        rooms.occupy_without_guest(pos, frame.seat, choice, frame.cause)

    def explain(self, pos: Position, frame: Frame, choice: i64) -> Reason:
        found = not_free(pos.players[frame.seat], choice)
        return unexplained(codes.TURN_ROOM + choice) if found is None else found


def not_free(player: Player, room: i64) -> Reason | None:
    """Why a room is not free, if so."""
    if not player.prepared & BIT[room]:
        return Reason(reason.ROOM_NOT_PREPARED, room)
    if player.occupied & BIT[room]:
        return Reason(reason.ROOM_OCCUPIED, room)
    return None


kind.add(PrepareRooms())
kind.add(PrepareOccupied())
kind.add(TurnRooms())
