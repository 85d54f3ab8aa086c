"""What must be true of a position in setup: the agenda follows from what has been settled."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hotelier.engine import agenda
from hotelier.engine.agenda import FRAME_NAMES, Frame
from hotelier.engine.events import BY_SETUP
from hotelier.engine.hotel import ALL_ROOMS
from hotelier.engine.state import DRAFT_DEAL, INTRODUCTORY, NO_POINTS, Player, Position
from hotelier.engine.values import (
    ONE_OF_EACH,
    ROW_SPACES,
    START_HAND,
    START_KRONEN,
    START_ROOMS,
    bits,
)

Expected = tuple[int, int, int]
"""Kind, seat and count of a frame."""

_NOBODY: Final = -1


def setup_fault(pos: Position, frames: list[Frame]) -> str:
    """What is wrong with a position in setup, in words."""
    found = _too_early(pos)
    for seat, player in enumerate(pos.players):
        found = found or _too_early_at(seat, player)
    if found:
        return found
    rooms = _count_of(frames, agenda.FIRST_ROOMS)
    guests = _count_of(frames, agenda.FIRST_GUESTS) if rooms == 0 else len(pos.players)
    if max(rooms, guests) > len(pos.players):
        return "more seats have prepared first rooms or taken first guests than there are"
    if (rooms or guests) and pos.start < 0:
        return "first guests or first rooms are being chosen, but nobody is start player"
    found = _hands_fault(pos, guests > 0) or _guests_fault(pos, guests) or _rooms_fault(pos, rooms)
    return found or _agenda_fault(pos, frames, _expected(pos, rooms, guests))


def _count_of(frames: list[Frame], kind: i64) -> i64:
    for frame in frames:
        if frame.kind == kind:
            return frame.count
    return 0


def _too_early(pos: Position) -> str:
    if pos.guest_discard or pos.under_deck or pos.removed:
        return "cards have been discarded, but it is still setup"
    if pos.passed or pos.disks:
        return "seats have passed or claimed politics cards, but it is still setup"
    return ""


def _too_early_at(seat: int, player: Player) -> str:
    if player.staff:
        return f"seat {seat} has staff in play, but it is still setup"
    if player.occupied or player.served or player.paid_groups:
        return f"seat {seat} has served guests or occupied rooms, but it is still setup"
    if player.emperor or player.points != NO_POINTS:
        return f"seat {seat} has emperor steps or points, but it is still setup"
    if player.kitchen != ONE_OF_EACH or player.kronen > START_KRONEN:
        return f"seat {seat} must begin with one of each good and {START_KRONEN} kronen"
    return ""


def _hands_fault(pos: Position, all_dealt: bool) -> str:
    """Cards are dealt seat after seat; in a draft all keep a card before the packs move on."""
    held = [bits(player.hand) + bits(player.pack) for player in pos.players]
    kept = [bits(player.hand) for player in pos.players]
    complete = all(number == START_HAND for number in held)
    if any(held) and _open_choices(pos):
        return "staff cards are dealt before everything else is chosen"
    if pos.deal == DRAFT_DEAL:
        if all_dealt and kept != [START_HAND] * len(kept):
            return "the draft must be over before the first guests are taken"
        if not complete and any(kept):
            return "seats keep cards of the draft before all packs are dealt"
        if any(not 0 <= kept[0] - other <= 1 for other in kept) or kept != sorted(kept)[::-1]:
            return "in a draft every seat keeps a card in turn, seat 0 first"
    elif any(player.pack for player in pos.players):
        return "there are packs of cards, but it is not a draft"
    if pos.deal == INTRODUCTORY and any(held):
        return _starters_fault(pos)
    current = [number for number in held if 0 < number < START_HAND]
    if len(current) > 1 or held != sorted(held)[::-1] or max(held) > START_HAND:
        return f"seats must be dealt {START_HAND} staff cards one after another"
    if all_dealt and not complete:
        return f"all seats must have {START_HAND} staff cards before the first guests are taken"
    return ""


def _starters_fault(pos: Position) -> str:
    for place in range(len(pos.players)):
        seat = (pos.start + place) % len(pos.players)
        if pos.start < 0 or pos.players[seat].hand != pos.rules.starters[place]:
            return "in the introductory deal every seat must hold the set of its place"
    return ""


def _guests_fault(pos: Position, chosen: i64) -> str:
    """First guests are taken in reverse turn order; the last who may choose may not have yet."""
    seats = len(pos.players)
    for place in range(seats):
        seat = (pos.start + seats - 1 - place) % seats
        number = pos.players[seat].guests()
        open_choice = place == chosen - 1
        if number != int(place < chosen) and not (open_choice and number == 0):
            return f"seat {seat} has {number} guests, which does not fit the choice of first guests"
    return ""


def _rooms_fault(pos: Position, reached: i64) -> str:
    """First rooms are prepared in turn order."""
    seats = len(pos.players)
    for seat, player in enumerate(pos.players):
        number = bits(player.prepared)
        reached_seat = (seat - pos.start) % seats < reached
        if number > (START_ROOMS if reached_seat else 0):
            return f"seat {seat} has {number} rooms, which does not fit the choice of first rooms"
    return ""


# --- the agenda ----------------------------------------------------------------------------------


def _expected(pos: Position, rooms: i64, guests: i64) -> list[Expected]:
    """What must be pending, bottom first, after so many seats chose first rooms and guests."""
    seats = len(pos.players)
    script: list[Expected] = [(agenda.FIRST_ROOMS, _NOBODY, rooms)]
    if rooms:
        seat = (pos.start + rooms - 1) % seats
        left = START_ROOMS - bits(pos.players[seat].prepared)
        return [*script, (agenda.PREPARE_ROOMS, seat, left)]
    script.append((agenda.FIRST_GUESTS, _NOBODY, guests))
    empty = sum(pos.guest_in_row(space) < 0 for space in range(ROW_SPACES))
    if guests:
        seat = (pos.start + seats - guests) % seats
        if pos.players[seat].guests():
            return [*script, (agenda.REVEAL_GUEST, seat, 1)]
        return [*script, (agenda.FIRST_GUEST, seat, 0)]
    script.append((agenda.REVEAL_GUEST, _NOBODY, empty))
    return script + (_open_choices(pos) or _open_deals(pos))


def _open_choices(pos: Position) -> list[Expected]:
    """What chance has still to choose before cards are dealt."""
    choices: list[Expected] = []
    for group in (2, 1, 0):
        if pos.tiles[group] < 0:
            choices.append((agenda.CHOOSE_TILE, _NOBODY, group))
    for group in (2, 1, 0):
        if pos.politics[group] < 0:
            choices.append((agenda.CHOOSE_POLITICS, _NOBODY, group))
    for seat in range(len(pos.players) - 1, -1, -1):
        if pos.players[seat].board is None:
            choices.append((agenda.CHOOSE_BOARD, seat, 0))
    if pos.start < 0:
        choices.append((agenda.CHOOSE_START, _NOBODY, 0))
    return [(agenda.DEAL_ALL, _NOBODY, 0), *choices] if choices else []


def _open_deals(pos: Position) -> list[Expected]:
    """Seats that have still to be dealt or to keep cards."""
    deals: list[Expected] = []
    kept = [bits(player.hand) for player in pos.players]
    if pos.deal == DRAFT_DEAL and min(kept) < START_HAND:
        deals.append((agenda.DRAFT, kept.index(min(kept)), 0))
    for seat in range(len(kept) - 1, -1, -1):
        left = START_HAND - kept[seat] - bits(pos.players[seat].pack)
        if left > 0:
            deals.append((agenda.DEAL_STAFF, seat, left))
    return deals


def _agenda_fault(pos: Position, frames: list[Frame], expected: list[Expected]) -> str:
    found = [(frame.kind, frame.seat, frame.count) for frame in frames]
    if found != expected:
        kind, seat, count = expected[-1]
        who = "" if seat < 0 else f" of seat {seat}"
        return (
            f"by what has been settled in setup, {FRAME_NAMES[kind]}{who} with count {count} "
            f"must be pending on top of {len(expected) - 1} others"
        )
    for frame in frames:
        if frame.cause != BY_SETUP:
            return f"in setup, pending {FRAME_NAMES[frame.kind]} must be because of setup"
        if frame.kind == agenda.PREPARE_ROOMS:
            least = frame.count if pos.rules.edition.exactly_three_rooms else 0
            if (frame.price, frame.mask, frame.least) != (0, ALL_ROOMS, least):
                return "first rooms are prepared anywhere, without discount, up to or exactly 3"
    return ""
