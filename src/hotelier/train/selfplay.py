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
from typing import Protocol

from hotelier.bots.lookahead import Mind, Thought, chance
from hotelier.bots.network import LEAD, POINTS, SCALE, WIN
from hotelier.dealer import Rng, answer_chance
from hotelier.engine import agenda
from hotelier.engine.options import options
from hotelier.engine.resolve import resolve
from hotelier.engine.state import OVER, Position
from hotelier.game import new_game
from hotelier.game_options import GameOptions
from hotelier.view import View


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


class Teacher(Protocol):
    """Somebody whose games are watched."""

    def choose(self, view: View) -> int:
        """The code of an option."""


@dataclass(slots=True)
class Pupil:
    """A seat that learns: it chooses with its mind, or watches what a teacher chooses."""

    mind: Mind
    habits: Habits
    luck: random.Random
    teacher: Teacher | None = None
    plan: list[int] = field(default_factory=list)

    def choose(self, options_of: GameOptions, pos: Position, seat: int, listed: list[int]) -> int:
        """One of several options."""
        if self.luck.random() < self.habits.error:
            self.plan = []
            return self.luck.choice(listed)
        if self.teacher is not None:
            return self.teacher.choose(View(options_of, pos, seat))
        if self.plan and self.plan[0] in listed:
            return self.plan.pop(0)
        if self.habits.width > 1:
            code, *self.plan = self.mind.plan(pos, seat, self.habits.width).path()
            return code
        rates = self.mind.rate(pos, seat, listed)
        return listed[rates.index(max(rates))]

    def forced(self, code: int) -> None:
        """There was one option only: a plan goes on if it was part of it."""
        self.plan = self.plan[1:] if self.plan[:1] == [code] else []


def play(options_of: GameOptions, pupils: Sequence[Pupil], rng: Rng) -> Lesson:
    """Play a game to its end and remember what the seats saw after their choices."""
    pos = new_game(options_of).position
    lesson = Lesson([[] for _ in pos.players])
    while (frame := pos.top) is not None:
        if frame.kind <= agenda.LAST_CHANCE_FRAME:
            if frame.kind != agenda.REVEAL:
                for pupil in pupils:
                    pupil.plan = []  # what was drawn or rolled may change everything
            resolve(pos, answer_chance(pos, rng))
            continue
        seat = int(frame.seat)
        listed = options(pos)
        pupil = pupils[seat]
        if len(listed) == 1:
            code = listed[0]
            pupil.forced(code)
        else:
            code = pupil.choose(options_of, pos, seat, listed)
            lesson.looks[seat].extend(_look(pupil, pos, seat, code))
        resolve(pos, code)
    assert pos.phase == OVER
    lesson.points = [player.points for player in pos.players]
    return lesson


def _look(pupil: Pupil, pos: Position, seat: int, code: int) -> list[Look]:
    """What a seat sees after its choice; not all looks within a turn are remembered."""
    after = pupil.mind.imagine(Thought(pos, 0, None, -1), seat, code)
    is_over = after.pos.phase == OVER
    if is_over or (not after.ended and pupil.luck.random() >= pupil.habits.share):
        return []
    network = pupil.mind.network
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
