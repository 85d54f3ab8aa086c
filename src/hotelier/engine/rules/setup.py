"""Setting up a game (clauses 1.1 to 1.5)."""

from __future__ import annotations

from hotelier.engine import agenda, events
from hotelier.engine.rules.politics import refresh_goals
from hotelier.engine.state import Position
from hotelier.engine.values import ROW_SPACES


def begin(pos: Position) -> None:
    """Put everything that is not yet settled on the agenda, what comes first on top."""
    setup = events.BY_SETUP
    seats = len(pos.players)
    pos.push(agenda.FIRST_ROOMS, -1, setup)
    pos.push(agenda.FIRST_GUESTS, -1, setup)
    pos.push(agenda.REVEAL_GUEST, -1, setup, ROW_SPACES)
    pos.push(agenda.DEAL_ALL, -1, setup)
    for group in range(2, -1, -1):
        if pos.tiles[group] < 0:
            pos.push(agenda.CHOOSE_TILE, -1, setup, group)
    for group in range(2, -1, -1):
        if pos.politics[group] < 0:
            pos.push(agenda.CHOOSE_POLITICS, -1, setup, group)
    for seat in range(seats - 1, -1, -1):
        if pos.players[seat].board is None:
            pos.push(agenda.CHOOSE_BOARD, seat, setup)
    if pos.start < 0:
        pos.push(agenda.CHOOSE_START, -1, setup)


def finish(pos: Position) -> None:
    """Everything is laid out: see which politics cards are already satisfied."""
    for seat in range(len(pos.players)):
        refresh_goals(pos, seat)
