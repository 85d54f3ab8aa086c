"""What workers do in tests; light to import, since each of them does so anew."""

import time
from multiprocessing.connection import Connection


def doubling(pipe: Connection) -> None:
    while True:
        pipe.send(2 * pipe.recv())


def thinking(pipe: Connection, seconds: float = 600) -> None:
    """Says that it thinks, and does so for long."""
    pipe.recv()
    pipe.send("thinking")
    time.sleep(seconds)
