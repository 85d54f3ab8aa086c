"""What a seat may not see is in no byte that is sent to it."""

import json
from pathlib import Path
from typing import Any

import pytest

from hotelier.game.dealer import Rng
from hotelier.game.options import GameOptions
from hotelier.server.tables.history import History, begin
from hotelier.server.telling.told import game_told
from hotelier.text import Words
from tests.server.play import open_table, running, seated

NAMES = ["Anna", "Bruno", "Clara", "David"]


@pytest.mark.parametrize("deal", ["standard", "draft"])
@pytest.mark.parametrize("seat", [0, 2, None])
def test_a_whole_game_as_told_depends_on_nothing_hidden(seat: int | None, deal: str) -> None:
    """What is told of the true game is told of a game with other hidden cards, too."""
    history = begin(GameOptions(players=3, deal=deal), "secret")
    history.deal()
    rng, words = Rng("answers"), Words("en")
    different = 0
    while not history.game.is_over:
        told = game_told(history, seat, history.version - 1, words, NAMES[:3])
        imagined = history.game.view(seat).imagine(Rng(f"{history.version}"))
        different += imagined.to_dict() != history.game.to_dict()
        other = History(imagined, history.dealer, history.version)
        other.answers, other.before, other.redo = history.answers, history.before, history.redo
        assert json.dumps(game_told(other, seat, history.version - 1, words, NAMES[:3])) == (
            json.dumps(told)
        )
        codes = history.game.codes
        history.choose(codes[rng.below(len(codes))])
    assert different > 50


def test_the_seed_is_told_only_after_the_end(tmp_path: Path) -> None:
    with running(tmp_path) as client:
        seats = [{"kind": "you", "name": "Anna"}, {"kind": "bot", "bot": "random"}]
        opened = open_table(client, seats, seed="a-very-secret-seed")
        table = opened["table"]
        with seated(client, table) as player:
            player.until_asked()
            texts = [*player.bytes, json.dumps(opened), client.get("/api/tables").text]
        assert not any("a-very-secret-seed" in text for text in texts)
        assert client.get(f"/api/tables/{table}/record").status_code == 409
        assert client.get(f"/api/replays/{table}").status_code == 409


def test_logs_tell_no_cards(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    with running(tmp_path) as client:
        table = open_table(
            client, [{"kind": "you", "name": "Anna"}, {"kind": "bot", "bot": "random"}]
        )["table"]
        house: Any = client.app.state.house  # type: ignore[attr-defined]

        async def no_disk(*_: Any, **__: Any) -> None:
            raise OSError("INSERT INTO answers (17, 23)")

        with seated(client, table) as player:
            state = player.until_asked()
            saving, house.store.change = house.store.change, no_disk
            assert player.refused("choose", number=state["number"], option=0) == "not_saved"
            house.store.change = saving
            assert player.refresh()["view"] == state["view"]
            player.choose(0)
    assert "not saved, OSError" in caplog.text
    assert "17" not in caplog.text.split("not saved")[1]
