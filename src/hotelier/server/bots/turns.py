"""Bots take their turns: one after another at a table, many tables side by side."""

from __future__ import annotations

import asyncio
import json
import logging
import threading
import time
from dataclasses import replace
from hashlib import sha256
from typing import Any, Final, NamedTuple

from hotelier.bots import BOTS, make_bot
from hotelier.bots.foreign.stand_in import STAND_IN
from hotelier.bots.thinking.planned import PlannedBot
from hotelier.errors import BadWeights, BotFailed
from hotelier.game.game import Game, View
from hotelier.server.bots.pool import BotPool
from hotelier.server.bots.queue import BotHurried, Request, Urgency
from hotelier.server.bots.worker import Choice, Job
from hotelier.server.http.limits import FairBuckets
from hotelier.server.server_error import ServerError
from hotelier.server.store.database import Store
from hotelier.server.tables.table import Table

LOG = logging.getLogger("hotelier.server")

FAULT_SECONDS: Final = 1.0
"""Before bots go on after a fault that is not theirs."""

HURRIES: Final = (1.0, 20.0)
"""So many a second, and so many at once: a hurried bot chooses in the server's own process."""

_NETWORK: Final = threading.Lock()
"""All threads of a process share one trained network, which judges for one of them at a time."""


class _Mind(NamedTuple):
    """What a bot knew of its turn, and how many answers there were after its choice."""

    memory: Any
    answers: int


class _Asked(NamedTuple):
    """A decision, and the bot that is asked."""

    name: str
    seed: str
    game: Game
    seat: int
    memory: Any
    played: tuple[int, ...]


class BotTurns:
    """Looks after the bots of all tables."""

    def __init__(self, store: Store, pool: BotPool, share: float = 1.0) -> None:
        self._store = store
        self._pool = pool
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._asked: dict[str, Request] = {}
        self._rushed: dict[str, int] = {}  # tables where a seat shall end its turn at once
        self._hurries = FairBuckets(*HURRIES, share)
        self._is_closed = False

    def is_busy(self, table: Table) -> bool:
        """Whether a bot of this table thinks."""
        return table.id in self._tasks

    def wake(self, table: Table) -> None:
        """Let a bot think, if it is one that decides; how urgent it is may have changed."""
        if table.id in self._asked:
            self._pool.change(self._asked[table.id], urgency_of(table))
        if self._is_closed or table.id in self._tasks or _bot_to_act(table) is None:
            return
        task = asyncio.create_task(self._play(table))
        self._tasks[table.id] = task
        task.add_done_callback(lambda done: self._done(table, done))

    def _done(self, table: Table, task: asyncio.Task[None]) -> None:
        self._tasks.pop(table.id, None)
        self._rushed.pop(table.id, None)
        fault = None if task.cancelled() else task.exception()
        if fault is None:
            self.wake(table)
        else:
            what = type(fault).__name__
            LOG.error("table %s: bots stopped for a while, %s", table.id[:6], what)
            asyncio.get_running_loop().call_later(FAULT_SECONDS, self.wake, table)

    def hurry(self, table: Table) -> None:
        """Make the bot that thinks move now, and not think again in its turn."""
        if table.id not in self._asked:
            raise ServerError("no_bot_thinks")
        if not self._hurries.take(table.account):
            raise ServerError("too_fast")
        self._asked[table.id].hurry()

    async def close(self) -> None:
        """Stop all thinking; what was thought is lost, what was chosen is on disk."""
        self._is_closed = True
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _play(self, table: Table) -> None:
        minds: dict[int, _Mind] = {}
        while not self._is_closed and (seat := _bot_to_act(table)) is not None:
            async with table.lock:
                number = table.history.version
                name = table.seats[seat].player
                if name is None or table.decider != seat:
                    continue
                game = table.history.game.copy()
                asked = _Asked(name, _seed(table, seat), game, seat, *_recalled(table, seat, minds))
                answers = len(table.history.answers)
            table.thinking[seat] = time.monotonic()
            try:
                choice = await self._choice(table, asked)
                table.thinking.pop(seat, None)
                await table.answer_for_bot(seat, number, choice.code)
                if choice.memory is not None:
                    minds[seat] = _Mind(choice.memory, answers + 1)
                elif len(game.codes) > 1:
                    minds.pop(seat, None)  # hurried: it has missed what its turn began with
            except ServerError as error:  # the fault is not the bot's: the disk, say
                LOG.warning("table %s: a bot waits, %s", table.id[:6], error.kind)
                table.thinking.pop(seat, None)
                await asyncio.sleep(FAULT_SECONDS)
            except BotFailed as error:
                LOG.warning("table %s: no choice of bot %s (%s)", table.id[:6], name, error)
                table.thinking.pop(seat, None)
                await self._replace(table, seat)
            finally:
                table.thinking.pop(seat, None)

    async def _choice(self, table: Table, asked: _Asked) -> Choice:
        """What the bot answers: an option that is offered, or ``BotFailed``."""
        name, seed, game, seat, memory, played = asked
        view = game.view(seat)
        if _is_stand_in(table, seat):
            return Choice(await asyncio.to_thread(make_bot(name, seed).choose, view))
        if view.table.top is not None and view.table.top.begins_turn():
            self._rushed.pop(table.id, None)
        if len(game.codes) == 1:
            return Choice(game.codes[0])
        if self._rushed.get(table.id) == seat:
            return Choice(await asyncio.to_thread(_at_once, name, seed, view))
        if (planned := _as_planned(asked, view)) is not None:
            return planned
        for line in table.connections:
            line.tell({"type": "thinking", "seat": seat})
        imagined = json.dumps(view.imagine().to_dict())
        job = Job(name, seed, imagined, seat, memory=memory, played=played)
        request = self._pool.ask(job, table.account, urgency_of(table))
        self._asked[table.id] = request
        try:
            choice: Choice = await request.answer
        except BotHurried:
            self._rushed[table.id] = seat
            return Choice(await asyncio.to_thread(_at_once, name, seed, view))
        finally:
            del self._asked[table.id]
        if choice.code not in game.codes:
            raise BotFailed(name, "chose an option that is not offered")
        return choice

    async def _replace(self, table: Table, seat: int) -> None:
        """A bot that failed is replaced for the rest of the game, and the table is told."""
        async with table.changing():
            stand_in = replace(table.seats[seat], stand_in=STAND_IN)
            await table.set_seat(stand_in, "bot_failed")


def urgency_of(table: Table) -> Urgency:
    """How urgent the bots of a table are: for those who play, not for those who look on."""
    if _is_left_to_bots(table):
        return Urgency.LAST
    is_attended = any(table.held_by(line.client) for line in table.connections)
    return Urgency.WAITED_FOR if is_attended else Urgency.UNATTENDED


def _is_left_to_bots(table: Table) -> bool:
    """Whether a bot plays at every seat; such a table alone would think without an end."""
    return all(seat.player is not None for seat in table.seats)


def _as_planned(asked: _Asked, view: View) -> Choice | None:
    """The next step of a turn that was thought about before; no worker is needed for that."""
    if asked.memory is None or asked.name not in BOTS:
        return None
    bot = make_bot(asked.name, asked.seed)
    if not isinstance(bot, PlannedBot):
        return None
    bot.recall(asked.memory, asked.played)
    code = bot.planned(view)
    return None if code is None else Choice(code, bot.memory)


def _at_once(name: str, seed: str, view: View) -> int:
    """What a bot answers that shall move now."""
    level = BOTS.get(name)
    quick = STAND_IN if level is None else getattr(level, "hurried", name)
    try:
        with _NETWORK:
            return make_bot(quick, seed).choose(view)
    except BadWeights:
        return make_bot(STAND_IN, seed).choose(view)


def _bot_to_act(table: Table) -> int | None:
    """The seat of the bot that shall think; bots among themselves wait until somebody looks on."""
    seat = table.decider
    if seat is None or table.seats[seat].player is None:
        return None
    return None if _is_left_to_bots(table) and not table.connections else seat


def _is_stand_in(table: Table, seat: int) -> bool:
    """Whether the stand-in plays, which thinks here: it must not depend on any other process."""
    return table.seats[seat].stand_in == STAND_IN


def _recalled(table: Table, seat: int, minds: dict[int, _Mind]) -> tuple[Any, tuple[int, ...]]:
    """What a bot knew after its last choice, and what its seat has played since."""
    if seat not in minds:
        return None, ()
    memory, answers = minds[seat]
    return memory, tuple(it.code for it in table.history.answers[answers:] if it.seat == seat)


def _seed(table: Table, seat: int) -> str:
    """The seed of a bot's choice: the same after a restart, and no help to guess the deal."""
    text = f"{table.row['seed']} {seat} {len(table.history.answers)}"
    return sha256(text.encode()).hexdigest()
