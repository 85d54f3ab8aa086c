"""Modules that the pages name are where the pages say they are."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent
PACKAGE = ROOT / "src" / "hotelier"
PAGES = sorted([*(ROOT / "docs").rglob("*.md"), ROOT / "README.md", ROOT / "CONTRIBUTING.md"])
NAMED = re.compile(r"`([a-z_/]+/[a-z_]+\.py)")


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_modules_are_where_the_page_says(page: Path) -> None:
    named = set(NAMED.findall(page.read_text(encoding="utf-8")))
    folders = (ROOT, PACKAGE, PACKAGE / "engine")
    assert [it for it in named if not any((folder / it).is_file() for folder in folders)] == []
