"""Write the tables of docs/bots.md, and the strengths of the package, from docs/data/arena.

    python tools/write_bot_tables.py            write the tables between their markers
    python tools/write_bot_tables.py --check    say whether they are up to date

So what is said cannot drift from what was played; record_arena.py and measure_calibration.py play.
"""

from __future__ import annotations

import argparse
import json
import re
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from hotelier.bots import UNTRAINED
from hotelier.bots.levels.director import SECONDS, DirectorBot
from hotelier.errors import BadArena, HotelierError
from hotelier.game.options import GameOptions
from hotelier.lab.arena_file import read
from hotelier.lab.arena_game import Played
from hotelier.lab.arena_summary import ratings, summarise, whole_deals
from hotelier.lab.arena_tables import percent, with_interval
from hotelier.lab.pairing import WEIGHTS, Arena, Key

ROOT = Path(__file__).resolve().parent.parent
DATA = ROOT / "docs" / "data" / "arena"
PAGE = ROOT / "docs" / "bots.md"
STRENGTH = ROOT / "src" / "hotelier" / "bots" / "advice" / "strength.json"
MARKER = "<!-- {mark} {name} -->"
ALIKE = ("version", "revision", "options", "seconds", "bot_seconds", "seed")
"""What must be the same for games to be counted together, besides the weights."""

Json = dict[str, Any]
Seats = tuple[str, ...]


@dataclass(frozen=True)
class Run:
    """The games of a file, and what was to be played."""

    arena: Arena
    games: dict[Key, Played]
    settings: Json

    @staticmethod
    def read(file: Path) -> Run:
        """All games of a file."""
        settings, games = read(file)
        arena = Arena(
            GameOptions.from_dict(settings["options"]),
            settings["bots"],
            1 + max((key.deal for key in games), default=0),
            settings["seed"],
            settings["ladder"],
            settings["seconds"],
            settings["bot_seconds"],
        )
        return Run(arena, games, settings)

    def counts_with(self, other: Run) -> bool:
        """Whether its games were played as those of another run, by some of the same bots."""
        own, others = ({name: run.settings.get(name) for name in ALIKE} for run in (self, other))
        untrained = set(self.arena.bots) <= set(UNTRAINED)
        weights = {run.settings.get(WEIGHTS) for run in (self, other)}
        same_weights = untrained or len(weights) == 1
        return own == others and same_weights and set(self.arena.bots) <= set(other.arena.bots)


def summary_of(file: Path) -> Json:
    """What the games of a file say."""
    run = Run.read(file)
    return {**summarise(run.arena, run.games), "seconds": run.arena.seconds}


def table(columns: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """A table of Markdown; numbers stand on the right."""
    rule = ["---", *["--:"] * (len(columns) - 1)]
    return "\n".join(f"| {' | '.join(row)} |" for row in [columns, rule, *rows])


def ladder(data: Path) -> str:
    """Each level against the one below."""
    rows = []
    for told in _summaries(data, "ladder-*.jsonl"):
        pair = told["pairs"][0]
        lower, upper = told["bots"]
        rows.append(
            (
                f"{upper['bot']} : {lower['bot']}",
                str(pair["games"]),
                percent(1 - pair["win_rate"], _mirrored(pair["win_interval"], 1)),
                with_interval(-pair["margin"], _mirrored(pair["margin_interval"]), 1),
                f"{upper['points']:.1f} : {lower['points']:.1f}",
                _failures(told),
            )
        )
    columns = ("level against the one below", "games", "wins", "points ahead", "points", "failures")
    return table(columns, rows)


def _mirrored(interval: Sequence[float] | None, whole: float = 0) -> Sequence[float] | None:
    """An interval as the other of two sees it."""
    return None if interval is None else [whole - bound for bound in reversed(interval)]


def self_play(data: Path) -> str:
    """Each level against itself."""
    rows = []
    for told in _summaries(data, "self-*.jsonl"):
        bot = told["bots"][0]
        time = bot["turn_ms"]
        rows.append(
            (
                bot["bot"],
                str(told["games"]),
                with_interval(bot["points"], bot["points_interval"], 1),
                f"{bot['deciles'][0]:.0f}",
                f"{bot['deciles'][4]:.0f}",
                f"{bot['deciles'][8]:.0f}",
                f"{time['median']:g}",
                f"{time['p90']:g}",
                f"{time['most']:g}",
                _failures(told),
            )
        )
    points = ("points", "10 %", "50 %", "90 %")
    columns = ("level", "games", *points, "ms a turn", "90 %", "longest", "failures")
    return table(columns, rows)


def elo(data: Path) -> str:
    """All levels together, for each number of players."""
    told = [rated(file) for file in sorted(data.glob("all-*.jsonl"))]
    names = list(dict.fromkeys(name for found in told for name in found["bots"]))
    rows = []
    for name in names:
        bots = [found["bots"].get(name) for found in told]
        cells = [with_interval(bot["elo"], bot["elo_interval"], 0) if bot else "" for bot in bots]
        rows.append([name, *cells])
    rows.append(["games", *(str(found["games"]) for found in told)])
    if DirectorBot.name in names:
        thinks = (f"{found['seconds'] or SECONDS:g} s" for found in told)
        rows.append([f"a turn of the {DirectorBot.name}", *thinks])
    return table(["level", *(f"Elo, {found['players']} players" for found in told)], rows)


def rated(file: Path) -> Json:
    """Elo from a file of all levels, and from the ladder if that was played as this was.

    The same seed deals the same games in both, so a game that is in both counts once.
    """
    all_levels = Run.read(file)
    arena = all_levels.arena
    rungs = map(Run.read, sorted(file.parent.glob("ladder-*.jsonl")))
    games: dict[tuple[int, Seats], Played] = {}
    for run in [all_levels, *(rung for rung in rungs if rung.counts_with(all_levels))]:
        for deal, of_deal in whole_deals(run.arena, run.games).items():
            games |= {(deal, seats): game for seats, game in of_deal}
        if not games:
            raise BadArena(f"{file.name} needs at least one deal played by all line-ups")
    singly = ((deal, [(seats, game)]) for (deal, seats), game in games.items())
    return {
        "players": arena.options.players,
        "seconds": arena.seconds,
        "games": len(games),
        "bots": ratings(arena.bots, singly, arena.bots[0]),
    }


def sources(data: Path) -> str:
    """Where the points of self-play come from."""
    told = [found["bots"][0] for found in _summaries(data, "self-*.jsonl")]
    names = told[0]["sources"]
    rows = [
        (name.replace("_", " "), *(f"{bot['sources'][name]:.1f}" for bot in told)) for name in names
    ]
    return table(["points from", *(bot["bot"] for bot in told)], rows)


def calibration(data: Path) -> str:
    """What advice tells of winning, beside what came true."""
    told = [json.loads(file.read_text()) for file in sorted(data.glob("calibration-*.json"))]
    bins: dict[int, list[str]] = {}
    for place, found in enumerate(told):
        for part in found["bins"]:
            row = bins.setdefault(min(9, int(10 * part["told"])), [""] * len(told))
            row[place] = percent(part["won"], (part["low"], part["high"]))
    rows = [[f"{10 * tenth} to {10 * tenth + 10} %", *bins[tenth]] for tenth in sorted(bins)]
    rows.append(["mean distance of told and won", *(f"{100 * one['error']:.1f} %" for one in told)])
    rows.append(
        [
            "Brier score (always the average)",
            *(f"{one['brier']:.3f} ({one['brier_of_average']:.3f})" for one in told),
        ]
    )
    rows.append(["points told too many", *(f"{one['points_error']:+.1f}" for one in told)])
    rows.append(["forecasts", *(f"{one['forecasts']} in {one['games']} games" for one in told)])
    return table(["advice told", *(f"won, {one['players']} players" for one in told)], rows)


TABLES = {
    "ladder": ("ladder-*.jsonl", ladder),
    "self-play": ("self-*.jsonl", self_play),
    "sources": ("self-*.jsonl", sources),
    "elo": ("all-*.jsonl", elo),
    "calibration": ("calibration-*.json", calibration),
}
NOTHING = "Nothing has been recorded yet."


def _summaries(data: Path, pattern: str) -> Iterator[Json]:
    """The files in the order of strength: the one whose last bot scores less comes first."""
    found = [summary_of(file) for file in sorted(data.glob(pattern))]
    yield from sorted(found, key=lambda told: (told["players"], told["bots"][-1]["points"]))


def _failures(told: Json) -> str:
    return str(sum(sum(bot["failures"].values()) for bot in told["bots"]))


def with_tables(page: str, data: Path) -> str:
    """A page with what stands between its markers written anew."""
    for name, (files, make) in TABLES.items():
        begin, end = (MARKER.format(mark=mark, name=name) for mark in ("begin", "end"))
        if begin in page:
            between = re.compile(f"{re.escape(begin)}.*?{re.escape(end)}", re.DOTALL)
            made = make(data) if any(data.glob(files)) else NOTHING
            text = f"{begin}\n\n{made}\n\n{end}"
            page = between.sub(lambda _, text=text: text, page)  # type: ignore[misc]
    return page


def strengths(data: Path) -> str:
    """What strength.json says: Elo for each number of players, and the points of self-play.

    Who thinks for a time may have had another one than usual where all levels played together.
    """
    levels: dict[str, dict[str, Json]] = {}
    for told in map(rated, sorted(data.glob("all-*.jsonl"))):
        for name, bot in told["bots"].items():
            entry = levels.setdefault(name, {}).setdefault(str(told["players"]), {})
            entry["elo"] = round(bot["elo"])
            if bot["elo_interval"] is not None:
                entry["interval"] = [round(bound) for bound in bot["elo_interval"]]
            if name == DirectorBot.name and told["seconds"] not in (None, SECONDS):
                entry["seconds"] = told["seconds"]
    for told in _summaries(data, "self-*.jsonl"):
        bot = told["bots"][0]
        entry = levels.setdefault(bot["bot"], {}).setdefault(str(told["players"]), {})
        entry["points"] = round(bot["points"], 1)
    return json.dumps(levels, indent=1, sort_keys=True) + "\n"


def main() -> None:
    """Write the page, or compare it."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--check", action="store_true")
    parser.add_argument("--data", type=Path, default=DATA)
    parser.add_argument("--page", type=Path, default=PAGE)
    parser.add_argument("--strength", type=Path, default=STRENGTH)
    asked = parser.parse_args()
    page = asked.page.read_text(encoding="utf-8")
    try:
        wanted, strong = with_tables(page, asked.data), strengths(asked.data)
    except HotelierError as error:
        sys.exit(f"write_bot_tables: {error}")
    if asked.check:
        same = wanted == page and strong == asked.strength.read_text(encoding="utf-8")
        sys.exit(0 if same else f"{asked.page} or {asked.strength} is not up to date")
    asked.page.write_text(wanted, encoding="utf-8")
    asked.strength.write_text(strong, encoding="utf-8")
    print(f"wrote {asked.page} and {asked.strength}")


if __name__ == "__main__":
    main()
