"""Too much, too fast, too long, malformed, from elsewhere: refused, and the table as before."""

import json
from pathlib import Path
from typing import Any

import pytest
from starlette.websockets import WebSocketDisconnect

from hotelier.bots import Bot, make_bot
from hotelier.errors import BadOptions
from hotelier.game.dealer import Dealer
from hotelier.game.game import new_game
from hotelier.server.bots.worker import Job, choose
from hotelier.server.http.limits import Bucket, Buckets, clean_name
from hotelier.server.server_error import STATUS, ServerError, best_language
from hotelier.server.settings import Settings
from hotelier.text import LANGUAGES, Words
from tests.server.play import YOU_AND_RANDOM, error_of, open_table, running, seated

BAD_TABLES: list[Any] = [
    None,
    [],
    {},
    {"seats": []},
    {"seats": YOU_AND_RANDOM * 3},
    {"seats": YOU_AND_RANDOM, "seed": 7},
    {"seats": YOU_AND_RANDOM, "seed": ""},
    {"seats": YOU_AND_RANDOM, "seed": "x" * 101},
    {"seats": YOU_AND_RANDOM, "spectators": "yes"},
    {"seats": YOU_AND_RANDOM, "more": 1},
    {"seats": [{"kind": "king"}, {"kind": "you"}]},
    {"seats": [{"kind": "you", "name": 7}, {"kind": "link"}]},
    {"seats": [{"kind": "you", "name": " \u202e\x00 "}, {"kind": "link"}]},
    {"seats": [{"kind": "you", "name": "x" * 25}, {"kind": "link"}]},
    {"seats": [{"kind": "you"}, {"kind": "you"}]},
]
BAD_OPTIONS: list[Any] = [
    {"players": 3},
    {"edition": "xx"},
    {"edition": ["ru"]},
    {"flags": {"gizia": "no"}},
    {"flags": 7},
    {"boards": ["A", "A"]},
    {"boards": {"A": 1}},
    {"politics": [105, 105, 113]},
    {"tiles": "A1"},
    {"deal": None},
    {"start": 2},
    {"no_such": 1},
]
BAD_MESSAGES = [
    "",
    "x",
    "7",
    "null",
    "[]",
    "{}",
    "[" * 4000,
    '{"type":"choose"}',
    '{"type":"choose","id":1,"number":1,"option":0}',
    '{"type":"choose","id":"","number":1,"option":0}',
    '{"type":"choose","id":"' + "x" * 65 + '","number":1,"option":0}',
    '{"type":"choose","id":"a","number":1e99,"option":0}',
    '{"type":"take_all","id":"a"}',
    '{"type":"why_not","id":"a","number":1,"about":[]}',
    '{"type":"why_not","id":"a","number":1,"about":[{"action":["pass"]}]}',
    '{"type":"plan","id":"a","number":1,"codes":[-1]}',
    '{"type":"plan","id":"a","number":1,"codes":"0"}',
    '{"type":"face","id":"a","seat":-1}',
]


@pytest.mark.parametrize("body", BAD_TABLES, ids=repr)
def test_a_malformed_table_is_not_opened(body: Any, tmp_path: Path) -> None:
    with running(tmp_path) as client:
        kind = error_of(client.post("/api/tables", json=body), 400)
        assert kind in ("bad_request", "bad_options", "bad_name")
        assert client.get("/api/tables").json() == {"tables": []}


@pytest.mark.parametrize("options", BAD_OPTIONS, ids=repr)
def test_options_that_cannot_be_are_refused_with_the_engines_reason(
    options: Any, tmp_path: Path
) -> None:
    with running(tmp_path) as client:
        body = {"seats": YOU_AND_RANDOM, "options": options}
        answer = client.post("/api/tables?lang=ru", json=body)
        assert error_of(answer, 400) == "bad_options"
        assert answer.json()["error"]["message"] == Words("ru")("server-bad_options")
        assert answer.json()["error"]["detail"]


def test_malformed_messages_change_nothing(tmp_path: Path) -> None:
    with running(tmp_path) as client:
        table = open_table(client, YOU_AND_RANDOM)["table"]
        with seated(client, table) as player:
            before = player.until_asked()
            for text in BAD_MESSAGES:
                player.socket.send_text(text)
                reply = player.until(lambda it: it["type"] == "reply")
                assert (reply["ok"], reply["error"]["kind"]) == (False, "bad_request")
            player.socket.send_bytes(b"\x00\x01")
            assert player.read()["error"]["kind"] == "bad_request"
            player.socket.send_text(json.dumps({"type": "ping", "id": "x" * 9000}))
            assert player.read()["error"]["kind"] == "too_large"
            assert player.refresh()["view"] == before["view"]


def test_whoever_sends_too_much_is_slowed_down_and_then_cut_off(tmp_path: Path) -> None:
    with running(tmp_path, messages_per_second=0.001, message_burst=3) as client:
        table = open_table(client, YOU_AND_RANDOM)["table"]
        with seated(client, table) as player:
            assert [player.send("ping")["ok"] for _ in range(3)] == [True] * 3
            assert player.refused("ping") == "too_fast"
            for number in range(100):
                player.socket.send_text(json.dumps({"type": "ping", "id": f"p{number}"}))
            with pytest.raises(WebSocketDisconnect) as cut_off:
                player.until(lambda _: False)
            assert cut_off.value.code == 1008


def test_requests_and_tables_are_limited(tmp_path: Path) -> None:
    with running(tmp_path, max_tables=3, max_tables_per_client=2) as client:
        body = {"seats": YOU_AND_RANDOM}
        for _ in range(2):
            open_table(client, YOU_AND_RANDOM)
        assert error_of(client.post("/api/tables", json=body), 429) == "too_many_tables"
        client.cookies.clear()
        open_table(client, YOU_AND_RANDOM)
        client.cookies.clear()
        assert error_of(client.post("/api/tables", json=body), 503) == "server_full"
    with running(tmp_path / "other", requests_per_second=0.001, request_burst=2) as client:
        assert [client.get("/api/health").status_code for _ in range(2)] == [200, 200]
        assert error_of(client.get("/api/health"), 429) == "too_fast"


def test_a_body_that_is_too_large_is_not_read(tmp_path: Path) -> None:
    with running(tmp_path) as client:
        large = b'{"seats":"' + b"x" * 70_000 + b'"}'
        assert error_of(client.post("/api/tables", content=large), 413) == "too_large"
        record = {"text": "x" * 5_000_000}
        assert error_of(client.post("/api/replays", json=record), 413) == "too_large"
        for content in (b"", b"{", b"\xff\xfe", b"[" * 60_000):
            assert error_of(client.post("/api/tables", content=content), 400) == "bad_request"


def test_other_sites_are_refused(tmp_path: Path) -> None:
    with running(tmp_path, base_url="https://club.example") as client:
        body = {"seats": YOU_AND_RANDOM}
        own, foreign = {"origin": "https://club.example"}, {"origin": "https://evil.example"}
        assert client.post("/api/tables", json=body, headers=own).status_code == 201
        answer = client.post("/api/tables", json=body, headers=foreign)
        assert error_of(answer, 403) == "foreign_origin"
        assert "secure" in client.post("/api/tables", json=body).headers["set-cookie"].lower()
        table = client.post("/api/tables", json=body, headers=own).json()["table"]
        with (
            pytest.raises(WebSocketDisconnect),
            client.websocket_connect(f"/api/tables/{table}/socket", headers=foreign),
        ):
            pytest.fail("a page of another site was let in")


def test_every_answer_bears_the_headers_that_protect_it(tmp_path: Path) -> None:
    with running(tmp_path) as client:
        for path in ("/", "/api/health", "/api/nothing", "/api/tables/x"):
            headers = client.get(path).headers
            assert "default-src 'self'" in headers["content-security-policy"]
            assert "frame-ancestors 'none'" in headers["content-security-policy"]
            assert headers["x-content-type-options"] == "nosniff"
        client.cookies.clear()
        cookie = client.get("/api/health").headers["set-cookie"]
        assert "HttpOnly" in cookie
        assert "SameSite=Lax" in cookie
        for path in ("/api/nothing", "/assets/older-than-the-server.js"):
            assert error_of(client.get(path), 404) == "unknown_page"
        assert error_of(client.delete("/api/tables"), 405) == "not_allowed"
        assert error_of(client.get("/api/tables/x"), 404) == "unknown_table"


def test_names_lose_what_cannot_be_seen_and_keep_markup() -> None:
    assert clean_name("  <img src=x>\u202e \n Jo\u0301 ") == "<img src=x> J\u00f3"
    for bad in ("", " ", "\x00", "x" * 25):
        with pytest.raises(ServerError, match="bad_name"):
            clean_name(bad)


def test_a_bucket_fills_again() -> None:
    now = 0.0
    bucket = Bucket(2, 3, lambda: now)
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    now = 0.5
    assert [bucket.take(), bucket.take()] == [True, False]
    several = Buckets(0.001, 1)
    assert [several.take("a"), several.take("b"), several.take("a")] == [True, True, False]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_error_has_words(language: str) -> None:
    texts = {kind: ServerError(kind).to_dict(language)["message"] for kind in STATUS}
    assert len(set(texts.values())) == len(STATUS)


@pytest.mark.parametrize(
    ("asked", "accepted", "language"),
    [
        (None, None, "en"),
        ("pl", "de", "pl"),
        ("xx", "de-AT,de;q=0.9,en;q=0.8", "de"),
        (None, "fr,en;q=0.3,ru;q=0.7", "ru"),
        (None, "zh;q=x,;;,", "en"),
    ],
)
def test_the_best_language_is_found(asked: str | None, accepted: str | None, language: str) -> None:
    assert best_language(asked, accepted) == language


@pytest.mark.parametrize("name", ["bot_seconds", "hint_seconds", "bot_workers"])
def test_a_server_with_no_time_or_nobody_to_think_is_refused(name: str, tmp_path: Path) -> None:
    none: dict[str, Any] = {name: 0}
    with pytest.raises(BadOptions, match=name):
        Settings(tmp_path, **none)


def test_a_bot_has_no_more_time_for_a_turn_than_the_server_gives_for_a_choice(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    given: list[float | None] = []

    def make(_: str, seed: str, seconds: float, limit: float) -> Bot:
        given.append(seconds)
        return make_bot("porter", seed, seconds, limit)

    monkeypatch.setattr("hotelier.bots.make_bot", make)
    game = new_game(players=2, start=0)
    Dealer("time").deal(game)
    view = game.view(game.seat_to_act)
    imagined = json.dumps(view.imagine().to_dict())
    for limit in (18.0, 0.9):
        choose(Job("director", "7", imagined, game.seat_to_act, limit))
    assert given == [2.0, 0.3]
