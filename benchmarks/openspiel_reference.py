"""The yardstick: OpenSpiel's C++ games driven from Python, as one JSON object (null: not there)."""

import json
import random
import sys
import time


def main() -> None:
    """Play random games of connect_four and backgammon for some seconds each."""
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 1.0
    try:
        import pyspiel
    except ImportError:
        print("null")
        return
    chooser = random.Random(1)
    figures = {}
    for name in ("connect_four", "backgammon"):
        game = pyspiel.load_game(name)
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
        figures[name] = {
            "games_per_second": games / spent,
            "decisions_per_second": decisions / spent,
        }
    print(json.dumps(figures))


if __name__ == "__main__":
    main()
