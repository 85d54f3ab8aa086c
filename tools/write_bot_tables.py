"""Write the tables of docs/bots.md from the games in docs/data/arena.

    python tools/write_bot_tables.py            write the tables between their markers
    python tools/write_bot_tables.py --check    say whether they are up to date

So what the page says cannot drift from what was played; record_arena.py plays.
"""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from hotelier.errors import HotelierError
from hotelier.game_options import GameOptions
from hotelier.lab.arena_file import read
from hotelier.lab.arena_summary import summarise
from hotelier.lab.arena_tables import percent, with_interval
from hotelier.lab.pairing import Arena

ROOT = Path(__file__).resolve().parent.parent
DATA = ROOT / "docs" / "data" / "arena"
PAGE = ROOT / "docs" / "bots.md"
MARKER = "<!-- {mark} {name} -->"

Json = dict[str, Any]


def summary_of(file: Path) -> Json:
    """What the games of a file say."""
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
    return summarise(arena, games)


def table(columns: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """A table of Markdown; numbers stand on the right."""
    rule = ["---", *["--:"] * (len(columns) - 1)]
    return "\n".join(f"| {' | '.join(row)} |" for row in [columns, rule, *rows])


def ladder(data: Path) -> str:
    """Each level against the one below."""
    rows = []
    for told in _summaries(data, "ladder-*.jsonl"):
        pair = told["pairs"][0]
        low, high = (1 - bound for bound in pair["win_interval"])
        behind, ahead = (-bound for bound in pair["margin_interval"])
        lower, upper = told["bots"]
        rows.append(
            (
                f"{upper['bot']} : {lower['bot']}",
                str(pair["games"]),
                percent(1 - pair["win_rate"], (high, low)),
                with_interval(-pair["margin"], (ahead, behind), 1),
                f"{upper['points']:.1f} : {lower['points']:.1f}",
                _failures(told),
            )
        )
    columns = ("level against the one below", "games", "wins", "points ahead", "points", "failures")
    return table(columns, rows)


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
                _failures(told),
            )
        )
    columns = ("level", "games", "points", "10 %", "50 %", "90 %", "ms a turn", "90 %", "failures")
    return table(columns, rows)


def elo(data: Path) -> str:
    """All levels together, for each number of players."""
    told = {found["players"]: found for found in _summaries(data, "all-*.jsonl")}
    names = list(dict.fromkeys(bot["bot"] for found in told.values() for bot in found["bots"]))
    rows = []
    for name in names:
        row = [name]
        for found in told.values():
            bot = next(entry for entry in found["bots"] if entry["bot"] == name)
            rated = bot["elo"] is not None
            row.append(with_interval(bot["elo"], bot["elo_interval"], 0) if rated else "")
        rows.append(row)
    rows.append(["games", *(str(found["games"]) for found in told.values())])
    return table(["level", *(f"Elo, {players} players" for players in told)], rows)


def sources(data: Path) -> str:
    """Where the points of self-play come from."""
    told = [found["bots"][0] for found in _summaries(data, "self-*.jsonl")]
    names = told[0]["sources"]
    rows = [
        (name.replace("_", " "), *(f"{bot['sources'][name]:.1f}" for bot in told)) for name in names
    ]
    return table(["points from", *(bot["bot"] for bot in told)], rows)


TABLES = {
    "ladder": ("ladder-*.jsonl", ladder),
    "self-play": ("self-*.jsonl", self_play),
    "sources": ("self-*.jsonl", sources),
    "elo": ("all-*.jsonl", elo),
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


def main() -> None:
    """Write the page, or compare it."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--check", action="store_true")
    parser.add_argument("--data", type=Path, default=DATA)
    parser.add_argument("--page", type=Path, default=PAGE)
    asked = parser.parse_args()
    page = asked.page.read_text(encoding="utf-8")
    try:
        wanted = with_tables(page, asked.data)
    except HotelierError as error:
        sys.exit(f"write_bot_tables: {error}")
    if asked.check:
        sys.exit(0 if wanted == page else f"{asked.page} is not up to date")
    asked.page.write_text(wanted, encoding="utf-8")
    print(f"wrote {asked.page}")


if __name__ == "__main__":
    main()
