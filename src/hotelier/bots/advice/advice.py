"""What the trained player thinks of every option of a decision, and why."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from hotelier.bots.advice.correction import Correction, correction_for
from hotelier.bots.levels.trained import mind_for
from hotelier.bots.thinking.lookahead import Mind, Thought
from hotelier.bots.thinking.network import POINTS, SCALE, WIN
from hotelier.engine.events import SOURCES
from hotelier.engine.rules.scoring import winners
from hotelier.engine.state import OVER
from hotelier.errors import IllegalAction
from hotelier.game.actions import action_of
from hotelier.game.game import View

WIDTH: Final = 8
REASONS: Final = 3
WORTH_TELLING: Final = 0.5  # points


@dataclass(frozen=True, slots=True)
class Reason:
    """A source that brings more points, or fewer, than with the option it is compared to."""

    source: str
    points: float


@dataclass(frozen=True, slots=True)
class Advice:
    """One option: what the seat will probably end with, and where the difference comes from.

    The best option is compared to the next one that earns less, and from other sources (often the
    second is the same turn in another order), all others to the best.
    """

    code: int
    worth: float
    points: float
    win: float
    plan: tuple[int, ...]
    reasons: tuple[Reason, ...]

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        return {
            "code": self.code,
            "notation": str(action_of(self.code)),
            "points": round(self.points, 1),
            "win": round(self.win, 3),
            "plan": [str(action_of(code)) for code in self.plan],
            "reasons": [
                {"source": reason.source, "points": round(reason.points, 1)}
                for reason in self.reasons
            ],
        }


@dataclass(frozen=True, slots=True)
class _Outlook:
    code: int
    worth: float
    points: float
    win: float
    plan: tuple[int, ...]
    sources: tuple[float, ...]


def advise(view: View, width: int = WIDTH, *, correction: Correction | None = None) -> list[Advice]:
    """All options of the decision of a view, the best first.

    What is told of them is corrected as was measured, unless another ``correction`` is given.
    """
    decision = view.decision
    if decision is None:
        raise IllegalAction("there is nothing to decide for this seat now")
    mind = mind_for(view.options.players)
    correction = correction or correction_for(view.options.players)
    here = Thought(view.imagine().position, 0, None, -1)
    seat = decision.seat
    outlooks = [_outlook(mind, correction, here, seat, code, width) for code in decision.codes]
    outlooks.sort(key=lambda outlook: outlook.worth, reverse=True)
    best, *others = outlooks
    compared = [reasons for other in others if (reasons := _reasons(best, other))]
    speaking_for_it = (reasons for reasons in compared if sum(it.points for it in reasons) > 0)
    why = next(speaking_for_it, compared[0] if compared else ())
    return [
        Advice(
            outlook.code,
            outlook.worth,
            outlook.points,
            outlook.win,
            outlook.plan,
            why if outlook is best else _reasons(outlook, best),
        )
        for outlook in outlooks
    ]


def _outlook(
    mind: Mind, correction: Correction, here: Thought, seat: int, code: int, width: int
) -> _Outlook:
    """The end of the best turn that begins with an option."""
    end = mind.ways(mind.imagine(here, seat, code), seat, width, 1)[0]
    worth = mind.worth(end.pos, seat, end.unknown)
    points = end.pos.players[seat].points
    network = mind.network
    if end.pos.phase == OVER:
        best = winners(end.pos)
        won = 1 / len(best) if seat in best else 0.0
        expected, sources = 0.0, [0.0] * len(points)
    else:
        now = here.pos.round
        won = correction.chance_of(network.answer[WIN], now)
        expected = SCALE * network.answer[POINTS] + correction.added_points(now)
        sources = network.by_source()
    return _Outlook(
        code,
        worth,
        sum(points) + expected,
        won,
        tuple(end.path),
        tuple(held + to_come for held, to_come in zip(points, sources, strict=True)),
    )


def _reasons(outlook: _Outlook, other: _Outlook) -> tuple[Reason, ...]:
    """The sources that differ most."""
    differences = [
        Reason(source, mine - theirs)
        for source, mine, theirs in zip(SOURCES, outlook.sources, other.sources, strict=True)
        if abs(mine - theirs) >= WORTH_TELLING
    ]
    differences.sort(key=lambda reason: abs(reason.points), reverse=True)
    return tuple(differences[:REASONS])
