"""Bots of many tables share a few workers: nobody can take them from the others."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from hotelier.server.bots import turns as bot_turns
from tests.server import bad_bots
from tests.server.gate import Gate, a_gate, gated
from tests.server.play import HOT_SEAT, Player, another_browser, open_table, running, seated

YOU = {"kind": "you", "name": "Anna"}


def bot(name: str) -> dict[str, str]:
    return {"kind": "bot", "bot": name}


def open_for(client: TestClient, name: str) -> str:
    """A table at which this bot decides first: who starts takes his first guest last."""
    return str(open_table(client, [YOU, bot(name)], options={"start": 0})["table"])


def has_failed(player: Player) -> bool:
    return player.refresh()["seats"][1]["stand_in"] is not None


@pytest.fixture
def gate() -> Iterator[Gate]:
    with a_gate() as opened:
        yield opened


# --- moving now, and hints ---------------------------------------------------------------------


def test_move_now_is_heard_while_a_bot_waits_for_a_worker(tmp_path: Path) -> None:
    with running(tmp_path, bad_bots.hanging, bot_seconds=20) as client:
        thinks, waits = open_for(client, "porter"), open_for(client, "porter")
        with seated(client, thinks) as other, seated(client, waits) as player:
            assert player.state["seats"][1]["thinks_ms"] is not None
            number = player.state["number"]
            assert player.send("move_now")["ok"]
            while player.state["number"] == number:
                player.next_state()
            assert player.notices == []
            assert not has_failed(other), "the worker is not free yet"


def test_a_hint_is_late_wherever_it_waits(tmp_path: Path) -> None:
    with running(tmp_path, bad_bots.hanging, bot_seconds=20, hint_seconds=0.2) as client:
        thinks = open_for(client, "porter")
        table = open_table(client, HOT_SEAT)["table"]
        with seated(client, thinks) as other, seated(client, table) as player:
            player.send("face", seat=player.state["waiting"]["seat"])
            number = player.until_asked()["number"]
            for name in ("for a worker", "for the other hint"):
                wish = {"type": "hint", "id": name, "number": number}
                player.socket.send_text(json.dumps(wish))
            replies = [player.until(lambda it: it["type"] == "reply") for _ in range(2)]
            assert [it["error"]["kind"] for it in replies] == ["hint_late"] * 2
            assert not has_failed(other), "the worker is not free yet"


def until_it_thinks(player: Player) -> None:
    """Play on until a bot asks for a worker."""
    while (message := player.read())["type"] != "thinking":
        if message["type"] == "state" and message["decision"]:
            number = message["number"]
            wish = {"type": "choose", "id": f"{number}", "number": number, "option": 0}
            player.socket.send_text(json.dumps(wish))


def test_move_now_ends_no_process(tmp_path: Path, gate: Gate) -> None:
    with running(tmp_path, gated) as client:
        table = open_for(client, "porter")
        thinker = gate.thinker()
        with seated(client, table) as player:
            for _ in range(8):
                assert thinker.asked() == "porter"
                assert player.send("move_now")["ok"]
                until_it_thinks(player)
                thinker.release()  # what it says now is for nobody
        assert not gate.has_another()


def test_whoever_makes_bots_move_again_and_again_is_slowed_down(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bot_turns, "HURRIES", (0.0, 2.0))
    with running(tmp_path, bad_bots.hanging, bot_seconds=600) as client:
        for _ in range(2):
            with seated(client, open_for(client, "porter")) as player:
                assert player.send("move_now")["ok"]
        with seated(client, open_for(client, "porter")) as player:
            assert player.refused("move_now") == "too_fast"
        with seated(other := another_browser(client), open_for(other, "porter")) as player:
            assert player.send("move_now")["ok"]


def test_a_late_hint_ends_no_process(tmp_path: Path, gate: Gate) -> None:
    with running(tmp_path, gated, hint_seconds=0.1) as client:
        table = open_table(client, HOT_SEAT)["table"]
        with seated(client, table) as player:
            player.send("face", seat=player.state["waiting"]["seat"])
            number = player.until_asked()["number"]
            assert player.refused("hint", number=number) == "hint_late"
        thinker = gate.thinker()
        assert thinker.asked() == "hint"
        open_for(client, "porter")
        thinker.release()
        assert thinker.asked() == "porter"
        assert not gate.has_another()


# --- whose turn it is --------------------------------------------------------------------------


def test_many_tables_of_one_browser_do_not_push_back_another(tmp_path: Path, gate: Gate) -> None:
    with running(tmp_path, gated) as client:
        for _ in range(5):
            open_for(client, "page")
        open_for(another_browser(client), "porter")
        thinker = gate.thinker()
        assert thinker.asked() == "page"
        thinker.release()
        assert thinker.asked() == "porter"


def test_whoever_comes_to_a_table_is_waited_for_no_longer_than_needed(
    tmp_path: Path, gate: Gate
) -> None:
    with running(tmp_path, gated) as client:
        tables = [open_for(client, name) for name in ("random", "page", "porter")]
        thinker = gate.thinker()
        assert thinker.asked() == "random"
        with seated(client, tables[2]):
            thinker.release()
            assert thinker.asked() == "porter"


def test_bots_among_themselves_wait_until_somebody_looks_on(tmp_path: Path, gate: Gate) -> None:
    with running(tmp_path, gated) as client:
        table = open_table(client, [bot("page")] * 4)["table"]
        open_for(client, "porter")
        thinker = gate.thinker()
        assert thinker.asked() == "porter"
        with seated(another_browser(client), table) as spectator:
            number = spectator.state["number"]
            thinker.release()
            while thinker.asked() != "page":
                thinker.release()
            thinker.release()
            assert spectator.next_state()["number"] > number


def test_bots_among_themselves_never_take_the_last_worker(tmp_path: Path, gate: Gate) -> None:
    with running(tmp_path, gated, bot_workers=2) as client:
        tables = [open_table(client, [bot("page")] * 2)["table"] for _ in range(2)]
        with seated(client, tables[0]), seated(client, tables[1]):
            assert gate.thinker().asked() == "page"
            open_for(client, "porter")
            assert gate.thinker().asked() == "porter"


def test_after_a_restart_only_bots_that_somebody_plays_with_go_on(
    tmp_path: Path, gate: Gate
) -> None:
    with running(tmp_path, bad_bots.hanging) as client:
        open_table(client, [bot("page")] * 4)
        open_for(client, "porter")
    with running(tmp_path, gated) as client:
        assert gate.thinker().asked() == "porter"
        house: Any = client.app.state.house  # type: ignore[attr-defined]
        assert house.tables.live == 1
