"""Which pending decisions and which bags of effects a cause can bring about."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hotelier.engine import agenda, effects
from hotelier.engine.agenda import Frame, Item
from hotelier.engine.effects import Effect
from hotelier.engine.events import BY_DIE, BY_GROUP, BY_GUEST, BY_STAFF, BY_TILE, BY_TURN
from hotelier.engine.hotel import ALL_ROOMS, GROUP_BONUS
from hotelier.engine.rules.emperor import tile_index
from hotelier.engine.state import EMPEROR, Position
from hotelier.engine.values import (
    BATCH,
    BIT,
    DICE,
    FIRST_GUEST,
    FIRST_STAFF,
    RED,
    STORE_LANE,
    STRUDEL,
    WINE,
    bits,
    in_store,
    store_total,
)

MOST_ITEMS: Final = 10
"""The action space has codes for so many items of a bag."""

_BOOST_AND_STAFF: Final = 2


def kind_of(cause: i64) -> i64:
    """The kind of a cause: one of the numbers ``BY_...`` of the events."""
    return cause - cause % 1000


def is_opened_by_its_cause(pos: Position, frame: Frame) -> bool:
    """Whether what a frame names as its cause can have opened it."""
    cause = kind_of(frame.cause)
    if frame.kind in (agenda.TURN, agenda.EXTRA_ACTION):
        return _grants_extra_turn(pos, frame)
    if cause == BY_TURN:
        # A guest was taken from the row, or a batch of goods is being served.
        if frame.kind == agenda.REVEAL_GUEST:
            return frame.count == 1
        return frame.kind == agenda.SERVE and _counts(frame, BATCH - 1)
    if cause == BY_DIE:
        return any(_opens(effect, frame) for effect in _actions_of_die(pos, frame.cause - BY_DIE))
    return any(_opens(effect, frame) for effect in _printed(pos, frame.seat, frame.cause))


def _grants_extra_turn(pos: Position, frame: Frame) -> bool:
    is_turn = frame.kind == agenda.TURN
    return (
        is_turn == pos.rules.edition.extra_is_turn
        and kind_of(frame.cause) == BY_GUEST
        and pos.rules.grants_extra_turn[frame.cause - BY_GUEST - FIRST_GUEST]
    )


def _printed(pos: Position, seat: i64, cause: i64) -> list[Effect]:
    """The effects printed on the card a cause names, if it can act for this seat now."""
    kind = kind_of(cause)
    if kind == BY_GUEST:
        return pos.rules.guests[cause - BY_GUEST - FIRST_GUEST].rewards
    if kind == BY_STAFF:
        index = cause - BY_STAFF - FIRST_STAFF
        effect = pos.rules.staff[index].ability.effect
        return [effect] if effect is not None and pos.players[seat].staff & BIT[index] else []
    if kind == BY_TILE and pos.phase == EMPEROR and cause - BY_TILE == tile_index(pos):
        return [pos.rules.tiles[cause - BY_TILE].bonus]
    return []


def _actions_of_die(pos: Position, face: i64) -> list[Effect]:
    """The main effects a die can have, each as strong as it can ever be."""
    most = DICE[len(pos.players)] + _BOOST_AND_STAFF
    must = pos.rules.edition.die_must_have_effect
    actions = [
        Effect(effects.DISHES, most),
        Effect(effects.DRINKS, most),
        Effect(effects.PREPARE_ROOMS, most, must=must),
        Effect(effects.STEPS_OR_KRONEN, most),
        Effect(effects.HIRE_STAFF, discount=most + pos.rules.cheaper_by, must=must),
    ]
    return actions if face == 6 else actions[face - 1 : face]


def _counts(frame: Frame, most: i64) -> bool:
    return 1 <= frame.count <= most


def _opens(effect: Effect, frame: Frame) -> bool:
    """Whether a frame is the decision an effect asks for, or what is left of it."""
    kind = frame.kind
    most = effect.amount
    if kind in (agenda.PREPARE_ROOMS, agenda.PREPARE_OCCUPIED):
        return (
            effect.kind == effects.PREPARE_ROOMS
            and effect.occupied == (kind == agenda.PREPARE_OCCUPIED)
            and frame.price == effect.discount
            and frame.mask == effect.rooms
            and frame.least <= int(effect.must)
            and _counts(frame, most)
        )
    if kind == agenda.HIRE_STAFF:
        return _opens_hire(effect, frame)
    if kind in (agenda.LOOK_AT_STAFF, agenda.STAFF_ON_OFFER, agenda.RETURN_OFFER):
        return effect.kind == effects.LOOK_AT_STAFF and _opens_offer(effect, frame)
    if kind == agenda.SPLIT_GOODS:
        pair = effects.DISHES if frame.mask == STRUDEL else effects.DRINKS
        return effect.kind == pair and _counts(frame, most)
    if kind == agenda.CHOOSE_GOODS:
        chosen = store_total(frame.mask)
        return (
            effect.kind == effects.ANY_GOODS
            and _counts(frame, most)
            and (frame.count + chosen == most)
        )
    if kind == agenda.ALLOCATE_GOODS:
        return frame.mask != 0 and _brings(effect, frame.mask)
    if kind in (agenda.REVEAL_GUEST, agenda.FREE_GUEST):
        return effect.kind == effects.TAKE_GUEST and frame.count == int(kind == agenda.REVEAL_GUEST)
    if kind == agenda.COMPLETE_ORDER:
        return effect.kind == effects.COMPLETE_ORDER
    counted = {
        agenda.SPLIT_STEPS: effects.STEPS_OR_KRONEN,
        agenda.TURN_ROOMS: effects.TURN_ROOMS,
        agenda.DRAW_STAFF: effects.DRAW_STAFF,
    }
    return counted.get(kind, -1) == effect.kind and _counts(frame, most)


def _opens_hire(effect: Effect, frame: Frame) -> bool:
    """The strength of a die is not known any more; every other discount is printed."""
    if effect.kind != effects.HIRE_STAFF or frame.least > int(effect.must):
        return False
    if kind_of(frame.cause) == BY_DIE:
        return 1 <= frame.price <= effect.discount
    return frame.price == effect.discount


def _opens_offer(effect: Effect, frame: Frame) -> bool:
    cards = bits(frame.mask)
    if frame.kind == agenda.LOOK_AT_STAFF:
        return (
            frame.count >= 1
            and frame.count + cards == effect.amount
            and (frame.price == effect.discount)
        )
    if frame.kind == agenda.STAFF_ON_OFFER:
        return 1 <= cards <= effect.amount and frame.price == effect.discount
    return cards <= effect.amount


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


# --- bags of effects -----------------------------------------------------------------------------


def bag_fault(pos: Position, frame: Frame) -> str:
    """What is wrong with a bag of effects, in words."""
    if not 1 <= len(frame.items) <= MOST_ITEMS:
        return f"a bag of effects must hold 1 to {MOST_ITEMS} items"
    for item in frame.items:
        if not _belongs(pos, frame, item):
            return "a bag of effects holds an item that does not fit what it is because of"
    return ""


def _belongs(pos: Position, frame: Frame, item: Item) -> bool:
    """Whether the cause of an item has such an effect, at least as often as the bag holds it."""
    kind = item.effect.kind
    if kind <= effects.STEPS or kind in (effects.EXTRA_TURN, effects.STEPS_AND_KRONEN):
        return False  # never waits in a bag
    if kind_of(item.cause) == BY_DIE:
        return _is_main_effect(pos, item)
    if kind_of(item.cause) == BY_GROUP:
        return _is_group_bonus(item)
    printed = 0
    for effect in _printed(pos, frame.seat, item.cause):
        printed += int(effect.key() == item.effect.key())
    held = 0
    for other in frame.items:
        held += int(other.cause == item.cause and other.effect.key() == item.effect.key())
    return held <= printed


def _is_group_bonus(item: Item) -> bool:
    effect = item.effect
    usual = Effect(effects.KRONEN, effect.amount)
    return (
        item.cause == BY_GROUP + RED
        and effect.key() == usual.key()
        and effect.amount in GROUP_BONUS[RED][1:]
    )


def _is_main_effect(pos: Position, item: Item) -> bool:
    effect = item.effect
    for action in _actions_of_die(pos, item.cause - BY_DIE):
        if effect.kind == action.kind:
            return (
                1 <= effect.amount <= action.amount
                and (effect.discount == 0 or effect.kind == effects.HIRE_STAFF)
                and effect.discount <= action.discount
                and effect.must == action.must
                and effect.goods == 0
                and effect.rooms == ALL_ROOMS
                and not effect.occupied
            )
    return False
