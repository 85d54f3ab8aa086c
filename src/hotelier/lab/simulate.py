"""Play many games between bots and add up what happened.

Every game has a seed of its own, made of the seed of the run and the number of the game, and sums
are whole numbers; so the result does not depend on how the games are spread over workers.
"""

from __future__ import annotations

import time
from collections import Counter, deque
from collections.abc import Callable, Generator, Sequence
from contextlib import closing
from dataclasses import dataclass, field
from functools import partial
from itertools import starmap
from math import sqrt
from operator import add
from typing import Any, Final, TextIO

from hotelier._build import is_compiled
from hotelier.bots import Bot, RandomBot, check_bot, check_weights, close, make_bot
from hotelier.bots.foreign.external import CHOICE_SECONDS, check_limit
from hotelier.bots.foreign.stand_in import Guarded, Starts
from hotelier.engine.events import SOURCES
from hotelier.engine.rules.scoring import winners
from hotelier.engine.state import Position
from hotelier.errors import BadOptions
from hotelier.game.dealer import Dealer, Rng
from hotelier.game.game import new_game
from hotelier.game.loop import drive
from hotelier.game.options import GameOptions
from hotelier.game.playout import play_randomly
from hotelier.processes.pool import processes
from hotelier.record import Player, Recorder, dump_record

# A victory shared by two, three or four counts as a part of one: twelfths are whole for all.
WHOLE_WIN: Final = 12
MOST_GAMES: Final = 10_000_000
"""So many games fit into memory as they wait to be played."""


@dataclass(frozen=True)
class Run:
    """What is to be played: options, a bot for each seat, number of games, seed."""

    options: GameOptions
    bots: Sequence[str]
    games: int
    seed: int | str = 0
    workers: int = 1
    limit: float = CHOICE_SECONDS

    def __post_init__(self) -> None:
        """Refuse what cannot be."""
        if len(self.bots) != self.options.players:
            raise BadOptions(
                f"{self.options.players} players need {self.options.players} bots "
                f"(or one for all), not {len(self.bots)}"
            )
        for name in self.bots:
            check_bot(name)
        check_weights(self.bots, self.options.players)
        check_limit(self.limit)
        for what, number in (("games", self.games), ("workers", self.workers)):
            if number < 1:
                raise BadOptions(f"the number of {what} must be 1 or more, not {number}")
        if self.games > MOST_GAMES:
            raise BadOptions(f"the number of games must be {MOST_GAMES} or less, not {self.games}")


@dataclass
class Tally:
    """Sums over some games, for each seat."""

    seats: int
    games: int = 0
    decisions: int = 0
    points: list[int] = field(default_factory=list)
    squares: list[int] = field(default_factory=list)
    wins: list[int] = field(default_factory=list)
    sources: list[list[int]] = field(default_factory=list)
    failures: Counter[str] = field(default_factory=Counter)

    def __post_init__(self) -> None:
        """Begin at zero."""
        for sums in (self.points, self.squares, self.wins):
            sums.extend([0] * self.seats)
        self.sources.extend([0] * len(SOURCES) for _ in range(self.seats))

    def count(self, pos: Position, decisions: int) -> None:
        """Add a finished game."""
        self.games += 1
        self.decisions += decisions
        for seat, player in enumerate(pos.players):
            total = player.total()
            self.points[seat] += total
            self.squares[seat] += total * total
            self.sources[seat] = list(map(add, self.sources[seat], player.points))
        best = winners(pos)
        for seat in best:
            self.wins[seat] += WHOLE_WIN // len(best)

    def add(self, other: Tally) -> None:
        """Add the sums of other games."""
        self.games += other.games
        self.decisions += other.decisions
        for seat in range(self.seats):
            self.points[seat] += other.points[seat]
            self.squares[seat] += other.squares[seat]
            self.wins[seat] += other.wins[seat]
            self.sources[seat] = list(map(add, self.sources[seat], other.sources[seat]))
        self.failures += other.failures

    def seat(self, seat: int, bot: str) -> dict[str, Any]:
        """Averages of one seat."""
        mean = self.points[seat] / self.games
        spread = self.squares[seat] / self.games - mean * mean
        wins = self.wins[seat] / WHOLE_WIN
        return {
            "seat": seat,
            "bot": bot,
            "average_points": round(mean, 4),
            "standard_error": round(sqrt(max(0.0, spread) / max(1, self.games - 1)), 4),
            "wins": int(wins) if wins == int(wins) else round(wins, 4),
            "win_rate": round(wins / self.games, 4),
            "sources": {
                source: round(points / self.games, 4)
                for source, points in zip(SOURCES, self.sources[seat], strict=True)
            },
        }


Job = tuple[Run, range, bool]
Part = tuple[Tally, list[str]]


def simulate(
    run: Run,
    records: TextIO | None = None,
    progress: Callable[[int], None] = lambda _: None,
) -> dict[str, Any]:
    """Play the games of a run; ``progress`` is told how many games have just been finished."""
    tally = Tally(run.options.players)
    began = time.perf_counter()
    with closing(_parts(run, records is not None)) as parts:
        for part, texts in parts:
            tally.add(part)
            if records is not None:
                records.writelines(texts)
            progress(part.games)
    seconds = max(time.perf_counter() - began, 1e-9)
    seats = [tally.seat(seat, bot) for seat, bot in enumerate(run.bots)]
    return {
        "games": tally.games,
        "decisions": tally.decisions,
        "seconds": round(seconds, 4),
        "games_per_second": round(tally.games / seconds, 2),
        "decisions_per_second": round(tally.decisions / seconds, 1),
        "workers": run.workers,
        "compiled": is_compiled(),
        "seed": run.seed,
        "options": run.options.to_dict(),
        "flags": run.options.all_flags(),
        "average_points": [seat["average_points"] for seat in seats],
        "wins": [seat["wins"] for seat in seats],
        "seats": seats,
        "failures": dict(sorted(tally.failures.items())),
    }


def _parts(run: Run, record: bool) -> Generator[Part, None, None]:
    """The games in parts, in order: here, or spread over processes."""
    size = max(1, min(200, run.games // (4 * run.workers)))
    jobs = [
        (run, range(first, min(first + size, run.games)), record)
        for first in range(0, run.games, size)
    ]
    if run.workers == 1:
        yield from starmap(play_part, jobs)
    else:
        yield from _spread(jobs, run.workers)


def _spread(jobs: list[Job], workers: int) -> Generator[Part, None, None]:
    """Parts that are played in processes, which are ended when nobody waits for them any more."""
    with processes(workers) as pool:
        futures = deque(pool.submit(play_part, *job) for job in jobs)
        while futures:
            yield futures.popleft().result()


def play_part(run: Run, numbers: range, record: bool) -> Part:
    """Play some games of a run: their sums, and their records if wanted."""
    tally = Tally(run.options.players)
    texts: list[str] = []
    begin = new_game(run.options).position
    at_random = set(run.bots) == {RandomBot.name}
    starts: Starts = {}
    for number in numbers:
        seed = f"{run.seed}/{number}"
        if at_random and not record:
            pos = begin.copy()
            tally.count(pos, play_randomly(pos, Rng(seed)))
        else:
            recorder = _Game(run, seed, record, starts)
            recorder.play()
            tally.failures.update(recorder.failures)
            tally.count(recorder.game.position, recorder.decisions)
            texts += recorder.texts()
    return tally, texts


class _Game:
    """One game between bots, perhaps with a record."""

    def __init__(self, run: Run, seed: str, record: bool, starts: Starts) -> None:
        self.game = new_game(run.options)
        self.decisions = 0
        self.failures: list[str] = []
        self._dealer = Dealer(seed)
        self._bots = self._seated(run, seed, self._dealer.rng, starts)
        players = [Player(f"{name} {seat}", name) for seat, name in enumerate(run.bots, 1)]
        self._recorder = Recorder(self.game, players, seed) if record else None

    def play(self) -> None:
        """Play to the end; for a bot that fails a stand-in plays on."""
        try:
            drive(self.game, self._bots, self._dealer, self._count)
        finally:
            for bot in self._bots:
                close(bot)

    def _count(self, code: int) -> None:
        """Give an answer to the game, count it, and write it down if wanted."""
        self.game.play(code)
        self.decisions += 1
        if self._recorder is not None:
            self._recorder.append(code)

    def texts(self) -> list[str]:
        """The record, if one was kept."""
        return [] if self._recorder is None else [dump_record(self._recorder.record())]

    def _seated(self, run: Run, seed: str, rng: Rng, starts: Starts) -> list[Bot]:
        """A bot for each seat; random ones among themselves share the generator of the dealer.

        So their games are those of the engine's own random playout, with and without records.
        """
        if set(run.bots) == {RandomBot.name}:
            return [RandomBot(rng) for _ in run.bots]
        return [
            Guarded(
                name,
                partial(make_bot, name, f"{seed}/{seat}", limit=run.limit),
                lambda failure: self.failures.append(str(failure)),
                starts,
            )
            for seat, name in enumerate(run.bots)
        ]
