"""Playing a record again, with every state hash compared on the way."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from hotelier.engine.events import Event
from hotelier.errors import DamagedRecord, HotelierError
from hotelier.game.actions import Action, parse
from hotelier.game.game import Game
from hotelier.record.fingerprint import fingerprint
from hotelier.record.form import Move, Record


class Step(NamedTuple):
    """The game after a move, the move, and what happened."""

    game: Game
    action: Action
    events: list[Event]


def replay(record: Record) -> Iterator[Step]:
    """Play a record move by move; the first one that does not fit raises ``DamagedRecord``.

    It is one game that moves on: copy it to keep a position.
    """
    game = _begin(record)
    for number, move in enumerate(record.moves, 1):
        action, events = _play(game, record, number, move)
        yield Step(game, action, events)


def verify(record: Record) -> Game:
    """Check a record from the first move to the result and return the game as it ended."""
    game = _begin(record)
    for number, move in enumerate(record.moves, 1):
        _play(game, record, number, move)
    check_result(record, game)
    return game


def check_result(record: Record, game: Game) -> None:
    """Refuse a record whose game ended other than it says."""
    if (record.result is None) == game.is_over:
        was = "is over" if game.is_over else "is not over"
        raise _fault(record, len(record.moves), f"the game {was} here, other than the record says")
    if record.result is not None and dict(record.result) != game.result():
        raise _fault(
            record, len(record.moves), f"the result is {game.totals}, other than the record says"
        )


def _begin(record: Record) -> Game:
    try:
        return record.begin()
    except HotelierError as error:
        raise DamagedRecord(f"{record.source}, line {record.line}: {error}") from None


def _play(game: Game, record: Record, number: int, move: Move) -> tuple[Action, list[Event]]:
    decision = game.decision
    if decision is None:
        raise _fault(record, number, "the game is over before it")
    if (None if decision.is_chance else decision.seat) != move.seat:
        raise _fault(record, number, "it is somebody else's decision")
    try:
        action = parse(move.action)
        events = game.apply(action)
    except HotelierError as error:
        raise _fault(record, number, str(error)) from None
    state = fingerprint(game)
    if state != move.state:
        raise _fault(
            record,
            number,
            f"after '{move.action}' the state hash is {state} and not {move.state}: "
            "the file is damaged, or a rule has changed",
        )
    return action, events


def _fault(record: Record, number: int, text: str) -> DamagedRecord:
    return DamagedRecord(f"{record.source}, line {record.line_of(number)}, move {number}: {text}")
