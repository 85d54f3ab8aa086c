"""Games of the learning player against itself, and what can be learned from them.

After every choice the player looks at the position and remembers what it saw. When the game is
over, each of these looks gets a target: a mixture of how the game ended and of what the player
itself expected a turn later (temporal differences), which is far less noisy than the end alone.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass, field
from math import exp

from hotelier.bots.lookahead import Mind, Thought
from hotelier.bots.network import LEAD, POINTS, SCALE, WIN
from hotelier.dealer import Rng, answer_chance
from hotelier.engine import agenda
from hotelier.engine.options import options
from hotelier.engine.state import OVER, Position

Targets = tuple[float, float, float]


@dataclass(slots=True)
class Look:
    """What a seat saw after one of its choices, and what it expected then."""

    places: list[int]
    values: list[int]
    points: int
    expected: Targets
    ends_turn: bool
    target: Targets = (0.0, 0.0, 0.0)


@dataclass(slots=True)
class Lesson:
    """One game: what each seat saw, and the result."""

    looks: list[list[Look]] = field(default_factory=list)
    totals: list[int] = field(default_factory=list)

    def aim(self, trust: float) -> None:
        """Set the targets; ``trust`` is the share of what came later against what was expected."""
        for seat, looks in enumerate(self.looks):
            mine = self.totals[seat]
            best = max(total for other, total in enumerate(self.totals) if other != seat)
            won = 1.0 if mine > best else 0.5 if mine == best else 0.0
            goal: Targets = (float(mine), float(mine - best), won)
            for look in reversed(looks):
                look.target = goal
                if look.ends_turn:
                    goal = _mix(look.expected, goal, trust)


def _mix(expected: Targets, later: Targets, trust: float) -> Targets:
    first, second, third = (
        (1 - trust) * own + trust * other for own, other in zip(expected, later, strict=True)
    )
    return first, second, third


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
    from hotelier.engine.resolve import resolve

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
    lesson.totals = [player.total() for player in pos.players]
    return lesson


def _look(
    mind: Mind, pos: Position, seat: int, code: int, luck: random.Random, habits: Habits
) -> list[Look]:
    after = mind.imagine(Thought(pos, 0, None, -1), seat, code)
    if after.pos.phase == OVER or (not after.ended and luck.random() >= habits.share):
        return []
    network = mind.network
    points = after.pos.players[seat].total()
    expected = (
        points + SCALE * network.answer[POINTS],
        SCALE * network.answer[LEAD],
        1 / (1 + exp(-max(-30.0, min(30.0, network.answer[WIN])))),
    )
    places, values = network.features.pairs()
    return [Look(places, values, points, expected, after.ended)]
