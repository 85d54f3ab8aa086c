"""What can be set for a server."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

from hotelier.bots import bot_names, check_bot
from hotelier.errors import BadOptions

MOST_BODY: Final = 64 * 1024
MOST_RECORD: Final = 2 * 1024 * 1024
MOST_MESSAGE: Final = 8 * 1024
MOST_REPLAYS: Final = 50  # of one browser
MOST_CONNECTIONS: Final = 40  # at one table


@dataclass(frozen=True, slots=True)
class Settings:
    """Where a server keeps its data, how it is reached, and how much it takes on."""

    data: Path
    base_url: str | None = None
    max_tables: int = 2000
    max_tables_per_client: int = 60
    max_live: int = 500  # tables kept in memory without anybody looking
    bot_workers: int = 2
    warm_up: bool = True  # load texts and start a bot's process before anybody asks
    bot_seconds: float = 20.0
    hint_seconds: float = 10.0
    messages_per_second: float = 25.0
    message_burst: float = 100.0
    requests_per_second: float = 25.0
    request_burst: float = 200.0
    programs: tuple[str, ...] = ()  # bots by their command; nobody else may name a command

    def __post_init__(self) -> None:
        """Refuse what cannot be."""
        parts = urlsplit(self.base_url or "http://localhost")
        if parts.scheme not in ("http", "https") or not parts.netloc:
            raise BadOptions(f"{self.base_url!r} is not an address; it starts with https://")
        for name in ("max_tables", "max_tables_per_client", "max_live", "bot_workers"):
            if getattr(self, name) < 1:
                raise BadOptions(f"{name} must be at least 1")
        for name in ("bot_seconds", "hint_seconds"):
            if not getattr(self, name) > 0:
                raise BadOptions(f"{name} must be more than 0")
        for program in self.programs:
            check_bot(program)

    @property
    def bots(self) -> tuple[str, ...]:
        """The bots that can sit at a table here."""
        return tuple(dict.fromkeys([*bot_names(), *self.programs]))

    @property
    def origin(self) -> str | None:
        """The origin of pages that may talk to this server, if it is known beforehand."""
        if self.base_url is None:
            return None
        parts = urlsplit(self.base_url)
        return f"{parts.scheme}://{parts.netloc}".lower()
