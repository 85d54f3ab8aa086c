"""The interpreted and the compiled build play the same games, position for position."""

import json
import os

import pytest

from tests import parity

GAMES = int(os.environ.get("HOTELIER_PARITY_GAMES", "200"))


def test_both_builds_play_the_same_games(capsys: pytest.CaptureFixture[str]) -> None:
    if not parity.build_is_compiled():
        with capsys.disabled():
            print("\nNo compiled build here, so there is nothing to compare it with.")
        return
    result = parity.compare(GAMES, seed=1)
    assert result.different == 0, result.first
    assert result.same == GAMES


def test_the_hash_covers_every_step() -> None:
    lines = [json.loads(line) for line in parity.trace(3, seed=1)]
    number, steps, _ = parity.digest(3, seed=1).split()
    assert (int(number), int(steps)) == (3, len(lines))
    assert parity.digest(3, seed=1) == parity.digest(3, seed=1) != parity.digest(3, seed=2)


def test_a_difference_is_shown_with_its_step_and_place() -> None:
    lines = [json.loads(line) for line in parity.trace(0, seed=1)][:9]
    other = json.loads(json.dumps(lines))
    other[6]["position"]["seats"][1]["kronen"] += 1
    told = parity.first_difference(lines, other)
    assert told.startswith(f"step 7 ({lines[6]['notation']})")
    assert "position.seats[1].kronen: 10, 11" in told
    assert parity.first_difference(lines, lines[:4]) == "only one build goes on after step 4"
