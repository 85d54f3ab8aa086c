"""What a browser is told of a table: made from views and public events, never from positions."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from types import MappingProxyType
from typing import Any, cast

from hotelier.game.actions import dict_of
from hotelier.game.decision import Decision
from hotelier.game.facts import facts
from hotelier.game.game import Game, View
from hotelier.server.tables.history import Answer, History
from hotelier.server.tables.seat import SeatState
from hotelier.server.telling.questions import all_previews
from hotelier.server.telling.shapes import play, tables
from hotelier.server.telling.shapes.events import LogEvent
from hotelier.server.telling.shapes.facts import Facts
from hotelier.text import Words
from hotelier.text.sentences import action_text, asked_text, cause_text, event_text


def game_told(
    history: History, seat: int | None, known: int, words: Words, names: Sequence[str]
) -> tables.GameTold:
    """The part of a state that is about the game, for a seat or a spectator (``None``)."""
    view = history.game.view(seat)
    return {
        "number": history.version,
        "seat": seat,
        "view": view_told(view),
        "facts": facts_told(view),
        "decision": decision_told(view, words),
        "previews": all_previews(view),
        "waiting": waiting_told(history.game, words),
        "log": log_told(history, seat, known, words, names),
        "undo": undo_told(history, seat),
        "result": result_told(history.game),
    }


def view_told(view: View) -> play.View:
    """The table as a seat sees it."""
    return cast("play.View", view.to_dict())


def facts_told(view: View) -> Facts:
    """What follows from a view by the rules."""
    return cast("Facts", facts(view))


def result_told(game: Game) -> play.Result | None:
    """How a game ended, once it has."""
    return cast("play.Result", game.result()) if game.is_over else None


def decision_told(view: View, words: Words) -> play.Decision | None:
    """The decision of the seat that looks, with a text for every option."""
    decision = view.decision
    if decision is None:
        return None
    told = decision.to_dict()
    told["text"] = asked_text(decision.kind, words)
    told["cause_text"] = cause_text(decision.because, words)
    for index, (option, action) in enumerate(zip(told["options"], decision.options, strict=True)):
        option["index"] = index
        option["text"] = action_text(action, view, words)
    return cast("play.Decision", told)


def waiting_told(game: Game, words: Words) -> play.Waiting | None:
    """Who decides what now; everybody may know that."""
    decision: Decision | None = game.decision
    if decision is None:
        return None
    return {
        "seat": None if decision.is_chance else decision.seat,
        "kind": decision.kind,
        "because": cast("play.Cause", decision.because),
        "text": asked_text(decision.kind, words),
    }


def log_told(
    history: History, seat: int | None, known: int, words: Words, names: Sequence[str]
) -> tables.LogTold:
    """All answers that are new since a version; earlier ones that are gone are overwritten."""
    start = history.known_at(known)
    entries = [
        entry_told(number, answer, seat, words, names)
        for number, answer in enumerate(history.answers[start:], start)
    ]
    return {"from": start, "entries": entries}


def entry_told(
    number: int, answer: Answer, seat: int | None, words: Words, names: Sequence[str]
) -> tables.LogEntry:
    """One answer: its action only for whoever gave it, its events as the seat may see them."""
    is_own = seat is not None and answer.seat == seat
    events = [event.to_dict(seat) for event in answer.events]
    return {
        "answer": number,
        "seat": answer.seat,
        "action": cast("play.Action", dict_of(answer.code)) if is_own else None,
        "first_event": answer.first,
        "events": events_told(events, words, names),
        "seal": answer.seals,
    }


def events_told(
    events: Sequence[dict[str, Any]], words: Words, names: Sequence[str]
) -> list[LogEvent]:
    """Events in words."""
    return [cast("LogEvent", event | {"text": event_text(event, words, names)}) for event in events]


def undo_told(history: History, seat: int | None) -> tables.UndoTold:
    """How far the seat that looks can go back, and forward again."""
    if seat is None or history.game.is_over or history.game.seat_to_act != seat:
        return {"steps": 0, "first": len(history.answers), "redo": 0}
    return {
        "steps": len(history.before),
        "first": history.first_undoable,
        "redo": len(history.redo),
    }


def standing(game: Game) -> tables.Standing:
    """How a game stands, in short: saved with every change, so that lists need no replaying."""
    decision = game.decision
    return {
        "round": int(game.position.round),
        "waiting": None if decision is None or decision.is_chance else decision.seat,
        "result": result_told(game),
    }


def seats_told(
    seats: Sequence[SeatState],
    client: str,
    present: Collection[str] = (),
    thinking: Mapping[int, int] = MappingProxyType({}),
) -> list[tables.SeatTold]:
    """Who sits where, as everybody may know it.

    ``present`` are the browsers that are connected, ``thinking`` says for how many milliseconds
    the bot of a seat has been thinking.
    """
    return [
        {
            "seat": seat.seat,
            "name": seat.name,
            "kind": seat.kind,
            "bot": seat.bot,
            "stand_in": seat.stand_in,
            "is_open": seat.is_open,
            "has_left": seat.left,
            "is_yours": seat.client == client,
            "is_present": seat.bot is not None or seat.client in present,
            "thinks_ms": thinking.get(seat.seat),
        }
        for seat in seats
    ]


def summary_told(
    row: Mapping[str, Any], seats: Sequence[tables.SeatTold], client: str
) -> tables.Summary:
    """A table in a list of tables, from what is saved of it."""
    stands: tables.Standing = row["standing"]
    return {
        "table": row["id"],
        "options": row["options"],
        "spectators": row["spectators"],
        "hints": row["hints"],
        "chosen_deal": row["chosen"],
        "created": row["created"],
        "changed": row["changed"],
        "seats": list(seats),
        **stands,
        "is_over": row["finished"],
        "rematch": row["rematch"],
        "holds": [seat["seat"] for seat in seats if seat["is_yours"]],
        "is_host": row["host"] == client,
    }
