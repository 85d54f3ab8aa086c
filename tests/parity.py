"""Plays seeded games and prints a hash of all their positions; both builds must print the same.

python -m tests.parity --games 200              one line a game: number, steps, hash
python -m tests.parity --trace 17               every step of one game, with its position
"""

import argparse
import json
import os
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from hashlib import blake2b
from itertools import zip_longest
from pathlib import Path
from typing import Any

from hotelier import Event, Game, Rng, action_of, new_game
from hotelier.engine.agenda import Frame
from hotelier.engine.state import Player, Position
from hotelier.game.playout import play_randomly
from tests.late_games import late_game
from tests.matrix import choose, options_of

ROOT = Path(__file__).parent.parent


def raw(game: Game, events: list[Event]) -> str:
    """Everything the engine holds about a game now, options and latest events included."""
    happened = [(event.kind, event.seat, event.cause, event.what, event.amount) for event in events]
    return repr((game.codes, happened, raw_position(game.position)))


def raw_position(pos: Position) -> tuple[Any, ...]:
    """Everything a position holds, as plain values."""
    return (
        *(pos.deal, pos.phase, pos.round, pos.start, pos.dice, pos.dustbin, pos.rolling),
        *(pos.passed, pos.row, pos.guest_deck, pos.guest_discard, pos.staff_deck),
        *(pos.under_deck, pos.removed, pos.politics, pos.tiles, pos.disks),
        *(_raw_player(player) for player in pos.players),
        *_raw_agenda(pos.top),
    )


def _raw_player(player: Player) -> tuple[Any, ...]:
    return (
        None if player.board is None else player.board.name,
        *(player.kronen, player.emperor, player.kitchen, player.prepared, player.occupied),
        *(player.paid_groups, player.cafe, player.served, player.tipped, player.hand),
        *(player.pack, player.staff, player.used, player.played, player.claimed),
        *(player.first_die, player.second_die, player.goals, player.points),
    )


def _raw_agenda(frame: Frame | None) -> Iterator[tuple[Any, ...]]:
    while frame is not None:
        items = [(item.effect.key(), item.cause) for item in frame.items]
        yield (
            *(frame.kind, frame.seat, frame.cause, frame.count, frame.price),
            *(frame.mask, frame.least, items),
        )
        frame = frame.below


def play(number: int, seed: int) -> Iterator[tuple[int, list[Event], Game]]:
    """A seeded game of the matrix and one that begins late: codes, events, the game after them."""
    rng = Rng(f"parity {seed} {number}")
    for game in (new_game(options_of(number)), late_game(number)):
        while not game.is_over:
            code = choose(game, rng)
            yield code, game.apply(code), game


def digest(number: int, seed: int) -> str:
    """Number, steps and hash of a game, and of one the engine plays on its own."""
    hashed = blake2b(digest_size=12)
    steps = 0
    for code, events, game in play(number, seed):
        hashed.update(f"{code} {raw(game, events)}".encode())
        steps += 1
    game = new_game(options_of(number))
    play_randomly(game.position, Rng(f"playout {seed} {number}"))
    hashed.update(raw(game, []).encode())
    return f"{number} {steps} {hashed.hexdigest()}"


def trace(number: int, seed: int) -> Iterator[str]:
    """Every step of a game as a line of JSON."""
    for code, events, game in play(number, seed):
        told = {
            "code": code,
            "notation": str(action_of(code)),
            "events": [event.to_dict(everything=True) for event in events],
            "options": game.codes,
            "position": game.to_dict(),
            "raw": raw(game, events),
        }
        yield json.dumps(told)


# --- comparing the two builds --------------------------------------------------------------------


def build_is_compiled() -> bool:
    """Tell whether a fresh process runs compiled unless told otherwise."""
    program = "import hotelier; print(hotelier.is_compiled())"
    answer = subprocess.run(
        [sys.executable, "-c", program], env=_environment("0"), capture_output=True, check=True
    )
    return answer.stdout.strip() == b"True"


def _environment(interpreted: str) -> dict[str, str]:
    return {**os.environ, "HOTELIER_INTERPRETED": interpreted}


def start(interpreted: str, *arguments: str) -> subprocess.Popen[str]:
    """Run this module in one of the builds ("1": interpreted, "0": compiled if there is one)."""
    return subprocess.Popen(
        [sys.executable, "-m", "tests.parity", *arguments],
        cwd=ROOT,
        env=_environment(interpreted),
        stdout=subprocess.PIPE,
        text=True,
    )


@dataclass
class Comparison:
    """How many games were the same in both builds, and the first one that was not."""

    same: int = 0
    different: int = 0
    first: str = ""


def compare(games: int, seed: int, first: int = 0) -> Comparison:
    """Play the same games in both builds at the same time."""
    result = Comparison()
    arguments = ("--games", str(games), "--seed", str(seed), "--first", str(first))
    with start("1", *arguments) as slow, start("0", *arguments) as fast:
        assert slow.stdout is not None
        assert fast.stdout is not None
        for number, lines in enumerate(zip_longest(slow.stdout, fast.stdout), first):
            if lines[0] == lines[1]:
                result.same += 1
            else:
                result.different += 1
                result.first = result.first or explain(number, seed)
    if slow.returncode or fast.returncode or result.same + result.different != games:
        result.different += 1
        result.first = result.first or "a build broke off; see what it wrote"
    return result


def explain(number: int, seed: int) -> str:
    """In which step of a game the two builds part, and in what."""
    traces = []
    for interpreted in ("1", "0"):
        with start(interpreted, "--trace", str(number), "--seed", str(seed)) as player:
            assert player.stdout is not None
            traces.append([json.loads(line) for line in player.stdout])
    return f"game {number} with {options_of(number)}: " + first_difference(*traces)


def first_difference(interpreted: list[Any], compiled: list[Any]) -> str:
    """The first step in which two traces differ, and every place in it that does."""
    for step, (slow, fast) in enumerate(zip_longest(interpreted, compiled), 1):
        if slow is None or fast is None:
            return f"only one build goes on after step {step - 1}"
        if slow != fast:
            places = "; ".join(differences(slow, fast))
            return f"step {step} ({slow['notation']}), interpreted and compiled: {places}"
    return "the played games are the same; the builds differ in a game the engine plays alone"


def differences(slow: Any, fast: Any, path: str = "") -> Iterator[str]:
    """Every place in which two values of JSON differ."""
    if isinstance(slow, dict) and isinstance(fast, dict) and slow.keys() == fast.keys():
        for name in slow:
            yield from differences(slow[name], fast[name], f"{path}.{name}" if path else name)
    elif isinstance(slow, list) and isinstance(fast, list) and len(slow) == len(fast):
        for place, (one, other) in enumerate(zip(slow, fast, strict=True)):
            yield from differences(one, other, f"{path}[{place}]")
    elif slow != fast:
        yield f"{path}: {slow!r}, {fast!r}"


def main() -> None:
    parser = argparse.ArgumentParser(description="Play seeded games and hash their positions.")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--trace", type=int)
    arguments = parser.parse_args()
    if arguments.trace is not None:
        for line in trace(arguments.trace, arguments.seed):
            print(line)
        return
    for number in range(arguments.first, arguments.first + arguments.games):
        print(digest(number, arguments.seed), flush=True)


if __name__ == "__main__":
    main()
