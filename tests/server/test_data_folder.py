"""Data folders of older and newer versions, lists without replaying, and old games deleted."""

import re
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from hotelier.errors import BadOptions
from hotelier.server.http.identity import COOKIE, sign
from hotelier.server.store.database import FILE_NAME, Store
from hotelier.server.store.schema import SCHEMA_VERSION
from hotelier.server.tables import table as table_module
from tests.server.play import HOT_SEAT, YOU_AND_RANDOM, open_table, running, seated

VERSION_1 = Path(__file__).parent / "version_1.sql"


@contextmanager
def file_of(folder: Path) -> Iterator[sqlite3.Connection]:
    """The database of a server that is closed."""
    with closing(sqlite3.connect(folder / FILE_NAME)) as file:
        yield file
        file.commit()


def set_version(folder: Path, version: int) -> None:
    with file_of(folder) as file:
        file.execute("UPDATE meta SET value = ? WHERE name = 'schema'", (str(version),))


def play_to_the_end(client: Any, table: str) -> None:
    with seated(client, table) as player:
        while not player.until_asked()["result"]:
            player.choose(0)


def test_a_folder_of_the_first_version_is_brought_up_to_date(tmp_path: Path) -> None:
    """The file was written by version 1: a game that was left in its first round."""
    with file_of(tmp_path) as file:
        file.executescript(VERSION_1.read_text(encoding="utf-8"))
    with running(tmp_path) as client:
        client.cookies.set(COOKIE, sign("old-browser", "old-secret"))
        [listed] = client.get("/api/tables").json()["tables"]
        assert listed["table"] == "old-table"
        assert (listed["round"], listed["waiting"], listed["is_over"]) == (1, 0, False)
        assert listed == client.get("/api/tables/old-table").json()
        with seated(client, "old-table", seat=0) as player:
            assert player.state["number"] == 17
            player.choose(0)
    with file_of(tmp_path) as file:
        [(version,)] = file.execute("SELECT value FROM meta WHERE name = 'schema'").fetchall()
    assert version == str(SCHEMA_VERSION)


def test_an_update_that_fails_leaves_the_file_as_it_was(tmp_path: Path) -> None:
    with file_of(tmp_path) as file:
        file.executescript(VERSION_1.read_text(encoding="utf-8"))
        file.execute("ALTER TABLE answers RENAME COLUMN code TO lost")
        before = list(file.iterdump())
    with pytest.raises(BadOptions, match="cannot be used"):
        Store(tmp_path)
    with file_of(tmp_path) as file:
        assert list(file.iterdump()) == before


def test_one_damaged_table_does_not_close_the_house(tmp_path: Path) -> None:
    with file_of(tmp_path) as file:
        file.executescript(VERSION_1.read_text(encoding="utf-8"))
        file.execute("UPDATE answers SET code = 600 WHERE number = 24")
    with running(tmp_path) as client:
        client.cookies.set(COOKIE, sign("old-browser", "old-secret"))
        [listed] = client.get("/api/tables").json()["tables"]
        assert (listed["round"], listed["waiting"], listed["result"]) == (0, None, None)
        assert client.post("/api/tables", json={"seats": YOU_AND_RANDOM}).status_code == 201


def test_a_folder_of_a_newer_version_is_refused(tmp_path: Path) -> None:
    Store(tmp_path).close()
    set_version(tmp_path, SCHEMA_VERSION + 1)
    with pytest.raises(BadOptions, match="a newer Hotelier wrote it"):
        Store(tmp_path)
    set_version(tmp_path, SCHEMA_VERSION)
    Store(tmp_path).close()


def test_a_file_that_is_no_database_is_refused(tmp_path: Path) -> None:
    (tmp_path / FILE_NAME).write_text("guests and strudels " * 100)
    with pytest.raises(BadOptions, match="cannot be read"):
        Store(tmp_path)


def test_a_list_of_tables_replays_no_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    # Every look at this clock is a second later, so that no two of them can be told as one.
    ticks = count(1_800_000_000)
    monkeypatch.setattr(time, "time", lambda: next(ticks))
    with running(tmp_path) as client:
        over = open_table(client, YOU_AND_RANDOM)["table"]
        play_to_the_end(client, over)
        open_table(client, HOT_SEAT)
        told = client.get("/api/tables").json()["tables"]
        cookies = client.cookies
    assert sorted((it["is_over"], it["waiting"] is None) for it in told) == [
        (False, False),
        (True, True),
    ]
    assert [bool(it["result"]) for it in told] == [it["is_over"] for it in told]

    def no_replay(*_: Any) -> None:
        pytest.fail("a list of tables replays a game")

    with running(tmp_path) as client:
        client.cookies = cookies
        monkeypatch.setattr(table_module, "rebuild", no_replay)
        assert client.get("/api/tables").json()["tables"] == told
        assert client.get("/api/health").json()["live"] == 0


def test_bots_go_on_after_a_restart_though_nobody_looks(tmp_path: Path) -> None:
    with running(tmp_path) as client:
        table = open_table(client, HOT_SEAT, options={"start": 1})
        assert table["summary"]["waiting"] == 0
        cookies = client.cookies
    with file_of(tmp_path) as file:
        # As if the server had been killed while a bot had to decide.
        file.execute("UPDATE seats SET stand_in = 'random' WHERE seat = 0")
    with running(tmp_path) as client:
        client.cookies = cookies
        until = time.monotonic() + 300
        while client.get("/api/tables").json()["tables"][0]["waiting"] != 1:
            assert time.monotonic() < until, "nobody plays"
            time.sleep(0.05)


def prune(folder: Path, *options: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "hotelier", "prune", "--data", str(folder), *options]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def test_old_finished_games_are_deleted_when_it_is_said_twice(tmp_path: Path) -> None:
    with running(tmp_path) as client:
        old, new = (open_table(client, YOU_AND_RANDOM)["table"] for _ in range(2))
        for table in (old, new):
            play_to_the_end(client, table)
        left = open_table(client, HOT_SEAT)["table"]
        assert "in use" in prune(tmp_path).stderr or "locked" in prune(tmp_path).stderr
        cookies = client.cookies
    with file_of(tmp_path) as file:
        file.execute("UPDATE tables SET changed = changed - 864000 WHERE id != ?", (new,))
        file.execute("UPDATE tables SET rematch = ? WHERE id = ?", (old, new))
    before = prune(tmp_path, "--days", "7")
    assert re.search(
        rf"\d{{4}}-\d\d-\d\d  {old[:6]}  Anna, random\n1 finished game would be", before.stdout
    )
    assert prune(tmp_path, "--days", "30").stdout == "Nothing is that old.\n"
    with running(tmp_path) as client:
        assert client.get(f"/api/tables/{old}").status_code == 200
    after = prune(tmp_path, "--days", "7", "--delete")
    assert after.stdout.endswith("1 finished game deleted.\n")
    with running(tmp_path) as client:
        client.cookies = cookies
        assert client.get(f"/api/tables/{old}").status_code == 404
        assert client.get(f"/api/tables/{new}").json()["rematch"] is None
        assert client.get(f"/api/tables/{left}").status_code == 200
        assert client.get(f"/api/tables/{new}/record").status_code == 200
    with file_of(tmp_path) as file:
        assert old not in "".join(file.iterdump())


def test_games_that_were_left_and_uploads_are_deleted_when_they_are_old_enough(
    tmp_path: Path,
) -> None:
    with running(tmp_path) as client:
        left, going = (open_table(client, HOT_SEAT)["table"] for _ in range(2))
        over = open_table(client, YOU_AND_RANDOM)["table"]
        play_to_the_end(client, over)
        record = {"text": client.get(f"/api/tables/{over}/record").text}
        old, new = (client.post("/api/replays", json=record).json()["replay"] for _ in range(2))
    with file_of(tmp_path) as file:
        file.execute("UPDATE tables SET changed = changed - 864000 WHERE id = ?", (left,))
        file.execute("UPDATE replays SET created = created - 864000 WHERE id = ?", (old,))
    assert prune(tmp_path, "--days", "7").stdout == "Nothing is that old.\n"
    days = ("--unfinished-days", "7", "--upload-days", "7")
    listed = prune(tmp_path, *days).stdout.splitlines()
    assert listed[0].endswith(f"  {left[:6]}  Anna, Bruno (unfinished)")
    assert re.search(rf"  {old[:6]}  upload, \d+ bytes$", listed[1])
    assert listed[2].startswith("1 unfinished game, 1 upload would be deleted.")
    assert prune(tmp_path, *days, "--delete").stdout.endswith(
        "1 unfinished game, 1 upload deleted.\n"
    )
    with running(tmp_path) as client:
        found = [client.get(f"/api/tables/{it}").status_code for it in (left, going, over)]
        assert found == [404, 200, 200]
        found = [client.get(f"/api/replays/{it}").status_code for it in (old, new)]
        assert found == [404, 200]


@pytest.mark.parametrize("options", [("--days", "0"), ("--upload-days", "0"), ()])
def test_pruning_nothing_is_refused(options: tuple[str, ...], tmp_path: Path) -> None:
    run = prune(tmp_path, *options)
    assert run.returncode == 2
    assert run.stderr.startswith("hotelier: ")
    assert not any(tmp_path.iterdir())
