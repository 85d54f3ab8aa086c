"""Games of the learning player against itself, and what can be learned from them.

After every choice the player looks at the position and remembers what it saw. When the game is
over, each of these looks gets a target: a mixture of how the game ended and of what the player
itself expected a turn later (temporal differences), which is far less noisy than the end alone.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass, field
from operator import add

from hotelier.bots.lookahead import Mind, Thought, chance
from hotelier.bots.network import LEAD, POINTS, SCALE, WIN
from hotelier.dealer import Rng, answer_chance
from hotelier.engine import agenda
from hotelier.engine.options import options
from hotelier.engine.resolve import resolve
from hotelier.engine.state import OVER, Position


@dataclass(slots=True)
class Look:
    """What a seat saw after one of its choices, and what it expected then."""

    places: list[int]
    values: list[int]
    now: list[float]  # what counts already: points, nothing, nothing, points of each source
    expected: list[float]  # in the end: points, lead, winning, points of each source
    ends_turn: bool
    target: list[float] = field(default_factory=list)


@dataclass(slots=True)
class Lesson:
    """One game: what each seat saw, and the result."""

    looks: list[list[Look]]
    points: list[tuple[int, ...]] = field(default_factory=list)  # of each seat, by source

    @property
    def totals(self) -> list[int]:
        """The final points of the seats."""
        return [sum(points) for points in self.points]

    def aim(self, trust: float) -> None:
        """Set the targets; ``trust`` is the share of what came later against what was expected."""
        totals = self.totals
        for seat, looks in enumerate(self.looks):
            mine = totals[seat]
            best = max(total for other, total in enumerate(totals) if other != seat)
            won = 1.0 if mine > best else 0.5 if mine == best else 0.0
            goal = [float(mine), float(mine - best), won, *map(float, self.points[seat])]
            for look in reversed(looks):
                look.target = goal
                if look.ends_turn:
                    goal = _mix(look.expected, goal, trust)


def _mix(expected: list[float], later: list[float], trust: float) -> list[float]:
    return [(1 - trust) * own + trust * goal for own, goal in zip(expected, later, strict=True)]


@dataclass(slots=True)
class Habits:
    """How the learning player plays."""

    width: int = 1  # of its plans; 1 chooses step by step
    error: float = 0.0  # how often it does something at random, to see what happens then
    share: float = 1.0  # of the looks within a turn that are remembered


def play(
    pos: Position, minds: Sequence[Mind], rng: Rng, luck: random.Random, habits: Habits
) -> Lesson:
    """Play a position to its end; every seat chooses with its mind."""
    lesson = Lesson([[] for _ in pos.players])
    plan: list[int] = []
    while (frame := pos.top) is not None:
        if frame.kind <= agenda.LAST_CHANCE_FRAME:
            if frame.kind != agenda.REVEAL:
                plan = []
            resolve(pos, answer_chance(pos, rng))
            continue
        seat = int(frame.seat)
        listed = options(pos)
        mind = minds[seat]
        if len(listed) == 1:
            code = listed[0]
            plan = plan[1:] if plan and plan[0] == code else []
        elif luck.random() < habits.error:
            code = luck.choice(listed)
            plan = []
        elif plan and plan[0] in listed:
            code = plan.pop(0)
        elif habits.width > 1:
            code, *plan = mind.plan(pos, seat, habits.width).path()
        else:
            rates = mind.rate(pos, seat, listed)
            code = listed[rates.index(max(rates))]
        if len(listed) > 1:
            lesson.looks[seat].extend(_look(mind, pos, seat, code, luck, habits))
        resolve(pos, code)
    assert pos.phase == OVER
    lesson.points = [player.points for player in pos.players]
    return lesson


def _look(
    mind: Mind, pos: Position, seat: int, code: int, luck: random.Random, habits: Habits
) -> list[Look]:
    after = mind.imagine(Thought(pos, 0, None, -1), seat, code)
    if after.pos.phase == OVER or (not after.ended and luck.random() >= habits.share):
        return []
    network = mind.network
    points = after.pos.players[seat].points
    now = [float(sum(points)), 0.0, 0.0, *map(float, points)]
    to_come = [
        SCALE * network.answer[POINTS],
        SCALE * network.answer[LEAD],
        chance(network.answer[WIN]),
        *network.by_source(),
    ]
    places, values = network.features.pairs()
    return [Look(places, values, now, list(map(add, now, to_come)), after.ended)]
