"""R-47: whoever leaves can be played automatically."""

from itertools import islice

import pytest

from hotelier import Dealer, Game, Rng, new_game
from hotelier.content.editions import EDITIONS
from tests.seats import at_random, positions

PASSIVE = ("pass", "end", "stop", "die 6:-", "die", "use")
"""What an absent player does, best first; where none of it is offered something is compulsory."""


def passive_answer(game: Game) -> str:
    """Pass; where that is impossible take a die and leave it unused."""
    assert game.decision is not None
    offered = [str(option) for option in game.decision.options]
    for choice in PASSIVE:
        found = [option for option in offered if option == choice or option.split()[0] == choice]
        if found:
            return found[0]
    assert game.decision.kind != "turn", offered
    return offered[0]


def who_decides(game: Game) -> int | None:
    return None if game.decision is None else game.decision.seat


def wander(edition: str, seed: int, steps: int) -> Game:
    """A position some random steps into a game."""
    game = new_game(players=2 + seed % 3, edition=edition)
    asked = (
        it
        for it in positions(game, at_random(Rng(f"steps {seed}")), Dealer(seed))
        if it.seat_to_act >= 0
    )
    return next(islice(asked, steps, None), game)


@pytest.mark.parametrize("edition", EDITIONS)
def test_r47_the_game_goes_on_when_one_player_only_answers_automatically(edition: str) -> None:
    for seed in range(30):
        game = wander(edition, seed, 4 * seed)
        absent, answers = who_decides(game), 0
        while game.decision is not None and who_decides(game) == absent:
            game.apply(passive_answer(game))
            answers += 1
            assert answers < 40


@pytest.mark.parametrize("edition", [name for name in EDITIONS if name != "retail-2022"])
def test_r47_the_automatic_turn_prepares_no_room_and_plays_no_card(edition: str) -> None:
    forced = 0
    for seed in range(60):
        game = wander(edition, seed, 10 + 2 * seed)
        if game.decision is None or game.decision.kind != "turn":
            continue
        forced += "pass" not in map(str, game.decision.options)
        seat, happened = game.decision.seat, set()
        while who_decides(game) == seat:
            happened |= {event.name for event in game.apply(passive_answer(game))}
        assert happened & {"passed", "turn_finished"}
        assert not happened & {"room_prepared", "staff_hired", "guest_moved_in", "guest_taken"}
    assert forced > 0
