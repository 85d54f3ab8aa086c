"""The browser of the tests is found, or there is one sentence on what to do."""

import os
import shutil
import subprocess
from pathlib import Path

import pytest

from tests.browser.chromium import ADVICE, VARIABLE, NoChromium, find_chromium


@pytest.fixture
def bare(monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """A machine without any browser, whose installers do nothing; what was tried there."""
    tried: list[list[str]] = []

    def run(command: list[str], **_: object) -> None:
        tried.append(command)

    monkeypatch.delenv(VARIABLE, raising=False)
    monkeypatch.setattr(subprocess, "run", run)
    monkeypatch.setattr(shutil, "which", lambda name: "apt-get" if name == "apt-get" else None)
    return tried


def test_without_any_browser_one_sentence_says_what_to_install(
    bare: list[list[str]], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(os, "geteuid", lambda: 0)
    with pytest.raises(NoChromium) as raised:
        find_chromium(str(tmp_path / "chrome"))
    assert str(raised.value) == ADVICE
    assert [command[-1] for command in bare] == ["update", "chromium", "chromium"]


def test_only_root_installs_packages(
    bare: list[list[str]], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(os, "geteuid", lambda: 1000)
    with pytest.raises(NoChromium):
        find_chromium(str(tmp_path / "chrome"))
    assert ["playwright" in command for command in bare] == [True]


def test_the_variable_goes_before_everything(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    program = tmp_path / "chrome"
    monkeypatch.setenv(VARIABLE, str(program))
    with pytest.raises(NoChromium, match="which is not there"):
        find_chromium("")
    program.touch()
    assert find_chromium("") == str(program)
