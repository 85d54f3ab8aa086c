"""`hotelier arena` as a whole, and what it says about games that are made up."""

import json
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from io import StringIO
from pathlib import Path
from random import Random

import pytest
from rich.console import Console

from hotelier import GameOptions
from hotelier.engine.events import SOURCES
from hotelier.errors import BadArena
from hotelier.lab import arena_plot, plots
from hotelier.lab.arena_game import Played
from hotelier.lab.arena_summary import summarise
from hotelier.lab.arena_tables import tables
from hotelier.lab.pairing import Arena, Key
from tests.bots.programs import python
from tests.cli.commands import INTERRUPTIBLE, Shell


@pytest.fixture
def hotelier(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Shell:
    return Shell(monkeypatch, capsys)


def game(key: Key, *totals: int, ms: float = 1.0) -> Played:
    """A game with these points, all from guests."""
    points = [[total] + [0] * (len(SOURCES) - 1) for total in totals]
    places = [1 + sum(other > total for other in totals) for total in totals]
    return Played(key, points, places, [[ms, 3 * ms] for _ in totals], {})


def test_a_summary_counts_deals_as_units() -> None:
    arena = Arena(GameOptions(), ["random", "porter"], deals=3)
    games = [
        game(Key(0, 0, 0), 10, 30),
        game(Key(0, 0, 1), 30, 10),
        game(Key(0, 1, 0), 40, 20),
        game(Key(0, 1, 1), 20, 20),
        game(Key(0, 2, 0), 99, 0),  # its pair is missing
    ]
    told = summarise(arena, {each.key: each for each in games}, "porter")
    assert (told["deals"], told["games"], told["left_out"]) == (2, 4, 1)
    random, porter = told["bots"]
    assert random["win_rate"] == 0.375 and porter["win_rate"] == 0.625
    assert random["points"] == 20 and porter["points"] == 25
    assert porter["sources"]["guests"] == 25
    assert porter["deciles"][4] == porter["source_deciles"]["guests"][4] == 25
    assert porter["source_deciles"]["staff"] == [0] * 9
    fewer = Arena(GameOptions(), ["random", "porter"], deals=1)
    assert summarise(fewer, {each.key: each for each in games})["left_out"] == 0
    assert porter["turn_ms"] == {"turns": 8, "median": 2, "p90": 3, "most": 3}
    assert porter["elo"] == 1000 and porter["elo_interval"] == [1000, 1000]
    assert random["elo"] == pytest.approx(1000 - 70.4, abs=0.1)  # 2 : 3, with half a win each
    (pair,) = told["pairs"]
    assert pair["bots"] == ["random", "porter"]
    assert pair["win_rate"] == 0.375 and pair["margin"] == -5
    assert told["never_before"] == []


def test_all_games_of_a_deal_are_one_unit_whoever_sits_together() -> None:
    strong = {"random": 10, "page": 30, "porter": 50}
    arena = Arena(GameOptions(), list(strong), deals=4)
    games = {
        key: game(key, *(strong[bot] + 6 * key.deal for bot in arena.seated(key)))
        for key in arena.plan()
    }
    told = summarise(arena, games)
    page = told["bots"][1]
    assert (page["deals"], page["games"], page["points"], page["win_rate"]) == (4, 16, 39, 0.5)
    # 30, 36, 42, 48 by deal: three standard errors of 3.873 with three degrees of freedom.
    assert page["points_interval"] == pytest.approx([39 - 12.32, 39 + 12.32], abs=0.01)
    assert {pair["deals"] for pair in told["pairs"]} == {4}


@pytest.mark.parametrize("deals", [1, 2])
def test_what_too_few_deals_cannot_say_has_no_interval(deals: int) -> None:
    arena = Arena(GameOptions(), ["random", "porter"], deals=deals)
    games = {
        key: game(key, *(60 if bot == "porter" else 10 for bot in arena.seated(key)))
        for key in arena.plan()
    }
    told = summarise(arena, games)
    porter, (pair,) = told["bots"][1], told["pairs"]
    assert porter["points_interval"] is porter["elo_interval"] is pair["margin_interval"] is None
    assert (porter["win_interval"] is None) == (pair["win_interval"] is None) == (deals == 1)
    console = Console(file=StringIO(), width=200)
    for table in tables(told):
        console.print(table)
    text = console.file.getvalue()  # type: ignore[attr-defined]
    assert "60.0" in text and "60.0…" not in text
    assert f"{porter['elo']:.0f}" in text and f"{porter['elo']:.0f}…" not in text


def test_no_figure_is_cut_off_in_a_narrow_terminal() -> None:
    bots = ["page", "porter", "receptionist", "concierge", "cmd:/a/rather/long/name of-a-program"]
    arena = Arena(GameOptions(), bots, deals=6)
    luck = Random(1)
    games = {
        key: game(key, *(luck.randint(40, 140) + 9 * bots.index(bot) for bot in arena.seated(key)))
        for key in arena.plan()
    }
    console = Console(file=StringIO(), width=80)
    told = summarise(arena, games)
    for table in tables(told):
        console.print(table)
    text = console.file.getvalue()  # type: ignore[attr-defined]
    assert all(len(line) <= 80 for line in text.splitlines())
    for bot in told["bots"]:
        for low, high in (bot["elo_interval"], bot["points_interval"]):
            assert f"({low:.0f}…{high:.0f})" in text or f"({low:.1f}…{high:.1f})" in text
    assert "No bot failed." in text


def test_games_of_several_players_are_rated_by_placings() -> None:
    bots = ["random", "porter", "cmd:x"]
    arena = Arena(GameOptions(players=3), bots, deals=1)
    games = {
        key: game(key, *(10 * bots.index(bot) for bot in arena.seated(key))) for key in arena.plan()
    }
    told = summarise(arena, games)
    assert [bot["win_rate"] for bot in told["bots"]] == [0, 0, 1]
    ratings = [bot["elo"] for bot in told["bots"]]
    assert ratings == sorted(ratings) and ratings[0] == 1000
    assert ratings[1] - ratings[0] == pytest.approx(ratings[2] - ratings[1], abs=0.2)
    assert told["never_before"] == [["random", "porter"], ["random", "cmd:x"], ["porter", "cmd:x"]]
    with pytest.raises(BadArena, match="one of the bots: random, porter or cmd:x"):
        summarise(arena, games, "nobody")
    with pytest.raises(BadArena, match="no deal has been played to the end"):
        summarise(arena, dict(list(games.items())[:2]))


def test_the_command_prints_tables_or_one_object(hotelier: Shell, tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    words = ("arena", "--bot", "random", "--deals", 3, "--players", 3, "--boards", "day")
    outcome = hotelier(*words, "--results", file, "--workers", 2)
    assert outcome.code == 0
    for piece in ("random", "Points by source", "3 games on 3 deals"):
        assert piece in outcome.out
    again = hotelier(*words, "--results", file, "--json")
    told = json.loads(again.out)
    assert len(again.out.splitlines()) == 1
    assert told["bots"][0]["games"] == 9
    assert told["settings"]["options"]["boards"] == "day"
    assert len(file.read_text().splitlines()) == 1 + 3


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ([], "name the bots to compare with --bots, or all levels with --ladder"),
        (["--bots", "alpha,random"], "there is no bot 'alpha'"),
        (["--bots", "random,random"], "every bot must be named once"),
        (["--bots", "random", "--ladder"], "takes 2 to 12 bots"),
        (["--bots", "random", "--deals", 0], "deals must be 1 or more"),
        (["--bots", "random", "--workers", 0], "workers must be 1 or more"),
        (["--bots", "random", "--anchor", "porter"], "'porter' is not one of the bots"),
        (["--bots", "random", "--plot", "a.doc"], "a plot ends in .svg, .png or .pdf"),
        (["--bots", "random", "--plot", "no/such/a.svg"], "there is no folder no/such"),
        (["--bots", "random", "--players", 5], "5 players cannot play"),
    ],
)
def test_what_cannot_be_is_refused_in_one_sentence(
    words: list[object], sentence: str, hotelier: Shell
) -> None:
    assert sentence in hotelier.refuses("arena", *words)


def test_a_plot_without_its_library_is_refused_before_the_first_game(
    hotelier: Shell, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(plots, "find_spec", lambda _: None)
    words = ("arena", "--bots", "random", "--plot", tmp_path / "plot.svg")
    assert "plots need matplotlib: pip install 'hotelier[plots]'" in hotelier.refuses(*words)


def test_a_folder_is_no_place_for_a_plot(hotelier: Shell, tmp_path: Path) -> None:
    folder, results = tmp_path / "folder.svg", tmp_path / "results.jsonl"
    folder.mkdir()
    words = ("arena", "--bots", "random", "--results", results, "--plot", folder)
    assert f"{folder} is not a file, so no plot can be drawn there" in hotelier.refuses(*words)
    assert not results.exists()


def test_help_names_all_kinds_of_plots(hotelier: Shell) -> None:
    for command in ("arena", "train"):
        assert ", ".join(plots.FORMATS) in " ".join(hotelier(command, "--help").out.split())


def test_a_plot_is_drawn(tmp_path: Path) -> None:
    arena = Arena(GameOptions(), ["random", "porter"], deals=2)
    points = iter([10, 30, 30, 12, 40, 20, 20, 20])
    games = {key: game(key, next(points), next(points)) for key in arena.plan()}
    alone = Arena(GameOptions(), ["random"], deals=1)
    once = Arena(GameOptions(), ["random", "porter"], deals=1)
    for told in (
        summarise(arena, games),
        summarise(alone, {Key(0, 0, 0): games[Key(0, 0, 0)]}),
        summarise(once, games),
    ):
        file = tmp_path / "plot.svg"
        plots.check_plot(file)
        arena_plot.draw(told, file)
        text = file.read_text()
        assert text.startswith("<?xml") and text.rstrip().endswith("</svg>")
        assert ("Elo" in text) == (told["bots"][0]["elo"] is not None)


def said_after_ctrl_c(words: list[str], begun: Callable[[], bool]) -> str:
    """What a command says when Ctrl-C is pressed once it has begun."""
    command = [sys.executable, "-c", INTERRUPTIBLE, *words]
    with subprocess.Popen(command, stderr=subprocess.PIPE, text=True) as running:
        try:
            until = time.monotonic() + 60
            while not begun():
                assert time.monotonic() < until
                time.sleep(0.05)
            running.send_signal(signal.SIGINT)
            _, said = running.communicate(timeout=30)
        finally:
            running.kill()
    assert running.returncode == 130
    assert "Traceback" not in said
    return said


def test_ctrl_c_leaves_a_file_to_go_on_from(hotelier: Shell, tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    words = ["arena", "--bots", "random", "--results", str(file), "--deals"]
    said = said_after_ctrl_c(
        [*words, "50000"], lambda: file.exists() and file.read_bytes().count(b"\n") >= 4
    )
    assert f"the same command goes on from {file}" in said
    told = json.loads(hotelier(*words, 3, "--json").out)
    assert told["games"] == 3


def test_ctrl_c_without_a_file_says_that_nothing_was_kept(tmp_path: Path) -> None:
    note = tmp_path / "note"
    program = python(f"open({str(note)!r}, 'w')\nimport time\ntime.sleep(90)")
    said = said_after_ctrl_c(["arena", "--bot", program], note.exists)
    assert said.endswith("stopped; nothing was kept: --results FILE keeps every game\n")
