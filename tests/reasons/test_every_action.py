"""An action is offered exactly when it has no reason, and every reason is a real one."""

from collections import Counter

import pytest

from hotelier import Game, action_of
from hotelier.content.editions import EDITIONS
from hotelier.engine.codes import ACTION_SPACE
from hotelier.engine.decisions.why import why_not
from tests.reasons.play import played, stretch

OFTEN = 3
"""How often each kind of decision is looked at in a game; after that only now and then."""


def look_at_every_action(game: Game) -> None:
    offered = set(game.codes)
    for code in range(ACTION_SPACE):
        reason = why_not(game.position, code)
        assert (reason is None) == (code in offered), (game.decision, action_of(code))
        if reason is not None:
            assert reason.name != "unexplained", (game.decision, action_of(code))


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("edition", EDITIONS)
def test_in_whole_games(edition: str, players: int) -> None:
    number = list(EDITIONS).index(edition) + players
    seen: Counter[str | None] = Counter()
    for step, game in enumerate(played(players, edition, number)):
        kind = None if game.decision is None else game.decision.kind
        seen[kind] += 1
        if seen[kind] <= OFTEN or step % 40 == 0:
            look_at_every_action(game)
    assert seen[None] == 1


@pytest.mark.parametrize("seed", range(8))
@pytest.mark.parametrize("edition", EDITIONS)
def test_from_crowded_positions(edition: str, seed: int) -> None:
    for step, game in enumerate(stretch(edition, seed, 40)):
        if step % 3 == 0:
            look_at_every_action(game)
