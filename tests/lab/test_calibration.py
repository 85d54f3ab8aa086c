"""What advice says of winning beside what came of it."""

import runpy
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from functools import partial
from math import exp
from pathlib import Path
from random import Random

import pytest

from hotelier import GameOptions
from hotelier.bots.advice.advice import advise
from hotelier.bots.advice.correction import Correction, Line
from hotelier.lab.calibration import Forecast, crosswise, draw, fit, forecast, judge
from tests.bots.test_advice import first_turn


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
    right = judge([one.corrected(correction) for one in told])
    assert right["error"] < 0.02
    assert right["points_error"] == pytest.approx(0.0, abs=0.01)


def test_what_is_judged_was_corrected_by_other_games() -> None:
    told = hopeful(2000)
    right = {one.game: one for one in crosswise(told)}
    assert len(right) == len(told)
    others = [one for place, one in enumerate(told) if place % 10 != 3]
    assert right["3"] == told[3].corrected(fit(others))
    liar = [replace(one, won=1 - one.won) if one.game == "3" else one for one in told]
    changed = next(one for one in crosswise(liar) if one.game == "3")
    assert changed.told == right["3"].told, "what came of a game does not help its own forecast"
    assert judge(list(right.values()))["error"] < 0.04


def test_every_round_is_corrected_by_its_own_games() -> None:
    told = hopeful()
    other = [replace(one, told=0.5, points=90.0) if one.round_number == 4 else one for one in told]
    before, after = fit(told), fit(other)
    for round_number, (line, changed) in enumerate(zip(before.rounds, after.rounds, strict=True)):
        assert (line != changed) == (round_number == 4)
    assert before.rounds[0] == Line(), "nothing was told before the first round"


def test_a_forecast_is_corrected_as_advice_is() -> None:
    game = first_turn(2)
    view = game.view(game.seat_to_act)
    correction = Correction(tuple(Line(-0.1 * part, 0.9, 0.8, part) for part in range(8)))
    raw, told = (advise(view, correction=given)[0] for given in (Correction(), correction))
    one = Forecast("game", view.to_dict()["round"], raw.win, 1.0, raw.points, 100.0)
    assert one.corrected(correction).told == pytest.approx(told.win)
    assert one.corrected(correction).points_told == pytest.approx(told.points)
    assert told.win != pytest.approx(raw.win)


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
    told = forecast(options, "page", "calibration/test")
    assert told == forecast(options, "page", "calibration/test")
    assert told
    assert all(0.0 < one.told < 1.0 and one.won in (0.0, 1.0) for one in told)


def test_games_that_were_forecast_are_not_played_again(tmp_path: Path) -> None:
    tool = runpy.run_path(str(Path(__file__).parents[2] / "tools" / "measure_calibration.py"))
    with ThreadPoolExecutor(1) as pool:
        forecasts_of = partial(tool["forecasts_of"], tmp_path, pool, 2, "page", "test")
        three = forecasts_of(3)
        [kept] = tmp_path.iterdir()
        first, second, _ = whole = kept.read_bytes().splitlines(keepends=True)
        kept.write_bytes(first.replace(b"test/0", b"kept") + second[:-9])  # as if stopped there
        again = forecasts_of(3)
    assert {one.game for one in three} == {"test/0", "test/1", "test/2"}
    assert {one.game for one in again} == {"kept", "test/1", "test/2"}
    assert kept.read_bytes().splitlines(keepends=True)[1:] == whole[1:]


def test_the_picture_is_drawn(tmp_path: Path) -> None:
    draw({2: judge(made_up(1.0, 200)), 3: judge(made_up(2.0, 200))}, tmp_path / "told.svg")
    assert (tmp_path / "told.svg").read_text().rstrip().endswith("</svg>")
