"""Cards, editions and boards as JSON, so that a browser can draw them without knowing a rule."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Final, cast

from hotelier.bots.advice.strength import strengths
from hotelier.content.box import ruleset
from hotelier.content.editions import DEFAULT_EDITION, EDITIONS, flags_of
from hotelier.content.flags import FLAGS, FlagValue
from hotelier.content.hotels import BOARDS, DAY
from hotelier.engine.cards import Guest, Politics, Staff, Tile
from hotelier.engine.edition import Edition
from hotelier.engine.effects import (
    MEASURE_NAMES,
    MOMENT_NAMES,
    PENALTY_NAMES,
    Ability,
    Effect,
    Measure,
    Penalty,
)
from hotelier.engine.events import goods_dict
from hotelier.engine.hotel import FLOORS, GROUP_BONUS, PRINTED_POINTS, ROOM_NAMES, Board
from hotelier.engine.state import DEAL_NAMES
from hotelier.engine.values import (
    COLOURS,
    POLITICS_POINTS,
    ROUNDS,
    ROW_COSTS,
    SETBACK,
    TRACK_POINTS,
    members,
    order_to_store,
)
from hotelier.game.decision import effect_dict
from hotelier.server.telling.shapes import cards as shapes
from hotelier.server.telling.shapes.names import GROUP_GAINS, TRIGGER_NAMES
from hotelier.server.telling.shapes.play import Goods
from hotelier.text import Words, describe
from hotelier.text.phrases import MOST_COUNTED

SCORING_ROUNDS: Final = [number for number in range(1, 1 + ROUNDS) if SETBACK[number]]


@lru_cache(maxsize=64)
def cards(language: str, flags: tuple[tuple[str, FlagValue], ...]) -> shapes.CardsTold:
    """All 128 cards and tiles as these flags print them, with their texts in a language."""
    rules = ruleset(dict(flags))
    words, edition = Words(language), rules.edition
    return {
        "language": language,
        "flags": dict(flags),
        "guests": [_guest(card, edition, words) for card in rules.guests],
        "staff": [_staff(card, edition, words) for card in rules.staff],
        "politics": [_politics(card, words) for card in rules.politics],
        "tiles": [_tile(card, edition, words) for card in rules.tiles],
        "boards": [_board(board) for board in BOARDS],
        "printed": printed(),
    }


def printed() -> shapes.Printed:
    """What is printed on hotels, row and track: the same in every edition."""
    return {
        "rooms": list(ROOM_NAMES),
        "room_points": dict(zip(ROOM_NAMES, PRINTED_POINTS, strict=True)),
        "floor_prices": list(range(FLOORS)),
        "floor_points": list(range(1, FLOORS + 1)),
        "row_prices": [int(price) for price in ROW_COSTS],
        "track_points": [int(points) for points in TRACK_POINTS],
        "politics_points": list(POLITICS_POINTS),
        "rounds": ROUNDS,
        "scoring_rounds": list(SCORING_ROUNDS),
    }


def _board(board: Board) -> shapes.Board:
    """A printed hotel: the colour of each room, and each group with its occupancy bonus."""
    return {
        "board": board.name,
        "rooms": {room: COLOURS[board.colour_of[place]] for place, room in enumerate(ROOM_NAMES)},
        "groups": [_group(board, members(group)) for group in board.groups],
    }


def _group(board: Board, rooms: Sequence[int]) -> shapes.Group:
    colour = board.colour_of[rooms[0]]
    return {
        "rooms": [ROOM_NAMES[room] for room in rooms],
        "colour": COLOURS[colour],
        "gain": GROUP_GAINS[colour],
        "bonus": GROUP_BONUS[colour][len(rooms)],
    }


def all_flags(edition: str, changes: Mapping[str, FlagValue]) -> tuple[tuple[str, FlagValue], ...]:
    """The flags of an edition with single ones changed, in the order in which they are cached."""
    return tuple(sorted((flags_of(edition) | dict(changes)).items()))


def _guest(card: Guest, edition: Edition, words: Words) -> shapes.GuestCard:
    return {
        "number": int(card.number),
        "name": describe.guest_name(card.number, words),
        "colour": COLOURS[card.colour],
        "order": cast("Goods", goods_dict(order_to_store(card.order))),
        "points": int(card.points),
        "rewards": [_effect(effect, words, edition) for effect in card.rewards],
        "reward_text": describe.describe_rewards(card.rewards, edition, words),
        "text": describe.describe_guest(card, edition, words),
    }


def _staff(card: Staff, edition: Edition, words: Words) -> shapes.StaffCard:
    return {
        "number": int(card.number),
        "name": describe.staff_name(card.number, words),
        "cost": int(card.cost),
        "starter": card.starter or None,
        **_ability(card.ability, words, edition),
        "ability_text": describe.describe_ability(card.ability, edition, words),
        "text": describe.describe_staff(card, edition, words),
    }


def _ability(ability: Ability, words: Words, edition: Edition) -> shapes.Ability:
    trigger = ability.trigger
    return {
        "moment": MOMENT_NAMES[ability.moment],
        "effect": None if ability.effect is None else _effect(ability.effect, words, edition),
        "trigger": None
        if trigger is None
        else {
            "trigger": TRIGGER_NAMES[trigger.kind],
            "faces": [int(face) for face in trigger.faces],
            "colour": COLOURS[trigger.colour],
            "least_order": int(trigger.least_order),
        },
        "modifiers": [
            {
                "modifier": describe.MODIFIER_NAMES[int(modifier.kind)],
                "amount": describe.modifier_amount(modifier, edition),
                "faces": [int(face) for face in modifier.faces],
                "colour": COLOURS[modifier.colour],
            }
            for modifier in ability.modifiers
        ],
        "copies_rival": ability.copies_rival,
    }


def _politics(card: Politics, words: Words) -> shapes.PoliticsCard:
    return {
        "number": int(card.number),
        "name": describe.politics_name(card.number, words),
        "group": card.group,
        "goals": [
            {"number": int(goal.number), "measure": _measure(goal.measure)} for goal in card.goals
        ],
        "text": describe.describe_politics(card, words),
    }


def _tile(tile: Tile, edition: Edition, words: Words) -> shapes.TileCard:
    return {
        "tile": tile.key,
        "name": describe.tile_name(tile.key, words),
        "group": tile.key[0],
        "round": SCORING_ROUNDS["ABC".index(tile.key[0])],
        "bonus": _effect(tile.bonus, words, edition),
        "penalty": _penalty(tile.penalty),
        "penalty_text": describe.describe_penalty(tile.penalty, edition, words),
        "text": describe.describe_tile(tile, edition, words),
    }


def _penalty(penalty: Penalty) -> shapes.Penalty:
    return {
        "penalty": PENALTY_NAMES[penalty.kind],
        "amount": int(penalty.amount),
        "or_points": int(penalty.or_points),
        "occupied": penalty.occupied,
        "per": _per(penalty.per),
    }


def _effect(effect: Effect, words: Words, edition: Edition) -> shapes.Effect:
    text = describe.describe_effect(effect, words, edition)
    told = effect_dict(effect) | {"per": _per(effect.per), "text": text}
    return cast("shapes.Effect", told)


def _per(measure: Measure | None) -> shapes.Measure | None:
    return None if measure is None else _measure(measure)


def _measure(measure: Measure) -> shapes.Measure:
    most = int(measure.most)
    return {
        "measure": MEASURE_NAMES[measure.kind],
        "colour": COLOURS[measure.colour],
        "most": most if most < MOST_COUNTED else None,
    }


@lru_cache(maxsize=8)
def choices(language: str, bots: tuple[str, ...]) -> shapes.Choices:
    """What can be agreed for a game: editions and what differs in them, flags, boards, deals."""
    words = Words(language)
    return {
        "language": language,
        "default_edition": DEFAULT_EDITION,
        "editions": [
            {
                "edition": name,
                "name": words(f"edition-{name}"),
                "about": words(f"edition-{name}.about"),
                "differs": dict(changes),
            }
            for name, changes in EDITIONS.items()
        ],
        "flags": [
            {
                "flag": flag,
                "name": words(f"flag-{flag}"),
                "values": [
                    {"value": value, "text": words(f"flag-{flag}-{value}")} for value in values
                ],
            }
            for flag, values in FLAGS.items()
        ],
        "day_boards": [board.name for board in DAY],
        "goals": _goals(words),
        "deals": list(DEAL_NAMES),
        "strengths": cast("dict[str, dict[str, shapes.Strength]]", strengths()),
        "bots": list(bots),
    }


def _goals(words: Words) -> list[shapes.GoalsTold]:
    """The politics cards and emperor tiles of each group; a game has one of each."""
    box = ruleset(flags_of(DEFAULT_EDITION))
    groups = dict.fromkeys(card.group for card in box.politics)
    return [
        {
            "group": group,
            "politics": [
                {"number": int(card.number), "name": describe.politics_name(card.number, words)}
                for card in box.politics
                if card.group == group
            ],
            "tiles": [
                {"tile": tile.key, "name": describe.tile_name(tile.key, words)}
                for tile in box.tiles
                if tile.key[0] == group
            ],
        }
        for group in groups
    ]
