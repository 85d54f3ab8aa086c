"""Games of the learning player against itself, and what can be learned from them.

After every choice the player looks at the position and remembers what it saw. When the game is
over, each of these looks gets a target: a mixture of how the game ended and of what the player
itself expected a turn later (temporal differences), which is far less noisy than the end alone.

It also remembers some of the positions it only thought of in the middle of its turns. Their target
is what it expects at the end of the best turn they lead to, and as much more or less as the turn
that was played turned out better or worse than was expected at its end: what comes true of one
holds for the others, too. Without thoughts it would never learn that something it does not do is
bad, and could not plan without trying nearly everything; without what came true it would believe in
dreams.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass, field
from operator import add, sub
from typing import Final, Protocol

from hotelier.bots.thinking.lookahead import Mind, Thought, chance
from hotelier.bots.thinking.network import LEAD, POINTS, SCALE, WIN
from hotelier.engine import agenda
from hotelier.engine.state import OVER, Position
from hotelier.game.dealer import Rng, answer_chance
from hotelier.game.game import Game, View, new_game
from hotelier.game.loop import drive
from hotelier.game.options import GameOptions

EVERY: Final = 100_000


@dataclass(slots=True)
class Look:
    """What a seat saw after one of its choices, and what it expected then."""

    places: list[int]
    values: list[int]
    now: list[float]  # what counts already: points, nothing, nothing, points of each source
    expected: list[float]  # in the end: points, lead, winning, points of each source
    ends_turn: bool
    target: list[float] = field(default_factory=list)
    is_thought: bool = False  # what is expected is that of the best turn it leads to


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
        for seat, looks in enumerate(self.looks):
            goal = result(self.points, seat)
            surprise = [0.0] * len(goal)  # of the turn that was played
            for look in reversed(looks):
                if look.is_thought:
                    look.target = list(map(add, look.expected, surprise))
                    look.target[WIN] = min(1.0, max(0.0, look.target[WIN]))
                    continue
                look.target = goal
                if look.ends_turn:
                    goal = _mix(look.expected, goal, trust)
                    surprise = list(map(sub, goal, look.expected))


def result(points: Sequence[Sequence[int]], seat: int) -> list[float]:
    """What a seat has in the end: points, lead, whether it has won, points of each source."""
    mine = sum(points[seat])
    best = max(sum(theirs) for other, theirs in enumerate(points) if other != seat)
    won = 1.0 if mine > best else 0.5 if mine == best else 0.0
    return [float(mine), float(mine - best), won, *map(float, points[seat])]


def _mix(expected: list[float], later: list[float], trust: float) -> list[float]:
    return [(1 - trust) * own + trust * goal for own, goal in zip(expected, later, strict=True)]


@dataclass(slots=True)
class Habits:
    """How the learning player plays."""

    width: int = 1  # of its plans; 1 chooses step by step
    error: float = 0.0  # how often it does something at random, to see what happens then
    share: float = 1.0  # of the looks within a turn that are remembered
    thoughts: int = 0  # positions of a plan that are remembered besides


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
    thoughts: list[Look] = field(default_factory=list)

    def choose(self, view: View, pos: Position, listed: list[int]) -> int:
        """One of several options."""
        seat = view.seat
        assert seat is not None
        if self.luck.random() < self.habits.error:
            self.plan = []
            return self.luck.choice(listed)
        if self.teacher is not None:
            return self.teacher.choose(view)
        if self.plan and self.plan[0] in listed:
            return self.plan.pop(0)
        if self.habits.width > 1:
            code, *self.plan = self._best_way(pos, seat).path
            return code
        rates = self.mind.rate(pos, seat, listed)
        return listed[rates.index(max(rates))]

    def _best_way(self, pos: Position, seat: int) -> Thought:
        """Plan a turn, and remember some of the positions thought of."""
        here = Thought(pos, 0, None, -1)
        number = self.habits.thoughts
        ends = self.mind.ways(here, seat, self.habits.width, EVERY if number else 1)
        if number:
            led = led_to(ends)
            for steps in self.luck.sample(list(led), min(number, len(led))):
                thought = here
                for code in steps:
                    thought = self.mind.imagine(thought, seat, code)
                self.thoughts.append(_thought_of(self.mind, seat, thought, led[steps]))
        return ends[0]

    def forced(self, code: int) -> None:
        """There was one option only: a plan goes on if it was part of it."""
        self.plan = self.plan[1:] if self.plan[:1] == [code] else []


def play(options_of: GameOptions, pupils: Sequence[Pupil], rng: Rng) -> Lesson:
    """Play a game to its end and remember what the seats saw after their choices."""
    game = new_game(options_of)
    lesson = Lesson([[] for _ in pupils])
    pairs = zip(pupils, lesson.looks, strict=True)
    seats = [_Desk(game, pupil, looks) for pupil, looks in pairs]
    drive(game, seats, _Luck(pupils, rng))
    lesson.points = [player.points for player in game.position.players]
    return lesson


@dataclass(slots=True)
class _Luck:
    """Chance; what it brings, new guests apart, ends all plans."""

    pupils: Sequence[Pupil]
    rng: Rng

    def answer(self, game: Game) -> int:
        """What chance answers now."""
        pos = game.position
        assert pos.top is not None
        if pos.top.kind != agenda.REVEAL_GUEST:
            for pupil in self.pupils:
                pupil.plan = []  # what was drawn or rolled may change everything
        return answer_chance(pos, self.rng)


@dataclass(slots=True)
class _Desk:
    """The seat of a pupil, and what it remembers.

    Minds work on positions, so a pupil gets that of the game, which is quicker than a world
    imagined behind the view.
    """

    game: Game
    pupil: Pupil
    looks: list[Look]

    def choose(self, view: View) -> int:
        """What the pupil chooses."""
        pos, pupil, listed = self.game.position, self.pupil, self.game.codes
        assert view.seat is not None
        is_forced = len(listed) == 1
        if is_forced:
            code = listed[0]
            pupil.forced(code)
        else:
            code = pupil.choose(view, pos, listed)
            self.looks.extend(pupil.thoughts)
            pupil.thoughts.clear()
        self.looks.extend(_look(pupil, pos, view.seat, code, forced=is_forced))
        return code


def _look(pupil: Pupil, pos: Position, seat: int, code: int, *, forced: bool) -> list[Look]:
    """What a seat sees after its choice: always at the end of a turn, sometimes within it."""
    after = pupil.mind.imagine(Thought(pos, 0, None, -1), seat, code)
    if after.pos.phase == OVER:
        return []
    if not after.ended and (forced or pupil.luck.random() >= pupil.habits.share):
        return []
    places, values = pupil.mind.network.features.pairs()
    return [
        Look(places, values, _now(after, seat), _expected(pupil.mind, after, seat), after.ended)
    ]


def led_to(ends: list[Thought]) -> dict[tuple[int, ...], Thought]:
    """The beginnings of some turns, each with the best of the ends it leads to."""
    led: dict[tuple[int, ...], Thought] = {}
    for end in ends:  # the best first
        steps = tuple(end.path[:-1])
        while steps and steps not in led:
            led[steps] = end
            steps = steps[:-1]
    return led


def _thought_of(mind: Mind, seat: int, thought: Thought, end: Thought) -> Look:
    """A position in the middle of a turn, with what is expected at the end of the turn."""
    mind.worth(end.pos, seat, end.unknown)
    if end.pos.phase == OVER:
        expected = result([player.points for player in end.pos.players], seat)
    else:
        expected = _expected(mind, end, seat)
    features = mind.network.features
    features.look(thought.pos, seat, thought.unknown)
    places, values = features.pairs()
    return Look(places, values, _now(thought, seat), expected, False, is_thought=True)


def _now(thought: Thought, seat: int) -> list[float]:
    """What counts already."""
    points = thought.pos.players[seat].points
    return [float(sum(points)), 0.0, 0.0, *map(float, points)]


def _expected(mind: Mind, thought: Thought, seat: int) -> list[float]:
    """What is expected in the end, by the network that has just judged this position."""
    network = mind.network
    to_come = [
        SCALE * network.answer[POINTS],
        SCALE * network.answer[LEAD],
        chance(network.answer[WIN]),
        *network.by_source(),
    ]
    return list(map(add, _now(thought, seat), to_come))
