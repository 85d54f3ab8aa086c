"""Pictures in files; matplotlib is loaded only when one is wanted."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Final

from hotelier.errors import BadPlot, one_of

if TYPE_CHECKING:
    from matplotlib.figure import Figure

FORMATS: Final = (".svg", ".png", ".pdf")
NEEDS: Final = "plots need matplotlib: pip install 'hotelier[plots]'"


def check_plot(path: Path) -> None:
    """Refuse a plot that could not be drawn."""
    if path.suffix.lower() not in FORMATS:
        raise BadPlot(f"a plot ends in {one_of(FORMATS)}, and {path.name!r} does not")
    if not path.absolute().parent.is_dir():
        raise BadPlot(f"there is no folder {path.parent} for the plot")
    if path.exists() and not path.is_file():
        raise BadPlot(f"{path} is not a file, so no plot can be drawn there")
    if find_spec("matplotlib") is None:
        raise BadPlot(NEEDS)


def save(figure: Figure, path: Path) -> None:
    """Write a picture; the same one is the same file, byte for byte."""
    from matplotlib import rc_context

    dates = {".svg": "Date", ".pdf": "CreationDate"}
    date = dates.get(path.suffix.lower())
    with rc_context({"svg.hashsalt": "hotelier"}):
        figure.savefig(path, dpi=150, metadata={date: None} if date else None)
