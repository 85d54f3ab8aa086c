"""Programs that play on the command line, and what is said when they fail."""

import json
import sys

import pytest

from hotelier.text import LANGUAGES, Words
from tests.bots.programs import example, python
from tests.cli.commands import Shell

BELLBOY = example(sys.executable, "bellboy.py")
FAILS = python("1/0")
SENTENCE = "has ended with exit code 1: ZeroDivisionError: division by zero"


def test_a_program_plays_simulated_games(hotelier: Shell) -> None:
    outcome = hotelier("simulate", "--bots", f"random,{BELLBOY}", "--games", 1, "--json")
    told = json.loads(outcome.out)
    assert told["seats"][1]["bot"] == BELLBOY
    assert told["failures"] == {}


def test_a_program_that_fails_is_told_and_somebody_plays_on(hotelier: Shell) -> None:
    words = ("simulate", "--bots", f"random,{FAILS}", "--games", 2)
    told = json.loads(hotelier(*words, "--json").out)
    assert told["games"] == 2
    assert list(told["failures"].values()) == [2]
    assert SENTENCE in next(iter(told["failures"]))
    shown = " ".join(hotelier(*words).out.split())
    assert f"{SENTENCE}; porter played on for it (2 games)" in shown


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_failure_at_the_table_is_told_in_the_language_of_the_person(
    language: str, hotelier: Shell
) -> None:
    words = ("terminal", "--bot", FAILS, "--start", 1, "--seed", 1, "--language", language)
    shown = "".join(hotelier(*words, answers="q\n").out.split())
    told = Words(language)("terminal-bot_failed", who=f"{FAILS} 2", other="porter", fault="…")
    assert "".join(told.partition("…")[0].split()) in shown
    assert "".join(SENTENCE.split()) in shown


@pytest.mark.parametrize("name", ["cmd:", "cmd:say 'hello"])
def test_what_is_no_command_is_refused(name: str, hotelier: Shell) -> None:
    assert "command" in hotelier.refuses("simulate", "--bots", name)


@pytest.mark.parametrize("seconds", [0, -1, "nan", "inf"])
@pytest.mark.parametrize("command", ["simulate", "arena", "terminal"])
def test_a_time_limit_that_cannot_be_is_refused(
    command: str, seconds: object, hotelier: Shell
) -> None:
    words = (command, "--bots", f"porter,{FAILS}", "--bot-seconds", seconds)
    more = ("--players", 3) if command == "terminal" else ()
    assert f"seconds and at most 1000000, not {seconds}" in hotelier.refuses(*words, *more)


def test_a_comma_in_quotes_belongs_to_a_command(hotelier: Shell) -> None:
    program = f"cmd:{sys.executable} -c 'import sys, os; os._exit(5)'"
    told = json.loads(
        hotelier("simulate", "--bots", f"random,{program}", "--games", 1, "--json").out
    )
    assert told["seats"][1]["bot"] == program
    assert "exit code 5" in next(iter(told["failures"]))


COMMA = f"cmd:{sys.executable} -c print(1),exit(5)"


@pytest.mark.parametrize(
    "words",
    [
        ("--bots", "random,page", "--bot", COMMA),
        ("--bot", COMMA, "--bots", "random,page"),
        ("--bots", "random", "--bots", "page", "--bot", COMMA),
        ("--bot", "random", "--bot", "page", "--bot", COMMA),
    ],
)
def test_all_bots_that_are_named_play_however_they_are(
    words: tuple[str, ...], hotelier: Shell
) -> None:
    table = (*words, "--players", 3, "--json")
    told = json.loads(hotelier("simulate", *table, "--games", 1).out)
    assert [seat["bot"] for seat in told["seats"]] == ["random", "page", COMMA]
    told = json.loads(hotelier("arena", *table, "--deals", 1).out)
    assert [bot["bot"] for bot in told["bots"]] == ["random", "page", COMMA]
    shown = hotelier("terminal", *words, "--players", 4, answers="1\n" * 3).out
    assert all(name in shown for name in ("random 2", "page 3", "exit(5) 4"))


def test_one_bot_given_singly_plays_all_seats(hotelier: Shell) -> None:
    told = json.loads(hotelier("simulate", "--bot", "page", "--games", 1, "--json").out)
    assert [seat["bot"] for seat in told["seats"]] == ["page", "page"]
