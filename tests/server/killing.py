"""A server that is killed again and again in the middle of games.

Run as a script it does so many times: ``python -m tests.server.killing 50``.
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
from pathlib import Path
from typing import Any

from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

HOST = "127.0.0.1"
SEATS = [{"kind": "you", "name": "Anna"}, {"kind": "bot", "bot": "random"}]


class Server:
    """A server in a process of its own, that can be killed and started again."""

    def __init__(self, data: Path) -> None:
        self._data = data
        self.start()

    def start(self) -> None:
        command = [sys.executable, "-m", "hotelier", "serve", "--port", "0"]
        self._process = subprocess.Popen(
            [*command, "--data", str(self._data), "--bot-workers", "1"],
            stdout=subprocess.PIPE,
            text=True,
        )
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        self.address = line.split()[4]

    def kill(self) -> None:
        self._process.send_signal(signal.SIGKILL)
        self._process.wait()
        assert self._process.stdout is not None
        self._process.stdout.close()

    def post(self, path: str, body: Any, cookie: str) -> tuple[Any, str]:
        request = urllib.request.Request(  # noqa: S310  (the server of this test)
            f"{self.address}{path}",
            json.dumps(body).encode(),
            {"content-type": "application/json", "cookie": cookie},
        )
        with urllib.request.urlopen(request, timeout=20) as answer:  # noqa: S310
            given = answer.headers.get("set-cookie")
            return json.load(answer), given.split(";")[0] if given else cookie


class Client:
    """Plays at a table, sends again what was not acknowledged, and remembers what was."""

    def __init__(self, server: Server, rng: random.Random) -> None:
        self._server = server
        self._rng = rng
        self._cookie = ""
        self.table = ""
        self.acknowledged: list[tuple[int, int]] = []
        self.finished: list[str] = []
        self._requests = 0
        self._seen = 0
        self._open: dict[str, Any] | None = None
        self.retries = 0

    def sit_down(self) -> None:
        body = {"seats": SEATS, "seed": f"{len(self.finished)}"}
        told, self._cookie = self._server.post("/api/tables", body, self._cookie)
        self.table = told["table"]
        self._seen = 0
        self.acknowledged = []

    async def play(self, seconds: float) -> None:
        """Play until the server is killed after some time."""
        try:
            await self._talk(seconds)
        except (WebSocketException, OSError):
            return

    async def _talk(self, seconds: float) -> None:
        address = self._server.address.replace("http", "ws", 1)
        headers = {"cookie": self._cookie}
        where = f"{address}/api/tables/{self.table}/socket"
        async with connect(where, additional_headers=headers) as socket:
            if self._open is not None:
                self.retries += 1
                await socket.send(json.dumps(self._open))
            state: dict[str, Any] = {"decision": None, "result": None}
            is_counting = False
            async for text in socket:
                message = json.loads(text)
                if message["type"] == "reply":
                    self._note(message)
                elif message["type"] == "state":
                    state = message
                # Not before a reply: a bot that has to be started takes its time.
                if not is_counting and (message["type"] == "reply" or state["result"]):
                    asyncio.get_running_loop().call_later(seconds, self._server.kill)
                    is_counting = True
                if self._open is None and state["decision"] and state["number"] >= self._seen:
                    self._open = self._choice(state)
                    await socket.send(json.dumps(self._open))

    def _choice(self, state: dict[str, Any]) -> dict[str, Any]:
        self._requests += 1
        return {
            "type": "choose",
            "id": f"request {self._requests}",
            "number": state["number"],
            "code": self._rng.choice(state["decision"]["options"])["code"],
        }

    def _note(self, reply: dict[str, Any]) -> None:
        if self._open is None or reply["id"] != self._open["id"]:
            return
        assert reply["ok"], reply
        self.acknowledged.append((reply["number"], self._open["code"]))
        self._seen = reply["number"]
        self._open = None


def saved(data: Path, table: str) -> list[tuple[int, int]]:
    """Version and code of all answers of the first seat that are on disk."""
    with sqlite3.connect(data / "hotelier.sqlite3") as file:
        rows = file.execute(
            "SELECT version, code FROM answers WHERE table_id = ? AND seat = 0 ORDER BY number",
            (table,),
        ).fetchall()
    file.close()
    return rows


def kill_again_and_again(data: Path, kills: int, seed: int) -> tuple[int, int]:
    """Returns how many choices were acknowledged, and how many were sent again."""
    rng = random.Random(seed)
    server = Server(data)
    client = Client(server, rng)
    client.sit_down()
    count = 0
    for _ in range(kills):
        asyncio.run(client.play(rng.uniform(0, 0.4)))
        on_disk = saved(data, client.table)
        known = client.acknowledged
        assert on_disk[: len(known)] == known, "an acknowledged choice is lost or repeated"
        assert len(on_disk) <= len(known) + 1, "a choice was carried out twice"
        server.start()
        if client._open is None and rng.random() < 0.2:
            count += len(known)
            client.finished.append(client.table)
            client.sit_down()
    server.kill()
    return count + len(client.acknowledged), client.retries


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as folder:
        wanted = int(sys.argv[1]) if len(sys.argv) > 1 else 50
        acknowledged, again = kill_again_and_again(Path(folder), wanted, os.getpid())
        print(f"{wanted} kills, {acknowledged} choices acknowledged, {again} sent again, none lost")
