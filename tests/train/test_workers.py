"""The processes of a course or an arena end with it, and their death is told."""

import os
import signal
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path

import pytest

from hotelier.errors import HotelierError
from hotelier.processes.pool import processes
from hotelier.processes.signals import deaf
from tests.bots.packages import ctrl_c

ENDLESS = """
import sys
from pathlib import Path
from hotelier.train.course import Course, Plan
plan = Plan(games=10**6, watched=10**6, lesson=2, batch=4096, units=8, deeper=4)
Course(plan, Path(sys.argv[1])).run(lambda line: print(line, flush=True))
"""


ARENA = """
from hotelier import GameOptions
from hotelier.lab.arena_pool import GameWorker, play_all
from hotelier.lab.pairing import Arena
begin = GameWorker.begin
GameWorker.begin = lambda worker, job: print("begun", begin(worker, job), flush=True)
arena = Arena(GameOptions(), ["random", "director"], deals=99, seconds=600)
play_all(arena, arena.plan(), 2, lambda _: None)
"""


def test_an_arena_that_is_killed_leaves_no_process_behind() -> None:
    command = [sys.executable, "-c", ARENA]
    with subprocess.Popen(command, stdout=subprocess.PIPE, start_new_session=True) as arena:
        try:
            assert arena.stdout is not None
            for _ in range(2):
                assert b"begun" in arena.stdout.readline()
            time.sleep(1)  # its workers begin to think, for ten minutes
            arena.kill()
            arena.communicate(timeout=30)
        finally:
            with suppress(ProcessLookupError):
                os.killpg(arena.pid, signal.SIGKILL)


def test_a_worker_that_dies_is_told_in_one_sentence() -> None:
    with pytest.raises(HotelierError, match="a worker has died"), processes(1) as pool:
        pool.submit(os._exit, 1).result()


def test_ctrl_c_is_not_heard_by_processes_that_are_being_started() -> None:
    tells = [sys.executable, "-c", "import signal; print(signal.getsignal(signal.SIGINT).name)"]
    with ctrl_c(signal.default_int_handler):
        with deaf():
            told = subprocess.run(tells, capture_output=True, check=True, text=True)
        assert told.stdout == "SIG_IGN\n"
        assert signal.getsignal(signal.SIGINT) is signal.default_int_handler


def test_a_course_that_is_ended_leaves_no_process_behind(tmp_path: Path) -> None:
    command = [sys.executable, "-c", ENDLESS, str(tmp_path)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, start_new_session=True) as course:
        try:
            assert course.stdout is not None
            assert b"games" in course.stdout.readline()
            course.terminate()
            # The workers have the same output: it is closed when the last of them has ended.
            course.communicate(timeout=30)
        finally:
            with suppress(ProcessLookupError):
                os.killpg(course.pid, signal.SIGKILL)
    assert course.returncode == -signal.SIGTERM
