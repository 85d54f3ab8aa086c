"""The analysis of a recorded game: from what each seat saw, and the same whoever asks."""

import asyncio
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from hotelier import Dealer, Game, Rng, View, new_game
from hotelier.bots.advice.advice import Advice, advise
from hotelier.game import loop
from hotelier.record import Recorder, dump_record, parse_records
from hotelier.server.bots.analysis import (
    GAMES,
    MOST_FAILURES,
    MOST_KEPT,
    MOST_NEAR,
    MOST_WAITING,
    Analyses,
    has_choice,
)
from hotelier.server.bots.hints import MOST_TOLD
from hotelier.server.bots.queue import Urgency
from hotelier.server.http.identity import Account
from hotelier.server.server_error import ServerError
from hotelier.server.tables.replays import Replay
from hotelier.text import LANGUAGES, Words
from tests.seats import at_random
from tests.server import bad_bots
from tests.server.play import another_browser, error_of, open_table, running

MOVES = 120
BOTS = [{"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"}]


def record(moves: int, *, seed: str = "analysis", after: Game | None = None) -> str:
    """Some moves at random, of a new game or after a position."""
    recorder = Recorder(after or new_game(players=2), seed=seed)
    played = loop.moves(recorder.game, at_random(Rng(seed)), Dealer(seed), recorder.play)
    assert len(list(islice(played, moves))) == moves
    return dump_record(recorder.record())


def upload(client: TestClient, text: str) -> str:
    return str(client.post("/api/replays", json={"text": text}).json()["replay"])


def analysis(client: TestClient, name: str) -> Any:
    answer = client.get(f"/api/replays/{name}/analysis")
    assert answer.status_code == 200, answer.text
    return answer.json()["choices"]


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    """A server that has all bots; every test is another browser, since analyses are limited."""
    with running(tmp_path_factory.mktemp("analysis")) as first:
        yield first


@pytest.fixture
def browser(client: TestClient) -> TestClient:
    return another_browser(client)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_choice_is_judged_as_a_hint_would_have_been(
    players: int, browser: TestClient
) -> None:
    text = record(MOVES + 20 * players, after=new_game(players=players))
    found = Replay(next(parse_records(text)))
    name = upload(browser, text)
    choices = analysis(browser, name)
    assert analysis(another_browser(browser), name) == choices
    expected = {
        step: advise(game.view(game.seat_to_act))
        for step, game in enumerate(found.games)
        if has_choice(game)
    }
    assert [choice["step"] for choice in choices] == list(expected)
    assert {choice["seat"] for choice in choices} == set(range(players))
    for choice in choices:
        step, advice = choice["step"], expected[choice["step"]]
        assert choice["seat"] == found.games[step].seat_to_act
        assert choice["round"] == found.games[step].position.round
        assert choice["win"] == round(advice[0].win, 3)
        assert choice["points"] == round(advice[0].points, 1)
        if step < len(found.record.moves):
            move = found.record.moves[step]
            taken = next(it for it in advice if it.to_dict()["notation"] == move.action)
            assert choice["win_taken"] == round(taken.win, 3)
            # One point of lead is worth half a point of one's own.
            assert choice["lost"] == round((advice[0].worth - taken.worth) / 1.5, 1)
    assert any(choice["lost"] > 1 for choice in choices[:-1]), "chance does not play well"


def test_hidden_cards_do_not_change_what_is_said_of_a_choice(browser: TestClient) -> None:
    game, dealer = new_game(players=2), Dealer("hidden")
    dealer.deal(game)
    other = game.view(game.seat_to_act).imagine(Rng("other"))
    assert other.to_dict() != game.to_dict()
    said = [analysis(browser, upload(browser, record(0, after=it))) for it in (game, other)]
    assert said[0] == said[1]
    assert "lost" not in said[0][0], "a record may end before somebody has chosen"


def test_a_record_may_begin_in_mid_game(browser: TestClient) -> None:
    game = Replay(next(parse_records(record(150)))).games[-1].copy()
    choices = analysis(browser, upload(browser, record(10, after=game, seed="go on")))
    assert choices[0]["round"] == game.position.round > 0


def test_the_best_options_of_a_step_and_the_one_taken_are_told(browser: TestClient) -> None:
    name = upload(browser, record(MOVES))
    choices = analysis(browser, name)
    moves = browser.get(f"/api/replays/{name}").json()["steps"]
    places = []
    for choice in choices[:-1]:
        step = choice["step"]
        hints = browser.get(f"/api/replays/{name}/steps/{step}/hints").json()["hints"]
        assert [hint["place"] for hint in hints[:-1]] == list(range(1, len(hints)))
        assert hints[0]["win"] == choice["win"]
        taken = [hint for hint in hints if hint["notation"] == moves[step]["action"]["notation"]]
        assert len(taken) == 1
        assert taken[0]["win"] == choice["win_taken"]
        places.append(taken[0]["place"])
        assert len(hints) <= MOST_TOLD + (places[-1] > MOST_TOLD)
    assert max(places) > MOST_TOLD, "also what was far from the best is told"

    step = choices[0]["step"]
    for language in LANGUAGES:
        answer = browser.get(f"/api/replays/{name}/steps/{step}/hints?lang={language}").json()
        best = answer["hints"][0]
        assert answer["step"] == step
        points, win = round(best["points"]), round(100 * best["win"])
        assert best["worth"] == Words(language)("advice-worth", points=points, win=win)


def test_hints_of_a_step_need_no_whole_analysis(browser: TestClient) -> None:
    text = record(MOVES)
    games = Replay(next(parse_records(text))).games
    name = upload(browser, text)
    step = next(step for step, game in enumerate(games) if has_choice(game))
    for _ in range(int(GAMES[1]) + 2):
        assert browser.get(f"/api/replays/{name}/steps/{step}/hints").status_code == 200
    for wrong, kind in ((0, "no_choice"), (MOVES + 1, "unknown_step")):
        answer = browser.get(f"/api/replays/{name}/steps/{wrong}/hints")
        assert error_of(answer, 404) == kind


def test_only_who_may_see_a_finished_game_gets_its_analysis(browser: TestClient) -> None:
    running_game = open_table(browser, [{"kind": "you", "name": "Anna"}, BOTS[0]])["table"]
    private = open_table(browser, [{"kind": "you", "name": "Anna"}, BOTS[0]], spectators=False)
    stranger = another_browser(browser)
    for part in ("analysis", "steps/0/hints"):
        for who, name, status, kind in (
            (browser, running_game, 409, "not_over"),
            (stranger, running_game, 409, "not_over"),
            (stranger, private["table"], 403, "no_spectators"),
            (browser, "nothing", 404, "unknown_replay"),
        ):
            assert error_of(who.get(f"/api/replays/{name}/{part}"), status) == kind


def test_games_that_were_not_asked_for_again_are_forgotten(browser: TestClient) -> None:
    known = browser.app.state.house.analyses._known  # type: ignore[attr-defined]
    for number in range(MOST_KEPT + 2):
        fresh = another_browser(browser)
        analysis(fresh, upload(fresh, record(0, seed=f"{number}")))
    assert len(known) == MOST_KEPT


class Adviser:
    """Ranks options as they come; fails where it is told to, and waits while it is held up."""

    def __init__(self) -> None:
        self.asked = 0
        self.failing: dict[int, str] = {}  # the number of the question: the error
        self.accounts: set[tuple[Account, Urgency]] = set()
        self.free = asyncio.Event()
        self.free.set()

    async def think(self, view: View, account: Account, urgency: Urgency) -> list[Advice]:
        self.accounts.add((account, urgency))
        await self.free.wait()
        self.asked += 1
        if self.asked in self.failing:
            raise ServerError(self.failing[self.asked])
        decision = view.decision
        assert decision is not None
        return [Advice(code, 10.0, 100.0, 0.5, (), ()) for code in decision.codes]


@pytest.fixture
def adviser() -> Adviser:
    return Adviser()


@pytest.fixture
def analyses(adviser: Adviser) -> Analyses:
    return Analyses(adviser)  # type: ignore[arg-type]


def game(seed: str = "analysis") -> Replay:
    return Replay(next(parse_records(record(MOVES, seed=seed))))


def test_what_is_known_is_told_while_another_game_is_analysed(
    adviser: Adviser, analyses: Analyses
) -> None:
    async def ask() -> None:
        told = await analyses.choices("known", game(), Account("a"))
        adviser.free.clear()
        waiting = asyncio.create_task(analyses.choices("other", game("other"), Account("b")))
        await asyncio.sleep(0)
        assert await analyses.choices("known", game(), Account("c")) == told
        assert await analyses.hints("known", game(), told[0]["step"], Account("c"), "en")
        assert not waiting.done()
        adviser.free.set()
        assert await waiting

    asyncio.run(ask())


def test_analyses_come_after_all_who_play(adviser: Adviser, analyses: Analyses) -> None:
    asyncio.run(analyses.choices("game", game(), Account("a")))
    assert adviser.accounts == {(Account("a"), Urgency.LAST)}


def test_one_address_does_not_fill_the_queue_of_all(adviser: Adviser, analyses: Analyses) -> None:
    async def ask() -> None:
        adviser.free.clear()
        tasks = [
            asyncio.create_task(analyses.choices(name, game(name), Account(name, "here")))
            for name in map(str, range(MOST_NEAR))
        ]
        await asyncio.sleep(0)
        with pytest.raises(ServerError, match="analyses_busy"):
            await analyses.choices("one more", game(), Account("one more", "here"))
        other = asyncio.create_task(analyses.choices("b", game(), Account("b", "elsewhere")))
        adviser.free.set()
        assert all(await asyncio.gather(*tasks, other))

    asyncio.run(ask())


def test_who_would_wait_too_long_is_told_at_once(adviser: Adviser, analyses: Analyses) -> None:
    async def ask() -> None:
        adviser.free.clear()
        tasks = [
            asyncio.create_task(analyses.choices(name, game(name), Account(name)))
            for name in map(str, range(MOST_WAITING))
        ]
        await asyncio.sleep(0)
        with pytest.raises(ServerError, match="analyses_busy"):
            await analyses.choices("one more", game(), Account("one more"))
        adviser.free.set()
        assert all(await asyncio.gather(*tasks))
        assert await analyses.choices("one more", game(), Account("one more"))

    asyncio.run(ask())


def test_after_a_failure_an_analysis_goes_on_where_it_was(
    adviser: Adviser, analyses: Analyses
) -> None:
    adviser.failing = {5: "hint_late"}

    async def ask() -> list[Any]:
        with pytest.raises(ServerError, match="hint_late"):
            await analyses.choices("game", game(), Account("a"))
        return await analyses.choices("game", game(), Account("a"))

    choices = asyncio.run(ask())
    assert len(choices) == sum(map(has_choice, game().games))
    assert adviser.asked == len(choices) + 1


def test_a_choice_that_cannot_be_judged_is_left_out(adviser: Adviser, analyses: Analyses) -> None:
    adviser.failing = {3: "hint_failed", 5: "hint_failed"}
    choices = asyncio.run(analyses.choices("game", game(), Account("a")))
    assert len(choices) == sum(map(has_choice, game().games)) - 2


def test_many_failures_in_a_row_are_told(adviser: Adviser, analyses: Analyses) -> None:
    adviser.failing = dict.fromkeys(range(4, 4 + MOST_FAILURES), "hint_failed")
    with pytest.raises(ServerError, match="hint_failed"):
        asyncio.run(analyses.choices("game", game(), Account("a")))


@pytest.mark.parametrize(
    ("target", "seconds", "kind"),
    [(bad_bots.raising, 60, "hint_failed"), (bad_bots.hanging, 0.3, "hint_late")],
)
def test_an_analysis_that_fails_is_told_and_can_be_asked_for_again(
    target: Any, seconds: float, kind: str, tmp_path: Path
) -> None:
    with running(tmp_path, target, hint_seconds=seconds) as client:
        name = upload(client, record(MOVES))
        kinds = [
            client.get(f"/api/replays/{name}/analysis").json()["error"]["kind"]
            for _ in range(int(GAMES[1]) + 1)
        ]
    assert kinds == [kind] * int(GAMES[1]) + ["too_fast"]
