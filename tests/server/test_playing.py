"""Playing over the WebSocket: choices, undo, previews, reasons, hot seat."""

from pathlib import Path

import pytest

from hotelier.game.actions import parse
from hotelier.text import LANGUAGES
from tests.server.play import (
    FRIENDS,
    HOT_SEAT,
    YOU_AND_RANDOM,
    Player,
    another_browser,
    open_table,
    running,
    seated,
)


def choose_until_undoable(player: Player, steps: int = 1) -> None:
    for _ in range(400):
        player.until_asked()
        assert not player.is_over
        if player.state["undo"]["steps"] >= steps:
            return
        player.choose(0)
    pytest.fail("nothing could ever be taken back")


def test_a_whole_game_against_a_bot(tmp_path: Path) -> None:
    with running(tmp_path) as client:
        table = open_table(client, YOU_AND_RANDOM)["table"]
        with seated(client, table) as player:
            while not player.until_asked()["result"]:
                player.choose(len(player.state["decision"]["options"]) - 1)
            result = player.state["result"]
            assert result["totals"] == [sum(it.values()) for it in result["scores"]]
            assert [entry["answer"] for entry in player.log] == list(range(len(player.log)))
            assert player.log[-1]["events"][-1]["event"] == "game_ended"
            assert player.refused("choose", number=player.state["number"], option=0) == (
                "not_your_decision"
            )
            summary = client.get(f"/api/tables/{table}").json()
            assert summary["is_over"]
            assert summary["result"] == player.state["result"]


def test_every_refused_choice_leaves_the_table_as_it_was(tmp_path: Path) -> None:
    with running(tmp_path) as client:
        table = open_table(client, YOU_AND_RANDOM)["table"]
        with seated(client, table) as player:
            state = player.until_asked()
            number, options = state["number"], state["decision"]["options"]
            offered = {option["code"] for option in options}
            foreign = next(code for code in range(628) if code not in offered)
            assert player.refused("choose", number=number - 1, option=0) == "stale"
            assert player.refused("choose", number=number + 9, option=0) == "stale"
            assert player.refused("choose", number=number, option=len(options)) == "not_offered"
            assert player.refused("choose", number=number, code=foreign) == "not_offered"
            assert player.refused("choose", number=number, code=628) == "not_offered"
            assert player.refused("choose", number=number) == "bad_request"
            assert player.refused("choose", number=number, option=0, code=1) == "bad_request"
            assert player.refused("choose", number=number, option="0") == "bad_request"
            assert player.refused("choose", number=number, option=-1) == "bad_request"
            assert player.refused("choose", number=number, option=0, x=1) == "bad_request"
            again = player.refresh()
            assert (again["number"], again["view"]) == (number, state["view"])


def test_a_refused_choice_is_told_the_reason_of_the_engine(tmp_path: Path) -> None:
    with running(tmp_path) as client:
        table = open_table(client, YOU_AND_RANDOM)["table"]
        with seated(client, table, lang="de") as player:
            number = player.until_asked()["number"]
            about = [{"action": "finish_turn"}]
            told = player.send("why_not", number=number, about=about)["reasons"][0]["reason"]
            fault = player.send("choose", number=number, code=parse("end").code)["error"]
            assert fault["message"] == told["text"]
            assert fault["reason"].items() <= told.items()
            assert "reason" not in player.send("choose", number=number, code=628)["error"]


def test_a_second_click_does_nothing_and_a_retry_gets_the_same_answer(tmp_path: Path) -> None:
    with running(tmp_path) as client:
        table = open_table(client, HOT_SEAT)["table"]
        with seated(client, table) as player:
            player.send("face", seat=player.state["waiting"]["seat"])
            player.until_asked()
            number = player.state["number"]
            first = player.send("choose", id="click", number=number, option=0)
            again = player.send("choose", id="click", number=number, option=0)
            assert first["ok"]
            assert again == first
            assert player.refused("choose", id="other", number=number, option=0) == "stale"
            assert player.refresh()["number"] == first["number"]


def test_nobody_answers_for_somebody_else(tmp_path: Path) -> None:
    with running(tmp_path) as client:
        opened = open_table(client, FRIENDS)
        table, link = opened["table"], opened["links"][0]["link"]
        friend, stranger = another_browser(client), another_browser(client)
        assert friend.post("/api/links/join", json={"link": link}).json()["seat"] == 1
        with (
            seated(client, table) as host,
            seated(friend, table) as guest,
            seated(stranger, table) as looker,
        ):
            players = {0: host, 1: guest}
            decider = host.state["waiting"]["seat"]
            number = host.state["number"]
            waiting = players[1 - decider]
            assert waiting.state["decision"] is None
            assert waiting.refused("choose", number=number, option=0) == "not_your_decision"
            assert waiting.state["previews"] == []
            assert waiting.refused("preview", number=number) == "not_your_decision"
            assert waiting.refused("face", seat=decider) == "not_your_seat"
            assert looker.refused("choose", number=number, option=0) == "not_seated"
            assert looker.refused("undo", number=number) == "not_seated"
            assert players[decider].choose(0)["number"] == number + 1
            assert looker.next_state()["number"] == number + 1
            assert waiting.next_state()["number"] == number + 1


def test_undo_and_redo_up_to_the_seal_and_never_past_it(tmp_path: Path) -> None:
    with running(tmp_path) as client:
        table = open_table(client, YOU_AND_RANDOM)["table"]
        with seated(client, table) as player:
            choose_until_undoable(player, 2)
            first, steps = player.state["undo"]["first"], player.state["undo"]["steps"]
            view = player.state["view"]
            number = player.state["number"]
            assert player.log[first - 1]["seal"]
            assert not any(entry["seal"] for entry in player.log[first:])
            assert player.refused("undo", number=number, to=first - 1) == "sealed"
            player.act("undo")
            assert player.state["undo"] == {"steps": steps - 1, "first": first, "redo": 1}
            player.act("undo", to_seal=True)
            assert player.state["undo"] == {"steps": 0, "first": first, "redo": steps}
            assert len(player.log) == first
            now = player.state["number"]
            assert player.refused("undo", number=now) == "sealed"
            assert player.refused("undo", number=now, to_seal=True) == "nothing_to_undo"
            for _ in range(steps):
                player.act("redo")
            assert player.state["view"] == view
            assert player.refused("redo", number=player.state["number"]) == "nothing_to_redo"
            player.act("undo", to=first)
            assert player.state["undo"]["redo"] == steps


def test_previews_and_reasons_come_from_the_engine(tmp_path: Path) -> None:
    with running(tmp_path) as client:
        table = open_table(client, YOU_AND_RANDOM)["table"]
        with seated(client, table, lang="de") as player:
            state = player.until_asked()
            number, options = state["number"], state["decision"]["options"]
            every = player.send("preview", number=number)["previews"]
            assert [it["option"]["code"] for it in every] == [it["code"] for it in options]
            assert state["previews"] == every, "they come with the state already"
            one = player.send("preview", number=number, code=options[0]["code"])["previews"]
            assert one == every[:1]
            about = [
                {"action": options[0]["action"]},
                {"action": "finish_turn"},
                {"action": "move_in", "table": 0},
            ]
            reasons = player.send("why_not", number=number, about=about)["reasons"]
            assert [it["about"] for it in reasons] == about
            assert reasons[0]["reason"] is None
            for told in reasons[1:]:
                assert told["reason"]["reason"]
                assert told["reason"]["text"].endswith(".")
            assert reasons[1]["reason"]["rule"] == "turn"
            assert player.refused("why_not", number=number - 1, about=about) == "stale"
            for bad in ({"action": "fly"}, {"action": "move_in", "table": True}, {"space": 1}):
                assert player.refused("why_not", number=number, about=[bad]) == "bad_request"
            code = parse("end").code
            assert player.refused("preview", number=number, code=code) == "not_offered"


def test_a_preview_says_what_cannot_be_taken_back(tmp_path: Path) -> None:
    with running(tmp_path) as client:
        table = open_table(client, YOU_AND_RANDOM)["table"]
        sealed = [0, 0]
        with seated(client, table) as player:
            while not player.until_asked()["result"]:
                state = player.state
                told = player.send("preview", number=state["number"])["previews"]
                choice = len(told) // 2
                answers = len(player.log)
                player.choose(choice)
                undo = player.until_asked()["undo"]
                assert told[choice]["seals"] == (
                    undo["steps"] == 0 or len(player.log) > answers + 1
                )
                sealed[told[choice]["seals"]] += 1
        assert min(sealed) > 5


def test_hot_seat_shows_one_hand_at_a_time(tmp_path: Path) -> None:
    with running(tmp_path) as client:
        table = open_table(client, HOT_SEAT)["table"]
        with seated(client, table) as player:
            assert player.state["holds"] == [0, 1]
            assert player.state["seat"] is None
            assert all(isinstance(it["hand"], int) for it in player.state["view"]["seats"])
            for _ in range(30):
                decider = player.state["waiting"]["seat"]
                if player.state["seat"] != decider:
                    assert player.state["decision"] is None
                    player.send("face", seat=decider)
                    player.next_state()
                hands = [it["hand"] for it in player.state["view"]["seats"]]
                assert isinstance(hands[decider], list)
                assert isinstance(hands[1 - decider], int)
                player.choose(0)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_language_can_change_at_any_time(language: str, tmp_path: Path) -> None:
    with running(tmp_path) as client:
        table = open_table(client, YOU_AND_RANDOM)["table"]
        with seated(client, table, lang=language) as player:
            asked = player.until_asked()["decision"]["text"]
            other = LANGUAGES[LANGUAGES.index(language) - 1]
            assert player.send("language", language=other)["ok"]
            state = player.next_state()
            assert state["decision"]["text"] != asked
            assert state["log"]["from"] == 0
            assert all(event["text"] for entry in player.log for event in entry["events"])
            assert player.refused("language", language="xx") == "bad_request"
