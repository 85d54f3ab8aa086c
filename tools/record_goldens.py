"""Record the golden games of tests/replays anew.

    python tools/record_goldens.py

Do this when a rule has changed on purpose, and say in the commit which one moved the records. The
games are chosen by what they touch: first one for every edition and number of players, then as
many more as are needed until every card, action, event and decision has been seen, then for every
value of a flag the few moves in which it matters.
"""

import sys
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from hotelier import Dealer, Game, GameOptions, new_game  # noqa: E402
from hotelier.bots import make_bot  # noqa: E402
from hotelier.content.editions import EDITIONS  # noqa: E402
from hotelier.content.flags import FLAGS, FlagValue  # noqa: E402
from hotelier.game.loop import drive  # noqa: E402
from hotelier.record import Move, Player, Record, Recorder, write_records  # noqa: E402
from tests.replays.coverage import (  # noqa: E402
    diverges,
    options_digest,
    touched,
    wanted,
)
from tests.replays.starts import start_for  # noqa: E402

FOLDER = ROOT / "tests" / "replays"
BOARDS = ("night", "day", ("A", "B", "C", "D"), "day")
DEALS = ("standard", "draft", "introductory")
POOL = 16
TRIES = 400
LEAD_IN = 4


@dataclass(frozen=True)
class Plan:
    """A game that could be recorded."""

    options: GameOptions
    bots: tuple[str, ...]
    seed: str


def play(plan: Plan, game: Game | None = None) -> Record:
    """Play a game to the end and record it."""
    recorder = Recorder(
        game or new_game(plan.options),
        [Player(f"{name} {seat}", name) for seat, name in enumerate(plan.bots, 1)],
        plan.seed,
    )
    bots = [make_bot(name, f"{plan.seed}/{seat}") for seat, name in enumerate(plan.bots)]
    drive(recorder.game, bots, Dealer(plan.seed), recorder.play)
    return recorder.record()


def plan(number: int, edition: str, players: int, flags: dict[str, FlagValue]) -> Plan:
    """The plan with a number: boards, deals and bots take turns."""
    boards: Any = BOARDS[number % 4]
    options = GameOptions(
        players=players,
        edition=edition,
        flags=flags,
        boards=boards if isinstance(boards, str) else boards[:players],
        deal=DEALS[number % 3],
        start=number % players if number % 5 == 0 else None,
    )
    names = ("random", "greedy", "random", "greedy")
    return Plan(options, tuple(names[(number + seat) % 4] for seat in range(players)), str(number))


# --- whole games ---------------------------------------------------------------------------------


def matrix() -> list[Record]:
    """One game for each edition and number of players."""
    cases = [(edition, players) for players in (2, 3, 4) for edition in EDITIONS]
    return [
        play(plan(number, edition, players, {})) for number, (edition, players) in enumerate(cases)
    ]


def fill(records: list[Record]) -> list[Record]:
    """More games, each for what no other has touched yet."""
    missing = wanted() - set().union(*map(touched, records))
    chosen = []
    editions = list(EDITIONS)
    for number in range(1000, 1000 + POOL):
        if not missing:
            break
        record = play(plan(number, editions[number % 7], 2 + number % 3, {}))
        if touched(record) & missing:
            chosen.append(record)
            missing -= touched(record)
            print(f"game {number}: {len(missing)} left")
    return chosen


# --- flags ---------------------------------------------------------------------------------------


def flag_record(flag: str, value: FlagValue) -> Record:
    """A short record in which a value of a flag matters, whatever other value it is compared to."""
    others = [other for other in FLAGS[flag] if other != value]
    for record in flag_games(flag, value):
        places = [diverges(record, flag, other) for other in others]
        if all(place is not None for place in places):
            first = min(place for place in places if place is not None)
            last = max(place for place in places if place is not None)
            short = cut(record, max(0, first - LEAD_IN), last)
            if all(diverges(short, flag, other) is not None for other in others):
                return short
    sys.exit(f"no game was found in which {flag}={value} matters")


def flag_games(flag: str, value: FlagValue) -> Iterator[Record]:
    """Games played by a value of a flag: from a prepared position if there is one, else whole."""
    for number in range(TRIES):
        game = start_for(flag, {flag: value})
        if game is not None:
            yield play(at_random(game.options, f"{flag}/{number}"), game)
        else:
            options = plan(number, "classic", 2 + number % 3, {flag: value}).options
            yield play(at_random(options, f"{flag}/{number}"))


def at_random(options: GameOptions, seed: str) -> Plan:
    """A plan in which all play at random, which reaches the strangest places."""
    return Plan(options, ("random",) * options.players, seed)


def cut(record: Record, first: int, last: int) -> Record:
    """The part of a record after its first moves, up to a move (counted from 0)."""
    game = record.begin()
    for move in record.moves[:first]:
        game.apply(move.action)
    position = game.to_dict() if first or record.position else None
    moves: tuple[Move, ...] = tuple(record.moves[first : last + 1])
    over = last + 1 >= len(record.moves)
    return replace(record, moves=moves, position=position, result=record.result if over else None)


def play_start(name: str) -> Record:
    """A game from a prepared position that touches something rare."""
    for number in range(TRIES):
        game = start_for(name, {})
        if game is None:
            sys.exit(f"no game touches {name}, and tests/replays/starts.py has no position for it")
        record = play(at_random(game.options, f"{name}/{number}"), game)
        if name in touched(record):
            return record
    sys.exit(f"no game from the position for {name} touches it")


def rare(missing: set[str]) -> list[Record]:
    """Short games for what whole games have not touched."""
    chosen = []
    for name in sorted(missing):
        if name in missing:
            record = play_start(name)
            chosen.append(record)
            missing -= touched(record)
    return chosen


# --- all of it -----------------------------------------------------------------------------------


def main() -> None:
    """Record everything and replace the old files."""
    files: dict[str, list[Record]] = {"games": matrix()}
    files["more"] = fill(files["games"])
    seen = set().union(*map(touched, files["games"] + files["more"]))
    files["rare"] = rare(wanted() - seen)
    for flag, values in FLAGS.items():
        files[f"flag-{flag}"] = [flag_record(flag, value) for value in values]
    for old in FOLDER.glob("*.record"):
        old.unlink()
    digests = []
    for name, records in files.items():
        write_records(FOLDER / f"{name}.record", records)
        digests += [f"{name} {n} {options_digest(r)}\n" for n, r in enumerate(records, 1)]
        print(f"{name}: {len(records)} games, {sum(len(r.moves) for r in records)} moves")
    (FOLDER / "options.txt").write_text("".join(digests), encoding="utf-8")


if __name__ == "__main__":
    main()
