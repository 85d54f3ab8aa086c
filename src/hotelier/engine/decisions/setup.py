"""Setting up a game: what chance chooses, the draft, first guests and rooms (1.1 to 1.5)."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from hotelier.engine import agenda, codes, events, reason
from hotelier.engine.agenda import Frame
from hotelier.engine.decisions import kind
from hotelier.engine.decisions.fields import COUNT
from hotelier.engine.decisions.kind import Kind
from hotelier.engine.hotel import ALL_ROOMS
from hotelier.engine.reason import Reason
from hotelier.engine.rules.staff import note_drawn
from hotelier.engine.state import DRAFT_DEAL, INTRODUCTORY, Position
from hotelier.engine.values import BIT, FIRST_STAFF, START_HAND, START_ROOMS, bits, lowest


class _Chance(Kind):
    """Something that chance chooses before the game."""

    asks = kind.CHANCE
    open_to_claims = False


@final
class ChooseStart(_Chance):
    """Who starts."""

    number = agenda.CHOOSE_START
    block = codes.START_CODES

    def choices(self, pos: Position, frame: Frame) -> i64:
        return BIT[len(pos.players)] - 1

    def resolve(self, pos: Position, frame: Frame, choice: i64) -> None:
        pos.start = choice
        pos.note(events.START_CHOSEN, pos.start, frame.cause)

    def explain(self, pos: Position, frame: Frame, choice: i64) -> Reason:
        return Reason(reason.NO_SUCH_SEAT, len(pos.players))


@final
class ChooseBoard(_Chance):
    """A day board for a seat; each is there once."""

    number = agenda.CHOOSE_BOARD
    block = codes.BOARD_CODES

    def choices(self, pos: Position, frame: Frame) -> i64:
        taken: i64 = 0
        for player in pos.players:
            if player.board is not None:
                taken |= BIT["ABCD".index(player.board.name)]
        return 15 & ~taken

    def resolve(self, pos: Position, frame: Frame, choice: i64) -> None:
        pos.players[frame.seat].board = pos.rules.boards[1 + choice]
        pos.note(events.BOARD_ASSIGNED, frame.seat, frame.cause, choice)

    def explain(self, pos: Position, frame: Frame, choice: i64) -> Reason:
        return Reason(reason.BOARD_TAKEN, choice)


class _OneOfGroup(_Chance):
    """One of the four cards of a group, which is the count."""

    fields = COUNT

    def choices(self, pos: Position, frame: Frame) -> i64:
        return 15 * BIT[4 * frame.count]

    def explain(self, pos: Position, frame: Frame, choice: i64) -> Reason:
        return Reason(reason.WRONG_GROUP, frame.count)


@final
class ChoosePolitics(_OneOfGroup):
    """One politics card of each group."""

    number = agenda.CHOOSE_POLITICS
    block = codes.POLITICS_CODES

    def resolve(self, pos: Position, frame: Frame, choice: i64) -> None:
        pos.politics = _with(pos.politics, frame.count, choice)
        pos.note(events.POLITICS_CHOSEN, -1, frame.cause, pos.rules.politics[choice].number)


@final
class ChooseTile(_OneOfGroup):
    """One emperor tile of each group."""

    number = agenda.CHOOSE_TILE
    block = codes.TILE_CODES

    def resolve(self, pos: Position, frame: Frame, choice: i64) -> None:
        pos.tiles = _with(pos.tiles, frame.count, choice)
        pos.note(events.TILE_CHOSEN, -1, frame.cause, choice)


def _with(cards: tuple[int, ...], group: i64, card: i64) -> tuple[int, ...]:
    changed = list(cards)
    changed[group] = card
    return tuple(changed)


@final
class DealAll(Kind):
    """Six cards for everyone, or the introductory sets, or packs to draft from."""

    number = agenda.DEAL_ALL
    asks = kind.NOBODY

    def settle(self, pos: Position, frame: Frame) -> bool:
        pos.top = frame.below
        if pos.deal == INTRODUCTORY:
            _hand_out_sets(pos)
            return True
        if pos.deal == DRAFT_DEAL:
            pos.push(agenda.DRAFT, 0, events.BY_SETUP)
        for seat in range(len(pos.players) - 1, -1, -1):
            pos.push(agenda.DEAL_STAFF, seat, events.BY_SETUP, START_HAND)
        return True


def _hand_out_sets(pos: Position) -> None:
    seats = len(pos.players)
    for place in range(seats):
        seat = (pos.start + place) % seats
        cards = pos.rules.starters[place]
        pos.players[seat].hand = cards
        while cards:
            note_drawn(pos, seat, lowest(cards), events.BY_SETUP)
            cards &= cards - 1


@final
class Draft(Kind):
    """Keep a card of the pack; when all have chosen the packs move on (C-20)."""

    number = agenda.DRAFT
    block = codes.DRAFT_CODES

    def choices(self, pos: Position, frame: Frame) -> i64:
        return pos.players[frame.seat].pack

    def resolve(self, pos: Position, frame: Frame, choice: i64) -> None:
        player = pos.players[frame.seat]
        player.pack &= ~BIT[choice]
        player.hand |= BIT[choice]
        pos.note(events.STAFF_DRAFTED, frame.seat, events.BY_SETUP, choice + FIRST_STAFF)
        if frame.seat + 1 < len(pos.players):
            pos.push(agenda.DRAFT, frame.seat + 1, events.BY_SETUP)
        else:
            _pass_packs(pos)

    def settle(self, pos: Position, frame: Frame) -> bool:
        """The last card of a pack needs no choice."""
        pack = pos.players[frame.seat].pack
        if bits(pack) > 1:
            return False
        pos.top = frame.below
        self.resolve(pos, frame, lowest(pack))
        return True

    def explain(self, pos: Position, frame: Frame, choice: i64) -> Reason:
        return Reason(reason.NOT_IN_PACK, choice + FIRST_STAFF)


def _pass_packs(pos: Position) -> None:
    seats = len(pos.players)
    last = pos.players[seats - 1].pack
    for seat in range(seats - 1, 0, -1):
        pos.players[seat].pack = pos.players[seat - 1].pack
    pos.players[0].pack = last
    if last:
        pos.push(agenda.DRAFT, 0, events.BY_SETUP)


@final
class FirstGuests(Kind):
    """First guests are taken in reverse turn order; so many seats have begun."""

    number = agenda.FIRST_GUESTS
    asks = kind.NOBODY
    fields = COUNT

    def settle(self, pos: Position, frame: Frame) -> bool:
        pos.top = frame.below
        seats = len(pos.players)
        if frame.count < seats:
            pos.push(agenda.FIRST_GUESTS, -1, events.BY_SETUP, frame.count + 1)
            seat = (pos.start + seats - 1 - frame.count) % seats
            pos.push(agenda.FIRST_GUEST, seat, events.BY_SETUP)
        return True


@final
class FirstRooms(Kind):
    """All in turn order prepare up to (by one edition exactly) three rooms."""

    number = agenda.FIRST_ROOMS
    asks = kind.NOBODY
    fields = COUNT

    def settle(self, pos: Position, frame: Frame) -> bool:
        pos.top = frame.below
        seats = len(pos.players)
        if frame.count < seats:
            pos.push(agenda.FIRST_ROOMS, -1, events.BY_SETUP, frame.count + 1)
            seat = (pos.start + frame.count) % seats
            least: i64 = START_ROOMS if pos.rules.edition.exactly_three_rooms else 0
            pos.push(agenda.PREPARE_ROOMS, seat, events.BY_SETUP, START_ROOMS, 0, ALL_ROOMS, least)
        return True


kind.add(ChooseStart())
kind.add(ChooseBoard())
kind.add(ChoosePolitics())
kind.add(ChooseTile())
kind.add(DealAll())
kind.add(Draft())
kind.add(FirstGuests())
kind.add(FirstRooms())
