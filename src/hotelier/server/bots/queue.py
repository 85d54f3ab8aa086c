"""Whose bot thinks next: people who wait come first, and accounts take turns.

An account is whoever opened a table or asks for a hint. The one that has used the least bot time of
late goes first, so fifty tables of one account do not push back the one table of another. Nobody is
refused: who has to wait gets a worker as soon as it is not kept for those who come before him.

All accounts of one address have together as much as some of them, since new ones cost nothing.
"""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import Callable
from enum import IntEnum
from typing import Any, Final

from hotelier.server.bots.worker import Job
from hotelier.server.http.identity import Account

BUDGET_SECONDS: Final = 60.0
"""Bot time that an account may use of late before it waits behind the next class, too."""
HALF_LIFE_SECONDS: Final = 120.0
"""After so long, half of the bot time that was used is forgotten."""
ADVANCE_SECONDS: Final = 1.0
"""What a thought counts while it lasts, so that two workers are not given to one account."""
RECENT_SECONDS: Final = 60.0
"""For so long, a worker is kept for an account that may come again."""
MOST_ACCOUNTS: Final = 10_000


class Urgency(IntEnum):
    """Why somebody asks; a smaller number comes first."""

    WAITED_FOR = 0  # a person sits there and waits
    UNATTENDED = 1  # of those who play, nobody is there just now
    LAST = 2  # bots among themselves, and games that are over


class BotHurried(Exception):
    """Somebody wants an answer now, however far the thought is."""


class Request:
    """A job that waits for a worker or is being thought about; ``answer`` can be awaited.

    Whoever no longer wants the answer hurries or cancels it. A worker that has begun thinks to the
    end all the same: to end its process would cost more than the rest of the thought.
    """

    def __init__(self, job: Job, account: Account, urgency: Urgency) -> None:
        self.job = job
        self.account = account
        self.urgency = urgency
        self.began = 0.0
        self.answer: asyncio.Future[Any] = asyncio.get_running_loop().create_future()

    def hurry(self) -> None:
        """Whoever waits for the answer goes on with ``BotHurried``."""
        self.fail(BotHurried())

    def fail(self, error: BaseException) -> None:
        """Say that there is no answer, if anybody still waits for one."""
        if not self.answer.done():
            self.answer.set_exception(error)

    def succeed(self, answer: Any) -> None:
        """Give the answer, if anybody still waits for it."""
        if not self.answer.done():
            self.answer.set_result(answer)


class BotQueue:
    """The requests that wait, and those that are thought about."""

    def __init__(
        self, workers: int, clock: Callable[[], float] = time.monotonic, share: float = 1.0
    ) -> None:
        self._workers = workers
        self._share = share
        self._clock = clock
        self._waiting: list[Request] = []
        self._running: set[Request] = set()
        self._clients = SpentTime()
        self._addresses = SpentTime()

    @property
    def requests(self) -> list[Request]:
        """All that have no answer yet."""
        return [it for it in (*self._waiting, *self._running) if not it.answer.done()]

    @property
    def running(self) -> int:
        """How many workers think."""
        return len(self._running)

    def add(self, request: Request) -> None:
        """Let a request wait for its turn."""
        self._waiting.append(request)

    def take(self) -> Request | None:
        """The request whose turn it is, for a worker that is idle."""
        now = self._clock()
        self._waiting = [it for it in self._waiting if not it.answer.done()]
        ready = [it for it in self._waiting if self._may_begin(it, now)]
        if not ready:
            return None
        request = min(ready, key=lambda it: self._place(it, now))
        self._waiting.remove(request)
        self._running.add(request)
        self._charge(request.account, ADVANCE_SECONDS, now)
        request.began = now
        return request

    def give_back(self, request: Request) -> None:
        """A worker has done with a request; its account is charged, whoever still waited."""
        self._running.remove(request)
        now = self._clock()
        self._charge(request.account, now - request.began - ADVANCE_SECONDS, now)

    def _charge(self, account: Account, seconds: float, now: float) -> None:
        self._clients.add(account.client, seconds, now)
        self._addresses.add(_address(account), seconds, now)

    def _spent_near(self, account: Account, now: float) -> float:
        """The bot time of an address, as if it were that of one of its accounts."""
        return self._addresses.of(_address(account), now) / self._share

    def _may_begin(self, request: Request, now: float) -> bool:
        """Whether a request may have an idle worker: whoever comes next shall find one, too.

        Bots alone never have all workers, and an account that has one already does not take the
        last one from others who were here just now; nor does an address that has used much.
        """
        last = sum(it.urgency == Urgency.LAST for it in self._running)
        if request.urgency == Urgency.LAST and last >= max(1, self._workers - 1):
            return False
        if len(self._running) < self._workers - 1:
            return True
        client, address = request.account.client, _address(request.account)
        since = now - RECENT_SECONDS
        if any(it.account.client == client for it in self._running):
            return not self._clients.has_others(client, since)
        if self._spent_near(request.account, now) < BUDGET_SECONDS:
            return True
        is_near = any(_address(it.account) == address for it in self._running)
        return not (is_near and self._addresses.has_others(address, since))

    def _place(self, request: Request, now: float) -> tuple[int, float, int]:
        """Where a request stands; of equals, the first that came goes first.

        For each budget of bot time that its account has used it stands one class further back.
        """
        own = self._clients.of(request.account.client, now)
        spent = max(own, self._spent_near(request.account, now))
        stands = min(Urgency.LAST, request.urgency + int(spent / BUDGET_SECONDS))
        return stands, spent, request.urgency


def _address(account: Account) -> str:
    """Where an account belongs; one of which that is not known stands alone."""
    return account.address or account.client


class SpentTime:
    """The bot time that each account has used of late; older time counts less and less."""

    def __init__(self) -> None:
        self._known: OrderedDict[str, tuple[float, float]] = OrderedDict()  # seconds, and when

    def of(self, account: str, now: float) -> float:
        """The seconds that count now."""
        seconds, then = self._known.get(account, (0.0, now))
        return float(seconds * 0.5 ** ((now - then) / HALF_LIFE_SECONDS))

    def has_others(self, account: str, since: float) -> bool:
        """Whether any other account has used bot time since then."""
        other = next((name for name in reversed(self._known) if name != account), None)
        return other is not None and self._known[other][1] >= since

    def add(self, account: str, seconds: float, now: float) -> None:
        """Charge an account; those that used none for longest are forgotten."""
        self._known[account] = (max(0.0, self.of(account, now) + seconds), now)
        self._known.move_to_end(account)
        if len(self._known) > MOST_ACCOUNTS:
            self._known.popitem(last=False)
