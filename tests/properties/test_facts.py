"""What follows from a view: told by the rules, and by nothing that is hidden."""

import json
from itertools import chain

import pytest

from hotelier import Dealer, Game, Rng, load_position, new_game
from hotelier.bots import make_bot
from hotelier.game.actions import ClaimPolitics, Serve, TakeGuest
from hotelier.game.facts import facts
from tests.late_games import late_game
from tests.seats import positions

GROUPS = "ABC"


def games(players: int, seed: str) -> list[Game]:
    """The positions of a game in which players decide, and its end."""
    return moments(new_game(players=players), seed)


def moments(game: Game, seed: str) -> list[Game]:
    player = make_bot("random", seed)
    played = positions(game, [player] * game.options.players, Dealer(seed))
    return [it.copy() for it in played if it.is_over or it.seat_to_act >= 0]


def test_everything_told_agrees_with_what_the_engine_does() -> None:
    claims = free = held = 0
    served = set()
    played = [moments(late_game(number), f"{number}") for number in range(24)]
    for game in chain(*played, *(games(players, "facts") for players in (2, 3, 4))):
        seat = max(0, game.seat_to_act)
        told = facts(game.view(seat))
        position = game.to_dict()
        assert [it["points"] for it in told["seats"]] == game.totals
        for number, player in enumerate(position["seats"]):
            rooms = "".join(player["hotel"]).replace(".", "")
            counted = told["seats"][number]
            assert counted["rooms"] == len(rooms)
            assert counted["occupied"] == sum(letter.isupper() for letter in rooms)
            for guest, order in zip(player["cafe"], counted["cafe"], strict=True):
                assert (guest is None) == (order is None)
                assert order is None or order["is_complete"] == (order["missing"] == {})
                if order is not None:
                    is_held = order["missing"].items() and all(
                        player["kitchen"][good] >= number
                        for good, number in order["missing"].items()
                    )
                    assert order["is_in_kitchen"] == bool(is_held)
                    held += order["is_in_kitchen"]
        if game.decision is None or position["phase"] != "turns":
            continue
        for option in game.decision.options:
            changes = game.preview(option).changes[seat]
            if isinstance(option, TakeGuest) and game.decision.kind == "turn":
                assert told["row_prices"][option.space] == -changes.get("kronen", 0)
                free += option.space < 3 and told["row_prices"][option.space] == 0
            if isinstance(option, Serve) and game.decision.kind == "turn":
                paid = [it for it in game.preview(option).events if it["event"] == "kronen_paid"]
                assert told["serve_price"] == sum(it["amount"] for it in paid)
                served.add(told["serve_price"])
            if isinstance(option, ClaimPolitics):
                group = GROUPS.index(option.group)
                progress = told["seats"][seat]["politics"][group]
                assert progress["is_reached"]
                assert progress["have"] == progress["need"]
                assert told["politics"][group]["next"] == sum(changes["points"].values())
                claims += 1
    assert claims > 10
    assert free > 10
    assert held > 10
    assert served == {0, 1}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_turn_order_runs_there_and_back_and_marks_who_plays(players: int) -> None:
    numbers = set()
    for game in games(players, f"order {players}"):
        turns = facts(game.view(None))["turns"]
        if game.is_over or not turns:
            continue
        seats = [turn["seat"] for turn in turns]
        assert seats == seats[::-1]
        assert sorted(seats[:players]) == list(range(players))
        assert [turn["number"] for turn in turns] == list(range(1, 2 * players + 1))
        now = [turn for turn in turns if turn["is_now"]]
        if any(frame["frame"] == "turn" for frame in game.to_dict()["pending"]):
            assert [turn["seat"] for turn in now] == [game.to_dict()["pending"][0]["seat"]]
            numbers.add(now[0]["number"])
    assert numbers == set(range(1, 2 * players + 1))


def test_the_next_visit_of_the_emperor() -> None:
    seen = {}
    for game in games(2, "emperor"):
        scorings = facts(game.view(None))["scorings"]
        seen[int(game.position.round)] = [it["round"] for it in scorings if it["is_next"]]
        assert [
            (it["round"], it["back"], it["safe_from"], it["bonus_from"]) for it in scorings
        ] == [
            (3, 3, 4, 6),
            (5, 5, 6, 8),
            (7, 7, 8, 10),
        ]
    assert seen == {0: [3], 1: [3], 2: [3], 3: [3], 4: [5], 5: [5], 6: [7], 7: []}


def test_facts_depend_on_nothing_hidden_and_survive_saving() -> None:
    for number, game in enumerate(games(3, "hidden")):
        for seat in (0, 1, None):
            view = game.view(seat)
            told = json.dumps(facts(view))
            assert told == json.dumps(facts(view.imagine(Rng(number)).view(seat)))
        assert facts(load_position(game.to_dict()).view(0)) == facts(game.view(0))


def test_before_chance_has_chosen_there_is_nothing_to_tell() -> None:
    told = facts(new_game(players=2, boards="day").view(None))
    assert told["turns"] == []
    assert told["politics"] == [None, None, None]
    assert [seat["politics"] for seat in told["seats"]] == [[None, None, None]] * 2
