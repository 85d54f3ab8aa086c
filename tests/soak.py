"""Plays random games over the whole matrix until something breaks; called by `make soak`.

First games with checks at sampled steps, then the same games in both builds. The number of a
failing game is printed: `python tests/soak.py --first NUMBER --games 1 --parity 0` plays it again.
"""

import argparse
import json
import os
import sys
import time
import traceback
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from hotelier import Game, Rng, is_compiled, load_position, new_game
from hotelier.engine.invariants.position import fault
from tests import parity
from tests.bookkeeping import accounts, faults, unexplained
from tests.late_games import late_game
from tests.matrix import choose, options_of

CHUNK = 50
PARITY_CHUNK = 500
SAMPLED = 40  # one step of so many is looked at closely
LATE = 4  # with one game of so many comes one that begins late


def play_and_check(number: int) -> None:
    """Play a game to its end, now and then also a late one; AssertionError if all is not well."""
    _play(new_game(options_of(number)), number)
    if number % LATE == 0:
        _play(late_game(number), number)


def _play(game: Game, number: int) -> None:
    rng = Rng(f"soak {number}")
    sampler = Rng(f"sample {number}")
    steps = 0
    while not game.is_over:
        assert game.codes, "no option left before the end"
        code = choose(game, rng)
        if sampler.below(SAMPLED) == 0:
            game = _check_step(game, code)
        else:
            game.play(code)
        steps += 1
        assert steps < 5000, "the game does not end"
    assert game.position.round == 7, f"the game ends in round {game.position.round}"
    assert faults(game.to_dict()) == []
    assert game.totals == [sum(points.values()) for points in game.scores]


def _check_step(game: Game, code: int) -> Game:
    """Look at one step from all sides; the game goes on from its saved position."""
    assert len(set(game.codes)) == len(game.codes), "an option is listed twice"
    copy = game.copy()
    before = game.to_dict()
    events = [event.to_dict(everything=True) for event in game.apply(code)]
    after = game.to_dict()
    assert fault(game.position) == ""
    assert faults(after) == []
    assert unexplained(accounts(before), events, accounts(after)) == []
    assert copy.to_dict() == before, "playing on has changed a copy"
    copy.play(code)
    assert copy.to_dict() == after, "a copy plays differently"
    loaded = load_position(json.loads(json.dumps(after)))
    assert loaded.to_dict() == after, "a loaded position is another one"
    assert loaded.codes == game.codes, "a loaded position has other options"
    for seat in range(game.options.players):
        view = game.view(seat)
        world = view.imagine(Rng(code))
        assert world.view(seat).to_dict() == view.to_dict(), "an imagined world looks different"
    return loaded


def soak(first: int, count: int) -> list[str]:
    """Play some games; returns a story for each that fails."""
    failures = []
    for number in range(first, first + count):
        try:
            play_and_check(number)
        except Exception:  # noqa: BLE001  (whatever goes wrong is what we are looking for)
            story = traceback.format_exc()
            failures.append(f"game {number} with {options_of(number)}\n{story}")
    return failures


def in_parallel(first: int, games: int, deadline: float) -> Iterator[tuple[int, list[str]]]:
    """Play games on all cores; yields how many are done and what failed among them."""
    starts = iter(range(first, first + games, CHUNK))
    with ProcessPoolExecutor() as pool:
        running: dict[Future[list[str]], int] = {}
        exhausted = False
        while running or not exhausted:
            while not exhausted and len(running) < 2 * (os.cpu_count() or 1):
                start = next(starts, None)
                exhausted = start is None or time.monotonic() > deadline
                if start is not None and not exhausted:
                    count = min(CHUNK, first + games - start)
                    running[pool.submit(soak, start, count)] = count
            for done in wait(running, return_when=FIRST_COMPLETED).done if running else ():
                yield running.pop(done), done.result()


class Progress:
    """Counts what passed and failed, and says so now and then."""

    def __init__(self) -> None:
        self.passed = 0
        self.failed = 0
        self._begin = time.monotonic()
        self._told = 0.0

    def count(self, passed: int, failures: list[str], what: str, last: bool = False) -> None:
        self.passed += passed
        self.failed += len(failures)
        for story in failures:
            print(story, flush=True)
        now = time.monotonic() - self._begin
        if last or now - self._told >= 10:
            self._told = now
            print(f"{what}: {self.passed} passed, {self.failed} failed, {now:.0f} s", flush=True)


def compare_builds(games: int, seed: int, seconds: float, progress: Progress) -> None:
    """Play the same games interpreted and compiled."""
    if not parity.build_is_compiled():
        print("No compiled build here, so there is nothing to compare it with.")
        return
    deadline = time.monotonic() + seconds
    for first in range(0, games, PARITY_CHUNK):
        if time.monotonic() < deadline:
            result = parity.compare(min(PARITY_CHUNK, games - first), seed, first)
            failures = [result.first] * result.different
            progress.count(result.same, failures[:1], "in both builds alike")
            progress.failed += len(failures[1:])


def main() -> int:
    parser = argparse.ArgumentParser(description="Play random games until something breaks.")
    parser.add_argument("--games", type=int, default=20_000, help="games to play")
    parser.add_argument("--parity", type=int, default=10_000, help="games to compare the builds by")
    parser.add_argument("--seed", type=int, default=1, help="another seed plays other games")
    parser.add_argument("--first", type=int, help="number of the first game instead of a seed")
    parser.add_argument("--seconds", type=float, default=float("inf"), help="limit of each part")
    arguments = parser.parse_args()
    first = 1_000_000 * arguments.seed if arguments.first is None else arguments.first
    build = "compiled" if is_compiled() else "interpreted"
    print(f"Playing {arguments.games} games from number {first} on, {build}.", flush=True)
    progress = Progress()
    deadline = time.monotonic() + arguments.seconds
    for count, failures in in_parallel(first, arguments.games, deadline):
        progress.count(count - len(failures), failures, "games")
    if arguments.parity:
        compare_builds(arguments.parity, arguments.seed, arguments.seconds, progress)
    print(f"{progress.passed} passed, {progress.failed} failed")
    return 1 if progress.failed else 0


if __name__ == "__main__":
    sys.exit(main())
