"""A table exists once, and what is written follows from what is on disk."""

import asyncio
from contextlib import ExitStack
from pathlib import Path

import pytest

from hotelier.game.options import GameOptions
from hotelier.server.bots.pool import BotPool
from hotelier.server.http.identity import Account
from hotelier.server.server_error import ServerError
from hotelier.server.settings import Settings
from hotelier.server.store.database import Store
from hotelier.server.tables.open_tables import SeatWish, Tables
from hotelier.server.tables.table import Table
from tests.server.play import FRIENDS, HOT_SEAT, another_browser, open_table, running, seated

ALONE = [SeatWish("you", "Anna"), SeatWish("device", "Bruno")]


def test_two_players_meet_at_one_table_however_many_others_are_in_use(tmp_path: Path) -> None:
    with running(tmp_path, max_live=1) as client, ExitStack() as stack:
        busy = open_table(client, HOT_SEAT)["table"]
        stack.enter_context(seated(client, busy))
        opened = open_table(client, FRIENDS)
        friend = another_browser(client)
        friend.post("/api/links/join", json={"link": opened["links"][0]["link"]})
        players = [stack.enter_context(seated(it, opened["table"])) for it in (client, friend)]
        for _ in range(4):
            first, second = sorted(players, key=lambda it: it.state["decision"] is None)
            number = first.choose()["number"]
            while second.state["number"] < number:
                second.next_state()
            assert second.state["log"]


def house(folder: Path, max_live: int = 500) -> tuple[Tables, Store]:
    store = Store(folder)
    return Tables(Settings(folder, max_live=max_live), store, BotPool(1, 1.0)), store


async def opened(tables: Tables) -> Table:
    return (await tables.open(Account("Anna"), GameOptions(players=2), ALONE)).table


def test_a_table_that_somebody_holds_is_found_again_and_not_read_again(tmp_path: Path) -> None:
    tables, store = house(tmp_path, max_live=1)

    async def play() -> None:
        held = await opened(tables)
        await opened(tables)
        assert tables.live == 1
        assert await tables.get(held.id) is held

    asyncio.run(play())
    store.close()


def test_whoever_stops_waiting_for_a_table_does_not_have_it_read_twice(tmp_path: Path) -> None:
    tables, store = house(tmp_path, max_live=1)

    async def play() -> None:
        name = (await opened(tables)).id
        await opened(tables)
        first = asyncio.create_task(tables.get(name))
        await asyncio.sleep(0)
        first.cancel()
        await asyncio.sleep(0)
        one, other = await asyncio.gather(tables.get(name), tables.get(name))
        assert one is other

    asyncio.run(play())
    store.close()


def test_a_choice_that_does_not_follow_from_what_is_on_disk_is_not_written(tmp_path: Path) -> None:
    tables, store = house(tmp_path)

    async def play() -> None:
        table = await opened(tables)
        saved = await store.load(table.id)
        assert saved is not None
        other = Table(store, saved)
        number = table.history.version
        await table.choose("Anna", number, lambda codes: codes[0], "one")
        with pytest.raises(ServerError, match="stale"):
            await other.choose("Anna", number, lambda codes: codes[1], "other")
        assert other.history.version == table.history.version
        assert [it.code for it in other.history.answers] == [
            it.code for it in table.history.answers
        ]
        again = await other.choose(
            "Anna", other.history.version, lambda codes: codes[0], "once more"
        )
        assert again == number + 2

    asyncio.run(play())
    store.close()
