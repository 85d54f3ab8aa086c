"""Is it true what advice says? Correct it, play other games, compare, write table and picture.

    python tools/measure_calibration.py [--games N] [--fit-games N] [--bot NAME] [--workers N]

The first games say how advice is to be corrected (src/hotelier/bots/corrections.json); with
``--fit-games 0`` it stays as it is. The others, which are compared, are in docs/data/arena,
docs/images/calibration.svg and the table of docs/bots.md. The network was trained with none of
them: their seeds begin with words of their own.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict
from functools import partial
from pathlib import Path

from hotelier.bots import REVISION
from hotelier.bots.correction import Correction, correction_for
from hotelier.bots.trained import digest
from hotelier.game_options import GameOptions
from hotelier.lab.calibration import Forecast, draw, fit, forecast, judge
from hotelier.lab.processes import processes

ROOT = Path(__file__).resolve().parent.parent
DATA = ROOT / "docs" / "data" / "arena"
CORRECTIONS = ROOT / "src" / "hotelier" / "bots" / "corrections.json"
FIT_GAMES = {2: 900, 3: 2400, 4: 900}
"""To correct advice by. For three players 900 were too few: other games came out otherwise."""


def main() -> None:
    """Fit, play, judge, write."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--games", type=int, default=1200, help="for each number of players")
    parser.add_argument("--fit-games", type=int, help="to correct advice by")
    parser.add_argument("--bot", default="concierge", help="who plays them")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--players", type=int, nargs="+", default=[2, 3, 4])
    asked = parser.parse_args()
    DATA.mkdir(parents=True, exist_ok=True)
    with processes(asked.workers) as pool:
        for players in asked.players:
            fit_games = FIT_GAMES[players] if asked.fit_games is None else asked.fit_games
            one_game = partial(forecast, GameOptions(players=players), asked.bot)
            if fit_games:
                correction = fit(
                    play(pool, partial(one_game, Correction()), "correction", fit_games)
                )
                keep(players, correction)
            else:
                correction = correction_for(players)
            told = play(pool, partial(one_game, correction), "calibration", asked.games)
            judged = {
                "players": players,
                "bot": asked.bot,
                "revision": REVISION,
                "weights": digest(players),
                **judge(told),
            }
            file(players).write_text(json.dumps(judged, indent=1) + "\n", encoding="utf-8")
            print(f"{players} players: {len(told)} forecasts, error {judged['error']:.3f}")
    files = {players: file(players) for players in (2, 3, 4) if file(players).exists()}
    judged_games = {players: json.loads(path.read_text()) for players, path in files.items()}
    draw(judged_games, ROOT / "docs" / "images" / "calibration.svg")
    writer = Path(__file__).with_name("write_bot_tables.py")
    subprocess.run([sys.executable, str(writer)], check=True)


def play(
    pool: ProcessPoolExecutor, one_game: Callable[[str], list[Forecast]], word: str, number: int
) -> list[Forecast]:
    """Forecasts of so many games, whose seeds begin with a word."""
    games = pool.map(one_game, [f"{word}/{game}" for game in range(number)])
    return [told for game in games for told in game]


def keep(players: int, correction: Correction) -> None:
    """Write down how advice for a number of players is corrected from now on."""
    told = json.loads(CORRECTIONS.read_text(encoding="utf-8")) if CORRECTIONS.exists() else {}
    measured = {"revision": REVISION, "weights": digest(players)}
    told[str(players)] = measured | asdict(correction)
    text = json.dumps(dict(sorted(told.items())), indent=1) + "\n"
    CORRECTIONS.write_text(text, encoding="utf-8")


def file(players: int) -> Path:
    """Where the comparison for a number of players is kept."""
    return DATA / f"calibration-{players}.json"


if __name__ == "__main__":
    main()
