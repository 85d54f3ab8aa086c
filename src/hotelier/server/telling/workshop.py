"""What takes long is made beside the loop, once for all who ask, and kept while there is room.

There is one thread for it, so whatever is made takes turns with the games of everybody at most
once. How much of its time anybody may ask for is limited. What is kept or being made already is
free.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Hashable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final, TypeVar

from fastapi.responses import Response

from hotelier.server.http.identity import Account
from hotelier.server.http.limits import FairBuckets
from hotelier.server.server_error import ServerError

Made = TypeVar("Made")

MOST_KEPT: Final = 32 * 1024 * 1024
"""Bytes of all texts."""

MOST_WAITING: Final = 100
"""Different things that are asked for at the same time."""


class JsonText(Response):
    """JSON that is a text already."""

    media_type = "application/json"


class Workshop:
    """Makes things, each for all who ask for it meanwhile; keeps texts."""

    def __init__(self, allowed: FairBuckets, most_kept: int = MOST_KEPT) -> None:
        self._allowed = allowed
        self._thread = ThreadPoolExecutor(1, "hotelier-workshop")
        self._making: dict[Hashable, asyncio.Task[Any]] = {}
        self._texts: OrderedDict[Hashable, bytes] = OrderedDict()
        self._room = most_kept

    def close(self) -> None:
        """Make no more; what has been begun is of no use to anybody."""
        self._thread.shutdown(wait=True, cancel_futures=True)

    async def make(
        self, name: Hashable, work: Callable[[], Made], cost: float, account: Account
    ) -> Made:
        """Make something; ``cost`` says about how many seconds that takes."""
        if name not in self._making:
            if len(self._making) >= MOST_WAITING or not self._allowed.take(account, cost):
                raise ServerError("too_fast")
            # Not tied to whoever asks first: others may wait for the same thing.
            self._making[name] = asyncio.create_task(self._made(work))
            self._making[name].add_done_callback(lambda _: self._making.pop(name))
        made: Made = await asyncio.shield(self._making[name])
        return made

    async def _made(self, work: Callable[[], Made]) -> Made:
        return await asyncio.get_running_loop().run_in_executor(self._thread, work)

    async def text(
        self, name: Hashable, work: Callable[[], bytes], cost: float, account: Account
    ) -> bytes:
        """A text that never changes; it is made again only if there was no room to keep it."""
        if name in self._texts:
            self._texts.move_to_end(name)
            return self._texts[name]
        text = await self.make(name, work, cost, account)
        if name not in self._texts:
            self._keep(name, text)
        return text

    def _keep(self, name: Hashable, text: bytes) -> None:
        self._texts[name] = text
        self._room -= len(text)
        while self._room < 0:
            self._room += len(self._texts.popitem(last=False)[1])
