"""One address cannot take the house from the others, however many cookies it has."""

import asyncio
import json
import sqlite3
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from hotelier.game.game import new_game
from hotelier.record import Player, Recorder, dump_record
from hotelier.server import settings
from hotelier.server.bots import turns as bot_turns
from hotelier.server.http.address import address_digest, one_address, proxy_fault
from hotelier.server.http.costs import cost_of
from hotelier.server.http.identity import Account
from hotelier.server.http.limits import FairBuckets
from hotelier.server.running import at_home
from hotelier.server.store.database import FILE_NAME, Store
from hotelier.server.store.uploads import Room
from hotelier.server.tables.replays import TOLD_COST, reading_cost
from tests.server import bad_bots
from tests.server.play import (
    FRIENDS,
    HOT_SEAT,
    YOU_AND_RANDOM,
    another_browser,
    error_of,
    open_table,
    running,
    seated,
)
from tests.server.test_fair_bots import open_for

HERE, ELSEWHERE = "192.0.2.7", "198.51.100.9"


@pytest.mark.parametrize(
    ("host", "counts_as"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("unknown", "unknown"),
        ("", ""),
        ("x" * 1000, "x" * 100),
        ("\udcff", "\udcff"),
    ],
)
def test_a_household_is_one_address(host: str, counts_as: str) -> None:
    assert one_address(host) == counts_as
    assert address_digest(host, "secret") == address_digest(counts_as, "secret")
    assert address_digest(host, "secret") != address_digest(host, "another secret")


@pytest.mark.parametrize(
    ("host", "forwarded", "is_public", "fault"),
    [
        ("192.0.2.7", "192.0.2.7", True, None),
        ("2001:db8::1", "10.0.0.1, [2001:db8::1]:443", True, None),
        ("10.0.0.2", "192.0.2.7", True, "FORWARDED_ALLOW_IPS"),
        ("127.0.0.1", None, True, "X-Forwarded-For"),
        ("::1", None, True, "X-Forwarded-For"),
        ("127.0.0.1", None, False, None),
        ("192.0.2.7", None, True, None),
    ],
)
def test_a_proxy_that_makes_all_players_one_is_noticed(
    host: str, forwarded: str | None, is_public: bool, fault: str | None
) -> None:
    found = proxy_fault(host, forwarded, is_public=is_public)
    assert (found is None) is (fault is None)
    assert (fault or "") in (found or "")


def test_the_host_hears_once_of_a_proxy_that_is_not_trusted(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with running(tmp_path) as client:
        table = open_table(client, HOT_SEAT)["table"]
        client.headers["x-forwarded-for"] = HERE
        for _ in range(3):
            with seated(client, table):
                pass
    assert [it for it in caplog.messages if "FORWARDED_ALLOW_IPS" in it] == caplog.messages
    assert len(caplog.messages) == 1
    assert HERE not in caplog.text


# --- tables ------------------------------------------------------------------------------------


def test_one_address_with_fresh_cookies_does_not_fill_the_house(tmp_path: Path) -> None:
    body = {"seats": HOT_SEAT}
    with running(tmp_path, max_tables_per_client=2, people_per_address=1) as client:
        for _ in range(5):
            fresh = another_browser(client, HERE)
            assert fresh.post("/api/tables", json=body).status_code == 201
        fresh = another_browser(client, HERE)
        assert error_of(fresh.post("/api/tables", json=body), 429) == "too_many_near"
        neighbour = another_browser(client, "2001:db8::1")
        assert neighbour.post("/api/tables", json=body).status_code == 201


def test_a_browser_that_moves_about_has_its_own_limit(tmp_path: Path) -> None:
    body = {"seats": HOT_SEAT}
    with running(tmp_path, max_tables_per_client=2, people_per_address=9) as client:
        cookies = another_browser(client, HERE).get("/api/health").cookies
        for number in range(2):
            moved = another_browser(client, f"192.0.2.{number}")
            moved.cookies = cookies
            assert moved.post("/api/tables", json=body).status_code == 201
        moved = another_browser(client, ELSEWHERE)
        moved.cookies = cookies
        assert error_of(moved.post("/api/tables", json=body), 429) == "too_many_tables"


def test_one_person_at_home_is_never_told_that_it_is_too_much(tmp_path: Path) -> None:
    home = at_home(tmp_path, "http://127.0.0.1:1", ())
    usual = settings.Settings(tmp_path)
    assert home.max_tables_per_client == home.max_tables > usual.max_tables
    for name in ("tables_per_address", "sockets_per_address", "stored_per_address", "share"):
        assert getattr(home, name) > 100 * getattr(usual, name), name
    assert home.requests[1] > 100 * usual.requests[1]


def test_the_database_holds_no_address(tmp_path: Path) -> None:
    with running(tmp_path) as client:
        browser = another_browser(client, HERE)
        open_table(browser, HOT_SEAT)
        assert browser.post("/api/replays", json={"text": a_record("a")}).status_code == 201
    with closing(sqlite3.connect(tmp_path / FILE_NAME)) as file:
        text = "".join(file.iterdump())
        [(secret,)] = file.execute("SELECT value FROM meta WHERE name = 'secret'").fetchall()
    assert text.count(address_digest(HERE, secret)) == 2
    assert HERE not in text


# --- windows -----------------------------------------------------------------------------------


@contextmanager
def looking(client: TestClient, table: str, count: int, address: str) -> Iterator[None]:
    """So many browsers with fresh cookies look on."""
    with ExitStack() as stack:
        for _ in range(count):
            stack.enter_context(seated(another_browser(client, address), table))
        yield


def refused_at(client: TestClient, table: str) -> str:
    """Why a browser does not get in."""
    with client.websocket_connect(f"/api/tables/{table}/socket") as socket:
        message = json.loads(socket.receive_text())
        assert message["type"] == "error", message
        return str(message["error"]["kind"])


def test_lookers_of_one_address_take_no_place_from_its_players_nor_from_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(settings, "MOST_SOCKETS", 1)
    with running(tmp_path, people_per_address=1) as client:
        player = another_browser(client, HERE)
        table = open_table(player, FRIENDS)["table"]
        with looking(client, table, 3, HERE):
            assert refused_at(another_browser(client, HERE), table) == "too_many_windows"
            with seated(player, table), seated(another_browser(client, ELSEWHERE), table):
                pass
        with seated(another_browser(client, HERE), table):
            pass  # the places are free again


def test_players_of_one_address_have_a_limit_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(settings, "MOST_SOCKETS", 1)
    with running(tmp_path, people_per_address=1) as client, ExitStack() as stack:
        for _ in range(6):
            browser = another_browser(client, HERE)
            stack.enter_context(seated(browser, open_table(browser, HOT_SEAT)["table"]))
        browser = another_browser(client, HERE)
        table = open_table(browser, HOT_SEAT)["table"]
        assert refused_at(browser, table) == "too_many_windows"


def test_one_browser_has_a_limit_of_windows(tmp_path: Path) -> None:
    with running(tmp_path) as client, ExitStack() as stack:
        table = open_table(client, HOT_SEAT)["table"]
        for _ in range(settings.MOST_SOCKETS):
            stack.enter_context(seated(client, table))
        assert refused_at(client, table) == "too_many_windows"
        stack.enter_context(seated(another_browser(client), table))


def test_in_a_full_house_who_plays_still_finds_a_place(tmp_path: Path) -> None:
    with running(tmp_path, max_connections=4) as client, ExitStack() as stack:
        tables = [open_table(client, HOT_SEAT)["table"] for _ in range(2)]
        for number in range(2):
            looker = another_browser(client, f"192.0.2.{number}")
            stack.enter_context(seated(looker, tables[0]))
        assert refused_at(another_browser(client, ELSEWHERE), tables[0]) == "crowded"
        for table in tables:
            stack.enter_context(seated(client, table))
        assert refused_at(client, tables[0]) == "crowded"


# --- uploads -----------------------------------------------------------------------------------


def a_record(seed: str) -> str:
    """The shortest record there is: a game that has not begun."""
    players = [Player("Anna", None), Player("Bruno", None)]
    return dump_record(Recorder(new_game(players=2), players, seed, "2026-01-01").record())


def kept_of(store: Store, uploads: list[tuple[str, Account, int]], room: Room) -> str:
    """The names of the uploads that are left when all have been made, in their order."""

    async def upload() -> str:
        for name, account, size in uploads:
            await store.keep_replay(name, account, "ä" * (size // 2), room)
        names = [name for name, _, _ in uploads]
        return "".join([name for name in names if await store.replay(name) is not None])

    kept = asyncio.run(upload())
    store.close()
    return kept


ROOM = Room(uploads=50, of_client=1000, of_address=1000, of_all=1000)
A1, A2, B = Account("a1", "a"), Account("a2", "a"), Account("b", "b")


@pytest.mark.parametrize(
    ("room", "uploads", "kept"),
    [
        (ROOM._replace(of_client=250), [("x", A1, 100), ("y", A1, 100), ("z", A1, 100)], "yz"),
        (ROOM._replace(of_address=250), [("x", A1, 100), ("y", A2, 100), ("z", A2, 100)], "yz"),
        (ROOM._replace(of_address=250), [("x", B, 100), ("y", A2, 200), ("z", A1, 100)], "xz"),
        (ROOM._replace(of_all=250), [("x", B, 100), ("y", A2, 102), ("z", A1, 100)], "xz"),
        (ROOM._replace(of_all=250), [("x", A1, 100), ("y", A2, 102), ("z", B, 100)], "yz"),
        (ROOM._replace(of_all=50), [("x", A1, 100), ("y", B, 100)], "y"),
    ],
)
def test_who_keeps_most_gives_way_first(
    room: Room, uploads: list[tuple[str, Account, int]], kept: str, tmp_path: Path
) -> None:
    assert kept_of(Store(tmp_path), uploads, room) == kept


def test_uploads_with_fresh_cookies_do_not_fill_the_disk(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    text = a_record("a")
    monkeypatch.setattr(settings, "MOST_STORED", 3 * len(text))
    monkeypatch.setattr(settings, "STORED_EACH", 3 * len(text))
    with running(tmp_path, people_per_address=1) as client:
        other = another_browser(client, ELSEWHERE)
        known = other.post("/api/replays", json={"text": text}).json()["replay"]
        for _ in range(9):
            fresh = another_browser(client, HERE)
            assert fresh.post("/api/replays", json={"text": text}).status_code == 201
        assert other.get(f"/api/replays/{known}").status_code == 200
    with closing(sqlite3.connect(tmp_path / FILE_NAME)) as file:
        [(count,)] = file.execute("SELECT count(*) FROM replays").fetchall()
    assert count == 4


# --- work and bot time -------------------------------------------------------------------------


def test_dear_requests_are_weighed_by_their_cost(tmp_path: Path) -> None:
    text = a_record("a")
    burst = 2.5 * (reading_cost(text) + TOLD_COST)
    limits: dict[str, Any] = {"work_per_second": 1e-9, "work_burst": burst}
    body = {"text": text}
    with running(tmp_path, **limits, people_per_address=20) as client:
        here = another_browser(client, HERE)
        for _ in range(2):
            assert here.post("/api/replays", json=body).status_code == 201
        assert error_of(here.post("/api/replays", json=body), 429) == "too_fast"
        assert here.get("/api/health").status_code == 200, "what costs nothing is still answered"
        for _ in range(3):
            fresh = another_browser(client, HERE)
            assert fresh.post("/api/replays", json=body).status_code == 201
        fresh = another_browser(client, HERE)
        assert error_of(fresh.post("/api/replays", json=body), 429) == "too_fast"
        elsewhere = another_browser(client, ELSEWHERE)
        assert elsewhere.post("/api/replays", json=body).status_code == 201


def test_all_that_is_dear_has_a_cost() -> None:
    assert cost_of("POST", "/api/tables") > 0
    path = "/api/replays/x/steps/7"
    assert cost_of("GET", path) == cost_of("HEAD", path) > 0
    assert cost_of("POST", "/api/tables/x/rematch") == cost_of("POST", "/api/tables")
    assert cost_of("GET", "/api/tables/x") == cost_of("", "/api/tables/x/socket") > 0
    assert cost_of("GET", "/api/tables") == cost_of("GET", "/api/health") == 0


def test_fresh_browsers_of_one_address_share_a_limit() -> None:
    fair = FairBuckets(1e-9, 2.0, 1.5)
    taken = [fair.take(Account(f"{number}", "here")) for number in range(4)]
    assert taken == [True, True, True, False]
    assert fair.take(Account("x", "elsewhere"))
    assert [fair.take(Account("x")) for _ in range(2)] == [True, False], "nor its own"


def test_making_bots_move_now_is_limited_by_address(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bot_turns, "HURRIES", (0.0, 1.0))
    limits: dict[str, Any] = {"bot_seconds": 600, "people_per_address": 20}
    with running(tmp_path, bad_bots.hanging, **limits) as client:
        for expected in (True, True, False):
            browser = another_browser(client, HERE)
            with seated(browser, open_for(browser, "porter")) as player:
                assert player.send("move_now")["ok"] is expected
        other = another_browser(client, ELSEWHERE)
        with seated(other, open_for(other, "porter")) as player:
            assert player.send("move_now")["ok"]


def test_a_table_of_an_older_version_knows_no_address_and_goes_on(tmp_path: Path) -> None:
    with running(tmp_path) as client:
        table = open_table(client, YOU_AND_RANDOM)["table"]
        cookies = client.cookies
    with closing(sqlite3.connect(tmp_path / FILE_NAME)) as file:
        for change in (
            "DROP INDEX tables_by_address",
            "DROP INDEX replays_by_address",
            "ALTER TABLE tables DROP COLUMN address",
            "ALTER TABLE replays DROP COLUMN address",
            "ALTER TABLE replays DROP COLUMN size",
            "INSERT INTO replays VALUES ('old', 'me', 1, 'ä')",
            "UPDATE meta SET value = '4' WHERE name = 'schema'",
        ):
            file.execute(change)
        file.commit()
    with running(tmp_path) as client:
        client.cookies = cookies
        with seated(client, table) as player:
            player.until_asked()
            player.choose(0)
    with closing(sqlite3.connect(tmp_path / FILE_NAME)) as file:
        rows = file.execute("SELECT id, address, size FROM replays").fetchall()
    assert rows == [("old", None, 2)]
