"""One open line to a browser, with what it has been sent so far."""

from __future__ import annotations

import asyncio
from collections import deque
from itertools import count
from typing import Final

from hotelier.server.telling.shapes.tables import Message

MOST_WAITING: Final = 400


class Connection:
    """Messages for a browser wait here until they are sent.

    A browser that is slow gets fewer states, each with all that is new: a state is made when it
    is sent, not when something happens, and so is the news of who sits where. ``known`` is the
    version it has seen, ``facing`` the seat whose view it gets, ``number`` grows from line to line.
    """

    _numbers = count()

    def __init__(self, client: str, language: str, known: int | None, facing: int | None) -> None:
        self.client = client
        self.language = language
        self.known = -1 if known is None else known
        self.facing = facing
        self.needs_state = True
        self.needs_seats = False
        self.is_closed = False
        self.number = next(self._numbers)
        self.farewell: Message | None = None
        self._waiting: deque[Message] = deque()
        self._news = asyncio.Event()
        self._news.set()

    def tell(self, message: Message) -> None:
        """Send a message, soon."""
        if len(self._waiting) >= MOST_WAITING:
            self.close()  # nobody reads at the other end
        if not self.is_closed:
            self._waiting.append(message)
        self._news.set()

    def refresh(self) -> None:
        """Send the state of the table, soon."""
        self.needs_state = True
        self._news.set()

    def recount(self) -> None:
        """Send who is at the table, soon."""
        self.needs_seats = True
        self._news.set()

    def close(self) -> None:
        """Send no more."""
        self.is_closed = True
        self._waiting.clear()
        self._news.set()

    def dismiss(self, farewell: Message) -> None:
        """Send this, and then no more."""
        self.farewell = farewell
        self.close()

    async def news(self) -> list[Message]:
        """Wait until there is something to send; the messages that wait."""
        await self._news.wait()
        self._news.clear()
        messages = list(self._waiting)
        self._waiting.clear()
        return messages
