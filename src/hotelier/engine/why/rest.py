"""The emperor's penalties, the draft, and what chance can answer (clauses 1.1 to 1.5, 6.1)."""

from __future__ import annotations

from hotelier.engine import codes, reason
from hotelier.engine.agenda import Frame
from hotelier.engine.options import free_boards
from hotelier.engine.reason import Reason
from hotelier.engine.rules import emperor
from hotelier.engine.state import Position
from hotelier.engine.values import BIT, FIRST_GUEST, FIRST_STAFF
from hotelier.engine.why.turn import unexplained


def always_offered(pos: Position, frame: Frame, code: int) -> Reason:
    """Kinds of actions that are offered whenever their decision is pending."""
    del pos, frame
    return unexplained(code)


def avoid(pos: Position, frame: Frame, code: int) -> Reason:
    """A penalty that is being suffered was not avoided: no staff, no money, or no wish."""
    del code
    player = pos.players[frame.seat]
    price = pos.rules.edition.avoiding_penalty_costs
    if not player.staff & pos.rules.avoids_penalty:
        return Reason(reason.NO_STAFF_TO_AVOID)
    if price > player.kronen:
        return Reason(reason.NEEDS_KRONEN, reason.FOR_AVOIDING, price, player.kronen)
    return Reason(reason.AVOIDING_DECLINED)


def remove_room(pos: Position, frame: Frame, code: int) -> Reason:
    """The penalty says which rooms it takes."""
    room = code - codes.REMOVE_ROOM
    if not pos.players[frame.seat].prepared & BIT[room]:
        return Reason(reason.ROOM_NOT_PREPARED, room)
    if not frame.mask & BIT[room]:
        return Reason(reason.ROOM_NOT_TAKEN, room, frame.mask)
    return unexplained(code)


def discard(pos: Position, frame: Frame, code: int) -> Reason:
    """A game-end card in play, by one edition of the hand (C-13)."""
    card = code - codes.DISCARD_STAFF
    player = pos.players[frame.seat]
    if emperor.discardable(pos, player) & BIT[card]:
        return unexplained(code)
    if pos.rules.edition.c4_from_hand:
        if not player.hand & BIT[card]:
            return Reason(reason.NOT_IN_HAND, card + FIRST_STAFF)
    elif not player.staff & BIT[card]:
        return Reason(reason.NOT_IN_PLAY, card + FIRST_STAFF)
    return Reason(reason.NOT_A_GAME_END_CARD, card + FIRST_STAFF)


def draft(pos: Position, frame: Frame, code: int) -> Reason:
    """A card is kept from the pack that has come to the seat."""
    card = code - codes.DRAFT
    if not pos.players[frame.seat].pack & BIT[card]:
        return Reason(reason.NOT_IN_PACK, card + FIRST_STAFF)
    return unexplained(code)


def reveal(pos: Position, frame: Frame, code: int) -> Reason:
    """Only a guest of the deck can come into the row."""
    del frame
    guest = code - codes.REVEAL
    if not pos.guest_deck & BIT[guest]:
        return Reason(reason.GUEST_NOT_IN_DECK, guest + FIRST_GUEST)
    return unexplained(code)


def draw(pos: Position, frame: Frame, code: int) -> Reason:
    """Only a card of the deck can be drawn."""
    del frame
    card = code - codes.DRAW
    if not pos.staff_deck & BIT[card]:
        return Reason(reason.STAFF_NOT_IN_DECK, card + FIRST_STAFF)
    return unexplained(code)


def start(pos: Position, frame: Frame, code: int) -> Reason:
    """Only a seat of the game can start."""
    del frame
    if code - codes.START >= len(pos.players):
        return Reason(reason.NO_SUCH_SEAT, len(pos.players))
    return unexplained(code)


def board(pos: Position, frame: Frame, code: int) -> Reason:
    """Each day board is there once."""
    del frame
    if not free_boards(pos) & BIT[code - codes.BOARD]:
        return Reason(reason.BOARD_TAKEN, code - codes.BOARD)
    return unexplained(code)


def politics_card(pos: Position, frame: Frame, code: int) -> Reason:
    """One politics card of each group."""
    del pos
    return _of_group(frame, code - codes.POLITICS_CARD, code)


def tile(pos: Position, frame: Frame, code: int) -> Reason:
    """One emperor tile of each group."""
    del pos
    return _of_group(frame, code - codes.TILE, code)


def _of_group(frame: Frame, place: int, code: int) -> Reason:
    """Cards and tiles come in groups of four."""
    if place // 4 != frame.count:
        return Reason(reason.WRONG_GROUP, frame.count)
    return unexplained(code)
