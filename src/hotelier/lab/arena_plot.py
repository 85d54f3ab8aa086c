"""What an arena says, as a picture."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from hotelier.errors import counted
from hotelier.lab.plots import save

Json = dict[str, Any]


def draw(summary: Json, path: Path) -> None:
    """Elo with intervals, and the distribution of points, of all bots; written to a file."""
    from matplotlib.figure import Figure

    bots = summary["bots"]
    names = [bot["bot"] for bot in bots]
    rated = [bot for bot in bots if bot["elo"] is not None]
    figure = Figure(figsize=(9, 1.6 + 0.55 * len(bots)), layout="constrained")
    axes = figure.subplots(1, 2 if rated else 1, squeeze=False)[0]
    if rated:
        for row, bot in enumerate(rated):
            _dot(axes[0], row, bot["elo"], bot["elo_interval"])
        axes[0].set_title(f"Elo, {summary['elo']['anchor']} = {summary['elo']['at']:.0f}")
    _boxes(axes[-1], bots)
    axes[-1].set_title("points; box: middle half")
    for number, ax in enumerate(axes):
        ax.set_yticks(range(len(bots)), names if number == 0 else [""] * len(bots))
        ax.set_ylim(-0.6, len(bots) - 0.4)
        ax.grid(axis="x", alpha=0.3)
        for side in ("top", "right", "left"):
            ax.spines[side].set_visible(False)
    figure.suptitle(
        f"{summary['players']} players, {counted(summary['games'], 'game')} on "
        f"{counted(summary['deals'], 'deal')}; "
        f"bars: {summary['confidence']:.0%} intervals"
    )
    save(figure, path)


def _boxes(ax: Any, bots: list[Json]) -> None:
    for number, bot in enumerate(bots):
        tenths = bot["deciles"]
        quarter, three = (tenths[1] + tenths[2]) / 2, (tenths[6] + tenths[7]) / 2
        ax.plot([tenths[0], tenths[8]], [number, number], color="0.6", zorder=1)
        ax.barh(number, three - quarter, 0.5, left=quarter, color="#b9cbe0", zorder=2)
        _dot(ax, number, bot["points"], bot["points_interval"])


def _dot(ax: Any, row: int, value: float, interval: list[float] | None) -> None:
    """A value with a bar for its interval, if there is one."""
    reach = None
    if interval is not None:
        low, high = interval
        reach = [[max(0.0, value - low)], [max(0.0, high - value)]]
    ax.errorbar([value], [row], xerr=reach, fmt="o", color="C0", capsize=4, zorder=3)
