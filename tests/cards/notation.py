"""Reads the printed values: tables from their files, and card records in the words of the tables.

A reward is written ``money:3`` or ``prepare:1:free:maxrow2``; several are parted by ``;``. The
third word is a price: ``pay`` the printed one, ``-1`` a krone less, ``free`` nothing.
"""

import csv
from pathlib import Path

from hotelier.engine import effects
from hotelier.engine.cards import Politics
from hotelier.engine.effects import Ability, AtLeast, Effect, Measure, Modifier, Penalty, Trigger
from hotelier.engine.hotel import ALL_ROOMS
from hotelier.engine.values import COLOURS, GOODS, in_store, members

ONE_BY_ONE = ("prepare", "play_staff", "take_guest")
"""Rewards that a card shows once for each use."""

TIMING = {
    effects.ONCE_PER_ROUND: "round",
    effects.WHEN_HIRED: "once",
    effects.WHENEVER: "permanent",
    effects.ALWAYS: "permanent",
    effects.AT_END: "end",
}

MEASURES = {
    effects.COUNT_KRONEN: "money",
    effects.COUNT_EMPEROR_POSITION: "emperor_space",
    effects.COUNT_STAFF_IN_PLAY: "played_staff",
    effects.COUNT_ROOM_TILES: "room_tile",
    effects.COUNT_FULL_GROUPS: "full_group",
    effects.COUNT_FULL_ROWS: "full_row",
    effects.COUNT_FULL_COLUMNS: "full_column",
    effects.COUNT_POLITICS_DISKS: "politics_disk",
    effects.COUNT_SETS_OF_THREE_COLOURS: "set_red_blue_yellow",
}

CONDITIONS = {
    effects.COUNT_KRONEN: "money",
    effects.COUNT_EMPEROR_POSITION: "emperor",
    effects.COUNT_STAFF_IN_PLAY: "staff_played",
    effects.COUNT_ROOM_TILES: "room_tiles",
    effects.COUNT_FULL_GROUPS: "full_groups",
    effects.COUNT_FULL_ROWS: "full_rows",
    effects.COUNT_FULL_COLUMNS: "full_columns",
}

PENALTIES = {
    effects.LOSE_KRONEN: "lose_money",
    effects.LOSE_KITCHEN: "lose_kitchen",
    effects.LOSE_ALL_GOODS: "lose_kitchen_and_served",
    effects.RETURN_HAND_CARDS: "return_hand",
    effects.REMOVE_ROOMS: "remove_vacant",
    effects.REMOVE_OCCUPIED_ROOMS: "remove_occupied_and_below",
    effects.DISCARD_END_STAFF: "discard_end_staff",
    effects.LOSE_POINTS: "lose_vp",
}


def read(name: str) -> list[dict[str, str]]:
    """A table of this folder."""
    with (Path(__file__).parent / name).open(encoding="utf-8") as file:
        return list(csv.DictReader(file))


def single(rewards: str) -> list[str]:
    """Printed rewards one by one, sorted: two rooms are one room twice."""
    found = []
    for reward in filter(None, rewards.split(";")):
        kind, *words = reward.split(":")
        if kind in ONE_BY_ONE:
            found += [":".join([kind, "1", *words[1:]])] * int(words[0])
        else:
            found.append(reward)
    return sorted(found)


def key(name: str) -> str:
    """The key of a card with an English name."""
    return name.lower().replace(".", "").replace(" ", "_").replace("-", "_")


def all_of(rewards: list[Effect]) -> list[str]:
    """A whole reward, sorted."""
    return sorted(word for reward in rewards for word in effect_words(reward))


def effect_words(effect: Effect) -> list[str]:
    """An effect; goods are one word for each kind."""
    if effect.kind == effects.GOODS:
        counts = [(good, in_store(effect.goods, place)) for place, good in enumerate(GOODS)]
        return [f"food:{good}:{count}" for good, count in counts if count]
    return [_effect(effect)]


def _effect(effect: Effect) -> str:
    price = _price(effect.discount)
    number = int(effect.amount)
    if effect.kind == effects.POINTS and effect.per is not None:
        return f"vp_per_{measure_word(effect.per)}:{number}"
    if effect.kind == effects.PREPARE_ROOMS:
        word = "prepare_and_occupy" if effect.occupied else "prepare"
        return f"{word}:{number}:{price}{_rows(effect.rooms)}"
    if effect.kind == effects.HIRE_STAFF:
        return f"play_staff:{number}:{price}"
    if effect.kind == effects.LOOK_AT_STAFF:
        return f"draw{number}_play1:{price}"
    if effect.kind == effects.EXTRA_TURN:
        return "extra_turn:no_die"
    words = {
        effects.POINTS: "vp",
        effects.STEPS: "emperor",
        effects.KRONEN: "money",
        effects.ANY_GOODS: "any_food",
        effects.DRAW_STAFF: "draw_staff",
        effects.TURN_ROOMS: "occupy_any",
        effects.COMPLETE_ORDER: "complete_order_any",
        effects.TAKE_GUEST: "take_guest",
    }
    return f"{words[effect.kind]}:{number}"


def _price(discount: int) -> str:
    if discount == effects.FREE:
        return "free"
    return f"-{discount}" if discount else "pay"


def _rows(rooms: int) -> str:
    """The highest row of rooms that are all of the lowest rows, if not all rooms."""
    if rooms == ALL_ROOMS:
        return ""
    highest = len(members(rooms)) // 5
    assert members(rooms) == list(range(5 * highest))
    return f":maxrow{highest}"


def measure_word(measure: Measure) -> str:
    """What is counted."""
    if measure.kind == effects.COUNT_OCCUPIED_ROOMS:
        colour = COLOURS[measure.colour]
        return "occupied_room" if colour == "any" else f"occupied_{colour}"
    return MEASURES[measure.kind]


def ability_word(ability: Ability) -> str:
    """What a staff card does."""
    if ability.copies_rival:
        return "copy_opponent_end_staff:1"
    if ability.modifiers:
        found = [_modifier(modifier) for modifier in ability.modifiers]
        triggers = {trigger for trigger, _ in found}
        assert len(triggers) == 1
        return triggers.pop() + "+".join(what for _, what in found)
    assert ability.effect is not None
    effect = ";".join(effect_words(ability.effect))
    if ability.trigger is not None:
        return f"{_trigger(ability.trigger)}>{effect}"
    if ability.moment == effects.AT_END:
        # The card itself is in play when the game ends.
        return effect.replace("played_staff", "played_staff_incl_self")
    return effect


def _trigger(trigger: Trigger) -> str:
    if trigger.kind == effects.DIE_TAKEN:
        return _dice(trigger.faces)
    if trigger.kind == effects.EMPEROR_BONUS:
        return "on_emperor_bonus"
    if trigger.least_order:
        return f"on_move_in:order_of_{trigger.least_order}"
    return f"on_move_in:{COLOURS[trigger.colour]}"


def _dice(faces: list[int]) -> str:
    return "|".join(f"on_die:{face}" for face in faces)


def _modifier(modifier: Modifier) -> tuple[str, str]:
    """When a lasting change applies, and what it is."""
    if modifier.kind == effects.ROOMS_FREE:
        return "", f"prepare_free:{COLOURS[modifier.colour]}"
    if modifier.kind == effects.STRONGER_DIE:
        return f"{_dice(modifier.faces)}>", f"strength:+{modifier.amount}"
    if modifier.kind == effects.CHEAPER_HIRE:
        return f"{_dice(modifier.faces)}>", f"discount:+{modifier.amount}"
    if modifier.kind == effects.BOTH_TRACKS:
        return f"{_dice(modifier.faces)}>", "both_tracks_per_die"
    if modifier.kind == effects.NO_FEE:
        return "on_die:6>", "no_fee"
    if modifier.kind == effects.AVOID_PENALTY:
        return "on_emperor_penalty>", "pay:1:cancel"
    words = {effects.SERVE_FREE: "kitchen_to_guest_free", effects.ROW_FREE: "guest_row_free"}
    return "", words[modifier.kind]


def condition_word(card: Politics) -> str:
    """What a politics card asks for."""
    return "_".join(_condition(goal) for goal in card.goals)


def _condition(goal: AtLeast) -> str:
    kind = goal.measure.kind
    if kind == effects.COUNT_OCCUPIED_ROOMS:
        return f"{COLOURS[goal.measure.colour]}{goal.number}"
    if kind == effects.COUNT_FULL_COLOURS:
        assert goal.number == 1
        return "all_of_one_color"
    return f"{CONDITIONS[kind]}_{goal.number}"


def penalty_word(penalty: Penalty) -> str:
    """What the emperor takes."""
    word = PENALTIES[penalty.kind]
    if penalty.occupied:
        word = word.replace("vacant", "occupied")
    if penalty.per is not None:
        word += f"_per_{measure_word(penalty.per)}"
    return f"{word}:{penalty.amount}" if penalty.amount else word
