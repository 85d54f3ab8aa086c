"""Some processes that share many jobs."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing import get_context
from multiprocessing.connection import Connection

from hotelier.errors import HotelierError
from hotelier.processes.signals import deaf
from hotelier.processes.worker import end_when_closed


@contextmanager
def processes(number: int) -> Iterator[ProcessPoolExecutor]:
    """So many processes; whatever they do, they end at once when this is left by an exception.

    They also end when this process is killed: the pipe is closed then, too.
    """
    context = get_context("spawn")
    ours, theirs = context.Pipe(duplex=False)
    pool = ProcessPoolExecutor(number, context, _end_with, (ours,))
    with deaf():
        for _ in range(number):  # each starts a process, since none is idle yet
            pool.submit(os.getpid)
    try:
        yield pool
    except BrokenProcessPool:
        raise HotelierError(
            "a worker has died: there may be too little memory, or a bot has ended its process"
        ) from None
    except BaseException:  # Ctrl-C, say, in the middle of long games
        theirs.close()
        raise
    finally:
        pool.shutdown()
        ours.close()
        theirs.close()


def _end_with(pipe: Connection) -> None:
    """Have a worker end when the other end of the pipe is closed, and only then."""
    for ending in (signal.SIGINT, signal.SIGTERM):
        signal.signal(ending, signal.SIG_IGN)
    end_when_closed(pipe)
