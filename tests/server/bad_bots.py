"""Bots that misbehave, in processes of their own."""

import json
import os
import time
from multiprocessing.connection import Connection
from pathlib import Path


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
        pipe.send((627, None))


def noting(pipe: Connection) -> None:
    """Chooses as the real one does, and notes what it was told to remember."""
    from hotelier.server.bots.worker import Job, choose

    pipe.send("ready")
    while True:
        job = Job(*pipe.recv())
        choice = choose(job)
        with Path(os.environ["NOTES"]).open("a") as notes:
            notes.write(json.dumps([job.memory, job.played, choice]) + "\n")
        pipe.send(tuple(choice))


def listing(pipe: Connection) -> None:
    pipe.send("ready")
    while True:
        pipe.recv()
        pipe.send([(627, 0.0, 0.0, 0.0, (), [])])


def dawdling(pipe: Connection) -> None:
    """Ranks as the real one does, but a little later."""
    from hotelier.server.bots.worker import Job, rank

    pipe.send("ready")
    while True:
        answer = rank(Job(*pipe.recv()))
        time.sleep(1)
        pipe.send(answer)
