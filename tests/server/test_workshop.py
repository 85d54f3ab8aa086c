"""Records, replays and cards: made once, beside the loop, and so much of it for one address."""

import asyncio
import random
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from hotelier.game.dealer import Dealer
from hotelier.game.game import Game, new_game
from hotelier.server.http.costs import cost_of
from hotelier.server.http.identity import Account
from hotelier.server.http.limits import Bucket, FairBuckets
from hotelier.server.server_error import ServerError
from hotelier.server.tables.open_tables import SeatWish
from hotelier.server.tables.replays import RECORD_COST, Replay, record_of
from hotelier.server.telling.catalogue import cards
from hotelier.server.telling.workshop import MOST_WAITING, Workshop
from tests.server.play import HOT_SEAT, error_of, open_table, running, seated

ANNA = Account("Anna")
BOTH = [SeatWish("you", "Anna"), SeatWish("device", "Bruno")]


def nearly_over() -> Game:
    """A game before one of its last choices."""
    game, dealer, rng = new_game(players=2), Dealer("end"), random.Random(1)
    last = game.copy()
    while not game.is_over:
        if game.seat_to_act >= 0:
            last = game.copy()
            game.play(rng.choice(game.codes))
        else:
            game.play(dealer.answer(game))
    return last


def finished_table(client: TestClient) -> str:
    """A table whose game is over."""
    house = client.app.state.house  # type: ignore[attr-defined]
    game = nearly_over()

    async def play() -> str:
        table = (await house.tables.open(ANNA, game.options, BOTH, position=game.to_dict())).table
        while not table.history.game.is_over:
            await table.choose("Anna", table.history.version, lambda codes: codes[0], None)
        return str(table.id)

    assert client.portal is not None
    return client.portal.call(play)


class Noted:
    """A function that notes in which thread it is called."""

    def __init__(self, does: Callable[..., Any]) -> None:
        self._does = does
        self.threads: list[int] = []

    def __call__(self, *args: Any) -> Any:
        self.threads.append(threading.get_ident())
        return self._does(*args)


def loop_of(client: TestClient) -> int:
    assert client.portal is not None
    return client.portal.call(threading.get_ident)


def test_a_record_is_made_once_and_beside_the_loop(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    making = Noted(record_of)
    monkeypatch.setattr("hotelier.server.http.table_routes.record_of", making)
    with running(tmp_path) as client:
        table = finished_table(client)
        texts = {client.get(f"/api/tables/{table}/record").text for _ in range(3)}
        assert len(texts) == 1
        assert len(making.threads) == 1
        assert making.threads[0] != loop_of(client)
        unfinished = open_table(client, HOT_SEAT)["table"]
        assert error_of(client.get(f"/api/tables/{unfinished}/record"), 409) == "not_over"


def test_a_replay_is_told_once_in_each_language_and_beside_the_loop(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    telling = Noted(Replay.told)

    def told(replay: Replay, language: str) -> Any:
        return telling(replay, language)

    monkeypatch.setattr(Replay, "told", told)
    with running(tmp_path) as client:
        table = finished_table(client)
        for language in ("en", "de", "en", "de"):
            answer = client.get(f"/api/replays/{table}?lang={language}")
            assert answer.json()["replay"] == table
        assert len(telling.threads) == 2
        assert loop_of(client) not in telling.threads


def test_cards_are_put_into_words_once_and_beside_the_loop(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    printing = Noted(cards)
    monkeypatch.setattr("hotelier.server.http.content_routes.cards", printing)
    with running(tmp_path) as client:
        for _ in range(2):
            assert len(client.get("/api/cards?lang=pl").json()["staff"]) == 48
        assert len(printing.threads) == 1
        assert printing.threads[0] != loop_of(client)


def test_whoever_asks_for_too_many_records_is_refused_and_others_play_on(tmp_path: Path) -> None:
    opening = cost_of("POST", "/api/tables") + cost_of("", "/api/tables/x/socket")
    burst = opening + 1.5 * RECORD_COST
    with running(tmp_path, work_per_second=1e-9, work_burst=burst) as client:
        first, second = finished_table(client), finished_table(client)
        with seated(client, open_table(client, HOT_SEAT)["table"]) as player:
            assert client.get(f"/api/tables/{first}/record").status_code == 200
            answer = client.get(f"/api/tables/{second}/record")
            assert error_of(answer, 429) == "too_fast"
            assert error_of(client.get(f"/api/replays/{second}"), 429) == "too_fast"
            assert player.send("ping")["ok"]
        assert client.get(f"/api/tables/{first}/record").status_code == 200, "kept, so it is free"


def test_an_upload_counts_by_its_length(tmp_path: Path) -> None:
    with running(tmp_path, work_per_second=1e-9, work_burst=0.1) as client:
        assert error_of(client.post("/api/replays", json={"text": "x"}), 400) == "foreign_record"
        large = {"text": "x" * 100_000}
        assert error_of(client.post("/api/replays", json=large), 429) == "too_fast"


def test_something_may_count_as_much_as_several() -> None:
    now = 0.0
    bucket = Bucket(10, 30, lambda: now)
    assert [bucket.take(20), bucket.take(20), bucket.take(10)] == [True, False, True]
    now = 1.0
    assert [bucket.take(11), bucket.take(10)] == [False, True]


def in_workshop(play: Callable[[Workshop], Any], burst: float = 1e6, **settings: Any) -> None:
    async def run() -> None:
        workshop = Workshop(FairBuckets(1e-9, burst, 1.0), **settings)
        try:
            await play(workshop)
        finally:
            workshop.close()

    asyncio.run(run())


def test_who_asks_for_the_same_thing_waits_for_the_same_work() -> None:
    made: list[int] = []

    def work() -> bytes:
        made.append(1)
        return b"text"

    async def play(workshop: Workshop) -> None:
        asked = [workshop.text("name", work, 60, Account(f"{one}")) for one in range(5)]
        assert await asyncio.gather(*asked) == [b"text"] * 5
        assert made == [1]

    in_workshop(play, burst=100)


def test_who_hangs_up_does_not_spoil_it_for_the_others() -> None:
    may_go_on = threading.Event()

    def work() -> bytes:
        may_go_on.wait(20)
        return b"text"

    async def play(workshop: Workshop) -> None:
        gone, other = (asyncio.create_task(workshop.text("name", work, 1, ANNA)) for _ in range(2))
        await asyncio.sleep(0)
        gone.cancel()
        may_go_on.set()
        assert await other == b"text"

    in_workshop(play)


def test_what_could_not_be_made_is_tried_again() -> None:
    faults: list[Exception] = [ServerError("damaged_record")]

    def work() -> bytes:
        if faults:
            raise faults.pop()
        return b"text"

    async def play(workshop: Workshop) -> None:
        with pytest.raises(ServerError, match="damaged_record"):
            await workshop.text("name", work, 1, ANNA)
        assert await workshop.text("name", work, 1, ANNA) == b"text"

    in_workshop(play)


def test_texts_are_kept_while_there_is_room() -> None:
    made: list[str] = []

    async def play(workshop: Workshop) -> None:
        for name in ("a", "b", "a", "c", "a", "b"):

            def work(name: str = name) -> bytes:
                made.append(name)
                return name.encode() * 40

            await workshop.text(name, work, 1, ANNA)
        assert made == ["a", "b", "c", "b"]

    in_workshop(play, most_kept=100)


def test_only_so_many_things_are_waited_for() -> None:
    may_go_on = threading.Event()

    def work() -> bytes:
        may_go_on.wait(20)
        return b""

    async def play(workshop: Workshop) -> None:
        waiting = [
            asyncio.create_task(workshop.text(number, work, 1, Account(f"{number}")))
            for number in range(MOST_WAITING)
        ]
        await asyncio.sleep(0)
        with pytest.raises(ServerError, match="too_fast"):
            await workshop.text("one more", work, 1, ANNA)
        may_go_on.set()
        await asyncio.gather(*waiting)

    in_workshop(play)
