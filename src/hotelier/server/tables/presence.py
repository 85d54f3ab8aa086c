"""Since when players are away, so that nobody loses a seat because a line broke."""

from __future__ import annotations

import time
from collections.abc import Callable
from math import ceil
from typing import Final

from hotelier.server.http.connection import Connection
from hotelier.server.server_error import ServerError
from hotelier.server.tables.table import Table

MOST_LINES: Final = 8  # of one browser at one table: a second tab, a phone, some reloads
MOST_SPECTATORS: Final = 40  # lines of those at one table who neither play nor have opened it


class Presence:
    """When each player was last connected to a table.

    It is kept in memory alone: after a restart everybody counts as having been here just now. So a
    restart lengthens the time of grace and never shortens it.
    """

    def __init__(self, longest: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._longest = longest
        self._clock = clock
        self._opened = clock()
        self._left: dict[tuple[str, str], float] = {}

    def gone(self, table: str, client: str) -> None:
        """A player was here until now."""
        now = self._clock()
        # Whoever has been away for longer than anybody asks for need not be remembered.
        while self._left and now - self._left[oldest := next(iter(self._left))] > self._longest:
            del self._left[oldest]
        self._left.pop((table, client), None)
        self._left[table, client] = now

    def check_away(self, table: Table, client: str, seconds: float) -> None:
        """Refuse what may happen to a seat only after its player has been away for so long."""
        if any(line.client == client for line in table.connections):
            raise ServerError("still_playing")
        since = self._left.get((table.id, client), self._opened)
        wait = since + seconds - self._clock()
        if wait > 0:
            raise ServerError("too_soon", wait=ceil(wait))


def make_room(table: Table, client: str) -> None:
    """Room for one more line at a table: players and the host always have it.

    Spectators have places of their own, so they cannot take those of the players. A browser with
    too many lines loses its oldest one.
    """
    own = [line for line in table.connections if line.client == client]
    if len(own) >= MOST_LINES:
        _dismiss(table, min(own, key=lambda line: line.number))
    elif not is_needed(table, client):
        others = sum(1 for line in table.connections if not is_needed(table, line.client))
        if others >= MOST_SPECTATORS:
            raise ServerError("many_spectators")


def is_needed(table: Table, client: str) -> bool:
    """Whether a browser plays at a table or has opened it."""
    return client == table.host or bool(table.held_by(client))


def _dismiss(table: Table, line: Connection) -> None:
    table.connections.discard(line)
    error = ServerError("other_tab").to_dict(line.language)
    line.dismiss({"type": "error", "error": error})
