"""What staff cards will probably bring to a seat."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hotelier.bots.thinking.tracks import purse, scorings_to_come
from hotelier.bots.thinking.worth import (
    DICE_OF_A_FACE_IN_A_TURN,
    GOOD_OF_STAFF,
    GROWTH,
    HELP,
    HIRED,
    MOVE_INS_IN_A_TURN,
    usual,
)
from hotelier.engine.effects import (
    ALWAYS,
    AT_END,
    COUNT_OCCUPIED_ROOMS,
    DIE_TAKEN,
    EMPEROR_BONUS,
    ONCE_PER_ROUND,
    ROOM_OCCUPIED,
    WHEN_HIRED,
    WHENEVER,
    Effect,
    Trigger,
)
from hotelier.engine.rules.measures import count
from hotelier.engine.rules.staff import hire_price
from hotelier.engine.values import ANY_COLOUR, ROUNDS, members

if TYPE_CHECKING:
    from hotelier.bots.thinking.prospects import Prospects


def hiring(look: Prospects, card: int, discount: int) -> float:
    """What playing a card brings, less its price."""
    ability = look.pos.rules.staff[card].ability
    worth = lasting(look, card) + HIRED
    if ability.moment == WHEN_HIRED and ability.effect is not None:
        worth += look.effect(ability.effect)
    price = int(hire_price(look.pos, card, discount))
    return worth - purse(look.kronen, look.turns) + purse(look.kronen - price, look.turns)


def best_hire(look: Prospects, cards: int, discount: int) -> float:
    """The best of some cards that can be paid, or nothing."""
    budget = look.kronen + discount
    payable = [card for card in members(cards) if look.pos.rules.cost[card] <= budget]
    return max([0.0, *(hiring(look, card, discount) for card in payable)])


def lasting(look: Prospects, card: int) -> float:
    """What a card in play will still bring."""
    ability = look.pos.rules.staff[card].ability
    if ability.moment == ONCE_PER_ROUND:
        ready = 0 if look.player.used >> card & 1 else 1
        return GOOD_OF_STAFF * (ROUNDS - max(1, int(look.pos.round)) + ready)
    if ability.moment == AT_END:
        return _at_end(look, ability.effect)
    if ability.moment == ALWAYS:
        helps = (HELP[int(change.kind)] * max(1, len(change.faces)) for change in ability.modifiers)
        return look.turns * sum(helps, 0.0)
    if ability.moment == WHENEVER:
        assert ability.effect is not None and ability.trigger is not None
        return usual(ability.effect) * _how_often(look, ability.trigger)
    return 0.0


def _how_often(look: Prospects, trigger: Trigger) -> float:
    if trigger.kind == DIE_TAKEN:
        return look.turns * DICE_OF_A_FACE_IN_A_TURN * len(trigger.faces)
    if trigger.kind == EMPEROR_BONUS:
        return 0.6 * len(scorings_to_come(look.pos))
    often = look.turns * MOVE_INS_IN_A_TURN
    if trigger.kind == ROOM_OCCUPIED:
        return often
    share = 1.0 if trigger.colour == ANY_COLOUR else 0.25
    return often * share * (0.35 if trigger.least_order else 1.0)


def _at_end(look: Prospects, effect: Effect | None) -> float:
    """Points at the end of the game: what is counted now, and what will probably be added."""
    if effect is None or effect.per is None or look.player.board is None:
        return 5.0
    measure = effect.per
    grows = GROWTH.get(int(measure.kind))
    if grows is None:
        return 5.0
    if measure.kind == COUNT_OCCUPIED_ROOMS and measure.colour != ANY_COLOUR:
        grows /= 3
    return int(effect.amount) * (int(count(look.player, measure)) + grows * look.turns)
