"""Run the command inside the test: exit code, output, errors."""

import io
import sys
from dataclasses import dataclass

import pytest

from hotelier.cli.main import main

# Tests may run where Ctrl-C is ignored.
INTERRUPTIBLE = """
import signal
from hotelier.cli.main import main
signal.signal(signal.SIGINT, signal.default_int_handler)
main()
"""


@dataclass(frozen=True)
class Outcome:
    """What a command left behind."""

    code: int
    out: str
    err: str


class Shell:
    """Runs ``hotelier`` with some words after it."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        self._monkeypatch = monkeypatch
        self._capsys = capsys

    def __call__(self, *words: object, answers: str = "") -> Outcome:
        self._monkeypatch.setattr(sys, "argv", ["hotelier", *map(str, words)])
        self._monkeypatch.setattr(sys, "stdin", io.StringIO(answers))
        self._monkeypatch.setenv("COLUMNS", "120")
        with pytest.raises(SystemExit) as caught:
            main()
        captured = self._capsys.readouterr()
        code = caught.value.code
        assert isinstance(code, int)
        return Outcome(code, captured.out, captured.err)

    def refuses(self, *words: object, answers: str = "") -> str:
        """The one sentence with which something is refused."""
        outcome = self(*words, answers=answers)
        assert outcome.code == 2
        assert outcome.out == ""
        lines = outcome.err.replace("running interpreted", "").splitlines()
        sentence = lines[-1]
        assert len(lines) <= 1 + outcome.err.startswith("running")
        assert sentence.startswith("hotelier: ")
        assert "Traceback" not in outcome.err
        return sentence
