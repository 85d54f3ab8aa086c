"""Is it true what advice says? Forecasts of many games beside what came of them.

Games say how advice is to be corrected (``fit``), and whether it then is true (``judge``). All are
told without a correction. What is judged is corrected by other games than its own (``crosswise``).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass, replace
from math import log
from pathlib import Path
from random import Random
from statistics import fmean
from typing import Any, Final

from hotelier.bots import Bot, make_bot
from hotelier.bots.advice.advice import Advice, advise
from hotelier.bots.advice.correction import Correction, Line, halves
from hotelier.engine.values import ROUNDS
from hotelier.game.dealer import Dealer
from hotelier.game.game import View, new_game
from hotelier.game.loop import drive
from hotelier.game.options import GameOptions
from hotelier.lab.arena_game import places, victory
from hotelier.lab.plots import save
from hotelier.lab.statistics import clustered_interval

BINS: Final = 10
ASKED: Final = 0.1
"""How many of the decisions are forecast."""
NEWTON: Final = 20
PARTS: Final = 10
"""Each tenth of the games is corrected by the other nine."""
PULL: Final = 1.0
"""Towards no correction, so that a few games do not bring a wild one."""

Json = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Forecast:
    """What was told of winning and of points, and what came of it (a shared win is a share)."""

    game: str
    round_number: int
    told: float
    won: float
    points_told: float
    points: float

    @property
    def logit(self) -> float:
        """What was told of winning, as the network says it."""
        return log(self.told / (1.0 - self.told))

    def corrected(self, correction: Correction) -> Forecast:
        """What is told with a correction, where this was told without one."""
        win = correction.chance_of(self.logit, self.round_number)
        points = self.points_told + correction.added_points(self.round_number)
        return replace(self, told=win, points_told=points)


@dataclass(frozen=True, slots=True)
class Bin:
    """All forecasts of about the same chance: how high they were, and how many of them came true.

    Forecasts of one game are not independent, so the interval has games as its units.
    """

    told: float
    won: float
    low: float
    high: float
    number: int
    games: int


_Told = tuple[int, int, Advice]
"""Of which seat, in which round, and what."""


class _Forecaster:
    """Plays as its bot does, and notes at some decisions what advice, not corrected, says."""

    def __init__(self, bot: Bot, luck: Random, told: list[_Told]) -> None:
        self._bot = bot
        self._luck = luck
        self._told = told

    def choose(self, view: View) -> int:
        """What the bot chooses."""
        assert view.decision is not None and view.seat is not None
        if len(view.decision.codes) > 1 and self._luck.random() < ASKED:
            best = advise(view, correction=Correction())[0]
            if 0.0 < best.win < 1.0:  # else the game ends with this turn, and that is no forecast
                self._told.append((view.seat, view.table.round, best))
        return self._bot.choose(view)


def forecast(options: GameOptions, bot: str, seed: str) -> list[Forecast]:
    """Play a game of a bot with itself, and put what came of it beside what advice said."""
    luck = Random(seed)
    game = new_game(options)
    told: list[_Told] = []
    seats = [
        _Forecaster(make_bot(bot, f"{seed}/{seat}"), luck, told) for seat in range(options.players)
    ]
    drive(game, seats, Dealer(seed))
    place = places(game.position)
    won = [victory(place, seat) for seat in range(options.players)]
    points = [sum(player.points) for player in game.position.players]
    return [
        Forecast(seed, number, best.win, won[seat], best.points, points[seat])
        for seat, number, best in told
    ]


def fit(forecasts: Sequence[Forecast]) -> Correction:
    """The correction with which forecasts, told without one, come nearest to what came true."""
    rounds: list[list[Forecast]] = [[] for _ in range(ROUNDS + 1)]
    for one in forecasts:
        rounds[one.round_number].append(one)
    return Correction(tuple(map(_line, rounds)))


def _line(forecasts: Sequence[Forecast]) -> Line:
    """The line of one round: logistic regression by Newton's method, and the points missing."""
    import numpy as np

    if not forecasts:
        return Line()
    won = np.array([one.won for one in forecasts])
    known = np.array([(1.0, *halves(one.logit)) for one in forecasts])
    nothing = np.array(Line()[:3])
    best = nothing
    for _ in range(NEWTON):
        chances = 1 / (1 + np.exp(-known @ best))
        slope = known.T @ (won - chances) - PULL * (best - nothing)
        bend = (known * (chances * (1 - chances))[:, None]).T @ known + PULL * np.eye(3)
        best = best + np.linalg.solve(bend, slope)
    added = fmean(one.points - one.points_told for one in forecasts)
    moved, below, above = (round(float(part), 3) for part in best)
    return Line(moved, below, above, round(added, 2))


def crosswise(forecasts: Sequence[Forecast]) -> list[Forecast]:
    """All forecasts, each corrected by what came true in other games only."""
    games = dict.fromkeys(one.game for one in forecasts)
    part = {game: number % PARTS for number, game in enumerate(games)}
    told: list[Forecast] = []
    for number in range(PARTS):
        correction = fit([one for one in forecasts if part[one.game] != number])
        told += [one.corrected(correction) for one in forecasts if part[one.game] == number]
    return told


def judge(forecasts: Sequence[Forecast]) -> Json:
    """The bins, and how far told and true are apart.

    ``error`` is the mean distance of told and won over the bins, weighted with their forecasts.
    ``brier`` is the mean square of the difference for single forecasts; ``brier_of_average`` is
    that of somebody who always tells the average. ``points_error`` is by how much too many points
    were told on average.
    """
    average = fmean(one.won for one in forecasts)
    parts = [_bin(part) for number in range(BINS) if (part := _part(forecasts, number))]
    return {
        "forecasts": len(forecasts),
        "games": len({one.game for one in forecasts}),
        "error": sum(part.number * abs(part.told - part.won) for part in parts) / len(forecasts),
        "brier": fmean((one.told - one.won) ** 2 for one in forecasts),
        "brier_of_average": fmean((average - one.won) ** 2 for one in forecasts),
        "points_error": fmean(one.points_told - one.points for one in forecasts),
        "bins": [asdict(part) for part in parts],
    }


def _part(forecasts: Sequence[Forecast], number: int) -> list[Forecast]:
    return [one for one in forecasts if min(BINS - 1, int(BINS * one.told)) == number]


def _bin(part: list[Forecast]) -> Bin:
    games: dict[str, list[float]] = {}
    for one in part:
        games.setdefault(one.game, []).append(one.won)
    won, interval = clustered_interval([(sum(wins), len(wins)) for wins in games.values()])
    low, high = interval or (0.0, 1.0)  # one game says nothing
    return Bin(fmean(one.told for one in part), won, low, high, len(part), len(games))


def draw(judged: dict[int, Json], path: Path) -> None:
    """Told against true, for each number of players; on the diagonal they are the same."""
    from matplotlib.figure import Figure

    figure = Figure(figsize=(3.2 * len(judged), 3.6), layout="constrained")
    for axes, (players, told) in zip(
        figure.subplots(1, len(judged), squeeze=False)[0], judged.items(), strict=True
    ):
        bins = told["bins"]
        middle = [100 * part["told"] for part in bins]
        won = [100 * part["won"] for part in bins]
        below = [100 * max(0.0, part["won"] - part["low"]) for part in bins]
        above = [100 * max(0.0, part["high"] - part["won"]) for part in bins]
        axes.plot([0, 100], [0, 100], color="0.7", linewidth=1)
        axes.errorbar(middle, won, yerr=[below, above], fmt="o", markersize=4, capsize=3)
        axes.set(xlim=(0, 100), ylim=(0, 100), aspect="equal", xlabel="told, %", ylabel="won, %")
        axes.set_title(f"{players} players, {told['games']} games")
        axes.grid(alpha=0.3)
    save(figure, path)
