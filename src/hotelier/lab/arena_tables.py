"""What an arena says, as tables for people."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from rich.box import SIMPLE_HEAD
from rich.table import Table
from rich.text import Text

from hotelier.bots.foreign.stand_in import STAND_IN
from hotelier.errors import counted

Json = dict[str, Any]


def tables(summary: Json) -> Iterator[Table | Text]:
    """Everything there is to say, one thing after another."""
    yield _with_whole_figures(_bots(summary))
    if summary["pairs"]:
        yield _with_whole_figures(_pairs(summary))
    yield _with_whole_figures(_sources(summary))
    yield _with_whole_figures(_deciles(summary))
    yield Text(_remark(summary))
    for bot in summary["bots"]:
        for fault, games in bot["failures"].items():
            yield Text(f"{fault}; {STAND_IN} played on for it (games: {games})", style="red")


def _table(title: str, *columns: str) -> Table:
    table = Table(
        title=Text(title),
        title_justify="left",
        box=SIMPLE_HEAD,
        collapse_padding=True,
        pad_edge=False,
    )
    table.add_column("", overflow="fold")
    for column in columns:
        table.add_column(Text(column, overflow="fold"), justify="right")
    return table


def _with_whole_figures(table: Table) -> Table:
    """In a narrow terminal names are broken into lines; a figure that is cut off would be false."""
    for column in table.columns[1:]:
        lines = [line for cell in column.cells for line in _lines(cell)]
        column.min_width = max(map(len, lines), default=0)
    return table


def _lines(cell: object) -> list[str]:
    """The lines of a figure; a heading may be broken anywhere."""
    return cell.splitlines() if isinstance(cell, str) else []


def _bots(summary: Json) -> Table:
    failed = any(bot["failures"] for bot in summary["bots"])
    columns = ("games", "wins", "points", "Elo", "ms/turn", "90 %", *(["failed"] if failed else []))
    table = _table(f"Bots, {summary['players']} players", *columns)
    for bot in summary["bots"]:
        elo = bot["elo"]
        cells = (
            str(bot["games"]),
            _in_two_lines(percent(bot["win_rate"], bot["win_interval"])),
            _in_two_lines(with_interval(bot["points"], bot["points_interval"], 1)),
            "" if elo is None else _in_two_lines(with_interval(elo, bot["elo_interval"], 0)),
            f"{bot['turn_ms']['median']:g}",
            f"{bot['turn_ms']['p90']:g}",
            str(sum(bot["failures"].values())),
        )
        table.add_row(Text(bot["bot"]), *cells[: len(columns)])
    return table


def _in_two_lines(told: str) -> str:
    """A number above its interval, so that all columns fit into a narrow terminal."""
    return told.replace(" (", "\n(")


def _pairs(summary: Json) -> Table:
    table = _table("One before the other", "deals", "games", "first is before", "points ahead")
    for pair in summary["pairs"]:
        one, other = pair["bots"]
        table.add_row(
            Text(f"{one} : {other}"),
            str(pair["deals"]),
            str(pair["games"]),
            percent(pair["win_rate"], pair["win_interval"]),
            with_interval(pair["margin"], pair["margin_interval"], 1),
        )
    return table


def _sources(summary: Json) -> Table:
    bots = summary["bots"]
    title = "Points by source: average (eight of ten games)"
    table = _table(title, *(bot["bot"] for bot in bots))
    for source in bots[0]["sources"]:
        cells = (_spread(bot["sources"][source], bot["source_deciles"][source]) for bot in bots)
        table.add_row(source.replace("_", " "), *cells)
    table.add_section()
    cells = (_spread(bot["points"], bot["deciles"]) for bot in bots)
    table.add_row("total", *cells, style="bold")
    return table


def _spread(average: float, tenths: Sequence[float]) -> str:
    """An average and the range of the middle: ``12.3 (4…21)``."""
    return _in_two_lines(f"{average:.1f}{_brackets((tenths[0], tenths[-1]), 0)}")


def _deciles(summary: Json) -> Table:
    table = _table(
        "Points: so many per cent of the games have fewer", *map(str, range(10, 100, 10))
    )
    for bot in summary["bots"]:
        table.add_row(Text(bot["bot"]), *(f"{points:.0f}" for points in bot["deciles"]))
    return table


def _remark(summary: Json) -> str:
    elo = summary["elo"]
    games, deals = counted(summary["games"], "game"), counted(summary["deals"], "deal")
    told = (
        f"{games} on {deals}; in brackets the intervals for "
        f"{100 * summary['confidence']:.0f} %, with the deal as the unit, where there are enough."
    )
    if summary["pairs"]:
        told += f" Elo: {elo['anchor']} is {elo['at']:.0f}; from {elo['from']}."
    told += _never_before(summary["never_before"])
    if summary["left_out"]:
        told += f" Games of unfinished deals that are left out: {summary['left_out']}."
    if not any(bot["failures"] for bot in summary["bots"]):
        told += " No bot failed."
    return told


def _never_before(pairs: Sequence[Sequence[str]]) -> str:
    """Who was never placed before whom, all that is said of one bot together."""
    others: dict[str, list[str]] = {}
    for one, other in pairs:
        others.setdefault(one, []).append(other)
    told = (f"{one} was never placed before {' or '.join(named)}" for one, named in others.items())
    return f" {'; '.join(told)}: they may be further apart than Elo says." if pairs else ""


def percent(rate: float, interval: Sequence[float] | None) -> str:
    """A share with its interval, if there is one."""
    shown = None if interval is None else [100 * bound for bound in interval]
    return f"{100 * rate:.1f} %{_brackets(shown, 1)}"


def with_interval(value: float, interval: Sequence[float] | None, digits: int) -> str:
    """A number with its interval, if there is one."""
    return f"{value:.{digits}f}{_brackets(interval, digits)}"


def _brackets(interval: Sequence[float] | None, digits: int) -> str:
    if interval is None:
        return ""
    low, high = (f"{bound:.{digits}f}" for bound in interval)
    return f" ({low}…{high})"
