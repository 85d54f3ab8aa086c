"""Ways to a table: by clicks, and where that would take many, over HTTP with the same cookie."""

from typing import Any

from hotelier.game.game import Game
from hotelier.record import Recorder, dump_record
from tests.browser.player import Player
from tests.browser.visitor import Json, Visitor, say


def post(visitor: Visitor, path: str, body: Any) -> Json:
    answer = visitor.context.request.post(path, data=body)
    assert answer.ok, answer.text()
    told: Json = answer.json()
    return told


def open_table(visitor: Visitor, seats: list[Json], **more: Any) -> Json:
    """A new table; the visitor does not look at it yet."""
    return post(visitor, "/api/tables", {"seats": seats, **more})


def play_on(visitor: Visitor, game: Game, seat: int = 0, bot: str = "random") -> Player:
    """Sit down at a game as it stands, against bots: its record is uploaded."""
    record = dump_record(Recorder(game).record())
    replay = post(visitor, "/api/replays", {"text": record})["replay"]
    wish = {"step": 0, "seat": seat, "bot": bot, "name": "Anna"}
    table = post(visitor, f"/api/replays/{replay}/play_on", wish)["table"]
    visitor.go(f"/table/{table}")
    player = Player(visitor)
    player.until_asked()
    return player


def open_for_a_friend(host: Visitor) -> str:
    """A table of two, on the page for new games; the link for the friend."""
    host.go("/new")
    host.page.get_by_label(say("web-seat-n", number=2)).select_option("link")
    host.press("web-open-table")
    link: str = host.page.locator("input[readonly]").input_value()
    host.press("web-to-table")
    return link


def join(friend: Visitor, link: str, name: str) -> None:
    friend.go(link)
    friend.page.get_by_label(say("web-your-name")).fill(name)
    friend.press("web-sit-down")


def sit_together(host: Visitor, friend: Visitor) -> list[Player]:
    """Two players at a table, each with an own browser."""
    join(friend, open_for_a_friend(host), "Bruno")
    for visitor in (host, friend):
        visitor.until_told()
    return [Player(host), Player(friend)]
