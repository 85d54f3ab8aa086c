"""A position: everything on the table and in the hands, as small integers and masks."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from hotelier.engine.agenda import Frame
from hotelier.engine.events import SOURCES, Event
from hotelier.engine.hotel import Board
from hotelier.engine.ruleset import Ruleset
from hotelier.engine.values import ONE_OF_EACH, START_KRONEN

# Phases.
SETUP: Final = 0
TURNS: Final = 1
EMPEROR: Final = 2
OVER: Final = 3
PHASE_NAMES: Final = ("setup", "turns", "emperor", "over")

# Ways to deal the staff cards.
STANDARD: Final = 0
INTRODUCTORY: Final = 1
DRAFT_DEAL: Final = 2
DEAL_NAMES: Final = ("standard", "introductory", "draft")

NO_POINTS: Final = (0,) * len(SOURCES)
EMPTY_TABLE: Final = 63
EMPTY_CAFE: Final = 63 | 63 << 6 | 63 << 12
_TABLE_OFF: Final = [~63, ~(63 << 6), ~(63 << 12)]
_TABLE_LANE: Final = [1, 1 << 6, 1 << 12]
_SERVED_OFF: Final = [~65535, ~(65535 << 16), ~(65535 << 32)]
_SERVED_LANE: Final = [1, 1 << 16, 1 << 32]


@final
@mypyc_attr(acyclic=True)
class Player:
    """One seat: its hotel, café, kitchen, money, staff and points."""

    def __init__(self, board: Board | None) -> None:
        self.board: Board | None = board
        self.kronen: i64 = START_KRONEN
        self.emperor: i64 = 0
        self.kitchen: i64 = ONE_OF_EACH
        self.prepared: i64 = 0
        self.occupied: i64 = 0
        self.paid_groups: i64 = 0
        self.cafe: i64 = EMPTY_CAFE  # six bits a table: the guest there
        self.served: i64 = 0  # sixteen bits a table: the goods on the order there
        self.tipped: i64 = 0  # tables whose completed order has been rewarded
        self.hand: i64 = 0
        self.pack: i64 = 0  # cards to choose from in a draft
        self.staff: i64 = 0
        self.used: i64 = 0
        self.played: tuple[int, ...] = ()  # staff in play in the order of playing
        self.claimed: i64 = 0  # groups of politics cards that bear a disk of this seat
        self.first_die: i64 = 0  # die on the lower number of the turn order tile (0: none)
        self.second_die: i64 = 0
        self.goals: i64 = 0  # groups of politics cards whose room goals are met, see politics
        # By source; a tuple, because copies are far more frequent than points.
        self.points: tuple[int, ...] = NO_POINTS

    def copy(self) -> Player:
        """An independent copy."""
        new = Player(self.board)
        new.kronen = self.kronen
        new.emperor = self.emperor
        new.kitchen = self.kitchen
        new.prepared = self.prepared
        new.occupied = self.occupied
        new.paid_groups = self.paid_groups
        new.cafe = self.cafe
        new.served = self.served
        new.tipped = self.tipped
        new.hand = self.hand
        new.pack = self.pack
        new.staff = self.staff
        new.used = self.used
        new.played = self.played
        new.claimed = self.claimed
        new.first_die = self.first_die
        new.second_die = self.second_die
        new.goals = self.goals
        new.points = self.points
        return new

    def guest_at(self, table: i64) -> i64:
        """The guest at a table (``EMPTY_TABLE`` for none)."""
        return (self.cafe >> (6 * table)) & 63

    def served_at(self, table: i64) -> i64:
        """The goods on the order at a table, as an order."""
        return (self.served >> (16 * table)) & 65535

    def seat_guest(self, table: i64, guest: i64) -> None:
        """Put a guest on a table, nothing served yet (``EMPTY_TABLE`` clears the table)."""
        self.cafe = (self.cafe & _TABLE_OFF[table]) | guest * _TABLE_LANE[table]
        self.served &= _SERVED_OFF[table]
        self.tipped &= ~_BIT3[table]

    def set_served(self, table: i64, order: i64) -> None:
        """Set the goods on the order at a table."""
        self.served = (self.served & _SERVED_OFF[table]) | order * _SERVED_LANE[table]

    def free_table(self) -> i64:
        """A table without a guest, or -1."""
        for table in range(3):
            if (self.cafe >> (6 * table)) & 63 == EMPTY_TABLE:
                return table
        return -1

    def guests(self) -> i64:
        """How many guests sit in the café."""
        count: i64 = 0
        for table in range(3):
            if (self.cafe >> (6 * table)) & 63 != EMPTY_TABLE:
                count += 1
        return count

    def total(self) -> int:
        """Victory points so far."""
        return sum(self.points)


_BIT3: Final = [1, 2, 4]


@final
@mypyc_attr(acyclic=True)
class Position:
    """A whole game at one moment."""

    def __init__(self, rules: Ruleset, deal: i64) -> None:
        self.rules: Ruleset = rules
        self.deal: i64 = deal
        self.phase: i64 = SETUP
        self.round: i64 = 0
        self.start: i64 = -1
        self.dice: i64 = 0  # four bits a face
        self.dustbin: i64 = 0
        self.rolling: i64 = 0  # dice in the hand, still to be rolled one by one
        self.passed: i64 = 0  # seats that have passed since the last roll
        self.row: i64 = 0  # six bits a space, leftmost lowest: guest + 1, or 0 for none
        self.guest_deck: i64 = (1 << 56) - 1
        self.guest_discard: i64 = 0
        self.staff_deck: i64 = (1 << 48) - 1
        self.under_deck: tuple[int, ...] = ()  # card + 64 * seat that put it there, next first
        self.removed: i64 = 0
        self.politics: tuple[int, ...] = (-1, -1, -1)
        self.tiles: tuple[int, ...] = (-1, -1, -1)
        self.disks: i64 = 0  # for each politics card three spaces of three bits: seat + 1
        self.players: list[Player] = []
        self.top: Frame | None = None
        self.log: list[Event] | None = None

    def copy(self) -> Position:
        """An independent copy; the agenda never changes in place and is shared."""
        new = Position(self.rules, self.deal)
        new.phase = self.phase
        new.round = self.round
        new.start = self.start
        new.dice = self.dice
        new.dustbin = self.dustbin
        new.rolling = self.rolling
        new.passed = self.passed
        new.row = self.row
        new.guest_deck = self.guest_deck
        new.guest_discard = self.guest_discard
        new.staff_deck = self.staff_deck
        new.under_deck = self.under_deck
        new.removed = self.removed
        new.politics = self.politics
        new.tiles = self.tiles
        new.disks = self.disks
        new.players = [player.copy() for player in self.players]
        new.top = self.top
        return new

    def note(self, kind: i64, seat: i64, cause: i64, what: i64 = 0, amount: i64 = 0) -> None:
        """Write down an event if somebody listens."""
        if self.log is not None:
            self.log.append(Event(kind, seat, cause, what, amount))

    def push(
        self,
        kind: i64,
        seat: i64,
        cause: i64,
        count: i64 = 0,
        price: i64 = 0,
        mask: i64 = 0,
        least: i64 = 0,
    ) -> None:
        """Put a frame on top of the agenda."""
        self.top = Frame(kind, seat, cause, self.top, count, price, mask, least)

    def guest_in_row(self, space: i64) -> i64:
        """The guest on a space of the row, or -1."""
        return ((self.row >> (6 * space)) & 63) - 1

    def disk_at(self, group: i64, place: i64) -> i64:
        """The seat whose disk lies on a place of a politics card, or -1."""
        return ((self.disks >> (9 * group + 3 * place)) & 7) - 1

    def disks_on(self, group: i64) -> i64:
        """How many disks lie on a politics card."""
        card = (self.disks >> (9 * group)) & 511
        if card & 448:
            return 3
        if card & 56:
            return 2
        if card & 7:
            return 1
        return 0
