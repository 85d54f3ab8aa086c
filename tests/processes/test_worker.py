"""A worker answers, may be late or die, and never outlives whoever started it."""

import os
import signal
import subprocess
import sys
from contextlib import suppress
from errno import EAGAIN
from multiprocessing.context import SpawnProcess

import pytest

from hotelier.processes.alarm import Late
from hotelier.processes.worker import Stopped, Worker
from tests.processes.jobs import doubling, thinking

LONELY = """
from hotelier.processes.worker import Worker
from tests.processes.jobs import thinking
worker = Worker(thinking)
worker.ensure()
worker.pipe.send("think")
print(worker.hear(60), flush=True)
worker.hear(600)
"""


def test_a_worker_is_started_once_and_again_after_it_was_ended() -> None:
    worker = Worker(doubling)
    try:
        for started in (True, False):
            assert worker.ensure() == started
            worker.pipe.send(21)
            assert worker.hear(60) == 42
        worker.end()
        assert worker.ensure()
        worker.pipe.send("a")
        assert worker.hear(60) == "aa"
    finally:
        worker.end()


def test_whoever_waits_for_a_worker_hears_why_there_is_no_answer() -> None:
    worker = Worker(thinking, 0)
    try:
        worker.ensure()
        with pytest.raises(Late):
            worker.hear(0)
        worker.pipe.send("think")
        assert worker.hear(60) == "thinking"
        with pytest.raises(EOFError):
            worker.hear(60)
        worker.end()
        worker.ensure()
        worker.stop()
        with pytest.raises(Stopped):
            worker.hear(60)
    finally:
        worker.end()


def test_a_process_that_cannot_be_started_leaves_nothing_to_be_ended(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def fail(_: SpawnProcess) -> None:
        raise OSError(EAGAIN, "too many processes")

    worker = Worker(doubling)
    with monkeypatch.context() as patched:
        patched.setattr(SpawnProcess, "start", fail)
        with pytest.raises(OSError, match="too many processes"):
            worker.ensure()
    worker.end()


@pytest.mark.skipif(os.name != "posix", reason="a whole group of processes is ended")
def test_a_worker_ends_in_the_middle_of_its_work_when_whoever_started_it_is_killed() -> None:
    command = [sys.executable, "-c", LONELY]
    with subprocess.Popen(command, stdout=subprocess.PIPE, start_new_session=True) as lonely:
        try:
            assert lonely.stdout is not None
            assert lonely.stdout.readline() == b"thinking\n"
            lonely.kill()
            # The worker has the same output: it is closed when it has ended.
            lonely.communicate(timeout=30)
        finally:
            with suppress(ProcessLookupError):
                os.killpg(lonely.pid, signal.SIGKILL)
