"""A simulation on the command line: progress while it runs, a table or one object at the end."""

from __future__ import annotations

import json
import sys
from contextlib import nullcontext
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from hotelier._build import is_compiled
from hotelier.bots.foreign.stand_in import STAND_IN
from hotelier.errors import counted
from hotelier.lab.simulate import Run, simulate
from hotelier.record import replacing

INTERPRETED = "running interpreted; `make compile` makes the games much faster\n"


def run_and_print(run: Run, records: Path | None, as_json: bool) -> None:
    """Simulate with a progress bar on the error stream and print the result."""
    if not is_compiled():
        sys.stderr.write(INTERPRETED)
    file = nullcontext() if records is None else replacing(records)
    with file as writer, bar() as progress:
        task = progress.add_task("games", total=run.games)
        result = simulate(run, writer, lambda games: progress.advance(task, games))
    if as_json:
        sys.stdout.write(json.dumps(result) + "\n")
    else:
        _print_table(result)


def bar() -> Progress:
    """Nothing is drawn where nobody looks at a terminal."""
    console = Console(stderr=True)
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=console,
        transient=True,
        disable=not console.is_terminal,
    )


def _print_table(result: dict[str, Any]) -> None:
    table = Table()
    table.add_column("")
    for seat in result["seats"]:
        table.add_column(f"{seat['bot']} {seat['seat'] + 1}", justify="right")
    rows = [(seat["average_points"], seat["standard_error"]) for seat in result["seats"]]
    table.add_row("points", *(f"{mean:.2f} ± {error:.2f}" for mean, error in rows), style="bold")
    table.add_row("wins", *(f"{seat['wins']} ({seat['win_rate']:.1%})" for seat in result["seats"]))
    table.add_section()
    for source in result["seats"][0]["sources"]:
        points = [seat["sources"][source] for seat in result["seats"]]
        table.add_row(source.replace("_", " "), *(f"{number:.2f}" for number in points))
    console = Console(highlight=False)
    console.print(table)
    console.print(
        f"{counted(result['games'], 'game')} in {result['seconds']:.2f} s: "
        f"{result['games_per_second']:.1f} games and "
        f"{result['decisions_per_second']:.0f} decisions per second"
    )
    for failure, times in result["failures"].items():
        console.print(
            f"{failure}; {STAND_IN} played on for it ({counted(times, 'game')})",
            markup=False,
            style="red",
        )
