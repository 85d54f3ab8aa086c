"""After every step of any game: the invariants hold and every change is explained by events."""

from hypothesis import given

from hotelier import Rng, new_game
from hotelier.engine.events import SOURCES
from hotelier.engine.invariants.position import fault
from tests.bookkeeping import accounts, faults, unexplained
from tests.matrix import COMBINATIONS, choose, options_of
from tests.properties.play import Script, examples, scripts


@given(scripts)
@examples(30)
def test_every_step_keeps_the_invariants_and_is_explained_by_its_events(script: Script) -> None:
    game = new_game(script.options)
    before = accounts(game.to_dict())
    for code in script.steps(game):
        events = [event.to_dict(everything=True) for event in game.apply(code)]
        position = game.to_dict()
        assert fault(game.position) == ""
        assert faults(position) == []
        after = accounts(position)
        assert unexplained(before, events, after) == []
        before = after


def test_every_combination_of_edition_players_boards_and_deal_is_played_to_its_end() -> None:
    for number in range(len(COMBINATIONS)):
        game = new_game(options_of(number))
        rng = Rng(number)
        while not game.is_over:
            assert fault(game.position) == "", options_of(number)
            assert len(game.codes) == len(set(game.codes)) > 0, options_of(number)
            game.play(choose(game, rng))
        assert faults(game.to_dict()) == [], options_of(number)
        assert game.position.round == 7


@given(scripts)
@examples(100)
def test_a_game_never_gets_stuck_and_lasts_seven_rounds(script: Script) -> None:
    game = new_game(script.options)
    happened: list[str] = []
    rounds = []
    for steps, code in enumerate(script.steps(game)):
        assert steps < 5000
        assert len(game.codes) == len(set(game.codes)) > 0
        for event in game.apply(code):
            happened.append(event.name)
            if event.name == "round_started":
                rounds.append(event.to_dict()["round"])
    assert rounds == [1, 2, 3, 4, 5, 6, 7]
    assert happened.count("round_ended") == 7
    assert happened.count("emperor_came") == 3
    assert happened[-1] == "game_ended"
    assert game.codes == [] and game.decision is None


@given(scripts)
@examples(100)
def test_the_score_is_the_sum_of_its_reasons(script: Script) -> None:
    game = new_game(script.options)
    booked = [dict.fromkeys(SOURCES, 0) for _ in range(script.options.players)]
    for code in script.steps(game):
        for event in game.apply(code):
            if event.name == "points_scored":
                told = event.to_dict()
                assert told["amount"] != 0
                booked[told["seat"]][told["source"]] += told["amount"]
    result = game.result()
    assert game.scores == result["scores"] == booked
    assert game.totals == result["totals"] == [sum(points.values()) for points in booked]
    best = max(zip(result["totals"], result["leftovers"], strict=True))
    assert result["winners"] == [
        seat
        for seat, reached in enumerate(zip(result["totals"], result["leftovers"], strict=True))
        if reached == best
    ]
