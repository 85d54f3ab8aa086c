"""Disks that fail while writing, while reading, or both: nothing is written on top of a doubt."""

import asyncio
import logging
import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from starlette.websockets import WebSocketDisconnect

from hotelier.game.options import GameOptions
from hotelier.server.bots.turns import BotTurns
from hotelier.server.http.identity import Account
from hotelier.server.server_error import ServerError
from hotelier.server.store.database import FILE_NAME, Store
from hotelier.server.tables.open_tables import SeatWish, Tables
from hotelier.server.tables.table import Table
from tests.server.play import HOT_SEAT, Json, error_of, open_table, running, seated
from tests.server.test_table_exists_once import house, opened


class BadDisk:
    """A store whose next writes or reads fail, before or after they are really done."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.fails_before = self.fails_after = self.fails_reading = False

    async def change(self, *asked: Any) -> None:
        if self.fails_before:
            raise OSError("before")
        await self._store.change(*asked)
        if self.fails_after:
            raise OSError("after")

    async def load(self, name: str) -> Any:
        if self.fails_reading:
            raise OSError("reading")
        return await self._store.load(name)


def at_a_bad_disk(
    folder: Path, play: Callable[[Table, BadDisk], Awaitable[None]]
) -> list[tuple[int, int]]:
    """Play at a table; afterwards it must open again. Its answers: version and code."""
    tables, store = house(folder)

    async def all_of_it() -> list[tuple[int, int]]:
        table = await opened(tables)
        disk = BadDisk(store)
        table._store = disk  # type: ignore[assignment]
        await play(table, disk)
        saved = await store.load(table.id)
        assert saved is not None
        again = Table(store, saved)
        assert again.history.version == table.history.version
        return [(it.version, it.code) for it in again.history.answers if it.seat is not None]

    answers = asyncio.run(all_of_it())
    store.close()
    return answers


async def choose(table: Table, name: str) -> int:
    return await table.choose("Anna", table.history.version, lambda codes: codes[0], name)


async def refused(table: Table, name: str) -> str:
    with pytest.raises(ServerError) as error:
        await choose(table, name)
    return error.value.kind


def test_a_table_that_cannot_be_read_back_takes_no_choice_until_it_can(tmp_path: Path) -> None:
    async def play(table: Table, disk: BadDisk) -> None:
        await choose(table, "first")
        version = table.history.version
        disk.fails_before = disk.fails_reading = True
        assert await refused(table, "second") == "not_readable"
        assert table.history.version == version
        disk.fails_before = False
        assert await refused(table, "third") == "not_readable"
        assert table.history.version == version
        disk.fails_reading = False
        assert await choose(table, "fourth") == version + 1

    answers = at_a_bad_disk(tmp_path, play)
    assert len(answers) == 2


def test_a_choice_that_was_saved_in_spite_of_a_fault_counts_once(tmp_path: Path) -> None:
    async def play(table: Table, disk: BadDisk) -> None:
        version = table.history.version
        disk.fails_after = disk.fails_reading = True
        assert await refused(table, "one") == "not_readable"
        disk.fails_after = disk.fails_reading = False
        number = await table.choose("Anna", version, lambda codes: codes[0], "one")
        assert number == version + 1
        disk.fails_after = True
        assert await choose(table, "two") == version + 2

    assert len(at_a_bad_disk(tmp_path, play)) == 2


def test_a_choice_that_was_interrupted_is_looked_up_before_the_next(tmp_path: Path) -> None:
    async def play(table: Table, disk: BadDisk) -> None:
        version = table.history.version
        task = asyncio.create_task(
            table._carry_out("Anna", version, "one", lambda it: it.choose(it.game.codes[0]))
        )
        await asyncio.sleep(0)
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        disk.fails_reading = True
        assert await refused(table, "two") == "not_readable"
        disk.fails_reading = False
        number = await table.choose("Anna", version, lambda codes: codes[0], "one")
        assert number == version + 1

    assert len(at_a_bad_disk(tmp_path, play)) == 1


def damage(folder: Path, table: str, statement: str) -> None:
    with sqlite3.connect(folder / FILE_NAME) as file:
        file.execute(statement, (table,))
    file.close()


DAMAGES = {
    "a gap": "DELETE FROM answers WHERE table_id = ? AND number = 3",
    "an answer nobody was offered": "UPDATE answers SET code = 9999 WHERE table_id = ?",
    "no JSON in the options": "UPDATE tables SET options = '{' WHERE id = ?",
    "no seats": "DELETE FROM seats WHERE table_id = ?",
}


@pytest.mark.parametrize("statement", DAMAGES.values(), ids=DAMAGES)
def test_a_damaged_table_says_so_and_the_others_play_on(
    statement: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    seats: list[Json] = [{"kind": "bot", "bot": "random"}, {"kind": "you", "name": "Anna"}]
    options = {"start": 0}
    with running(tmp_path) as client:
        good = open_table(client, HOT_SEAT)["table"]
        bad = open_table(client, seats, options=options)["table"]
        also = open_table(client, seats, options=options)["table"]
        cookies = dict(client.cookies)
    damage(tmp_path, bad, statement)
    caplog.set_level(logging.WARNING)
    with running(tmp_path) as client:
        client.cookies.update(cookies)
        with seated(client, also) as player:
            player.until_asked()
            player.choose()
        with client.websocket_connect(f"/api/tables/{bad}/socket") as socket:
            told = socket.receive_json()
            assert told["type"] == "error"
            assert told["error"]["kind"] == "broken_table"
            with pytest.raises(WebSocketDisconnect):
                socket.receive_json()
        assert error_of(client.get(f"/api/tables/{bad}"), 500) == "broken_table"
        listed = [it["table"] for it in client.get("/api/tables").json()["tables"]]
        assert {good, also} <= set(listed)
    lines = [it for it in caplog.text.splitlines() if bad[:6] in it and "export" in it]
    assert len(lines) == 1
    assert bad not in caplog.text


def test_one_damaged_table_does_not_keep_the_bots_of_the_others_from_going_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody looks at any table: after a restart the server goes on by itself."""
    seats = [SeatWish("bot", "Bruno", "random"), SeatWish("you", "Anna")]
    woken: list[str] = []
    monkeypatch.setattr(BotTurns, "wake", lambda _, table: woken.append(table.id))

    async def leave_three(tables: Tables, store: Store) -> list[str]:
        for _ in range(3):
            await tables.open(Account("Anna"), GameOptions(players=2, start=1), seats)
        return await store.left_to_bots()

    tables, store = house(tmp_path)
    left = asyncio.run(leave_three(tables, store))
    store.close()
    assert len(left) == 3
    damage(tmp_path, left[0], DAMAGES["a gap"])
    woken.clear()
    tables, store = house(tmp_path)
    asyncio.run(tables.resume())
    store.close()
    assert set(woken) == set(left[1:])
