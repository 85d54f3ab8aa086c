"""The strength of a course over time, as a picture."""

from __future__ import annotations

import json
from pathlib import Path

from hotelier.lab.plots import save


def draw(log: Path, path: Path) -> None:
    """Points of every lesson and of every exam, as the log of a course tells them."""
    from matplotlib.figure import Figure

    lessons = [json.loads(line) for line in log.read_text().splitlines()]
    exams = [lesson for lesson in lessons if "exam" in lesson]
    figure = Figure(figsize=(7, 3.6), layout="constrained")
    axes = figure.subplots()
    for told, name, style, label in (
        (lessons, "points", "-", "lessons, with errors"),
        (exams, "exam", "o-", "exams, without"),
    ):
        games = [one["games"] for one in told]
        axes.plot(games, [one[name] for one in told], style, markersize=4, label=label)
    axes.set(xlabel="games", ylabel="average points")
    axes.xaxis.set_major_formatter("{x:,.0f}")
    axes.grid(alpha=0.3)
    axes.legend(frameon=False)
    for side in ("top", "right"):
        axes.spines[side].set_visible(False)
    save(figure, path)
