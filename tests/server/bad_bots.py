"""Bots that misbehave, in processes of their own."""

import os
import time
from multiprocessing.connection import Connection


def raising(pipe: Connection) -> None:
    """As the real one does when a bot raises: it sends the name of the fault."""
    pipe.send("ready")
    while True:
        pipe.recv()
        pipe.send("ZeroDivisionError")


def hanging(pipe: Connection) -> None:
    pipe.send("ready")
    pipe.recv()
    time.sleep(600)


def dying(pipe: Connection) -> None:
    pipe.send("ready")
    pipe.recv()
    os._exit(1)


def talking_nonsense(pipe: Connection) -> None:
    pipe.send("ready")
    while True:
        pipe.recv()
        pipe.send(627)


def listing(pipe: Connection) -> None:
    pipe.send("ready")
    while True:
        pipe.recv()
        pipe.send([(627, 0.0, 0.0, 0.0, (), [])])


def dawdling(pipe: Connection) -> None:
    """Ranks as the real one does, but a little later."""
    from hotelier.server.bot_worker import Job, rank

    pipe.send("ready")
    while True:
        answer = rank(Job(*pipe.recv()))
        time.sleep(1)
        pipe.send(answer)
