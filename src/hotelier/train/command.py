"""``hotelier train``: teach the bots by self-play."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer

from hotelier.errors import HotelierError
from hotelier.lab.plots import check_plot
from hotelier.train import GAMES


def train(
    *,
    folder: Annotated[Path, typer.Option(help="Where the course is kept, and goes on from.")],
    players: Annotated[int, typer.Option(min=2, max=4, help="Number of players.")] = 2,
    games: Annotated[int, typer.Option(min=1, help="Games of the whole course.")] = GAMES,
    start: Annotated[
        Path | None,
        typer.Option(help="Weights to begin with, instead of watching the porter."),
    ] = None,
    workers: Annotated[int, typer.Option(min=1, help="Processes that play.")] = 2,
    seed: Annotated[int, typer.Option(min=0, help="The same seed trains the same player.")] = 1,
    plot: Annotated[
        Path | None, typer.Option(help="Draw its strength over time: .svg, .png, .pdf.")
    ] = None,
) -> None:
    """Teach the network of the bots by self-play (needs the extra ``train``)."""
    try:
        from hotelier.train.course import Course, Plan
        from hotelier.train.plot import draw
    except ImportError as error:
        raise HotelierError(
            f"training needs the package {error.name}: install hotelier with the extra train"
        ) from None
    if plot is not None:
        check_plot(plot)
    plan = Plan(players=players, games=games, workers=workers, seed=seed)
    if start is not None:
        plan = plan.further(start)
    course = Course(plan, folder)
    typer.echo(f"{course.played} of {games} games played; weights in {course.weights}")

    def told(lesson: dict[str, Any]) -> None:
        _tell(lesson)
        if plot is not None and "exam" in lesson:
            draw(course.log, plot)

    course.run(told)
    if plot is not None:
        draw(course.log, plot)


def _tell(lesson: dict[str, Any]) -> None:
    """One line for each lesson: how well the player plays, and how fast."""
    points, lead, win = lesson["errors"]
    typer.echo(
        f"{lesson['games']:>8} games   {lesson['points']:>6.1f} points   "
        f"errors {points:.3f} {lead:.3f} {win:.3f}   "
        f"{lesson['games_per_second']:.1f} games/s"
        + (f"   exam {lesson['exam']:.1f} points" if "exam" in lesson else "")
    )
