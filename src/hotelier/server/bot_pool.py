"""Bots think in processes of their own: none of them can stop, spoil or spy on the server."""

from __future__ import annotations

import asyncio
import logging
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from typing import Any, Final

from hotelier.errors import BotFailed
from hotelier.server.bot_worker import HINT, Choice, Job, serve

LOG = logging.getLogger("hotelier.server")

START_SECONDS: Final = 60.0
GLANCE_SECONDS: Final = 0.05
END_SECONDS: Final = 2.0
LIMIT_SHARE: Final = 0.9
"""A program gets a little less time than the worker that asks it, which then says what failed."""


class BotHurried(Exception):
    """Somebody asked the bot to move now."""


class Worker:
    """A process that is started with its first job, and again after it had to be ended."""

    def __init__(self, target: Callable[[Connection], None]) -> None:
        self._target = target
        self._process: SpawnProcess | None = None
        self._pipe: Connection | None = None

    def ask(self, job: Job, seconds: float, hurry: threading.Event) -> Any:
        """The answer to a job, a choice or a list; waits in this thread."""
        if hurry.is_set():
            raise BotHurried  # before it began: no process need be ended
        try:
            pipe = self._ready(job.bot)
            pipe.send(tuple(job))
            self._wait(pipe, seconds, hurry, job.bot)
            answer = pipe.recv()
        except (BotFailed, BotHurried):
            self.end()
            raise
        except (EOFError, OSError) as error:
            self.end()
            raise BotFailed(job.bot, f"has died ({type(error).__name__})") from None
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
            self._ready("first")
        except (BotFailed, EOFError, OSError) as error:
            self.end()
            raise BotFailed("first", f"cannot be started ({type(error).__name__})") from None

    def _ready(self, bot: str) -> Connection:
        if self._pipe is not None and self._process is not None and self._process.is_alive():
            return self._pipe
        self.end()
        context = get_context("spawn")
        self._pipe, theirs = context.Pipe()
        self._process = context.Process(target=self._target, args=(theirs,), daemon=True)
        self._process.start()
        theirs.close()
        self._wait(self._pipe, START_SECONDS, threading.Event(), bot)
        self._pipe.recv()
        return self._pipe

    @staticmethod
    def _wait(pipe: Connection, seconds: float, hurry: threading.Event, bot: str) -> None:
        until = time.monotonic() + seconds
        while not pipe.poll(GLANCE_SECONDS):
            if hurry.is_set():
                raise BotHurried
            if time.monotonic() > until:
                raise BotFailed(bot, "is too slow")

    def end(self) -> None:
        """End the process, if there is one."""
        if self._pipe is not None:
            self._pipe.close()
        if self._process is not None:
            self._process.terminate()  # a program that thinks for it is ended then, too
            self._process.join(END_SECONDS)
            self._process.kill()
            self._process.join()
            self._process.close()
        self._pipe = self._process = None


def _is_choice(answer: Any) -> bool:
    """Whether a process has named an option: its code, and a memory of any kind."""
    return isinstance(answer, tuple) and len(answer) == 2 and type(answer[0]) is int


class BotPool:
    """A few workers that share the thinking of all tables."""

    def __init__(
        self, workers: int, seconds: float, target: Callable[[Connection], None] = serve
    ) -> None:
        self._seconds = seconds
        self._threads = ThreadPoolExecutor(workers, thread_name_prefix="hotelier-bot")
        self._workers = [Worker(target) for _ in range(workers)]
        # The last one used comes first, so that one process suffices while little is to be done.
        self._idle: asyncio.LifoQueue[Worker] = asyncio.LifoQueue()
        for worker in self._workers:
            self._idle.put_nowait(worker)

    async def warm_up(self) -> None:
        """Start a process now, so that the first bot need not wait for it."""
        worker = await self._idle.get()
        try:
            await asyncio.get_running_loop().run_in_executor(self._threads, worker.start)
        except BotFailed as error:
            LOG.warning("bots do not start (%s)", error)
        finally:
            self._idle.put_nowait(worker)

    async def choose(self, job: Job, hurry: threading.Event) -> Any:
        """What a bot answers, or a hint; raises ``BotFailed`` or ``BotHurried``."""
        worker = await self._idle.get()
        try:
            loop = asyncio.get_running_loop()
            job = job._replace(limit=LIMIT_SHARE * self._seconds)
            asking = loop.run_in_executor(self._threads, worker.ask, job, self._seconds, hurry)
            return await asyncio.shield(asking)
        except asyncio.CancelledError:
            hurry.set()
            raise
        finally:
            self._idle.put_nowait(worker)

    def close(self) -> None:
        """End all processes."""
        self._threads.shutdown(wait=True, cancel_futures=True)
        for worker in self._workers:
            worker.end()
