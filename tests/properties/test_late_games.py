"""Random players rarely fill a hotel: games that begin late, with rich hotels and much staff."""

from collections import Counter

import pytest

from hotelier import Rng
from hotelier.engine.invariants.position import fault
from hotelier.engine.rules.politics import refresh_goals
from tests.bookkeeping import accounts, faults, unexplained
from tests.late_games import late_game
from tests.matrix import choose


@pytest.mark.parametrize("part", range(4))
def test_every_step_of_a_late_game_keeps_the_invariants_and_is_explained(part: int) -> None:
    for number in range(part, 160, 4):
        game = late_game(number)
        rng = Rng(number)
        before = accounts(game.to_dict())
        while not game.is_over:
            assert len(game.codes) == len(set(game.codes)) > 0
            events = [event.to_dict(everything=True) for event in game.apply(choose(game, rng))]
            position = game.to_dict()
            assert fault(game.position) == ""
            assert faults(position) == []
            after = accounts(position)
            assert unexplained(before, events, after) == []
            before = after


def test_the_remembered_politics_goals_are_the_ones_met() -> None:
    changes = 0
    for number in range(160):
        game = late_game(number)
        rng = Rng(number)
        while not game.is_over:
            before = [player.goals for player in game.position.players]
            game.play(choose(game, rng))
            anew = game.position.copy()
            for seat, player in enumerate(game.position.players):
                refresh_goals(anew, seat)
                assert anew.players[seat].goals == player.goals
                changes += player.goals != before[seat]
    assert changes > 50


def test_late_games_meet_what_random_games_hardly_do() -> None:
    met: Counter[str] = Counter()
    for number in range(160):
        game = late_game(number)
        rng = Rng(number)
        while not game.is_over:
            met.update(event.name for event in game.apply(choose(game, rng)))
    rare = ("politics_claimed", "group_completed", "room_removed", "extra_turn_started")
    assert all(met[name] >= 3 for name in rare), met
    assert all(met[name] for name in ("staff_discarded", "penalty_avoided", "kronen_lost")), met
