"""Processes that play games, and never outlive the one that needs them."""

from __future__ import annotations

import os
import signal
import threading
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing import get_context
from multiprocessing.connection import Connection

from hotelier.bots.child import end_all
from hotelier.errors import HotelierError


@contextmanager
def processes(number: int) -> Iterator[ProcessPoolExecutor]:
    """So many processes; whatever they do, they end at once when this is left by an exception.

    They also end when this process is killed: the pipe is closed then, too.
    """
    context = get_context("spawn")
    ours, theirs = context.Pipe(duplex=False)
    pool = ProcessPoolExecutor(number, context, _end_with, (ours,))
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
        signal.signal(ending, signal.SIG_IGN)  # whoever started the worker ends it
    end_when_closed(pipe)


def end_when_closed(pipe: Connection) -> None:
    """End this process, whatever it does, when the other end of the pipe is closed."""

    def watch() -> None:
        pipe.poll(None)
        end_all()
        os._exit(0)

    threading.Thread(target=watch, daemon=True).start()
