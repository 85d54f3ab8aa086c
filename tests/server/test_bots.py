"""Bots in processes of their own: what they get, and what happens when they fail."""

import json
import sys
import time
from collections.abc import Callable
from itertools import pairwise
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

import pytest

from hotelier.bots import make_bot
from hotelier.bots.levels.director import DirectorBot
from hotelier.bots.levels.planner import ConciergeBot, ReceptionistBot
from hotelier.errors import BadWeights, BotFailed
from hotelier.game.actions import action_of
from hotelier.game.dealer import Dealer
from hotelier.game.game import View, new_game
from hotelier.record import parse_records
from hotelier.server.bots.pool import BotPool, BotWorker
from hotelier.server.bots.queue import Request, Urgency
from hotelier.server.bots.turns import _at_once
from hotelier.server.bots.worker import Choice, Job, choose, serve
from hotelier.server.http.identity import Account
from hotelier.server.tables.replays import Replay
from tests.bots.packages import install
from tests.bots.programs import HELLO, example, python
from tests.bots.test_external import is_alive
from tests.server import bad_bots
from tests.server.play import error_of, open_table, running, seated

BELLBOY = example(sys.executable, "bellboy.py")
SEATS = [{"kind": "you", "name": "Anna"}, {"kind": "bot", "bot": "porter"}]


@pytest.mark.parametrize(
    ("target", "seconds"),
    [
        (bad_bots.raising, 20.0),
        (bad_bots.hanging, 0.2),
        (bad_bots.dying, 20.0),
        (bad_bots.talking_nonsense, 20.0),
        (bad_bots.listing, 20.0),
    ],
)
def test_a_bot_that_fails_is_replaced_and_the_game_goes_on(
    target: Callable[[Connection], None], seconds: float, tmp_path: Path
) -> None:
    with running(tmp_path, target, bot_seconds=seconds) as client:
        table = open_table(client, SEATS)["table"]
        with seated(client, table) as player:
            while not any(entry["seat"] == 1 for entry in player.log):
                if player.state["decision"] is None:
                    player.next_state()
                else:
                    player.choose(0)
            while player.state["seats"][1]["stand_in"] is None:
                player.until_asked()
                player.choose(0)
            assert "bot_failed" in player.notices
            assert player.state["seats"][1]["bot"] == "porter"
            while not player.until_asked()["result"]:
                player.choose(len(player.state["decision"]["options"]) - 1)


def test_the_host_can_make_a_bot_move_now(tmp_path: Path) -> None:
    with running(tmp_path, bad_bots.hanging, bot_seconds=600) as client:
        table = open_table(client, SEATS)["table"]
        with seated(client, table) as player:
            while player.state["seats"][1]["thinks_ms"] is None:
                if player.state["decision"] is None:
                    player.refresh()
                else:
                    player.choose(0)
            number = player.state["number"]
            assert player.send("move_now")["ok"]
            while player.state["number"] == number:
                player.next_state()
            assert player.notices == []


def test_a_bot_that_shall_move_now_does_not_think_again_in_its_turn(tmp_path: Path) -> None:
    with running(tmp_path, bad_bots.hanging, bot_seconds=600) as client:
        table = open_table(client, SEATS)["table"]
        with seated(client, table) as player:
            hurried = 0
            while turns_of(1, player.log) < 4:
                if player.state["decision"] is not None:
                    player.choose(0)
                    continue
                number = player.state["number"]
                thinks = player.state["seats"][1]["thinks_ms"] is not None
                if thinks and player.send("move_now")["ok"]:
                    hurried += 1
                    while player.state["number"] == number:
                        player.next_state()
                else:  # it may have moved just now: then nothing more would be told for long
                    player.refresh()
            player.refresh()
            assert hurried <= 2 + turns_of(1, player.log), "twice in setup, and once in each turn"


def turns_of(seat: int, log: list[dict[str, Any]]) -> int:
    """How many turns a seat has begun."""
    events = [event for entry in log for event in entry["events"]]
    return sum(one["event"] == "turn_started" and one["seat"] == seat for one in events)


def test_a_bot_that_shall_move_now_is_still_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    game = new_game(players=2)
    Dealer("now").deal(game)
    view = game.view(game.seat_to_act)
    planned, simple = (make_bot(name, "7").choose(view) for name in ("concierge", "porter"))
    assert planned != simple
    assert _at_once("director", "7", view) == _at_once("concierge", "7", view) == planned
    assert _at_once("cmd:./mybot", "7", view) == _at_once("porter", "7", view) == simple

    def without_weights(*_: object) -> int:
        raise BadWeights("there are none")

    monkeypatch.setattr(ConciergeBot, "think", without_weights)
    assert _at_once("director", "7", view) == simple


PACKAGE = """
import os
class Careful:
    def __init__(self, seed): pass
    def choose(self, view): return view.decision.codes[0]
    def close(self):
        with open(os.environ["CLOSED"], "a") as note: note.write("closed ")
class Vague(Careful):
    def choose(self, view): return str(view.decision.codes[0])
"""


def test_a_bot_of_another_package_is_closed_after_its_choice(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    entries = "careful = bots_at_work:Careful\nvague = bots_at_work:Vague\n"
    install("bots_at_work", PACKAGE, entries, tmp_path, monkeypatch)
    note = tmp_path / "closed"
    monkeypatch.setenv("CLOSED", str(note))
    game = new_game()
    Dealer("closed").deal(game)
    seat = game.seat_to_act
    imagined = json.dumps(game.view(seat).imagine().to_dict())
    assert choose(Job("careful", "7", imagined, seat)) == Choice(game.codes[0])
    assert note.read_text() == "closed "
    with pytest.raises(BotFailed, match=r"'vague' returned '\d+' where a whole number is wanted"):
        choose(Job("vague", "7", imagined, seat))
    assert note.read_text() == "closed closed "


def test_move_now_needs_a_bot_that_thinks(tmp_path: Path) -> None:
    with running(tmp_path) as client:
        table = open_table(client, [SEATS[0], {"kind": "device"}])["table"]
        with seated(client, table) as player:
            assert player.refused("move_now") == "no_bot_thinks"


def test_a_worker_answers_as_the_bot_itself_from_what_its_seat_sees() -> None:
    game, dealer = new_game(players=2), Dealer("worker")
    dealer.deal(game)
    worker = BotWorker(serve)
    try:
        for _ in range(12):
            seat = game.seat_to_act
            view = game.view(seat)
            imagined = json.dumps(view.imagine().to_dict())
            job = Job("porter", "7", imagined, seat)
            choice = worker.ask(job, 20)
            assert choice == choose(job)
            assert choice.code == make_bot("porter", "7").choose(view)
            game.apply(choice.code)
            dealer.deal(game)
        seat = game.seat_to_act
        imagined = json.dumps(game.view(seat).imagine().to_dict())
        with pytest.raises(BotFailed, match="UnknownBot"):
            worker.ask(Job("nobody", "7", imagined, seat), 20)
    finally:
        worker.end()


def counted_thoughts(monkeypatch: pytest.MonkeyPatch) -> list[View]:
    """What receptionists in this process think about from now on."""
    thoughts: list[View] = []
    think = ReceptionistBot.think

    def counted(bot: ReceptionistBot, view: View) -> list[int]:
        thoughts.append(view)
        return think(bot, view)

    monkeypatch.setattr(ReceptionistBot, "think", counted)
    return thoughts


def test_a_bot_that_plans_its_turn_plays_as_if_it_was_the_same_all_the_time(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    thoughts = counted_thoughts(monkeypatch)
    counts = []
    for is_asked_anew in (False, True):
        thoughts.clear()
        game, dealer = new_game(players=2), Dealer("memory")
        bots = [ReceptionistBot(), ReceptionistBot()]
        memories: list[Any] = [None, None]
        played: list[list[int]] = [[], []]
        while game.codes:
            seat = game.seat_to_act
            if seat < 0 or len(game.codes) == 1:
                code = dealer.answer(game) if seat < 0 else game.codes[0]
                if seat >= 0:
                    bots[seat].choose(game.view(seat))
                    played[seat].append(code)
            elif is_asked_anew:
                text = json.dumps(game.view(seat).imagine().to_dict())
                told = tuple(played[seat])
                job = Job("receptionist", "7", text, seat, memory=memories[seat], played=told)
                code, memories[seat] = choose(job)
                played[seat].clear()
            else:
                code = bots[seat].choose(game.view(seat))
            game.play(code)
        counts.append(
            (len(thoughts), game.position.round, [it.points for it in game.position.players])
        )
    assert counts[0] == counts[1]


def test_a_plan_is_not_gone_on_with_when_its_seat_has_played_something_else() -> None:
    bot = DirectorBot()
    for played, left in ([1], (2, 3)), ([2], ()):
        bot.recall(((1, 2, 3), (1, 4), 5, 6, 0.5), played)
        assert bot.memory == (left, (1, 4), 5, 6, 0.5)


def test_a_table_reminds_a_bot_of_its_plan(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    notes = tmp_path / "notes"
    monkeypatch.setenv("NOTES", str(notes))
    seats = [SEATS[0], {"kind": "bot", "bot": "receptionist"}]
    with running(tmp_path, bad_bots.noting) as client:
        table = open_table(client, seats)["table"]
        with seated(client, table) as player:
            for _ in range(12):
                player.until_asked()
                player.choose(0)
    jobs = [json.loads(line) for line in notes.read_text().splitlines()]
    reminded = [(before[2][1], job[0]) for before, job in pairwise(jobs) if job[0] is not None]
    assert reminded
    for (plan, stage, *_), (left, now, *_) in reminded:
        assert plan[len(plan) - len(left) :] == left, "what is left of its plan"
        assert now == stage


def test_a_plan_is_carried_out_without_a_worker_and_as_its_bot_would(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    notes = tmp_path / "notes"
    monkeypatch.setenv("NOTES", str(notes))
    seats = [{"kind": "bot", "bot": "receptionist"}] * 2
    with running(tmp_path, bad_bots.noting) as client:
        table = open_table(client, seats)["table"]
        with seated(client, table) as player:
            while not player.is_over:
                player.next_state()
        [record] = parse_records(client.get(f"/api/tables/{table}/record").text)
    jobs = len(notes.read_text().splitlines())
    thoughts = counted_thoughts(monkeypatch)
    bots = [ReceptionistBot(), ReceptionistBot()]
    for game, move in zip(Replay(record).games, record.moves, strict=False):
        if game.seat_to_act >= 0:
            code = bots[game.seat_to_act].choose(game.view(game.seat_to_act))
            assert str(action_of(code)) == move.action
    assert jobs == len(thoughts)


def test_a_bot_that_was_hurried_begins_its_turn_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    known: list[Any] = []

    def answered_or_hurried(_: BotPool, job: Job, account: Account, urgency: Urgency) -> Request:
        known.append(job.memory)
        request = Request(job, account, urgency)
        if len(known) % 3 == 0:
            request.hurry()
        else:
            request.succeed(choose(job)._replace(memory=len(known)))
        return request

    monkeypatch.setattr(BotPool, "ask", answered_or_hurried)
    with running(tmp_path) as client:
        table = open_table(client, SEATS)["table"]
        with seated(client, table) as player:
            while len(known) < 24:
                player.until_asked()
                player.choose(0)
    assert any(known)
    for number, memory in enumerate(known):
        assert memory in (None, number), "what it knew after its last choice"
        assert memory is None or number % 3, "it was hurried then"


def test_a_worker_that_hangs_is_ended_in_time() -> None:
    worker = BotWorker(bad_bots.hanging)
    try:
        with pytest.raises(BotFailed, match="too slow"):
            worker.ask(Job("porter", "7", "{}", 0), 0.2)
        start = time.monotonic()
        worker.end()
        assert time.monotonic() - start < 1
    finally:
        worker.end()


def test_a_program_plays_at_a_table_if_the_server_was_started_with_it(tmp_path: Path) -> None:
    seats = [SEATS[0], {"kind": "bot", "bot": BELLBOY, "name": "Otto"}]
    with running(tmp_path, programs=(BELLBOY,)) as client:
        assert client.get("/api/choices").json()["bots"][-1] == BELLBOY
        table = open_table(client, seats)["table"]
        with seated(client, table) as player:
            for _ in range(12):
                player.until_asked()
                player.choose(0)
            assert any(entry["seat"] == 1 for entry in player.log)
            assert player.notices == []
            assert player.state["seats"][1]["stand_in"] is None


def test_a_program_that_fails_at_a_table_has_a_stand_in(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    bad = python("1/0")
    with running(tmp_path, programs=(bad,)) as client:
        seats = [SEATS[0], {"kind": "bot", "bot": bad, "name": "Otto"}]
        table = open_table(client, seats)["table"]
        with seated(client, table) as player:
            while player.state["seats"][1]["stand_in"] is None:
                player.until_asked()
                player.choose(0)
            assert "bot_failed" in player.notices
            assert player.state["seats"][1]["stand_in"] == "porter"
    [line] = [it.getMessage() for it in caplog.records if "no choice of bot" in it.getMessage()]
    assert "has ended with exit code 1: ZeroDivisionError" in line
    assert line.count("the bot") == 1, "said once"


def test_nobody_can_name_a_program_that_the_server_was_not_started_with(tmp_path: Path) -> None:
    with running(tmp_path) as client:
        seats = [SEATS[0], {"kind": "bot", "bot": BELLBOY, "name": "Otto"}]
        answer = client.post("/api/tables", json={"seats": seats})
        assert error_of(answer, 400) == "bad_options"


def test_a_worker_that_is_ended_takes_its_programs_with_it(tmp_path: Path) -> None:
    note = tmp_path / "pid"
    code = f"open({str(note)!r}, 'w').write(str(os.getpid())); time.sleep(600)"
    game = new_game(players=2, start=0)
    Dealer("worker").deal(game)
    seat = game.seat_to_act
    imagined = json.dumps(game.view(seat).imagine().to_dict())
    worker = BotWorker(serve)
    try:
        job = Job(python(HELLO + code), "7", imagined, seat, limit=600)
        with pytest.raises(BotFailed, match="too slow"):
            worker.ask(job, 8)
    finally:
        worker.end()
    until = time.monotonic() + 10
    while is_alive(int(note.read_text())) and time.monotonic() < until:
        time.sleep(0.01)
    assert not is_alive(int(note.read_text()))


def test_unknown_bots_are_refused(tmp_path: Path) -> None:
    with running(tmp_path) as client:
        for seat in (
            {"kind": "bot", "bot": "x"},
            {"kind": "bot"},
            {"kind": "you", "bot": "porter"},
        ):
            answer = client.post("/api/tables", json={"seats": [SEATS[1], seat]})
            assert error_of(answer, 400) == "bad_options"


def test_texts_and_a_bot_are_ready_before_anybody_asks(tmp_path: Path) -> None:
    with running(tmp_path, warm_up=True) as client:
        house: Any = client.app.state.house  # type: ignore[attr-defined]
        worker = house.tables.bots._pool._workers[0]
        until = time.monotonic() + 60
        while worker._process is None or not worker._process.is_alive():
            assert time.monotonic() < until, "no process is started"
            client.get("/api/health")
        assert client.get("/api/cards").status_code == 200
