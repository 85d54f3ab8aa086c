"""Signals that end a command: who hears them, and what happens then."""

from __future__ import annotations

import signal
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager


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


def hears_ctrl_c() -> bool:
    """Whether Ctrl-C means this process; those that only work for another do not hear it."""
    return signal.getsignal(signal.SIGINT) is not signal.SIG_IGN
