"""The page about reasons lists every kind with its fields."""

import re
from pathlib import Path

from hotelier.engine.reason import FIELDS, REASON_NAMES

PAGE = Path(__file__).parents[2] / "docs" / "reference" / "reasons.md"


def test_the_page_lists_every_reason_with_its_fields() -> None:
    reasons, _, _ = PAGE.read_text(encoding="utf-8").partition("## What an option would do")
    rows = re.findall(r"^\| `(\w+)` \| ([`\w, ]*)\|", reasons, re.MULTILINE)
    listed = {name: tuple(re.findall(r"\w+", fields)) for name, fields in rows}
    known = {name: FIELDS.get(kind, ()) for kind, name in enumerate(REASON_NAMES)}
    assert known.pop("unexplained") == ("code",)
    assert listed == known
