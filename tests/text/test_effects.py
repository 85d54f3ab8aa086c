"""Every record of the vocabulary has words, whether a card uses it today or not."""

import pytest

from hotelier.content.box import ruleset
from hotelier.content.editions import flags_of
from hotelier.engine import effects
from hotelier.engine.cards import Guest, Politics, Staff
from hotelier.engine.effects import EFFECT_NAMES, MEASURE_NAMES, AtLeast, Effect, Measure, Penalty
from hotelier.engine.values import BLUE, COLOURS, RED, pack_store
from hotelier.engine.vocabulary import Kronen, OccupiedRooms, Prepare, StaffInPlay
from hotelier.text import Words, phrases
from hotelier.text.describe import (
    MODIFIER_NAMES,
    describe_effect,
    describe_guest,
    describe_penalty,
    describe_politics,
    describe_rewards,
    describe_staff,
)
from tests.text.catalogue import PRESENT

RULES = ruleset(flags_of("classic"))
ENGLISH = Words("en")


@pytest.mark.parametrize("form", ["", ".then"])
@pytest.mark.parametrize("language", PRESENT)
def test_every_kind_of_effect_has_words(language: str, form: str) -> None:
    words = Words(language)
    found = {
        phrases.effect(Effect(kind, 2, goods=pack_store(2)), words, form=form)
        for kind in range(len(EFFECT_NAMES))
    }
    assert len(found) == len(EFFECT_NAMES)


@pytest.mark.parametrize("language", PRESENT)
def test_every_measure_and_every_goal_has_words(language: str) -> None:
    words = Words(language)
    kinds = range(len(MEASURE_NAMES))
    measures = {phrases.measure(Measure(kind), words) for kind in kinds}
    goals = {
        describe_politics(Politics(1, "A", [AtLeast(3, Measure(kind))]), words) for kind in kinds
    }
    assert (len(measures), len(goals)) == (len(MEASURE_NAMES), len(MEASURE_NAMES))


@pytest.mark.parametrize("language", PRESENT)
def test_every_colour_and_good_has_a_name(language: str) -> None:
    words = Words(language)
    assert len({words(f"colour-{colour}") for colour in COLOURS}) == len(COLOURS)
    goods = ("strudel", "cake", "wine", "coffee")
    assert len({words(f"good-{good}") for good in goods}) == len(goods)


def test_every_modifier_has_a_name() -> None:
    assert sorted(MODIFIER_NAMES) == list(range(effects.AVOID_PENALTY + 1))


def test_equal_rewards_are_told_together_and_others_one_by_one() -> None:
    rewards = [Prepare(less=1), Prepare(less=1), Kronen(1), Kronen(1), Prepare(free=True)]
    assert describe_rewards(rewards, RULES.edition, ENGLISH) == (
        "You may prepare up to 2 rooms for 1 krone less each. Gain 1 krone. Gain 1 krone. "
        "You may prepare another room for free."
    )


def test_the_texts_follow_from_the_record_not_from_the_number() -> None:
    for card in RULES.guests:
        twin = Guest(1, "twin", card.colour, card.order, card.points, card.rewards)
        usual = describe_guest(card, RULES.edition, ENGLISH)
        assert describe_guest(twin, RULES.edition, ENGLISH) == usual
    for employee in RULES.staff:
        other = Staff(1, "other", employee.cost, employee.ability)
        usual = describe_staff(employee, RULES.edition, ENGLISH)
        assert describe_staff(other, RULES.edition, ENGLISH) == usual


@pytest.mark.parametrize(
    ("effect", "text"),
    [
        (Effect(effects.DISHES, 1), "Take 1 dish: no more cakes than strudels."),
        (Effect(effects.DRINKS, 3), "Take 3 drinks: no more coffees than wines."),
        (
            Effect(effects.STEPS_OR_KRONEN, 1),
            "Go 1 step up the emperor track or gain 1 krone.",
        ),
        (
            Effect(effects.STEPS_OR_KRONEN, 4),
            "Split 4 between steps on the emperor track and kronen.",
        ),
        (
            Effect(effects.STEPS_AND_KRONEN, 2),
            "Go 2 steps up the emperor track and gain 2 kronen.",
        ),
        (
            Effect(effects.PREPARE_ROOMS, 3, must=True),
            "Prepare up to 3 rooms at the normal cost, at least one.",
        ),
        (
            Effect(effects.HIRE_STAFF, discount=1, must=True),
            "Play a staff card from your hand for 1 krone less.",
        ),
        (
            Effect(effects.EXTRA_TURN),
            "Then there is an extra turn or action for you, without taking a die.",
        ),
    ],
)
def test_effects_of_dice_and_without_an_edition(effect: Effect, text: str) -> None:
    assert describe_effect(effect, ENGLISH) == text


def test_a_limit_is_told_only_where_it_can_matter() -> None:
    limited = phrases.measure(Measure(effects.COUNT_EMPEROR_POSITION, most=6), ENGLISH)
    assert limited.endswith("on the emperor track, counting 6 at most")
    unlimited = phrases.measure(Measure(effects.COUNT_EMPEROR_POSITION, most=499), ENGLISH)
    assert unlimited.endswith("track")


def test_goals_of_different_kinds_are_sentences_of_their_own() -> None:
    goals = [
        AtLeast(1, OccupiedRooms(RED)),
        AtLeast(2, OccupiedRooms(BLUE)),
        AtLeast(1, StaffInPlay()),
    ]
    assert describe_politics(Politics(1, "A", goals), ENGLISH) == (
        "You have at least 1 staff card in play. "
        "You have at least 1 occupied red room and 2 occupied blue rooms."
    )


def test_a_penalty_without_an_alternative_names_none() -> None:
    penalty = Penalty(effects.REMOVE_ROOMS, 1, occupied=True)
    assert describe_penalty(penalty, RULES.edition, ENGLISH) == (
        "Remove an occupied room from the highest floor that has one."
    )
