"""Ways to a table that would take many clicks: over HTTP, with the cookie of the browser."""

from typing import Any

from hotelier.game import Game
from hotelier.record import Recorder, dump_record
from tests.browser.player import Player
from tests.browser.visitor import Json, Visitor


def post(visitor: Visitor, path: str, body: Any) -> Json:
    answer = visitor.context.request.post(path, data=body)
    assert answer.ok, answer.text()
    told: Json = answer.json()
    return told


def open_table(visitor: Visitor, seats: list[Json], **more: Any) -> Json:
    """A new table; the visitor does not look at it yet."""
    return post(visitor, "/api/tables", {"seats": seats, **more})


def play_on(visitor: Visitor, game: Game, seat: int = 0) -> Player:
    """Sit down at a game as it stands, against random bots: its record is uploaded."""
    record = dump_record(Recorder(game).record())
    replay = post(visitor, "/api/replays", {"text": record})["replay"]
    wish = {"step": 0, "seat": seat, "bot": "random", "name": "Anna"}
    table = post(visitor, f"/api/replays/{replay}/play_on", wish)["table"]
    visitor.go(f"/table/{table}")
    player = Player(visitor)
    player.until_asked()
    return player
