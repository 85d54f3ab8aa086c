"""How strong the levels are, as measured in the arena.

``strength.json`` says for each level and number of players the average ``points`` of a game against
its like, its ``elo`` and the ``interval`` of that (lowest, highest), and the ``seconds`` it had for
a turn in the games of ``elo``, if these were not the usual ones. What has not been measured is left
out.
"""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from typing import Any

Strength = dict[str, dict[str, Any]]


@cache
def strengths() -> dict[str, Strength]:
    """The measured strength of every level by the number of players (as text)."""
    text = (files("hotelier.bots.advice") / "strength.json").read_text(encoding="utf-8")
    return measured(json.loads(text))


def measured(told: Any) -> dict[str, Strength]:
    """What of a file is a measured strength; everything else is passed over."""
    levels = _known(told)
    return {
        level: {
            players: entry
            for players, it in _known(by_players).items()
            if (entry := _entry(_known(it)))
        }
        for level, by_players in levels.items()
    }


def _known(told: Any) -> dict[str, Any]:
    return told if isinstance(told, dict) else {}


def _entry(told: dict[str, Any]) -> dict[str, Any]:
    """Points and Elo, those that are there; an interval and seconds only beside their Elo."""
    entry = {name: told[name] for name in ("points", "elo") if _is_number(told.get(name))}
    interval: Any = told.get("interval")
    is_pair = isinstance(interval, list) and len(interval) == 2
    if "elo" in entry and is_pair and all(map(_is_number, interval)):
        entry["interval"] = interval
    if "elo" in entry and _is_number(told.get("seconds")):
        entry["seconds"] = told["seconds"]
    return entry


def _is_number(value: Any) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool)
