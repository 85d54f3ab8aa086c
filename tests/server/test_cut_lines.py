"""Browsers that vanish: before, between and within their messages, over real sockets."""

import asyncio
import json
import random
import socket
import struct
import threading
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import httpx2

from hotelier.server import running as commands
from hotelier.server.settings import Settings
from tests.server.play import FRIENDS, Json
from tests.server.test_fuzzing import faultless

LINES = 120
HALF_WAY = 0.5
NO_TEXT = "Invalid UTF-8 sequence received from client."  # noted by the web server, line closed


@contextmanager
def served(folder: Path) -> Iterator[tuple[Any, int]]:
    """A server as the command starts it, on a port of this machine, and its house."""
    with commands._listening(commands.HERE, 0) as listener:
        port = listener.getsockname()[1]
        address = f"http://{commands.HERE}:{port}"
        server = commands._server(Settings(folder, address, warm_up=False, request_burst=1e9))
        thread = threading.Thread(target=lambda: asyncio.run(server.serve(sockets=[listener])))
        thread.start()
        try:
            httpx2.get(f"{address}/api/health").raise_for_status()  # it waits until all is open
            yield server.config.app.state.house, port  # type: ignore[union-attr]
        finally:
            server.should_exit = True
            thread.join()


def handshake(port: int, table: str, cookie: str) -> bytes:
    return (
        f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\n"
        "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        f"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nCookie: hotelier={cookie}\r\n\r\n"
    ).encode()


def frame(rng: random.Random) -> bytes:
    """A message, or a part of one, as it goes over the wire: rightly made or not."""
    messages: list[Json] = [
        {"type": "ping", "id": "a"},
        {"type": "refresh", "id": "b"},
        {"type": "hint", "id": "c", "number": 1},
        {"type": "choose", "id": "d", "number": 1, "option": 0},
    ]
    texts = [
        json.dumps(rng.choice(messages)).encode(),
        b"\xff\xfe",
        rng.randbytes(40),
        b"x" * 20_000,
    ]
    body = rng.choice(texts)
    kind = rng.choice([0x81, 0x81, 0x81, 0x82, 0x01, 0x80, 0x88, 0x89, 0xFF])
    head = bytes([kind])
    head += bytes([0x80 | len(body)]) if len(body) < 126 else b"\xfe" + struct.pack(">H", len(body))
    return head + bytes(4) + body  # a mask of zeros


def vanish(rng: random.Random, port: int, table: str, cookie: str) -> bytes:
    """Open a line, send something, read or not, and be gone in the middle of it.

    Returns what was read.
    """
    heard = b""
    with closing(socket.create_connection((commands.HERE, port), timeout=10)) as line:
        hello = handshake(port, table, cookie)
        if rng.random() < HALF_WAY / 2:
            line.sendall(hello[: rng.randrange(len(hello))])
        else:
            line.sendall(hello)
            if rng.random() < HALF_WAY:
                heard = line.recv(rng.choice([1, 100, 100_000]))
            sent = b"".join(frame(rng) for _ in range(rng.randrange(4)))
            cut = rng.randrange(len(sent) + 1)
            try:
                line.sendall(sent[:cut])
            except OSError:
                return heard  # the server was quicker: something in there ends a line
        if rng.random() < HALF_WAY:
            # Without a farewell: the other end gets a reset.
            line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
    return heard


def test_browsers_that_vanish_leave_no_fault_and_the_table_as_it_was(tmp_path: Path) -> None:
    rng = random.Random("vanish")
    with (
        served(tmp_path) as (house, port),
        faultless(NO_TEXT),
        httpx2.Client(base_url=f"http://{commands.HERE}:{port}") as host,
    ):
        wish = {"seats": FRIENDS, "options": {"start": 0}}
        opened = host.post("/api/tables", json=wish).json()
        name = opened["table"]
        assert opened["summary"]["waiting"] == 1  # so the host cannot change anything
        before = host.get(f"/api/tables/{name}").json()
        cookie = host.cookies["hotelier"]
        heard = [vanish(rng, port, name, cookie) for _ in range(LINES)]
        assert sum(it.startswith(b"HTTP/1.1 101") for it in heard) > LINES / 10
        assert host.get("/api/health").json()["ok"]
        table = house.tables._live[name]
        until = time.monotonic() + 60
        while table.connections:
            assert time.monotonic() < until, "a line is still there"
            time.sleep(0.02)
        assert host.get(f"/api/tables/{name}").json() == before
        assert table.history.version == 1
