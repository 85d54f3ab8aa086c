"""A position as a seat sees it, as a short list of numbers for the network.

Every fact has a place in one long row of inputs; only those that are not zero are listed. A seat's
own hotel, café, purse and staff are told in detail, its rivals by a few figures. Pending frames are
told too, so that a position can be judged in the middle of a turn.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from hotelier.engine import agenda, effects
from hotelier.engine.agenda import Frame
from hotelier.engine.hotel import COLUMN, FLOOR, Board
from hotelier.engine.rules.cafe import missing
from hotelier.engine.rules.flow import open_number
from hotelier.engine.rules.measures import count
from hotelier.engine.state import EMPEROR, EMPTY_TABLE, TURNS, Player, Position
from hotelier.engine.values import (
    BIT,
    ROUNDS,
    SCORING_OF_ROUND,
    all_dice,
    bits,
    dice_on,
    in_order,
    in_store,
    lowest,
    order_total,
    store_total,
)

# Where each block of inputs begins; the number after it is its size.
BIAS: Final = 0  # 1
TURNS_LEFT: Final = 1  # 16
FLAGS: Final = 17  # 6: in a turn, touched, guest taken, die taken, extra, passed
NUMBER: Final = 23  # 9: open number of the turn order
PURSE: Final = 32  # 22: kronen 0 to 20, and their amount
TRACK: Final = 54  # 42: place on the track for each of the scorings
TILES: Final = 96  # 12: tiles still to be scored
KITCHEN: Final = 108  # 25: four goods, 0 to 5; and their number
VACANT: Final = 133  # 20
OCCUPIED: Final = 153  # 20
VACANT_OF: Final = 173  # 12: colour, 0 to 3
GROUP_OCCUPIED: Final = 185  # 48: colour, size, occupied
GROUP_PREPARED: Final = 233  # 60: colour, size, prepared
FLOORS: Final = 293  # 24: floor, occupied
COLUMNS: Final = 317  # 5: columns with so many occupied
CAFE: Final = 322  # 280: guest, missing
NEEDS: Final = 602  # 40: colour, missing, has a room
FREE_TABLES: Final = 642  # 4
WANTED: Final = 646  # 20: good, 0 to 4
MATCHED: Final = 666  # 5: goods of the kitchen that are wanted; orders that could be completed
HAND: Final = 671  # 48
IN_PLAY: Final = 719  # 48
READY: Final = 767  # 48
END_POINTS: Final = 815  # 1
POLITICS: Final = 816  # 48: card, disks on it or own
PROGRESS: Final = 864  # 12
RIVAL_PROGRESS: Final = 876  # 12
DICE: Final = 888  # 31: face, 0 to 4; and their number
ROW: Final = 919  # 56
CHEAP_ROW: Final = 975  # 56
PENDING: Final = 1031  # 37: kind of frame
PENDING_COUNT: Final = 1068  # 37
PENDING_EFFECT: Final = 1105  # 17
PENDING_GOODS: Final = 1122  # 4
OFFERED: Final = 1126  # 48
LEAD: Final = 1174  # 10: behind to ahead in nine steps; and its amount
RIVALS: Final = 1184  # 3 times 20
INPUTS: Final = 1244

KINDS_KNOWN: Final = PENDING_COUNT - PENDING
"""Kinds of frames the networks were trained with; further ones have no place among the inputs."""

ONE: Final = 240
"""Values are whole numbers: so many of these are one. So sums are exact in any order."""

_RIVAL: Final = 20
CAPACITY: Final = 512


@final
class Features:
    """The inputs of one look at a position: their places and values."""

    def __init__(self) -> None:
        self.size: i64 = 0
        self.place: vec[i64] = vec[i64]([0] * CAPACITY)
        self.value: vec[i64] = vec[i64]([0] * CAPACITY)

    def look(self, pos: Position, seat: i64, unknown: i64) -> None:
        """Look at a position, with so many cards more in the hand that nobody has seen yet."""
        self.size = 0
        self._one(BIAS)
        player = pos.players[seat]
        board = player.board
        self._time(pos, player, seat)
        self._purse_and_track(pos, player)
        if board is not None:
            self._hotel(player, board)
        self._cafe(pos, player, board)
        self._staff(pos, player, unknown)
        self._goals(pos, player, seat)
        self._table(pos)
        self._pending(pos, seat)
        self._rivals(pos, player, seat)

    def pairs(self) -> tuple[list[int], list[int]]:
        """Places and values, for training."""
        places: list[int] = []
        values: list[int] = []
        for number in range(self.size):
            places.append(self.place[number])
            values.append(self.value[number])
        return places, values

    def _one(self, place: i64) -> None:
        size = self.size
        self.place[size] = place
        self.value[size] = ONE
        self.size = size + 1

    def _put(self, place: i64, value: i64) -> None:
        if value:
            size = self.size
            self.place[size] = place
            self.value[size] = value
            self.size = size + 1

    def _all(self, first: i64, mask: i64) -> None:
        while mask:
            self._one(first + lowest(mask))
            mask &= mask - 1

    # --- the seat itself -------------------------------------------------------------------------

    def _time(self, pos: Position, player: Player, seat: i64) -> None:
        turns = 2 * (ROUNDS - pos.round)
        if pos.phase == TURNS:
            if player.first_die == 0:
                turns += 1
            if player.second_die == 0:
                turns += 1
        self._one(TURNS_LEFT + min(15, turns))
        if pos.passed & BIT[seat]:
            self._one(FLAGS + 5)
        if pos.phase == TURNS:
            self._one(NUMBER + open_number(pos, seat))

    def _purse_and_track(self, pos: Position, player: Player) -> None:
        self._one(PURSE + player.kronen)
        self._put(PURSE + 21, player.kronen * ONE // 10)
        first = pos.round if pos.phase != EMPEROR else pos.round + 1
        stage: i64 = 0 if first <= 3 else 1 if first <= 5 else 2
        if first <= ROUNDS:
            self._one(TRACK + 14 * stage + player.emperor)
            for scoring in range(stage, 3):
                if pos.tiles[scoring] >= 0:
                    self._one(TILES + pos.tiles[scoring])

    def _hotel(self, player: Player, board: Board) -> None:
        occupied = player.occupied
        vacant = player.prepared & ~occupied
        self._all(VACANT, vacant)
        self._all(OCCUPIED, occupied)
        for colour in range(3):
            rooms = bits(vacant & board.rooms_of[colour])
            self._one(VACANT_OF + 4 * colour + min(3, rooms))
        paid = player.paid_groups
        for number in range(len(board.groups)):
            if paid & BIT[number]:
                continue
            group = board.groups[number]
            colour = board.colour_of[lowest(group)]
            size = bits(group)
            self._one(
                GROUP_OCCUPIED + 16 * colour + 4 * (size - 1) + min(3, bits(occupied & group))
            )
            prepared = bits(player.prepared & group)
            self._one(GROUP_PREPARED + 20 * colour + 5 * (size - 1) + prepared)
        for floor in range(4):
            self._one(FLOORS + 6 * floor + bits(occupied & FLOOR[floor]))
        for column in range(5):
            self._one(COLUMNS + bits(occupied & COLUMN[column]))

    def _cafe(self, pos: Position, player: Player, board: Board | None) -> None:
        vacant = player.prepared & ~player.occupied
        kitchen = player.kitchen
        free: i64 = 0
        wanted: i64 = 0
        ready: i64 = 0
        for table in range(3):
            guest = player.guest_at(table)
            if guest == EMPTY_TABLE:
                free += 1
                continue
            order = missing(pos, player, table)
            wanted += order
            lacking = min(4, order_total(order))
            self._one(CAFE + 5 * guest + lacking)
            colour = pos.rules.guest_colour[guest]
            housed: i64 = 1 if board is not None and vacant & board.rooms_of[colour] else 0
            self._one(NEEDS + 10 * colour + 2 * lacking + housed)
            if lacking and _within(order, kitchen):
                ready += 1
        self._one(FREE_TABLES + free)
        for good in range(4):
            here = in_store(kitchen, good)
            self._one(KITCHEN + 6 * good + min(5, here))
            wish = in_order(wanted, good)
            self._one(WANTED + 5 * good + min(4, wish))
            self._put(MATCHED + good, min(here, wish) * ONE)
        self._put(KITCHEN + 24, store_total(kitchen) * ONE // 4)
        self._put(MATCHED + 4, ready * ONE)

    def _staff(self, pos: Position, player: Player, unknown: i64) -> None:
        self._all(HAND, player.hand)
        if unknown and pos.staff_deck:
            # A card nobody has seen counts as the average of the deck. In an imagined world rivals
            # hold some of the cards that it could be, always the same ones, so it tells nothing.
            share = unknown * ONE // bits(pos.staff_deck)
            deck = pos.staff_deck
            while deck:
                self._put(HAND + lowest(deck), share)
                deck &= deck - 1
        self._all(IN_PLAY, player.staff)
        self._all(READY, player.staff & pos.rules.once_per_round & ~player.used)
        ending = player.staff & pos.rules.at_end
        points: i64 = 0
        while ending:
            effect = pos.rules.staff[lowest(ending)].ability.effect
            if effect is not None and effect.per is not None and player.board is not None:
                points += effect.amount * count(player, effect.per)
            ending &= ending - 1
        self._put(END_POINTS, points * ONE // 10)

    # --- the table -------------------------------------------------------------------------------

    def _goals(self, pos: Position, player: Player, seat: i64) -> None:
        for group in range(3):
            card: i64 = pos.politics[group]
            if card < 0 or player.board is None:
                continue
            if player.claimed & BIT[group]:
                self._one(POLITICS + 4 * card + 3)
                continue
            disks = pos.disks_on(group)
            if disks == 3:
                continue
            self._one(POLITICS + 4 * card + disks)
            self._put(PROGRESS + card, _progress(pos, player, card))
            best: i64 = 0
            for other in range(len(pos.players)):
                rival = pos.players[other]
                if other != seat and not rival.claimed & BIT[group] and rival.board is not None:
                    best = max(best, _progress(pos, rival, card))
            self._put(RIVAL_PROGRESS + card, best)

    def _table(self, pos: Position) -> None:
        for face in range(1, 7):
            self._one(DICE + 5 * (face - 1) + min(4, dice_on(pos.dice, face)))
        self._put(DICE + 30, all_dice(pos.dice) * ONE // 5)
        for space in range(5):
            guest = pos.guest_in_row(space)
            if guest >= 0:
                self._one(ROW + guest)
                if space >= 2:
                    self._one(CHEAP_ROW + guest)

    def _pending(self, pos: Position, seat: i64) -> None:
        frame = pos.top
        while frame is not None:
            if frame.seat == seat or frame.kind == agenda.ROLL_DICE:
                self._frame(frame)
            frame = frame.below

    def _frame(self, frame: Frame) -> None:
        kind = frame.kind
        if kind >= KINDS_KNOWN:
            return
        self._one(PENDING + kind)
        if kind == agenda.TURN:
            self._one(FLAGS)
            flags = frame.count
            for bit in range(4):
                if flags & BIT[bit]:
                    self._one(FLAGS + 1 + bit)
            return
        self._put(PENDING_COUNT + kind, frame.count * ONE // 3)
        if kind == agenda.ITEMS:
            for item in frame.items:
                effect = item.effect
                self._put(PENDING_EFFECT + effect.kind, effect.amount * ONE // 2)
                if effect.kind == effects.GOODS:
                    self._goods(effect.goods)
        elif kind == agenda.ALLOCATE_GOODS or kind == agenda.CHOOSE_GOODS:  # noqa: PLR1714
            self._goods(frame.mask)
        elif kind == agenda.STAFF_ON_OFFER:
            self._all(OFFERED, frame.mask)

    def _goods(self, store: i64) -> None:
        for good in range(4):
            self._put(PENDING_GOODS + good, in_store(store, good) * ONE)

    # --- rivals ----------------------------------------------------------------------------------

    def _rivals(self, pos: Position, player: Player, seat: i64) -> None:
        seats = len(pos.players)
        mine: i64 = player.total()
        best: i64 = -999
        for step in range(1, seats):
            other = (seat + step) % seats
            rival = pos.players[other]
            theirs: i64 = rival.total()
            best = max(best, theirs)
            self._rival(pos, rival, other, RIVALS + _RIVAL * (step - 1), theirs - mine)
        lead = mine - best
        step = 4 + (lead + 3) // 6
        self._one(LEAD + min(8, max(0, step)))
        self._put(LEAD + 9, lead * ONE // 20)

    def _rival(self, pos: Position, rival: Player, other: i64, first: i64, ahead: i64) -> None:
        self._put(first, rival.kronen * ONE // 10)
        self._put(first + 1, rival.emperor * ONE // 7)
        self._put(first + 2, bits(rival.prepared & ~rival.occupied) * ONE // 4)
        self._put(first + 3, bits(rival.occupied) * ONE // 8)
        self._put(first + 4, bits(rival.staff) * ONE // 5)
        guests = rival.guests()
        lacking: i64 = 0
        for table in range(3):
            lacking += order_total(missing(pos, rival, table))
        self._put(first + 5, guests * ONE // 2)
        self._put(first + 6, lacking * ONE // 5)
        self._put(first + 7, store_total(rival.kitchen) * ONE // 5)
        self._put(first + 8, ahead * ONE // 20)
        self._put(first + 9, bits(rival.paid_groups) * ONE // 4)
        for group in range(3):
            if rival.claimed & BIT[group]:
                self._one(first + 10 + group)
        if pos.phase == TURNS:
            self._put(first + 13, open_number(pos, other) * ONE // 4)
        if pos.passed & BIT[other]:
            self._one(first + 14)
        frame = pos.top
        if frame is not None and frame.seat == other:
            self._one(first + 15)
        ending = rival.staff & pos.rules.at_end
        self._put(first + 16, bits(ending) * ONE)
        upper = FLOOR[2] | FLOOR[3]
        self._put(first + 17, bits(rival.occupied & upper) * ONE // 4)
        scoring = SCORING_OF_ROUND[pos.round]
        if scoring >= 0 and rival.emperor <= 2:
            self._one(first + 18)
        self._one(first + 19)


def _within(order: i64, kitchen: i64) -> bool:
    short = False
    for good in range(4):
        short = short or in_order(order, good) > in_store(kitchen, good)
    return not short


def _progress(pos: Position, player: Player, card: i64) -> i64:
    """How near a seat is to all goals of a politics card, 0 to ONE."""
    reached: i64 = ONE
    for goal in pos.rules.politics[card].goals:
        number = min(count(player, goal.measure), goal.number)
        reached = reached * number // goal.number
    return reached
