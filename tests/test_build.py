"""The same checkout runs compiled and interpreted, and never runs an outdated binary."""

import os
import runpy
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

PACKAGE = Path(__file__).parent.parent / "src" / "hotelier"


def test_interpreted_on_request() -> None:
    program = """
from hotelier import _build
from hotelier.engine import state
print(_build.is_compiled(), state.__file__)
"""
    answer = subprocess.run(
        [sys.executable, "-c", program],
        env={**os.environ, "HOTELIER_INTERPRETED": "1"},
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    assert answer.split(maxsplit=1) == ["False", f"{PACKAGE / 'engine' / 'state.py'}\n"]


@pytest.fixture
def checkout(tmp_path: Path) -> dict[str, Any]:
    """The build module of a package with one source, which counts as just compiled."""
    build = runpy.run_path(str(shutil.copy(PACKAGE / "_build.py", tmp_path / "_build.py")))
    source = tmp_path / "rules.py"
    source.write_text("KRONEN = 10\n", encoding="utf-8")
    build["STAMP"].write_text(build["describe"](source) + "\n", encoding="utf-8")
    return {**build, "source": source}


def test_a_binary_is_trusted_while_its_source_is_untouched(checkout: dict[str, Any]) -> None:
    assert not checkout["_is_stale"]()


def test_a_binary_is_trusted_where_nothing_was_compiled_in_place(checkout: dict[str, Any]) -> None:
    checkout["STAMP"].unlink()
    assert not checkout["_is_stale"]()


def test_a_binary_is_ignored_once_its_source_is_edited(checkout: dict[str, Any]) -> None:
    checkout["source"].write_text("KRONEN = 20\n", encoding="utf-8")
    os.utime(checkout["source"], ns=(1, 1))  # even if the clock did not advance
    assert checkout["_is_stale"]()


def test_a_binary_is_ignored_once_its_source_is_gone(checkout: dict[str, Any]) -> None:
    checkout["source"].unlink()
    assert checkout["_is_stale"]()


def test_a_binary_is_ignored_while_compiling_is_unfinished(checkout: dict[str, Any]) -> None:
    checkout["STAMP"].write_text("unfinished\n", encoding="utf-8")
    assert checkout["_is_stale"]()
