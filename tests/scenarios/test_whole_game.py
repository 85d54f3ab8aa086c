"""The example T-40 of the rules: whole games of four, with the invariants after every step."""

import itertools
from collections.abc import Sequence
from typing import Any

import pytest

from hotelier import Dealer, Game, Rng, new_game
from hotelier.content.guests import guest_cards
from hotelier.engine.values import GOODS, in_order
from hotelier.game.loop import drive
from tests.seats import at_random

ORDERS = {guest.number: guest.order for guest in guest_cards()}


def _check(position: dict[str, Any]) -> None:
    """Clause 2.3, read off the saved position alone."""
    for seat in position["seats"]:
        assert 0 <= seat["kronen"] <= 20
        assert 0 <= seat["emperor"] <= 13
        assert len(seat["cafe"]) == 3
        for guest in filter(None, seat["cafe"]):
            for good, number in guest["served"].items():
                assert number <= in_order(ORDERS[guest["guest"]], GOODS.index(good))
    if position["phase"] == "turns":
        assert _dice(position) == 14
    assert sorted(_guests(position)) == list(range(49, 105))
    assert sorted(_staff(position)) == list(range(1, 49))


def _dice(position: dict[str, Any]) -> int:
    on_tiles = sum(die is not None for seat in position["seats"] for die in seat["dice"])
    rolling = sum(frame["count"] for frame in position["pending"] if frame["frame"] == "roll_dice")
    return int(sum(position["dice"]) + position["dustbin"] + on_tiles + rolling)


def _guests(position: dict[str, Any]) -> list[int]:
    cafes = [guest["guest"] for seat in position["seats"] for guest in filter(None, seat["cafe"])]
    row = [guest for guest in position["row"] if guest is not None]
    return [*position["guest_deck"], *position["guest_discard"], *row, *cafes]


def _staff(position: dict[str, Any]) -> list[int]:
    places: list[Sequence[int]] = [position["staff_deck"], position["staff_removed"]]
    places.append([entry["staff"] for entry in position["under_deck"]])
    for seat in position["seats"]:
        places += [seat["hand"], seat["pack"], [card["staff"] for card in seat["staff"]]]
    places += [frame["cards"] for frame in position["pending"] if "cards" in frame]
    return list(itertools.chain.from_iterable(places))


def _play(game: Game, seed: int) -> list[dict[str, Any]]:
    """Play a game to its end with random players; returns all events."""
    events = []

    def play(code: int) -> None:
        nonlocal events
        events += [event.to_dict(everything=True) for event in game.apply(code)]
        _check(game.to_dict())
        assert game.is_over or game.codes, "a dead end"

    drive(game, at_random(Rng(f"players {seed}")), Dealer(seed), play)
    return events


@pytest.mark.parametrize(
    ("edition", "boards", "deal"),
    [
        ("classic", "night", "standard"),
        ("retail-2022", "day", "draft"),
        ("ru", "day", "introductory"),
    ],
)
def test_t40_four_players_play_seven_rounds_and_nothing_is_lost_on_the_way(
    edition: str, boards: str, deal: str
) -> None:
    game = new_game(players=4, edition=edition, boards=boards, deal=deal)
    events = _play(game, seed=40)
    rounds = [event["round"] for event in events if event["event"] == "round_started"]
    assert rounds == [1, 2, 3, 4, 5, 6, 7]
    assert [event["round"] for event in events if event["event"] == "emperor_came"] == [3, 5, 7]
    assert game.is_over
    assert game.winners
    for seat in range(4):
        scored = [
            event["amount"]
            for event in events
            if event["event"] == "points_scored" and event["seat"] == seat
        ]
        assert sum(scored) == game.totals[seat] == sum(game.scores[seat].values())
