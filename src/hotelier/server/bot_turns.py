"""Bots take their turns: one after another at a table, many tables side by side."""

from __future__ import annotations

import asyncio
import json
import logging
import threading
import time
from dataclasses import replace
from hashlib import sha256
from typing import Final

from hotelier.bots import make_bot
from hotelier.bots.guard import STAND_IN
from hotelier.errors import BotFailed
from hotelier.game import Game
from hotelier.server.bot_pool import BotHurried, BotPool
from hotelier.server.bot_worker import Job
from hotelier.server.errors import ServerError
from hotelier.server.store import Store
from hotelier.server.table import Table

LOG = logging.getLogger("hotelier.server")

HURRIED: Final = "porter"
"""Who answers for a bot that shall move now."""


class BotTurns:
    """Looks after the bots of all tables."""

    def __init__(self, store: Store, pool: BotPool) -> None:
        self._store = store
        self._pool = pool
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._hurry: dict[str, threading.Event] = {}
        self._is_closed = False

    def is_busy(self, table: Table) -> bool:
        """Whether a bot of this table thinks."""
        return table.id in self._tasks

    def wake(self, table: Table) -> None:
        """Let a bot think, if it is one that decides."""
        if self._is_closed or table.id in self._tasks or _bot_to_act(table) is None:
            return
        task = asyncio.create_task(self._play(table))
        self._tasks[table.id] = task
        task.add_done_callback(lambda _: self._done(table))

    def _done(self, table: Table) -> None:
        self._tasks.pop(table.id, None)
        self._hurry.pop(table.id, None)
        self.wake(table)

    def hurry(self, table: Table) -> None:
        """Make the bot that thinks move now."""
        if table.id not in self._hurry:
            raise ServerError("no_bot_thinks")
        self._hurry[table.id].set()

    async def close(self) -> None:
        """Stop all thinking; what was thought is lost, what was chosen is on disk."""
        self._is_closed = True
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _play(self, table: Table) -> None:
        while not self._is_closed and (seat := _bot_to_act(table)) is not None:
            async with table.lock:
                number = table.history.version
                name = table.seats[seat].player
                if name is None or table.decider != seat:
                    continue
                game = table.history.game.copy()
                seed = _seed(table, seat)
            table.thinking[seat] = time.monotonic()
            try:
                code = await self._choice(table, game, seat, name, seed)
                table.thinking.pop(seat, None)
                await table.answer_for_bot(seat, number, code)
            except (BotFailed, ServerError) as error:
                table.thinking.pop(seat, None)
                LOG.warning("table %s: bot %s failed (%s)", table.id[:6], name, error)
                if _is_stand_in(table, seat):
                    await asyncio.sleep(1)  # the fault is not the bot's: the disk, say
                else:
                    await self._replace(table, seat)
            finally:
                table.thinking.pop(seat, None)

    async def _choice(self, table: Table, game: Game, seat: int, name: str, seed: str) -> int:
        """What the bot answers: an option that is offered, or ``BotFailed``."""
        view = game.view(seat)
        if _is_stand_in(table, seat):
            return await asyncio.to_thread(make_bot(name, seed).choose, view)
        if len(game.codes) == 1:
            return game.codes[0]
        hurry = self._hurry[table.id] = threading.Event()
        for line in table.connections:
            line.tell({"type": "thinking", "seat": seat})
        imagined = json.dumps(view.imagine().to_dict())
        try:
            code: int = await self._pool.choose(Job(name, seed, imagined, seat), hurry)
        except BotHurried:
            return make_bot(HURRIED, seed).choose(view)
        finally:
            self._hurry.pop(table.id, None)
        if code not in game.codes:
            raise BotFailed(name, "chose an option that is not offered")
        return code

    async def _replace(self, table: Table, seat: int) -> None:
        """A bot that failed is replaced for the rest of the game, and the table is told."""
        async with table.lock:
            stand_in = replace(table.seats[seat], stand_in=STAND_IN)
            await table.set_seat(stand_in, "bot_failed")


def _bot_to_act(table: Table) -> int | None:
    seat = table.decider
    return None if seat is None or table.seats[seat].player is None else seat


def _is_stand_in(table: Table, seat: int) -> bool:
    """Whether the stand-in plays, which thinks here: it must not depend on any other process."""
    return table.seats[seat].stand_in == STAND_IN


def _seed(table: Table, seat: int) -> str:
    """The seed of a bot's choice: the same after a restart, and no help to guess the deal."""
    text = f"{table.row['seed']} {seat} {len(table.history.answers)}"
    return sha256(text.encode()).hexdigest()
