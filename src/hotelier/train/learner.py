"""The network while it learns: gradient descent on remembered looks, with numpy."""

from __future__ import annotations

from dataclasses import astuple, dataclass, field
from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from hotelier.bots.thinking.features import INPUTS, ONE
from hotelier.bots.thinking.network import ANSWERS, FINE, FIRST_SOURCE, WIN, read_weights

Numbers = NDArray[np.float32]

HORIZON: Final = 1000
"""Batches over which weights are averaged: what the luck of the last games did to them fades."""
# How much errors count: of points, of the lead, of winning, and of the points of each source.
LOSS: Final = np.array([1.0, 1.0, 0.6, *[0.15] * (ANSWERS - FIRST_SOURCE)], dtype=np.float32)


@dataclass
class Samples:
    """Many looks in a row: places and values of all, where each begins, and their targets."""

    places: NDArray[np.uint16]
    values: NDArray[np.int16]  # in units of ONE
    starts: NDArray[np.int64]  # one more than there are looks
    targets: Numbers  # points to come, lead, winning, points to come of each source

    def __len__(self) -> int:
        return len(self.targets)

    def inputs(self, chosen: NDArray[np.int64]) -> Numbers:
        """The full rows of inputs of some looks."""
        begins, ends = self.starts[chosen], self.starts[chosen + 1]
        sizes = ends - begins
        rows = np.repeat(np.arange(len(chosen)), sizes)
        within = np.arange(int(sizes.sum())) - np.repeat(np.cumsum(sizes) - sizes, sizes)
        where = np.repeat(begins, sizes) + within
        full = np.zeros((len(chosen), INPUTS), dtype=np.float32)
        # The same place may be named twice (two pending effects of a kind): the values add up.
        np.add.at(full, (rows, self.places[where]), self.values[where] / np.float32(ONE))
        return full

    @staticmethod
    def joined(parts: list[Samples]) -> Samples:
        """Several sets of looks as one."""
        starts = [np.zeros(1, dtype=np.int64)]
        total = 0
        for part in parts:
            starts.append(part.starts[1:] + total)
            total += int(part.starts[-1])
        return Samples(
            np.concatenate([part.places for part in parts]),
            np.concatenate([part.values for part in parts]),
            np.concatenate(starts),
            np.concatenate([part.targets for part in parts]),
        )

    def save(self, path: Path) -> None:
        """Keep them in a file."""
        np.savez(path, *astuple(self))

    @staticmethod
    def load(path: Path) -> Samples:
        """Read them again."""
        with path.open("rb") as file, np.load(file) as arrays:
            return Samples(*arrays.values())


def draw(lessons: list[Samples], number: int, luck: np.random.Generator) -> tuple[Numbers, Numbers]:
    """Inputs and targets of so many looks, drawn at random from several lessons."""
    sizes = np.array([len(lesson) for lesson in lessons])
    inputs, targets = [], []
    for lesson, share in zip(lessons, luck.multinomial(number, sizes / sizes.sum()), strict=True):
        chosen = np.sort(luck.integers(0, len(lesson), share))
        inputs.append(lesson.inputs(chosen))
        targets.append(lesson.targets[chosen])
    return np.concatenate(inputs), np.concatenate(targets)


@dataclass
class Learner:
    """Weights with their moments (Adam), and their average over the last batches."""

    weights: list[Numbers]
    horizon: int = 1  # of the average; grows with the steps
    steps: int = 0
    first: list[Numbers] = field(default_factory=list)
    second: list[Numbers] = field(default_factory=list)

    @staticmethod
    def fresh(seed: int, first: int, second: int) -> Learner:
        """A network that knows nothing."""
        rng = np.random.default_rng(seed)

        def layer(rows: int, columns: int, spread: float) -> Numbers:
            return (rng.standard_normal((rows, columns)) * spread).astype(np.float32)

        return Learner(
            [
                layer(INPUTS, first, 0.06),
                layer(first, second, (2 / first) ** 0.5),
                np.zeros(second, dtype=np.float32),
                layer(second, ANSWERS, (1 / second) ** 0.5),
                np.zeros(ANSWERS, dtype=np.float32),
            ]
        )

    @staticmethod
    def knowing(path: Path) -> Learner:
        """A network that begins with the weights of a file."""
        first, second, whole, rest = read_weights(path)
        cut = (first + 1) * second
        hidden = np.array(rest[:cut], dtype=np.float32).reshape(second, first + 1)
        answers = np.array(rest[cut:], dtype=np.float32).reshape(second + 1, ANSWERS)
        return Learner(
            [
                np.array(whole, dtype=np.float32).reshape(INPUTS, first) / np.float32(FINE),
                hidden[:, :first].T.copy(),
                hidden[:, first].copy(),
                answers[:second].copy(),
                answers[second].copy(),
            ],
            HORIZON,
        )

    @property
    def sizes(self) -> tuple[int, int]:
        """How many units its two layers have."""
        first, second = self.weights[1].shape
        return first, second

    def __post_init__(self) -> None:
        """Begin with moments of zero."""
        self.average = [weight.copy() for weight in self.weights]
        if not self.first:
            self.first = [np.zeros_like(weight) for weight in self.weights]
            self.second = [np.zeros_like(weight) for weight in self.weights]

    def answers(self, inputs: Numbers) -> Numbers:
        """What the network says, winning as a chance."""
        return self._forward(inputs)[-1]

    def _forward(self, inputs: Numbers) -> tuple[Numbers, Numbers, Numbers]:
        into_first, into_second, bias_second, into_answers, bias_answers = self.weights
        units = np.maximum(inputs @ into_first, 0)
        deeper = np.maximum(units @ into_second + bias_second, 0)
        answers = deeper @ into_answers + bias_answers
        answers[:, WIN] = 1 / (1 + np.exp(-np.clip(answers[:, WIN], -30, 30)))
        return units, deeper, answers

    def step(self, inputs: Numbers, targets: Numbers, rate: float, decay: float = 0.0) -> Numbers:
        """Learn from a batch; returns the mean squared errors of the answers before."""
        _, into_second, _, into_answers, _ = self.weights
        units, deeper, answers = self._forward(inputs)
        error = answers - targets  # also the slope of the cross entropy of winning
        slope: Numbers = error * LOSS / np.float32(len(inputs))
        below = (slope @ into_answers.T) * (deeper > 0)
        bottom = (below @ into_second.T) * (units > 0)
        slopes = [
            inputs.T @ bottom,
            units.T @ below,
            below.sum(axis=0),
            deeper.T @ slope,
            slope.sum(axis=0),
        ]
        self._descend(slopes, rate)
        for layer in (0, 1, 3):
            self.weights[layer] *= 1 - rate * decay
        mean: Numbers = np.mean(error * error, axis=0, dtype=np.float32)
        return mean

    def _descend(self, slopes: list[Numbers], rate: float) -> None:
        self.steps += 1
        fade = 1 - 0.9**self.steps, 1 - 0.999**self.steps
        for layer, slope in enumerate(slopes):
            first, second = self.first[layer], self.second[layer]
            first += 0.1 * (slope - first)
            second += 0.001 * (slope * slope - second)
            self.weights[layer] -= rate * (first / fade[0]) / (np.sqrt(second / fade[1]) + 1e-8)
            self.average[layer] += (self.weights[layer] - self.average[layer]) / self.horizon
        self.horizon = min(HORIZON, max(self.horizon, self.steps // 5))

    def flat(self) -> list[float]:
        """The averages of all weights, in the order of the weight file."""
        into_first, into_second, bias_second, into_answers, bias_answers = self.average
        hidden = np.concatenate([into_second, bias_second[None, :]], axis=0).T
        answers = np.concatenate([into_answers, bias_answers[None, :]], axis=0)
        parts: list[Any] = [into_first.ravel(), hidden.ravel(), answers.ravel()]
        return [float(number) for number in np.concatenate(parts)]
