"""Bots of other packages on the command line, and what becomes of those that misbehave."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from hotelier.record import read_records, verify
from tests.bots.packages import ctrl_c, install, needs_alarm
from tests.cli.commands import INTERRUPTIBLE, Shell

PACKAGE = """
import os, sys, time
class First:
    name = "first"
    def __init__(self, seed): pass
    def choose(self, view): return view.decision.codes[0]
class Hangs(First):
    def choose(self, view): time.sleep(600)
class Leaves(First):
    def choose(self, view): sys.exit(0)
class Dies(First):
    def choose(self, view): os._exit(3)
class Slow(First):
    def choose(self, view):
        with open(os.environ["SLOW"], "a") as note: note.write(f"{os.getpid()}\\n")
        time.sleep(1)
        return view.decision.codes[0]
print("NOISE of the module")
class Prints(First):
    def __init__(self, seed): print("NOISE of a new bot")
    def choose(self, view):
        print("NOISE of a choice")
        os.system("echo NOISE of a program")
        return view.decision.codes[0]
    def close(self): print("NOISE of an end")
class Interrupts(First):
    def choose(self, view): raise KeyboardInterrupt
"""
BOTS = ("Hangs", "Leaves", "Dies", "Slow", "Prints", "Interrupts")


@pytest.fixture(autouse=True)
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    entries = "".join(f"{bot.lower()} = rude_bots:{bot}\n" for bot in BOTS)
    install("rude_bots", PACKAGE, entries, tmp_path, monkeypatch)


MISBEHAVING = [
    ("leaves", "the bot 'leaves' raised SystemExit: 0"),
    pytest.param(
        *("hangs", "the bot 'hangs' gave no answer within 0.3 seconds"), marks=needs_alarm
    ),
]


@pytest.mark.parametrize("workers", [1, 2])
@pytest.mark.parametrize(("bot", "sentence"), MISBEHAVING)
def test_somebody_plays_on_in_a_simulation(
    bot: str, sentence: str, workers: int, hotelier: Shell
) -> None:
    words = ("simulate", "--bots", f"random,{bot}", "--games", 2, "--bot-seconds", 0.3)
    told = json.loads(hotelier(*words, "--workers", workers, "--json").out)
    assert told["games"] == 2
    assert told["failures"] == {sentence: 2}


@pytest.mark.parametrize(("bot", "sentence"), MISBEHAVING)
def test_somebody_plays_on_in_the_terminal(bot: str, sentence: str, hotelier: Shell) -> None:
    words = ("terminal", "--bot", bot, "--bot-seconds", 0.3, "--start", 1, "--seed", 1)
    outcome = hotelier(*words, answers="1\n" * 600)
    assert sentence in " ".join(outcome.out.split())
    assert "Score sheet" in outcome.out


@needs_alarm
def test_one_second_is_told_as_one(hotelier: Shell) -> None:
    words = ("simulate", "--bots", "random,hangs", "--games", 1, "--bot-seconds", 1, "--json")
    told = json.loads(hotelier(*words).out)
    assert told["failures"] == {"the bot 'hangs' gave no answer within 1 second": 1}


def test_ctrl_c_while_a_bot_thinks_saves_the_game_so_far(hotelier: Shell, tmp_path: Path) -> None:
    path = tmp_path / "games.record"
    words = ("terminal", "--bot", "interrupts", "--start", 1, "--seed", 1, "--record", path)
    with ctrl_c(signal.default_int_handler):
        outcome = hotelier(*words, answers="1\n" * 600)
    assert outcome.code == 0
    assert "Goodbye" in outcome.out
    (record,) = read_records(path)
    assert record.moves and not verify(record).is_over


@pytest.mark.parametrize("workers", [1, 2])
@pytest.mark.parametrize("words", [("simulate", "--games"), ("arena", "--deals")])
def test_what_a_bot_prints_is_no_output_of_the_command(
    words: tuple[str, ...], workers: int, capfd: pytest.CaptureFixture[str]
) -> None:
    command = [sys.executable, "-m", "hotelier", *words, "2", "--bots", "random,prints", "--json"]
    subprocess.run([*command, "--workers", str(workers)], check=True)
    heard = capfd.readouterr()
    assert json.loads(heard.out)["games"] >= 2
    for what in ("the module", "a new bot", "a choice", "a program", "an end"):
        assert f"NOISE of {what}\n" in heard.err


def test_a_bot_that_ends_a_worker_ends_the_simulation_with_one_sentence(hotelier: Shell) -> None:
    words = ("simulate", "--bots", "random,dies", "--games", 40, "--workers", 2)
    outcome = hotelier(*words)
    assert outcome.code == 2
    assert outcome.err.endswith("or a bot has ended its process\n")
    assert "Traceback" not in outcome.err


@pytest.mark.skipif(os.name != "posix", reason="Ctrl-C is pressed for a whole group of processes")
def test_ctrl_c_ends_a_simulation_in_the_middle_of_its_games(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    note = tmp_path / "slow"
    monkeypatch.setenv("SLOW", str(note))
    words = ["simulate", "--bots", "slow", "--games", "40", "--workers", "2"]
    command = [sys.executable, "-c", INTERRUPTIBLE, *words]
    running = subprocess.Popen(command, stderr=subprocess.PIPE, text=True, start_new_session=True)
    try:
        until = time.monotonic() + 60
        while not note.exists() or len(set(note.read_text().split())) < 2:
            assert time.monotonic() < until
            time.sleep(0.05)
        os.killpg(running.pid, signal.SIGINT)
        # The error stream is closed when the last worker has ended.
        _, said = running.communicate(timeout=20)
    finally:
        running.kill()
    assert running.returncode == 130
    assert "Traceback" not in said
