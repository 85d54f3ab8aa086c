"""A recorded game for people to read."""

from __future__ import annotations

from itertools import islice
from pathlib import Path

from rich.console import Console
from rich.text import Text

from hotelier.errors import BadOptions, one_of
from hotelier.record import Record, read_records, replay
from hotelier.terminal.sheet import score_sheet
from hotelier.terminal.story import Story
from hotelier.text import Words


def show(path: Path, number: int, words: Words, seat: int | None, console: Console) -> None:
    """Print one game of a file; with a seat, only what this seat saw."""
    record = _nth(path, number)
    players = record.options.players
    if seat is not None and not 0 <= seat < players:
        raise BadOptions(f"there is no seat {seat + 1}; choose {one_of(range(1, players + 1))}")
    names = [player.name for player in record.players]
    _print_head(record, number, words, console)
    story = Story(words, names, seat, everything=seat is None)
    for step in replay(record):
        for line in story.tell(step.events):
            console.print(line)
    for line in story.rest():
        console.print(line)
    if record.result is None:
        console.print(Text(words("show-unfinished", number=len(record.moves)), style="bold red"))
    else:
        console.print(score_sheet(record.result, names, words))


def _nth(path: Path, number: int) -> Record:
    if number < 1:
        raise BadOptions(f"games are counted from 1, so there is no game {number}")
    record = next(islice(read_records(path), number - 1, None), None)
    if record is None:
        count = sum(1 for _ in read_records(path))
        raise BadOptions(f"there is no game {number} in {path}; it has {count}")
    return record


def _print_head(record: Record, number: int, words: Words, console: Console) -> None:
    console.print(Text(words("show-game", number=number), style="bold cyan"))
    console.print(f"  {words('show-edition', edition=words(f'edition-{record.options.edition}'))}")
    usual = record.options.flags
    for flag, value in usual.items():
        console.print(f"  {words(f'flag-{flag}-{value}')}")
    for player in record.players:
        bot = f" ({player.bot})" if player.bot else ""
        console.print(f"  {player.name}{bot}")
    if record.seed is not None:
        console.print(f"  {words('show-seed', seed=str(record.seed))}")
    if record.date:
        console.print(f"  {record.date}")
