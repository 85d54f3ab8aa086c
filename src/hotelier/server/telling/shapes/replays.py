"""Finished games: their steps, and what the trained player says of them."""

from __future__ import annotations

from typing import NotRequired

from typing_extensions import TypedDict

from hotelier.server.telling.shapes.events import LogEvent
from hotelier.server.telling.shapes.facts import Facts
from hotelier.server.telling.shapes.play import AnyAction, GameOptions, Result, View
from hotelier.server.telling.shapes.tables import HintTold


class ReplayStep(TypedDict):
    """One answer, what happened then, and the points after it."""

    step: int
    seat: int | None
    action: AnyAction
    events: list[LogEvent]
    round: int
    totals: list[int]


class ReplayPlayer(TypedDict):
    """Who played."""

    name: str
    bot: str | None


class RecordTold(TypedDict):
    """A recorded game without its positions."""

    options: GameOptions
    players: list[ReplayPlayer]
    date: str | None
    seed: str | int | None
    steps: list[ReplayStep]
    result: Result | None


class ReplayTold(RecordTold):
    """A recorded game by the name under which it is kept."""

    replay: str


class StepTold(TypedDict):
    """The table after a step."""

    replay: str
    step: int
    position: View
    facts: Facts


class Judged(TypedDict):
    """A choice, open after a step, as the trained player judges it.

    ``round`` is 0 while the table is being set up. ``win`` and ``points`` are what the best option
    promises. If one was taken, ``win_taken`` is its chance to win, and ``lost`` the points it cost.
    """

    step: int
    seat: int
    round: int
    win: float
    points: float
    win_taken: NotRequired[float]
    lost: NotRequired[float]


class AnalysisTold(TypedDict):
    """All choices of a game in order."""

    replay: str
    choices: list[Judged]


class RankedHint(HintTold):
    """An option and its place among all of its decision."""

    place: int


class StepHints(TypedDict):
    """What the trained player would have done after a step."""

    replay: str
    step: int
    hints: list[RankedHint]
