"""How long the levels think, how much memory they take, and how fast they train.

Every level plays against itself in a process of its own, on one core. Training does what a course
does in each of its parts; it is set beside random games of the engine in the same run: the ratio is
what planning and learning cost.
"""

from __future__ import annotations

import argparse
import json
import os
import resource
import statistics
import subprocess
import sys
import time
from collections.abc import Iterator
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

from hotelier.bots import LADDER
from hotelier.bots.levels.director import SECONDS
from hotelier.bots.levels.trained import WEIGHTS as FOLDER
from hotelier.game.dealer import Rng
from hotelier.game.game import new_game
from hotelier.game.options import GameOptions
from hotelier.game.playout import play_randomly
from hotelier.lab.arena_game import play
from hotelier.lab.pairing import Arena, Key

if TYPE_CHECKING:
    from hotelier.train.course import Plan
    from hotelier.train.learner import Samples

WEIGHTS = FOLDER / "2.weights"
AT_ONCE = 4
"""Games between two looks at the clock; the weights are read for each."""
BATCHES = 20
LARGE = 300
"""Megabytes that are too many for a bot."""


def thinking(level: str, games: int) -> dict[str, Any]:
    """Milliseconds of the turns of some games, and the memory of this process."""
    arena = Arena(GameOptions(), (level,), games, "bench")
    turns = [
        ms
        for deal in range(games)
        for seat in play(arena, Key(0, deal, 0), {}).turns
        for ms in seat
    ]
    # Linux counts in kilobytes, macOS in bytes.
    unit = 1 << 20 if sys.platform == "darwin" else 1 << 10
    return {
        "turns": len(turns),
        "median": statistics.median(turns),
        "p90": sorted(turns)[int(0.9 * len(turns))],
        "most": max(turns),
        "megabytes": resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / unit,
    }


def verdict(level: str, told: dict[str, Any]) -> str:
    """Whether a level keeps to its time and memory."""
    if level == LADDER[-1]:
        is_quick = told["most"] <= 1100 * SECONDS
    else:
        is_quick = told["median"] <= (200 if level == LADDER[-2] else 50)
    faults = {"too slow": not is_quick, "too large": told["megabytes"] >= LARGE}
    return " and ".join(fault for fault, is_so in faults.items() if is_so) or "as wanted"


def measured_alone(level: str, games: int) -> dict[str, Any]:
    """The same, in a process that does nothing else, on one core."""
    command = [sys.executable, __file__, "--level", level, "--games", str(games)]
    told = subprocess.run(command, stdout=subprocess.PIPE, check=True)
    figures: dict[str, Any] = json.loads(told.stdout)
    return figures


def random_games_per_second(seconds: float) -> float:
    """Random games of the engine, on one core."""
    rng = Rng("bench")
    start = new_game(GameOptions())
    played = 0
    began = time.process_time()
    while (spent := time.process_time() - began) < seconds:
        play_randomly(start.position.copy(), rng)
        played += 1
    return played / spent


def training(seconds: float) -> Iterator[tuple[str, float, float]]:
    """Each part of a course: what it does, its games a second, and the same with learning."""
    # Only here: who measures a level has no need of it, and it takes memory.
    from hotelier.train.course import Plan
    from hotelier.train.samples import Class, attend
    from hotelier.train.selfplay import Habits

    plan = Plan()
    for width, thoughts in dict.fromkeys(zip(plan.widths, plan.thoughts, strict=True)):
        habits = Habits(width, plan.last_error, plan.share, thoughts)
        lessons: list[Samples] = []
        played = 0
        began = time.process_time()
        while (spent := time.process_time() - began) < seconds:
            seeds = [f"bench/{played + game}" for game in range(AT_ONCE)]
            lessons.append(attend(Class(WEIGHTS, plan.players, seeds, habits, plan.last_trust))[0])
            played += AT_ONCE
        both = spent / played + seconds_of_learning(lessons, played, plan)
        yield f"plans {width} wide, {thoughts} thoughts", played / spent, 1 / both


def seconds_of_learning(lessons: list[Samples], games: int, plan: Plan) -> float:
    """How long a course learns for each of its games, from the time of a few batches."""
    import numpy as np

    from hotelier.train.learner import Learner, draw

    learner = Learner.knowing(WEIGHTS)
    luck = np.random.default_rng(1)
    began = time.process_time()
    for _ in range(BATCHES):
        learner.step(*draw(lessons, plan.batch, luck), plan.last_rate, plan.decay)
    batch = (time.process_time() - began) / BATCHES
    looks = sum(map(len, lessons)) / games
    return batch * plan.batches(round(looks * plan.lesson)) / plan.lesson


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--games", type=int, default=5, help="of each level; the top plays one")
    parser.add_argument("--seconds", type=float, default=5.0, help="for each kind of training")
    parser.add_argument("--level", help="measure this level only, and print JSON")
    asked = parser.parse_args()
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    if asked.level:
        print(json.dumps(thinking(asked.level, asked.games)))
        return
    print(f"  {'a whole turn, two players':<28}{'turns':>6}{'median':>10}{'90 %':>10}{'most':>10}")
    for level in LADDER:
        told = measured_alone(level, 1 if level == LADDER[-1] else asked.games)
        print(
            f"  {level:<28}{told['turns']:>6}{told['median']:>7.1f} ms{told['p90']:>7.0f} ms"
            f"{told['most']:>7.0f} ms{told['megabytes']:>7.0f} MB   {verdict(level, told)}"
        )
    print("  Wanted are medians of at most 50 ms for the first three levels and 200 ms for the")
    print(f"  fourth, {SECONDS:g} s and a tenth for every turn of the director, {LARGE} MB each.\n")
    if find_spec("numpy") is None:
        print("  Training needs numpy, which is not installed: not measured.")
        return
    random_games = random_games_per_second(asked.seconds / 5)
    print(f"  {'training, on one core':<28}{'playing':>16}{'and learning':>18}")
    for part, playing, both in training(asked.seconds):
        print(
            f"  {part:<28}{playing:>8.1f} games/s{both:>10.1f} games/s"
            f"   1 : {random_games / both:,.0f} of random games"
        )


if __name__ == "__main__":
    main()
