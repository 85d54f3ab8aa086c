"""Bots of other packages, found by their entry points in the group ``hotelier.bots``."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, redirect_stdout
from importlib.metadata import EntryPoint, entry_points
from typing import Any, Final

from hotelier.bots.base import blaming, close
from hotelier.bots.foreign.external import START_SECONDS, check_limit
from hotelier.errors import BotFailed, counted
from hotelier.game.game import View
from hotelier.processes.alarm import Late, within

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
    with blaming(entry.name, f"cannot be loaded from {entry.value} ({{}})"):
        factory = _within(entry.name, START_SECONDS, entry.load)
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
        with blaming(name, "cannot be made ({})"):
            self._bot = _within(name, max(seconds, START_SECONDS), make)
        if not callable(getattr(self._bot, "choose", None)):
            raise BotFailed(name, "has no method choose")

    def choose(self, view: View) -> int:
        """What the bot answers, whatever that is."""
        answer: int = _within(self.name, self._seconds, self._bot.choose, view)
        return answer

    def close(self) -> None:
        """Let the bot give back what it holds."""
        _within(self.name, self._seconds, close, self._bot)


def _within(name: str, seconds: float, call: Callable[..., Any], *arguments: Any) -> Any:
    try:
        with _output_to_errors():
            return within(seconds, call, *arguments)
    except Late:
        time_given = counted(f"{seconds:g}", "second")
        raise BotFailed(name, f"gave no answer within {time_given}") from None


@contextmanager
def _output_to_errors() -> Iterator[None]:
    """Send all output to the error stream, also that of native code and of programs started."""
    with redirect_stdout(sys.stderr):
        if not (_is_open(1) and _is_open(2)):
            yield
            return
        output = os.dup(1)
        os.dup2(2, 1)
        try:
            yield
        finally:
            os.dup2(output, 1)
            os.close(output)


def _is_open(stream: int) -> bool:
    try:
        os.fstat(stream)
    except OSError:
        return False
    return True
