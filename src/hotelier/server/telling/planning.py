"""Trying a turn before playing it: options one after another, on a game that is only imagined.

The imagined game is made from the view of the seat that asks. Nothing hidden has any influence,
and nothing is kept: whoever plans sends the whole list again.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, TypeAlias

from hotelier.game.game import View
from hotelier.game.preview import Preview
from hotelier.server.server_error import ServerError
from hotelier.server.telling.questions import preview_told
from hotelier.server.telling.shapes import events, tables
from hotelier.server.telling.told import decision_told, facts_told, view_told
from hotelier.text import Words

End: TypeAlias = Literal["chance", "other", "hidden", "over"]


def plan_told(view: View, codes: Sequence[int], words: Words) -> tables.Answer:
    """What each option would do in its turn, and the view after the last of them.

    A plan ends where the seat no longer decides, or where what follows depends on cards it has
    not seen (``ends``: ``chance``, ``other``, ``hidden``, ``over``); it cannot go on from there.
    In front of hidden cards there is no view, since it would show what is only imagined.
    """
    if not _offered(view):
        raise ServerError("not_your_decision")
    steps: list[events.Preview] = []
    ends: End | None = None
    for code in codes:
        if ends is not None or code not in _offered(view):
            raise ServerError("plan_broken", detail=f"step {len(steps) + 1}")
        preview = view.preview(code)
        steps.append(preview_told(preview, view.seat))
        ends = _end(preview, view.seat)
        if ends != "hidden":
            game = view.imagine()
            game.play(code)
            after = game.view(view.seat)
            if _shows_unseen_cards(view, after):
                ends = "hidden"
            view = after
    if ends == "hidden":
        return {"steps": steps, "ends": ends, "view": None, "facts": None, "decision": None}
    return {
        "steps": steps,
        "ends": ends,
        "view": view_told(view),
        "facts": facts_told(view),
        "decision": decision_told(view, words),
    }


def _offered(view: View) -> list[int]:
    decision = view.decision
    return [] if decision is None else decision.codes


def _shows_unseen_cards(before: View, after: View) -> bool:
    """Whether the seat would see cards it has not seen yet: here they are only imagined."""
    return before.table.staff_deck & ~after.table.staff_deck != 0


def _end(preview: Preview, seat: int | None) -> End | None:
    """Why a plan cannot go on after an option."""
    if preview.is_hidden:
        return "hidden"
    if preview.next_kind is None:
        return "over"
    if preview.next_is_chance:
        return "chance"
    return None if preview.next_seat == seat else "other"
