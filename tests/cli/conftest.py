import pytest

from tests.cli.commands import Shell


@pytest.fixture
def hotelier(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Shell:
    return Shell(monkeypatch, capsys)
