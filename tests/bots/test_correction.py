"""What advice tells of winning and of points is corrected by what came true."""

import json
from math import exp, log
from pathlib import Path

import pytest

from hotelier.bots import REVISION
from hotelier.bots.advice.advice import advise
from hotelier.bots.advice.correction import Correction, Line, correction_for
from hotelier.bots.levels.trained import digest
from hotelier.errors import BadWeights
from tests.bots.test_advice import first_turn


@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_was_measured_never_turns_the_order_round(players: int) -> None:
    correction = correction_for(players)
    for round_number in range(8):
        chances = [correction.chance_of(logit / 4, round_number) for logit in range(-20, 21)]
        assert chances == sorted(set(chances))
        assert all(0 < chance < 1 for chance in chances)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_only_the_weights_that_were_measured_are_corrected(
    players: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    measured = correction_for.__wrapped__
    assert measured(players) != Correction()
    with monkeypatch.context() as other:
        other.setattr("hotelier.bots.advice.correction.digest", lambda _: "other weights")
        assert measured(players) == Correction()
    monkeypatch.setattr("hotelier.bots.advice.correction.REVISION", REVISION + 1)
    assert measured(players) == Correction()


@pytest.mark.parametrize("logit", [-700.0, -3.0, 0.0, 0.5, 40.0, 700.0])
def test_without_a_correction_a_chance_is_what_the_network_says(logit: float) -> None:
    assert Correction().chance_of(logit, 3) == pytest.approx(1 / (1 + exp(-logit)), rel=1e-12)


def test_a_line_stretches_what_is_below_an_even_chance_and_above_it_apart() -> None:
    correction = Correction((Line(0.0, 2.0, 0.5),) * 8)
    for logit, wanted in ((-20.0, -40.0), (20.0, 10.0)):
        told = correction.chance_of(logit, 1)
        assert log(told / (1 - told)) == pytest.approx(wanted, abs=1e-3)


def test_advice_is_corrected_and_its_order_stays() -> None:
    game = first_turn(2)
    view = game.view(game.seat_to_act)
    raw = advise(view, correction=Correction())
    told = advise(view, correction=Correction((Line(-0.5, 1.0, 1.0, 3.0),) * 8))
    assert [one.code for one in told] == [one.code for one in raw]
    assert [one.reasons for one in told] == [one.reasons for one in raw]
    for one, before in zip(told, raw, strict=True):
        assert one.win < before.win
        assert one.points == pytest.approx(before.points + 3)


def test_a_correction_that_is_missing_is_one_sentence() -> None:
    with pytest.raises(BadWeights, match=r"corrections\.json does not say .* for 5 players"):
        correction_for(5)


@pytest.mark.parametrize("rounds", [[[0.0, 1.0, 1.0, 0.0]] * 7, [[0.0, 1.0, 0.0]] * 8, "none"])
def test_a_correction_that_lacks_something_is_the_same_sentence(
    rounds: object, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = {"2": {"revision": REVISION, "weights": digest(2), "rounds": rounds}}
    (tmp_path / "corrections.json").write_text(json.dumps(told))
    monkeypatch.setattr("hotelier.bots.advice.correction.files", lambda _: tmp_path)
    with pytest.raises(BadWeights, match=r"corrections\.json does not say .* for 2 players"):
        correction_for.__wrapped__(2)
