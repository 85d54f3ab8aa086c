"""The writer, the data folder, and several tables at once."""

import asyncio
import time
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, text

from hotelier.server.http.identity import Account
from hotelier.server.store.database import FolderInUse, Store
from hotelier.server.store.uploads import Room
from tests.server.play import HOT_SEAT, YOU_AND_RANDOM, open_table, running, seated


def test_what_waits_together_is_written_together(tmp_path: Path) -> None:
    store = Store(tmp_path)

    async def many() -> list[int]:
        def work(number: int) -> Any:
            return store.writer.do(lambda _: number)

        found: list[int] = await asyncio.gather(*(work(number) for number in range(200)))
        return found

    assert asyncio.run(many()) == list(range(200))
    assert store.writer.commits < 100
    store.close()


def test_one_fault_does_not_hurt_the_others(tmp_path: Path) -> None:
    store = Store(tmp_path)

    def write(name: str) -> Any:
        def work(connection: Connection) -> str:
            if name == "bad":
                raise ValueError(name)
            connection.execute(text("INSERT INTO meta VALUES (:name, '')"), {"name": name})
            return name

        return store.writer.do(work)

    async def some() -> list[Any]:
        names = ["a", "b", "bad", "c"]
        return await asyncio.gather(*map(write, names), return_exceptions=True)

    results = asyncio.run(some())
    store.close()
    assert [str(result) for result in results] == ["a", "b", "bad", "c"]
    assert isinstance(results[2], ValueError)
    again = Store(tmp_path)

    async def names() -> set[str]:
        def work(connection: Connection) -> set[str]:
            return set(connection.execute(text("SELECT name FROM meta")).scalars())

        found: set[str] = await again.writer.do(work)
        return found

    assert {"a", "b", "c"} <= asyncio.run(names())
    again.close()


def test_the_record_that_was_uploaded_last_is_kept_also_within_a_second(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(time, "time", lambda: 1_800_000_000.0)
    store = Store(tmp_path)

    room = Room(uploads=2, of_client=100, of_address=100, of_all=100)

    async def upload() -> list[str | None]:
        for name in "abcd":
            await store.keep_replay(name, Account("Anna"), name, room)
            assert await store.replay(name) == name
        await store.keep_replay("e", Account("Bruno"), "e", room)
        return [await store.replay(name) for name in "abcde"]

    kept = asyncio.run(upload())
    store.close()
    assert kept[3:] == ["d", "e"]
    assert len([text for text in kept if text]) == 3


def test_a_data_folder_belongs_to_one_server(tmp_path: Path) -> None:
    store = Store(tmp_path)
    with pytest.raises(FolderInUse, match="locked"):
        Store(tmp_path)
    store.close()
    Store(tmp_path).close()


def test_a_disk_that_is_really_safe(tmp_path: Path) -> None:
    store = Store(tmp_path)

    async def setting(name: str) -> Any:
        return await store.writer.do(
            lambda connection: connection.execute(text(f"PRAGMA {name}")).scalar_one()
        )

    assert asyncio.run(setting("journal_mode")) == "wal"
    assert asyncio.run(setting("synchronous")) == 2
    store.close()


def test_two_tables_do_not_disturb_each_other(tmp_path: Path) -> None:
    with running(tmp_path) as client:
        first, second = (open_table(client, YOU_AND_RANDOM)["table"] for _ in range(2))
        with seated(client, first) as one, seated(client, second) as two:
            for _ in range(15):
                for player in (one, two):
                    player.until_asked()
                    player.choose(0)
            one.until_asked()
            two.until_asked()
            # The same seed and the same choices: two tables, one story.
            assert one.state["view"] == two.state["view"]
            assert one.state["table"] != two.state["table"]


def test_tables_that_nobody_looks_at_are_put_away_and_come_back(tmp_path: Path) -> None:
    with running(tmp_path, max_live=2) as client:
        tables = [open_table(client, HOT_SEAT)["table"] for _ in range(5)]
        assert client.get("/api/health").json()["live"] == 2
        for table in tables:
            with seated(client, table) as player:
                player.act("choose", option=0)
        assert client.get("/api/health").json()["live"] <= 3
        assert len(client.get("/api/tables").json()["tables"]) == 5
