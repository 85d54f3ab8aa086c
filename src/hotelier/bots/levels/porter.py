"""Players without training, who go by hand-made values."""

from __future__ import annotations

from typing import Final, final

from hotelier.bots.thinking.appraisal import appraise
from hotelier.bots.thinking.lookahead import Thought, keep_best, see_blindly
from hotelier.bots.thinking.worth import USUAL
from hotelier.engine import effects
from hotelier.engine.decisions import play as legal
from hotelier.engine.decisions.play import resolve
from hotelier.engine.state import Position
from hotelier.errors import IllegalAction
from hotelier.game.dealer import Rng
from hotelier.game.game import View

WIDTH: Final = 2
DOUBT: Final = 4.0
"""How far a beginner misjudges an option, in points."""


@final
class PorterBot:
    """Plans its turn by hand-made values, with two ways in mind at a time."""

    name = "porter"

    def __init__(self, seed: int | str = 0) -> None:
        """A porter needs no chance: any seed makes the same choices."""

    def choose(self, view: View) -> int:
        """The first step of the best plan."""
        options = _options(view)
        if len(options) == 1:
            return options[0]
        assert view.seat is not None
        return plan(view.imagine().position, view.seat)


@final
class PageBot:
    """A beginner: takes one step at a time, and misjudges a little everything it sees."""

    name = "page"

    def __init__(self, seed: int | str = 0) -> None:
        self._luck = Rng(seed)

    def choose(self, view: View) -> int:
        """The option that looks best, with an error in every look."""
        options = _options(view)
        if len(options) == 1:
            return options[0]
        assert view.seat is not None
        here = Thought(view.imagine().position, 0, None, -1)
        looks = [imagine(here, view.seat, code) for code in options]
        worth = [look.worth + self._error() for look in looks]
        return options[worth.index(max(worth))]

    def _error(self) -> float:
        return DOUBT * (int(self._luck.below(2001)) - 1000) / 1000


def _options(view: View) -> list[int]:
    decision = view.decision
    if decision is None:
        raise IllegalAction("there is nothing to decide for this seat now")
    return decision.codes


def plan(pos: Position, seat: int) -> int:
    """The first step of the best way through the turn, as far as two ways at a time show it."""
    best: Thought | None = None
    beam = [Thought(pos, 0, None, -1)]
    while beam:
        ways = [imagine(way, seat, code) for way in beam for code in legal.options(way.pos)]
        for way in ways:
            if way.ended and (best is None or way.worth > best.worth):
                best = way
        beam = keep_best([way for way in ways if not way.ended], WIDTH)
    assert best is not None
    return best.path[0]


def imagine(here: Thought, seat: int, code: int) -> Thought:
    """The thought after an option; cards that are drawn are not looked at."""
    pos = here.pos.copy()
    resolve(pos, code)
    after = Thought(pos, here.unknown, here, code)
    see_blindly(after, seat)
    after.worth = appraise(pos, seat) + USUAL[effects.DRAW_STAFF] * int(after.unknown)
    return after
