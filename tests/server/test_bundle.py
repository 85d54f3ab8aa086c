"""What a browser loads before it shows the first page."""

import gzip
import re
from pathlib import Path
from typing import Final

import hotelier.server

STATIC: Final = Path(hotelier.server.__file__).parent / "static"
MOST: Final = 250_000
FONT: Final = ".woff2"


def initial_load() -> set[Path]:
    """The first page with all that it names, and all that those files import at once."""
    found: set[Path] = set()
    asked = [STATIC / "index.html"]
    while asked:
        file = asked.pop()
        if file in found:
            continue
        found.add(file)
        if file.suffix != FONT:
            asked += _named(file)
    return found


def _named(file: Path) -> list[Path]:
    text = file.read_text(encoding="utf-8")
    if file.suffix == ".html":
        names = re.findall(r'(?:src|href)="(/[^"]+)"', text)
        return [STATIC / name.lstrip("/") for name in names]
    if file.suffix == ".js":
        # Only what is imported at once: a call of import() waits until it is needed.
        names = re.findall(r'(?:from|import)\s*"(\.[^"]+)"', text)
        return [(file.parent / name).resolve() for name in names]
    return []


def test_the_first_page_is_light() -> None:
    files = {file for file in initial_load() if file.suffix != FONT}
    kinds = {file.suffix for file in files}
    assert {".html", ".js", ".css"} <= kinds
    sizes = {file.name: len(gzip.compress(file.read_bytes())) for file in files}
    # The messages of one language follow at once; Russian letters take the most bytes.
    folder = Path(hotelier.server.__file__).parent.parent / "text" / "ru"
    sizes |= {file.name: len(gzip.compress(file.read_bytes())) for file in folder.glob("*.ftl")}
    assert sum(sizes.values()) < MOST, sizes
