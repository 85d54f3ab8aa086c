"""Cards in words. The texts follow from the records and flags, so they cannot drift from the rules.

Every function takes the language as ``Words``; those for cards that differ between printings take
the edition too.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from hotelier.content.flags import FLAGS
from hotelier.engine import effects
from hotelier.engine.cards import Guest, Politics, Staff, Tile
from hotelier.engine.edition import Edition
from hotelier.engine.effects import (
    MEASURE_NAMES,
    MOMENT_NAMES,
    PENALTY_NAMES,
    Ability,
    AtLeast,
    Effect,
    Modifier,
    Penalty,
    Trigger,
)
from hotelier.engine.values import BLUE, COLOURS, RED, YELLOW, order_to_store
from hotelier.text import phrases
from hotelier.text.words import Words

MODIFIER_NAMES: Final = {
    effects.ROOMS_FREE: "rooms_free",
    effects.STRONGER_DIE: "stronger_die",
    effects.NO_FEE: "no_fee",
    effects.BOTH_TRACKS: "both_tracks",
    effects.CHEAPER_HIRE: "cheaper_hire",
    effects.SERVE_FREE: "serve_free",
    effects.ROW_FREE: "row_free",
    effects.AVOID_PENALTY: "avoid_penalty",
}


# --- names ---------------------------------------------------------------------------------------


def guest_name(number: int, words: Words) -> str:
    """The name of the guest with this number."""
    return words(f"guest-{number}")


def staff_name(number: int, words: Words) -> str:
    """The name of the staff card with this number."""
    return words(f"staff-{number}")


def politics_name(number: int, words: Words) -> str:
    """The title of the politics card with this number."""
    return words(f"politics-{number}")


def tile_name(key: str, words: Words) -> str:
    """The title of an emperor tile."""
    return words(f"tile-{key}")


# --- guests --------------------------------------------------------------------------------------


def describe_guest(guest: Guest, edition: Edition, words: Words) -> str:
    """All that a guest card shows: colour, order, points, reward."""
    order = words("guest-order", goods=phrases.goods(order_to_store(guest.order), words))
    parts = [words("guest-colour", colour=COLOURS[guest.colour]), order]
    if guest.points:
        parts.append(words("guest-points", number=int(guest.points)))
    parts.append(describe_rewards(guest.rewards, edition, words))
    return phrases.sentences(parts, words)


def describe_rewards(rewards: Sequence[Effect], edition: Edition, words: Words) -> str:
    """The rewards of a guest, equal ones together."""
    if not rewards:
        return words("guest-no_reward")
    parts = []
    said: set[int] = set()
    for reward, times in _merged(rewards):
        more = ".more" if reward.kind in said and reward.kind in phrases.CONTINUED else ""
        parts.append(phrases.effect(reward, words, edition, times, more))
        said.add(reward.kind)
    return phrases.sentences(parts, words)


def _merged(rewards: Sequence[Effect]) -> list[tuple[Effect, int]]:
    """Rewards and how often they come in a row, where that reads as one."""
    found: list[tuple[Effect, int]] = []
    for reward in rewards:
        if found and reward.kind in phrases.MERGED and found[-1][0].key() == reward.key():
            found[-1] = (reward, found[-1][1] + 1)
        else:
            found.append((reward, 1))
    return found


def describe_effect(effect: Effect, words: Words, edition: Edition | None = None) -> str:
    """One effect as a sentence; without an edition where editions differ, in neutral words."""
    return phrases.effect(effect, words, edition)


# --- staff ---------------------------------------------------------------------------------------


def describe_staff(staff: Staff, edition: Edition, words: Words) -> str:
    """All that a staff card shows: cost and ability."""
    cost = words("staff-cost", number=int(staff.cost))
    return phrases.sentences([cost, describe_ability(staff.ability, edition, words)], words)


def describe_ability(ability: Ability, edition: Edition, words: Words) -> str:
    """What a staff card does, and when."""
    if ability.modifiers:
        return phrases.sentences(
            [_modifier(modifier, edition, words) for modifier in ability.modifiers], words
        )
    key = f"ability-{MOMENT_NAMES[ability.moment]}"
    if ability.copies_rival:
        return words(f"{key}-copy")
    assert ability.effect is not None
    effect = phrases.effect(ability.effect, words, edition, form=".then")
    trigger = "" if ability.trigger is None else _trigger(ability.trigger, edition, words)
    return words(key, effect=effect, trigger=trigger)


def _trigger(trigger: Trigger, edition: Edition, words: Words) -> str:
    if trigger.kind == effects.DIE_TAKEN:
        return words("trigger-die_taken", faces=phrases.faces(trigger.faces, words))
    if trigger.kind == effects.EMPEROR_BONUS:
        return words("trigger-emperor_bonus")
    if trigger.kind == effects.ROOM_OCCUPIED and edition.any_occupation_counts:
        return words("trigger-room_occupied")
    colour = COLOURS[trigger.colour]
    if trigger.kind == effects.GUEST_SERVED and edition.served_at_completion:
        return words("trigger-order_complete", colour=colour)
    if trigger.least_order:
        return words("trigger-guest_moves_in-order", colour=colour, least=int(trigger.least_order))
    return words("trigger-guest_moves_in", colour=colour)


def modifier_amount(modifier: Modifier, edition: Edition) -> int:
    """The number of a modifier; what it costs to avoid a penalty is named by the edition."""
    avoids = modifier.kind == effects.AVOID_PENALTY
    return int(edition.avoiding_penalty_costs if avoids else modifier.amount)


def _modifier(modifier: Modifier, edition: Edition, words: Words) -> str:
    return words(
        f"modifier-{MODIFIER_NAMES[modifier.kind]}",
        colour=COLOURS[modifier.colour],
        faces=phrases.faces(modifier.faces, words) if modifier.faces else "",
        number=modifier_amount(modifier, edition),
    )


# --- politics ------------------------------------------------------------------------------------


def describe_politics(card: Politics, words: Words) -> str:
    """What must be reached to claim a politics card."""
    rooms = [goal for goal in card.goals if goal.measure.kind == effects.COUNT_OCCUPIED_ROOMS]
    parts = [
        _goal(f"goal-{MEASURE_NAMES[goal.measure.kind]}", goal, words)
        for goal in card.goals
        if goal.measure.kind != effects.COUNT_OCCUPIED_ROOMS
    ]
    if rooms:
        parts.append(_rooms_goal(rooms, words))
    return phrases.sentences(parts, words)


def _rooms_goal(goals: Sequence[AtLeast], words: Words) -> str:
    """Goals for occupied rooms in one sentence; equal ones for all colours need no list."""
    colours = {goal.measure.colour for goal in goals}
    if colours == {BLUE, RED, YELLOW} and len({goal.number for goal in goals}) == 1:
        return _goal("goal-sets_of_three_colours", goals[0], words)
    rooms = [_goal("goal-rooms", goal, words) for goal in goals]
    return words("goal-occupied_rooms", rooms=phrases.listed(rooms, words))


def _goal(key: str, goal: AtLeast, words: Words) -> str:
    return words(key, number=int(goal.number), colour=COLOURS[goal.measure.colour])


# --- emperor tiles -------------------------------------------------------------------------------


def describe_tile(tile: Tile, edition: Edition, words: Words) -> str:
    """Bonus and penalty of an emperor tile."""
    bonus = words("tile-bonus", text=phrases.effect(tile.bonus, words, edition))
    penalty = words("tile-penalty", text=describe_penalty(tile.penalty, edition, words))
    return phrases.sentences([bonus, penalty], words)


def describe_penalty(penalty: Penalty, edition: Edition, words: Words) -> str:
    """What is lost, and the points that are lost instead, if there are any."""
    text = words(
        f"penalty-{PENALTY_NAMES[penalty.kind]}{_penalty_variant(penalty, edition)}",
        number=int(penalty.amount),
        occupied=phrases.yes_or_no(penalty.occupied),
        measure="" if penalty.per is None else phrases.measure(penalty.per, words),
    )
    if not penalty.or_points:
        return words("penalty-alone", penalty=text)
    key = "penalty-else" if edition.physical_penalty_first else "penalty-or"
    return words(key, penalty=text, number=int(penalty.or_points))


def _penalty_variant(penalty: Penalty, edition: Edition) -> str:
    """The ending of the message for what the record or the edition makes different."""
    if penalty.kind == effects.REMOVE_OCCUPIED_ROOMS:
        return f"-{FLAGS['c2_penalty'][edition.second_room]}"
    if penalty.kind == effects.DISCARD_END_STAFF:
        return "-hand" if edition.discards_from_hand else "-played"
    return "-per" if penalty.per is not None else ""
