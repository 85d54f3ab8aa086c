"""Choosing dice and carrying out their actions (clauses 4.3, 4.4)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hotelier.engine import codes, effects, events
from hotelier.engine.agenda import Item
from hotelier.engine.effects import Effect
from hotelier.engine.hotel import ALL_ROOMS
from hotelier.engine.rules.gains import pay
from hotelier.engine.rules.rewards import open_effect, open_items
from hotelier.engine.rules.rooms import affordable
from hotelier.engine.state import Player, Position
from hotelier.engine.values import DIE_LANE, bits, dice_on, lowest

FEE: Final = 1
BOOST: Final = 1


def _choices(first: int, fee: int, purse: int, faces: int, boost: bool) -> tuple[int, ...]:
    chosen: list[int] = []
    for face in range(1, 7):
        price = fee if face == 6 else 0
        for action in range(1, 6) if face == 6 else [face]:
            for extra in (0, 1) if boost else (0,):
                if faces >> (face - 1) & 1 and price + extra <= purse:
                    chosen.append(first + codes.die_code(face, action, extra == 1))
    return tuple(chosen)


def _table(first: int, fee: int, boost: bool) -> list[tuple[int, ...]]:
    return [_choices(first, fee, purse, faces, boost) for purse in range(3) for faces in range(64)]


# Codes by purse (0, 1, 2 or more kronen) and by the faces that have dice.
_TAKE: Final = [_table(codes.TAKE_DIE, 0, True), _table(codes.TAKE_DIE, FEE, True)]
_USE: Final = [_table(codes.USE_DICE, FEE, False), _table(codes.USE_DICE, FEE, True)]


def faces_with_dice(dice: i64) -> i64:
    """A mask of the action spaces that hold at least one die."""
    some = (dice | dice >> 1 | dice >> 2 | dice >> 3) & 0x111111
    return (
        some & 1 | some >> 3 & 2 | some >> 6 & 4 | some >> 9 & 8 | some >> 12 & 16 | some >> 15 & 32
    )


def choosable(pos: Position, seat: i64, taking: bool, boost: bool) -> tuple[int, ...]:
    """Every die the player could choose and pay for, whether or not it would have an effect."""
    player = pos.players[seat]
    purse = min(2, player.kronen)
    place = 64 * purse + faces_with_dice(pos.dice)
    if taking:
        return _TAKE[0 if player.staff & pos.rules.no_fee else 1][place]
    return _USE[1 if boost else 0][place]


def effective(pos: Position, seat: i64) -> list[int]:
    """Dice choices of an extra action: without a boost, only those with an effect (C-05)."""
    return [code for code in choosable(pos, seat, False, False) if has_effect(pos, seat, code)]


def face_of(code: i64) -> i64:
    """The face of a die choice."""
    face = _number(code) // 2 + 1
    return min(6, face)


def action_of(code: i64) -> i64:
    """The action of a die choice, for a six the copied one."""
    number = _number(code) // 2 + 1
    return number if number < 6 else number - 5


def is_boosted(code: i64) -> bool:
    """Whether a die choice pays for one more strength."""
    return _number(code) % 2 == 1


def _number(code: i64) -> i64:
    return code - codes.USE_DICE if code >= codes.USE_DICE else code - codes.TAKE_DIE


def die_price(pos: Position, player: Player, code: i64) -> i64:
    """Fee of the six and boost; only a die really taken is spared the fee by staff (5.0)."""
    price: i64 = BOOST if is_boosted(code) else 0
    if face_of(code) == 6 and (code >= codes.USE_DICE or not player.staff & pos.rules.no_fee):
        price += FEE
    return price


def strength(pos: Position, player: Player, code: i64) -> i64:
    """Dice on the space, the boost, and staff that reacts to the die taken."""
    face = face_of(code)
    number = dice_on(pos.dice, face) + (1 if is_boosted(code) else 0)
    if code < codes.USE_DICE:
        number += bits(player.staff & pos.rules.stronger[face])
    return number


def hire_discount(pos: Position, player: Player, code: i64) -> i64:
    """Discount of action 5: the strength, and staff that makes hiring with this die cheaper."""
    discount = strength(pos, player, code)
    if code < codes.USE_DICE and player.staff & pos.rules.cheaper_hire[face_of(code)]:
        discount += pos.rules.cheaper_by
    return discount


def has_effect(pos: Position, seat: i64, code: i64) -> bool:
    """Whether the main action of a die choice can have an effect as things are (R-01, C-04)."""
    player = pos.players[seat]
    action = action_of(code)
    purse = player.kronen - die_price(pos, player, code)
    if action == 3:
        return affordable(pos, player, purse, ALL_ROOMS) != 0
    if action == 5:
        budget = purse + hire_discount(pos, player, code)
        return player.hand & pos.rules.within[min(7, budget)] != 0
    return True


def main_effect(pos: Position, player: Player, code: i64) -> Effect:
    """The main effect of a die choice, at the strength it has now."""
    action = action_of(code)
    number = strength(pos, player, code)
    must = pos.rules.edition.die_must_have_effect
    if action == 1:
        return Effect(effects.DISHES, number)
    if action == 2:
        return Effect(effects.DRINKS, number)
    if action == 3:
        return Effect(effects.PREPARE_ROOMS, number, must=must)
    if action == 5:
        return Effect(effects.HIRE_STAFF, discount=hire_discount(pos, player, code), must=must)
    if code < codes.USE_DICE and player.staff & pos.rules.both_tracks[face_of(code)]:
        return Effect(effects.STEPS_AND_KRONEN, number)
    return Effect(effects.STEPS_OR_KRONEN, number)


def take_die(pos: Position, seat: i64, code: i64) -> None:
    """Take a die: pay, snapshot the staff that reacts (R-14), cover a number, open the action."""
    player = pos.players[seat]
    face = face_of(code)
    cause = events.BY_DIE + face
    pos.note(events.DIE_TAKEN, seat, cause, face, strength(pos, player, code))
    main = main_effect(pos, player, code)
    reacting = player.staff & pos.rules.on_die[face]
    pay(pos, seat, die_price(pos, player, code), cause)
    remove_die(pos, seat, face)
    if not reacting:
        open_effect(pos, seat, main, cause)
        return
    items = [Item(main, cause)]
    while reacting:
        card = pos.rules.staff[lowest(reacting)]
        reacting &= reacting - 1
        effect = card.ability.effect
        assert effect is not None
        items.append(Item(effect, events.BY_STAFF + card.number))
    open_items(pos, seat, items, cause)


def take_six_idle(pos: Position, seat: i64) -> None:
    """Take a six that cannot be paid for, without any effect (R-03, C-03)."""
    pos.note(events.DIE_TAKEN, seat, events.BY_DIE + 6, 6, 0)
    remove_die(pos, seat, 6)


def use_dice(pos: Position, seat: i64, code: i64) -> None:
    """Act as if a die were taken, in an extra turn: no die moves and no staff reacts (5.3)."""
    player = pos.players[seat]
    face = face_of(code)
    cause = events.BY_DIE + face
    pos.note(events.DICE_USED, seat, cause, face, strength(pos, player, code))
    effect = main_effect(pos, player, code)
    pay(pos, seat, die_price(pos, player, code), cause)
    open_effect(pos, seat, effect, cause)


def remove_die(pos: Position, seat: i64, face: i64) -> None:
    """Move a die from its space to the lower uncovered number of the turn order tile."""
    pos.dice -= DIE_LANE[face]
    player = pos.players[seat]
    if player.first_die == 0:
        player.first_die = face
    else:
        player.second_die = face
