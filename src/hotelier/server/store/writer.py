"""One thread writes: all that is waiting goes to disk together, in one commit.

A commit with ``synchronous=FULL`` waits for the disk. While it does, more work gathers, and the
next commit takes all of it: the busier the server, the more choices share one wait.
"""

from __future__ import annotations

import asyncio
import queue
import threading
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, Engine

Work = Callable[[Connection], Any]


@dataclass(slots=True)
class _Job:
    work: Work
    loop: asyncio.AbstractEventLoop
    future: asyncio.Future[Any]

    def finish(self, result: Any, error: BaseException | None) -> None:
        """Tell whoever waits, unless nobody does any more."""
        try:
            self.loop.call_soon_threadsafe(self._tell, result, error)
        except RuntimeError:
            # The loop was closed while the disk was busy: the work is done all the same.
            return

    def _tell(self, result: Any, error: BaseException | None) -> None:
        if self.future.cancelled():
            return
        if error is None:
            self.future.set_result(result)
        else:
            self.future.set_exception(error)


class Writer:
    """Carries out work on the database, batch by batch."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._jobs: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="hotelier-writer", daemon=True)
        self._thread.start()
        self.commits = 0

    async def do(self, work: Work) -> Any:
        """Carry out some work; when this returns, it is on disk."""
        loop = asyncio.get_running_loop()
        future: asyncio.Future[Any] = loop.create_future()
        self._jobs.put(_Job(work, loop, future))
        return await future

    def close(self) -> None:
        """Finish what is waiting and stop."""
        self._jobs.put(None)
        self._thread.join()

    def _run(self) -> None:
        with self._engine.connect() as connection:
            while (job := self._jobs.get()) is not None:
                batch = [job]
                closing = False
                while not self._jobs.empty():
                    following = self._jobs.get()
                    if following is None:
                        closing = True
                        break
                    batch.append(following)
                self._commit(connection, batch)
                if closing:
                    return

    def _commit(self, connection: Connection, batch: list[_Job]) -> None:
        try:
            with connection.begin():
                results = [job.work(connection) for job in batch]
        except Exception as error:  # noqa: BLE001  (whatever it is belongs to whoever asked)
            if len(batch) == 1:
                batch[0].finish(None, error)
                return
            # One of them is at fault; the others shall not suffer from it.
            for job in batch:
                self._commit(connection, [job])
            return
        self.commits += 1
        for job, result in zip(batch, results, strict=True):
            job.finish(result, None)
