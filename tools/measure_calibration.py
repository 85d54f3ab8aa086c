"""Is it true what advice says about winning? Play games, compare, write table and picture.

    python tools/measure_calibration.py [--games N] [--bot NAME] [--workers N]

Writes into docs/data/arena, docs/images/calibration.svg and the table of docs/bots.md. The games
are none of those the network was trained with: their seeds begin with a word of their own.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path

from hotelier.game_options import GameOptions
from hotelier.lab.calibration import draw, forecast, judge

ROOT = Path(__file__).resolve().parent.parent
DATA = ROOT / "docs" / "data" / "arena"


def main() -> None:
    """Play, judge, write."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--games", type=int, default=300, help="for each number of players")
    parser.add_argument("--bot", default="concierge", help="who plays them")
    parser.add_argument("--workers", type=int, default=2)
    asked = parser.parse_args()
    DATA.mkdir(parents=True, exist_ok=True)
    judged = {}
    with ProcessPoolExecutor(asked.workers) as pool:
        for players in (2, 3, 4):
            play = partial(forecast, GameOptions(players=players), asked.bot)
            seeds = [f"calibration/{number}" for number in range(asked.games)]
            told = [one for game in pool.map(play, seeds) for one in game]
            judged[players] = {"players": players, "bot": asked.bot, **judge(told)}
            text = json.dumps(judged[players], indent=1) + "\n"
            (DATA / f"calibration-{players}.json").write_text(text, encoding="utf-8")
            print(f"{players} players: {len(told)} forecasts, error {judged[players]['error']:.3f}")
    draw(judged, ROOT / "docs" / "images" / "calibration.svg")
    writer = Path(__file__).with_name("write_bot_tables.py")
    subprocess.run([sys.executable, str(writer)], check=True)


if __name__ == "__main__":
    main()
