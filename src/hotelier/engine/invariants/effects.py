"""Which bags of effects a cause can bring about."""

from __future__ import annotations

from typing import Final

from hotelier.engine import effects
from hotelier.engine.agenda import Frame, Item
from hotelier.engine.causes import actions_of_die, kind_of, printed_effects
from hotelier.engine.effects import Effect
from hotelier.engine.events import BY_DIE, BY_GROUP
from hotelier.engine.hotel import ALL_ROOMS, GROUP_BONUS
from hotelier.engine.state import Position
from hotelier.engine.values import RED

MOST_ITEMS: Final = 10
"""The action space has codes for so many items of a bag."""


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
    for effect in printed_effects(pos, frame.seat, item.cause):
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
    for action in actions_of_die(pos, item.cause - BY_DIE):
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
