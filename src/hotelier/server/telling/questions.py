"""Questions of a browser: what would happen, and why something is not possible."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import fields
from functools import cache
from typing import Final, cast

from hotelier.engine.events import EVENT_NAMES
from hotelier.engine.reason import Reason
from hotelier.game.actions import Action, all_actions
from hotelier.game.game import View
from hotelier.game.preview import Preview
from hotelier.server.server_error import ServerError
from hotelier.server.tables.history import SEALING
from hotelier.server.telling.shapes import events, tables
from hotelier.text import Words
from hotelier.text.reasons import reason_text
from hotelier.text.rules import section_of

Asked = Mapping[str, str | int | bool]
SEALING_NAMES: Final = frozenset(EVENT_NAMES[kind] for kind in SEALING)


def previews_told(view: View, code: int | None) -> tables.Answer:
    """What the options would do, or one of them, and whether it could be taken back."""
    if view.decision is None:
        raise ServerError("not_your_decision")
    if code is None:
        return {"previews": all_previews(view)}
    return {"previews": [preview_told(view.preview(code), view.seat)]}


def all_previews(view: View) -> list[events.Preview]:
    """What each option would do; nothing for whoever does not decide."""
    decision = view.decision
    codes = [] if decision is None else decision.codes
    return [preview_told(view.preview(code), view.seat) for code in codes]


def preview_told(preview: Preview, seat: int | None) -> events.Preview:
    """A preview; ``seals`` says that after this there is no way back."""
    goes_on = preview.next_seat == seat and not preview.next_is_chance and not preview.is_hidden
    reveals = any(event["event"] in SEALING_NAMES for event in preview.events)
    told = preview.to_dict() | {"seals": reveals or not goes_on}
    return cast("events.Preview", told)


def reasons_told(view: View, about: Sequence[Asked], words: Words) -> tables.Answer:
    """For each thing asked about why it is not possible, or ``None`` if it is."""
    told: list[tables.Explained] = []
    for asked in about:
        reason = reason_of(view, asked)
        told.append({"about": dict(asked), "reason": _reason(reason, words)})
    return {"reasons": told}


def _reason(reason: Reason | None, words: Words) -> events.ReasonTold | None:
    if reason is None:
        return None
    told = reason.to_dict() | {"text": reason_text(reason, words), "rule": section_of(reason)}
    return cast("events.ReasonTold", told)


def reason_of(view: View, asked: Asked) -> Reason | None:
    """The reason that holds for most of the actions meant; ``None`` if any of them is possible."""
    found = [view.why_not(action) for action in actions_meant(asked)]
    if None in found:
        return None
    reasons = [reason for reason in found if reason is not None]
    kinds = Counter(reason.kind for reason in reasons)
    return max(reasons, key=lambda reason: kinds[reason.kind])


def actions_meant(asked: Asked) -> list[Action]:
    """All actions of a kind with these fields: ``{"action": "move_in", "table": 1}``."""
    fields = {name: value for name, value in asked.items() if name != "action"}
    found = [
        action
        for action in _by_kind().get(str(asked.get("action")), ())
        if all(_is(action, name, value) for name, value in fields.items())
    ]
    if not found:
        raise ServerError("bad_request", detail="about")
    return found


def _is(action: Action, name: str, value: str | int | bool) -> bool:
    known = {field.name: getattr(action, field.name) for field in fields(action)}
    return type(known.get(name)) is type(value) and known[name] == value


@cache
def _by_kind() -> dict[str, list[Action]]:
    found: dict[str, list[Action]] = {}
    for action in all_actions():
        found.setdefault(action.kind, []).append(action)
    return found
