"""How long the levels think, how much memory they take, and how fast they train.

Every level plays against itself in a process of its own, on one core. Games of training are set
beside random games of the engine in the same run: the ratio is what planning costs.
"""

import argparse
import json
import os
import random
import resource
import statistics
import subprocess
import sys
import time
from typing import Any

from hotelier.bots import LADDER
from hotelier.bots.director import SECONDS
from hotelier.bots.lookahead import Mind
from hotelier.bots.network import load_weights
from hotelier.bots.trained import WEIGHTS
from hotelier.dealer import Rng
from hotelier.game import new_game
from hotelier.game_options import GameOptions
from hotelier.lab.arena_game import play
from hotelier.lab.pairing import Arena, Key
from hotelier.playout import play_randomly

WIDTHS = (3, 6, 12)


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


def measured_alone(level: str, games: int) -> dict[str, Any]:
    """The same, in a process that does nothing else, on one core."""
    command = [sys.executable, __file__, "--level", level, "--games", str(games)]
    told = subprocess.run(command, stdout=subprocess.PIPE, check=True)
    figures: dict[str, Any] = json.loads(told.stdout)
    return figures


def games_per_second(width: int | None, seconds: float) -> float:
    """Games of training at a width, or random games of the engine, on one core."""
    from hotelier.train.selfplay import Habits, Pupil
    from hotelier.train.selfplay import play as learn

    mind = Mind(load_weights(WEIGHTS / "2.weights"), 1.0, 0.5, 0.0)
    rng = Rng("bench")
    start = new_game(GameOptions())
    played = 0
    began = time.process_time()
    while (spent := time.process_time() - began) < seconds:
        if width is None:
            play_randomly(start.position.copy(), rng)
        else:
            habits = Habits(width, 0.01, 0.6)
            learn(GameOptions(), [Pupil(mind, habits, random.Random(1)) for _ in range(2)], rng)
        played += 1
    return played / spent


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
            f"{told['most']:>7.0f} ms{told['megabytes']:>7.0f} MB"
        )
    print(f"  The director has {SECONDS:g} s for a turn; wanted are at most 50 ms for the first")
    print("  three levels, 200 ms for the fourth (medians), and 300 MB for each.\n")
    random_games = games_per_second(None, asked.seconds / 5)
    print("  self-play of training, on one core:")
    for width in WIDTHS:
        speed = games_per_second(width, asked.seconds)
        print(
            f"  plans {width} wide {speed:>20.1f} games/s"
            f"   1 : {random_games / speed:,.0f} of random games"
        )


if __name__ == "__main__":
    main()
