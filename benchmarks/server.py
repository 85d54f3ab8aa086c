"""How long a choice takes to be seen, with many tables in play at once.

A server in a process of its own; at every table two people, each in a browser of their own, who
choose at random, once a second at each table, and now and then take a choice back. A choice has
been seen when the new state is in both browsers. The first seconds do not count.

    python -m benchmarks.server --tables 300,450,600

With ``--against`` another checkout is measured in the same run, in turns with this one: only the
ratio of the two means something on another machine.
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
from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any

from benchmarks.browser import Browser, Rest, number_of

HERE = Path(__file__).parent
OWN = HERE.parent
SETTLING = 3.0
REGRET = 0.1  # how often a choice that can be taken back is taken back
GOAL = 100  # milliseconds, of 99 in 100 at 600 tables
SEATS = [{"kind": "you", "name": "Anna"}, {"kind": "link", "name": "Bruno"}]
STATE = b'{"type":"state"'
HEADS = ("tables", "of", "choices", "median", "95", "99", "longest", "core", "load", "memory")
HEADS_MORE = ("collecting", "sent")


@dataclass
class Measured:
    """What was measured with so many tables; times in milliseconds."""

    times: list[float] = field(default_factory=list)
    seconds: float = 0.0
    cpu: float = 0.0
    load_cpu: float = 0.0
    memory: float = 0.0
    collection: float = 0.0
    received: int = 0

    def row(self) -> list[str]:
        """As a line of the table."""
        if len(self.times) < 100:
            raise SystemExit("too few choices to say anything")
        parts = statistics.quantiles(self.times, n=100)
        return [
            f"{len(self.times)}",
            *(f"{parts[place]:.1f}" for place in (49, 94, 98)),
            f"{max(self.times):.0f}",
            f"{100 * self.cpu / self.seconds:.0f} %",
            f"{100 * self.load_cpu / self.seconds:.0f} %",
            f"{self.memory / 1e6:.0f} MB",
            f"{self.collection * 1000:.0f}",
            f"{self.received / 1000 / len(self.times):.1f} kB",
        ]


class Server:
    """A server with its own data folder, from the sources of a checkout."""

    def __init__(self, checkout: Path, folder: str) -> None:
        environment = dict(os.environ, PYTHONPATH=str(checkout / "src"))
        self._process = subprocess.Popen(
            [sys.executable, str(HERE / "serving.py"), folder],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env=environment,
            text=True,
        )
        address = self._read().split()[4]
        self.host, port = address.removeprefix("http://").split(":")
        self.port = int(port)

    def _read(self) -> str:
        assert self._process.stdout is not None
        return self._process.stdout.readline()

    def used(self) -> dict[str, float]:
        """Seconds of the processor so far, memory now, the longest collection since last time."""
        assert self._process.stdin is not None
        self._process.stdin.write("\n")
        self._process.stdin.flush()
        told: dict[str, float] = json.loads(self._read())
        return told

    def close(self) -> None:
        """End it; its games are of no more use."""
        self._process.kill()
        self._process.wait()


@contextmanager
def serving(checkout: Path) -> Iterator[Server]:
    """A server with an empty data folder."""
    with tempfile.TemporaryDirectory() as folder:
        server = Server(checkout, folder)
        try:
            yield server
        finally:
            server.close()


class Pair:
    """Two people at a table."""

    def __init__(self, rest: Rest, number: int, pause: float, times: list[float]) -> None:
        # Addresses as a proxy would name them: two houses for every table.
        self._addresses = [f"10.{seat}.{number // 250}.{number % 250 + 1}" for seat in (1, 2)]
        told, mine = rest.post("/api/tables", {"seats": SEATS}, "", self._addresses[0])
        link = {"link": told["links"][0]["link"]}
        _, yours = rest.post("/api/links/join", link, "", self._addresses[1])
        self._cookies = [mine, yours]
        self._table = told["table"]
        self._pause = pause
        self._times = times
        self._sent = 0.0
        self._number = -1
        self._unseen = 0
        self._has_begun = False
        self._asked: tuple[Browser, dict[str, Any]] | None = None
        self.browsers: list[Browser] = []

    async def connect(self, server: Server) -> None:
        """Open both browsers."""
        loop = asyncio.get_running_loop()
        path = f"/api/tables/{self._table}/socket?lang=en"
        for cookie, address in zip(self._cookies, self._addresses, strict=True):
            make = partial(Browser, path, cookie, address, self._hear)
            _, browser = await loop.create_connection(make, server.host, server.port)
            self.browsers.append(browser)

    def _hear(self, browser: Browser, text: bytes) -> None:
        if not text.startswith(STATE):
            return
        number = number_of(text)
        if b'"decision":null' not in text:
            self._asked = browser, json.loads(text)
        if number <= self._number:
            return
        self._unseen -= 1
        if self._sent and self._unseen == 0:
            self._times.append(1000 * (time.perf_counter() - self._sent))
        if self._unseen <= 0 and self._asked and self._asked[1]["number"] == number:
            self._number = number
            if self._has_begun:
                self._think()

    def begin(self) -> None:
        """Play from now on."""
        self._has_begun = True
        if self._asked:
            self._think()

    def _think(self) -> None:
        wait = random.uniform(0, 2 * self._pause)
        asyncio.get_running_loop().call_later(wait, self._choose)

    def _choose(self) -> None:
        if self._asked is None:
            return
        browser, state = self._asked
        self._asked = None
        self._unseen = 2
        wish: dict[str, Any] = {"id": f"{self._number}", "number": self._number}
        if state["undo"]["steps"] and random.random() < REGRET:
            wish["type"] = "undo"
        else:
            wish["type"] = "choose"
            wish["code"] = random.choice(state["decision"]["options"])["code"]
        self._sent = time.perf_counter()
        browser.say(wish)


async def measure(server: Server, tables: int, pause: float, seconds: float) -> Measured:
    """Play at so many tables for some seconds."""
    found = Measured()
    rest = Rest(server.host, server.port)
    pairs = []
    for number in range(tables):
        pairs.append(Pair(rest, number, pause, found.times))
        await pairs[-1].connect(server)
    for pair in pairs:
        pair.begin()
    await asyncio.sleep(SETTLING)
    found.times.clear()
    browsers = [browser for pair in pairs for browser in pair.browsers]
    received = sum(browser.received for browser in browsers)
    before, load, begin = server.used(), time.process_time(), time.perf_counter()
    await asyncio.sleep(seconds)
    after = server.used()
    found.seconds = time.perf_counter() - begin
    found.cpu = after["cpu"] - before["cpu"]
    found.load_cpu = time.process_time() - load
    found.memory, found.collection = after["memory"], after["collection"]
    found.received = sum(browser.received for browser in browsers) - received
    lost = sum(browser.is_lost for browser in browsers)
    if lost:
        print(f"{lost} of {len(browsers)} connections were lost")
    for browser in browsers:
        browser.hang_up()
    return found


def together(parts: list[Measured]) -> Measured:
    """Several rounds as one."""
    return Measured(
        [it for part in parts for it in part.times],
        sum(part.seconds for part in parts),
        sum(part.cpu for part in parts),
        sum(part.load_cpu for part in parts),
        max(part.memory for part in parts),
        max(part.collection for part in parts),
        sum(part.received for part in parts),
    )


def compared(own: Measured, other: Measured) -> str:
    """How this checkout does beside the other."""
    of_own = statistics.quantiles(own.times, n=100)
    of_other = statistics.quantiles(other.times, n=100)
    cpu = (own.cpu / len(own.times)) / (other.cpu / len(other.times))
    return (
        f"this / other: median {of_own[49] / of_other[49]:.2f},"
        f" 99 of 100 {of_own[98] / of_other[98]:.2f}, processor for a choice {cpu:.2f}"
    )


def main() -> None:
    """Measure every size with every checkout, in turns, and print a table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", default="50,300,600", help="sizes, with commas between them")
    parser.add_argument("--pause", type=float, default=1.0, help="seconds between choices")
    parser.add_argument("--seconds", type=float, default=15.0)
    parser.add_argument("--rounds", type=int, default=1, help="how often each is measured")
    parser.add_argument("--against", type=Path, help="the folder of another checkout")
    wanted = parser.parse_args()
    checkouts = {"this": OWN} | ({"other": wanted.against} if wanted.against else {})
    print("".join(f"{head:>11}" for head in (*HEADS, *HEADS_MORE)))
    for size in map(int, wanted.tables.split(",")):
        rounds: dict[str, list[Measured]] = defaultdict(list)
        for _ in range(wanted.rounds):
            for name, checkout in reversed(checkouts.items()):
                with serving(checkout) as server:
                    run = measure(server, size, wanted.pause, wanted.seconds)
                    rounds[name].append(asyncio.run(run))
        found = {name: together(parts) for name, parts in rounds.items()}
        for name, result in found.items():
            print("".join(f"{cell:>11}" for cell in (f"{size}", name, *result.row())))
        if wanted.against:
            print(" " * 11 + compared(found["this"], found["other"]))
    print(f"Times in milliseconds (goal: 99 of 100 within {GOAL} at 600 tables). core and load are")
    print("how much of a core the server and the players of this benchmark took.")


if __name__ == "__main__":
    main()
