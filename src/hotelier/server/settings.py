"""What can be set for a server."""

from __future__ import annotations

from dataclasses import dataclass
from math import inf
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

from hotelier.bots import bot_names, check_bot
from hotelier.errors import BadOptions
from hotelier.server.store.uploads import Room

MOST_BODY: Final = 64 * 1024
MOST_RECORD: Final = 2 * 1024 * 1024
MOST_MESSAGE: Final = 8 * 1024
MOST_REPLAYS: Final = 50  # of one browser
MOST_SOCKETS: Final = 30  # of one browser
MOST_STORED: Final = 10 * 1024 * 1024  # bytes of uploads of one browser

# What an address has for each of the people who may share it. Not all of them do everything at the
# same time: of what is limited by the second, ten people have as much as one browser alone.
TABLES_EACH: Final = 5
SOCKETS_EACH: Final = 6
STORED_EACH: Final = 2 * 1024 * 1024
AT_A_TIME: Final = 10
USUAL_PEOPLE: Final = 40


AT_LEAST_ONE: Final = (
    "max_tables",
    "max_tables_per_client",
    "people_per_address",
    "max_uploads",
    "max_connections",
    "max_live",
    "bot_workers",
)


@dataclass(frozen=True, slots=True)
class Settings:
    """Where a server keeps its data, how it is reached, and how much it takes on."""

    data: Path
    base_url: str | None = None
    max_tables: int = 2000
    max_tables_per_client: int = 60
    people_per_address: int = USUAL_PEOPLE  # a club or a school behind one router
    max_uploads: int = 500  # megabytes of uploaded records
    max_connections: int = 4000
    max_live: int = 500  # tables kept in memory without anybody looking
    bot_workers: int = 2
    warm_up: bool = True  # load texts and start a bot's process before anybody asks
    bot_seconds: float = 20.0
    hint_seconds: float = 10.0
    messages_per_second: float = 25.0
    message_burst: float = 100.0
    requests_per_second: float = 25.0
    request_burst: float = 200.0
    work_per_second: float = 0.1  # seconds of work for one browser
    work_burst: float = 3.0
    stand_in_seconds: float = 300.0  # away for so long, the host may let a bot play
    new_link_seconds: float = 24 * 3600.0  # and a host who does not play may give the seat away
    programs: tuple[str, ...] = ()  # bots by their command; nobody else may name a command

    def __post_init__(self) -> None:
        """Refuse what cannot be."""
        parts = urlsplit(self.base_url or "http://localhost")
        if parts.scheme not in ("http", "https") or not parts.netloc:
            raise BadOptions(f"{self.base_url!r} is not an address; it starts with https://")
        for name in AT_LEAST_ONE:
            if getattr(self, name) < 1:
                raise BadOptions(f"{name} must be at least 1")
        for name in ("bot_seconds", "hint_seconds"):
            if not getattr(self, name) > 0:
                raise BadOptions(f"{name} must be more than 0")
        for name in ("stand_in_seconds", "new_link_seconds"):
            if not 0 <= getattr(self, name) < inf:
                raise BadOptions(f"{name} must be 0 or more")
        for program in self.programs:
            check_bot(program)

    @property
    def bots(self) -> tuple[str, ...]:
        """The bots that can sit at a table here."""
        return tuple(dict.fromkeys([*bot_names(), *self.programs]))

    @property
    def share(self) -> float:
        """How many times as much an address has as a browser, of what is limited by the second."""
        return max(1.0, self.people_per_address / AT_A_TIME)

    @property
    def requests(self) -> tuple[float, float]:
        """Requests of an address: so many a second, and so many at once."""
        more = max(1.0, self.people_per_address / USUAL_PEOPLE)
        return self.requests_per_second * more, self.request_burst * more

    @property
    def tables_per_address(self) -> int:
        """Unfinished tables that were opened from one address."""
        return max(self.max_tables_per_client, TABLES_EACH * self.people_per_address)

    @property
    def sockets_per_address(self) -> int:
        """Tables that are looked at from one address, each browser and each window counted."""
        return max(MOST_SOCKETS, SOCKETS_EACH * self.people_per_address)

    @property
    def stored_per_address(self) -> int:
        """Bytes of uploads from one address."""
        return max(MOST_STORED, STORED_EACH * self.people_per_address)

    @property
    def room(self) -> Room:
        """How much room uploads have."""
        total = self.max_uploads * 1024 * 1024
        return Room(MOST_REPLAYS, MOST_STORED, self.stored_per_address, total)

    @property
    def origin(self) -> str | None:
        """The origin of pages that may talk to this server, if it is known beforehand."""
        if self.base_url is None:
            return None
        parts = urlsplit(self.base_url)
        return f"{parts.scheme}://{parts.netloc}".lower()
