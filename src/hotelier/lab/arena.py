"""The arena: bots against each other on the same deals, from every seat."""

from __future__ import annotations

import json
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from rich.console import Console

from hotelier._build import is_compiled
from hotelier.errors import BadArena
from hotelier.lab.arena_file import Results
from hotelier.lab.arena_game import Played
from hotelier.lab.arena_pool import play_all
from hotelier.lab.arena_summary import summarise
from hotelier.lab.arena_tables import tables
from hotelier.lab.pairing import Arena
from hotelier.lab.plots import check_plot
from hotelier.lab.report import INTERPRETED, bar


@dataclass(frozen=True)
class Wish:
    """How an arena is run and told about."""

    workers: int = 1
    results: Path | None = None
    anchor: str | None = None
    as_json: bool = False
    plot: Path | None = None

    def check(self, arena: Arena) -> None:
        """Refuse before the first game what could not be done after the last one."""
        if self.workers < 1:
            raise BadArena(f"the number of workers must be 1 or more, not {self.workers}")
        if self.anchor is not None and self.anchor not in arena.bots:
            raise BadArena(f"the anchor {self.anchor!r} is not one of the bots that play")
        if self.plot is not None:
            check_plot(self.plot)


def run(arena: Arena, wish: Wish) -> dict[str, Any]:
    """Play what is missing, with a progress bar on the error stream; what all games say."""
    wish.check(arena)
    with Results(arena, wish.results) as results, bar() as progress:
        keys = list(arena.plan())
        missing = [key for key in keys if key not in results.games]
        task = progress.add_task("games", total=len(keys), completed=len(keys) - len(missing))

        def done(played: Played) -> None:
            results.add(played)
            progress.advance(task)

        play_all(arena, missing, wish.workers, done)
    return summarise(arena, results.games, wish.anchor)


def run_and_print(arena: Arena, wish: Wish) -> None:
    """Run an arena and print tables, or one JSON object; draw a plot if one is wanted."""
    if not is_compiled():
        sys.stderr.write(INTERPRETED)
    try:
        summary = run(arena, wish)
    except KeyboardInterrupt:
        if wish.results is None:
            sys.stderr.write("stopped; nothing was kept: --results FILE keeps every game\n")
        else:
            sys.stderr.write(f"stopped; the same command goes on from {wish.results}\n")
        raise
    if wish.as_json:
        sys.stdout.write(json.dumps(summary) + "\n")
    else:
        console = Console(highlight=False, markup=False)
        for table in tables(summary):
            console.print(table)
    if wish.plot is not None:
        from hotelier.lab.arena_plot import draw

        draw(summary, wish.plot)
