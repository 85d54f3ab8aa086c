"""How many windows look at tables: of one browser, from one address, and altogether."""

from __future__ import annotations

from collections import Counter
from typing import Final

from hotelier.server.http.identity import Account
from hotelier.server.server_error import ServerError
from hotelier.server.settings import MOST_SOCKETS, Settings

LOOKERS: Final = 0.5
"""Of all places, so many may be taken by those who only look on."""
PLAYERS: Final = 0.9
"""And so many by all together; the others are for requests over HTTP."""


class Crowd:
    """Counts everybody who is connected; who plays always finds a place before who looks on."""

    def __init__(self, settings: Settings) -> None:
        self._near = settings.sockets_per_address
        self._all = settings.max_connections
        self._counted: Counter[str] = Counter()
        self._total = 0

    def enter(self, account: Account, *, is_seated: bool) -> None:
        """Take a place, or say that there is none."""
        near = self._near if is_seated else int(self._near * LOOKERS)
        if self._counted[account.client] >= MOST_SOCKETS or self._counted[account.address] >= near:
            raise ServerError("too_many_windows")
        if self._total >= self._all * (PLAYERS if is_seated else LOOKERS):
            raise ServerError("crowded")
        self._count(account, 1)

    def leave(self, account: Account) -> None:
        """Give a place back."""
        self._count(account, -1)

    def _count(self, account: Account, change: int) -> None:
        self._total += change
        for who in account:
            self._counted[who] += change
            if not self._counted[who]:
                del self._counted[who]
