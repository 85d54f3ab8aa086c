"""Guests of the row: revealing them, and taking one (clauses 1.4, 4.2)."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from hotelier.engine import agenda, codes, effects, reason
from hotelier.engine.agenda import Frame
from hotelier.engine.causes import kind_of
from hotelier.engine.decisions import kind
from hotelier.engine.decisions.fields import COUNT
from hotelier.engine.decisions.kind import Kind, unexplained
from hotelier.engine.effects import Effect
from hotelier.engine.events import BY_TURN
from hotelier.engine.reason import Reason
from hotelier.engine.rules import cafe
from hotelier.engine.state import Position
from hotelier.engine.values import BIT, FIRST_GUEST, ROW_SPACES, TABLES


@final
class RevealGuest(Kind):
    """So many guests come from the deck into the row."""

    number = agenda.REVEAL_GUEST
    asks = kind.CHANCE
    place = kind.IN_TURNS
    fields = COUNT
    block = codes.REVEAL_CODES
    open_to_claims = False

    def choices(self, pos: Position, frame: Frame) -> i64:
        return pos.guest_deck

    def resolve(self, pos: Position, frame: Frame, choice: i64) -> None:
        if frame.count > 1:
            pos.push(agenda.REVEAL_GUEST, frame.seat, frame.cause, frame.count - 1)
        cafe.reveal(pos, choice)

    def settle(self, pos: Position, frame: Frame) -> bool:
        if pos.guest_deck == 0:
            cafe.reshuffle(pos)
        if pos.guest_deck:
            return False
        pos.top = frame.below
        return True

    def explain(self, pos: Position, frame: Frame, choice: i64) -> Reason:
        return Reason(reason.GUEST_NOT_IN_DECK, choice + FIRST_GUEST)

    def opened_by(self, effect: Effect, frame: Frame) -> bool:
        return effect.kind == effects.TAKE_GUEST and frame.count == 1

    def fault(self, pos: Position, frame: Frame) -> str:
        if kind_of(frame.cause) == BY_TURN and frame.count == 1:
            return ""
        return super().fault(pos, frame)


class _TakeGuest(Kind):
    """A guest of the row comes to a free table for nothing."""

    block = codes.GUEST_CODES

    def choices(self, pos: Position, frame: Frame) -> i64:
        found: i64 = 0
        if pos.players[frame.seat].free_table() >= 0:
            for space in range(ROW_SPACES):
                if pos.guest_in_row(space) >= 0:
                    found |= BIT[space]
        return found

    def resolve(self, pos: Position, frame: Frame, choice: i64) -> None:
        cafe.take_from_row(pos, frame.seat, choice, frame.cause)

    def explain(self, pos: Position, frame: Frame, choice: i64) -> Reason:
        return why_no_guest(pos, frame.seat, choice, 0)


@final
class FirstGuest(_TakeGuest):
    """Before the first round everybody takes a guest (clause 1.4)."""

    number = agenda.FIRST_GUEST


@final
class FreeGuest(_TakeGuest):
    """May take a guest of the row free of charge."""

    number = agenda.FREE_GUEST
    place = kind.BY_EFFECT
    effect = effects.TAKE_GUEST
    optional = True

    def opened_by(self, effect: Effect, frame: Frame) -> bool:
        return effect.kind == effects.TAKE_GUEST and frame.count == 0


def why_no_guest(pos: Position, seat: i64, space: i64, price: i64) -> Reason:
    """A guest needs a table, must be there, and may have a price."""
    player = pos.players[seat]
    if player.free_table() < 0:
        return Reason(reason.CAFE_FULL, TABLES)
    if pos.guest_in_row(space) < 0:
        return Reason(reason.ROW_SPACE_EMPTY, space)
    if price > player.kronen:
        return Reason(reason.NEEDS_KRONEN, reason.FOR_GUEST, price, player.kronen)
    return unexplained(codes.TAKE_GUEST + space)


kind.add(RevealGuest())
kind.add(FirstGuest())
kind.add(FreeGuest())
