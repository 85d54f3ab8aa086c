"""Whatever is sent to the routes under /api: an answer in JSON, no fault of the server."""

import json
from collections.abc import Iterator
from typing import Any
from urllib.parse import quote

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from starlette.testclient import TestClient

from hotelier.server.errors import STATUS
from tests.server.play import FRIENDS, another_browser, open_table, running, seated

JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=30),
    lambda inner: (
        st.lists(inner, max_size=5) | st.dictionaries(st.text(max_size=12), inner, max_size=5)
    ),
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


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[TestClient, str]]:
    """A server with a table of somebody else."""
    with running(tmp_path_factory.mktemp("fuzz"), request_burst=1e9) as client:
        yield client, open_table(client, FRIENDS)["table"]


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
    answer = stranger.request(method, path, params=params, content=body.encode())
    assert answer.status_code < 500 or answer.json()["error"]["kind"] == "server_full"
    assert "default-src 'self'" in answer.headers["content-security-policy"]
    if answer.status_code >= 400:
        error = answer.json()["error"]
        assert STATUS[error["kind"]] == answer.status_code
        assert error["message"]
    with seated(client, table) as player:
        assert {key: player.state[key] for key in ("number", "view", "log", "undo")} == before
