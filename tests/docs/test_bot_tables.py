"""docs/bots.md says what the recorded games say."""

import runpy
from pathlib import Path

from hotelier import GameOptions
from hotelier.lab.arena_file import Results
from hotelier.lab.arena_game import play
from hotelier.lab.pairing import Arena

ROOT = Path(__file__).parents[2]
SCRIPT = runpy.run_path(str(ROOT / "tools" / "write_bot_tables.py"))
PAGE = (ROOT / "docs" / "bots.md").read_text(encoding="utf-8")


def test_the_page_of_bots_is_up_to_date() -> None:
    assert SCRIPT["with_tables"](PAGE, SCRIPT["DATA"]) == PAGE, "run tools/write_bot_tables.py"


def test_the_page_has_every_table() -> None:
    for name in SCRIPT["TABLES"]:
        assert PAGE.count(f"<!-- begin {name} -->") == PAGE.count(f"<!-- end {name} -->") == 1


def test_tables_are_made_of_recorded_games(tmp_path: Path) -> None:
    bots = {"ladder-a": ["random", "porter"], "self-a": ["random"], "all-2": ["random", "porter"]}
    for name, named in bots.items():
        arena = Arena(GameOptions(), named, deals=1)
        with Results(arena, tmp_path / f"{name}.jsonl") as results:
            for key in arena.plan():
                results.add(play(arena, key, {}))
    page = SCRIPT["with_tables"](PAGE, tmp_path)
    for row in ("| porter : random | 2 |", "| random | 1 |", "| guests |", "| games | 2 |"):
        assert row in page
    assert SCRIPT["NOTHING"] not in page
    assert SCRIPT["with_tables"](page, tmp_path) == page
