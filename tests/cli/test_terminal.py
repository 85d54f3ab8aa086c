"""`hotelier terminal`, `show`, `editions`: what people read and answer."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from hotelier import __version__
from hotelier.content.editions import EDITIONS
from hotelier.content.flags import FLAGS
from hotelier.record import read_records, verify
from hotelier.text import LANGUAGES
from tests.cli.commands import Shell

GOODBYE = "The game ends here. Goodbye!"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_can_be_played_from_a_pipe(
    hotelier: Shell, tmp_path: Path, language: str
) -> None:
    path = tmp_path / "games.record"
    outcome = hotelier(
        *("terminal", "--seed", "7", "--bots", "random", "--language", language),
        *("--record", path),
        answers="1\n" * 600,
    )
    assert outcome.code == 0
    assert outcome.err == ""
    assert str(path) in outcome.out.replace("\n", "")
    (record,) = read_records(path)
    assert verify(record).is_over
    assert record.players[1].bot == "random"


def test_the_score_sheet_ends_the_game(hotelier: Shell) -> None:
    outcome = hotelier("terminal", "--seed", "7", "--bots", "random", answers="1\n" * 600)
    sheet = outcome.out[outcome.out.index("Score sheet") :]
    for line in ("Guests left in the café", "Total", "wins."):
        assert line in sheet


def test_the_end_of_the_input_ends_the_game_politely(hotelier: Shell) -> None:
    outcome = hotelier("terminal", "--seed", "1", answers="")
    assert outcome.code == 0
    assert outcome.err == ""
    assert outcome.out.rstrip().endswith(GOODBYE)


def test_leaving_saves_the_game_so_far_if_asked(hotelier: Shell, tmp_path: Path) -> None:
    path = tmp_path / "games.record"
    for answers in ("1\nq\n", "2\n1\n1\nq\n"):
        outcome = hotelier("terminal", "--seed", "1", "--record", path, answers=answers)
        assert outcome.code == 0
    records = list(read_records(path))
    assert len(records) == 2
    assert all(record.result is None and record.date for record in records)
    for record in records:
        verify(record)


def test_enter_takes_the_only_option_and_no_other(hotelier: Shell) -> None:
    outcome = hotelier("terminal", "--seed", "1", answers="\n1\nq\n")
    assert "“” is not among the options" in outcome.out
    single = hotelier(
        *("terminal", "--seed", "3", "--flag", "initial_rooms=exactly_3"), answers="1\n\nq\n"
    )
    assert "Enter or 1:" in single.out
    assert "Player 1 prepares room a1." in single.out


def test_notation_help_hint_and_table(hotelier: Shell) -> None:
    outcome = hotelier(
        *("terminal", "--seed", "1", "--name", "Anna"),
        answers="?\nt\nguest 3\n?\nroom a1\nstop\nq\n",
    )
    assert "The best options" in outcome.out
    assert len(re.findall(r"^ +\d  .* about \d+ VP, \d+% to win", outcome.out, re.MULTILINE)) == 5
    assert re.search(r"^ +1  Room a1 .*\n(.*\n)?     → Room", outcome.out, re.MULTILINE), "the plan"
    assert outcome.out.count("Round 1 of 7") >= 3
    assert "Anna takes a guest" in outcome.out
    assert "Anna prepares room a1." in outcome.out


@pytest.mark.usefixtures("no_weights")
def test_a_game_goes_on_without_advice(hotelier: Shell, tmp_path: Path) -> None:
    path = tmp_path / "games.record"
    words = ("terminal", "--seed", "1", "--record", path)
    outcome = hotelier(*words, answers="?\n1\n?\nq\n")
    assert outcome.code == 0
    assert outcome.out.count("the trained weights 2.weights are missing") == 2
    assert GOODBYE in outcome.out
    (record,) = read_records(path)
    assert any(move.seat == 0 for move in record.moves)


def test_what_is_not_possible_is_explained(hotelier: Shell) -> None:
    outcome = hotelier("terminal", "--seed", "1", answers="pass\n99\nnonsense\nq\n")
    assert "“99” is not among the options: type a number from 1 to 5" in outcome.out
    assert "“nonsense” is not among the options" in outcome.out
    assert "“pass” is not among" not in outcome.out


def test_the_table_hides_what_others_hold(hotelier: Shell) -> None:
    outcome = hotelier(
        *("terminal", "--seed", "2", "--players", "4", "--seat", "3", "--bots", "random"),
        answers="1\n1\n1\n1\nq\n",
    )
    assert outcome.out.count("6 staff cards") >= 3
    assert "random 1" in outcome.out and "random 4" in outcome.out


def test_a_name_may_look_like_markup(hotelier: Shell, tmp_path: Path) -> None:
    path = tmp_path / "games.record"
    options = ["--seed", "1", "--name", "[/b] [red]Anna", "--record", path]
    outcome = hotelier("terminal", *options, answers="1\n1\n1\n1\nq\n")
    assert outcome.code == 0
    assert "╭─ [/b] [red]Anna" in outcome.out
    assert "[/b] [red]Anna takes a guest" in hotelier("show", path).out


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_recorded_game_can_be_read(hotelier: Shell, tmp_path: Path, language: str) -> None:
    path = tmp_path / "games.record"
    options = ["--bots", "random", "--games", "2", "--flag", "operator_cap=12"]
    hotelier("simulate", *options, "--records", path)
    outcome = hotelier("show", path, "--game", 2, "--language", language)
    assert outcome.code == 0
    (_, record) = read_records(path)
    totals = record.result["totals"] if record.result else []
    assert all(str(total) in outcome.out for total in totals)
    assert len(outcome.out.splitlines()) > 150


def test_a_seat_is_shown_only_what_it_saw(hotelier: Shell, tmp_path: Path) -> None:
    path = tmp_path / "games.record"
    hotelier("simulate", "--bots", "random", "--games", "1", "--records", path)
    everything = hotelier("show", path).out
    seen = hotelier("show", path, "--seat", 1).out
    assert everything.count("draws a staff card:") >= 12
    assert "random 2 draws a staff card:" in everything
    assert "random 2 draws a staff card." in seen
    assert "random 2 draws a staff card:" not in seen
    assert "random 1 draws a staff card:" in seen


def test_an_unfinished_game_says_so(hotelier: Shell, tmp_path: Path) -> None:
    path = tmp_path / "games.record"
    hotelier("terminal", "--seed", "1", "--record", path, answers="q\n")
    assert "The game was left after" in hotelier("show", path).out


@pytest.mark.parametrize("language", LANGUAGES)
def test_editions_lists_every_edition_flag_and_value(hotelier: Shell, language: str) -> None:
    out = hotelier("editions", "--language", language).out
    assert all(edition in out for edition in EDITIONS)
    assert all(f"{flag}={value}" in out for flag, values in FLAGS.items() for value in values)


def test_version_and_help(hotelier: Shell) -> None:
    assert hotelier("--version").out == f"hotelier {__version__}\n"
    for words in ([], ["--help"]):
        outcome = hotelier(*words)
        assert outcome.code == 0
        assert all(
            command in outcome.out
            for command in ("simulate", "verify", "show", "editions", "terminal")
        )


def test_the_command_is_a_module_too_and_asking_for_help_loads_little() -> None:
    program = "import sys; from hotelier.cli.main import main; sys.argv = ['hotelier', '--help']\n"
    program += "try: main()\nexcept SystemExit: pass\n"
    program += (
        "print([name for name in ('rich', 'fluent', 'hotelier.bots') if name in sys.modules])"
    )
    run = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )
    assert run.stdout.splitlines()[-1] == "[]"
    module = [sys.executable, "-m", "hotelier", "--version"]
    run = subprocess.run(module, capture_output=True, text=True, check=True)
    assert run.stdout == f"hotelier {__version__}\n"
