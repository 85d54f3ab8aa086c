"""A course of training: play, learn, play better, until the games are used up.

Everything follows from the seed, so the same course makes the same player (as far as the machine
adds its fractions in the same order). A course writes its state after every lesson and goes on
from there when it is started again.
"""

from __future__ import annotations

import json
import pickle
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass
from multiprocessing import get_context
from pathlib import Path
from statistics import fmean
from typing import Any

import numpy as np

from hotelier.bots.network import ANSWERS, FIRST_SOURCE, save_weights
from hotelier.train.learner import Learner, Samples
from hotelier.train.samples import play_lessons
from hotelier.train.selfplay import Habits


@dataclass(frozen=True)
class Plan:
    """What a course does."""

    players: int = 2
    games: int = 100_000
    lesson: int = 600  # games between two rounds of learning
    memory: int = 12  # lessons that are remembered
    batches: int = 160  # of learning after each lesson
    batch: int = 1024
    rate: float = 1e-3
    last_rate: float = 1e-4
    trust: float = 0.8
    error: float = 0.08
    last_error: float = 0.02
    width: int = 1
    share: float = 0.4
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
                samples, totals = self._play(pool)
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
                with (self.folder / "log.jsonl").open("a") as log:
                    log.write(json.dumps(line) + "\n")
                told(line)

    def _fade(self, first: float, last: float) -> float:
        """A number that goes from its first to its last value in the course."""
        share = min(1.0, self.played / self.plan.games)
        return float(first * (last / first) ** share)

    def _play(self, pool: ProcessPoolExecutor) -> tuple[Samples, list[int]]:
        plan = self.plan
        habits = Habits(plan.width, self._fade(plan.error, plan.last_error), plan.share)
        seeds = [f"{plan.seed}/{self.played + game}" for game in range(plan.lesson)]
        parts = list(_parts(seeds, 4 * plan.workers))
        done = list(
            pool.map(
                play_lessons,
                [self.weights] * len(parts),
                [plan.players] * len(parts),
                parts,
                [habits] * len(parts),
                [plan.trust] * len(parts),
            )
        )
        totals = [total for _, totals in done for total in totals]
        return Samples.joined([samples for samples, _ in done]), totals

    def _learn(self) -> Any:
        plan = self.plan
        samples = Samples.joined(self.memory)
        chance = np.random.default_rng([plan.seed, self.played])
        rate = self._fade(plan.rate, plan.last_rate)
        errors = np.zeros(ANSWERS)
        for _ in range(plan.batches):
            chosen = np.sort(chance.integers(0, len(samples), plan.batch))
            errors += self.learner.step(samples.inputs(chosen), samples.targets[chosen], rate)
        return errors / plan.batches

    def _save(self) -> None:
        save_weights(self.weights, self.plan.units, self.plan.deeper, self.learner.flat())
        scratch = self._state.with_suffix(".new")
        scratch.write_bytes(pickle.dumps((self.played, self.learner, self.memory)))
        scratch.replace(self._state)
        (self.folder / "plan.json").write_text(json.dumps(asdict(self.plan), indent=2) + "\n")


def _parts(seeds: list[str], number: int) -> Iterator[list[str]]:
    size = -(-len(seeds) // number)
    for first in range(0, len(seeds), size):
        yield seeds[first : first + size]
