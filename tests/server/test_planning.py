"""A plan: options tried on an imagined game. The table does not notice."""

import json
from pathlib import Path
from typing import Any

import pytest

from hotelier.game.dealer import Rng
from hotelier.game.options import GameOptions
from hotelier.server.server_error import ServerError
from hotelier.server.tables.history import begin
from hotelier.server.telling.planning import plan_told
from hotelier.text import Words
from tests.server.play import YOU_AND_RANDOM, another_browser, open_table, running, seated


def test_a_plan_shows_what_playing_it_shows(tmp_path: Path) -> None:
    """Until chance or somebody else decides, plan and play lead to the same view."""
    with running(tmp_path) as client:
        table = open_table(client, YOU_AND_RANDOM)["table"]
        longest = 0
        with seated(client, table) as player:
            while not player.until_asked()["result"]:
                state = player.state
                number = state["number"]
                codes: list[int] = []
                views: list[Any] = []
                plan = player.send("plan", number=number, codes=[])
                assert plan["ok"], plan
                assert plan["view"] == state["view"]
                while plan["ends"] is None and len(codes) < 12:
                    options = plan["decision"]["options"]
                    codes.append(options[len(options) // 2]["code"])
                    plan = player.send("plan", number=number, codes=codes)
                    assert plan["ok"], plan
                    views.append(plan["view"])
                    assert [it["option"]["code"] for it in plan["steps"]] == codes
                assert player.state["number"] == number
                for code, view in zip(codes[:-1], views[:-1], strict=True):
                    assert player.act("choose", code=code)["view"] == view
                player.act("choose", code=codes[-1])
                longest = max(longest, len(codes))
        assert longest >= 3


def test_a_plan_that_cannot_be_is_refused(tmp_path: Path) -> None:
    with running(tmp_path) as client:
        table = open_table(client, YOU_AND_RANDOM)["table"]
        with seated(client, table) as player, seated(another_browser(client), table) as looker:
            number = player.until_asked()["number"]
            assert player.refused("plan", number=number, codes=[9999]) == "plan_broken"
            assert player.refused("plan", number=number + 1, codes=[]) == "stale"
            assert player.refused("plan", number=number, codes=[0] * 41) == "bad_request"
            assert looker.refused("plan", number=number, codes=[]) == "not_your_decision"


def test_a_plan_does_not_depend_on_what_is_hidden() -> None:
    history = begin(GameOptions(players=3), "plans")
    history.deal()
    rng, words = Rng("plans"), Words("en")
    ends = set()
    while not history.game.is_over:
        seat = history.game.seat_to_act
        other = history.game.view(seat).imagine(Rng(history.version)).view(seat)
        for code in history.game.codes[:3]:
            told = plan_told(history.game.view(seat), [code], words)
            assert json.dumps(told) == json.dumps(plan_told(other, [code], words))
            ends.add(told["ends"])
            if told["ends"] is not None:
                with pytest.raises(ServerError, match="plan_broken"):
                    plan_told(history.game.view(seat), [code, code], words)
        codes = history.game.codes
        history.choose(codes[rng.below(len(codes))])
    assert {None, "chance", "other", "over"} <= ends


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_plan_never_shows_cards_that_are_only_imagined(players: int) -> None:
    """In a draft the next pack comes from a neighbour, who alone has seen it."""
    history = begin(GameOptions(players=players, deal="draft"), "packs")
    history.deal()
    rng, words = Rng("packs"), Words("en")
    ends = set()
    while history.game.position.round == 0:
        view = history.game.view(history.game.seat_to_act)
        unseen = set(view.to_dict()["staff_unseen"])
        code = history.game.codes[rng.below(len(history.game.codes))]
        told = plan_told(view, [code], words)
        ends.add(told["ends"])
        if told["view"] is not None:
            assert unseen == set(told["view"]["staff_unseen"])
        history.choose(code)
    assert "hidden" in ends
