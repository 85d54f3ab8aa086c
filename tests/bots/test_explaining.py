"""Advice in words, in every language, for every kind of decision; and measured strengths."""

import pytest

from hotelier import Dealer, Seat, arrange, new_game
from hotelier.bots.advice.advice import Reason, advise
from hotelier.bots.advice.explaining import advice_told, reasons_text
from hotelier.bots.advice.strength import measured, strengths
from hotelier.game.dealer import Rng
from hotelier.text import LANGUAGES, Words
from tests.seats import at_random, positions


def test_reasons_are_told_with_their_sign_and_never_as_nothing() -> None:
    reasons = [Reason("politics", 3.2), Reason("guests", -0.5)]
    assert reasons_text(reasons, Words("en")) == "Politics cards +3, Guests −1"
    assert reasons_text([], Words("en")) == ""


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_plan_is_told_to_its_end(language: str) -> None:
    view = arrange(seats=[Seat(kronen=20), Seat()]).view(0)
    for advice in advise(view):
        told = advice_told(advice, view, Words(language))
        assert len(told["plan"]) == len(advice.plan) - 1
        assert all(told["plan"])


@pytest.mark.parametrize("deal", ["standard", "draft"])
def test_every_decision_of_a_game_has_advice_in_words(deal: str) -> None:
    kinds = set()
    seats = at_random(Rng("words"))
    for game in positions(new_game(players=2, deal=deal), seats, Dealer("words")):
        decision = game.decision
        if decision is None or decision.is_chance or decision.kind in kinds:
            continue
        kinds.add(decision.kind)
        view = game.view(decision.seat)
        best = advice_told(advise(view, width=1)[0], view, Words("en"))
        assert best["text"]
        assert decision.codes[best["option"]] == best["code"]
    assert len(kinds) > 5


def test_strengths_that_are_measured_are_told_and_the_rest_is_passed_over() -> None:
    whole = {"points": 88.1, "elo": 1210, "interval": [1190, 1230], "seconds": 0.5}
    assert measured({"porter": {"2": whole}}) == {"porter": {"2": whole}}
    odd = {
        "2": {"points": "many", "elo": 1000, "interval": 20, "seconds": "few"},
        "3": None,
        "4": {"points": 70, "seconds": 0.5},
    }
    assert measured({"page": odd, "x": 7}) == {
        "page": {"2": {"elo": 1000}, "4": {"points": 70}},
        "x": {},
    }
    assert measured([]) == {}
    assert isinstance(strengths(), dict)
