"""Goods: which come, and where they go (clauses 4.4, 4.6)."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from hotelier.engine import agenda, codes, effects, events, reason
from hotelier.engine.agenda import Frame
from hotelier.engine.decisions import kind
from hotelier.engine.decisions.fields import COUNT, GOODS, NO_COUNT, PAIR
from hotelier.engine.decisions.kind import Kind, unexplained
from hotelier.engine.effects import Effect
from hotelier.engine.reason import Reason
from hotelier.engine.rules import cafe
from hotelier.engine.rules.gains import gain_kronen, take_steps
from hotelier.engine.state import EMPTY_TABLE, Player, Position
from hotelier.engine.values import (
    BIT,
    FIRST_GUEST,
    STORE_LANE,
    STRUDEL,
    TABLES,
    WINE,
    in_order,
    in_store,
    store_total,
)


@final
class SplitGoods(Kind):
    """So many goods of a pair, no more of the finer one: cake or coffee."""

    number = agenda.SPLIT_GOODS
    place = kind.BY_EFFECT
    fields = COUNT | PAIR
    block = codes.SPLIT_GOODS_CODES

    def choices(self, pos: Position, frame: Frame) -> i64:
        return BIT[frame.count // 2 + 1] - 1

    def resolve(self, pos: Position, frame: Frame, choice: i64) -> None:
        plain = frame.mask
        goods = (frame.count - choice) * STORE_LANE[plain] + choice * STORE_LANE[plain + 1]
        cafe.receive(pos, frame.seat, goods, frame.cause)

    def settle(self, pos: Position, frame: Frame) -> bool:
        if frame.count != 1:
            return False
        pos.top = frame.below
        self.resolve(pos, frame, 0)
        return True

    def explain(self, pos: Position, frame: Frame, choice: i64) -> Reason:
        plain = frame.mask
        most = frame.count // 2
        return Reason(reason.FINE_EXCEEDS_PLAIN, plain + 1, plain, frame.count, most)

    def opened_by(self, effect: Effect, frame: Frame) -> bool:
        pair = effects.DISHES if frame.mask == STRUDEL else effects.DRINKS
        return effect.kind == pair and 1 <= frame.count <= effect.amount


@final
class SplitSteps(Kind):
    """Emperor steps or kronen, as many as the die is strong."""

    number = agenda.SPLIT_STEPS
    place = kind.BY_EFFECT
    fields = COUNT
    block = codes.SPLIT_STEPS_CODES
    effect = effects.STEPS_OR_KRONEN

    def choices(self, pos: Position, frame: Frame) -> i64:
        return BIT[frame.count + 1] - 1

    def resolve(self, pos: Position, frame: Frame, choice: i64) -> None:
        take_steps(pos, frame.seat, choice, frame.cause)
        if choice < frame.count:
            gain_kronen(pos, frame.seat, frame.count - choice, frame.cause)

    def explain(self, pos: Position, frame: Frame, choice: i64) -> Reason:
        return Reason(reason.STEPS_EXCEED_STRENGTH, frame.count)


@final
class ChooseGoods(Kind):
    """Goods of the player's choice, named in a fixed order so that each choice has one way."""

    number = agenda.CHOOSE_GOODS
    place = kind.BY_EFFECT
    fields = COUNT | GOODS
    block = codes.CHOOSE_GOOD_CODES
    effect = effects.ANY_GOODS

    def choices(self, pos: Position, frame: Frame) -> i64:
        return 16 - BIT[_last_chosen(frame.mask)]

    def resolve(self, pos: Position, frame: Frame, choice: i64) -> None:
        goods = frame.mask + STORE_LANE[choice]
        if frame.count > 1:
            pos.push(frame.kind, frame.seat, frame.cause, frame.count - 1, mask=goods)
        else:
            cafe.receive(pos, frame.seat, goods, frame.cause)

    def explain(self, pos: Position, frame: Frame, choice: i64) -> Reason:
        return Reason(reason.GOODS_IN_FIXED_ORDER, _last_chosen(frame.mask))

    def opened_by(self, effect: Effect, frame: Frame) -> bool:
        chosen = store_total(frame.mask)
        return super().opened_by(effect, frame) and frame.count + chosen == effect.amount


def _last_chosen(goods: i64) -> i64:
    for good in range(3, 0, -1):
        if in_store(goods, good):
            return good
    return 0


@final
class AllocateGoods(Kind):
    """Goods received, kind after kind: on an open order, or all that is left to the kitchen."""

    number = agenda.ALLOCATE_GOODS
    place = kind.BY_EFFECT
    fields = NO_COUNT | GOODS
    block = codes.ALLOCATE_CODES

    def choices(self, pos: Position, frame: Frame) -> i64:
        good = _next_good(frame.mask)
        player = pos.players[frame.seat]
        found = BIT[codes.KEEP_GOODS - codes.PLACE_GOOD + good]
        for table in range(TABLES):
            if in_order(cafe.missing(pos, player, table), good):
                found |= BIT[3 * good + table]
        return found

    def resolve(self, pos: Position, frame: Frame, choice: i64) -> None:
        seat = frame.seat
        player = pos.players[seat]
        if choice >= codes.KEEP_GOODS - codes.PLACE_GOOD:
            good = choice - (codes.KEEP_GOODS - codes.PLACE_GOOD)
            kept = in_store(frame.mask, good) * STORE_LANE[good]
            player.kitchen += kept
            _go_on(pos, frame, frame.mask - kept)
            return
        good = choice // 3
        table = choice % 3
        guest = player.guest_at(table) + FIRST_GUEST
        pos.note(events.GOOD_PLACED, seat, frame.cause, guest, good)
        _go_on(pos, frame, frame.mask - STORE_LANE[good])
        cafe.place(pos, seat, table, good)

    def settle(self, pos: Position, frame: Frame) -> bool:
        """Goods that no order wants any more go to the kitchen."""
        rest = cafe.store_unwanted(pos, frame.seat, frame.mask)
        if rest == frame.mask:
            return False
        pos.top = frame.below
        _go_on(pos, frame, rest)
        return True

    def explain(self, pos: Position, frame: Frame, choice: i64) -> Reason:
        keeps = choice >= codes.KEEP_GOODS - codes.PLACE_GOOD
        good = choice - (codes.KEEP_GOODS - codes.PLACE_GOOD) if keeps else choice // 3
        if not in_store(frame.mask, good):
            return Reason(reason.GOOD_NOT_RECEIVED, good)
        first = _next_good(frame.mask)
        if first != good:
            return Reason(reason.ANOTHER_GOOD_FIRST, first)
        found = None if keeps else not_wanted(pos, pos.players[frame.seat], choice % 3, good)
        return unexplained(codes.PLACE_GOOD + choice) if found is None else found

    def opened_by(self, effect: Effect, frame: Frame) -> bool:
        return frame.mask != 0 and _brings(effect, frame.mask)


def _go_on(pos: Position, frame: Frame, goods: i64) -> None:
    if goods:
        pos.push(agenda.ALLOCATE_GOODS, frame.seat, frame.cause, mask=goods)


def _next_good(goods: i64) -> i64:
    good: i64 = 0
    while not in_store(goods, good):
        good += 1
    return good


def _brings(effect: Effect, goods: i64) -> bool:
    """Whether these goods can be (what is left of) what an effect brings."""
    if effect.kind == effects.GOODS:
        return all(in_store(goods, good) <= in_store(effect.goods, good) for good in range(4))
    if effect.kind == effects.ANY_GOODS:
        return store_total(goods) <= effect.amount
    if effect.kind == effects.DISHES:
        return goods < STORE_LANE[WINE] and store_total(goods) <= effect.amount
    if effect.kind == effects.DRINKS:
        return goods % STORE_LANE[WINE] == 0 and store_total(goods) <= effect.amount
    return False


@final
class CompleteOrder(Kind):
    """May fill the order of one guest from the supply (R-26)."""

    number = agenda.COMPLETE_ORDER
    place = kind.BY_EFFECT
    block = codes.COMPLETE_CODES
    effect = effects.COMPLETE_ORDER
    optional = True

    def choices(self, pos: Position, frame: Frame) -> i64:
        player = pos.players[frame.seat]
        found: i64 = 0
        for table in range(TABLES):
            if cafe.missing(pos, player, table):
                found |= BIT[table]
        return found

    def resolve(self, pos: Position, frame: Frame, choice: i64) -> None:
        cafe.fill(pos, frame.seat, choice, frame.cause)

    def explain(self, pos: Position, frame: Frame, choice: i64) -> Reason:
        found = nothing_missing(pos, pos.players[frame.seat], choice)
        return unexplained(codes.COMPLETE + choice) if found is None else found

    def opened_by(self, effect: Effect, frame: Frame) -> bool:
        return effect.kind == self.effect


def not_wanted(pos: Position, player: Player, table: i64, good: i64) -> Reason | None:
    """Why a good cannot lie on the order at a table, if so."""
    found = nothing_missing(pos, player, table)
    if found is None and not in_order(cafe.missing(pos, player, table), good):
        guest = player.guest_at(table)
        ordered = in_order(pos.rules.order[guest], good)
        return Reason(reason.GOOD_NOT_WANTED, good, table, guest + FIRST_GUEST, ordered)
    return found


def nothing_missing(pos: Position, player: Player, table: i64) -> Reason | None:
    """Why there is no open order at a table, if so."""
    guest = player.guest_at(table)
    if guest == EMPTY_TABLE:
        return Reason(reason.TABLE_EMPTY, table)
    if cafe.missing(pos, player, table) == 0:
        return Reason(reason.ORDER_COMPLETE, table, guest + FIRST_GUEST)
    return None


kind.add(SplitGoods())
kind.add(SplitSteps())
kind.add(ChooseGoods())
kind.add(AllocateGoods())
kind.add(CompleteOrder())
