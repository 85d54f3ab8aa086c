"""The editions and their flags as a list."""

from __future__ import annotations

from rich.console import Console
from rich.table import Table
from rich.text import Text

from hotelier.content.editions import DEFAULT_EDITION, EDITIONS, flags_of
from hotelier.content.flags import FLAGS
from hotelier.text import Words


def list_editions(words: Words, console: Console) -> None:
    """Print every edition with what is special about it, then every flag with its values."""
    for edition, changes in EDITIONS.items():
        mark = " *" if edition == DEFAULT_EDITION else ""
        title = Text(f"{edition}{mark}", style="bold")
        console.print(title.append(f"  {words(f'edition-{edition}')}", style="not bold"))
        console.print(f"    {words(f'edition-{edition}.about')}")
        for flag, value in changes.items():
            console.print(f"    --flag {flag}={value}", style="cyan")
    usual = flags_of(DEFAULT_EDITION)
    table = Table(box=None, padding=(0, 2, 0, 0), title_justify="left")
    for flag, values in FLAGS.items():
        for value in values:
            mark = "*" if value == usual[flag] else " "
            table.add_row(f"{mark} {flag}={value}", words(f"flag-{flag}-{value}"))
    console.print()
    console.print(table)
