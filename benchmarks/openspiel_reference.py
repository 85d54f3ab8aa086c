"""The yardstick: OpenSpiel's C++ games driven from Python, as one JSON object (null: not there)."""

import json
import random
import sys
import time
from typing import Any

SLICES = 5  # the best of so many counts, as in measure.py


def play(game: Any, seconds: float) -> dict[str, float]:
    """Random games of one kind for some seconds."""
    chooser = random.Random(1)
    games = decisions = 0
    begin = time.process_time()
    while (spent := time.process_time() - begin) < seconds:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(chooser.choices(outcomes, weights)[0])
            else:
                state.apply_action(chooser.choice(state.legal_actions()))
            decisions += 1
        games += 1
    return {"games_per_second": games / spent, "decisions_per_second": decisions / spent}


def main() -> None:
    """Play random games of connect_four and backgammon for some seconds each."""
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 1.0
    try:
        import pyspiel
    except ImportError:
        print("null")
        return
    figures = {
        name: max(
            (play(pyspiel.load_game(name), seconds / SLICES) for _ in range(SLICES)),
            key=lambda speed: speed["games_per_second"],
        )
        for name in ("connect_four", "backgammon")
    }
    print(json.dumps(figures))


if __name__ == "__main__":
    main()
