"""A server with many tables that is killed again and again in the middle of games.

Run as a script it does so many times: ``python -m tests.server.killing 50 600``, fifty kills with
600 tables. Fewer of them are kept in memory, players come and go, some hang up without waiting for
an answer: so tables are forgotten and read again all the time.
"""

import asyncio
import json
import os
import random
import signal
import sqlite3
import subprocess
import sys
import tempfile
import urllib.request
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import fields
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

ALONE = [{"kind": "you", "name": "Anna"}, {"kind": "device", "name": "Bruno"}]
WITH_BOT = [{"kind": "you", "name": "Anna"}, {"kind": "bot", "bot": "random"}]
BOT_AT = 20  # every so many tables one with a bot
PLENTY = 1_000_000
MOST_CHOICES = 8  # before a player leaves and comes back
HANG_UP = 0.05  # how often one does so without waiting for the answer
AT_ONCE = 100  # players who connect at the same time
STUCK = 300.0  # seconds


def serve(data: str, max_live: str) -> None:
    """What runs in the process that is killed: a server that refuses nobody."""
    from hotelier.server import running as commands
    from hotelier.server.settings import Settings

    chosen: dict[str, Any] = {}
    for field in fields(Settings):
        if field.name.startswith("max_") or field.name == "people_per_address":
            chosen[field.name] = PLENTY
        elif field.name.endswith(("_per_second", "_burst")):
            chosen[field.name] = float(PLENTY)
    chosen |= {"max_live": int(max_live), "bot_workers": 1, "warm_up": False}
    commands.serve(Settings(Path(data), **chosen), "127.0.0.1", 0)


class Server:
    """A server in a process of its own, that can be killed and started again."""

    def __init__(self, data: Path, max_live: int) -> None:
        self._command = [sys.executable, "-m", "tests.server.killing", "serve"]
        self._command += [str(data), str(max_live)]
        self.start()

    def start(self) -> None:
        self._process = subprocess.Popen(self._command, stdout=subprocess.PIPE, text=True)
        assert self._process.stdout is not None
        self.address = self._process.stdout.readline().split()[4]
        self.is_alive = True

    def kill(self) -> None:
        self.is_alive = False
        self._process.send_signal(signal.SIGKILL)
        self._process.wait()
        assert self._process.stdout is not None
        self._process.stdout.close()

    def post(self, path: str, body: Any, headers: dict[str, str]) -> tuple[Any, str]:
        request = urllib.request.Request(  # noqa: S310  (the server of this test)
            f"{self.address}{path}",
            json.dumps(body).encode(),
            {"content-type": "application/json", **headers},
        )
        with urllib.request.urlopen(request, timeout=60) as answer:  # noqa: S310
            return json.load(answer), answer.headers["set-cookie"].split(";")[0]


class Round:
    """From one kill to the next: it comes some time after half of the players had an answer."""

    def __init__(self, server: Server, players: int, seconds: float) -> None:
        self.server = server
        self.turnstile = asyncio.Semaphore(AT_ONCE)
        self._quorum = (players + 1) // 2
        self._seconds = seconds
        self._answered: set[str] = set()
        self._is_due = asyncio.Event()

    def note_answer(self, table: str) -> None:
        self._answered.add(table)
        if len(self._answered) >= self._quorum:
            self._is_due.set()

    async def kill(self) -> None:
        await asyncio.wait_for(self._is_due.wait(), STUCK)
        await asyncio.sleep(self._seconds)
        self.server.kill()


class Client:
    """Plays at a table, sends again what was not acknowledged, and remembers what was."""

    def __init__(self, server: Server, number: int, rng: random.Random) -> None:
        self._rng = rng
        # As if every one of them came from a house of their own, by way of a proxy.
        self._headers = {"x-forwarded-for": f"10.0.{number // 250}.{number % 250 + 1}"}
        has_bot = number % BOT_AT == 0
        body = {"seats": WITH_BOT if has_bot else ALONE, "seed": f"{number}"}
        told, self._headers["cookie"] = server.post("/api/tables", body, self._headers)
        self.table: str = told["table"]
        self.seats = [0] if has_bot else [0, 1]
        self.acknowledged: list[tuple[int, int]] = []
        self.retries = 0
        self._requests = 0
        self._seen = 0
        self._open: dict[str, Any] | None = None
        self._is_over = False

    async def play(self, this: Round) -> None:
        """Come, play a little and go, again and again until the server is killed."""
        while this.server.is_alive:
            try:
                async with this.turnstile:
                    socket = await self._connected(this.server)
                async with socket:
                    await self._talk(socket, this)
            except (WebSocketException, OSError):
                await asyncio.sleep(0.01)
            if self._is_over:
                this.note_answer(self.table)
                return

    async def _connected(self, server: Server) -> ClientConnection:
        where = f"{server.address.replace('http', 'ws', 1)}/api/tables/{self.table}/socket"
        return await connect(where, additional_headers=self._headers, open_timeout=60)

    async def _talk(self, socket: ClientConnection, this: Round) -> None:
        if self._open is not None:
            self.retries += 1
            await socket.send(json.dumps(self._open))
        left = self._rng.randint(1, MOST_CHOICES)
        async for text in socket:
            message = json.loads(text)
            if message["type"] == "reply" and self._note(message):
                this.note_answer(self.table)
                left -= 1
            if message["type"] == "state" and self._open is None:
                await self._answer(message, socket)
            if not left or self._is_over or self._rng.random() < HANG_UP:
                return

    async def _answer(self, state: dict[str, Any], socket: ClientConnection) -> None:
        """Choose, or turn to the other seat of one's own that has to."""
        self._is_over = state["result"] is not None
        if state["number"] < self._seen or self._is_over:
            return
        if state["decision"]:
            self._open = self._choice(state)
            await socket.send(json.dumps(self._open))
        elif state["waiting"]["seat"] in state["holds"]:
            turn = {"type": "face", "id": "turn", "seat": state["waiting"]["seat"]}
            await socket.send(json.dumps(turn))

    def _choice(self, state: dict[str, Any]) -> dict[str, Any]:
        self._requests += 1
        return {
            "type": "choose",
            "id": f"request {self._requests}",
            "number": state["number"],
            "code": self._rng.choice(state["decision"]["options"])["code"],
        }

    def _note(self, reply: dict[str, Any]) -> bool:
        """Whether this is the answer that was waited for."""
        if self._open is None or reply["id"] != self._open["id"]:
            return False
        assert reply["ok"], reply
        self.acknowledged.append((reply["number"], self._open["code"]))
        self._seen = reply["number"]
        self._open = None
        return True


Answers = dict[str, dict[int, list[tuple[int, int]]]]


def saved(data: Path) -> Answers:
    """Version and code of all answers of players that are on disk, by table and seat."""
    found: Answers = defaultdict(lambda: defaultdict(list))
    with sqlite3.connect(data / "hotelier.sqlite3") as file:
        asked = "SELECT table_id, seat, version, code FROM answers WHERE seat IS NOT NULL"
        for table, seat, version, code in file.execute(f"{asked} ORDER BY table_id, number"):
            found[table][seat].append((version, code))
    file.close()
    return found


def check(clients: Sequence[Client], data: Path) -> None:
    """Compare what was acknowledged with what is on disk."""
    found = saved(data)
    for client in clients:
        on_disk = sorted(it for seat in client.seats for it in found[client.table][seat])
        known = client.acknowledged
        assert on_disk[: len(known)] == known, "an acknowledged choice is lost or repeated"
        assert len(on_disk) <= len(known) + 1, "a choice was carried out twice"


async def one_round(server: Server, clients: Sequence[Client], seconds: float) -> None:
    """All play until the server is killed."""
    this = Round(server, len(clients), seconds)
    await asyncio.gather(this.kill(), *(client.play(this) for client in clients))


def kill_again_and_again(data: Path, kills: int, tables: int, seed: int) -> tuple[int, int]:
    """Returns how many choices were acknowledged, and how many were sent again."""
    rng = random.Random(seed)
    server = Server(data, max_live=tables // 4)
    try:
        clients = [Client(server, number, rng) for number in range(tables)]
        for _ in range(kills):
            asyncio.run(one_round(server, clients, rng.uniform(0, 0.4)))
            check(clients, data)
            server.start()
    finally:
        server.kill()
    acknowledged = sum(len(client.acknowledged) for client in clients)
    return acknowledged, sum(client.retries for client in clients)


if __name__ == "__main__":
    if sys.argv[1:2] == ["serve"]:
        serve(*sys.argv[2:])
    else:
        kills, tables = (int(it) for it in sys.argv[1:3])
        with tempfile.TemporaryDirectory() as folder:
            kept, again = kill_again_and_again(Path(folder), kills, tables, os.getpid())
        print(
            f"{kills} kills with {tables} tables, {kept} choices acknowledged,"
            f" {again} sent again, none lost"
        )
