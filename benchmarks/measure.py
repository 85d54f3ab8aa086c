"""Measure the build that runs here and print the figures as one JSON object.

    python benchmarks/measure.py --seconds 1

``run.py`` calls this once for each build, so that both are measured in the same run.
"""

import argparse
import json
import random
import time
import tracemalloc
from collections.abc import Callable

from hotelier import Dealer, Rng, is_compiled, new_game
from hotelier.engine.state import Position
from hotelier.game.playout import play_randomly

SLICES = 5


def repeat(play: Callable[[], int], seconds: float) -> dict[str, float]:
    """Play games for some seconds of processor time and report the best of five slices.

    The best slice is the one least disturbed by whatever else the machine was doing.
    """
    play()
    return max(
        (_slice(play, seconds / SLICES) for _ in range(SLICES)),
        key=lambda speed: speed["games_per_second"],
    )


def _slice(play: Callable[[], int], seconds: float) -> dict[str, float]:
    games = decisions = 0
    begin = time.process_time()
    while (spent := time.process_time() - begin) < seconds:
        decisions += play()
        games += 1
    return {"games_per_second": games / spent, "decisions_per_second": decisions / spent}


def engine_driven(players: int, seconds: float) -> dict[str, float]:
    """Whole random games inside the engine."""
    rng = Rng(1)
    start = new_game(players=players).position
    return repeat(lambda: play_randomly(start.copy(), rng), seconds)


def python_driven(players: int, seconds: float) -> dict[str, float]:
    """The same games with every decision taken by Python code, as a bot would."""
    chooser = random.Random(1)
    dealer = Dealer(1)

    def play() -> int:
        game = new_game(players=players)
        decisions = 0
        while game.codes:
            seat = game.seat_to_act
            game.play(dealer.answer(game) if seat < 0 else chooser.choice(game.codes))
            decisions += 1
        return decisions

    return repeat(play, seconds)


def middle_of_a_game() -> Position:
    """A two-player position in round 4."""
    game = new_game(players=2)
    dealer = Dealer(4)
    chooser = random.Random(4)
    while game.position.round < 4:
        game.play(dealer.answer(game) if game.seat_to_act < 0 else chooser.choice(game.codes))
    return game.position


def copy_microseconds() -> float:
    """The best of several series of copies, in microseconds for one."""
    position = middle_of_a_game()
    best = float("inf")
    for _ in range(7):
        begin = time.process_time()
        for _ in range(20_000):
            position.copy()
        best = min(best, (time.process_time() - begin) / 20_000)
    return best * 1e6


def bytes_of_a_position() -> float:
    """Memory of one more copy of a position."""
    position = middle_of_a_game()
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    copies = [position.copy() for _ in range(1000)]
    grown = tracemalloc.get_traced_memory()[0] - before
    tracemalloc.stop()
    return grown / len(copies)


def main() -> None:
    """Measure everything about this build."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--seconds", type=float, default=1.0)
    seconds = parser.parse_args().seconds
    figures = {
        "compiled": is_compiled(),
        "engine": {n: engine_driven(n, seconds) for n in (2, 3, 4)},
        "python": {n: python_driven(n, seconds) for n in (2, 3, 4)},
        "copy_microseconds": copy_microseconds(),
        "position_bytes": bytes_of_a_position(),
    }
    print(json.dumps(figures))


if __name__ == "__main__":
    main()
