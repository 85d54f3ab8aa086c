"""A course of training: play, learn, play better, until the games are used up.

Everything follows from the seed, so the same course makes the same player (as far as the machine
adds its fractions in the same order). A course writes its state after every lesson and goes on
from there when it is started again.
"""

from __future__ import annotations

import json
import pickle
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass, replace
from multiprocessing import get_context
from pathlib import Path
from statistics import fmean
from typing import Any

import numpy as np

from hotelier.bots.network import ANSWERS, FIRST_SOURCE, save_weights
from hotelier.train.learner import Learner, Samples
from hotelier.train.samples import Class, attend
from hotelier.train.selfplay import Habits


@dataclass(frozen=True)
class Plan:
    """What a course does; the defaults are the recipe."""

    players: int = 2
    games: int = 60_000
    watched: int = 3_000  # of these: games of the porter, to see what guests and rooms are good for
    lesson: int = 240  # games between two rounds of learning
    memory: int = 24  # lessons that are remembered
    batches: int = 120  # of learning after each lesson
    batch: int = 1024
    rate: float = 1e-3
    last_rate: float = 1e-4
    trust: float = 0.8
    error: float = 0.02
    last_error: float = 0.002
    width: int = 3
    last_width: int = 6  # in the second half
    share: float = 0.6
    exam: int = 10  # lessons between two exams
    exam_games: int = 40
    units: int = 64
    deeper: int = 16
    seed: int = 1
    workers: int = 2


class Course:
    """A course in a folder: its weights, its state and its log."""

    def __init__(self, plan: Plan, folder: Path) -> None:
        self.plan = plan
        self.folder = folder
        self.weights = folder / f"{plan.players}.weights"
        self._state = folder / "course.state"
        folder.mkdir(parents=True, exist_ok=True)
        self.played = 0
        self.learner = Learner.fresh(plan.seed, plan.units, plan.deeper)
        self.memory: list[Samples] = []
        if self._state.exists():
            state = self._state.read_bytes()
            self.played, self.learner, self.memory = pickle.loads(state)  # noqa: S301 (its own)
        self._save()

    def run(self, told: Callable[[dict[str, Any]], None]) -> None:
        """Play and learn to the end of the plan; ``told`` hears of every lesson."""
        plan = self.plan
        with ProcessPoolExecutor(plan.workers, mp_context=get_context("spawn")) as pool:
            while self.played < plan.games:
                began = time.perf_counter()
                samples, totals = self._attend(pool, self._lesson())
                played = time.perf_counter() - began
                self.memory = [*self.memory, samples][-plan.memory :]
                errors = self._learn()
                self.played += plan.lesson
                self._save()
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
                with (self.folder / "log.jsonl").open("a") as log:
                    log.write(json.dumps(line) + "\n")
                told(line)

    def _fade(self, first: float, last: float) -> float:
        """A number that goes from its first to its last value in the course."""
        share = min(1.0, self.played / self.plan.games)
        return float(first * (last / first) ** share)

    def _lesson(self) -> Class:
        plan = self.plan
        width = plan.width if 2 * self.played < plan.games else plan.last_width
        watch = self.played < plan.watched
        return Class(
            self.weights,
            plan.players,
            [f"{plan.seed}/{self.played + game}" for game in range(plan.lesson)],
            Habits(width, self._fade(plan.error, plan.last_error), plan.share),
            1.0 if watch else plan.trust,
            watch=watch,
        )

    def _exam(self) -> Class:
        """The same games every time, without errors."""
        seeds = [f"exam/{game}" for game in range(self.plan.exam_games)]
        habits = Habits(self.plan.last_width, 0.0, 0.0)
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
        samples = Samples.joined(self.memory)
        luck = np.random.default_rng([plan.seed, self.played])
        rate = self._fade(plan.rate, plan.last_rate)
        errors = np.zeros(ANSWERS)
        for _ in range(plan.batches):
            chosen = np.sort(luck.integers(0, len(samples), plan.batch))
            errors += self.learner.step(samples.inputs(chosen), samples.targets[chosen], rate)
        return errors / plan.batches

    def _save(self) -> None:
        save_weights(self.weights, self.plan.units, self.plan.deeper, self.learner.flat())
        scratch = self._state.with_suffix(".new")
        scratch.write_bytes(pickle.dumps((self.played, self.learner, self.memory)))
        scratch.replace(self._state)
        (self.folder / "plan.json").write_text(json.dumps(asdict(self.plan), indent=2) + "\n")
