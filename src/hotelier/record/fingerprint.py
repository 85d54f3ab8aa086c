"""A short hash of a position, so that a record notices at which move it stops being true."""

from __future__ import annotations

import json
from hashlib import sha256
from typing import Any, Final

from hotelier.game.game import Game

DIGITS: Final = 8

# What was agreed stands in the head of a record; the hash is about the table alone.
NOT_HASHED: Final = ("format", "version", "options")


def fingerprint(game: Game) -> str:
    """The state hash of a game: eight hexadecimal digits."""
    return fingerprint_of(game.to_dict())


def fingerprint_of(position: dict[str, Any]) -> str:
    """The state hash of a position in JSON: SHA-256 of its canonical text, shortened."""
    return sha256(canonical(position).encode()).hexdigest()[:DIGITS]


def canonical(position: dict[str, Any]) -> str:
    """The text that is hashed: keys sorted, no spaces, without what was agreed beforehand."""
    table = {name: value for name, value in position.items() if name not in NOT_HASHED}
    return json.dumps(table, sort_keys=True, separators=(",", ":"))
