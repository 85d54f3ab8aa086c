"""Bots of other packages, found by their entry points in the group ``hotelier.bots``."""

from __future__ import annotations

from collections.abc import Callable
from importlib.metadata import EntryPoint, entry_points
from typing import Any, Final

from hotelier.bots.base import FAULTS, said
from hotelier.errors import BotFailed

GROUP: Final = "hotelier.bots"


def plugin_names() -> list[str]:
    """The names under which other packages offer bots; nothing of them is imported for that."""
    return sorted({entry.name for entry in entry_points(group=GROUP)})


def plugin(name: str) -> Callable[..., Any] | None:
    """What makes the bot of a name, or ``None`` if no package offers one.

    One that cannot be imported is a fault of that bot alone, told when it is asked for.
    """
    found = [entry for entry in entry_points(group=GROUP) if entry.name == name]
    return _load(found[0]) if found else None


def _load(entry: EntryPoint) -> Callable[..., Any]:
    try:
        factory = entry.load()
    except FAULTS as error:  # somebody else's module may fail in any way
        raise BotFailed(
            entry.name, f"cannot be loaded from {entry.value} ({said(error)})"
        ) from error
    if not callable(factory):
        raise BotFailed(entry.name, f"is nothing that can be called at {entry.value}")
    return factory  # type: ignore[no-any-return]


def made(name: str, factory: Callable[..., Any], *arguments: Any, **more: Any) -> Any:
    """The bot of a factory that somebody else wrote."""
    try:
        bot = factory(*arguments, **more)
    except FAULTS as error:
        raise BotFailed(name, f"cannot be made ({said(error)})") from error
    if not callable(getattr(bot, "choose", None)):
        raise BotFailed(name, "has no method choose")
    return bot
