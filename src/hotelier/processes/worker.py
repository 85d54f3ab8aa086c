"""A process that does one job after another, and that can be ended at any moment."""

from __future__ import annotations

import os
import signal
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from typing import Any, Final

from hotelier.processes.alarm import Late
from hotelier.processes.program import end_all
from hotelier.processes.signals import deaf

GLANCE_SECONDS: Final = 0.05
END_SECONDS: Final = 2.0


class Stopped(Exception):
    """Whoever waited for a worker shall wait no more."""


class Worker:
    """A process in which a function gets a pipe, and perhaps more, and answers what comes.

    It ends with the one that started it, whatever happens to that one, and takes the programs that
    it has started with it.
    """

    def __init__(self, target: Callable[..., None], *arguments: Any) -> None:
        self._target = target
        self._arguments = arguments
        self._is_stopped = threading.Event()
        self._process: SpawnProcess | None = None
        self._pipe: Connection | None = None
        self._life: Connection | None = None

    @property
    def pipe(self) -> Connection:
        """The way to the process, which has been started."""
        assert self._pipe is not None
        return self._pipe

    def ensure(self) -> bool:
        """Start the process if it does not run; says whether it had to be."""
        if self._process is not None and self._process.is_alive():
            return False
        self.end()
        context = get_context("spawn")
        self._pipe, theirs = context.Pipe()
        life, self._life = context.Pipe(duplex=False)
        arguments = (self._target, theirs, life, *self._arguments)
        process = context.Process(target=_work, args=arguments, daemon=True)
        with theirs, life, deaf():
            process.start()
        self._process = process
        return True

    def hear(self, seconds: float) -> Any:
        """What the process says next; ``Late``, ``Stopped``, or an error of a pipe that broke."""
        until = time.monotonic() + seconds
        while not self.pipe.poll(GLANCE_SECONDS):
            if self._is_stopped.is_set():
                raise Stopped
            if time.monotonic() > until:
                raise Late
        return self.pipe.recv()

    def stop(self) -> None:
        """Let whoever waits in another thread give up; the process is ended there."""
        self._is_stopped.set()

    def end(self) -> None:
        """End the process, if there is one."""
        if self._pipe is not None:
            self._pipe.close()
        if self._process is not None:
            self._process.terminate()  # a program that works for it is ended then, too
            self._process.join(END_SECONDS)
            self._process.kill()
            self._process.join()
            self._process.close()
        if self._life is not None:
            self._life.close()
        self._pipe = self._process = self._life = None


def _work(target: Callable[..., None], pipe: Connection, life: Connection, *arguments: Any) -> None:
    """What runs in the process. Ctrl-C means whoever started it, who then ends it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, _end)
    end_when_closed(life)
    with suppress(EOFError, OSError):  # the other end of the pipe has gone
        target(pipe, *arguments)
    end_all()


def _end(*_: object) -> None:
    end_all()
    os._exit(0)


def end_when_closed(pipe: Connection) -> None:
    """End this process, whatever it does, when the other end of the pipe is closed.

    Nothing ever comes through it; it closes when whoever holds the other end is gone.
    """

    def watch() -> None:
        pipe.poll(None)
        _end()

    threading.Thread(target=watch, daemon=True).start()
