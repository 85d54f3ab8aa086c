"""docs/bots.md says what the recorded games say."""

import json
import runpy
import subprocess
import sys
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from hotelier import GameOptions
from hotelier.bots import REVISION, UNTRAINED
from hotelier.bots.advice.strength import measured
from hotelier.bots.levels.director import SECONDS
from hotelier.bots.levels.trained import digest
from hotelier.engine.events import SOURCES
from hotelier.errors import BadArena
from hotelier.lab.arena_file import Results, read
from hotelier.lab.arena_game import Played, play
from hotelier.lab.calibration import Forecast, judge
from hotelier.lab.pairing import Arena

ROOT = Path(__file__).parents[2]
SCRIPT = runpy.run_path(str(ROOT / "tools" / "write_bot_tables.py"))
FORECASTS = [Forecast("a", 1, 0.75, 1.0, 90, 88), Forecast("b", 1, 0.75, 0.0, 90, 88)]
PAGE = (ROOT / "docs" / "bots.md").read_text(encoding="utf-8")


def victories(file: Path, arena: Arena) -> None:
    """As if the stronger of the bots had always won."""
    with Results(arena, file) as results:
        for key in arena.plan():
            strong = [arena.bots.index(bot) for bot in arena.seated(key)]
            points = [[10 * value] + [0] * (len(SOURCES) - 1) for value in strong]
            places = [1 + sum(other > value for other in strong) for value in strong]
            results.add(Played(key, points, places, [[1.0] for _ in strong], {}))


def test_the_page_of_bots_is_up_to_date() -> None:
    assert SCRIPT["with_tables"](PAGE, SCRIPT["DATA"]) == PAGE, "run tools/write_bot_tables.py"


def test_the_strengths_of_the_package_are_those_recorded() -> None:
    said = SCRIPT["STRENGTH"].read_text(encoding="utf-8")
    assert SCRIPT["strengths"](SCRIPT["DATA"]) == said, "run tools/write_bot_tables.py"


@pytest.mark.parametrize("file", sorted(SCRIPT["DATA"].glob("*.json*")), ids=lambda file: file.stem)
def test_what_was_recorded_was_played_by_the_bots_of_the_package(file: Path) -> None:
    if file.suffix == ".json":
        told = json.loads(file.read_text())
        assert told["revision"] == REVISION
        assert told["weights"] == digest(told["players"])
    else:
        settings, _ = read(file)
        assert settings["revision"] == REVISION
        untrained = set(settings["bots"]) <= set(UNTRAINED)
        assert untrained or settings.get("weights") == digest(settings["options"]["players"])


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
    (tmp_path / "calibration-2.json").write_text(json.dumps({"players": 2, **judge(FORECASTS)}))
    page = SCRIPT["with_tables"](PAGE, tmp_path)
    for row in (
        "| porter : random | 2 |",
        "| random | 1 |",
        "| guests |",
        "| games | 2 |",
        "| 70 to 80 % |",
        "| points told too many | +2.0 |",
    ):
        assert row in page
    assert SCRIPT["NOTHING"] not in page
    assert SCRIPT["with_tables"](page, tmp_path) == page
    strong = json.loads(SCRIPT["strengths"](tmp_path))
    assert strong["random"]["2"]["elo"] == 1000
    assert "interval" not in strong["porter"]["2"], "one deal says nothing of chance"
    assert "…" not in page[: page.index("## When advice says")]
    assert "points" not in strong["porter"]["2"]
    assert measured(strong) == strong


@pytest.mark.parametrize("seconds", [None, SECONDS, 0.5])
def test_a_strength_says_the_time_if_it_was_not_the_usual(
    seconds: float | None, tmp_path: Path
) -> None:
    arena = Arena(GameOptions(), ["page", "director"], deals=1, seconds=seconds)
    victories(tmp_path / "all-2.jsonl", arena)
    strong = json.loads(SCRIPT["strengths"](tmp_path))
    assert strong["director"]["2"].get("seconds") == (0.5 if seconds == 0.5 else None)
    assert "seconds" not in strong["page"]["2"]


@pytest.mark.parametrize(("seconds", "seed", "games"), [(None, 1, 18), (0.5, 1, 6), (None, 2, 6)])
def test_elo_counts_the_ladder_if_it_was_played_alike(
    seconds: float | None, seed: int, games: int, tmp_path: Path
) -> None:
    bots = ["random", "page", "porter"]
    victories(tmp_path / "all-2.jsonl", Arena(GameOptions(), bots, 1, seed, seconds=seconds))
    for lower, upper in pairwise(bots):
        victories(
            tmp_path / f"ladder-{lower}-{upper}.jsonl", Arena(GameOptions(), [lower, upper], 4, 1)
        )
    # The first deal of the ladder is the deal of all levels: its games count once.
    assert SCRIPT["rated"](tmp_path / "all-2.jsonl")["games"] == games


def test_elo_counts_no_ladder_of_other_weights_or_other_bots(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    all_levels = tmp_path / "all-2.jsonl"
    victories(all_levels, Arena(GameOptions(), ["page", "concierge"], 1))
    victories(tmp_path / "ladder-a.jsonl", Arena(GameOptions(), ["random", "page"], 1))
    monkeypatch.setattr("hotelier.lab.pairing.digest", lambda _: "other weights")
    victories(tmp_path / "ladder-b.jsonl", Arena(GameOptions(), ["page", "concierge"], 4))
    assert SCRIPT["rated"](all_levels)["games"] == 2
    assert len(SCRIPT["rated"](all_levels)["bots"]) == 2


def test_elo_needs_a_whole_deal(tmp_path: Path) -> None:
    arena = Arena(GameOptions(), ["random", "page"], 1)
    with Results(arena, tmp_path / "all-2.jsonl"):
        pass
    with pytest.raises(BadArena, match=r"all-2\.jsonl needs at least one deal"):
        SCRIPT["rated"](tmp_path / "all-2.jsonl")


def test_files_of_other_bots_are_recorded_anew_only_if_asked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    script = ROOT / "tools" / "record_arena.py"
    recorder = runpy.run_path(str(script))
    old, kept = (tmp_path / f"self-{name}.jsonl" for name in ("porter", "page"))
    with monkeypatch.context() as before:
        before.setattr("hotelier.lab.pairing.REVISION", REVISION - 1)
        victories(old, Arena(GameOptions(), ["porter"], 1, "bots"))
    victories(kept, Arena(GameOptions(), ["page"], 1, "bots"))
    words = ["--only", "self-p", "--deals", "1", "--workers", "1", "--data", str(tmp_path)]
    refused = subprocess.run(
        [sys.executable, str(script), *words], capture_output=True, text=True, check=False
    )
    assert refused.returncode == 1
    assert "revision was 1 and is now 2" in refused.stderr and "--anew" in refused.stderr
    assert "Traceback" not in refused.stderr
    before_it = kept.read_bytes()
    monkeypatch.setattr(sys, "argv", ["record_arena", *words, "--anew"])
    recorder["main"]()
    assert kept.read_bytes() == before_it
    assert read(old)[0]["revision"] == REVISION


def test_games_recorded_elsewhere_leave_the_tables_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    written: list[Any] = []
    monkeypatch.setattr(subprocess, "run", lambda command, **_: written.append(command))
    recorder = runpy.run_path(str(ROOT / "tools" / "record_arena.py"))
    for data in (tmp_path, recorder["DATA"]):
        words = ["record_arena", "--only", "nothing", "--data", str(data)]
        monkeypatch.setattr(sys, "argv", words)
        recorder["main"]()
    assert "left alone" in capsys.readouterr().out
    assert [Path(command[1]).name for command in written] == ["write_bot_tables.py"]
