"""The page about safety names tests that exist."""

import re
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent
PAGE = ROOT / "docs" / "reference" / "safety.md"
NAMED = re.compile(r"`((?:tests/\w+/)?test_\w+\.py)?(?:::(test_\w+))?`")


def named() -> list[tuple[str, str]]:
    """File and name of each test; a name alone belongs to the file before it."""
    found, file = [], ""
    for path, name in NAMED.findall(PAGE.read_text(encoding="utf-8")):
        file = path or file
        found.append((file if "/" in file else f"tests/server/{file}", name))
    return found


def test_every_test_that_the_page_names_is_there() -> None:
    missing = []
    for file, name in named():
        path = ROOT / file
        if not path.is_file() or (name and f"def {name}(" not in path.read_text(encoding="utf-8")):
            missing.append(f"{file}::{name}")
    assert missing == []
    assert len(named()) > 40
