"""What may be pending, and when: the shape of the agenda in every phase.

A frame is right when it could have been opened by what it names as its cause: the printed effect
of a guest, a staff card or a tile, the action of a die, or a step of the rules.
"""

from __future__ import annotations

from hotelier.engine import agenda
from hotelier.engine.agenda import FRAME_NAMES, Frame
from hotelier.engine.decisions import kind
from hotelier.engine.decisions.fields import NO_COUNT
from hotelier.engine.decisions.kind import KINDS
from hotelier.engine.events import BY_TILE
from hotelier.engine.invariants.setup import setup_fault
from hotelier.engine.rules import emperor
from hotelier.engine.rules.flow import open_number
from hotelier.engine.state import OVER, SETUP, TURNS, Position
from hotelier.engine.values import BIT, all_dice


def pending_fault(pos: Position) -> str:
    """What is wrong with the agenda, in words; the rest of the position must be sound."""
    frames: list[Frame] = []
    frame = pos.top
    while frame is not None:
        frames.insert(0, frame)
        frame = frame.below
    if pos.phase == OVER:
        return "the game is over, but something is pending" if frames else ""
    if pos.phase == SETUP:
        return setup_fault(pos, frames)
    for frame in frames:
        if not 0 <= frame.seat < len(pos.players):
            return f"pending {FRAME_NAMES[frame.kind]} must belong to a seat"
        if frame.count and _counts_nothing(frame):
            return f"pending {FRAME_NAMES[frame.kind]} counts nothing: its count must be 0"
    return _turns_fault(pos, frames) if pos.phase == TURNS else _emperor_fault(pos, frames)


def _counts_nothing(frame: Frame) -> bool:
    asked = KINDS[frame.kind]
    return asked.place != kind.IN_SETUP and asked.fields & NO_COUNT != 0


# --- during turns --------------------------------------------------------------------------------


def _turns_fault(pos: Position, frames: list[Frame]) -> str:
    """A roll of dice alone, or a turn and above it whatever it has brought about."""
    if not frames:
        return ""
    first = frames[0]
    if first.kind == agenda.ROLL_DICE:
        return "nothing else can be pending while dice are rolled" if len(frames) > 1 else ""
    if first.kind != agenda.TURN or first.count & agenda.EXTRA:
        return f"pending {FRAME_NAMES[first.kind]} must lie above the turn it belongs to"
    found = _turn_fault(pos, first, len(frames) > 1)
    for number in range(1, len(frames)):
        frame = frames[number]
        if frame.seat != first.seat:
            return f"pending {FRAME_NAMES[frame.kind]} must belong to the seat whose turn it is"
        found = found or _nested_fault(pos, frame, frame is pos.top)
    return found


def _turn_fault(pos: Position, turn: Frame, is_interrupted: bool) -> str:
    seat = turn.seat
    found = _marks_fault(turn)
    if found:
        return found
    if pos.passed & BIT[seat]:
        return f"it is the turn of seat {seat}, which has passed"
    if is_interrupted and not turn.count & agenda.TOUCHED:
        return "a turn in which something is pending must be marked as touched"
    if not turn.count & agenda.DIE_TAKEN:
        if open_number(pos, seat) == 0:
            return f"it is the turn of seat {seat}, both of whose numbers are covered"
        if all_dice(pos.dice) == 0:
            return f"it is the turn of seat {seat}, but there is no die to take"
    return ""


def _marks_fault(turn: Frame) -> str:
    done = turn.count
    if done & (agenda.GUEST_TAKEN | agenda.DIE_TAKEN) and not done & agenda.TOUCHED:
        return "a turn in which a guest or a die was taken must be marked as touched"
    return ""


def _nested_fault(pos: Position, frame: Frame, is_top: bool) -> str:
    asked = KINDS[frame.kind]
    name = asked.name()
    below = frame.below
    assert below is not None
    if asked.place not in (kind.BY_EFFECT, kind.IN_TURNS, kind.ABOVE_A_TURN):
        return f"{name} cannot be pending during turns"
    if not is_top and not asked.waits:
        return f"pending {name} must be on top"
    if asked.place == kind.ABOVE_A_TURN and below.kind != agenda.TURN:
        return f"pending {name} must lie directly above a turn"
    if frame.kind == agenda.TURN:
        if not frame.count & agenda.EXTRA:
            return "a turn above another one must be marked as extra"
        found = _marks_fault(frame)
        if found:
            return found
    return asked.fault(pos, frame)


# --- while the emperor is there ------------------------------------------------------------------


def _emperor_fault(pos: Position, frames: list[Frame]) -> str:
    """Seats that wait for the tile, the first in turn order on top, and what one of them does."""
    last_place = len(pos.players)
    for frame in frames:
        place = (frame.seat - pos.start) % len(pos.players)
        name = FRAME_NAMES[frame.kind]
        if _waits_for_tile(frame):
            if place >= last_place:
                return "seats must wait for the emperor tile in turn order, the first on top"
            last_place = place
        elif frame.below is not None and not _waits_for_tile(frame.below):
            if frame.seat != frame.below.seat:
                return f"pending {name} must belong to the seat the emperor deals with"
        elif place >= last_place:
            return f"pending {name} belongs to a seat that is still to meet the emperor"
        found = _tile_fault(pos, frame, frame is pos.top)
        if found:
            return found
    return ""


def _waits_for_tile(frame: Frame) -> bool:
    return KINDS[frame.kind].place == kind.BEFORE_THE_TILE


def _tile_fault(pos: Position, frame: Frame, is_top: bool) -> str:
    asked = KINDS[frame.kind]
    name = asked.name()
    if asked.place == kind.BY_EFFECT:
        if not is_top and not asked.waits:
            return f"pending {name} must be on top"
        return asked.fault(pos, frame)
    if asked.place not in (kind.BEFORE_THE_TILE, kind.BY_PENALTY):
        return f"{name} cannot be pending while the emperor is there"
    if frame.cause != BY_TILE + emperor.tile_index(pos):
        return f"pending {name} must be because of the tile of this scoring"
    below = frame.below
    if below is not None and not _waits_for_tile(below):
        return f"pending {name} cannot lie above {FRAME_NAMES[below.kind]}"
    return asked.fault(pos, frame)
