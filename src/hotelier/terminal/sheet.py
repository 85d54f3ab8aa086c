"""The score sheet: the points of every seat by source."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import Group
from rich.table import Table
from rich.text import Text

from hotelier.text import Words
from hotelier.text.phrases import listed
from hotelier.text.sentences import source_text


def score_sheet(result: Mapping[str, Any], names: Sequence[str], words: Words) -> Group:
    """Points by source, totals, what is left over, and who has won."""
    table = Table(title=words("terminal-score"), title_style="bold cyan")
    table.add_column("")
    for name in names:
        table.add_column(name, justify="right")
    for source in result["scores"][0]:
        points = [score[source] for score in result["scores"]]
        if any(points):
            table.add_row(source_text(source, words), *map(str, points))
    table.add_section()
    totals = [str(total) for total in result["totals"]]
    table.add_row(words("terminal-total"), *totals, style="bold")
    table.add_row(words("terminal-leftovers"), *map(str, result["leftovers"]), style="dim")
    return Group(table, Text(victory(result["winners"], names, words), style="bold green"))


def victory(winners: Sequence[int], names: Sequence[str], words: Words) -> str:
    """Who has won, alone or together."""
    best = [names[seat] for seat in winners]
    if len(best) == 1:
        return words("terminal-winner", who=best[0])
    return words("terminal-winners", who=listed(best, words))
