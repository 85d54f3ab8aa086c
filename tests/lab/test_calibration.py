"""What advice says of winning beside what came of it."""

from dataclasses import replace
from math import exp, log
from pathlib import Path
from random import Random

import pytest

from hotelier import GameOptions
from hotelier.bots.correction import Correction
from hotelier.lab.calibration import Forecast, draw, fit, forecast, judge


def made_up(honest: float, number: int = 4000) -> list[Forecast]:
    """Forecasts of somebody whose chances are moved away from the middle by a factor."""
    luck = Random(1)
    told = []
    for game in range(number):
        truth = luck.uniform(0.3, 0.7)
        won = 1.0 if luck.random() < truth else 0.0
        told.append(Forecast(str(game), 1, 0.5 + (truth - 0.5) * honest, won, 100.0, 100.0))
    return told


def hopeful(number: int = 6000) -> list[Forecast]:
    """Forecasts that promise too much, most of all early in the game, and too few points."""
    luck = Random(2)
    told = []
    for game in range(number):
        round_number = luck.randint(1, 7)
        logit = luck.uniform(-2.0, 2.0)
        won = 1.0 if luck.random() < 1 / (1 + exp(-logit)) else 0.0
        hope = 1 / (1 + exp(-(logit + 1.0 - round_number / 7)))
        points = 120 + round_number + luck.uniform(-5, 5)
        told.append(Forecast(str(game), round_number, hope, won, 120.0, points))
    return told


def test_a_correction_takes_out_what_was_too_hopeful() -> None:
    told = hopeful()
    assert judge(told)["error"] > 0.05
    correction = fit(told)
    for round_number, added in ((1, 1.0), (7, 7.0)):
        assert correction.added_points(round_number) == pytest.approx(added, abs=0.5)
    right = [
        replace(one, told=correction.chance_of(log(one.told / (1 - one.told)), one.round_number))
        for one in told
    ]
    assert judge(right)["error"] < 0.02


def test_what_is_known_for_certain_needs_no_correction() -> None:
    known = [Forecast("known", 7, 1.0, 1.0, 90.0, 90.0), Forecast("known", 7, 0.0, 0.0, 80.0, 80.0)]
    assert fit([*hopeful(200), *known]) == fit(hopeful(200))


def test_forecasts_that_come_true_have_a_small_error() -> None:
    judged = judge(made_up(1.0))
    assert judged["error"] < 0.03
    assert all(part["low"] <= part["told"] <= part["high"] for part in judged["bins"])
    assert judged["brier"] < judged["brier_of_average"]


def test_forecasts_that_promise_too_much_are_found_out() -> None:
    judged = judge(made_up(2.2))
    assert judged["error"] > 0.08
    first, last = judged["bins"][0], judged["bins"][-1]
    assert first["won"] > first["high"] - 0.2 > first["told"]
    assert last["won"] < last["told"]


def test_many_forecasts_of_one_game_make_no_narrow_interval() -> None:
    part = judge([Forecast("one", 1, 0.9, 1.0, 100.0, 100.0)] * 500)["bins"][0]
    assert (part["number"], part["games"]) == (500, 1)
    assert part["low"] < 0.3


@pytest.mark.parametrize("players", [2, 3])
def test_a_game_gives_forecasts_and_one_winner(players: int) -> None:
    options = GameOptions(players=players)
    told = forecast(options, "page", Correction(), "calibration/test")
    assert told == forecast(options, "page", Correction(), "calibration/test")
    assert told
    assert all(0.0 <= one.told <= 1.0 and one.won in (0.0, 1.0) for one in told)


def test_the_picture_is_drawn(tmp_path: Path) -> None:
    draw({2: judge(made_up(1.0, 200)), 3: judge(made_up(2.0, 200))}, tmp_path / "told.svg")
    assert (tmp_path / "told.svg").read_text().rstrip().endswith("</svg>")
