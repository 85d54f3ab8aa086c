"""The kind of decision that the architecture page adds step by step really works like that."""

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parent.parent.parent
PAGE = ROOT / "docs" / "architecture.md"
BLOCK = re.compile(r"^```diff\n(.*?)^```", re.MULTILINE | re.DOTALL)
MOST_FILES = 4

# Plays in the changed package: the emperor comes, and seat 0 stands at the beginning of his track.
PROGRAM = """
import json
from hotelier import Seat, arrange, load_position
game = arrange(
    seats=[Seat(kitchen="1 cake, 1 wine"), Seat(emperor=4)],
    round_number=3, tiles=["A2", "B1", "C1"], dice="", done=["die_taken"],
)
game.apply("end")
saved = game.to_dict()
game = load_position(saved)
told = {
    "kind": game.decision.kind,
    "options": [str(option) for option in game.decision.options],
    "pending": saved["pending"][-1],
    "is_same": game.to_dict() == saved,
    "strudel": game.why_not("choose strudel").to_dict(),
    "pass": game.why_not("pass").to_dict(),
    "preview": game.preview("choose wine").next_kind,
    "view": game.view(1).to_dict()["pending"][-1]["frame"],
    "events": [event.to_dict() for event in game.apply("choose wine")],
    "kitchen": game.to_dict()["seats"][0]["kitchen"],
}
print(json.dumps(told))
"""


def steps() -> list[tuple[str, str, str]]:
    """Each change of the page: a file, the lines there are, and what they become."""
    found = []
    for block in BLOCK.findall(PAGE.read_text(encoding="utf-8")):
        for step in block.split("--- ")[1:]:
            path, _, lines = step.partition("\n")
            rows = lines.splitlines()
            before = "".join(f"{row[1:]}\n" for row in rows if not row.startswith("+"))
            after = "".join(f"{row[1:]}\n" for row in rows if not row.startswith("-"))
            found.append((path, before, after))
    return found


@pytest.fixture(scope="module")
def told(tmp_path_factory: pytest.TempPathFactory) -> Any:
    folder = tmp_path_factory.mktemp("worked")
    leave = shutil.ignore_patterns("*.so", "*.pyd", ".compiled-*", "__pycache__", "static")
    shutil.copytree(ROOT / "src", folder / "src", ignore=leave)
    for path, before, after in steps():
        source = (folder / path).read_text(encoding="utf-8")
        assert source.count(before) == 1, f"{path} has not these lines once:\n{before}"
        (folder / path).write_text(source.replace(before, after), encoding="utf-8")
    environment = {**os.environ, "PYTHONPATH": str(folder / "src"), "HOTELIER_INTERPRETED": "1"}
    run = subprocess.run(
        [sys.executable, "-c", PROGRAM],
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stderr
    return json.loads(run.stdout)


def test_a_further_kind_needs_at_most_four_files() -> None:
    assert 0 < len({path for path, _, _ in steps()}) <= MOST_FILES


def test_the_new_kind_asks_and_is_answered(told: Any) -> None:
    assert told["kind"] == "give_up_good"
    assert told["options"] == ["choose cake", "choose wine"]
    assert told["events"][0]["event"] == "goods_lost"
    assert told["kitchen"] == {"strudel": 0, "cake": 1, "wine": 0, "coffee": 0}


def test_the_new_kind_is_saved_seen_and_previewed(told: Any) -> None:
    assert told["is_same"]
    assert told["pending"]["frame"] == told["view"] == "give_up_good"
    assert told["preview"] == "roll_dice"


def test_the_new_kind_has_its_reasons(told: Any) -> None:
    assert told["strudel"]["reason"] == "good_not_in_kitchen"
    assert told["pass"]["reason"] == "wrong_phase"
