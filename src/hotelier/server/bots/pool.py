"""Bots think in processes of their own: none of them can stop, spoil or spy on the server."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from multiprocessing.connection import Connection
from typing import Any, Final

from hotelier.errors import BotFailed
from hotelier.processes.alarm import Late
from hotelier.processes.worker import Stopped, Worker
from hotelier.server.bots.queue import BotQueue, Request, Urgency
from hotelier.server.bots.worker import HINT, Choice, Job, serve
from hotelier.server.http.identity import Account

LOG = logging.getLogger("hotelier.server")

START_SECONDS: Final = 60.0
LIMIT_SHARE: Final = 0.9
"""A program gets a little less time than the worker that asks it, which then says what failed."""
FAULTS: Final = (EOFError, OSError, Late, Stopped)
"""What keeps a process from answering."""


class BotWorker(Worker):
    """A process for bots: it is started with its first job, and again after it had to be ended."""

    def ask(self, job: Job, seconds: float) -> Any:
        """The answer to a job, a choice or a list; waits in this thread."""
        try:
            self._get_ready()
            self.pipe.send(tuple(job))
            answer = self.hear(seconds)
        except FAULTS as error:
            self.end()
            raise BotFailed(job.bot, _told(error)) from None
        if job.bot == HINT and isinstance(answer, list):
            return answer
        if job.bot != HINT and _is_choice(answer):
            return Choice(*answer)
        if isinstance(answer, BotFailed):
            raise answer
        raise BotFailed(job.bot, f"has failed ({str(answer)[:200]})")

    def start(self) -> None:
        """Have the process running; waits in this thread."""
        try:
            self._get_ready()
        except FAULTS as error:
            self.end()
            raise BotFailed("first", f"cannot be started ({type(error).__name__})") from None

    def _get_ready(self) -> None:
        if self.ensure():
            self.hear(START_SECONDS)


def _told(error: Exception) -> str:
    """What has happened to a process that gave no answer."""
    if isinstance(error, Stopped):
        return "was stopped"
    if isinstance(error, Late):
        return "is too slow"
    return f"has died ({type(error).__name__})"


def _is_choice(answer: Any) -> bool:
    """Whether a process has named an option: its code, and a memory of any kind."""
    return isinstance(answer, tuple) and len(answer) == 2 and type(answer[0]) is int


class BotPool:
    """A few workers that share the thinking of all tables."""

    def __init__(
        self,
        workers: int,
        seconds: float,
        target: Callable[[Connection], None] = serve,
        share: float = 1.0,
    ) -> None:
        self._seconds = seconds
        self._threads = ThreadPoolExecutor(workers, thread_name_prefix="hotelier-bot")
        self._workers = [BotWorker(target) for _ in range(workers)]
        # The last one used comes first, so that one process suffices while little is to be done.
        self._idle = list(self._workers)
        self._queue = BotQueue(workers, share=share)
        self._is_closed = False

    async def warm_up(self) -> None:
        """Start a process now, so that the first bot need not wait for it."""
        if not self._idle:
            return  # a bot was quicker
        worker = self._idle.pop()
        starting = self._in_thread(worker.start)
        starting.add_done_callback(lambda _: self._free(worker))
        try:
            await asyncio.shield(starting)
        except BotFailed as error:
            LOG.warning("bots do not start (%s)", error)

    def ask(self, job: Job, account: Account, urgency: Urgency) -> Request:
        """Have a bot asked, or a hint; the answer is a choice or a list.

        Whoever awaits it hears of ``BotFailed``, and of ``BotHurried`` if it is hurried.
        """
        job = job._replace(limit=LIMIT_SHARE * self._seconds)
        request = Request(job, account, urgency)
        if self._is_closed:
            request.hurry()
        self._queue.add(request)
        self._go_on()
        return request

    def change(self, request: Request, urgency: Urgency) -> None:
        """Somebody has come to the table of a request, or gone."""
        request.urgency = urgency
        self._go_on()

    def _go_on(self) -> None:
        """Give idle workers to those whose turn it is."""
        while self._idle and not self._is_closed and (request := self._queue.take()) is not None:
            worker = self._idle.pop()
            thought = self._in_thread(worker.ask, request.job, self._seconds)
            thought.add_done_callback(partial(self._answered, request, worker))

    def _in_thread(self, call: Callable[..., Any], *arguments: Any) -> asyncio.Future[Any]:
        return asyncio.get_running_loop().run_in_executor(self._threads, call, *arguments)

    def _answered(self, request: Request, worker: BotWorker, thought: asyncio.Future[Any]) -> None:
        """A worker has done with a request, whatever came of it."""
        self._queue.give_back(request)
        if thought.cancelled():
            request.hurry()
        elif (error := thought.exception()) is not None:
            request.fail(error)
        else:
            request.succeed(thought.result())
        self._free(worker)

    def _free(self, worker: BotWorker) -> None:
        self._idle.append(worker)
        self._go_on()

    def close(self) -> None:
        """Answer all that wait, and end all processes."""
        self._is_closed = True
        for request in self._queue.requests:
            request.hurry()
        for worker in self._workers:
            worker.stop()
        self._threads.shutdown(wait=True, cancel_futures=True)
        for worker in self._workers:
            worker.end()
