"""Older records, brought to the present form before they are read.

A game never changes for this: a migration only says in today's words what the old line meant.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

Lines = list[Any]

MIGRATIONS: Final[dict[int, Callable[[Lines], Lines]]] = {}
"""For each old version: how its lines (head, moves, end) become those of the next one."""


def migrate(lines: Lines, version: int, newest: int) -> Lines:
    """The lines of one record in the form of the newest version."""
    for old in range(version, newest):
        lines = MIGRATIONS[old](lines)
    return lines
