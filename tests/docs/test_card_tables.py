"""docs/rules/cards.md says what the cards do."""

import runpy
from pathlib import Path

ROOT = Path(__file__).parents[2]
SCRIPT = runpy.run_path(str(ROOT / "tools" / "write_card_tables.py"))


def test_the_page_of_cards_is_up_to_date() -> None:
    page = (ROOT / "docs" / "rules" / "cards.md").read_text(encoding="utf-8")
    assert page == SCRIPT["page"](), "run tools/write_card_tables.py"


def test_the_page_of_cards_has_all_of_them() -> None:
    lines = SCRIPT["page"]().splitlines()
    first = [line.split(" | ")[0].removeprefix("| ") for line in lines if line.startswith("| ")]
    tiles = {group + number for group in "ABC" for number in "1234"}
    assert {str(number) for number in range(1, 117)} | tiles <= set(first)
