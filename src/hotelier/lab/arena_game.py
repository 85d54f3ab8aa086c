"""One game of the arena: who got how many points from what, in which place, in which time."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from typing import Any, Final, Self

from hotelier.bots import Bot, make_bot
from hotelier.bots.foreign.stand_in import Guarded, Starts
from hotelier.engine import agenda
from hotelier.engine.events import SOURCES
from hotelier.engine.rules.scoring import leftovers
from hotelier.engine.state import Position
from hotelier.errors import BotFailed
from hotelier.game.dealer import Rng, answer_chance
from hotelier.game.game import Game, View, new_game
from hotelier.game.loop import drive
from hotelier.lab.pairing import Arena, Key

NOBODY: Final = -1


@dataclass(frozen=True)
class Played:
    """A finished game by seat: points by source, place (1 is the best), milliseconds of each turn.

    ``failures`` says what bots did wrong.
    """

    key: Key
    points: list[list[int]]
    places: list[int]
    turns: list[list[float]]
    failures: dict[int, str]

    def to_dict(self) -> dict[str, Any]:
        """The game as one short line of JSON."""
        line: dict[str, Any] = {
            "game": list(self.key),
            "points": self.points,
            "places": self.places,
            "ms": self.turns,
        }
        if self.failures:
            line["failures"] = {str(seat): fault for seat, fault in self.failures.items()}
        return line

    @classmethod
    def from_dict(cls, line: Any) -> Self:
        """A game from its line; anything else raises ``ValueError``, ``KeyError`` and the like."""
        failures = {int(seat): str(fault) for seat, fault in line.get("failures", {}).items()}
        points = [[int(number) for number in seat] for seat in line["points"]]
        places = [int(place) for place in line["places"]]
        turns = [[float(number) for number in seat] for seat in line["ms"]]
        if not len(points) == len(places) == len(turns) >= 2:
            raise ValueError("every seat has points, a place and times")
        if any(len(seat) != len(SOURCES) for seat in points):
            raise ValueError("every source has its points")
        return cls(Key(*map(int, line["game"])), points, places, turns, failures)


class PairedDealer:
    """Chance for the games of one deal, as alike as the players let them be.

    Dice, guests and staff cards come from generators of their own, the dice of each round too; so
    all games of a deal begin alike, and what one player does changes little for the others.
    """

    def __init__(self, seed: str) -> None:
        self._seed = seed
        self._rngs: dict[str, Rng] = {}

    def answer(self, game: Game) -> int:
        """What chance answers now."""
        pos = game.position
        assert pos.top is not None
        kind = pos.top.kind
        if kind == agenda.ROLL_DICE:
            stream = f"dice {pos.round}"
        elif kind == agenda.REVEAL_GUEST:
            stream = "guests"
        elif kind in (agenda.DEAL_STAFF, agenda.DRAW_STAFF, agenda.LOOK_AT_STAFF):
            stream = "staff"
        else:
            stream = "setup"
        if stream not in self._rngs:
            self._rngs[stream] = Rng(f"{self._seed}/{stream}")
        return int(answer_chance(pos, self._rngs[stream]))


def play(
    arena: Arena,
    key: Key,
    faults: Mapping[int, str],
    thinks: Callable[[int], None] = lambda _: None,
    starts: Starts | None = None,
) -> Played:
    """Play a game. For seats with a fault (known from an earlier try) somebody stands in.

    ``thinks`` is told the seat whose bot begins to think, and ``NOBODY`` when it has chosen. To be
    made and to be closed are thoughts, too. ``starts`` is what games know of each other.
    """
    names = arena.seated(key)
    failures = {seat: str(BotFailed(names[seat], fault)) for seat, fault in faults.items()}

    def note(seat: int, failure: BotFailed) -> None:
        failures.setdefault(seat, str(failure))

    def make(seat: int) -> Bot:
        if seat in faults:
            raise BotFailed(names[seat], faults[seat])
        seed = f"{arena.seed}/{key.deal}/{key.lineup}/{key.turned}/{seat}"
        return make_bot(names[seat], seed, arena.seconds, arena.limit)

    bots: list[Guarded] = []
    try:
        for seat, name in enumerate(names):
            thinks(seat)
            bots.append(Guarded(name, partial(make, seat), partial(note, seat), starts))
            thinks(NOBODY)
        game = new_game(arena.options)
        seats = [_Timed(seat, bot, thinks) for seat, bot in enumerate(bots)]
        drive(game, seats, PairedDealer(f"{arena.seed}/{key.deal}"))
    finally:
        for seat, bot in enumerate(bots):
            thinks(seat)
            bot.close()
            thinks(NOBODY)
    points = [[int(number) for number in player.points] for player in game.position.players]
    turns = [[_short(ms) for ms in seat.turns] for seat in seats]
    return Played(key, points, places(game.position), turns, failures)


class _Timed:
    """A seat of which is known when its bot thinks, and how long each turn of its own took."""

    def __init__(self, seat: int, bot: Guarded, thinks: Callable[[int], None]) -> None:
        self._seat = seat
        self._bot = bot
        self._thinks = thinks
        self.turns: list[float] = []  # in milliseconds

    def choose(self, view: View) -> int:
        """What the bot chooses, or its stand-in."""
        bot, had_failed = self._bot, self._bot.failure is not None
        assert view.table.top is not None
        if view.table.top.begins_turn() and not had_failed:
            self.turns.append(0.0)
        self._thinks(self._seat)
        began = time.perf_counter()
        code = bot.choose(view)
        taken = time.perf_counter() - began
        self._thinks(NOBODY)
        if bot.failure is None:
            if self.turns:  # what is decided in setup belongs to no turn
                self.turns[-1] += 1000 * taken
        elif not had_failed:
            del self.turns[-1:]  # somebody else ends it
        return code


def _short(number: float) -> float:
    """A number with three digits that count, to be written in few letters."""
    value = round(float(f"{number:.3g}"), 2)
    return int(value) if value.is_integer() else value


def places(pos: Position) -> list[int]:
    """The place of each seat: 1 for the winners, and so on; equal ones share the better place."""
    worth = [(player.total(), leftovers(pos, seat)) for seat, player in enumerate(pos.players)]
    return [1 + sum(other > own for other in worth) for own in worth]


def victory(placed: list[int], seat: int) -> float:
    """1 for a victory; a shared one counts in parts."""
    return 1 / placed.count(1) if placed[seat] == 1 else 0.0
