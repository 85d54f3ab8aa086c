"""What requests cost: the seconds of work that an answer takes, by measurement, and a bit more."""

from __future__ import annotations

import re
from typing import Final

TABLE: Final = "/api/tables/[^/]+"
REPLAY: Final = "/api/replays/[^/]+"

COSTS: Final[tuple[tuple[str, re.Pattern[str], float], ...]] = tuple(
    (method, re.compile(path), seconds)
    for method, path, seconds in (
        ("POST", "/api/tables", 0.05),
        ("POST", f"{TABLE}/rematch", 0.05),
        ("POST", f"{REPLAY}/play_on", 0.05),
        ("GET", TABLE, 0.01),
        ("", f"{TABLE}/socket", 0.01),  # a WebSocket has no method
        ("GET", f"{REPLAY}/analysis", 0.05),
        ("GET", f"{REPLAY}/steps/[^/]+", 0.005),
        ("GET", f"{REPLAY}/steps/[^/]+/hints", 0.05),
    )
)
"""Records, replays and cards are counted when they are made, in the workshop; bots, hints and
analyses by the time they think."""


def cost_of(method: str, path: str) -> float:
    """The seconds of work of a request; 0 for all that hardly cost anything."""
    if method == "HEAD":
        method = "GET"
    return next((it[2] for it in COSTS if it[0] == method and it[1].fullmatch(path)), 0.0)
