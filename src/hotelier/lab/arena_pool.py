"""The games of an arena, spread over processes that may hang or die without harm.

Each worker notes in shared memory whose bot thinks and since when. If it thinks too long, or the
worker dies, the worker is replaced and the game begun again with somebody standing in for the bot.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from ctypes import c_double
from multiprocessing.connection import Connection, wait
from multiprocessing.sharedctypes import RawArray
from typing import Any, Final

from hotelier.bots import patience
from hotelier.bots.base import said
from hotelier.bots.foreign.stand_in import Starts
from hotelier.errors import BadArena, counted
from hotelier.lab.arena_game import NOBODY, Played, play
from hotelier.lab.pairing import Arena, Key
from hotelier.processes.worker import Worker

GRACE_SECONDS: Final = 30.0
"""A bot may need this long before its first choice, to be loaded."""
GLANCE_SECONDS: Final = 0.2

Job = tuple[Key, dict[int, str]]


class GameWorker(Worker):
    """A process that plays one game after another."""

    def __init__(self, arena: Arena) -> None:
        self._notes: Any = RawArray(c_double, [float(NOBODY), 0.0])
        super().__init__(serve, arena, self._notes)
        self.ensure()
        self.job: Job | None = None

    def begin(self, job: Job) -> None:
        """Let it play a game."""
        self.job = job
        with suppress(OSError):  # it has died; whoever waits for the game will see
            self.pipe.send(job)

    def thinking(self) -> tuple[int, float]:
        """The seat whose bot thinks, or ``NOBODY``, and for how many seconds."""
        return int(self._notes[0]), time.monotonic() - self._notes[1]


def serve(pipe: Connection, arena: Arena, notes: Any) -> None:
    """What runs in the process: games, until the pipe is closed."""

    def thinks(seat: int) -> None:
        notes[1] = time.monotonic()
        notes[0] = seat

    starts: Starts = {}
    while True:
        key, faults = pipe.recv()
        pipe.send(_outcome(arena, Key(*key), faults, thinks, starts))


def _outcome(
    arena: Arena,
    key: Key,
    faults: dict[int, str],
    thinks: Callable[[int], None],
    starts: Starts,
) -> Played | BadArena:
    """A game, or why it cannot be played: that is no death, and no bot is to blame for it."""
    try:
        return play(arena, key, faults, thinks, starts)
    except Exception as error:  # noqa: BLE001  (told where it can be read)
        return BadArena(f"game {tuple(key)} cannot be played ({said(error)})")


class Pool:
    """Some workers, and the games they have not played yet."""

    def __init__(self, arena: Arena, keys: Iterable[Key], workers: int, grace: float) -> None:
        self._arena = arena
        self._jobs: Iterator[Job] = ((key, {}) for key in keys)
        choice = patience(arena.limit, arena.seconds)
        self._patience = choice + max(choice, grace)  # to be started, and to choose
        self._workers = [GameWorker(arena) for _ in range(workers)]
        self._lost: set[Key] = set()

    def results(self) -> Iterator[Played]:
        """Finished games as they come."""
        for worker in self._workers:
            self._next(worker)
        while busy := {it.pipe: it for it in self._workers if it.job is not None}:
            for pipe in wait(list(busy), GLANCE_SECONDS):
                worker = busy[pipe]  # type: ignore[index]
                try:
                    played = worker.pipe.recv()
                except (EOFError, OSError):
                    self._replace(worker, "has died with the whole process")
                    continue
                if isinstance(played, BadArena):
                    raise played
                self._next(worker)
                yield played
            for worker in list(self._workers):
                seat, seconds = worker.thinking()
                if worker.job is not None and seat != NOBODY and seconds > self._patience:
                    time_given = counted(f"{self._patience:g}", "second")
                    self._replace(worker, f"gave no answer within {time_given}")

    def _next(self, worker: GameWorker) -> None:
        worker.job = None
        job = next(self._jobs, None)
        if job is not None:
            worker.begin(job)

    def _replace(self, worker: GameWorker, fault: str) -> None:
        """Another worker plays the game again, with a stand-in for the bot that did it."""
        assert worker.job is not None
        key, faults = worker.job
        seat, _ = worker.thinking()
        worker.end()
        if seat == NOBODY or seat in faults:
            if key in self._lost:
                raise BadArena(f"game {tuple(key)} ends its process again and again")
            self._lost.add(key)
        else:
            faults = {**faults, seat: fault}
        other = GameWorker(self._arena)
        self._workers[self._workers.index(worker)] = other
        other.begin((key, faults))

    def end(self) -> None:
        """End all processes."""
        for worker in self._workers:
            worker.end()


def play_all(
    arena: Arena,
    keys: Iterable[Key],
    workers: int,
    done: Callable[[Played], None],
    grace: float = GRACE_SECONDS,
) -> None:
    """Play games and hand over each when it is finished."""
    todo = list(keys)
    pool = Pool(arena, todo, min(workers, len(todo)), grace)
    try:
        for played in pool.results():
            done(played)
    finally:
        pool.end()
