"""The error for an action that is not possible now, with its reason in plain English."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from hotelier.engine.reason import GAME_OVER, Reason
from hotelier.errors import GameOver, HotelierError, IllegalAction
from hotelier.game.actions import Action

MOST_LISTED: Final = 12


def refusal(action: Action, reason: Reason, offered: Sequence[Action]) -> HotelierError:
    """The error to raise: one sentence that names the action, what is wrong, and the choices."""
    # Whoever only plays legal games never loads the texts.
    from hotelier.text.reasons import reason_text
    from hotelier.text.words import Words

    if reason.kind == GAME_OVER:
        return GameOver("the game is over; there is nothing left to decide")
    cause = reason_text(reason, Words("en")).rstrip(".")
    message = f"'{action}' is not possible now: {cause}"
    if offered:
        listed = [str(option) for option in offered[:MOST_LISTED]]
        if len(offered) > MOST_LISTED:
            listed.append(f"{len(offered) - MOST_LISTED} more")
        message += f"; choose {', '.join(listed)}"
    return IllegalAction(message, reason)
