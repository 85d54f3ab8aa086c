"""How long a choice or an undo takes to become a new view, with many tables in play at once.

A server in a process of its own; players that choose at random, one connection each. Every table
is played against a bot, and each player waits a little before the next choice, as people do, and
sometimes takes one back. The first seconds, in which all tables are opened at once, do not count.
"""

import argparse
import asyncio
import json
import os
import random
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
from typing import Any

from websockets.asyncio.client import connect

SETTLING = 3.0
REGRET = 0.1  # how often a choice that can be taken back is taken back
GOALS = {"choose": 50, "undo": 100}  # milliseconds, of medians
SEATS = [{"kind": "you", "name": "Anna"}, {"kind": "bot", "bot": "porter"}]


def open_table(address: str) -> tuple[str, str]:
    """A new table and the cookie of its player."""
    request = urllib.request.Request(  # noqa: S310  (the server started here)
        f"{address}/api/tables",
        json.dumps({"seats": SEATS}).encode(),
        {"content-type": "application/json"},
    )
    with urllib.request.urlopen(request) as answer:  # noqa: S310
        return json.load(answer)["table"], answer.headers["set-cookie"].split(";")[0]


async def play(
    address: str, pause: float, seconds: float, until: float, times: dict[str, list[float]]
) -> None:
    """Play at one table and note how long each choice and each undo took to be seen."""
    table, cookie = await asyncio.to_thread(open_table, address)
    where = f"{address.replace('http', 'ws', 1)}/api/tables/{table}/socket"
    async with connect(where, additional_headers={"cookie": cookie}) as socket:
        sent, number, what = 0.0, -1, ""
        async for text in socket:
            message: dict[str, Any] = json.loads(text)
            if message["type"] != "state":
                continue
            if sent and message["number"] > number:
                if sent > until - seconds:
                    times[what].append(time.perf_counter() - sent)
                sent = 0.0
            if message["result"] or time.perf_counter() > until:
                return
            if message["decision"]:
                await asyncio.sleep(random.uniform(0, 2 * pause))
                number = message["number"]
                wish: dict[str, Any] = {"id": f"{number}", "number": number}
                if message["undo"]["steps"] and random.random() < REGRET:
                    what = "undo"
                else:
                    what = "choose"
                    wish["code"] = random.choice(message["decision"]["options"])["code"]
                sent = time.perf_counter()
                await socket.send(json.dumps({"type": what, **wish}))


async def measure(
    address: str, tables: int, pause: float, seconds: float
) -> dict[str, list[float]]:
    """The times of all choices and undos at all tables."""
    times: dict[str, list[float]] = {what: [] for what in GOALS}
    until = time.perf_counter() + SETTLING + seconds
    players = (play(address, pause, seconds, until, times) for _ in range(tables))
    await asyncio.gather(*players)
    return times


def main() -> None:
    """Start a server, play, and print what was measured."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--pause", type=float, default=1.0, help="seconds between choices")
    parser.add_argument("--seconds", type=float, default=15.0)
    wanted = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "hotelier", "serve", "--port", "0", "--data", folder]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
            assert server.stdout is not None
            address = server.stdout.readline().split()[4]
            try:
                times = asyncio.run(measure(address, wanted.tables, wanted.pause, wanted.seconds))
            finally:
                server.terminate()
    for what, taken in times.items():
        if len(taken) < 2:
            print(f"{wanted.tables} tables: too few times {what} to say anything")
            continue
        parts = statistics.quantiles(taken, n=20)
        print(
            f"{wanted.tables} tables, {len(taken)} times {what}: "
            f"median {parts[9] * 1000:.1f} ms, 95 of 100 within {parts[18] * 1000:.1f} ms "
            f"(goal: median below {GOALS[what]} ms)"
        )
    if hasattr(os, "getloadavg") and os.getloadavg()[0] > (os.cpu_count() or 1):
        print(f"The machine was busy with other things, too: load {os.getloadavg()[0]:.1f}.")


if __name__ == "__main__":
    main()
