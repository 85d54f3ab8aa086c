"""A card reads differently exactly where the rules of an edition differ."""

import pytest

from hotelier.content.editions import EDITIONS, flags_of
from hotelier.content.flags import FLAGS, FlagValue
from tests.text.catalogue import PRESENT, texts

CHOICES = {"tile A1", "tile A3", "tile A4", "tile B2", "tile B3", "tile B4", "tile C4"}

# Cards whose text changes with a flag alone, whatever other value it takes.
CHANGED_BY = {
    "initial_rooms": set(),
    "addl_actions_window": set(),
    "die_effect": set(),
    "penalty_choice": CHOICES,
    "b4_penalty_rooms": {"tile B4"},
    "c2_penalty": {"tile C2"},
    "c4_source": {"tile C4"},
    "assistant_manager_vp": {"staff 32"},
    "conference_manager": {"staff 26"},
    "kitchen_hand_cost": {"staff 17"},
    "masseuse_scope": {"staff 7"},
    "order_staff_timing": {"staff 5", "staff 6"},
    "custodian_scope": {"staff 23"},
    "gizia": {"guest 97"},
    "tiebreak_goods": set(),
    "operator_cap": {"staff 41"},
}
ORDER_STAFF = {"staff 5", "staff 6"}
CHANGED_IN = {
    "classic": set(),
    "en-2015": {*ORDER_STAFF, "staff 26", "staff 32"},
    "de-2015": {*ORDER_STAFF, "staff 26", "staff 32", "tile B4"},
    "zh-2015": {*ORDER_STAFF, "staff 26", "staff 32", "tile B4", "tile C4"},
    "pl-2016": {*ORDER_STAFF, "staff 32", "tile C2"},
    "ru": {"guest 97"},
    "retail-2022": {*CHOICES, "guest 97", "staff 17", "staff 23", "tile C2"},
}
OTHER_VALUES = [(flag, value) for flag, values in FLAGS.items() for value in values[1:]]


def changed(language: str, flags: dict[str, FlagValue]) -> set[str]:
    """The cards that read differently with these flags than in the default edition."""
    usual, now = texts(language, flags_of("classic")), texts(language, flags)
    return {card for card in usual if usual[card] != now[card]}


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("language", PRESENT)
def test_an_edition_changes_the_texts_of_its_own_cards(language: str, edition: str) -> None:
    assert changed(language, flags_of(edition)) == CHANGED_IN[edition]


@pytest.mark.parametrize(("flag", "value"), OTHER_VALUES)
@pytest.mark.parametrize("language", PRESENT)
def test_a_flag_changes_the_texts_of_its_own_cards(
    language: str, flag: str, value: FlagValue
) -> None:
    assert changed(language, flags_of("classic") | {flag: value}) == CHANGED_BY[flag]


@pytest.mark.parametrize(("flag", "card"), [("c2_penalty", "tile C2"), ("gizia", "guest 97")])
@pytest.mark.parametrize("language", PRESENT)
def test_each_of_three_values_has_its_own_text(language: str, flag: str, card: str) -> None:
    found = {texts(language, flags_of("classic") | {flag: value})[card] for value in FLAGS[flag]}
    assert len(found) == 3
