"""The processes of a course end with it."""

import os
import signal
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

ENDLESS = """
import sys
from pathlib import Path
from hotelier.train.course import Course, Plan
plan = Plan(games=10**6, watched=10**6, lesson=2, batch=4096, units=8, deeper=4)
Course(plan, Path(sys.argv[1])).run(lambda line: print(line, flush=True))
"""


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
