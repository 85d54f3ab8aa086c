"""Links, spectators, leaving, coming back, rematch."""

from pathlib import Path
from typing import Any

from tests.server.play import (
    FRIENDS,
    HOT_SEAT,
    YOU_AND_RANDOM,
    another_browser,
    error_of,
    open_table,
    running,
    seated,
)

BOTS = [{"kind": "bot", "bot": "random"}] * 2


def test_a_link_leads_to_its_seat_once(tmp_path: Path) -> None:
    with running(tmp_path) as client:
        opened = open_table(client, [*FRIENDS, {"kind": "link"}])
        first, second = (it["link"] for it in opened["links"])
        friend, third = another_browser(client), another_browser(client)
        look = friend.post("/api/links/look", json={"link": first}).json()
        assert (look["seat"], look["is_open"]) == (1, True)
        joined = friend.post("/api/links/join", json={"link": first, "name": " <b>Bea</b> "})
        assert joined.json()["seat"] == 1
        assert joined.json()["summary"]["seats"][1]["name"] == "<b>Bea</b>"
        # Coming again is no fault; somebody else comes too late.
        assert friend.post("/api/links/join", json={"link": first}).status_code == 200
        assert error_of(third.post("/api/links/join", json={"link": first}), 409) == "seat_taken"
        assert third.post("/api/links/join", json={"link": second}).json()["seat"] == 2
        late = another_browser(client)
        assert error_of(late.post("/api/links/join", json={"link": first}), 409) == "table_full"


def test_a_bad_link_tells_nothing(tmp_path: Path) -> None:
    with running(tmp_path) as client:
        opened = open_table(client, FRIENDS)
        link = opened["links"][0]["link"]
        table = opened["table"]
        for bad in (
            "",
            "x",
            f"{table}.",
            f"{table}.x",
            link[:-1],
            f"{link}x",
            link.replace("#", "#x"),
        ):
            answer = client.post("/api/links/join", json={"link": bad})
            assert error_of(answer, 404) == "bad_link"


def test_tokens_are_long_and_not_stored(tmp_path: Path) -> None:
    with running(tmp_path) as client:
        opened = open_table(client, FRIENDS)
        token = opened["links"][0]["link"].rpartition(".")[2]
        assert len(token) >= 22  # 6 bits each: more than 128
    stored = b"".join(file.read_bytes() for file in tmp_path.iterdir())
    assert opened["table"].encode() in stored
    assert token.encode() not in stored


def test_a_new_link_replaces_the_old_one(tmp_path: Path) -> None:
    with running(tmp_path) as client:
        opened = open_table(client, FRIENDS)
        table, old = opened["table"], opened["links"][0]["link"]
        friend = another_browser(client)
        assert error_of(friend.post(f"/api/tables/{table}/seats/1/link"), 403) == "not_host"
        assert error_of(client.post(f"/api/tables/{table}/seats/0/link"), 409) == "not_possible"
        new = client.post(f"/api/tables/{table}/seats/1/link").json()["link"]
        assert error_of(friend.post("/api/links/join", json={"link": old}), 404) == "bad_link"
        assert friend.post("/api/links/join", json={"link": new}).status_code == 200


def test_spectators_see_no_hand_or_nothing_at_all(tmp_path: Path) -> None:
    with running(tmp_path) as client:
        open_to_all = open_table(client, YOU_AND_RANDOM)["table"]
        private = open_table(client, YOU_AND_RANDOM, spectators=False)["table"]
        looker = another_browser(client)
        with seated(client, open_to_all) as player, seated(looker, open_to_all) as spectator:
            assert spectator.state["holds"] == []
            assert all(isinstance(it["hand"], int) for it in spectator.state["view"]["seats"])
            told = player.until(lambda it: it["type"] == "seats" and it["spectators"] == 1)
            assert [it["is_present"] for it in told["seats"]] == [True, True]
        assert error_of(looker.get(f"/api/tables/{private}"), 403) == "no_spectators"
        with looker.websocket_connect(f"/api/tables/{private}/socket") as socket:
            assert socket.receive_json()["error"]["kind"] == "no_spectators"
        with looker.websocket_connect("/api/tables/nowhere/socket?lang=pl") as socket:
            error = socket.receive_json()["error"]
            assert error == {"kind": "unknown_table", "message": "Nie ma takiego stołu."}


def test_a_bot_plays_for_whoever_left_until_he_comes_back(tmp_path: Path) -> None:
    with running(tmp_path) as client:
        opened = open_table(client, FRIENDS)
        table = opened["table"]
        friend = another_browser(client)
        friend.post("/api/links/join", json={"link": opened["links"][0]["link"]})
        with seated(client, table) as player:
            answer = friend.post(f"/api/tables/{table}/seats/1/leave", json={"bot": "random"})
            seat = answer.json()["seats"][1]
            assert (seat["has_left"], seat["stand_in"]) == (True, "random")
            for _ in range(10):
                player.until_asked()
                player.choose(0)
            assert any(entry["seat"] == 1 for entry in player.log)
            assert "player_left" in player.notices
            friend.post(f"/api/tables/{table}/seats/1/return")
            player.refresh()
            while player.state["waiting"]["seat"] == 0:
                player.until_asked()
                player.choose(0)
            with seated(friend, table) as back:
                assert back.until_asked()["decision"]["seat"] == 1


def test_the_host_replaces_only_those_who_are_away(tmp_path: Path) -> None:
    with running(tmp_path, stand_in_seconds=0) as client:
        opened = open_table(client, FRIENDS)
        table = opened["table"]
        friend = another_browser(client)
        friend.post("/api/links/join", json={"link": opened["links"][0]["link"]})

        def replace(who: Any, seat: int, bot: str = "random") -> Any:
            return who.post(f"/api/tables/{table}/seats/{seat}/replace", json={"bot": bot})

        with seated(friend, table):
            assert error_of(replace(client, 1), 409) == "still_playing"
        assert error_of(replace(friend, 0), 403) == "not_host"
        assert error_of(replace(client, 1, "nobody"), 400) == "bad_options"
        assert error_of(replace(client, 7), 403) == "not_your_seat"
        assert replace(client, 1).json()["seats"][1]["stand_in"] == "random"
        assert error_of(replace(client, 1, "page"), 409) == "not_possible"
        leave = client.post(f"/api/tables/{table}/seats/1/leave", json={})
        assert error_of(leave, 403) == "not_your_seat"


def test_a_rematch_is_one_table_for_all(tmp_path: Path) -> None:
    with running(tmp_path) as client:
        opened = open_table(client, FRIENDS)
        table = opened["table"]
        friend = another_browser(client)
        friend.post("/api/links/join", json={"link": opened["links"][0]["link"]})
        assert error_of(client.post(f"/api/tables/{table}/rematch"), 409) == "not_over"
        for browser, seat in ((client, 0), (friend, 1)):
            browser.post(f"/api/tables/{table}/seats/{seat}/leave", json={"bot": "random"})
        with seated(client, table) as player:
            while not player.is_over:
                player.next_state()
        stranger = another_browser(client)
        assert error_of(stranger.post(f"/api/tables/{table}/rematch"), 403) == "not_seated"
        first = friend.post(f"/api/tables/{table}/rematch").json()
        second = client.post(f"/api/tables/{table}/rematch").json()
        assert first["table"] == second["table"] != table
        assert first["summary"]["holds"] == [1]
        assert second["summary"]["holds"] == [0]
        assert [it["name"] for it in second["summary"]["seats"]] == ["Anna", "Bruno"]
        assert client.get(f"/api/tables/{table}").json()["rematch"] == first["table"]


def test_my_tables_are_those_of_this_browser(tmp_path: Path) -> None:
    with running(tmp_path) as client:
        mine = {open_table(client, HOT_SEAT)["table"], open_table(client, BOTS)["table"]}
        assert {it["table"] for it in client.get("/api/tables").json()["tables"]} == mine
        assert another_browser(client).get("/api/tables").json() == {"tables": []}
        forged = another_browser(client)
        name, _, signature = client.cookies["hotelier"].rpartition(".")
        forged.cookies.set("hotelier", f"{name}.{signature[:-1]}x")
        assert forged.get("/api/tables").json() == {"tables": []}


def test_a_browser_is_known_from_its_first_page_on(tmp_path: Path) -> None:
    """Else the requests a page makes at once would each be taken for another browser."""
    with running(tmp_path) as client:
        assert "set-cookie" in client.get("/").headers
        assert "set-cookie" not in client.get("/api/choices").headers
        assert "set-cookie" not in client.get("/").headers
