"""Hints: what the trained player would do in the place of whoever has to decide.

They are worked out in the processes of the bots, from the view of the seat that asks. The event
loop only waits, and what comes too late for the table is not told.
"""

from __future__ import annotations

import asyncio
import json
import logging
from collections import OrderedDict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final, cast
from weakref import WeakValueDictionary

from hotelier.bots.advice.advice import Advice, Reason
from hotelier.bots.advice.explaining import advice_told
from hotelier.errors import BotFailed
from hotelier.game.game import View
from hotelier.server.bots.pool import BotPool
from hotelier.server.bots.queue import BotHurried, Urgency
from hotelier.server.bots.worker import HINT, Job
from hotelier.server.http.identity import Account
from hotelier.server.http.limits import FairBuckets
from hotelier.server.server_error import ServerError
from hotelier.server.tables.table import Table
from hotelier.server.telling.shapes.tables import Answer, HintTold
from hotelier.text import Words

LOG = logging.getLogger("hotelier.server")

MOST_TOLD: Final = 5
MOST_KEPT: Final = 500
PER_SECOND: Final = 1.0
AT_ONCE: Final = 20.0
"""A turn may have a dozen choices, and somebody who learns asks at each."""

Place = tuple[str, int]  # table and seat


class Hints:
    """Gives hints to all tables, to each seat one at a time."""

    def __init__(self, pool: BotPool, seconds: float, share: float = 1.0) -> None:
        self._pool = pool
        self._seconds = seconds
        self._buckets = FairBuckets(PER_SECOND, AT_ONCE, share)
        self._queues: WeakValueDictionary[Place, asyncio.Lock] = WeakValueDictionary()
        self._known: OrderedDict[Place, tuple[int, list[Advice]]] = OrderedDict()

    async def hint(
        self, table: Table, account: Account, seat: int | None, number: int, language: str
    ) -> Answer:
        """The best options of the decision with this number, for a seat of a browser."""
        client = account.client
        if seat is None or seat not in table.held_by(client):
            raise ServerError("not_seated" if not table.held_by(client) else "not_your_decision")
        if not table.row["hints"]:
            raise ServerError("no_hints")
        async with self._in_time():
            advice = await self._advice(table, account, seat, number)
            view = await _view(table, seat, number)
        return {"number": number, "hints": told(advice[:MOST_TOLD], view, language)}

    async def _advice(self, table: Table, account: Account, seat: int, number: int) -> list[Advice]:
        """All options ranked; whoever asks the same again gets the same."""
        place = (table.id, seat)
        queue = self._queues.setdefault(place, asyncio.Lock())
        async with queue:
            view = await _view(table, seat, number)
            known, advice = self._known.get(place, (-1, []))
            if known != number:
                if not self._buckets.take(account):
                    raise ServerError("too_fast")
                advice = await self.think(view, account, Urgency.WAITED_FOR)
                self._keep(place, number, advice)
            return advice

    async def think(self, view: View, account: Account, urgency: Urgency) -> list[Advice]:
        """All options ranked, by a process that gets only what the seat sees."""
        assert view.seat is not None
        imagined = json.dumps(view.imagine().to_dict())
        job = Job(HINT, "", imagined, view.seat)
        try:
            async with self._in_time():
                answer = await self._pool.ask(job, account, urgency).answer
        except BotHurried:
            raise ServerError("hint_late") from None  # the server is about to close
        except BotFailed as failure:
            LOG.warning("a hint failed (%s)", failure)
            raise ServerError("hint_failed") from None
        return _understood(answer, view)

    @asynccontextmanager
    async def _in_time(self) -> AsyncIterator[None]:
        """Whoever waits hears in time that there is no hint, wherever the request stands."""
        try:
            async with asyncio.timeout(self._seconds):
                yield
        except TimeoutError:
            raise ServerError("hint_late") from None

    def _keep(self, place: Place, number: int, advice: list[Advice]) -> None:
        """Remember a hint; the ones not asked for longest are forgotten."""
        self._known[place] = (number, advice)
        self._known.move_to_end(place)
        if len(self._known) > MOST_KEPT:
            self._known.popitem(last=False)


def told(advice: list[Advice], view: View, language: str) -> list[HintTold]:
    """Options of a view in words."""
    words = Words(language)
    return [cast("HintTold", advice_told(it, view, words)) for it in advice]


async def _view(table: Table, seat: int, number: int) -> View:
    """The view of a seat that decides, as long as the table has not moved on."""
    async with table.lock:
        if number != table.history.version:
            raise ServerError("stale")
        if table.decider != seat:
            raise ServerError("not_your_decision")
        return table.history.game.view(seat)


def _understood(answer: Any, view: View) -> list[Advice]:
    """What a process has said; nonsense counts as a failure."""
    decision = view.decision
    try:
        advice = [
            Advice(code, worth, points, win, tuple(plan), tuple(Reason(*it) for it in reasons))
            for code, worth, points, win, plan, reasons in answer
        ]
    except (TypeError, ValueError):
        raise ServerError("hint_failed") from None
    if decision is None or sorted(it.code for it in advice) != sorted(decision.codes):
        raise ServerError("hint_failed")
    return advice
