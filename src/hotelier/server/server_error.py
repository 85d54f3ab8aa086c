"""What the server answers when something is not possible, in the player's language."""

from __future__ import annotations

from math import ceil
from typing import Final, cast

from hotelier.engine.reason import Reason
from hotelier.errors import HotelierError
from hotelier.server.telling.shapes.events import Reason as ReasonShape
from hotelier.server.telling.shapes.tables import Fault
from hotelier.text import LANGUAGES, Words

STATUS: Final[dict[str, int]] = {
    "bad_request": 400,
    "bad_options": 400,
    "bad_name": 400,
    "seed_of_others": 400,
    "bad_link": 404,
    "bad_code": 404,
    "device_has_games": 409,
    "unknown_table": 404,
    "unknown_page": 404,
    "unknown_replay": 404,
    "not_allowed": 405,
    "seat_taken": 409,
    "table_full": 409,
    "not_seated": 403,
    "not_host": 403,
    "no_spectators": 403,
    "foreign_origin": 403,
    "not_your_seat": 403,
    "not_your_decision": 409,
    "stale": 409,
    "not_offered": 409,
    "plan_broken": 409,
    "not_possible": 409,
    "nothing_to_undo": 409,
    "sealed": 409,
    "nothing_to_redo": 409,
    "not_over": 409,
    "still_playing": 409,
    "too_soon": 409,
    "host_plays": 403,
    "second_seat": 409,
    "many_spectators": 503,
    "other_tab": 409,
    "no_bot_thinks": 409,
    "no_hints": 403,
    "hint_late": 503,
    "hint_failed": 503,
    "too_large": 413,
    "too_fast": 429,
    "too_many_tables": 429,
    "too_many_near": 429,
    "too_many_windows": 429,
    "crowded": 503,
    "server_full": 503,
    "foreign_record": 400,
    "damaged_record": 400,
    "future_record": 400,
    "unknown_step": 404,
    "no_choice": 404,
    "analyses_busy": 503,
    "not_saved": 503,
    "no_disk": 503,
    "not_readable": 503,
    "broken_table": 500,
    "internal": 500,
}
"""Every kind of error with its status; ``server-<kind>`` is its message in every language."""

MOST_DETAIL: Final = 300
MANY_MINUTES: Final = 100


class ServerError(Exception):
    """Something that a client asked for and does not get. Nothing has been changed."""

    def __init__(
        self,
        kind: str,
        *,
        detail: str | None = None,
        reason: Reason | None = None,
        wait: int | None = None,
    ) -> None:
        super().__init__(kind)
        self.kind = kind
        self.detail = None if detail is None else printable(detail)
        self.reason = reason
        self.wait = wait

    @property
    def status(self) -> int:
        """The status of the answer over HTTP."""
        return STATUS[self.kind]

    def to_dict(self, language: str) -> Fault:
        """The error as JSON: kind, a sentence, and where there are any, details in English."""
        words = Words(language)
        message = words(f"server-{self.kind}")
        told: Fault = {"kind": self.kind, "message": message}
        if self.reason is not None:
            from hotelier.text.reasons import reason_text

            told["message"] = reason_text(self.reason, words)
            told["reason"] = cast("ReasonShape", self.reason.to_dict())
        if self.wait is not None:
            told["message"] = _later(words, f"server-{self.kind}", self.wait)
            told["wait"] = self.wait
        if self.detail is not None:
            told["detail"] = self.detail
        return told


def _later(words: Words, key: str, seconds: int) -> str:
    """From when on something is possible, in minutes or hours."""
    minutes = ceil(seconds / 60)
    if minutes < MANY_MINUTES:
        return words(f"{key}_minutes", number=minutes)
    return words(f"{key}_hours", number=ceil(minutes / 60))


def printable(text: str) -> str:
    """What a client has sent, short and fit to be sent back."""
    return text[:MOST_DETAIL].encode("utf-8", "replace").decode()


def bad_options(error: HotelierError) -> ServerError:
    """Options that the engine refuses; the details are its English sentence."""
    return ServerError("bad_options", detail=str(error))


def best_language(asked: str | None, accepted: str | None) -> str:
    """The language asked for, or the first one a browser accepts that there is, or English."""
    if asked in LANGUAGES:
        return str(asked)
    wishes: list[tuple[float, int, str]] = []
    for place, part in enumerate((accepted or "")[:200].split(",")):
        name, _, weight = part.strip().partition(";q=")
        try:
            liking = float(weight) if weight else 1.0
        except ValueError:
            continue
        wishes.append((-liking, place, name[:2].lower()))
    return next((name for _, _, name in sorted(wishes) if name in LANGUAGES), LANGUAGES[0])
