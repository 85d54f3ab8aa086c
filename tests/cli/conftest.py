from collections.abc import Iterator
from pathlib import Path

import pytest

from hotelier.bots.levels import trained
from tests.cli.commands import Shell


@pytest.fixture
def hotelier(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Shell:
    return Shell(monkeypatch, capsys)


@pytest.fixture
def no_weights(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The folder in which the trained weights are looked for, and which is not there."""
    folder = tmp_path / "nowhere"
    monkeypatch.setattr(trained, "WEIGHTS", folder)
    trained.trained.cache_clear()
    yield folder
    trained.trained.cache_clear()
