"""Lessons as arrays of numbers: what many games have to teach."""

from __future__ import annotations

import random
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from hotelier.bots.levels.porter import PorterBot
from hotelier.bots.levels.trained import mind_with
from hotelier.bots.thinking.network import ANSWERS, SCALE, WIN, load_weights
from hotelier.content.editions import EDITIONS
from hotelier.game.dealer import Rng
from hotelier.game.options import GameOptions
from hotelier.train.learner import Samples
from hotelier.train.selfplay import Habits, Lesson, Pupil, play


def gather(lessons: Iterable[Lesson]) -> Samples:
    """All looks of some lessons, with their targets set."""
    places: list[int] = []
    values: list[int] = []
    starts = [0]
    targets: list[list[float]] = []
    for lesson in lessons:
        for looks in lesson.looks:
            for look in looks:
                places += look.places
                values += look.values
                starts.append(len(places))
                to_come = [goal - now for goal, now in zip(look.target, look.now, strict=True)]
                targets.append(to_come)
    aims = np.array(targets, dtype=np.float32).reshape(-1, ANSWERS) / SCALE
    aims[:, WIN] *= SCALE
    return Samples(
        np.array(places, dtype=np.uint16),
        np.array(values, dtype=np.int16),
        np.array(starts, dtype=np.int64),
        aims,
    )


def varied(players: int, luck: random.Random) -> GameOptions:
    """Options for a game: mostly those most people play, and all others now and then."""
    if luck.random() < 0.6:
        return GameOptions(players=players)
    return GameOptions(
        players=players,
        edition=luck.choice(sorted(EDITIONS)),
        boards=luck.choice(["night", "day"]),
        deal=luck.choice(["standard", "standard", "introductory", "draft"]),
    )


@dataclass(frozen=True)
class Class:
    """Some games that are played in one process."""

    weights: Path
    players: int
    seeds: list[str]
    habits: Habits
    trust: float
    watch: bool = False  # what the porter does, instead of choosing
    exam: bool = False  # the game most people play, and nothing is learned


def attend(lessons: Class) -> tuple[Samples, list[int]]:
    """Play some games and gather what they teach, with all final totals."""
    mind = mind_with(load_weights(lessons.weights))
    played = []
    for seed in lessons.seeds:
        luck = random.Random(seed)
        usual = GameOptions(players=lessons.players)
        options = usual if lessons.exam else varied(lessons.players, luck)
        pupils = [
            Pupil(mind, lessons.habits, luck, PorterBot() if lessons.watch else None)
            for _ in range(lessons.players)
        ]
        lesson = play(options, pupils, Rng(seed))
        lesson.aim(lessons.trust)
        played.append(lesson)
    return gather(played), [total for lesson in played for total in lesson.totals]
