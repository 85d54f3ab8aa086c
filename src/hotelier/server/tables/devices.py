"""One person, several devices: a short code makes a second browser the same as the first."""

from __future__ import annotations

import secrets
import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Final

from hotelier.server.http.identity import digest
from hotelier.server.server_error import ServerError

CODE_SECONDS: Final = 600
MOST_CODES: Final = 10_000
LETTERS: Final = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"
"""Without those that are mistaken for one another."""
GROUPS: Final = 3
GROUP: Final = 4


class Devices:
    """Codes that are waiting to be typed in.

    They work once and not for long, and are kept in memory only: after a restart one asks again.
    Twelve letters are 59 bits; at the most requests a second that an address may send, finding one
    within its ten minutes is hopeless.
    """

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._codes: OrderedDict[str, tuple[str, float]] = OrderedDict()

    def new_code(self, client: str) -> str:
        """A code for a browser; an earlier one of the same browser is void."""
        self._forget(client)
        parts = ["".join(secrets.choice(LETTERS) for _ in range(GROUP)) for _ in range(GROUPS)]
        self._codes[digest("".join(parts))] = (client, self._clock() + CODE_SECONDS)
        if len(self._codes) > MOST_CODES:
            self._codes.popitem(last=False)
        return "-".join(parts)

    def find(self, code: str) -> str:
        """The browser that a code stands for."""
        client, until = self._codes.get(_key(code), ("", 0.0))
        if self._clock() >= until:
            raise ServerError("bad_code")
        return client

    def use(self, code: str) -> str:
        """The same, and the code is used up."""
        client = self.find(code)
        del self._codes[_key(code)]
        return client

    def _forget(self, client: str) -> None:
        for key in [key for key, (owner, _) in self._codes.items() if owner == client]:
            del self._codes[key]


def _key(code: str) -> str:
    """What a code is found by, however it was typed."""
    return digest("".join(letter for letter in code.upper() if letter.isalnum()))
