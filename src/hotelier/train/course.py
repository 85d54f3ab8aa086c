"""A course of training: play, learn, play better, until the games are used up.

Everything follows from the seed, so the same course makes the same player (as far as the machine
adds its fractions in the same order). A course keeps its lessons and its state in its folder and
goes on from there when it is started again.
"""

from __future__ import annotations

import json
import pickle
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from statistics import fmean
from typing import Any, Final

import numpy as np

from hotelier.bots.thinking.network import ANSWERS, FIRST_SOURCE, save_weights
from hotelier.errors import HotelierError
from hotelier.processes.pool import processes
from hotelier.train import GAMES
from hotelier.train.learner import Learner, Samples, draw
from hotelier.train.samples import Class, attend
from hotelier.train.selfplay import Habits

FREE: Final = ("games", "workers")
"""What may be another when a course goes on."""


@dataclass(frozen=True)
class Plan:
    """What a course does; the defaults are the recipe."""

    players: int = 2
    games: int = GAMES
    watched: int = 1_800  # of these: games of the porter, to see what guests and rooms are good for
    start: Path | None = None  # weights to begin with, instead of watching the porter
    lesson: int = 120  # games between two rounds of learning
    memory: float = 0.5  # of all lessons: the last ones, which are remembered
    least_memory: int = 12
    # Who looks at the same games again and again learns their luck by heart: so only so many old
    # looks are learned from for each new one, and weights decay.
    passes: float = 2.2
    decay: float = 1.0
    batch: int = 1024
    rate: float = 1e-3
    last_rate: float = 1e-4
    trust: float = 0.92  # in what came later, against what was expected then
    last_trust: float = 0.8
    watched_error: float = 0.15  # its mistakes show what is bad
    error: float = 0.02
    last_error: float = 0.002
    # In each part of the course: how wide the plans are, and how many of their positions are
    # remembered besides, which helps as soon as the ends of turns are judged well.
    widths: tuple[int, ...] = (3, 6, 6, 6, 12)
    thoughts: tuple[int, ...] = (0, 0, 0, 4, 4)
    share: float = 0.6  # of the looks within a turn that are remembered
    exam: int = 20  # lessons between two exams
    exam_games: int = 40
    exam_width: int = 6
    units: int = 64
    deeper: int = 16
    seed: int = 1
    workers: int = 2

    def told(self) -> dict[str, Any]:
        """The plan as JSON."""
        told: dict[str, Any] = json.loads(json.dumps(asdict(self), default=str))
        return told

    def batches(self, looks: int) -> int:
        """How many batches are learned after a lesson with so many looks."""
        return max(1, round(self.passes * looks / self.batch))

    def further(self, start: Path) -> Plan:
        """A course for a network that can play: smaller steps, fewer errors, wider plans."""
        return replace(
            self,
            start=start,
            rate=3e-4,
            error=0.01,
            trust=0.6,
            last_trust=0.6,
            widths=(6, 6, 12),
            thoughts=(4, 4, 4),
        )


class Course:
    """A course in a folder: its weights, its state and its log."""

    def __init__(self, plan: Plan, folder: Path) -> None:
        self.plan = plan
        self.folder = folder
        self.weights = folder / f"{plan.players}.weights"
        self.log = folder / "log.jsonl"
        self._state = folder / "course.state"
        self._lessons = folder / "lessons"
        self._plan = folder / "plan.json"
        self._check()
        self._lessons.mkdir(parents=True, exist_ok=True)
        self.played = 0
        if self._state.exists() or self._plan.exists():
            self.played, self.learner = self._read_state()
        elif plan.start is None:
            self.learner = Learner.fresh(plan.seed, plan.units, plan.deeper)
        else:
            self.learner = Learner.knowing(plan.start)
        last = range(self.played, 0, -plan.lesson)[: self._span()]
        self.memory = [self._read_lesson(number) for number in reversed(last)]
        self._mend_log()
        self._save_weights()
        self._save()

    def _check(self) -> None:
        """Refuse to go on with a course that was begun with another plan."""
        if not self._plan.exists():
            return
        begun = self._read_plan()
        for name, value in self.plan.told().items():
            if name not in FREE and begun.get(name) != value:
                raise HotelierError(
                    f"the course in {self.folder} was begun with {name} {begun.get(name)}, not "
                    f"{value}: go on with that, or choose another folder"
                )

    def _read_plan(self) -> dict[str, Any]:
        """The plan the course was begun with."""
        try:
            begun = json.loads(self._plan.read_text())
        except (ValueError, RecursionError):
            begun = None
        if not isinstance(begun, dict):
            raise HotelierError(
                f"{self._plan} is damaged: put back a copy of it, or delete it to go on with what "
                "the command says"
            )
        return begun

    def _read_state(self) -> tuple[int, Learner]:
        """How many games have been played, and what was learned from them."""
        try:
            played, learner = pickle.loads(self._state.read_bytes())  # noqa: S301 (its own)
        except Exception:  # noqa: BLE001 (a damaged file may raise anything)
            played = learner = None
        if not isinstance(played, int) or not isinstance(learner, Learner):
            raise self._lost(self._state)
        return played, learner

    def _read_lesson(self, number: int) -> Samples:
        """A lesson that is still to be learned from."""
        file = self._file(number)
        try:
            return Samples.load(file)
        except Exception:  # noqa: BLE001 (a damaged file may raise anything)
            raise self._lost(file) from None

    def _mend_log(self) -> None:
        """Take away what will be written again: a line cut off, a lesson that was not kept."""
        if not self.log.exists():
            return
        written = self.log.read_bytes()
        lines = written[: written.rfind(b"\n") + 1].splitlines(keepends=True)
        kept = [line for line in lines if _games_of(line) <= self.played]
        self.log.write_bytes(b"".join(kept))

    def _lost(self, file: Path) -> HotelierError:
        """Without one of these files the course would not be the one that was begun."""
        how = "is damaged" if file.exists() else "is missing"
        return HotelierError(
            f"{file} {how}: put back a copy of it, or begin a course in another folder, with "
            f"--start {self.weights} to keep what was learned"
        )

    def run(self, told: Callable[[dict[str, Any]], None]) -> None:
        """Play and learn to the end of the plan; ``told`` hears of every lesson."""
        plan = self.plan
        with processes(plan.workers) as pool:
            while self.played < plan.games:
                began = time.perf_counter()
                samples, totals = self._attend(pool, self._lesson())
                played = time.perf_counter() - began
                self.played += plan.lesson
                self._remember(samples)
                errors = self._learn()
                self._save_weights()
                line = {
                    "games": self.played,
                    "points": round(fmean(totals), 2),
                    "errors": [round(float(error), 4) for error in errors[:FIRST_SOURCE]],
                    "games_per_second": round(plan.lesson / played, 1),
                    "seconds": round(time.perf_counter() - began, 2),
                }
                if self.played // plan.lesson % plan.exam == 0 or self.played >= plan.games:
                    _, marks = self._attend(pool, self._exam())
                    line["exam"] = round(fmean(marks), 2)
                with self.log.open("a") as log:
                    log.write(json.dumps(line) + "\n")
                self._save()  # last: a lesson that was interrupted, or its exam, is held again
                told(line)

    def _fade(self, first: float, last: float) -> float:
        """A number that goes from its first to its last value in the course."""
        share = min(1.0, self.played / self.plan.games)
        return float(first * (last / first) ** share)

    def _lesson(self) -> Class:
        plan = self.plan
        part = len(plan.widths) * self.played // plan.games
        watch = plan.start is None and self.played < plan.watched
        error = plan.watched_error if watch else self._fade(plan.error, plan.last_error)
        return Class(
            self.weights,
            plan.players,
            [f"{plan.seed}/{self.played + game}" for game in range(plan.lesson)],
            Habits(plan.widths[part], error, plan.share, plan.thoughts[part]),
            1.0 if watch else self._fade(plan.trust, plan.last_trust),
            watch=watch,
        )

    def _exam(self) -> Class:
        """The same games every time, without errors."""
        seeds = [f"exam/{game}" for game in range(self.plan.exam_games)]
        habits = Habits(self.plan.exam_width, 0.0, 0.0)
        return Class(self.weights, self.plan.players, seeds, habits, 1.0, exam=True)

    def _attend(self, pool: ProcessPoolExecutor, lessons: Class) -> tuple[Samples, list[int]]:
        size = -(-len(lessons.seeds) // (4 * self.plan.workers))
        parts = [
            replace(lessons, seeds=lessons.seeds[first : first + size])
            for first in range(0, len(lessons.seeds), size)
        ]
        done = list(pool.map(attend, parts))
        totals = [total for _, totals in done for total in totals]
        return Samples.joined([samples for samples, _ in done]), totals

    def _learn(self) -> Any:
        plan = self.plan
        luck = np.random.default_rng([plan.seed, self.played])
        rate = self._fade(plan.rate, plan.last_rate)
        errors = np.zeros(ANSWERS)
        batches = plan.batches(len(self.memory[-1]))
        for _ in range(batches):
            errors += self.learner.step(*draw(self.memory, plan.batch, luck), rate, plan.decay)
        return errors / batches

    def _file(self, number: int) -> Path:
        """Where the lesson that ended with so many games is kept."""
        return self._lessons / f"{number}.npz"

    def _remember(self, samples: Samples) -> None:
        samples.save(self._file(self.played))
        self.memory = [*self.memory, samples][-self._span() :]

    def _span(self) -> int:
        """How many lessons are remembered."""
        lessons = self.played // self.plan.lesson
        return max(self.plan.least_memory, round(self.plan.memory * lessons))

    def _save_weights(self) -> None:
        units, deeper = self.learner.sizes
        save_weights(self.weights, units, deeper, self.learner.flat())

    def _save(self) -> None:
        _replace(self._state, pickle.dumps((self.played, self.learner)))
        # Only now: a course that was interrupted before goes on with the older lessons.
        kept = {self._file(self.played - n * self.plan.lesson) for n in range(len(self.memory))}
        for file in set(self._lessons.glob("[0-9]*.npz")) - kept:
            file.unlink()
        _replace(self._plan, json.dumps(self.plan.told(), indent=2).encode() + b"\n")


def _games_of(line: bytes) -> int:
    """After how many games a line of the log was written; what is no such line stays."""
    try:
        return int(json.loads(line)["games"])
    except (ValueError, TypeError, KeyError):
        return 0


def _replace(file: Path, content: bytes) -> None:
    """Write a file so that whoever pulls the plug leaves the old one or the new one."""
    scratch = file.with_suffix(".new")
    scratch.write_bytes(content)
    scratch.replace(file)
