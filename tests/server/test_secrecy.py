"""What a seat may not see is in no byte that is sent to it."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from hotelier.dealer import Rng
from hotelier.engine.values import BIT, FIRST_STAFF, STAFF
from hotelier.game_options import GameOptions
from hotelier.server.history import History, begin
from hotelier.server.told import game_told
from hotelier.text import Words
from tests.server.play import another_browser, open_table, running, seated

NAMES = ["Anna", "Bruno", "Clara", "David"]
CARDS = ("hand", "pack", "cards", "staff_removed", "used", "staff")


def staff_named(told: Any, key: str = "") -> Iterator[int]:
    """Every number that names a staff card, wherever it stands in a message."""
    if isinstance(told, dict):
        if key == "view":
            told = {name: value for name, value in told.items() if name != "staff_unseen"}
        for name, value in told.items():
            if name not in ("points", "scores"):  # points by staff cards are no cards
                yield from staff_named(value, name)
    elif isinstance(told, list):
        for value in told:
            yield from staff_named(value, f"{key} listed" if key in CARDS else key)
    elif key == "staff" or key.endswith(" listed"):
        yield from [] if told is None else [told]


def known_to(history: History, seat: int | None) -> set[int]:
    """The staff cards that a seat has seen or sees: all but the unseen ones of its view."""
    unseen = history.game.view(seat).table.staff_deck
    return {card + FIRST_STAFF for card in range(STAFF) if not unseen & BIT[card]}


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


def test_all_bytes_of_a_game_name_only_cards_that_were_seen(tmp_path: Path) -> None:
    seats = [
        {"kind": "you", "name": "Anna"},
        *({"kind": "bot", "bot": bot} for bot in ("greedy", "random", "greedy")),
    ]
    with running(tmp_path) as client:
        table = open_table(client, seats, options={"deal": "draft"})["table"]
        looker = another_browser(client)
        with seated(client, table) as player, seated(looker, table) as spectator:
            while not player.until_asked()["result"]:
                player.choose(len(player.state["decision"]["options"]) // 2)
            while not spectator.is_over:
                spectator.next_state()
            house: Any = client.app.state.house  # type: ignore[attr-defined]
            answers = house.tables._live[table].history.answers
        for bytes_, seat in ((player.bytes, 0), (spectator.bytes, None)):
            history = begin(GameOptions(players=4, deal="draft"), "test")
            checked = 0
            for message in map(json.loads, bytes_):
                if message["type"] != "state":
                    assert "staff" not in json.dumps(message)
                    continue
                end = message["log"]["from"] + len(message["log"]["entries"])
                for answer in answers[len(history.answers) : end]:
                    history._play(answer.code, answer.version)
                del message["decision"]  # its options are those of the view
                named = set(staff_named(message))
                for other, told in enumerate(message["view"]["seats"]):
                    if other != seat:
                        assert isinstance(told["hand"], int)
                        assert isinstance(told["pack"], int)
                assert named <= known_to(history, seat)
                checked += len(named)
            assert checked > 500
            assert len(history.answers) == len(answers)


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
            player.send("refresh")
            assert player.next_state()["view"] == state["view"]
            player.choose(0)
    assert "not saved, OSError" in caplog.text
    assert "17" not in caplog.text.split("not saved")[1]
