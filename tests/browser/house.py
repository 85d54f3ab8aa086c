"""A server in a process of its own, as somebody would start it."""

import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import Final

HOST: Final = "127.0.0.1"
KIND: Final = ("--people-per-address", "2000", "--stand-in-minutes", "0")
"""All tests come from one address, and nobody waits for a time of grace."""


class House:
    """Serves tables from a data folder; can be killed and opened again at the same address."""

    def __init__(self, data: Path) -> None:
        self._data = data
        self._port = "0"
        self.open()

    def open(self) -> None:
        command = [sys.executable, "-m", "hotelier", "serve", "--port", self._port]
        self._process = subprocess.Popen(
            # All visitors of all tests come from one address.
            [*command, "--data", str(self._data), "--bot-workers", "1", *KIND],
            stdout=subprocess.PIPE,
            text=True,
            env=os.environ | {"PYTHONWARNINGS": "ignore"},
        )
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        self.address = line.split()[4]
        self._port = self.address.rstrip("/").rpartition(":")[2]

    def kill(self) -> None:
        """As a power cut would."""
        self._end(signal.SIGKILL)

    def close(self) -> None:
        self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> None:
        self._process.send_signal(how)
        self._process.wait()
        assert self._process.stdout is not None
        self._process.stdout.close()
