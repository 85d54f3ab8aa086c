"""What the tests of the server share: a server in the same process, and players."""

import json
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import Any

from starlette.testclient import TestClient, WebSocketTestSession

from hotelier.server.bots.worker import serve
from hotelier.server.http.app import create_app
from hotelier.server.settings import Settings

Json = dict[str, Any]

YOU_AND_RANDOM = [{"kind": "you", "name": "Anna"}, {"kind": "bot", "bot": "random"}]
HOT_SEAT = [{"kind": "you", "name": "Anna"}, {"kind": "device", "name": "Bruno"}]
FRIENDS = [{"kind": "you", "name": "Anna"}, {"kind": "link", "name": "Bruno"}]


@contextmanager
def running(folder: Path, target: Any = serve, **settings: Any) -> Iterator[TestClient]:
    """A server with its data in a folder, and its first browser."""
    usual = {
        "bot_workers": 1,
        "warm_up": False,
        "hint_seconds": 60.0,  # a busy machine starts the process of hints slowly
        "messages_per_second": 1e6,
        "requests_per_second": 1e6,
        "work_per_second": 1e6,
    }
    app = create_app(Settings(folder, **{**usual, **settings}), target)
    with TestClient(app) as client:
        yield client


def another_browser(client: TestClient, address: str = "testclient") -> TestClient:
    """A second browser at the same server, of the same house or from elsewhere."""
    other = TestClient(client.app, client=(address, 50000))
    other.portal = client.portal  # all live in the one loop in which the server runs
    return other


def open_table(client: TestClient, seats: list[Json], **more: Any) -> Json:
    # With others by link nobody chooses the seed.
    seed = {} if any(seat["kind"] == "link" for seat in seats) else {"seed": "test"}
    answer = client.post("/api/tables", json={"seats": seats, **seed, **more})
    assert answer.status_code == 201, answer.text
    told: Json = answer.json()
    return told


def error_of(answer: Any, status: int) -> str:
    assert answer.status_code == status, answer.text
    error = answer.json()["error"]
    assert error["message"]
    return str(error["kind"])


class Player:
    """A browser at a table: remembers the last state and the whole log."""

    # A request is known by its id, also after a reload: no two players may use the same.
    _ids = count(1)

    def __init__(self, socket: WebSocketTestSession, log: Sequence[Json] = ()) -> None:
        self.socket = socket
        self.bytes: list[str] = []
        self.state: Json = {}
        self.log: list[Json] = list(log)
        self.notices: list[str] = []

    def read(self) -> Json:
        """The next message, whatever it is."""
        text = self.socket.receive_text()
        self.bytes.append(text)
        message: Json = json.loads(text)
        if message["type"] == "state":
            self.state = message
            start = message["log"]["from"]
            assert start <= len(self.log)
            self.log = self.log[:start] + message["log"]["entries"]
        elif message["type"] == "notice":
            self.notices.append(message["kind"])
        return message

    def until(self, is_it: Callable[[Json], bool]) -> Json:
        """Read on until a message is the right one."""
        while True:
            message = self.read()
            if is_it(message):
                return message

    def next_state(self) -> Json:
        return self.until(lambda message: message["type"] == "state")

    def until_asked(self) -> Json:
        """Read on until this player decides or the game is over."""
        while not self.state or (self.state["decision"] is None and not self.is_over):
            self.next_state()
        return self.state

    @property
    def is_over(self) -> bool:
        return self.state["result"] is not None

    def send(self, kind: str, **fields: Any) -> Json:
        """Send a message and wait for its reply."""
        name = fields.pop("id", None) or f"r{next(self._ids)}"
        self.socket.send_text(json.dumps({"type": kind, "id": name, **fields}))
        return self.until(lambda it: it["type"] == "reply" and it["id"] == name)

    def refresh(self, **fields: Any) -> Json:
        """Ask for the state; it may come before the reply or after it."""
        before = self.state
        self.send("refresh", **fields)
        return self.next_state() if self.state is before else self.state

    def act(self, kind: str, **fields: Any) -> Json:
        """Send something that changes the table, and wait for the new state."""
        reply = self.send(kind, number=self.state["number"], **fields)
        assert reply["ok"], reply
        while self.state["number"] < reply["number"]:
            self.next_state()
        return self.state

    def refused(self, kind: str, **fields: Any) -> str:
        """Send something that is refused; which kind of error it was."""
        reply = self.send(kind, **fields)
        assert not reply["ok"], reply
        return str(reply["error"]["kind"])

    def choose(self, option: int = 0) -> Json:
        return self.act("choose", option=option)


@contextmanager
def seated(
    client: TestClient, table: str, log: Sequence[Json] = (), **query: Any
) -> Iterator[Player]:
    """A browser at a table that has got its first state; it may remember a log."""
    asked = "&".join(f"{name}={value}" for name, value in query.items())
    with client.websocket_connect(f"/api/tables/{table}/socket?{asked}") as socket:
        player = Player(socket, log)
        player.next_state()
        yield player
