"""Connections: those that are silent have to go, and those who play stay, whatever comes."""

import asyncio
import json
import logging
import socket
import subprocess
import sys
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from contextlib import asynccontextmanager, contextmanager
from functools import wraps
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection, connect

from hotelier.server import running as commands
from hotelier.server.descriptors import room_for
from hotelier.server.http import doors
from hotelier.server.http.doors import Stage
from hotelier.server.http.guard import MOST_UPLOADING
from hotelier.server.seldom import MOST, SECONDS, Seldom
from hotelier.server.settings import Settings
from tests.server.killing import WITH_BOT, Server

HOST = "127.0.0.1"
PATIENCE = 60.0
FILES = 160


def in_a_loop(test: Callable[..., Coroutine[Any, Any, None]]) -> Callable[..., None]:
    @wraps(test)
    def run(**fixtures: Any) -> None:
        asyncio.run(asyncio.wait_for(test(**fixtures), PATIENCE))

    return run


# --- a server in this process ------------------------------------------------------------------


@asynccontextmanager
async def serving(folder: Path, **more: Any) -> AsyncIterator[tuple[commands.Server, int]]:
    """A real server at a free port."""
    listener = commands._listening(HOST, 0)
    settings = Settings(folder, bot_workers=1, warm_up=False, **more)
    server = commands._server(settings)
    task = asyncio.create_task(server._serve([listener]))
    while not server.started:  # noqa: ASYNC110  (it tells nobody)
        await asyncio.sleep(0.01)
    try:
        yield server, listener.getsockname()[1]
    finally:
        server.should_exit = True
        await task


class Line:
    """A connection to a server in this process."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer

    def ask(self, more: bytes = b"connection: close\r\n") -> None:
        self.writer.write(b"GET /api/health HTTP/1.1\r\nhost: x\r\n" + more + b"\r\n")

    async def until_closed(self) -> bytes:
        """All that comes until the server hangs up."""
        try:
            return await self.reader.read()
        except ConnectionError:
            return b""
        finally:
            self.writer.close()


async def call(port: int) -> Line:
    return Line(*await asyncio.open_connection(HOST, port))


@in_a_loop
async def test_small_answers_are_sent_at_once(tmp_path: Path) -> None:
    async with serving(tmp_path) as (server, port):
        line = await call(port)
        line.ask(b"")
        await line.reader.readline()
        [door] = server.server_state.connections
        accepted = door.transport.get_extra_info("socket")
        assert accepted.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY)
        line.writer.close()


@pytest.mark.parametrize(
    "said",
    [
        b"",
        b"GET /api/health HTTP/1.1\r\nhost:",
        b"GET /api/health HTTP/1.1\r\nhost: x\r\n\r\nGET /",
        b"POST /api/tables HTTP/1.1\r\nhost: x\r\ncontent-length: 99\r\n\r\n{",
    ],
    ids=["nothing", "half a head", "one and a half", "half a body"],
)
@in_a_loop
async def test_who_does_not_say_all_of_a_request_is_not_waited_for(
    said: bytes, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(doors, "PATIENCE", dict.fromkeys(Stage, 0.2))
    async with serving(tmp_path) as (server, port):
        line = await call(port)
        line.writer.write(said)
        await line.until_closed()
        while server.server_state.connections:  # noqa: ASYNC110
            await asyncio.sleep(0.01)


@pytest.mark.parametrize(("proxies", "answered"), [(HOST, 3), ("192.0.2.1", 2)])
@in_a_loop
async def test_an_address_has_so_many_connections_and_a_proxy_any_number(
    proxies: str, answered: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("FORWARDED_ALLOW_IPS", proxies)
    monkeypatch.setattr(Settings, "sockets_per_address", 2)
    async with serving(tmp_path) as (_, port):
        lines = [await call(port) for _ in range(3)]
        if answered == 2:
            assert await lines[2].until_closed() == b""
        for line in lines[:answered]:
            line.ask()
            assert b" 200 " in await line.until_closed()


@in_a_loop
async def test_the_connection_that_is_silent_for_longest_gives_way(tmp_path: Path) -> None:
    async with serving(tmp_path, max_connections=3) as (_, port):
        lines = [await call(port) for _ in range(4)]
        assert await lines[0].until_closed() == b""
        for line in lines[1:]:
            line.ask()
            assert b" 200 " in await line.until_closed()


@in_a_loop
async def test_few_uploads_of_one_address_are_read_at_the_same_time(tmp_path: Path) -> None:
    def upload(line: Line, address: bytes, body: bytes) -> None:
        head = b"POST /api/replays HTTP/1.1\r\nhost: x\r\nconnection: close\r\n"
        line.writer.write(head + b"x-forwarded-for: " + address + b"\r\ncontent-length: 2\r\n\r\n")
        line.writer.write(body)

    async with serving(tmp_path) as (server, port):
        lines = [await call(port) for _ in range(MOST_UPLOADING)]
        for line in lines:
            upload(line, b"192.0.2.7", b"{")
        while len(server.server_state.tasks) < MOST_UPLOADING:  # noqa: ASYNC110
            await asyncio.sleep(0.01)
        for address, status in ((b"192.0.2.7", b"429"), (b"198.51.100.9", b"400")):
            line = await call(port)
            upload(line, address, b"{}")
            assert status in (await line.until_closed()).partition(b"\r\n")[0]
        for line in lines:
            line.writer.write(b"}")
            assert b" 400 " in await line.until_closed()
        line = await call(port)
        upload(line, b"192.0.2.7", b"{}")
        assert b" 400 " in await line.until_closed()


@pytest.mark.parametrize(
    ("soft", "hard", "room", "raised"),
    [
        (1024, 524288, 1000, 1144),
        (1024, 1024, 880, None),
        (160, 160, 80, None),
        (5000, 5000, 1000, None),
        (-1, -1, 1000, None),
        (256, -1, 1000, 1144),
    ],
)
def test_the_places_for_connections_leave_room_for_other_files(
    soft: int, hard: int, room: int, raised: int | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    resource = pytest.importorskip("resource")
    limits = [(soft, hard)]
    monkeypatch.setattr(resource, "getrlimit", lambda _: limits[-1])
    monkeypatch.setattr(resource, "setrlimit", lambda _, limit: limits.append(limit))
    assert room_for(1000, 2) == room
    assert limits[1:] == ([] if raised is None else [(raised, hard)])


# --- out of descriptors ------------------------------------------------------------------------


class FewFiles(Server):
    """A server that may open few files, with its log."""

    def __init__(self, data: Path) -> None:
        self.log = data / "log"
        super().__init__(data, 500)

    def start(self) -> None:
        shell = ["sh", "-c", f'ulimit -n {FILES} && exec "$@"', "sh"]
        serve = [sys.executable, "-m", "hotelier", "serve", "--port", "0", "--bot-workers", "1"]
        with self.log.open("w") as log:
            self._process = subprocess.Popen(
                [*shell, *serve, "--data", str(self.log.parent)],
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
            )
        assert self._process.stdout is not None
        self.address = self._process.stdout.readline().split()[4]


@contextmanager
def few_files(data: Path) -> Iterator[FewFiles]:
    server = FewFiles(data)
    try:
        yield server
    finally:
        server.kill()


@asynccontextmanager
async def at_a_table(server: Server) -> AsyncIterator[ClientConnection]:
    """A new player at a new table."""
    body = {"seats": WITH_BOT, "seed": "doors"}
    told, cookie = await asyncio.to_thread(server.post, "/api/tables", body, {})
    where = f"{server.address.replace('http', 'ws', 1)}/api/tables/{told['table']}/socket"
    async with connect(where, additional_headers={"cookie": cookie}) as line:
        yield line


async def play(line: ClientConnection, choices: int) -> None:
    """Choose so many times, whatever was read before."""
    await line.send(json.dumps({"type": "refresh", "id": "again"}))
    async for text in line:
        state = json.loads(text)
        if state["type"] != "state" or not state["decision"]:
            continue
        number = state["number"]
        if choices == 0:
            return
        choices -= 1
        wish = {"type": "choose", "id": f"{number}", "number": number, "option": 0}
        await line.send(json.dumps(wish))


@in_a_loop
async def test_silent_connections_without_end_keep_nobody_out(tmp_path: Path) -> None:
    with few_files(tmp_path) as server:
        host, _, port = server.address.removeprefix("http://").partition(":")
        async with at_a_table(server) as player:
            await play(player, 1)
            silent = [socket.create_connection((host, int(port))) for _ in range(2 * FILES)]
            await play(player, 3)
            async with at_a_table(server) as newcomer:
                await play(newcomer, 3)
            await play(player, 3)
            for line in silent:
                line.close()
        log = server.log.read_text()
    assert "LimitNOFILE" in log
    assert len(log.splitlines()) <= 2 * MOST
    assert "stopped" not in log


# --- the log -----------------------------------------------------------------------------------


def test_what_is_said_again_and_again_is_said_seldom() -> None:
    now = 0.0
    seldom = Seldom(lambda: now)

    def passed(text: str) -> list[str]:
        records = [logging.makeLogRecord({"name": "x", "msg": text}) for _ in range(100)]
        return [record.getMessage() for record in records if seldom.filter(record)]

    assert passed("full") == ["full"] * MOST
    assert passed("other") == ["other"] * MOST
    now += SECONDS - 1
    assert passed("full") == []
    now += 1
    again = passed("full")
    assert again[0] == f"full (and {200 - MOST} times more before)"
    assert len(again) == MOST
    for number in range(1000):
        passed(f"kind {number}")
    assert len(seldom._known) < 1000


def test_of_a_fault_the_log_says_only_its_kind() -> None:
    fault = ValueError("the Countess in room a1")
    known = {"name": "x", "msg": "it failed", "exc_info": (ValueError, fault, None)}
    record = logging.makeLogRecord(known)
    assert Seldom().filter(record)
    assert logging.Formatter().format(record) == "it failed (ValueError)"
