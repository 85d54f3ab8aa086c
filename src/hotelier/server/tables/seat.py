"""Who sits where."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Any


@dataclass(slots=True)
class SeatState:
    """A seat: of whoever opened the table (``you``, ``device``), of a friend, or of a bot.

    ``token`` is the digest of the token of its link; ``stand_in`` the bot that plays for whoever
    is away, or for a bot that failed. ``left`` says that its player got up; while it is open
    again, that somebody has played there before.
    """

    seat: int
    kind: str
    name: str
    bot: str | None = None
    client: str | None = None
    token: str | None = None
    stand_in: str | None = None
    left: bool = False

    @property
    def player(self) -> str | None:
        """The bot that decides for this seat now, if it is a bot."""
        return self.stand_in or self.bot

    @property
    def is_open(self) -> bool:
        """Whether somebody can still sit down here."""
        return self.kind == "link" and self.client is None

    @property
    def was_played(self) -> bool:
        """Whether it is open, but its hand has been seen by somebody who gave it up or lost it."""
        return self.is_open and self.left

    @property
    def is_given_up(self) -> bool:
        """Whether its player got up and wants nobody to play for him: another may have it."""
        return self.left and self.stand_in is None

    def row(self, table: str) -> dict[str, Any]:
        """The seat as it is saved."""
        return asdict(self) | {"table_id": table}

    @staticmethod
    def of(row: dict[str, Any]) -> SeatState:
        """A seat from what was saved."""
        return SeatState(**{name: value for name, value in row.items() if name != "table_id"})
