"""Is it true what advice says? Play games, correct it by them, compare, write table and picture.

    python tools/measure_calibration.py [--players N …] [--workers N] [--forecasts FOLDER]

All games together say how advice is to be corrected (bots/advice/corrections.json). What is
compared was corrected by other games: each tenth of them by the other nine. That is in
docs/data/arena, docs/images/calibration.svg and the table of docs/bots.md. The network was trained
with none of these games: their seeds begin with words of their own. What was forecast in each is
kept in build/calibration, so this may be stopped and started again, and a better way to correct
needs no new games.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from concurrent.futures import Executor
from dataclasses import astuple
from functools import partial
from pathlib import Path

from hotelier.bots import REVISION
from hotelier.bots.advice.advice import WIDTH
from hotelier.bots.advice.correction import Correction
from hotelier.bots.levels.planner import ConciergeBot
from hotelier.bots.levels.trained import digest
from hotelier.game.options import GameOptions
from hotelier.lab.calibration import ASKED, Forecast, crosswise, draw, fit, forecast, judge
from hotelier.processes.pool import processes

ROOT = Path(__file__).resolve().parent.parent
DATA = ROOT / "docs" / "data" / "arena"
CORRECTIONS = ROOT / "src" / "hotelier" / "bots" / "advice" / "corrections.json"
FORECASTS = ROOT / "build" / "calibration"
BOT = ConciergeBot.name
"""Plays all games; it plans as advice does."""
GAMES = {"correction": 2400, "comparison": 1500, "unseen": 1500}
"""How many games have seeds that begin with a word, for each number of players."""


def main() -> None:
    """Play, fit, judge, write."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--players", type=int, nargs="+", default=[2, 3, 4])
    parser.add_argument("--forecasts", type=Path, default=FORECASTS, help="folder to keep them in")
    asked = parser.parse_args()
    for folder in (DATA, asked.forecasts):
        folder.mkdir(parents=True, exist_ok=True)
    with processes(asked.workers) as pool:
        for players in asked.players:
            forecasts_for = partial(forecasts_of, asked.forecasts, pool, players, BOT)
            forecasts = [one for seeds in GAMES.items() for one in forecasts_for(*seeds)]
            keep(players, fit(forecasts))
            told = crosswise(forecasts)
            judged = {
                "players": players,
                "bot": BOT,
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


def forecasts_of(
    folder: Path, pool: Executor, players: int, bot: str, word: str, number: int
) -> list[Forecast]:
    """All forecasts of so many games, whose seeds begin with a word; missing ones are played."""
    played_by = f"{bot}-{REVISION}-{digest(players)}-{WIDTH}-{ASKED}"  # or else they are others
    path = folder / f"{word}-{players}-{played_by}.jsonl"
    lines = path.read_bytes().splitlines(keepends=True) if path.exists() else []
    if lines and not lines[-1].endswith(b"\n"):  # it was stopped while it wrote
        os.truncate(path, path.stat().st_size - len(lines.pop()))
    games = [[Forecast(*one) for one in json.loads(line)] for line in lines[:number]]
    seeds = [f"{word}/{game}" for game in range(len(lines), number)]
    one_game = partial(forecast, GameOptions(players=players), bot)
    with path.open("a", encoding="utf-8") as kept:
        for told in pool.map(one_game, seeds):
            kept.write(json.dumps([astuple(one) for one in told]) + "\n")
            kept.flush()
            games.append(told)
            if len(games) % 100 == 0:
                print(f"{word}, {players} players: {len(games)} of {number} games", flush=True)
    return [one for told in games for one in told]


def keep(players: int, correction: Correction) -> None:
    """Write down how advice for a number of players is corrected from now on."""
    told = json.loads(CORRECTIONS.read_text(encoding="utf-8")) if CORRECTIONS.exists() else {}
    measured = {"revision": REVISION, "weights": digest(players)}
    told[str(players)] = measured | {"rounds": correction.rounds}
    text = json.dumps(dict(sorted(told.items())), indent=1) + "\n"
    CORRECTIONS.write_text(text, encoding="utf-8")


def file(players: int) -> Path:
    """Where the comparison for a number of players is kept."""
    return DATA / f"calibration-{players}.json"


if __name__ == "__main__":
    main()
