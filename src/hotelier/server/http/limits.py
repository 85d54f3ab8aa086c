"""How much anybody may ask for."""

from __future__ import annotations

import time
import unicodedata
from collections import OrderedDict
from collections.abc import Callable
from typing import Final

from hotelier.server.http.identity import Account
from hotelier.server.server_error import ServerError

MOST_NAME: Final = 24
MOST_BUCKETS: Final = 10_000


class Bucket:
    """So many at once, and so many a second."""

    __slots__ = ("_burst", "_clock", "_left", "_rate", "_then")

    def __init__(
        self, rate: float, burst: float, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._rate = rate
        self._burst = burst
        self._clock = clock
        self._left = burst
        self._then = clock()

    def take(self, cost: float = 1.0) -> bool:
        """Whether one more is all right, or something that costs as much as several."""
        now = self._clock()
        self._left = min(self._burst, self._left + (now - self._then) * self._rate)
        self._then = now
        if self._left < cost:
            return False
        self._left -= cost
        return True


class Buckets:
    """A bucket for each address; the ones not used for longest are forgotten."""

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = burst
        self._known: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, who: str, cost: float = 1.0) -> bool:
        """Whether one more of somebody is all right."""
        bucket = self._known.pop(who, None) or Bucket(self._rate, self._burst)
        self._known[who] = bucket
        if len(self._known) > MOST_BUCKETS:
            self._known.popitem(last=False)
        return bucket.take(cost)


class FairBuckets:
    """So much for each browser, and some times as much for all browsers of one address."""

    def __init__(self, rate: float, burst: float, share: float) -> None:
        self._clients = Buckets(rate, burst)
        self._addresses = Buckets(rate * share, burst * share)

    def take(self, account: Account, cost: float = 1.0) -> bool:
        """Whether one more is all right."""
        return self._clients.take(account.client, cost) and (
            not account.address or self._addresses.take(account.address, cost)
        )


def clean_name(name: str) -> str:
    """A name without what cannot be seen, or an error.

    Markup is left alone: names are only ever shown as text.
    """
    # Control and format characters could turn the writing direction of a whole page around.
    seen = "".join(char if unicodedata.category(char)[0] != "C" else " " for char in name[:200])
    cleaned = " ".join(unicodedata.normalize("NFC", seen).split())
    if not 1 <= len(cleaned) <= MOST_NAME:
        raise ServerError("bad_name")
    return cleaned
