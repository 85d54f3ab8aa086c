"""Whatever is done to the JSON of a position: it is refused in words, or it can be played."""

import json

import pytest

from hotelier import Rng, load_position, new_game
from hotelier.errors import BadPosition
from tests.bookkeeping import faults
from tests.matrix import COMBINATIONS, choose, options_of
from tests.positions.mutations import damaged, told


@pytest.mark.parametrize("part", range(3))
def test_a_damaged_position_is_refused_or_playable(part: int) -> None:
    refused = playable = 0
    for number in range(part, len(COMBINATIONS), 9):
        rng = Rng(f"damage {number}")
        game = new_game(options_of(number))
        while not game.is_over:
            if rng.below(40) == 0:
                position = told(game)
                for times in (1, 1, 1, 2, 3):
                    if _is_playable(damaged(position, rng, times), rng):
                        playable += 1
                    else:
                        refused += 1
            game.play(choose(game, rng))
    assert refused > 5 * playable > 0


def _is_playable(position: object, rng: Rng) -> bool:
    """Whether a position is accepted; then it must be sound and lead to the end of the game."""
    before = json.dumps(position)
    try:
        game = load_position(position)
    except BadPosition:
        assert json.dumps(position) == before
        return False
    assert json.dumps(position) == before
    assert faults(game.to_dict()) == []
    assert load_position(told(game)).to_dict() == game.to_dict()
    while not game.is_over:
        assert game.codes, "a dead end"
        game.play(choose(game, rng))
    return True
