"""Record the games behind the tables of docs/bots.md, and write the tables.

    python tools/record_arena.py [--deals N] [--top-deals N] [--all-deals N] [--workers N] …

Each run is a file of docs/data/arena. A run that is there already is gone on with, so this may be
stopped and started again; with more deals it only adds games. Runs in another folder (--data) are
trials: they leave the tables alone.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path

from hotelier.bots import LADDER
from hotelier.errors import BadArena, HotelierError
from hotelier.game.options import GameOptions
from hotelier.lab.arena import Wish, run
from hotelier.lab.arena_file import read
from hotelier.lab.pairing import Arena

ROOT = Path(__file__).resolve().parent.parent
DATA = ROOT / "docs" / "data" / "arena"


@dataclass(frozen=True)
class Recording:
    """A run and its file."""

    file: str
    bots: tuple[str, ...]
    deals: int
    players: int = 2
    seconds: float | None = None


def recordings(asked: argparse.Namespace) -> Iterator[Recording]:
    """Every rung of the ladder, each level against itself, all levels for 2, 3 and 4 players."""
    top = LADDER[-1]
    # The strongest level thinks for seconds, so it plays fewer deals.
    for bots in pairwise(LADDER):
        deals = min(asked.deals, asked.top_deals) if top in bots else asked.deals
        yield Recording(f"ladder-{bots[0]}-{bots[1]}", bots, deals)
    for bot in LADDER:
        deals = min(asked.deals, max(1, asked.top_deals * 3 // 10)) if bot == top else asked.deals
        yield Recording(f"self-{bot}", (bot,), deals)
    for players in (2, 3, 4):
        if players == 2:  # counted together with the games of the ladder, so a few are enough
            yield Recording("all-2", LADDER, max(1, asked.top_deals // 10))
        else:
            deals, seconds = asked.all_deals, asked.all_seconds
            yield Recording(f"all-{players}", LADDER, deals, players, seconds)


def main() -> None:
    """Record, then write."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--deals", type=int, default=500, help="of each rung and of self-play")
    parser.add_argument(
        "--top-deals",
        type=int,
        default=100,
        help="of the highest rung; three tenths of them of the top level with itself",
    )
    parser.add_argument(
        "--all-deals", type=int, default=25, help="of all levels together, three or four of them"
    )
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument(
        "--all-seconds",
        type=float,
        default=0.5,
        help="for a turn of the top level where all levels play together, three or four of them",
    )
    parser.add_argument("--seed", default="bots")
    parser.add_argument(
        "--data",
        type=Path,
        default=DATA,
        help="folder of the files; the tables are written only from docs/data/arena",
    )
    parser.add_argument("--only", default="", help="only files whose names begin so")
    parser.add_argument(
        "--anew", action="store_true", help="delete files of other weights or bots, and begin again"
    )
    asked = parser.parse_args()
    asked.data.mkdir(parents=True, exist_ok=True)
    for wanted in recordings(asked):
        if not wanted.file.startswith(asked.only):
            continue
        print(f"{wanted.file}: {wanted.deals} deals", flush=True)
        options = GameOptions(players=wanted.players)
        arena = Arena(options, wanted.bots, wanted.deals, asked.seed, seconds=wanted.seconds)
        file = asked.data / f"{wanted.file}.jsonl"
        if asked.anew and file.exists() and not fits(arena, file):
            file.unlink()
        run(arena, Wish(asked.workers, file))
    write_tables(asked.data)


def fits(arena: Arena, file: Path) -> bool:
    """Whether the games of a file are those of these bots; what is no such file is an error."""
    settings, _ = read(file)
    return settings == arena.settings()


def write_tables(data: Path) -> None:
    """Write the tables if the games were recorded for them."""
    if data.resolve() != DATA:
        print(f"games in {data}; the tables are made of {DATA} and left alone")
        return
    writer = Path(__file__).with_name("write_bot_tables.py")
    subprocess.run([sys.executable, str(writer)], check=True)


if __name__ == "__main__":
    try:
        main()
    except BadArena as error:
        sys.exit(f"record_arena: {error}. With --anew such a file is recorded from the start.")
    except HotelierError as error:
        sys.exit(f"record_arena: {error}")
    except KeyboardInterrupt:
        sys.exit("record_arena: stopped; the same command goes on")
