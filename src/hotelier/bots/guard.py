"""Somebody plays on when a bot fails."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from hotelier.bots.base import Bot, close
from hotelier.bots.porter import PorterBot
from hotelier.errors import BotFailed
from hotelier.view import View

STAND_IN: Final = PorterBot.name


def checked(bot: Bot, view: View, name: str) -> int:
    """What a bot chooses; whatever it does wrong is one ``BotFailed``."""
    try:
        code = bot.choose(view)
    except BotFailed:
        raise
    except Exception as error:
        said = f": {error}" if str(error) else ""
        raise BotFailed(name, f"raised {type(error).__name__}{said}") from error
    decision = view.decision
    if isinstance(code, bool) or decision is None or code not in decision.codes:
        raise BotFailed(name, f"chose {code!r:.40}, which is not offered")
    return int(code)


class Guarded:
    """A bot for which the porter stands in, from its first failure to the end of the game."""

    def __init__(
        self,
        name: str,
        make: Callable[[], Bot],
        told: Callable[[BotFailed], None] = lambda _: None,
    ) -> None:
        self.name = name
        self.failure: BotFailed | None = None
        self._told = told
        self._bot: Bot = PorterBot()
        try:
            self._bot = make()
        except BotFailed as failure:
            self._fail(failure)

    def choose(self, view: View) -> int:
        """What the bot chooses, or its stand-in."""
        if self.failure is None:
            try:
                return checked(self._bot, view, self.name)
            except BotFailed as failure:
                self.close()
                self._fail(failure)
        return self._bot.choose(view)

    def _fail(self, failure: BotFailed) -> None:
        self.failure = failure
        self._bot = PorterBot()
        self._told(failure)

    def close(self) -> None:
        """Let the bot give back what it holds."""
        close(self._bot)
