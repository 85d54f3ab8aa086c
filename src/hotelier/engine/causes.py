"""What a cause can bring about: the effects printed on its card, or the action of its die."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hotelier.engine import effects
from hotelier.engine.effects import Effect
from hotelier.engine.events import BY_DIE, BY_GUEST, BY_STAFF, BY_TILE
from hotelier.engine.rules.emperor import tile_index
from hotelier.engine.state import EMPEROR, Position
from hotelier.engine.values import BIT, DICE, FIRST_GUEST, FIRST_STAFF

_BOOST_AND_STAFF: Final = 2


def kind_of(cause: i64) -> i64:
    """The kind of a cause: one of the numbers ``BY_...`` of the events."""
    return cause - cause % 1000


def effects_of(pos: Position, seat: i64, cause: i64) -> list[Effect]:
    """All effects a cause can have for a seat now."""
    if kind_of(cause) == BY_DIE:
        return actions_of_die(pos, cause - BY_DIE)
    return printed_effects(pos, seat, cause)


def grants_extra_turn(pos: Position, cause: i64) -> bool:
    """Whether a cause is a guest who brings an extra turn (clause 5.3)."""
    if kind_of(cause) != BY_GUEST:
        return False
    return pos.rules.grants_extra_turn[cause - BY_GUEST - FIRST_GUEST]


def printed_effects(pos: Position, seat: i64, cause: i64) -> list[Effect]:
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


def actions_of_die(pos: Position, face: i64) -> list[Effect]:
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
