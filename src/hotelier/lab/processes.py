"""Processes that play games, and never outlive the one that needs them."""

from __future__ import annotations

import os
import signal
import sys
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


@contextmanager
def deaf() -> Iterator[None]:
    """Ignore Ctrl-C for a moment, and in processes that are started in it.

    It is meant for whoever started them; one who hears it before its first line would complain.
    """
    if threading.current_thread() is not threading.main_thread():
        yield  # only the main thread hears it, and only there it can be ignored
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before or signal.SIG_DFL)


@contextmanager
def ended_tidily() -> Iterator[None]:
    """Be ended by the system as by Ctrl-C, so that no program that plays is left behind.

    A signal that is ignored, as ``nohup`` wants it, stays so.
    """
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    heard: list[int] = []

    def end(number: int, _: object) -> None:
        heard.append(number)
        # Where Ctrl-C is not heard, the bot that thinks would be blamed for the exception.
        signal.signal(signal.SIGINT, signal.default_int_handler)
        raise KeyboardInterrupt

    endings = [it for it in _endings() if signal.getsignal(it) is signal.SIG_DFL]
    for ending in endings:
        signal.signal(ending, end)
    try:
        yield
    except KeyboardInterrupt:
        if not heard:
            raise
    finally:
        for ending in endings:
            signal.signal(ending, signal.SIG_DFL)
    if heard:
        sys.exit(128 + heard[0])


def _endings() -> list[int]:
    """The signals of ``kill`` and of a window that is closed, as far as the system has them."""
    return [getattr(signal, name) for name in ("SIGTERM", "SIGHUP") if hasattr(signal, name)]


def _end_with(pipe: Connection) -> None:
    """Have a worker end when the other end of the pipe is closed, and only then."""
    for ending in (signal.SIGINT, signal.SIGTERM):
        signal.signal(ending, signal.SIG_IGN)
    end_when_closed(pipe)


def end_when_closed(pipe: Connection) -> None:
    """End this process, whatever it does, when the other end of the pipe is closed."""

    def watch() -> None:
        pipe.poll(None)
        end_all()
        os._exit(0)

    threading.Thread(target=watch, daemon=True).start()
