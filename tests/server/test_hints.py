"""Hints: for whoever decides, from what the seat sees, and only as long as they are of use."""

import json
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

from hotelier.bots.advice.advice import advise
from hotelier.engine.events import SOURCES
from hotelier.game.dealer import Dealer, Rng
from hotelier.game.game import Game, new_game
from hotelier.server.bots import hints
from hotelier.server.bots.hints import AT_ONCE, MOST_TOLD
from hotelier.server.bots.worker import HINT, Job, rank
from hotelier.text import LANGUAGES, Words
from tests.seats import at_random, positions
from tests.server import bad_bots
from tests.server.play import (
    FRIENDS,
    HOT_SEAT,
    YOU_AND_RANDOM,
    another_browser,
    open_table,
    running,
    seated,
)


def test_a_hint_ranks_options_in_the_language_of_the_player(tmp_path: Path) -> None:
    with running(tmp_path) as client:
        table = open_table(client, HOT_SEAT)["table"]
        with seated(client, table) as player:
            player.send("face", seat=player.state["waiting"]["seat"])
            state = player.until_asked()
            told = player.send("hint", number=state["number"])
            assert told["ok"], told
            assert told["number"] == state["number"]
            options = state["decision"]["options"]
            assert 1 <= len(told["hints"]) == min(MOST_TOLD, len(options))
            for hint in told["hints"]:
                option = options[hint["option"]]
                assert (hint["code"], hint["text"]) == (option["code"], option["text"])
                assert 0 <= hint["win"] <= 1
                assert f"{round(hint['points'])} VP" in hint["worth"]
                assert all(reason["source"] in SOURCES for reason in hint["reasons"])
                assert bool(hint["because"]) == bool(hint["reasons"])
            for language in LANGUAGES:
                player.send("language", language=language)
                again = player.send("hint", number=state["number"])["hints"]
                assert [hint["code"] for hint in again] == [hint["code"] for hint in told["hints"]]
                won = round(100 * again[0]["win"])
                points = round(again[0]["points"])
                assert again[0]["worth"] == Words(language)("advice-worth", points=points, win=won)


def test_only_who_decides_gets_a_hint(tmp_path: Path) -> None:
    with running(tmp_path) as client:
        opened = open_table(client, FRIENDS)
        friend, looker = another_browser(client), another_browser(client)
        friend.post("/api/links/join", json={"link": opened["links"][0]["link"]})
        table = opened["table"]
        with (
            seated(client, table) as player,
            seated(friend, table) as waiting,
            seated(looker, table) as spectator,
        ):
            number = player.state["number"]
            decides = player.state["waiting"]["seat"]
            decider, other = (player, waiting) if decides == 0 else (waiting, player)
            assert spectator.refused("hint", number=number) == "not_seated"
            assert other.refused("hint", number=number) == "not_your_decision"
            assert decider.refused("hint", number=number + 1) == "stale"
            assert decider.refused("hint") == "bad_request"
            assert decider.send("hint", number=number)["ok"]
            spectator.send("ping")
            other.send("ping")
            assert not any('"hints":[' in text for text in spectator.bytes + other.bytes)


def test_behind_the_curtain_there_is_no_hint(tmp_path: Path) -> None:
    with running(tmp_path) as client:
        table = open_table(client, HOT_SEAT)["table"]
        with seated(client, table) as player:
            assert player.state["seat"] is None
            number = player.state["number"]
            assert player.refused("hint", number=number) == "not_your_decision"
            player.send("face", seat=1 - player.state["waiting"]["seat"])
            assert player.refused("hint", number=number) == "not_your_decision"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_table_without_hints_says_so_to_everybody(language: str, tmp_path: Path) -> None:
    with running(tmp_path) as client:
        opened = open_table(client, YOU_AND_RANDOM, hints=False)
        table = opened["table"]
        assert opened["summary"]["hints"] is False
        with seated(client, table, lang=language) as player:
            assert player.until_asked()["hints"] is False
            told = player.send("hint", number=player.state["number"])
            assert told["error"]["kind"] == "no_hints"
            assert told["error"]["message"] == Words(language)("server-no_hints")
        cookies = client.cookies
        usual = open_table(client, YOU_AND_RANDOM)
        assert usual["summary"]["hints"] is True
    with running(tmp_path) as client:
        client.cookies = cookies
        assert client.get(f"/api/tables/{table}").json()["hints"] is False


def test_a_rematch_keeps_what_was_agreed_about_hints(tmp_path: Path) -> None:
    with running(tmp_path) as client:
        table = open_table(client, YOU_AND_RANDOM, hints=False)["table"]
        with seated(client, table) as player:
            while not player.until_asked()["result"]:
                player.choose(0)
        assert client.post(f"/api/tables/{table}/rematch").json()["summary"]["hints"] is False


def test_one_can_play_on_while_a_hint_is_thought_of_and_it_is_dropped(tmp_path: Path) -> None:
    with running(tmp_path, bad_bots.hanging, hint_seconds=0.5, bot_seconds=3.0) as client:
        table = open_table(client, YOU_AND_RANDOM)["table"]
        with seated(client, table) as player:
            number = player.until_asked()["number"]
            ask = {"type": "hint", "id": "hint", "number": number}
            player.socket.send_text(json.dumps(ask))
            assert player.choose(0)["number"] > number
            late = player.until(lambda it: it["type"] == "reply" and it["id"] == "hint")
            assert late["error"]["kind"] == "hint_late"
            assert "hints" not in late


def test_what_comes_too_late_for_the_table_is_not_told(tmp_path: Path) -> None:
    with running(tmp_path, bad_bots.dawdling) as client:
        table = open_table(client, HOT_SEAT)["table"]
        with seated(client, table) as player:
            number = player.state["number"]
            player.send("face", seat=player.state["waiting"]["seat"])
            player.until_asked()
            ask = {"type": "hint", "id": "hint", "number": number}
            player.socket.send_text(json.dumps(ask))
            player.choose(0)
            late = player.until(lambda it: it["type"] == "reply" and it["id"] == "hint")
            assert late["error"]["kind"] == "stale"


@pytest.mark.parametrize(
    "target", [bad_bots.raising, bad_bots.dying, bad_bots.talking_nonsense, bad_bots.listing]
)
def test_a_process_that_fails_is_told_as_no_hint(
    target: Any, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with running(tmp_path, target) as client:
        table = open_table(client, YOU_AND_RANDOM)["table"]
        with seated(client, table) as player:
            number = player.until_asked()["number"]
            with caplog.at_level("WARNING"):
                assert player.refused("hint", number=number) == "hint_failed"
            assert "a hint failed" in caplog.text or target is bad_bots.listing
            assert player.choose(0)["number"] > number


def test_hints_are_limited_but_the_same_one_is_free(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hints, "PER_SECOND", 0.0)  # none come back, however slow the machine
    with running(tmp_path, bad_bots.raising) as client:
        table = open_table(client, YOU_AND_RANDOM)["table"]
        with seated(client, table) as player:
            number = player.until_asked()["number"]
            kinds = [player.refused("hint", number=number) for _ in range(int(AT_ONCE) + 1)]
            assert kinds == ["hint_failed"] * int(AT_ONCE) + ["too_fast"]
    with running(tmp_path / "other") as client:
        table = open_table(client, YOU_AND_RANDOM)["table"]
        with seated(client, table) as player:
            number = player.until_asked()["number"]
            for _ in range(int(AT_ONCE) + 2):
                assert player.send("hint", number=number)["ok"]


def decisions(game: Game, every: int) -> list[Any]:
    """Some decisions of a game of random answers."""
    played = positions(game, at_random(Rng("hints")), Dealer("hints"))
    return [
        it.copy() for it in islice((it for it in played if it.seat_to_act >= 0), 0, None, every)
    ]


def test_a_hint_does_not_depend_on_what_is_hidden() -> None:
    """The process gets the same from two games that differ only in hidden cards."""
    different = 0
    for number, game in enumerate(decisions(new_game(players=3), 25)):
        seat = game.seat_to_act
        other = game.view(seat).imagine(Rng(number))
        different += other.to_dict() != game.to_dict()
        jobs = [
            Job(HINT, "", json.dumps(it.view(seat).imagine().to_dict()), seat)
            for it in (game, other)
        ]
        assert jobs[0] == jobs[1]
        told = rank(jobs[0])
        assert [it[0] for it in told] == [it.code for it in advise(game.view(seat))]
    assert different > 3
