"""Advice in words: what to do, what it is worth, and why, in the language of the player."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from hotelier.bots.advice.advice import Advice, Reason
from hotelier.bots.thinking.lookahead import Thought, see_blindly
from hotelier.engine.decisions.play import resolve
from hotelier.game.actions import action_of
from hotelier.game.game import Game, View
from hotelier.text.sentences import action_text, source_text
from hotelier.text.words import Words


def advice_told(advice: Advice, view: View, words: Words) -> dict[str, Any]:
    """An option with what it is worth, the rest of the turn and the reasons, all in words too."""
    decision = view.decision
    assert decision is not None
    points, win = round(advice.points, 1), round(advice.win, 3)
    return {
        "option": decision.codes.index(advice.code),
        "code": advice.code,
        "notation": str(action_of(advice.code)),
        "text": action_text(action_of(advice.code), view, words),
        "points": points,
        "win": win,
        "worth": worth_text(points, win, words),
        "plan": plan_texts(advice, view, words)[1:],
        "reasons": [
            {"source": reason.source, "points": round(reason.points, 1)}
            for reason in advice.reasons
        ],
        "because": reasons_text(advice.reasons, words),
    }


def worth_text(points: float, win: float, words: Words) -> str:
    """What an option will probably bring: ``about 112 VP, 64% to win``."""
    return words("advice-worth", points=round(points), win=round(100 * win))


def reasons_text(reasons: Sequence[Reason], words: Words) -> str:
    """The sources of points that change: ``Politics cards +3, Guests −1``; empty if none does."""
    text = ""
    for reason in reasons:
        source = source_text(reason.source, words)
        item = words("advice-reason", source=source, change=_signed(reason.points))
        text = words("list-comma", before=text, next=item) if text else item
    return text


def plan_texts(advice: Advice, view: View, words: Words) -> list[str]:
    """The options of the plan one after another; what chance will bring stays unknown in it."""
    game = view.imagine()
    thought = Thought(game.position, 0, None, -1)
    decision = view.decision
    assert decision is not None
    told = []
    for code in advice.plan:
        told.append(action_text(action_of(code), Game(view.options, thought.pos), words))
        pos = thought.pos.copy()
        resolve(pos, code)
        thought = Thought(pos, thought.unknown, thought, code)
        see_blindly(thought, decision.seat)
    return told


def _signed(points: float) -> str:
    """A change in whole points, halves away from zero: what is worth telling is never nothing."""
    whole = int(abs(points) + 0.5)
    return f"+{whole}" if points > 0 else f"\N{MINUS SIGN}{whole}"
