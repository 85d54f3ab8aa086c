"""Opening effects: gains without a choice happen at once, the rest goes on the agenda (4.11)."""

from __future__ import annotations

from mypy_extensions import i64

from hotelier.engine import agenda, effects
from hotelier.engine.agenda import Frame, Item
from hotelier.engine.effects import Effect
from hotelier.engine.rules.cafe import receive
from hotelier.engine.rules.gains import gain_kronen, score, source_of, take_steps
from hotelier.engine.rules.measures import count
from hotelier.engine.state import Position
from hotelier.engine.values import STRUDEL, WINE


def open_items(pos: Position, seat: i64, items: list[Item], cause: i64) -> None:
    """Open a bag of effects: points and steps at once, the others in the player's order (C-16)."""
    if len(items) == 1:
        open_effect(pos, seat, items[0].effect, items[0].cause)
        return
    waiting: list[Item] = []
    for item in items:
        if item.effect.kind <= effects.STEPS or item.effect.kind == effects.STEPS_AND_KRONEN:
            open_effect(pos, seat, item.effect, item.cause)
        else:
            waiting.append(item)
    if len(waiting) == 1:
        open_effect(pos, seat, waiting[0].effect, waiting[0].cause)
    elif waiting:
        pos.top = Frame(agenda.ITEMS, seat, cause, pos.top, items=tuple(waiting))


def open_effect(pos: Position, seat: i64, effect: Effect, cause: i64) -> None:
    """Carry an effect out, or put the decision it needs on the agenda."""
    kind = effect.kind
    amount = effect.amount
    if kind == effects.POINTS:
        if effect.per is not None:
            amount *= count(pos.players[seat], effect.per)
        score(pos, seat, amount, source_of(cause), cause)
    elif kind == effects.STEPS:
        take_steps(pos, seat, amount, cause)
    elif kind == effects.KRONEN:
        gain_kronen(pos, seat, amount, cause)
    elif kind == effects.STEPS_AND_KRONEN:
        take_steps(pos, seat, amount, cause)
        gain_kronen(pos, seat, amount, cause)
    elif kind == effects.GOODS:
        receive(pos, seat, effect.goods, cause)
    else:
        _open_decision(pos, seat, effect, cause)


def _open_decision(pos: Position, seat: i64, effect: Effect, cause: i64) -> None:
    kind = effect.kind
    amount = effect.amount
    least: i64 = 1 if effect.must else 0
    if kind == effects.PREPARE_ROOMS:
        frame = agenda.PREPARE_OCCUPIED if effect.occupied else agenda.PREPARE_ROOMS
        pos.push(frame, seat, cause, amount, effect.discount, effect.rooms, least)
    elif kind == effects.DISHES:
        pos.push(agenda.SPLIT_GOODS, seat, cause, amount, mask=STRUDEL)
    elif kind == effects.DRINKS:
        pos.push(agenda.SPLIT_GOODS, seat, cause, amount, mask=WINE)
    elif kind == effects.STEPS_OR_KRONEN:
        pos.push(agenda.SPLIT_STEPS, seat, cause, amount)
    elif kind == effects.HIRE_STAFF:
        pos.push(agenda.HIRE_STAFF, seat, cause, price=effect.discount, least=least)
    elif kind == effects.ANY_GOODS:
        pos.push(agenda.CHOOSE_GOODS, seat, cause, amount)
    elif kind == effects.DRAW_STAFF:
        pos.push(agenda.DRAW_STAFF, seat, cause, amount)
    elif kind == effects.LOOK_AT_STAFF:
        pos.push(agenda.LOOK_AT_STAFF, seat, cause, amount, effect.discount)
    elif kind == effects.TURN_ROOMS:
        pos.push(agenda.TURN_ROOMS, seat, cause, amount)
    elif kind == effects.COMPLETE_ORDER:
        pos.push(agenda.COMPLETE_ORDER, seat, cause)
    elif kind == effects.TAKE_GUEST:
        pos.push(agenda.FREE_GUEST, seat, cause)
    else:
        # The extra turn is the only reward that is not part of its bag (clause 5.3).
        assert kind == effects.EXTRA_TURN
        if pos.rules.edition.extra_is_turn:
            pos.push(agenda.TURN, seat, cause, agenda.EXTRA)
        else:
            pos.push(agenda.EXTRA_ACTION, seat, cause)
