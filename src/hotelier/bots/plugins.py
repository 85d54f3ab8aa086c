"""Bots of other packages, found by their entry points in the group ``hotelier.bots``."""

from __future__ import annotations

import sys
from collections.abc import Callable
from contextlib import redirect_stdout
from importlib.metadata import EntryPoint, entry_points
from typing import Any, Final

from hotelier.bots.alarm import Late, within
from hotelier.bots.base import FAULTS, close, said
from hotelier.bots.external import START_SECONDS, check_limit
from hotelier.errors import BotFailed
from hotelier.view import View

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
        with redirect_stdout(sys.stderr):
            factory = entry.load()
    except FAULTS as error:  # somebody else's module may fail in any way
        raise BotFailed(
            entry.name, f"cannot be loaded from {entry.value} ({said(error)})"
        ) from error
    if not callable(factory):
        raise BotFailed(entry.name, f"is nothing that can be called at {entry.value}")
    return factory  # type: ignore[no-any-return]


class PluginBot:
    """A bot that somebody else wrote, which has so many seconds for a choice.

    What it prints goes to the error stream: the output belongs to the command.
    """

    def __init__(self, name: str, make: Callable[[], Any], seconds: float) -> None:
        check_limit(seconds)
        self.name = name
        self._seconds = seconds
        try:
            self._bot = self._within(max(seconds, START_SECONDS), make)
        except BotFailed:
            raise
        except FAULTS as error:
            raise BotFailed(name, f"cannot be made ({said(error)})") from error
        if not callable(getattr(self._bot, "choose", None)):
            raise BotFailed(name, "has no method choose")

    def choose(self, view: View) -> int:
        """What the bot answers, whatever that is."""
        answer: int = self._within(self._seconds, self._bot.choose, view)
        return answer

    def close(self) -> None:
        """Let the bot give back what it holds."""
        self._within(self._seconds, close, self._bot)

    def _within(self, seconds: float, call: Callable[..., Any], *arguments: Any) -> Any:
        try:
            with redirect_stdout(sys.stderr):
                return within(seconds, call, *arguments)
        except Late:
            raise BotFailed(self.name, f"gave no answer within {seconds:g} seconds") from None
