"""A constant of the engine and the word for it in JSON are the same: each leads to the other."""

import pytest

from hotelier.engine import agenda, effects
from hotelier.engine.decisions.fields import FIELDS
from hotelier.engine.decisions.kind import CHANCE, KINDS, Kind

LISTS = {
    "frames": (agenda, "", agenda.FRAME_NAMES),
    "effects": (effects, "", effects.EFFECT_NAMES),
    "measures": (effects, "COUNT_", effects.MEASURE_NAMES),
    "moments": (effects, "", effects.MOMENT_NAMES),
    "penalties": (effects, "", effects.PENALTY_NAMES),
}


@pytest.mark.parametrize("words", LISTS)
def test_constants_are_called_what_json_calls_them(words: str) -> None:
    module, prefix, names = LISTS[words]
    numbers = [getattr(module, prefix + name.upper(), None) for name in names]
    assert numbers == list(range(len(names)))


def test_every_frame_has_its_kind_of_decision() -> None:
    assert [kind.number for kind in KINDS] == list(range(len(agenda.FRAME_NAMES)))
    assert [kind.name() for kind in KINDS] == list(agenda.FRAME_NAMES)


def test_chance_is_asked_by_the_first_frames_alone() -> None:
    asks_chance = [kind.number for kind in KINDS if kind.asks == CHANCE]
    assert asks_chance == list(range(agenda.LAST_CHANCE_FRAME + 1))


@pytest.mark.parametrize("kind", KINDS, ids=agenda.FRAME_NAMES)
def test_a_number_of_a_frame_means_one_thing(kind: Kind) -> None:
    meant = [(name, number) for field, name, number in FIELDS if kind.fields & field]
    assert len({name for name, _ in meant}) == len({number for _, number in meant}) == len(meant)
    assert any(number in {"count", "rolling"} for _, number in meant)
