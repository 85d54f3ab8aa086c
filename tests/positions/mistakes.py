"""Making a mistake in a position, and hearing what is said about it."""

import copy
from collections.abc import Callable
from typing import Any

import pytest

from hotelier import Dealer, Game, Seat, arrange, load_position, new_game
from hotelier.errors import BadPosition
from tests.positions.mutations import told

Json = dict[str, Any]
Change = Callable[[Json], object]


def put(*path_and_value: Any) -> Change:
    """Set a place in the JSON: ``put("seats", 0, "kronen", 21)``."""
    *path, last, value = path_and_value

    def change(position: Json) -> None:
        place: Any = position
        for step in path:
            place = place[step]
        place[last] = copy.deepcopy(value)

    return change


def drop(*path: Any) -> Change:
    """Leave a place out of the JSON."""

    def change(position: Json) -> None:
        place: Any = position
        for step in path[:-1]:
            place = place[step]
        del place[path[-1]]

    return change


def both(*changes: Change) -> Change:
    """Several changes one after another."""

    def change(position: Json) -> None:
        for each in changes:
            each(position)

    return change


def refusal(game: Game, change: Change) -> str:
    """What is said when a game is loaded with a mistake in it; always one short sentence."""
    position = told(game)
    assert load_position(position).to_dict() == position
    change(position)
    mistaken = copy.deepcopy(position)
    with pytest.raises(BadPosition) as refused:
        load_position(position)
    assert position == mistaken, "reading has changed what was read"
    message = str(refused.value)
    assert message and "\n" not in message and len(message) < 800
    return message


# --- games in which to make mistakes -------------------------------------------------------------


def turn() -> Game:
    """Three players at the turn of seat 0; seat 1 has a guest half served and staff in play."""
    return arrange(
        dice="11223344",
        seats=[
            Seat(hand=[7, 8], dice=[1], claimed="A"),
            Seat(cafe={75: "1 wine"}, staff=[1, 5], hand=[17]),
            Seat(),
        ],
    )


def beginning() -> Game:
    """A draft with day boards of which nothing is settled yet."""
    return new_game(players=2, deal="draft", boards="day")


def drafting() -> Game:
    """All packs are dealt, the first card is kept."""
    game = new_game(players=2, deal="draft")
    Dealer(1).deal(game)
    return game


def drafted() -> Game:
    """The draft is over; the first guests are taken."""
    game = drafting()
    while game.decision is not None and game.decision.kind == "draft":
        game.apply(game.decision.options[0])
        Dealer(1).deal(game)
    return game


def dealing() -> Game:
    """The packs of a draft are being dealt: seat 0 has four cards, seat 1 none."""
    game = new_game(players=2, deal="draft", start=0)
    dealer = Dealer(1)
    while len(game.to_dict()["seats"][0]["pack"]) < 4:
        game.play(dealer.answer(game))
    return game


def introductory() -> Game:
    """The sets of the introductory deal are on the hands; guests come into the row."""
    game = new_game(players=2, deal="introductory")
    Dealer(1).deal(game)
    return game


def choosing_guests() -> Game:
    """All is dealt; seat 1 (seat 0 starts) takes its first guest."""
    game = new_game(players=2, start=0)
    Dealer(1).deal(game)
    return game


def choosing_rooms() -> Game:
    """Seat 0 prepares its first rooms."""
    game = choosing_guests()
    for seed in (2, 3):
        game.apply("guest 5")
        Dealer(seed).deal(game)
    return game


def rolling() -> Game:
    """The dice of the first round are rolled; three of them lie."""
    game = choosing_rooms()
    for _ in range(2):
        game.apply("stop")
    for face in (1, 2, 2):
        game.apply(f"roll {face}")
    return game


# --- pending frames ------------------------------------------------------------------------------

TURN = {"kind": "turn"}
ALL_ROOMS = [f"{column}{row}" for row in "1234" for column in "abcde"]


def frame(name: str, because: dict[str, Any] = TURN, seat: int | None = 0, **more: Any) -> Any:
    return {"frame": name, "seat": seat, "because": because, "count": 0, **more}


def guest(number: int) -> dict[str, Any]:
    return {"kind": "guest", "guest": number}


def die(face: int) -> dict[str, Any]:
    return {"kind": "die", "die": face}


def above_the_turn(*frames: Any) -> Change:
    """Put frames on top of a turn in which something has been done."""

    def change(position: dict[str, Any]) -> None:
        position["pending"][0]["done"] = ["touched"]
        position["pending"] += frames

    return change


def prepare(because: dict[str, Any], **more: Any) -> Any:
    usual = {"count": 1, "discount": 0, "rooms": ALL_ROOMS, "least": 0}
    return frame("prepare_rooms", because, **{**usual, **more})


def item(effect: str, amount: int, because: dict[str, Any]) -> dict[str, Any]:
    return {"effect": effect, "amount": amount, "because": because}


def bag(because: dict[str, Any], *items: dict[str, Any]) -> Any:
    return frame("items", because, items=list(items))
