"""Nobody at a table of several people can look into the deal, or guess what is dealt next."""

import asyncio
import json
import secrets
import sqlite3
from collections import Counter
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from hotelier import Dealer, new_game
from hotelier.game.actions import parse
from hotelier.game.dealer import KEYED, KeyedDealer, Rng, answer_chance
from hotelier.game.options import GameOptions
from hotelier.record import dump_record, parse_records
from hotelier.server.http.identity import COOKIE, Account, sign
from hotelier.server.store.database import FILE_NAME
from hotelier.server.tables.replays import record_of
from tests.server.play import (
    FRIENDS,
    HOT_SEAT,
    YOU_AND_RANDOM,
    Json,
    Player,
    another_browser,
    error_of,
    open_table,
    running,
    seated,
)
from tests.server.test_table_exists_once import ALONE, house

BOTS = [{"kind": "bot", "bot": "random"}] * 2
VERSION_3 = Path(__file__).parent / "version_3.sql"


def test_with_another_person_nobody_chooses_the_seed(tmp_path: Path) -> None:
    with running(tmp_path) as client:
        wish = {"seats": FRIENDS, "seed": "known beforehand"}
        answer = client.post("/api/tables?lang=de", json=wish)
        assert error_of(answer, 400) == "seed_of_others"
        assert "Startwert" in answer.json()["error"]["message"]
        assert client.get("/api/tables").json()["tables"] == []


@pytest.mark.parametrize("seats", [YOU_AND_RANDOM, HOT_SEAT, BOTS])
def test_everybody_at_the_table_is_told_that_its_seed_was_chosen(
    seats: list[Json], tmp_path: Path
) -> None:
    with running(tmp_path) as client:
        watcher = another_browser(client)
        for more, is_chosen in (({}, True), ({"seed": None}, False)):
            table = open_table(client, seats, **more)["table"]
            for browser in (client, watcher):
                with seated(browser, table) as player:
                    assert player.state["chosen_deal"] is is_chosen
                told = browser.get(f"/api/tables/{table}").json()
                assert told["chosen_deal"] is is_chosen


def test_the_deal_of_a_table_of_friends_comes_from_the_entropy_of_the_system(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: list[str] = []
    draw = secrets.token_hex

    def noted(size: int) -> str:
        drawn.append(draw(size))
        return drawn[-1]

    monkeypatch.setattr(secrets, "token_hex", noted)
    with running(tmp_path) as client:
        tables = [open_table(client, FRIENDS)["table"] for _ in range(2)]
        rows = [client.app.state.house.tables._live[it].row for it in tables]  # type: ignore[attr-defined]
    assert [row["seed"] for row in rows] == drawn
    assert all(len(seed) == 64 for seed in drawn)
    assert {row["dealer"] for row in rows} == {KEYED}


def test_a_record_says_which_dealer_dealt_and_what_it_dealt_from(tmp_path: Path) -> None:
    [record] = parse_records(finished(tmp_path / "drawn", None))
    assert record.dealer == KEYED
    assert record.seed is not None
    dealer, game = KeyedDealer(str(record.seed)), record.begin()
    for move in record.moves:
        if move.seat is None:
            assert dealer.answer(game) == parse(move.action).code
        game.apply(move.action)
    head = json.loads(finished(tmp_path / "chosen", "test").splitlines()[0])
    assert head["seed"] == "test"
    assert "dealer" not in head, "the usual dealer is left unsaid, as in all older records"


def finished(folder: Path, seed: str | None) -> str:
    """The record of a hot-seat game."""
    tables, store = house(folder)

    async def play() -> str:
        opened = await tables.open(Account("Anna"), GameOptions(players=2), ALONE, seed=seed)
        table = opened.table
        while not table.history.game.is_over:
            await table.choose("Anna", table.history.version, lambda codes: codes[0], None)
        return dump_record(record_of(table))

    record = asyncio.run(play())
    store.close()
    return record


def rolls(dealer: Dealer | KeyedDealer, count: int) -> list[int]:
    """The same decision answered again and again: who starts, of four."""
    game = new_game(players=4)
    return [dealer.answer(game) for _ in range(count)]


def test_whoever_knows_all_that_was_dealt_does_not_know_what_comes_next() -> None:
    """The whole inside of the generator is handed over, and still says nothing of the future."""
    game = new_game(players=4)
    seeded, keyed = Dealer("secret"), KeyedDealer("secret")
    rolls(seeded, 10)
    rolls(keyed, 10)
    assert forecast(seeded.rng, game, 40) == rolls(seeded, 40)
    assert forecast(keyed._rng, game, 40) != rolls(keyed, 40)


def forecast(rng: Rng, game: Any, count: int) -> list[int]:
    spied = rng.copy()
    return [int(answer_chance(game.position, spied)) for _ in range(count)]


def test_the_keyed_dealer_is_even_handed_and_repeats_itself_only_with_its_key() -> None:
    dealt = rolls(KeyedDealer("one"), 4000)
    assert dealt == rolls(KeyedDealer("one"), 4000)
    assert dealt != rolls(KeyedDealer("two"), 4000)
    counts = Counter(dealt)
    assert len(counts) == 4
    assert sum((it - 1000) ** 2 / 1000 for it in counts.values()) < 16.3  # 1 in 1,000 of 3 degrees


def test_a_copy_of_the_keyed_dealer_goes_on_by_itself() -> None:
    dealer = KeyedDealer("one")
    rolls(dealer, 7)
    copied = dealer.copy()
    assert rolls(copied, 20) == rolls(dealer, 20)


def test_a_running_game_of_an_older_version_goes_on_with_the_dealer_it_began_with(
    tmp_path: Path,
) -> None:
    """The file and the answers were made by the version before the keyed dealer."""
    with closing(sqlite3.connect(tmp_path / FILE_NAME)) as file:
        file.executescript(VERSION_3.read_text(encoding="utf-8"))
    with running(tmp_path) as client:
        client.cookies.set(COOKIE, sign("anna", "old-secret"))
        friend = another_browser(client)
        friend.cookies.set(COOKIE, sign("bruno", "old-secret"))
        with seated(client, "running-table") as one, seated(friend, "running-table") as two:
            assert one.state["chosen_deal"] is False
            play_on([one, two], 25)
    with closing(sqlite3.connect(tmp_path / FILE_NAME)) as file:
        dealt = file.execute(
            "SELECT code FROM answers WHERE number >= 119 AND seat IS NULL ORDER BY number"
        )
        assert [code for (code,) in dealt] == [
            *(490, 490, 486, 487, 487, 487, 486, 487, 487, 487),
            *(488, 486, 489, 488, 487, 489, 489, 490, 489, 490),
        ]


def play_on(players: Sequence[Player], choices: int) -> None:
    for _ in range(choices):
        for player in players:
            player.refresh(known=max(0, player.state["number"]))
        player = players[players[0].state["waiting"]["seat"]]
        player.choose(len(player.state["decision"]["options"]) // 2)
