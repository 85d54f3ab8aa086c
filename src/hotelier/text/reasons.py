"""Reasons in words: why an action is not possible now, as a sentence."""

from __future__ import annotations

from typing import Any

from hotelier.engine.reason import Reason
from hotelier.text.phrases import listed
from hotelier.text.words import Words

_COUNTED_FROM_ONE = ("space", "table", "item", "seat")
_CARDS = ("guest", "staff", "politics")


def reason_text(reason: Reason, words: Words) -> str:
    """A reason as a sentence, such as "This room costs 2 kronen; you have 1."."""
    said = {name: _said(name, value, words) for name, value in reason.fields.items()}
    return words(f"reason-{reason.name}", **said)


def _said(name: str, value: Any, words: Words) -> str | int:
    """What a message is told: names of cards, places counted from one as people do."""
    if value is None:  # no seat
        return 0
    if name in _CARDS:
        return words(f"{name}-{value}")
    if name == "rooms":
        return listed(value, words, "list-or")
    if name in _COUNTED_FROM_ONE:
        return int(value) + 1
    return value if isinstance(value, int) else str(value)
