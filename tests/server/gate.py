"""Bots that say what they are asked, and answer when they are let go: nobody has to guess when."""

import os
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing.connection import Connection

HOST = "127.0.0.1"
PORT = "HOTELIER_TEST_GATE"
PATIENCE = 20.0


def gated(pipe: Connection) -> None:
    """What runs in the process: as the real one, but each answer waits at the gate."""
    from hotelier.server.bots.worker import HINT, Job, choose, rank

    with socket.create_connection((HOST, int(os.environ[PORT]))) as line:
        pipe.send("ready")
        while True:
            job = Job(*pipe.recv())
            line.sendall(f"{job.bot}\n".encode())
            if not line.recv(1):
                return  # the test is over
            pipe.send(rank(job) if job.bot == HINT else tuple(choose(job)))


class Thinker:
    """A process at the gate."""

    def __init__(self, line: socket.socket) -> None:
        line.settimeout(PATIENCE)
        self._line = line
        self._said = line.makefile()

    def asked(self) -> str:
        """The bot that is asked next; nothing if the process was ended."""
        return self._said.readline().strip()

    def release(self) -> None:
        self._line.sendall(b"x")

    def close(self) -> None:
        self._said.close()
        self._line.close()


class Gate:
    """Where all processes of a test come by."""

    def __init__(self) -> None:
        self._listener = socket.create_server((HOST, 0))
        self._listener.settimeout(PATIENCE)
        self._thinkers: list[Thinker] = []
        self.port = self._listener.getsockname()[1]

    def thinker(self) -> Thinker:
        """The next process that is started."""
        self._thinkers.append(Thinker(self._listener.accept()[0]))
        return self._thinkers[-1]

    def has_another(self) -> bool:
        """Whether one more process was started."""
        self._listener.setblocking(False)
        try:
            self.thinker()
        except BlockingIOError:
            return False
        return True

    def close(self) -> None:
        for thinker in self._thinkers:
            thinker.close()
        self._listener.close()


@contextmanager
def a_gate() -> Iterator[Gate]:
    gate = Gate()
    os.environ[PORT] = str(gate.port)
    try:
        yield gate
    finally:
        del os.environ[PORT]
        gate.close()
