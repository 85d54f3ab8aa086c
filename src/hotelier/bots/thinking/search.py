"""Thinking further: the best ways through a turn are tried out in many possible worlds."""

from __future__ import annotations

import time
from dataclasses import dataclass, field
from math import sqrt
from statistics import fmean, stdev
from typing import Final

from hotelier.bots.thinking.lookahead import Mind, Thought
from hotelier.bots.thinking.rollout import follow, play_on
from hotelier.game.dealer import Rng
from hotelier.game.game import View

FIRST_LOOK: Final = 3.0
"""How many worlds the judgement of the network at the end of the turn counts for."""

ENOUGH: Final = 32
"""Worlds after which the ways are compared for the first time, and between two comparisons."""
SURE: Final = 2.5
"""Standard errors by which a way must be ahead to need no further worlds."""
NO_MATTER: Final = 0.5
"""Points too few to think about."""


@dataclass(slots=True)
class Way:
    """A way through the turn, and what came of it in the worlds tried so far."""

    path: list[int]
    worth: float
    results: list[float] = field(default_factory=list)

    @property
    def mean(self) -> float:
        """What it is worth by all that is known."""
        return (FIRST_LOOK * self.worth + sum(self.results)) / (FIRST_LOOK + len(self.results))

    def is_settled_against(self, other: Way) -> bool:
        """Whether more worlds would hardly change which of the two is better, or hardly matter.

        The worlds are the same for both, so what counts is how they differ in each.
        """
        ahead = [mine - theirs for mine, theirs in zip(self.results, other.results, strict=True)]
        mean, error = fmean(ahead), stdev(ahead) / sqrt(len(ahead))
        return mean > SURE * error or mean + SURE * error < NO_MATTER


@dataclass(slots=True)
class Search:
    """How much to think: ways through the turn, turns ahead, worlds and seconds."""

    mind: Mind
    width: int = 96
    ways: int = 16
    turns: int = 1
    own_width: int = 8
    play_width: int = 2
    worlds: int = 10_000
    seed: str = "0"
    tried: int = field(default=0, init=False)

    def best(self, view: View, deadline: float) -> list[int]:
        """The options of the best way found before the deadline (of ``time.perf_counter``)."""
        seat = view.seat
        assert seat is not None
        here = Thought(view.imagine().position, 0, None, -1)
        thoughts = self.mind.ways(here, seat, self.width, self.ways, deadline)
        ways = [Way(thought.path, thought.worth) for thought in thoughts]
        if len(ways) > 1 and time.perf_counter() < deadline:
            ways = self._try_out(view, ways, deadline)
        return max(ways, key=lambda way: way.mean).path

    def _try_out(self, view: View, ways: list[Way], deadline: float) -> list[Way]:
        """Half of the ways are given up in each part of the time, down to the last two.

        Only those that are left can be chosen: the others were tried in fewer worlds, which may
        have been kinder.
        """
        began = time.perf_counter()
        alive = ways
        halvings = max(1, len(ways).bit_length() - 1)
        for number in range(self.worlds):
            share = (time.perf_counter() - began) / max(1e-9, deadline - began)
            done = max(share, number / self.worlds)
            keep = max(2, len(ways) >> int(done * halvings))
            if keep < len(alive):
                alive = sorted(alive, key=lambda way: way.mean, reverse=True)[:keep]
            self._one_world(view, alive, f"{self.seed}/{number}", deadline)
            if time.perf_counter() >= deadline or (number % ENOUGH == 0 and _is_settled(alive)):
                break
        return alive

    def _one_world(self, view: View, alive: list[Way], seed: str, deadline: float) -> None:
        seat = view.seat
        assert seat is not None
        world = view.imagine(Rng(seed)).position
        results = []
        for way in alive:
            pos = world.copy()
            # The same luck for all of them.
            rng = Rng(seed)
            others_next = follow(pos, seat, way.path, rng)
            turns = self.turns if others_next else self.turns + 1
            results.append(
                play_on(pos, self.mind, rng, seat, turns, self.own_width, self.play_width)
            )
            if time.perf_counter() >= deadline:
                return  # a world counts for all ways or for none
        self.tried += 1
        for way, result in zip(alive, results, strict=True):
            way.results.append(result)


def _is_settled(alive: list[Way]) -> bool:
    """Whether the best of some ways has been found."""
    best, *others = sorted(alive, key=lambda way: way.mean, reverse=True)
    return len(best.results) >= ENOUGH and all(best.is_settled_against(way) for way in others)
