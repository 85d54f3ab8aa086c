"""`hotelier simulate`: many games, one result."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from hotelier import GameOptions
from hotelier.engine.events import SOURCES
from hotelier.lab.simulate import Run, play_part, simulate
from hotelier.record import read_records, verify
from tests.cli.commands import Shell

TIMES = ("seconds", "games_per_second", "decisions_per_second", "workers")


def timeless(result: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in result.items() if name not in TIMES}


def test_json_prints_exactly_one_object(hotelier: Shell) -> None:
    outcome = hotelier(
        *("simulate", "--players", 3, "--bots", "random", "--games", 30, "--seed", 1),
        *("--edition", "ru", "--flag", "operator_cap=12", "--boards", "day", "--deal", "draft"),
        "--json",
    )
    assert outcome.code == 0
    result = json.loads(outcome.out)
    assert len(outcome.out.splitlines()) == 1
    assert result["games"] == 30
    assert result["games_per_second"] > 0
    assert result["decisions_per_second"] > result["games_per_second"]
    assert len(result["average_points"]) == 3
    assert sum(result["wins"]) == pytest.approx(30)
    assert result["options"]["edition"] == "ru"
    assert result["flags"]["operator_cap"] == 12
    for seat in result["seats"]:
        assert set(seat["sources"]) == set(SOURCES)
        assert sum(seat["sources"].values()) == pytest.approx(seat["average_points"], abs=0.01)
        assert seat["standard_error"] > 0


def test_without_json_it_prints_a_table(hotelier: Shell) -> None:
    outcome = hotelier("simulate", "--bots", "random", "--games", 5)
    assert outcome.code == 0
    assert "random 1" in outcome.out
    assert "\n5 games in" in outcome.out
    assert "\n1 game in" in hotelier("simulate", "--bots", "random", "--games", 1).out


def test_an_interpreted_engine_says_so_once_and_only_here(
    hotelier: Shell, monkeypatch: pytest.MonkeyPatch
) -> None:
    for compiled in (True, False):
        monkeypatch.setattr("hotelier.lab.report.is_compiled", lambda said=compiled: said)
        outcome = hotelier("simulate", "--games", 2, "--json")
        assert outcome.err.count("running interpreted") == (0 if compiled else 1)
    assert hotelier("editions").err == ""


def test_the_result_does_not_depend_on_the_workers() -> None:
    command = [sys.executable, "-m", "hotelier", "simulate", "--bots", "random,porter"]
    command += ["--games", "6", "--seed", "9", "--json", "--workers"]
    results = [
        json.loads(subprocess.run([*command, n], capture_output=True, check=True, text=True).stdout)
        for n in ("1", "2")
    ]
    assert timeless(results[0]) == timeless(results[1])


def test_the_same_seed_plays_the_same_games_and_another_seed_others() -> None:
    options = GameOptions()
    first, again, other = (
        timeless(simulate(Run(options, ["random"] * 2, 20, seed))) for seed in (1, 1, 2)
    )
    assert first == again
    assert first["average_points"] != other["average_points"]


def test_how_games_are_cut_into_parts_makes_no_difference() -> None:
    run = Run(GameOptions(players=4), ["random"] * 4, 20, "parts")
    whole, _ = play_part(run, range(20), record=False)
    sums, _ = play_part(run, range(7), record=False)
    sums.add(play_part(run, range(7, 20), record=False)[0])
    assert sums == whole


def test_the_fast_path_of_random_games_plays_the_recorded_ones() -> None:
    run = Run(GameOptions(players=3, deal="draft"), ["random"] * 3, 6, "fast")
    fast, nothing = play_part(run, range(6), record=False)
    slow, texts = play_part(run, range(6), record=True)
    assert fast == slow
    assert (len(nothing), len(texts)) == (0, 6)


def test_shared_victories_count_in_parts() -> None:
    tally, _ = play_part(Run(GameOptions(), ["random"] * 2, 300, "ties"), range(300), record=False)
    assert sum(tally.wins) == 300 * 12


def test_records_of_a_simulation_verify(hotelier: Shell, tmp_path: Path) -> None:
    path = tmp_path / "games.record"
    options = ["--bots", "random,porter", "--games", "3", "--seed", "4", "--records", path]
    assert hotelier("simulate", *options).code == 0
    outcome = hotelier("verify", path)
    assert outcome.code == 0
    assert outcome.out.startswith(f"{path}: 3 games, ")
    records = list(read_records(path))
    assert [record.seed for record in records] == ["4/0", "4/1", "4/2"]
    assert [player.bot for player in records[0].players] == ["random", "porter"]
    assert verify(records[2]).is_over


def test_records_take_the_place_of_older_ones(hotelier: Shell, tmp_path: Path) -> None:
    path = tmp_path / "games.record"
    for _ in range(2):
        assert hotelier("simulate", "--games", "2", "--records", path).code == 0
    assert len(list(read_records(path))) == 2
