"""Small faults, each answered plainly: half characters, long names, full disks, silent browsers."""

import asyncio
import json
import logging
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text
from starlette.testclient import TestClient

from hotelier.server.http.connection import MOST_WAITING, Connection
from hotelier.server.http.identity import COOKIE, SAFE_COOKIE
from hotelier.server.store.database import FILE_NAME, MOST_REQUESTS, Store
from tests.server.play import HOT_SEAT, another_browser, error_of, open_table, running, seated

RECORD = Path(__file__).parent.parent / "replays" / "games.record"
CLUB = "https://club.example"
WORDS = "INSERT INTO answers VALUES (17, 'a-secret-seed')"


# --- texts ---------------------------------------------------------------------------------------


def first_game() -> list[str]:
    """The lines of a recorded game, its head first."""
    lines = RECORD.read_text(encoding="utf-8").splitlines()
    end = next(number for number, line in enumerate(lines) if line.startswith('{"moves"'))
    return lines[: end + 1]


def with_name(name: str) -> str:
    """A record in which the first player is called like this."""
    head, *rest = first_game()
    told = json.loads(head)
    told["seats"][0]["name"] = name
    return "\n".join([json.dumps(told), *rest])


@pytest.mark.parametrize(
    "name", ["\ud800", "Anna \udfff", "x" * 100_000], ids=["high", "low", "long"]
)
def test_a_record_with_a_name_that_cannot_be_shown_is_refused(name: str, tmp_path: Path) -> None:
    with running(tmp_path) as client:
        answer = client.post("/api/replays?lang=de", json={"text": with_name(name)})
        assert error_of(answer, 400) == "damaged_record"
        assert answer.json()["error"]["message"] == "Diese Aufzeichnung ist beschädigt."
        assert len(answer.content) < 1000
        assert client.post("/api/replays", json={"text": with_name("Anna")}).status_code == 201


@pytest.mark.parametrize("field", ["seed", "date"])
def test_half_characters_elsewhere_in_a_record_are_refused_too(field: str, tmp_path: Path) -> None:
    head, *rest = first_game()
    body = "\n".join([json.dumps(json.loads(head) | {field: "\ud800"}), *rest])
    with running(tmp_path) as client:
        assert error_of(client.post("/api/replays", json={"text": body}), 400) == "damaged_record"


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("replays", '{"text":"\\ud800"}'),
        ("links/join", '{"link":"\\ud800"}'),
        ("links/look", '{"link":"a.\\udfff"}'),
        ("devices/enter", '{"code":"\\ud800"}'),
        ("tables", '{"seats":[{"kind":"you","name":"\\ud800"},{"kind":"device"}]}'),
        ("tables", '{"seats":[{"kind":"you"},{"kind":"bot","bot":"\\ud800"}]}'),
        ("tables", '{"seats":[{"kind":"you"},{"kind":"device"}],"options":{"\\ud800":1}}'),
        ("tables", '{"\\ud800":1}'),
    ],
)
def test_half_a_character_in_a_request_is_a_fault_of_the_request(
    path: str, body: str, tmp_path: Path
) -> None:
    with running(tmp_path) as client:
        as_json = {"content-type": "application/json"}
        answer = client.post(f"/api/{path}", content=body, headers=as_json)
        assert 400 <= answer.status_code < 500
        assert answer.json()["error"]["message"]


def test_half_a_character_in_a_message_is_answered_and_the_line_stays(tmp_path: Path) -> None:
    with running(tmp_path) as client, seated(client, open_table(client, HOT_SEAT)["table"]) as one:
        for message in (
            '{"type":"ping","id":"\\ud800"}',
            '{"type":"ping","id":"a\\udfffb","more":1}',
            '{"type":"why_not","id":"a","number":1,"about":[{"action":"\\ud800"}]}',
            '{"type":"language","id":"a","language":"\\ud800"}',
        ):
            one.socket.send_text(message)
            reply = one.until(lambda it: it["type"] == "reply")
            assert (reply["ok"], reply["error"]["kind"]) == (False, "bad_request")
            one.bytes[-1].encode()  # a real line is cut by what cannot be encoded
        assert one.send("ping")["ok"]


# --- logs ----------------------------------------------------------------------------------------


def test_a_fault_nobody_expected_tells_the_log_only_its_kind(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def fail(*_: Any) -> None:
        raise RuntimeError(WORDS)

    with running(tmp_path) as client:
        monkeypatch.setattr("hotelier.server.tables.joining.find_link", fail)
        answer = client.post("/api/links/look?lang=en", json={"link": "x"})
        assert error_of(answer, 500) == "internal"
        assert "secret" not in answer.text
        monkeypatch.setattr("hotelier.server.http.table_socket._let_in", fail)
        with client.websocket_connect("/api/tables/x/socket") as socket:
            assert socket.receive()["code"] == 1011
        assert client.portal is not None
        client.portal.call(forgotten, RuntimeError(WORDS))
    told = [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR]
    assert told == [
        "POST /api/links/look: RuntimeError",
        "a socket: RuntimeError",
        "beside all requests: RuntimeError",
    ]
    assert "secret" not in caplog.text


async def forgotten(fault: Exception) -> None:
    """A task that fails while nobody waits for it."""

    async def fail() -> None:
        raise fault

    task = asyncio.create_task(fail())
    await asyncio.wait([task])
    del task


# --- the data folder -----------------------------------------------------------------------------


def modes(folder: Path) -> set[tuple[str, int]]:
    return {(it.name, it.stat().st_mode & 0o777) for it in (folder, *folder.iterdir())}


def test_the_data_folder_is_for_its_owner_alone(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    files = {(f"{FILE_NAME}{end}", 0o600) for end in ("", "-wal", "-shm")}
    with running(folder) as client:
        open_table(client, HOT_SEAT)
        assert {("data", 0o700)} <= modes(folder) <= {("data", 0o700), *files}
    # One of an older Hotelier, or a copy, that others can read.
    folder.chmod(0o755)
    for end in ("", "-wal", "-shm"):
        file = folder / f"{FILE_NAME}{end}"
        file.touch()
        file.chmod(0o644)
    Store(folder).close()
    assert {("data", 0o700)} <= modes(folder) <= {("data", 0o700), *files}


def test_requests_that_were_carried_out_do_not_pile_up(tmp_path: Path) -> None:
    with running(tmp_path) as client:
        table = open_table(client, HOT_SEAT, options={"start": 0})["table"]
        with seated(client, table, seat=0) as player:
            player.send("face", seat=player.state["waiting"]["seat"])
            player.until_asked()
            while not player.state["undo"]["steps"]:
                player.choose()
                player.send("face", seat=player.state["waiting"]["seat"])
                player.refresh()
            for _ in range(150):
                player.act("undo")
                player.act("redo")
            # The last ones still get the same answer again.
            name, number = "again", player.state["number"]
            first = player.send("undo", id=name, number=number)
            assert player.send("undo", id=name, number=number) == first
        house: Any = client.app.state.house  # type: ignore[attr-defined]
        assert len(house.tables._live[table].requests) <= MOST_REQUESTS
    with closing(sqlite3.connect(tmp_path / FILE_NAME)) as file:
        [(rows,)] = file.execute("SELECT count(*) FROM requests")
    assert 0 < rows <= MOST_REQUESTS


def set_writable(client: TestClient, is_writable: bool) -> None:
    """Let the database take what is written, or refuse it as on a disk that is full."""
    house: Any = client.app.state.house  # type: ignore[attr-defined]
    asked = text(f"PRAGMA query_only = {'OFF' if is_writable else 'ON'}")

    async def ask() -> None:
        await house.store.writer.do(lambda connection: connection.execute(asked))

    assert client.portal is not None
    client.portal.call(ask)


def test_a_disk_that_takes_nothing_is_told_plainly(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with running(tmp_path) as client:
        table = open_table(client, HOT_SEAT)["table"]
        assert client.get("/api/health").json()["ok"]
        set_writable(client, False)
        told = client.get("/api/health?lang=en")
        assert error_of(told, 503) == "no_disk"
        sentence = told.json()["error"]["message"]
        assert sentence.startswith("The server cannot save anything just now")
        answer = client.post("/api/tables?lang=en", json={"seats": HOT_SEAT})
        assert error_of(answer, 503) == "no_disk"
        assert client.get(f"/api/tables/{table}").status_code == 200
        set_writable(client, True)
        assert client.get("/api/health").status_code == 200
        open_table(client, HOT_SEAT)
    lines = [it.getMessage() for it in caplog.records if it.name == "hotelier.server"]
    assert lines == ["the disk fails: OperationalError"] * 2


# --- browsers ------------------------------------------------------------------------------------


def test_for_a_browser_that_never_reads_only_so_much_is_kept() -> None:
    async def never_read() -> Connection:
        line = Connection("Anna", "en", None, None)
        for _ in range(MOST_WAITING):
            line.tell({"type": "thinking", "seat": 0})
        assert not line.is_closed
        for _ in range(1000):
            line.tell({"type": "thinking", "seat": 0})
        return line

    line = asyncio.run(never_read())
    assert line.is_closed
    assert not line._waiting


def test_over_https_browsers_are_told_to_stay_there(tmp_path: Path) -> None:
    for address, is_secure in ((CLUB, True), ("http://club.example", False)):
        with running(tmp_path / str(is_secure), base_url=address) as client:
            for path in ("/", "/api/health", "/api/nothing"):
                headers = client.get(path).headers
                assert ("strict-transport-security" in headers) == is_secure
                assert headers["cross-origin-resource-policy"] == "same-origin"
            cookie = another_browser(client).get("/api/health").headers["set-cookie"]
            assert cookie.startswith(f"{SAFE_COOKIE if is_secure else COOKIE}=")
            assert ("; Secure" in cookie) == is_secure
            assert "Path=/;" in cookie
            assert "Domain" not in cookie


def test_a_browser_with_the_older_cookie_keeps_its_seats(tmp_path: Path) -> None:
    with running(tmp_path) as client:
        table = open_table(client, HOT_SEAT)["table"]
        signed = client.cookies[COOKIE]
    with running(tmp_path, base_url=CLUB) as client:
        answer = client.get("/api/tables", headers={"cookie": f"{COOKIE}={signed}"})
        assert [it["table"] for it in answer.json()["tables"]] == [table]
        given = answer.headers["set-cookie"].partition(";")[0]
        assert given == f"{SAFE_COOKIE}={signed}"
        again = client.get("/api/tables", headers={"cookie": f"{COOKIE}=x; {given}"})
        assert [it["table"] for it in again.json()["tables"]] == [table]
        assert "set-cookie" not in again.headers
        # Over http nobody can slip a browser the cookie of another one under the safer name.
        forged = client.get("/api/tables", headers={"cookie": f"{SAFE_COOKIE}={signed[:-1]}"})
        assert forged.json() == {"tables": []}
