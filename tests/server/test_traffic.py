"""All bytes that reach a browser: none of them tells a card that its seat has not seen.

Two humans, a bot and a spectator play a whole game. Everything they can ask for is asked for, and
everything they get is searched, numbers and words alike.
"""

import json
import logging
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from hotelier.engine.values import BIT, FIRST_STAFF, STAFF
from hotelier.game.dealer import Rng
from hotelier.game.game import Game
from hotelier.game.options import GameOptions
from hotelier.server.http.identity import Account
from hotelier.server.tables.history import begin
from hotelier.server.tables.open_tables import SeatWish
from hotelier.text import Words
from tests.server.play import Json, Player, another_browser, open_table, running, seated

SEATS = [
    {"kind": "you", "name": "Anna"},
    {"kind": "link", "name": "Bruno"},
    {"kind": "bot", "bot": "porter"},
]
LISTS = ("hand", "pack", "cards", "staff_removed", "staff_deck", "hired", "lost", "used")
ASKED = [
    {"action": "hire_staff", "staff": 3},
    {"action": "use_staff", "staff": 46},
    {"action": "discard_staff", "staff": 17},
    {"action": "draft_staff", "staff": 29},
    {"action": "take_die", "face": 6},
    {"action": "finish_turn"},
]
NAMES = {number: Words("en")(f"staff-{number}") for number in range(1, STAFF + 1)}
GUESTS = [Words("en")(f"guest-{number}") for number in range(49, 105)]


def staff_in(told: Any, key: str = "") -> Iterator[int]:
    """Every number that names a staff card, wherever it stands in what was sent."""
    if isinstance(told, dict):
        for name, value in told.items():
            # Points by staff cards are no cards, and what one has not seen names nobody's hand.
            if name not in ("points", "scores", "staff_unseen", "about"):
                yield from staff_in(value, name)
    elif isinstance(told, list):
        for value in told:
            yield from staff_in(value, f"{key} listed" if key in LISTS else key)
    elif (key == "staff" or key.endswith(" listed")) and isinstance(told, int):
        yield told


def words_in(told: Any) -> Iterator[str]:
    """All texts of what was sent."""
    if isinstance(told, dict):
        for value in told.values():
            yield from words_in(value)
    elif isinstance(told, list):
        for value in told:
            yield from words_in(value)
    elif isinstance(told, str):
        yield told


def named_in(text: str, known: set[int]) -> set[int]:
    """The staff cards that a text names beyond those that are known."""
    # A long name may contain a short one, and guests may be called like staff.
    for name in sorted([*GUESTS, *(NAMES[card] for card in known)], key=len, reverse=True):
        text = text.replace(name, "")
    return {card for card, name in NAMES.items() if card not in known and name in text}


class Known:
    """What a seat has seen up to each version of the table."""

    def __init__(self, game: Game, answers: list[Any], seat: int | None) -> None:
        self._at: dict[int, set[int]] = {0: set()}
        known: set[int] = set()
        for place, answer in enumerate(answers):
            game.play(answer.code)
            unseen = game.view(seat).table.staff_deck
            known |= {card + FIRST_STAFF for card in range(STAFF) if not unseen & BIT[card]}
            if place + 1 == len(answers) or answers[place + 1].version > answer.version:
                self._at[answer.version] = set(known)

    def at(self, version: int) -> set[int]:
        return self._at[version]


class Witness:
    """A browser that asks for everything, and keeps what it got with the version it got it at."""

    def __init__(self, client: TestClient, player: Player, table: str) -> None:
        self.client = client
        self.player = player
        self.table = table
        self.got: list[tuple[int, Json]] = []

    def ask(self) -> None:
        """Whatever can be asked about the present state."""
        number = self.player.state["number"]
        decision = self.player.state["decision"]
        reasons = self.player.send("why_not", number=number, about=ASKED)
        replies = [reasons, self.player.send("preview", number=number)]
        codes = [it["code"] for it in decision["options"][:6]] if decision else range(3)
        replies += [self.player.send("plan", number=number, codes=[it]) for it in codes]
        if not decision:
            # Who does not decide hears nothing but that, whatever he asks.
            kinds = {it["reason"]["reason"] for it in reasons["reasons"]}
            assert kinds == {"game_over" if self.player.is_over else "another_decides"}
            assert {it["error"]["kind"] for it in replies[1:]} == {"not_your_decision"}
        replies += [self.player.send("why_not", number=number, about=[{"action": "fly"}])]
        paths = ("/api/tables", f"/api/tables/{self.table}", f"/api/replays/{self.table}")
        replies += [self.client.get(path).json() for path in paths]
        self.got += [(number, reply) for reply in replies]

    def all(self) -> Iterator[tuple[int, Json]]:
        """Everything that was sent, also what nobody asked for."""
        version = 0
        for text in self.player.bytes:
            message = json.loads(text)
            version = message["number"] if message["type"] == "state" else version
            if message["type"] != "reply":
                yield version, message
        yield from self.got


@pytest.mark.parametrize("deal", ["standard", "draft"])
def test_no_byte_of_a_whole_game_tells_what_is_hidden(
    deal: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG, "hotelier")
    with running(tmp_path) as client:
        opened = open_table(client, SEATS, options={"deal": deal})
        friend, looker = another_browser(client), another_browser(client)
        friend.post("/api/links/join", json={"link": opened["links"][0]["link"]})
        table = opened["table"]
        with (
            seated(client, table) as anna,
            seated(friend, table) as bruno,
            seated(looker, table) as nobody,
        ):
            witnesses = [
                Witness(browser, player, table)
                for browser, player in ((client, anna), (friend, bruno), (looker, nobody))
            ]
            play_and_ask(witnesses)
            house: Any = client.app.state.house  # type: ignore[attr-defined]
            answers = house.tables._live[table].history.answers
        for seat, witness in zip((0, 1, None), witnesses, strict=True):
            history = begin(GameOptions(players=3, deal=deal), "test")
            known = Known(history.game, answers, seat)
            checked = 0
            for version, message in witness.all():
                # A reason names the card that it was asked for.
                seen = known.at(version) | ({3, 17, 29, 46} if "reasons" in message else set())
                assert set(staff_in(message)) <= seen, message["type"]
                for text in words_in(message):
                    assert not named_in(text, seen), text
                checked += len(set(staff_in(message)))
            assert checked > 300
    assert [record.getMessage() for record in caplog.records if record.name != "asyncio"] == []


def play_and_ask(witnesses: list[Witness]) -> None:
    """Play to the end; all three ask whenever a human decides."""
    while True:
        for witness in witnesses:
            settle(witness.player)
        seat = witnesses[0].player.state["waiting"]
        if witnesses[0].player.is_over:
            return
        for witness in witnesses:
            witness.ask()
        player = witnesses[seat["seat"]].player
        player.choose(len(player.state["decision"]["options"]) // 2)


def settle(player: Player) -> None:
    """Read until a human decides, or the game is over."""
    player.refresh(known=max(0, player.state["number"]))
    while not player.is_over and player.state["waiting"]["seat"] == 2:
        player.next_state()


def test_games_that_differ_only_in_what_is_hidden_are_told_alike(tmp_path: Path) -> None:
    """Byte for byte: states, decisions, previews, plans, reasons, summaries."""
    compared = different = 0
    with running(tmp_path, max_tables_per_client=1000) as client:
        for number, game in enumerate(some_positions()):
            seat = (game.seat_to_act + number % 2) % 3
            other = game.view(seat).imagine(Rng(number))
            different += other.to_dict() != game.to_dict()
            told = traffic(client, game, seat)
            assert traffic(client, other, seat) == told
            compared += len(told)
    assert different > 20
    assert compared > 200


def some_positions() -> Iterator[Game]:
    """Decisions of players all over two games."""
    for deal in ("standard", "draft"):
        history = begin(GameOptions(players=3, deal=deal), "alike")
        history.deal()
        rng = Rng("alike")
        while not history.game.is_over:
            if history.version % 12 == 1:
                yield history.game.copy()
            codes = history.game.codes
            history.choose(codes[rng.below(len(codes))])


def traffic(client: TestClient, game: Game, seat: int) -> list[str]:
    """All that the browser of a seat gets at a table which begins with this position."""
    house: Any = client.app.state.house  # type: ignore[attr-defined]
    wishes = [SeatWish("link", f"{place}") for place in range(game.options.players)]
    wishes[seat] = SeatWish("you", "Anna")
    me = json.loads(client.get("/api/health").text) and client.cookies["hotelier"].partition(".")[0]
    assert client.portal is not None

    async def open_it() -> Any:
        account = Account(me)
        return await house.tables.open(account, game.options, wishes, position=game.to_dict())

    table = client.portal.call(open_it).table.id
    with seated(client, table) as player:
        witness = Witness(client, player, table)
        witness.ask()
    summary = client.get(f"/api/tables/{table}").json()
    del summary["created"], summary["changed"]
    texts = [json.dumps({**it, "id": ""}) for _, it in witness.all() if "tables" not in it]
    texts.append(json.dumps(summary))
    return [text.replace(table, "") for text in texts if "changed" not in text]
