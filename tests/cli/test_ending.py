"""A command that is ended by the system leaves nothing behind: no program, no draft of a file."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from hotelier.record import read_records
from tests.bots.programs import HELLO, python
from tests.bots.test_external import is_alive

pytestmark = pytest.mark.skipif(os.name != "posix", reason="Windows ends a process at once")

HEARING = "signal.default_int_handler"
DEAF = "signal.SIG_IGN"


def run(ctrl_c: str, *words: object) -> subprocess.Popen[str]:
    """A command in a process of its own, which hears Ctrl-C or not.

    It hears of its window being closed, although these tests may have been started by ``nohup``.
    """
    heard = f"signal.signal(1, signal.SIG_DFL); signal.signal(2, {ctrl_c})"
    program = f"import signal; from hotelier.cli.main import main; {heard}; main()"
    return subprocess.Popen(
        [sys.executable, "-c", program, *map(str, words)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


def thoughtful(note: Path) -> str:
    """A program that notes its number and thinks for ever, whatever it is told."""
    return python(HELLO + f"open({str(note)!r}, 'a').write(f'{{os.getpid()}} ')\ntime.sleep(90)")


def end_while_it_thinks(
    running: subprocess.Popen[str], note: Path, programs: int, how: int = signal.SIGTERM
) -> tuple[int, str]:
    """Exit code and errors of a command that is ended while programs think, which must end too."""
    with running:
        try:
            until = time.monotonic() + 60
            while not note.exists() or len(note.read_text().split()) < programs:
                assert time.monotonic() < until
                time.sleep(0.05)
            running.send_signal(how)
            _, said = running.communicate(timeout=30)
        finally:
            running.kill()
    until = time.monotonic() + 10
    while (left := [pid for pid in note.read_text().split() if is_alive(int(pid))]) and (
        time.monotonic() < until
    ):
        time.sleep(0.05)
    assert not left
    return running.returncode, said


@pytest.mark.parametrize(
    ("workers", "ctrl_c", "how", "code"),
    [
        (1, HEARING, signal.SIGTERM, 143),
        (1, DEAF, signal.SIGTERM, 143),
        (1, HEARING, signal.SIGHUP, 129),
        (2, HEARING, signal.SIGTERM, 143),
    ],
)
def test_a_simulation_that_is_ended_ends_its_programs(
    workers: int, ctrl_c: str, how: int, code: int, tmp_path: Path
) -> None:
    note = tmp_path / "note"
    words = ("--bot", thoughtful(note), "--games", 8, "--workers", workers, "--bot-seconds", 500)
    running = run(ctrl_c, "simulate", *words, "--records", tmp_path / "games.record")
    assert end_while_it_thinks(running, note, workers, how) == (code, "")
    assert list(tmp_path.iterdir()) == [note]


def test_a_table_that_is_ended_ends_its_programs_and_saves_the_game(tmp_path: Path) -> None:
    note, path = tmp_path / "note", tmp_path / "games.record"
    words = ("--bot", thoughtful(note), "--bot-seconds", 500, "--start", 1, "--record", path)
    running = run(HEARING, "terminal", *words, "--seed", 1)
    assert end_while_it_thinks(running, note, 1) == (143, "")
    (record,) = read_records(path)
    assert record.result is None


def test_an_arena_that_is_ended_ends_its_programs(tmp_path: Path) -> None:
    note = tmp_path / "note"
    running = run(HEARING, "arena", "--bot", thoughtful(note), "--bot-seconds", 500)
    assert end_while_it_thinks(running, note, 1) == (-signal.SIGTERM, "")


def test_a_simulation_that_shall_outlive_its_window_does(tmp_path: Path) -> None:
    note = tmp_path / "note"
    running = run(f"{HEARING}); signal.signal(1, {DEAF}", "simulate", "--bot", thoughtful(note))
    with running:
        until = time.monotonic() + 60
        while not note.exists() and time.monotonic() < until:
            time.sleep(0.05)
        running.send_signal(signal.SIGHUP)
        time.sleep(0.5)
        assert running.poll() is None
        running.terminate()
        assert running.wait(30) == 143
