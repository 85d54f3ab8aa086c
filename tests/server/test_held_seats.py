"""Seats are held: against crowds, against a host in a hurry, and against one who wants to look."""

import json
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from hotelier.errors import BadOptions
from hotelier.game.game import new_game
from hotelier.server.server_error import ServerError
from hotelier.server.settings import Settings
from hotelier.server.tables.presence import MOST_LINES, MOST_SPECTATORS, Presence
from hotelier.text import LANGUAGES
from tests.server.play import (
    FRIENDS,
    Json,
    Player,
    another_browser,
    error_of,
    open_table,
    running,
    seated,
)
from tests.server.test_traffic import Known, named_in, staff_in, words_in

MINUTE, DAY = 60, 24 * 3600
LINKS = [{"kind": "link", "name": "Anna"}, {"kind": "link", "name": "Bruno"}]


class Friends:
    """A table of two friends; Anna has opened it, unless somebody did who does not play."""

    def __init__(self, client: TestClient, *, host_plays: bool = True) -> None:
        self.host = client
        opened = open_table(client, FRIENDS if host_plays else LINKS)
        self.table = opened["table"]
        self.links = [it["link"] for it in opened["links"]]
        self.bruno = another_browser(client)
        self.bruno.post("/api/links/join", json={"link": self.links[-1]})

    def post(self, browser: TestClient, what: str, seat: int = 1, **body: Any) -> Any:
        return browser.post(f"/api/tables/{self.table}/seats/{seat}/{what}?lang=en", json=body)

    def replace(self, bot: str = "random") -> Any:
        return self.post(self.host, "replace", bot=bot)

    def new_link(self, browser: TestClient | None = None) -> Any:
        return self.post(browser or self.host, "link")

    def seat(self) -> Json:
        seat: Json = self.host.get(f"/api/tables/{self.table}").json()["seats"][1]
        return seat

    def later(self, seconds: float) -> None:
        """Let time go by."""
        presence = self.house.tables.presence
        presence._clock = lambda: time.monotonic() + seconds

    @property
    def house(self) -> Any:
        return self.host.app.state.house  # type: ignore[attr-defined]


@contextmanager
def friends(folder: Path, *, host_plays: bool = True, **settings: Any) -> Iterator[Friends]:
    with running(folder, **settings) as client:
        yield Friends(client, host_plays=host_plays)


# --- places --------------------------------------------------------------------------------------


def test_a_crowd_of_spectators_leaves_the_places_of_the_players_free(tmp_path: Path) -> None:
    with friends(tmp_path) as at, ExitStack() as crowd:
        for _ in range(MOST_SPECTATORS):
            crowd.enter_context(seated(another_browser(at.host), at.table))
        late = another_browser(at.host)
        with late.websocket_connect(f"/api/tables/{at.table}/socket?lang=de") as socket:
            error = socket.receive_json()["error"]
            assert error == {
                "kind": "many_spectators",
                "message": "An diesem Tisch schauen schon zu viele zu.",
            }
        with seated(at.host, at.table) as anna, seated(at.bruno, at.table) as bruno:
            for _ in range(4):
                decider = (anna, bruno)[anna.refresh()["waiting"]["seat"]]
                decider.refresh()
                decider.choose()
            assert anna.refresh()["spectators"] == MOST_SPECTATORS


def test_a_host_who_does_not_play_has_a_place_too(tmp_path: Path) -> None:
    with friends(tmp_path, host_plays=False) as at, ExitStack() as crowd:
        for _ in range(MOST_SPECTATORS):
            crowd.enter_context(seated(another_browser(at.host), at.table))
        with seated(at.host, at.table) as host:
            assert host.state["is_host"]


def test_the_oldest_tab_of_a_browser_gives_way_and_says_so(tmp_path: Path) -> None:
    with friends(tmp_path) as at, ExitStack() as tabs:
        anna = tabs.enter_context(seated(at.host, at.table))
        lines = [tabs.enter_context(seated(at.bruno, at.table)) for _ in range(MOST_LINES + 1)]
        farewell = lines[0].until(lambda it: it["type"] == "error")
        assert farewell["error"]["kind"] == "other_tab"
        with pytest.raises(WebSocketDisconnect) as closed:
            lines[0].until(lambda _: False)
        assert closed.value.code == 4403  # the page does not come again by itself
        assert all(line.send("ping")["ok"] for line in [anna, *lines[1:]])
        assert error_of(at.replace(), 409) == "still_playing"


# --- a bot for whoever is away -------------------------------------------------------------------


def test_a_host_lets_a_bot_play_only_after_a_time_of_grace(tmp_path: Path) -> None:
    with friends(tmp_path) as at:
        with seated(at.bruno, at.table):
            assert error_of(at.replace(), 409) == "still_playing"
        answer = at.replace()
        assert error_of(answer, 409) == "too_soon"
        error = answer.json()["error"]
        assert 290 < error["wait"] <= 300
        assert error["message"].endswith("possible in 5 minutes.")
        at.later(5 * MINUTE - 30)
        assert at.replace().json()["error"]["message"].endswith("possible in 1 minute.")
        assert at.seat()["stand_in"] is None
        at.later(5 * MINUTE)
        assert at.replace().json()["seats"][1]["stand_in"] == "random"


def test_somebody_who_sat_down_and_never_looked_has_the_same_grace(tmp_path: Path) -> None:
    with running(tmp_path) as client:
        house: Any = client.app.state.house  # type: ignore[attr-defined]
        house.tables.presence._clock = lambda: time.monotonic() + 10 * DAY
        at = Friends(client)
        assert error_of(at.replace(), 409) == "too_soon"


def test_a_restart_does_not_shorten_the_grace(tmp_path: Path) -> None:
    with friends(tmp_path) as at:
        with seated(at.bruno, at.table):
            pass
        at.later(5 * MINUTE - 10)
        assert at.replace().json()["error"]["wait"] <= 10
        cookies, table = at.host.cookies, at.table
    with running(tmp_path) as client:
        client.cookies = cookies
        answer = client.post(f"/api/tables/{table}/seats/1/replace", json={"bot": "random"})
        assert error_of(answer, 409) == "too_soon"
        assert answer.json()["error"]["wait"] > 290


def test_whoever_gets_up_needs_no_grace(tmp_path: Path) -> None:
    with friends(tmp_path) as at:
        at.post(at.bruno, "leave")
        assert at.replace("page").json()["seats"][1]["stand_in"] == "page"


def test_the_bot_that_a_player_chose_is_not_changed_by_the_host(tmp_path: Path) -> None:
    with friends(tmp_path) as at:
        at.post(at.bruno, "leave", bot="page")
        at.later(DAY)
        assert error_of(at.replace("random"), 409) == "not_possible"
        assert at.seat()["stand_in"] == "page"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_time_to_wait_is_told_in_minutes_and_hours(language: str) -> None:
    told = [ServerError("too_soon", wait=it).to_dict(language) for it in (30, 300, DAY)]
    assert [it["wait"] for it in told] == [30, 300, DAY]
    for number, text in zip((1, 5, 24), (it["message"] for it in told), strict=True):
        assert f" {number} " in text.replace("，", " ")


def test_times_of_going_are_kept_as_long_as_they_matter_and_no_longer() -> None:
    now = 0.0
    presence = Presence(100, lambda: now)
    table: Any = SimpleNamespace(id="t", connections=[])
    now = 1000.0
    presence.gone("t", "Anna")
    now = 1050.0
    presence.gone("t", "Bruno")
    presence.gone("t", "Anna")
    now = 1120.0
    with pytest.raises(ServerError, match="too_soon") as error:
        presence.check_away(table, "Anna", 100)
    assert error.value.wait == 30
    now = 1151.0
    presence.gone("u", "Clara")
    assert list(presence._left) == [("u", "Clara")]
    presence.check_away(table, "Anna", 100)  # longer than anybody waits, remembered or not


@pytest.mark.parametrize("seconds", [-1, float("nan"), float("inf")])
def test_a_grace_that_cannot_be_is_refused(seconds: float, tmp_path: Path) -> None:
    for name in ("stand_in_seconds", "new_link_seconds"):
        wish: dict[str, Any] = {name: seconds}
        with pytest.raises(BadOptions, match=name):
            Settings(tmp_path, **wish)


# --- a link for a seat that was taken ------------------------------------------------------------


def test_a_host_who_plays_gives_no_seat_away_that_somebody_has_taken(tmp_path: Path) -> None:
    with friends(tmp_path) as at:
        with seated(at.bruno, at.table):
            assert error_of(at.new_link(), 403) == "host_plays"
        assert error_of(at.new_link(), 403) == "host_plays"
        at.post(at.bruno, "leave")
        at.later(30 * DAY)
        assert error_of(at.new_link(), 403) == "host_plays"
        with seated(at.bruno, at.table) as bruno:
            assert bruno.state["holds"] == [1]


def test_a_host_who_does_not_play_gives_a_seat_away_after_a_day(tmp_path: Path) -> None:
    with friends(tmp_path, host_plays=False) as at:
        with seated(at.bruno, at.table):
            assert error_of(at.new_link(), 409) == "still_playing"
        answer = at.new_link()
        assert error_of(answer, 409) == "too_soon"
        assert answer.json()["error"]["message"].endswith("possible in 24 hours.")
        at.later(DAY)
        link = at.new_link().json()["link"]
        clara = another_browser(at.host)
        assert clara.post("/api/links/join", json={"link": link, "name": "Clara"}).json()["seat"]
        assert error_of(at.post(at.bruno, "return"), 403) == "not_seated"


@pytest.mark.parametrize(("bot", "is_given_up"), [(None, True), ("page", False)])
def test_getting_up_gives_a_seat_away_unless_a_bot_keeps_it(
    bot: str | None, is_given_up: bool, tmp_path: Path
) -> None:
    with friends(tmp_path, host_plays=False) as at:
        at.post(at.bruno, "leave", bot=bot)
        assert (at.new_link().status_code == 200) == is_given_up


def test_a_player_passes_his_own_seat_on(tmp_path: Path) -> None:
    with friends(tmp_path) as at:
        link = at.new_link(at.bruno).json()["link"]
        assert at.seat()["is_open"]
        # The host gets no link of his own to it, and no second hand by that one.
        assert error_of(at.new_link(), 403) == "host_plays"
        joined = at.host.post("/api/links/join", json={"link": link})
        assert error_of(joined, 409) == "second_seat"
        clara = another_browser(at.host)
        assert clara.post("/api/links/join", json={"link": link}).json()["seat"] == 1
        assert error_of(at.bruno.post("/api/links/join", json={"link": link}), 409) == "table_full"


def test_whoever_knows_two_hands_passes_none_of_them_on(tmp_path: Path) -> None:
    with running(tmp_path) as client:
        opened = open_table(client, FRIENDS)
        table, link = opened["table"], opened["links"][0]["link"]
        client.post("/api/links/join", json={"link": link})
        answer = client.post(f"/api/tables/{table}/seats/1/link")
        assert error_of(answer, 409) == "not_possible"


# --- secrecy -------------------------------------------------------------------------------------


class Curious:
    """A host who plays and tries everything to see the hand of his friend."""

    def __init__(self, at: Friends, player: Player) -> None:
        self.at = at
        self.player = player
        self.got: list[tuple[int, Json]] = []
        self.second = another_browser(at.host)

    def try_all(self) -> None:
        at, number = self.at, self.player.state["number"]
        answers = [at.new_link(), at.replace(), at.post(at.host, "leave"), at.post(at.host, "link")]
        for browser in (at.host, self.second):
            answers += [at.post(browser, "return"), at.new_link(browser)]
            # Any link that he got would lead his second browser to the seat.
            link = next((it.json()["link"] for it in answers[::-1] if "link" in it.json()), None)
            look = {"link": link or at.links[0]}
            answers += [browser.post(f"/api/links/{it}", json=look) for it in ("look", "join")]
        self.got += [(number, it.json()) for it in answers]
        for message in (("face", {"seat": 1}), ("hint", {"number": number}), ("preview", None)):
            kind, fields = message
            self.got.append((number, self.player.send(kind, **(fields or {"number": number}))))
        with seated(self.second, at.table) as spectator:
            self.got.append((spectator.state["number"], spectator.state))
            assert spectator.state["holds"] == []

    def all(self) -> Iterator[tuple[int, Json]]:
        version = 0
        for text in self.player.bytes:
            message: Json = json.loads(text)
            version = message["number"] if message["type"] == "state" else version
            if message["type"] != "reply":
                yield version, message
        yield from self.got


def test_a_host_who_plays_never_sees_the_hand_of_a_friend_who_is_away(tmp_path: Path) -> None:
    """Bruno plays and drops; a bot takes over in the end. No byte tells Anna a card of his."""
    with friends(tmp_path) as at, seated(at.host, at.table) as anna:
        curious = Curious(at, anna)
        with seated(at.bruno, at.table) as bruno:
            for _ in range(12):
                decider = (anna, bruno)[anna.refresh()["waiting"]["seat"]]
                decider.refresh()
                decider.choose()
            curious.try_all()
        curious.try_all()
        assert at.seat()["stand_in"] is None
        at.later(30 * DAY)
        curious.try_all()
        assert at.seat()["stand_in"] == "random"
        choices = 0
        while not anna.until_asked()["result"]:
            choices += 1
            if choices % 10 == 0:
                curious.try_all()
                anna.refresh()
            if anna.state["decision"]:
                anna.choose()
        table = at.house.tables._live[at.table]
        known = Known(new_game(table.history.game.options), table.history.answers, 0)
        nobody = Known(new_game(table.history.game.options), table.history.answers, None)
        assert any(known.at(it) != nobody.at(it) for it in range(1, 12))
    checked = 0
    for version, message in curious.all():
        assert set(staff_in(message)) <= known.at(version), message["type"]
        for text in words_in(message):
            assert not named_in(text, known.at(version)), text
        checked += len(set(staff_in(message)))
    assert checked > 100
