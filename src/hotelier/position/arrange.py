"""A short way to set up any mid-game position, for tests, puzzles and questions.

    arrange(
        dice="112346",
        row=[75, 50],
        seats=[
            Seat(hotel=". . . . . / . . . . . / y . . . . / B y r . .", kronen=3,
                 cafe={75: "2 wine"}, staff=[12], hand=[17]),
            Seat(),
        ],
    )

It is the turn of ``turn`` (seat 0 if not said), nothing done yet. Everything not mentioned is
plain: one of each good, 10 kronen, bottom-left room free, hands empty, all other cards undealt.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from hotelier.content.box import ruleset
from hotelier.content.hotels import BOARDS
from hotelier.engine import agenda, events
from hotelier.engine.decisions.play import advance
from hotelier.engine.hotel import ROOM_NAMES
from hotelier.engine.invariants.position import fault
from hotelier.engine.rules.politics import refresh_goals
from hotelier.engine.state import DEAL_NAMES, TURNS, Player, Position
from hotelier.engine.values import (
    BIT,
    DICE,
    DIE_LANE,
    FIRST_GUEST,
    FIRST_POLITICS,
    FIRST_STAFF,
    GOODS,
    GUESTS,
    ROW_SPACES,
    STAFF,
    all_dice,
    members,
    pack_order,
    pack_store,
)
from hotelier.errors import BadPosition, UnknownCard, one_of
from hotelier.game.game import Game
from hotelier.game.options import GameOptions
from hotelier.position.reader import MOST_GOODS, MOST_ORDERED, read_hotel


@dataclass(frozen=True)
class Seat:
    """What one seat has. A hotel is drawn as four rows, top row first, parted by ``/``.

    ``.`` is an empty space; ``b``, ``r``, ``y`` a free room; ``B``, ``R``, ``Y`` an occupied one.
    Goods are written ``"2 wine, 1 cake"``; ``dice`` are the dice on the turn order tile. The bonus
    of a full group has been paid; ``paid`` names a room of each other group of which that is true,
    because it was full before it lost a room.
    """

    hotel: str = "...../...../...../?...."
    kronen: int = 10
    emperor: int = 0
    kitchen: str = "1 strudel, 1 cake, 1 wine, 1 coffee"
    cafe: Mapping[int, str] = field(default_factory=dict)
    staff: Sequence[int] = ()
    used: Sequence[int] = ()
    hand: Sequence[int] = ()
    claimed: str = ""
    dice: Sequence[int] = ()
    board: str = "night"
    points: int = 0
    paid: Sequence[str] = ()


def arrange(
    *,
    seats: Sequence[Seat] = (Seat(), Seat()),
    turn: int = 0,
    round_number: int = 1,
    start: int = 0,
    dice: str = "1122334456",
    row: Sequence[int] = (),
    passed: Sequence[int] = (),
    guest_discard: Sequence[int] = (),
    guest_deck: Sequence[int] | None = None,
    staff_deck: Sequence[int] | None = None,
    done: Sequence[str] = (),
    politics: Sequence[int] = (105, 109, 113),
    tiles: Sequence[str] = ("A1", "B1", "C1"),
    edition: str = "classic",
    flags: Mapping[str, Any] | None = None,
) -> Game:
    """A game in the middle of a round, at the turn of a seat.

    Dice that are neither on a space nor on a tile lie in the dustbin. The row is filled from the
    left with the lowest guests left over. Cards left out of a deck that is given leave the game:
    guests to the discard pile, staff cards as removed.
    """
    options = _options(seats, edition, flags or {}, politics, tiles)
    pos = Position(ruleset(options.all_flags()), DEAL_NAMES.index(options.deal))
    pos.phase = TURNS
    pos.round = round_number
    pos.start = start
    pos.politics = tuple(number - FIRST_POLITICS for number in politics)
    pos.tiles = tuple(events.TILE_NAMES.index(name) for name in tiles)
    pos.players = [_player(seat) for seat in seats]
    pos.dice = _dice(dice)
    for number in (turn, start, *passed):
        if number not in range(len(seats)):
            raise BadPosition(f"there is no seat {number!r}; choose {one_of(range(len(seats)))}")
    pos.passed = _or([BIT[number] for number in passed])
    _place_disks(pos, seats)
    _deal_guests(pos, row, guest_discard, guest_deck)
    _deal_staff(pos, staff_deck)
    covered = sum(len(seat.dice) for seat in seats)
    pos.dustbin = DICE[len(seats)] - all_dice(pos.dice) - covered
    pos.push(agenda.TURN, turn, events.BY_TURN, _or([_mark(mark) for mark in done]))
    found = fault(pos)
    if found or pos.dustbin < 0:
        raise BadPosition(f"this position cannot be: {found or 'there are too many dice'}")
    for number in range(len(seats)):
        refresh_goals(pos, number)
    advance(pos)
    return Game(options, pos)


def _options(
    seats: Sequence[Seat],
    edition: str,
    flags: Mapping[str, Any],
    politics: Sequence[int],
    tiles: Sequence[str],
) -> GameOptions:
    names = [seat.board for seat in seats]
    boards: str | list[str] = "night" if set(names) == {"night"} else names
    return GameOptions(
        players=len(seats),
        edition=edition,
        flags=flags,
        boards=boards,
        politics=politics,
        tiles=tiles,
    )


def _dice(faces: str) -> int:
    dice = 0
    for face in faces:
        if face not in "123456":
            raise BadPosition(f"dice are written as their faces, like '1123', not {faces!r}")
        dice += DIE_LANE[int(face)]
    return dice


_MARKS = {
    "touched": agenda.TOUCHED,
    "guest_taken": agenda.TOUCHED | agenda.GUEST_TAKEN,
    "die_taken": agenda.TOUCHED | agenda.DIE_TAKEN,
}


def _mark(name: str) -> int:
    if name not in _MARKS:
        raise BadPosition(f"a turn has no mark {name!r}; choose {one_of(_MARKS)}")
    return _MARKS[name]


def _or(marks: Sequence[int]) -> int:
    result = 0
    for mark in marks:
        result |= mark
    return result


def read_goods(text: str, most: int = MOST_GOODS) -> dict[str, int]:
    """Goods written as ``"2 wine, 1 cake"``."""
    counts: dict[str, int] = {}
    for part in text.split(","):
        words = part.split()
        if words:
            if len(words) != 2 or not words[0].isdigit() or words[1] not in GOODS:
                raise BadPosition(
                    f"goods are written like '2 wine, 1 cake' with {one_of(GOODS)}, not {text!r}"
                )
            counts[words[1]] = counts.get(words[1], 0) + int(words[0])
    if max(counts.values(), default=0) > most:
        raise BadPosition(f"there cannot be more than {most} of a good here, as in {text!r}")
    return counts


def _player(seat: Seat) -> Player:
    board = next(board for board in BOARDS if board.name == seat.board)
    player = Player(board)
    player.kronen = seat.kronen
    player.emperor = seat.emperor
    player.kitchen = pack_store(**read_goods(seat.kitchen))
    first = "bry"[board.colour_of[0]]
    lines = seat.hotel.replace(" ", "").replace("\n", "").replace("?", first).split("/")
    if len(lines) != 4:
        raise BadPosition(f"a hotel is drawn as four rows parted by '/', not {len(lines)}")
    player.prepared, player.occupied = read_hotel(lines, board)
    for number, group in enumerate(board.groups):
        if player.occupied & group == group:
            player.paid_groups |= BIT[number]
    for room in seat.paid:
        if room not in ROOM_NAMES:
            raise BadPosition(f"there is no room {room!r}; rooms are a1 to e4")
        player.paid_groups |= BIT[board.group_of[ROOM_NAMES.index(room)]]
    for table, (guest, served) in enumerate(seat.cafe.items()):
        if table > 2:
            raise BadPosition(f"{len(seat.cafe)} guests do not fit in a café; it has 3 tables")
        player.seat_guest(table, _index(guest, FIRST_GUEST, GUESTS, "guest"))
        player.set_served(table, pack_order(**read_goods(served, MOST_ORDERED)))
    player.hand = _mask(seat.hand)
    player.staff = _mask(seat.staff)
    player.used = _mask(seat.used)
    player.played = tuple(number - FIRST_STAFF for number in seat.staff)
    if len(seat.dice) > 2 or any(face not in range(1, 7) for face in seat.dice):
        raise BadPosition(f"a turn order tile holds up to two dice 1 to 6, not {seat.dice!r}")
    dice = [*seat.dice, 0, 0]
    player.first_die, player.second_die = dice[0], dice[1]
    player.points = (seat.points, *player.points[1:])
    for letter in seat.claimed:
        if letter not in "ABC":
            raise BadPosition(f"there is no politics group {letter!r}; choose A, B or C")
        player.claimed |= BIT["ABC".index(letter)]
    return player


def _index(number: int, first: int, size: int, what: str) -> int:
    if number not in range(first, first + size):
        raise UnknownCard(f"there is no {what} {number}; choose {first} to {first + size - 1}")
    return number - first


def _mask(cards: Sequence[int]) -> int:
    mask = 0
    for card in cards:
        bit = 1 << _index(card, FIRST_STAFF, STAFF, "staff card")
        if mask & bit:
            raise BadPosition(f"staff card {card} is named twice")
        mask |= bit
    return mask


def _place_disks(pos: Position, seats: Sequence[Seat]) -> None:
    for group, letter in enumerate("ABC"):
        owners = [number for number, seat in enumerate(seats) if letter in seat.claimed]
        for place, owner in enumerate(owners):
            pos.disks |= (owner + 1) << (9 * group + 3 * place)


def _deal_guests(
    pos: Position, row: Sequence[int], discard: Sequence[int], deck: Sequence[int] | None
) -> None:
    left = (1 << GUESTS) - 1
    for player in pos.players:
        for table in range(3):
            left &= ~(1 << player.guest_at(table))
    if len(row) > ROW_SPACES:
        raise BadPosition(f"{len(row)} guests do not fit in the row; it has {ROW_SPACES} spaces")
    for number in [*row, *discard, *(deck or ())]:
        _index(number, FIRST_GUEST, GUESTS, "guest")
    for number in [*row, *discard]:
        left &= ~(1 << (number - FIRST_GUEST))
    guests = [number - FIRST_GUEST for number in row]
    free = members(left) if deck is None else [number - FIRST_GUEST for number in deck]
    while len(guests) < ROW_SPACES and free:
        guests.append(free.pop(0))
    for space, guest in enumerate(guests):
        pos.row += (guest + 1) << (6 * space)
        left &= ~(1 << guest)
    pos.guest_deck = left if deck is None else _or([1 << guest for guest in free])
    pos.guest_discard = _or([1 << (number - FIRST_GUEST) for number in discard])
    pos.guest_discard |= left & ~pos.guest_deck


def _deal_staff(pos: Position, deck: Sequence[int] | None) -> None:
    left = (1 << STAFF) - 1
    for player in pos.players:
        left &= ~(player.hand | player.staff)
    pos.staff_deck = left if deck is None else _mask(deck)
    pos.removed = left & ~pos.staff_deck
