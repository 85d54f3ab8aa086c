"""Connections before they say anything: how many there may be, and how long they may be silent.

A connection costs a descriptor, and whoever opens many and says nothing would take them all. So
each has some seconds for a whole request, and when all places are taken, the one that has been
silent for longest gives way to the next. Who plays has a WebSocket and is never asked to go.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter, OrderedDict
from collections.abc import Callable
from enum import Enum, auto
from typing import Any, Final

from uvicorn.protocols.http.h11_impl import H11Protocol, RequestResponseCycle

from hotelier.server.http.address import one_address

LOG = logging.getLogger("hotelier.server")


class Stage(Enum):
    """Where a connection stands."""

    HEAD = auto()  # no request yet, or not yet the next one
    BODY = auto()  # a request of which something is missing
    ANSWER = auto()  # a request that is being answered, and an answer that is being read
    GONE = auto()  # closed, or a WebSocket by now


PATIENCE: Final = {Stage.HEAD: 10.0, Stage.BODY: 60.0, Stage.ANSWER: 600.0}
"""The seconds that a connection may stand there."""


class Doors:
    """All connections that are no WebSockets.

    ``most`` counts those, too. ``near`` is for each address; it does not count for proxies, which
    bring everybody's requests.
    """

    def __init__(self, most: int, near: int, is_proxy: Callable[[str], bool]) -> None:
        self._most = most
        self._near = near
        self._is_proxy = is_proxy
        self._silent: OrderedDict[Door, None] = OrderedDict()
        self._by_address: Counter[str] = Counter()

    def come(self, door: Door) -> None:
        """Let somebody in; if there are too many, somebody has to go."""
        self._by_address[door.address] += 1
        if self._by_address[door.address] > self._near and not self._is_proxy(door.host):
            door.abort()
        elif len(door.connections) > self._most:
            LOG.warning(
                "all %d connections are taken, so silent ones are closed; if these are guests,"
                " allow more open files (LimitNOFILE of systemd, ulimit -n)",
                self._most,
            )
            next(iter(self._silent)).abort()  # at worst the one that has just come

    def note(self, door: Door, stage: Stage) -> None:
        """Remember who is silent, and since when."""
        self._silent.pop(door, None)
        if stage in (Stage.HEAD, Stage.BODY):
            self._silent[door] = None

    def leave(self, door: Door) -> None:
        """Somebody has gone, or goes on as a WebSocket."""
        self._silent.pop(door, None)
        self._by_address[door.address] -= 1
        if not self._by_address[door.address]:
            del self._by_address[door.address]


class Door(H11Protocol):
    """One connection that speaks HTTP."""

    def __init__(self, doors: Doors, **known: Any) -> None:
        super().__init__(**known)
        self._doors = doors
        self._stage = Stage.GONE
        self._patience: asyncio.TimerHandle | None = None
        self.host = ""
        self.address = ""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.host = self.client[0] if self.client else ""
        self.address = one_address(self.host)
        self._go_to(Stage.HEAD)
        self._doors.come(self)

    def connection_lost(self, exc: Exception | None) -> None:
        self._go()
        super().connection_lost(exc)

    def handle_events(self) -> None:
        super().handle_events()
        self._look()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._look()

    def handle_websocket_upgrade(self, event: Any) -> None:
        self._go()
        super().handle_websocket_upgrade(event)

    def abort(self) -> None:
        """Close at once, whether or not anybody reads what was sent."""
        self._go()
        self.transport.abort()

    def _look(self) -> None:
        if self._stage is Stage.GONE:
            return
        cycle: RequestResponseCycle | None = getattr(self, "cycle", None)
        if cycle is None or cycle.response_complete:
            stage = Stage.HEAD
        else:
            stage = Stage.BODY if cycle.more_body else Stage.ANSWER
        if stage is not self._stage:
            self._go_to(stage)

    def _go_to(self, stage: Stage) -> None:
        self._stage = stage
        self._doors.note(self, stage)
        if self._patience is not None:
            self._patience.cancel()
        self._patience = self.loop.call_later(PATIENCE[stage], self.abort)

    def _go(self) -> None:
        if self._stage is Stage.GONE:
            return
        self._stage = Stage.GONE
        self._doors.leave(self)
        if self._patience is not None:
            self._patience.cancel()
