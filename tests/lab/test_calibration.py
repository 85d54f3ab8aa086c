"""What advice says of winning beside what came of it."""

from pathlib import Path
from random import Random

import pytest

from hotelier import GameOptions
from hotelier.lab.calibration import Forecast, draw, forecast, judge


def made_up(honest: float, number: int = 4000) -> list[Forecast]:
    """Forecasts of somebody whose chances are moved away from the middle by a factor."""
    luck = Random(1)
    told = []
    for game in range(number):
        truth = luck.uniform(0.3, 0.7)
        won = 1.0 if luck.random() < truth else 0.0
        told.append(Forecast(str(game), 0.5 + (truth - 0.5) * honest, won))
    return told


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
    part = judge([Forecast("one", 0.9, 1.0)] * 500)["bins"][0]
    assert (part["number"], part["games"]) == (500, 1)
    assert part["low"] < 0.3


@pytest.mark.parametrize("players", [2, 3])
def test_a_game_gives_forecasts_and_one_winner(players: int) -> None:
    told = forecast(GameOptions(players=players), "page", "calibration/test")
    assert told == forecast(GameOptions(players=players), "page", "calibration/test")
    assert told
    assert all(0.0 <= one.told <= 1.0 and one.won in (0.0, 1.0) for one in told)


def test_the_picture_is_drawn(tmp_path: Path) -> None:
    draw({2: judge(made_up(1.0, 200)), 3: judge(made_up(2.0, 200))}, tmp_path / "told.svg")
    assert (tmp_path / "told.svg").read_text().rstrip().endswith("</svg>")
