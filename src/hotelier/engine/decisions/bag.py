"""A bag of effects: which of them comes next (C-16)."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from hotelier.engine import agenda, codes, effects, reason
from hotelier.engine.agenda import Frame, Item
from hotelier.engine.decisions import kind
from hotelier.engine.decisions.fields import ITEMS, NO_COUNT
from hotelier.engine.decisions.kind import Kind, unexplained
from hotelier.engine.invariants.effects import bag_fault
from hotelier.engine.reason import Reason
from hotelier.engine.rules.rewards import open_effect
from hotelier.engine.state import Position
from hotelier.engine.values import BIT


@final
class Items(Kind):
    """Effects that wait, in the player's order; of equal ones only the first is listed."""

    number = agenda.ITEMS
    place = kind.BY_EFFECT
    fields = NO_COUNT | ITEMS
    block = codes.RESOLVE_CODES
    waits = True

    def choices(self, pos: Position, frame: Frame) -> i64:
        found: i64 = 0
        for place in range(len(frame.items)):
            if _first_equal(frame, place) == place:
                found |= BIT[place]
        return found

    def resolve(self, pos: Position, frame: Frame, choice: i64) -> None:
        """Open one item; the others wait below."""
        chosen = frame.items[choice]
        rest: list[Item] = []
        for place in range(len(frame.items)):
            if place != choice:
                rest.append(frame.items[place])
        if rest:
            pos.top = Frame(agenda.ITEMS, frame.seat, frame.cause, pos.top, items=tuple(rest))
        open_effect(pos, frame.seat, chosen.effect, chosen.cause)

    def settle(self, pos: Position, frame: Frame) -> bool:
        """Equal items, or nothing but kronen, goods and draws, need no choice (C-16)."""
        first: i64 = 0
        simple = True
        equal = True
        for place in range(len(frame.items)):
            kind = frame.items[place].effect.kind
            simple = simple and (kind <= effects.GOODS or kind == effects.DRAW_STAFF)
            equal = equal and _are_equal(frame, 0, place)
            if kind < frame.items[first].effect.kind:
                first = place
        if not simple and not equal:
            return False
        pos.top = frame.below
        self.resolve(pos, frame, first)
        return True

    def explain(self, pos: Position, frame: Frame, choice: i64) -> Reason:
        if choice >= len(frame.items):
            return Reason(reason.NO_SUCH_ITEM, len(frame.items))
        earlier = _first_equal(frame, choice)
        if earlier < choice:
            return Reason(reason.SAME_ITEM, earlier)
        return unexplained(codes.RESOLVE + choice)

    def fault(self, pos: Position, frame: Frame) -> str:
        return bag_fault(pos, frame)


def _first_equal(frame: Frame, place: i64) -> i64:
    for earlier in range(place):
        if _are_equal(frame, earlier, place):
            return earlier
    return place


def _are_equal(frame: Frame, one: i64, other: i64) -> bool:
    """Equal effects are interchangeable, whatever they come from."""
    first = frame.items[one].effect
    second = frame.items[other].effect
    return first.kind == second.kind and first.key() == second.key()


kind.add(Items())
