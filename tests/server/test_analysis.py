"""The analysis of a recorded game: from what each seat saw, and the same whoever asks."""

from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from hotelier import Dealer, Game, Rng, new_game
from hotelier.bots.advice import advise
from hotelier.record import Player, Recorder, dump_record, parse_records
from hotelier.server.analysis import AT_ONCE, has_choice
from hotelier.server.hints import MOST_TOLD
from hotelier.server.replays import Replay
from hotelier.text import LANGUAGES, Words
from tests.server import bad_bots
from tests.server.play import another_browser, error_of, running

MOVES = 40


def record(moves: int, seed: str = "analysis", after: Game | None = None) -> str:
    """The first moves of a game of random answers."""
    game, dealer, rng = after or new_game(players=2), Dealer(seed), Rng(seed)
    recorder = Recorder(game, [Player("Anna"), Player("Ben")], seed)
    for _ in range(moves):
        chance = game.seat_to_act < 0
        recorder.play(dealer.answer(game) if chance else game.codes[rng.below(len(game.codes))])
    return dump_record(recorder.record())


def upload(client: TestClient, text: str) -> str:
    return str(client.post("/api/replays", json={"text": text}).json()["replay"])


def analysis(client: TestClient, name: str) -> Any:
    answer = client.get(f"/api/replays/{name}/analysis")
    assert answer.status_code == 200, answer.text
    return answer.json()["choices"]


def test_every_choice_is_judged_as_a_hint_would_have_been(tmp_path: Path) -> None:
    text = record(MOVES)
    found = Replay(next(parse_records(text)))
    with running(tmp_path) as client:
        name = upload(client, text)
        choices = analysis(client, name)
        assert analysis(another_browser(client), name) == choices
    expected = {}
    for step, game in enumerate(found.games):
        if has_choice(game):
            expected[step] = advise(game.view(game.seat_to_act))
    assert [choice["step"] for choice in choices] == list(expected)
    assert {choice["seat"] for choice in choices} == {0, 1}
    for choice in choices:
        step, advice = choice["step"], expected[choice["step"]]
        assert choice["seat"] == found.games[step].seat_to_act
        assert choice["win"] == round(advice[0].win, 3)
        assert choice["points"] == round(advice[0].points, 1)
        if step < MOVES:
            move = found.record.moves[step]
            assert move.seat == choice["seat"]
            chosen = next(it for it in advice if it.to_dict()["notation"] == move.action)
            assert choice["lost"] == pytest.approx(
                max(0, advice[0].points - chosen.points), abs=0.051
            )
    assert any(choice["lost"] > 1 for choice in choices), "chance does not play well"


def test_hidden_cards_do_not_change_what_is_said_of_a_choice(tmp_path: Path) -> None:
    game, dealer = new_game(players=2), Dealer("hidden")
    dealer.deal(game)
    seat = game.seat_to_act
    other = game.view(seat).imagine(Rng("other"))
    assert other.to_dict() != game.to_dict()
    with running(tmp_path) as client:
        said = [analysis(client, upload(client, record(0, after=it)))[0] for it in (game, other)]
    assert said[0] == said[1]
    assert said[0]["lost"] == 0, "a record may end before somebody has chosen"


def test_the_best_options_of_a_step_are_told_in_every_language(tmp_path: Path) -> None:
    with running(tmp_path) as client:
        name = upload(client, record(MOVES))
        choices = analysis(client, name)
        step = choices[-1]["step"]
        for language in LANGUAGES:
            told = client.get(f"/api/replays/{name}/steps/{step}/hints?lang={language}").json()
            best = told["hints"][0]
            assert told["step"] == step
            assert len(told["hints"]) <= MOST_TOLD
            assert best["win"] == choices[-1]["win"]
            points, win = round(best["points"]), round(100 * best["win"])
            assert best["worth"] == Words(language)("advice-worth", points=points, win=win)
        nobody = next(step for step in range(MOVES) if step not in {it["step"] for it in choices})
        for wrong, kind in ((nobody, "no_choice"), (MOVES + 1, "unknown_step")):
            answer = client.get(f"/api/replays/{name}/steps/{wrong}/hints")
            assert error_of(answer, 404) == kind
        assert error_of(client.get("/api/replays/nothing/analysis"), 404) == "unknown_replay"


@pytest.mark.parametrize(
    ("target", "kind"), [(bad_bots.raising, "hint_failed"), (bad_bots.hanging, "hint_late")]
)
def test_an_analysis_that_fails_is_told_and_can_be_asked_for_again(
    target: Any, kind: str, tmp_path: Path
) -> None:
    with running(tmp_path, target, hint_seconds=0.3) as client:
        name = upload(client, record(MOVES))
        kinds = [
            client.get(f"/api/replays/{name}/analysis").json()["error"]["kind"]
            for _ in range(int(AT_ONCE) + 1)
        ]
    assert kinds == [kind] * int(AT_ONCE) + ["too_fast"]
