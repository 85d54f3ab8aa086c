"""A constant of the engine and the word for it in JSON are the same: each leads to the other."""

import pytest

from hotelier.engine import agenda, effects

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
