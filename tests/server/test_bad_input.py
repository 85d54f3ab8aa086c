"""Everything that players and strangers can get wrong: a clear answer, and the table as before."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from hotelier.text import LANGUAGES, Words
from tests.server.play import (
    FRIENDS,
    HOT_SEAT,
    Json,
    Player,
    another_browser,
    open_table,
    running,
    seated,
)

RECORD = Path(__file__).parent.parent / "replays" / "games.record"


class Case:
    """A table of two friends, and a stranger."""

    def __init__(self, client: TestClient, language: str) -> None:
        self.host = client
        self.friend, self.stranger = another_browser(client), another_browser(client)
        self.language = language
        self.opened = open_table(client, FRIENDS)
        self.table = self.opened["table"]
        self.link = self.opened["links"][0]["link"]
        self.friend.post("/api/links/join", json={"link": self.link})

    def post(self, browser: TestClient, path: str, **body: Any) -> Json:
        answer = browser.post(f"/api{path}?lang={self.language}", json=body)
        return self._error(answer)

    def get(self, browser: TestClient, path: str) -> Json:
        return self._error(browser.get(f"/api{path}?lang={self.language}"))

    def _error(self, answer: Any) -> Json:
        assert 400 <= answer.status_code < 500
        error: Json = answer.json()["error"]
        return error

    def say(self, browser: TestClient, kind: str, **fields: Any) -> Json:
        """What a browser at the table is answered."""
        with seated(browser, self.table, lang=self.language) as player:
            return self.sent(player, kind, **fields)

    def sent(self, player: Player, kind: str, **fields: Any) -> Json:
        fields.setdefault("number", player.state["number"])
        if kind in ("face", "ping"):
            del fields["number"]
        reply = player.send(kind, **fields)
        assert not reply["ok"]
        error: Json = reply["error"]
        return error

    @property
    def decider(self) -> TestClient:
        return [self.host, self.friend][self._waiting]

    @property
    def other(self) -> TestClient:
        return [self.friend, self.host][self._waiting]

    @property
    def _waiting(self) -> int:
        waiting: int = self.host.get(f"/api/tables/{self.table}").json()["waiting"]
        return waiting

    def position(self) -> Json:
        """All that can be seen of the table, by both players."""
        found = {}
        for name, browser in (("host", self.host), ("friend", self.friend)):
            with seated(browser, self.table, lang="en") as player:
                state = player.state
                keys = ("number", "view", "decision", "undo", "log")
                found[name] = {key: state[key] for key in keys}
                found[name]["seats"] = [(it["name"], it["kind"]) for it in state["seats"]]
        return found


def second_click(case: Case) -> Json:
    """Two clicks on the same option, each a request of its own: only the first one counts."""
    with seated(case.decider, case.table, lang=case.language) as player:
        number = player.state["number"]
        assert player.send("choose", number=number, option=0)["ok"]
        return case.sent(player, "choose", number=number, option=0)


def oversize_message(case: Case) -> Json:
    """Nobody reads such a message to find its id, so the reply has none."""
    with seated(case.host, case.table, lang=case.language) as player:
        player.socket.send_text(json.dumps({"type": "ping", "id": "x" * 9000}))
        error: Json = player.until(lambda it: it["type"] == "reply")["error"]
        return error


def damaged() -> str:
    """A record from which one move was lost."""
    lines = RECORD.read_text(encoding="utf-8").splitlines()
    return "\n".join([*lines[:20], *lines[21:]])


FAULTS: dict[str, tuple[str, Callable[[Case], Json]]] = {
    "a stale decision number": (
        "stale",
        lambda case: case.say(case.decider, "choose", number=0, option=0),
    ),
    "a number that is still to come": (
        "stale",
        lambda case: case.say(case.decider, "choose", number=10**6, option=0),
    ),
    "somebody else's decision": (
        "not_your_decision",
        lambda case: case.say(case.other, "choose", option=0),
    ),
    "no seat at all": (
        "not_seated",
        lambda case: case.say(case.stranger, "choose", option=0),
    ),
    "somebody else's view": ("not_your_seat", lambda case: case.say(case.host, "face", seat=1)),
    "a stranger's view": ("not_your_seat", lambda case: case.say(case.stranger, "face", seat=0)),
    "somebody else's seat": (
        "not_your_seat",
        lambda case: case.post(case.host, f"/tables/{case.table}/seats/1/leave"),
    ),
    "an option that is not offered": (
        "not_offered",
        lambda case: case.say(case.decider, "choose", option=999),
    ),
    "an unknown table": ("unknown_table", lambda case: case.get(case.host, "/tables/nowhere")),
    "an unknown replay": ("unknown_replay", lambda case: case.get(case.host, "/replays/nowhere")),
    "a full table": (
        "table_full",
        lambda case: case.post(case.stranger, "/links/join", link=case.link),
    ),
    "a bad link": (
        "bad_link",
        lambda case: case.post(case.stranger, "/links/join", link=f"{case.link}x"),
    ),
    "a foreign record": (
        "foreign_record",
        lambda case: case.post(case.host, "/replays", text="[Event 'Chess']\n1. e4 e5"),
    ),
    "a damaged record": (
        "damaged_record",
        lambda case: case.post(case.host, "/replays", text=damaged()),
    ),
    "an oversize message": (
        "too_large",
        oversize_message,
    ),
    "an oversize body": (
        "too_large",
        lambda case: case.post(case.host, "/links/join", link="x" * 70_000),
    ),
    "a malformed message": ("bad_request", lambda case: case.say(case.host, "choose", option="0")),
    "a malformed body": ("bad_request", lambda case: case.post(case.host, "/links/join", links=[])),
    "an impossible name": (
        "bad_name",
        lambda case: case.post(
            case.host, "/tables", seats=[{"kind": "you", "name": "x" * 30}, *HOT_SEAT[1:]]
        ),
    ),
    "a record before the end": (
        "not_over",
        lambda case: case.get(case.host, f"/tables/{case.table}/record"),
    ),
    "another's link renewed": (
        "not_host",
        lambda case: case.post(case.stranger, f"/tables/{case.table}/seats/1/link"),
    ),
    "a friend's link renewed by a host who plays": (
        "host_plays",
        lambda case: case.post(case.host, f"/tables/{case.table}/seats/1/link"),
    ),
    "a bad code": ("bad_code", lambda case: case.post(case.host, "/devices/enter", code="AAAA")),
    "an action that does not exist": (
        "bad_request",
        lambda case: case.say(case.decider, "why_not", about=[{"action": "fly"}]),
    ),
    "a plan that cannot be": (
        "plan_broken",
        lambda case: case.say(case.decider, "plan", codes=[999]),
    ),
    "nothing to take back": ("sealed", lambda case: case.say(case.decider, "undo", to=0)),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_a_fault_is_answered_in_the_players_language_and_changes_nothing(
    fault: str, tmp_path: Path
) -> None:
    kind, commit = FAULTS[fault]
    language = LANGUAGES[list(FAULTS).index(fault) % len(LANGUAGES)]
    with running(tmp_path) as client:
        case = Case(client, language)
        before = case.position()
        error = commit(case)
        assert (error["kind"], error["message"]) == (kind, Words(language)(f"server-{kind}"))
        assert case.position() == before


def test_a_second_click_counts_once(tmp_path: Path) -> None:
    with running(tmp_path) as client:
        case = Case(client, "zh")
        before = case.position()["host"]["number"]
        error = second_click(case)
        assert (error["kind"], error["message"]) == ("stale", Words("zh")("server-stale"))
        assert case.position()["host"]["number"] == before + 1


def test_a_name_with_markup_stays_text(tmp_path: Path) -> None:
    name = "<b onclick='x()'>&amp;"
    with running(tmp_path) as client:
        opened = open_table(client, FRIENDS)
        body = {"link": opened["links"][0]["link"], "name": name}
        told = another_browser(client).post("/api/links/join", json=body)
        assert told.headers["content-type"] == "application/json"
        assert told.json()["summary"]["seats"][1]["name"] == name
        with seated(client, opened["table"]) as player:
            assert player.state["seats"][1]["name"] == name
            texts = json.dumps(player.log)
            assert "&lt;" not in texts
