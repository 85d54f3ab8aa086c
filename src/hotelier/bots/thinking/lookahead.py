"""Trying options in the mind: what follows at once, and the best way through a whole turn."""

from __future__ import annotations

from math import exp, inf
from time import perf_counter
from typing import Final, final

from mypy_extensions import i64

from hotelier.bots.thinking.network import LEAD, POINTS, SCALE, WIN, Network
from hotelier.engine import agenda
from hotelier.engine.decisions.play import advance, options, resolve
from hotelier.engine.state import OVER, SETUP, Position

LONGEST_TURN: Final = 60


@final
class Thought:
    """A position in the mind, and the options that lead to it.

    It does not hold the thoughts before it: a long chain of objects is taken down object by object
    within each other, and more than fifty of them are more than compiled positions bear (see
    ``acyclic`` in docs/architecture.md).
    """

    def __init__(self, pos: Position, unknown: i64, before: Thought | None, code: i64) -> None:
        self.pos: Position = pos
        self.unknown: i64 = unknown  # cards in the hand that nobody has seen yet
        self.path: list[int] = [] if before is None else [*before.path, code]
        self.worth: float = 0.0
        self.ended: bool = False


@final
class Mind:
    """Judges positions for a seat with a network, and weighs points against winning.

    If it ``plans_on``, a plan goes on through an own turn that follows at once: two turns that fit
    together are found together. It plays better so; a learner plans turn by turn, to learn what a
    position between two turns is worth.
    """

    def __init__(
        self, network: Network, points: float, lead: float, win: float, plans_on: bool = False
    ) -> None:
        self.network: Network = network
        self.for_points: float = points
        self.for_lead: float = lead
        self.for_win: float = win
        self.plans_on: bool = plans_on
        self.looks: i64 = 0  # positions judged so far

    def worth(self, pos: Position, seat: i64, unknown: i64) -> float:
        """What a position is worth to a seat."""
        self.looks += 1
        player = pos.players[seat]
        if pos.phase == OVER:
            return self._final(pos, seat)
        network = self.network
        network.features.look(pos, seat, unknown)
        network.judge()
        points = float(player.total()) + SCALE * network.answer[POINTS]
        lead = SCALE * network.answer[LEAD]
        win = network.answer[WIN]
        if self.for_win != 0.0:
            win = chance(win)
        return self.for_points * points + self.for_lead * lead + self.for_win * win

    def _final(self, pos: Position, seat: i64) -> float:
        mine: i64 = pos.players[seat].total()
        best: i64 = -999
        for other in range(len(pos.players)):
            if other != seat:
                theirs: i64 = pos.players[other].total()
                best = max(best, theirs)
        lead = mine - best
        win = 1.0 if lead > 0 else 0.0 if lead < 0 else 0.5
        return self.for_points * float(mine) + self.for_lead * float(lead) + self.for_win * win

    def imagine(self, thought: Thought, seat: i64, code: i64) -> Thought:
        """The thought after an option, up to the seat's next decision or the end of its turn."""
        pos = thought.pos.copy()
        resolve(pos, code)
        after = Thought(pos, thought.unknown, thought, code)
        see_blindly(after, seat, self.plans_on)
        after.worth = self.worth(pos, seat, after.unknown)
        return after

    def rate(self, pos: Position, seat: i64, listed: list[int]) -> list[float]:
        """The worth of the position after each of some options."""
        here = Thought(pos, 0, None, -1)
        return [self.imagine(here, seat, code).worth for code in listed]

    def plan(self, pos: Position, seat: i64, width: i64) -> Thought:
        """The best way through the turn, keeping so many ways in mind at a time."""
        return self.ways(Thought(pos, 0, None, -1), seat, width, 1)[0]

    def ways(
        self, here: Thought, seat: i64, width: i64, number: i64, deadline: float = inf
    ) -> list[Thought]:
        """The best ways through the rest of a turn, best first; no two end in the same position.

        After the deadline (of ``perf_counter``) only the best way so far is thought to its end.
        """
        if here.ended:
            return [here]
        ended: list[Thought] = []
        beam = [here]
        for _ in range(LONGEST_TURN):
            going_on: list[Thought] = []
            for thought in beam:
                if going_on and perf_counter() > deadline:
                    width = 1
                    break
                for code in options(thought.pos):
                    after = self.imagine(thought, seat, code)
                    if after.ended:
                        ended.append(after)
                    else:
                        going_on.append(after)
            ended = keep_best(ended, number)
            if not going_on:
                break
            beam = keep_best(going_on, width)
        assert ended
        return ended


def keep_best(ways: list[Thought], width: i64) -> list[Thought]:
    """The best ways, each position once: equal positions have equal worth."""
    ways.sort(key=_worth, reverse=True)
    kept: list[Thought] = []
    last = 0.0
    for way in ways:
        if kept and way.worth == last:
            continue
        kept.append(way)
        last = way.worth
        if len(kept) == width:
            break
    return kept


def _worth(thought: Thought) -> float:
    return thought.worth


def see_blindly(thought: Thought, seat: i64, plans_on: bool = False) -> None:
    """Go on to the seat's next decision without knowing what chance brings.

    Guests who come into the row and cards that are drawn stay unknown. The turn has ended when
    somebody else decides, when its next turn follows at once (unless the plan goes on through it),
    when dice are rolled, when three cards are to be looked at, or when the table is still being
    set up.
    """
    pos = thought.pos
    while True:
        frame = pos.top
        if frame is None:
            thought.ended = True
            return
        kind = frame.kind
        if (kind != agenda.REVEAL_GUEST and kind != agenda.DRAW_STAFF) or pos.phase == SETUP:  # noqa: PLR1714
            decides = kind > agenda.LAST_CHANCE_FRAME and frame.seat == seat
            thought.ended = not decides or (frame.begins_turn() and not plans_on)
            return
        if kind == agenda.DRAW_STAFF and frame.seat == seat:
            thought.unknown += frame.count
        pos.top = frame.below
        advance(pos)


def chance(logit: float) -> float:
    """The chance that a logit stands for."""
    if logit < 0.0:
        grown = exp(logit)
        return grown / (1.0 + grown)
    return 1.0 / (1.0 + exp(-logit))
