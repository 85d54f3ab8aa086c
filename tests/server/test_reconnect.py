"""Coming back: after sleep, after a reload, after a restart of the server."""

from pathlib import Path
from typing import Any

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
from tests.server.test_playing import choose_until_undoable

KEEP = ("number", "seat", "view", "decision", "waiting", "undo", "holds")


def kept(player: Player) -> dict[str, Any]:
    return {name: player.state[name] for name in KEEP}


def test_what_was_missed_is_sent_and_no_more(tmp_path: Path) -> None:
    with running(tmp_path) as client:
        opened = open_table(client, FRIENDS)
        friend = another_browser(client)
        friend.post("/api/links/join", json={"link": opened["links"][0]["link"]})
        table = opened["table"]
        with seated(client, table) as host, seated(friend, table) as guest:
            players = [host, guest]
            known, seen = host.state["number"], len(host.log)
            for _ in range(20):
                for player in players:
                    player.refresh(known=player.state["number"])
                players[players[0].state["waiting"]["seat"]].choose(0)
            host.refresh(known=host.state["number"])
            with seated(client, table, host.log[:seen], known=known) as back:
                assert back.state["log"]["from"] == seen
                assert back.log == host.log
            with seated(client, table) as anew:
                assert anew.state["log"]["from"] == 0
                assert anew.log == host.log


def test_answers_taken_back_meanwhile_are_overwritten(tmp_path: Path) -> None:
    with running(tmp_path) as client:
        table = open_table(client, YOU_AND_RANDOM)["table"]
        with seated(client, table) as player:
            choose_until_undoable(player, 2)
            known, log = player.state["number"], list(player.log)
            player.act("undo", to_seal=True)
            player.choose(len(player.state["decision"]["options"]) - 1)
            player.until_asked()
            with seated(client, table, log, known=known) as sleeper:
                assert sleeper.log == player.log


def test_a_version_from_elsewhere_is_not_believed(tmp_path: Path) -> None:
    with running(tmp_path) as client:
        table = open_table(client, YOU_AND_RANDOM)["table"]
        for known in ("99999", "-1", "x", "9" * 40):
            with seated(client, table, known=known) as player:
                assert player.state["log"]["from"] == 0


def test_a_restart_in_mid_turn_loses_nothing(tmp_path: Path) -> None:
    with running(tmp_path) as client:
        table = open_table(client, HOT_SEAT)["table"]
        with seated(client, table) as player:
            for _ in range(40):
                player.send("face", seat=player.state["waiting"]["seat"])
                player.next_state()
                player.choose(0)
                if player.state["undo"]["steps"] >= 2:
                    break
            player.act("undo")
            before, log, seat = kept(player), player.log, player.state["seat"]
            assert before["undo"]["redo"] == 1
        cookies = dict(client.cookies)
    with running(tmp_path) as client:
        client.cookies.update(cookies)
        with seated(client, table, seat=seat) as player:
            assert kept(player) == before
            assert player.log == log
            player.act("redo")
            player.act("undo", to_seal=True)
            assert player.state["undo"]["redo"] == before["undo"]["steps"] + 1


def test_a_request_sent_again_after_a_restart_is_not_carried_out_twice(tmp_path: Path) -> None:
    with running(tmp_path) as client:
        table = open_table(client, HOT_SEAT)["table"]
        with seated(client, table) as player:
            number = player.state["number"]
            first = player.send("choose", id="once", number=number, option=0)
        cookies = dict(client.cookies)
    with running(tmp_path) as client:
        client.cookies.update(cookies)
        with seated(client, table) as player:
            assert player.send("choose", id="once", number=number, option=0) == first
            assert player.state["number"] == first["number"]


def test_bots_go_on_after_a_restart(tmp_path: Path) -> None:
    bots = [{"kind": "bot", "bot": "porter"}, {"kind": "bot", "bot": "random"}]
    with running(tmp_path) as client:
        table = open_table(client, bots)["table"]
        with seated(client, table) as player:
            player.next_state()
    with running(tmp_path) as client, seated(client, table) as player:
        while not player.is_over:
            player.next_state()
        totals = player.state["result"]["totals"]
    # The same seed without an interruption ends the same way.
    with running(tmp_path / "other") as client:
        table = open_table(client, bots)["table"]
        with seated(client, table) as player:
            while not player.is_over:
                player.next_state()
            assert player.state["result"]["totals"] == totals
