"""Memory is tidied without stopping everybody, and nothing is kept for ever by mistake."""

import asyncio
import gc
import weakref
from collections.abc import Iterator
from pathlib import Path

import pytest

from hotelier.game.options import GameOptions
from hotelier.server import collecting
from hotelier.server.bots.pool import BotPool
from hotelier.server.collecting import THRESHOLDS, keep_tidy, tidy
from hotelier.server.http.identity import Account
from hotelier.server.settings import Settings
from hotelier.server.store.database import Store
from hotelier.server.tables.open_tables import SeatWish, Tables
from hotelier.server.tables.table import Table
from tests.server.play import HOT_SEAT, open_table, running, seated

ALONE = [SeatWish("you", "Anna"), SeatWish("device", "Bruno")]


class Knot:
    """Something that only a collection finds."""

    def __init__(self) -> None:
        self.own = self


@pytest.fixture(autouse=True)
def as_before() -> Iterator[None]:
    yield
    gc.unfreeze()
    gc.enable()


def test_a_server_sets_aside_what_lives_long(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def nothing(_: BotPool) -> None:
        pass

    monkeypatch.setattr("hotelier.server.http.app.warm_up", nothing)
    before = gc.get_threshold()
    with running(tmp_path, warm_up=True) as client:
        for _ in range(100):
            client.get("/api/health")
            if gc.get_freeze_count():
                break
        assert gc.get_freeze_count() > 0
        assert gc.get_threshold() == THRESHOLDS
    assert gc.get_freeze_count() == 0
    assert gc.get_threshold() == before


def test_a_server_that_opens_collects_nothing_while_people_come_in() -> None:
    begun: list[str] = []
    gc.callbacks.append(lambda phase, _: begun.append(phase))

    async def open_it() -> None:
        task = asyncio.create_task(keep_tidy())
        await asyncio.sleep(0)
        assert gc.get_freeze_count() > 0
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)

    gc.disable()
    try:
        asyncio.run(open_it())
    finally:
        gc.callbacks.pop()
    assert begun == []


def test_what_was_set_aside_and_is_garbage_now_goes_in_a_quiet_moment(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    collections = [0, 50, 50, 50, 60, 60]  # busy, quiet, quiet, busy, quiet but hardly worth it
    tidied: list[int] = []
    monkeypatch.setattr(collecting, "LOOK_SECONDS", 0.0)
    monkeypatch.setattr(collecting, "tidy", lambda: tidied.append(len(collections)))
    is_through = asyncio.Event()

    def counted() -> int:
        if len(collections) == 1:
            is_through.set()
            return collections[0]
        return collections.pop(0)

    monkeypatch.setattr(collecting, "young_collections", counted)

    async def play() -> None:
        task = asyncio.create_task(keep_tidy())
        await is_through.wait()
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)

    asyncio.run(play())
    assert tidied == [3], "once there was much and nobody played"


def test_a_knot_that_was_set_aside_is_found_when_all_is_tidied() -> None:
    gc.disable()
    knot = Knot()
    known = weakref.ref(knot)
    tidy()
    del knot
    gc.collect()
    assert known() is not None, "set aside"
    tidy()
    assert known() is None


def test_a_table_that_nobody_uses_goes_without_any_collection(tmp_path: Path) -> None:
    gc.collect()
    gc.disable()
    store = Store(tmp_path)

    async def play() -> list[weakref.ref[Table]]:
        tables = Tables(Settings(tmp_path, max_live=1), store, BotPool(1, 1.0))
        known: list[weakref.ref[Table]] = []

        async def one() -> None:
            opened = await tables.open(Account("Anna"), GameOptions(players=2), ALONE)
            table = opened.table
            await table.choose("Anna", table.history.version, lambda codes: codes[0], "once")
            known.append(weakref.ref(table))
            gc.freeze()

        for _ in range(5):
            await one()
        return known[:-1]

    known = asyncio.run(play())
    store.close()
    assert [it() for it in known] == [None] * 4


def test_tables_that_were_played_at_are_kept_no_longer_than_the_settings_say(
    tmp_path: Path,
) -> None:
    with running(tmp_path, max_live=1) as client:
        tables = client.app.state.house.tables  # type: ignore[attr-defined]
        known = []
        for _ in range(4):
            name = open_table(client, HOT_SEAT)["table"]
            with seated(client, name) as player:
                player.send("ping")
                known.append(weakref.ref(tables._known[name]))
                tidy()
        client.get("/api/health")
        tidy()
        assert [it() for it in known[:-1]] == [None] * 3
