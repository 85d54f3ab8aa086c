"""What a browser loads before it shows the first page."""

import gzip
import re
from collections.abc import Iterable
from pathlib import Path
from typing import Final

import pytest

import hotelier.server
from hotelier.text import LANGUAGES

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


def messages(language: str, loaded: Iterable[Path]) -> dict[str, Path]:
    """The messages that a page loads for a language, by the name of their Fluent file."""
    named = rf'text/{language}/(\w+)\.ftl[^,]*?import\([`"](\./[^`"]+)[`"]\)'
    return {
        name: (file.parent / chunk).resolve()
        for file in loaded
        if file.suffix == ".js"
        for name, chunk in re.findall(named, file.read_text(encoding="utf-8"))
    }


def test_the_first_page_is_light() -> None:
    files = {file for file in initial_load() if file.suffix != FONT}
    kinds = {file.suffix for file in files}
    assert {".html", ".js", ".css"} <= kinds
    # The messages of one language follow at once; Russian letters take the most bytes.
    files |= set(messages("ru", files).values())
    sizes = {file.name: len(gzip.compress(file.read_bytes())) for file in files}
    assert sum(sizes.values()) < MOST, sizes


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_messages_are_loaded_that_no_page_says(language: str) -> None:
    assert set(messages(language, initial_load())) == {"web", "table", "sources", "rules"}
