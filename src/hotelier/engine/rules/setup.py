"""Setting up a game (clauses 1.1 to 1.5)."""

from __future__ import annotations

from mypy_extensions import i64

from hotelier.engine import agenda, events
from hotelier.engine.agenda import Frame
from hotelier.engine.hotel import ALL_ROOMS
from hotelier.engine.rules.politics import refresh_goals
from hotelier.engine.rules.staff import note_drawn
from hotelier.engine.state import DRAFT_DEAL, INTRODUCTORY, Position
from hotelier.engine.values import (
    BIT,
    ROW_SPACES,
    START_HAND,
    START_ROOMS,
    bits,
    lowest,
)


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


def deal_all(pos: Position, frame: Frame) -> None:
    """Deal six cards to everyone, or the introductory sets, or packs to draft from."""
    pos.top = frame.below
    seats = len(pos.players)
    if pos.deal == INTRODUCTORY:
        for place in range(seats):
            seat = (pos.start + place) % seats
            cards = pos.rules.starters[place]
            pos.players[seat].hand = cards
            while cards:
                note_drawn(pos, seat, lowest(cards), events.BY_SETUP)
                cards &= cards - 1
        return
    if pos.deal == DRAFT_DEAL:
        pos.push(agenda.DRAFT, 0, events.BY_SETUP)
    for seat in range(seats - 1, -1, -1):
        pos.push(agenda.DEAL_STAFF, seat, events.BY_SETUP, START_HAND)


def keep_drafted(pos: Position, frame: Frame, card: i64) -> None:
    """Keep a card of the pack; when all have chosen the packs move on (C-20)."""
    player = pos.players[frame.seat]
    player.pack &= ~BIT[card]
    player.hand |= BIT[card]
    pos.note(events.STAFF_DRAFTED, frame.seat, events.BY_SETUP, card + 1)
    pos.top = frame.below
    seats = len(pos.players)
    if frame.seat + 1 < seats:
        pos.push(agenda.DRAFT, frame.seat + 1, events.BY_SETUP)
        return
    last = pos.players[seats - 1].pack
    for seat in range(seats - 1, 0, -1):
        pos.players[seat].pack = pos.players[seat - 1].pack
    pos.players[0].pack = last
    if last:
        pos.push(agenda.DRAFT, 0, events.BY_SETUP)


def settle_draft(pos: Position, frame: Frame) -> bool:
    """The last card of a pack needs no choice."""
    pack = pos.players[frame.seat].pack
    if bits(pack) > 1:
        return False
    keep_drafted(pos, frame, lowest(pack))
    return True


def next_first_guest(pos: Position, frame: Frame) -> None:
    """First guests are taken in reverse turn order."""
    pos.top = frame.below
    seats = len(pos.players)
    if frame.count < seats:
        pos.push(agenda.FIRST_GUESTS, -1, events.BY_SETUP, frame.count + 1)
        seat = (pos.start + seats - 1 - frame.count) % seats
        pos.push(agenda.FIRST_GUEST, seat, events.BY_SETUP)


def next_first_rooms(pos: Position, frame: Frame) -> None:
    """Each player in turn order prepares up to (by one edition exactly) three rooms."""
    pos.top = frame.below
    seats = len(pos.players)
    if frame.count < seats:
        pos.push(agenda.FIRST_ROOMS, -1, events.BY_SETUP, frame.count + 1)
        seat = (pos.start + frame.count) % seats
        least: i64 = START_ROOMS if pos.rules.edition.exactly_three_rooms else 0
        pos.push(agenda.PREPARE_ROOMS, seat, events.BY_SETUP, START_ROOMS, 0, ALL_ROOMS, least)


def finish(pos: Position) -> None:
    """Everything is laid out: see which politics cards are already satisfied."""
    for seat in range(len(pos.players)):
        refresh_goals(pos, seat)
