"""Whatever is sent, over HTTP or to a table: an answer in JSON, no fault of the server."""

import json
import logging
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any
from urllib.parse import quote

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from starlette.testclient import TestClient

from hotelier.game.game import new_game
from hotelier.record import Recorder, dump_record
from hotelier.server.server_error import STATUS
from tests.server.play import FRIENDS, Player, another_browser, open_table, running, seated

AS_JSON = {"content-type": "application/json"}  # or nobody looks into the body
HALF = st.sampled_from(["\ud800", "\udfff"])  # of a character; sent as \\ud800
HALVES = st.tuples(st.text(max_size=9), HALF, st.text(max_size=9)).map("".join)
HUGE = st.sampled_from(["x" * 201, "\U0001f600" * 900, "\u0301" * 3000, "9" * 5000, "\ud800" * 999])
ANY_TEXT = st.text(max_size=30) | HALVES | HUGE
JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | ANY_TEXT,
    lambda inner: st.lists(inner, max_size=5) | st.dictionaries(HALVES, inner, max_size=5),
    max_leaves=12,
)
FIELDS = ["seats", "options", "spectators", "seed", "link", "name", "bot", "text", "step", "seat"]
FIELDS += ["code", "give_up"]
SEAT = st.fixed_dictionaries(
    {"kind": st.sampled_from(["you", "link", "device", "bot", "king"])},
    optional={"name": JSON, "bot": st.sampled_from(["random", "nobody"]) | JSON},
)
BODY = st.dictionaries(st.sampled_from(FIELDS), JSON, max_size=4) | st.fixed_dictionaries(
    {"seats": st.lists(SEAT, max_size=5)},
    optional={"options": st.dictionaries(st.sampled_from(["edition", "flags", "boards"]), JSON)},
)
WORD = st.text(st.characters(codec="utf-8"), min_size=1, max_size=20)


class Faults(logging.Handler):
    """All that a log says of faults."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append(record.getMessage())


@contextmanager
def faultless(*allowed: str) -> Iterator[None]:
    """Nothing that happens is a fault in the log, but for some lines of the web server."""
    faults = Faults()
    logs = [logging.getLogger(name) for name in ("", "uvicorn")]  # the second keeps to itself
    for log in logs:
        log.addHandler(faults)
    try:
        yield
    finally:
        for log in logs:
            log.removeHandler(faults)
    assert [line for line in faults.lines if line not in allowed] == []


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[TestClient, str]]:
    """A server with a table of somebody else."""
    folder = tmp_path_factory.mktemp("fuzz")
    with faultless(), running(folder, request_burst=1e9, message_burst=1e9) as client:
        opened = open_table(client, FRIENDS, options={"start": 0})
        assert opened["summary"]["waiting"] == 1  # so that nobody here can change anything
        yield client, opened["table"]


def routes(client: TestClient) -> list[tuple[str, str]]:
    """Every route of the documented interface."""
    paths = client.get("/api/openapi.json").json()["paths"]
    return [(method.upper(), path) for path, told in paths.items() for method in told]


@settings(
    max_examples=150,
    deadline=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
)
@given(data=st.data())
def test_every_route_answers_whatever_is_sent(house: tuple[TestClient, str], data: Any) -> None:
    client, table = house
    stranger = another_browser(client)
    with seated(client, table) as player:
        before = {key: player.state[key] for key in ("number", "view", "log", "undo")}
    method, path = data.draw(st.sampled_from(routes(client)))
    name = st.just(table) | WORD
    for place, values in (
        ("{table}", name),
        ("{replay}", name),
        ("{seat}", st.integers().map(str) | WORD),
        ("{step}", st.integers().map(str) | WORD),
        ("{language}", WORD),
    ):
        if place in path:
            path = path.replace(place, quote(data.draw(values), safe=""))
    params = data.draw(
        st.dictionaries(st.sampled_from(["lang", "edition", "flags", "seat"]), WORD, max_size=3)
    )
    body = data.draw(BODY.map(json.dumps) | JSON.map(json.dumps) | st.text(max_size=200))
    answer = stranger.request(method, path, params=params, content=body.encode(), headers=AS_JSON)
    assert answer.status_code < 500 or answer.json()["error"]["kind"] == "server_full"
    assert "default-src 'self'" in answer.headers["content-security-policy"]
    if answer.status_code >= 400:
        error = answer.json()["error"]
        assert STATUS[error["kind"]] == answer.status_code
        assert error["message"]
    with seated(client, table) as player:
        assert {key: player.state[key] for key in ("number", "view", "log", "undo")} == before


# --- records -------------------------------------------------------------------------------------


def short_record() -> list[Any]:
    """The lines of a game that was hardly begun."""
    recorder = Recorder(new_game(players=2, start=0), seed="fuzz")
    for _ in range(3):
        recorder.play(recorder.game.codes[0])
    return [json.loads(line) for line in dump_record(recorder.record()).splitlines()]


def places_of(lines: list[Any]) -> list[tuple[Any, Any]]:
    """Where something else can stand: each field of the head, of a seat, of a move, of the end."""
    parts = [*lines, *lines[0]["seats"]]
    return [
        (part, place)
        for part in parts
        for place in (part if isinstance(part, dict) else range(len(part)))
    ]


@settings(max_examples=100, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(data=st.data())
def test_a_record_with_anything_in_it_is_answered(house: tuple[TestClient, str], data: Any) -> None:
    lines = short_record()
    line, place = data.draw(st.sampled_from(places_of(lines)))
    line[place] = data.draw(ANY_TEXT if isinstance(line[place], str) else JSON)
    body = {"text": "\n".join(map(json.dumps, lines))}
    answer = house[0].post("/api/replays", json=body)
    assert answer.status_code in (201, 400)
    if answer.status_code == 400:
        assert answer.json()["error"]["message"]
    else:
        assert house[0].get(f"/api/replays/{answer.json()['replay']}").status_code == 200


# --- messages ------------------------------------------------------------------------------------

MESSAGES: list[dict[str, Any]] = [
    {"type": "choose", "id": "a", "number": 1, "option": 0},
    {"type": "choose", "id": "a", "number": 1, "code": 7},
    {"type": "undo", "id": "a", "number": 1, "to": 0},
    {"type": "undo", "id": "a", "number": 1, "to_seal": True},
    {"type": "redo", "id": "a", "number": 1},
    {"type": "preview", "id": "a", "number": 1, "code": 7},
    {"type": "why_not", "id": "a", "number": 1, "about": [{"action": "take_die", "face": 6}]},
    {"type": "plan", "id": "a", "number": 1, "codes": [7]},
    {"type": "hint", "id": "a", "number": 1},
    {"type": "face", "id": "a", "seat": 0},
    {"type": "language", "id": "a", "language": "de"},
    {"type": "move_now", "id": "a"},
    {"type": "refresh", "id": "a", "known": -1},
    {"type": "ping", "id": "a"},
]
NESTED = st.integers(1, 2000).flatmap(
    lambda deep: st.sampled_from(
        [
            "[" * deep,
            '{"id":' * deep,
            "[" * deep + "]" * deep,
            '{"type":"why_not","id":"a","number":1,"about":' + "[" * deep + "]" * deep + "}",
        ]
    )
)


@st.composite
def mutated(draw: st.DrawFn) -> str:
    """A message with something else in one or two of its places, lost ones or new ones."""
    message = dict(draw(st.sampled_from(MESSAGES)))
    for _ in range(draw(st.integers(0, 2))):
        place = draw(st.sampled_from([*message, "id", "id", "to", "seat", "x", "\ud800"]))
        match draw(st.sampled_from(["lost", "text", "text", "any"])):
            case "lost":
                message.pop(place, None)
            case "text":
                message[place] = draw(ANY_TEXT)
            case _:
                message[place] = draw(JSON)
    return json.dumps(message)


OTHERWISE = [NESTED, JSON.map(json.dumps), st.text(max_size=100), st.binary(max_size=50)]
HOSTILE = st.sampled_from([mutated()] * 4 + OTHERWISE).flatmap(lambda kind: kind)


@settings(max_examples=100, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(st.lists(HOSTILE, min_size=1, max_size=15), st.booleans(), st.booleans())
def test_a_table_answers_whatever_is_sent(
    house: tuple[TestClient, str], messages: list[str | bytes], is_cut: bool, is_host: bool
) -> None:
    client, table = house
    with seated(client, table) as player:
        before = {key: player.state[key] for key in ("number", "view", "undo", "waiting")}
    with seated(client if is_host else another_browser(client), table) as sender:
        send(sender, messages)
        if not is_cut:  # else it is gone before it has read a word
            assert sender.send("ping", id="the last one")["ok"]
            for text in sender.bytes:
                text.encode()
    with seated(client, table) as player:
        assert {key: player.state[key] for key in before} == before


def send(player: Player, messages: list[str | bytes]) -> None:
    for message in messages:
        if isinstance(message, bytes):
            player.socket.send_bytes(message)
        else:
            player.socket.send_text(message)
