"""A program that is talked to line by line, and that can never keep anybody waiting.

Reading and writing happen in threads of their own, so that a program that neither reads nor writes
stops nothing; and whatever happens, it is ended together with all that it has started.
"""

from __future__ import annotations

import atexit
import os
import shlex
import signal
import subprocess
import threading
import time
import weakref
from contextlib import suppress
from errno import ECANCELED
from queue import Empty, Queue, SimpleQueue
from typing import IO, Final

MOST_LINE: Final = 100_000
WAITING_LINES: Final = 200
END_SECONDS: Final = 1.0

_LIVE: Final[weakref.WeakSet[Program]] = weakref.WeakSet()
_STARTING: Final = threading.RLock()
_ENDED: Final = threading.Event()
"""No program is started any more: a game that goes on while its process ends would leave it."""


class Silence(Exception):
    """Nothing was said in time."""


class Program:
    """A running program; lines go in and come out."""

    def __init__(self, command: str) -> None:
        self._said: Queue[str | None] = Queue(WAITING_LINES)
        self._to_say: SimpleQueue[str | None] = SimpleQueue()
        self._complaint = ""
        self._is_closed = False
        jobs = (self._read, self._write, self._listen)
        self._threads = [threading.Thread(target=job, daemon=True) for job in jobs]
        with _STARTING:
            if _ENDED.is_set():
                raise OSError(ECANCELED, "all programs have been ended")
            self._process = _start(command)
            for thread in self._threads:
                thread.start()
            _LIVE.add(self)

    def say(self, line: str) -> None:
        """Send a line; it is never waited for."""
        self._to_say.put(line)

    def hear(self, until: float) -> str | None:
        """The next line, or ``None`` if there will be none; waits till a monotonic time."""
        try:
            return self._said.get(timeout=max(0.0, until - time.monotonic()))
        except Empty:
            raise Silence from None

    def epitaph(self) -> str:
        """How the program ended, and what it said last on its error stream."""
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(END_SECONDS)
        self._threads[2].join(END_SECONDS)
        code = self._process.poll()
        how = "closed its output" if code is None else f"ended with exit code {code}"
        return f"{how}: {self._complaint}" if self._complaint else how

    def close(self, patience: float = 0.0) -> None:
        """End the program and whatever it has started; it may have a moment to do so itself."""
        if self._is_closed:
            return
        self._is_closed = True
        self._to_say.put(None)
        try:
            if patience:
                with suppress(subprocess.TimeoutExpired):
                    self._process.wait(patience)
        finally:  # also if somebody has pressed Ctrl-C meanwhile
            self.kill()
            self._process.wait()
            _LIVE.discard(self)
            self._close_streams()

    def _close_streams(self) -> None:
        until = time.monotonic() + END_SECONDS
        while any(thread.is_alive() for thread in self._threads) and time.monotonic() < until:
            with suppress(Empty):  # a reader may wait for room
                self._said.get(timeout=0.01)
        for thread, stream in zip(self._threads, self._streams(), strict=True):
            if not thread.is_alive():
                with suppress(OSError):
                    stream.close()

    def kill(self) -> None:
        """End the program and whatever it has started, without waiting for it."""
        if os.name == "posix":
            # The group outlives its first member, and it is known by the same number.
            with suppress(ProcessLookupError, PermissionError):
                os.killpg(self._process.pid, signal.SIGKILL)
        self._process.kill()

    def _streams(self) -> tuple[IO[bytes], IO[bytes], IO[bytes]]:
        process = self._process
        assert process.stdin is not None
        assert process.stdout is not None and process.stderr is not None
        return process.stdout, process.stdin, process.stderr

    # --- threads ---------------------------------------------------------------------------------

    def _read(self) -> None:
        stream = self._streams()[0]
        with suppress(OSError, ValueError):
            while line := stream.readline(MOST_LINE):
                self._said.put(line.decode(errors="replace"))
        self._said.put(None)

    def _write(self) -> None:
        stream = self._streams()[1]
        with suppress(OSError, ValueError):
            while (line := self._to_say.get()) is not None:
                stream.write(line.encode() + b"\n")
                stream.flush()
            stream.close()

    def _listen(self) -> None:
        """Keep the last line of the error stream, which often says what is wrong."""
        stream = self._streams()[2]
        with suppress(OSError, ValueError):
            while line := stream.readline(MOST_LINE):
                self._complaint = line.decode(errors="replace").strip()[:200] or self._complaint


def _start(command: str) -> subprocess.Popen[bytes]:
    is_posix = os.name == "posix"
    return subprocess.Popen(  # noqa: S603  (the person who plays names the program)
        shlex.split(command) if is_posix else command,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        start_new_session=is_posix,
    )


def end_all() -> None:
    """End all programs that still run, and start no more: this process ends, too."""
    with _STARTING:
        _ENDED.set()
    for program in list(_LIVE):
        program.kill()  # also one that is just being closed: that may not come to its end
        program.close()


atexit.register(end_all)
