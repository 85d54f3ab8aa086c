"""Positions from JSON, checked: whatever cannot be is refused with one clear sentence."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from hotelier.content.box import ruleset
from hotelier.content.hotels import BOARDS
from hotelier.engine.decisions.play import advance
from hotelier.engine.events import SOURCES, TILE_NAMES
from hotelier.engine.hotel import ROOM_NAMES, Board
from hotelier.engine.invariants.position import fault
from hotelier.engine.rules.politics import refresh_goals
from hotelier.engine.state import DEAL_NAMES, PHASE_NAMES, SETUP, Player, Position
from hotelier.engine.values import (
    BIT,
    DIE_LANE,
    FIRST_GUEST,
    FIRST_POLITICS,
    FIRST_STAFF,
    GUESTS,
    POLITICS,
    ROUNDS,
    ROW_SPACES,
    STAFF,
    TABLES,
    pack_order,
    pack_store,
)
from hotelier.errors import BadOptions, BadPosition
from hotelier.game.game import Game
from hotelier.game.options import GameOptions
from hotelier.position.fields import Fields, number, shown
from hotelier.position.pending import read_pending
from hotelier.position.writer import FORMAT, VERSION

MOST_GOODS = 999
"""More goods than this no kitchen of a real game ever holds."""

MOST_ORDERED = 4
"""No order asks for more of a good."""

_MOST_DICE = 14


def load(data: Any) -> Game:
    """A game at a position given as JSON (see docs/reference/position.md)."""
    fields = Fields(data, "the position")
    options = _read_head(fields)
    pos = _read_table(fields, options)
    seats = fields.items("seats", options.players, options.players)
    pos.players = [_read_seat(Fields(seat, f"seat {place}")) for place, seat in enumerate(seats)]
    _read_politics(fields, pos)
    read_pending(fields, pos)
    fields.close()
    _check_agreed(pos, options)
    found = fault(pos)
    if found:
        raise BadPosition(f"this position cannot be: {found}")
    for seat, player in enumerate(pos.players):
        if pos.phase != SETUP or player.prepared:
            refresh_goals(pos, seat)
    advance(pos)
    return Game(options, pos)


def _read_head(fields: Fields) -> GameOptions:
    """What kind of file this is, and what was agreed for the game."""
    if fields.raw("format") != FORMAT:
        raise BadPosition(f"this is not a position: its format must be {FORMAT!r}")
    version = fields.raw("version")
    if version != VERSION or isinstance(version, bool):
        raise BadPosition(
            f"position version {shown(version)} is unknown; this program reads {VERSION}"
        )
    try:
        return GameOptions.from_dict(fields.raw("options"))
    except BadOptions as error:
        raise BadPosition(f"the options of the position: {error}") from error


def _read_table(fields: Fields, options: GameOptions) -> Position:
    pos = Position(ruleset(options.all_flags()), DEAL_NAMES.index(options.deal))
    pos.phase = fields.choice("phase", PHASE_NAMES)
    pos.round = fields.number("round", 0, ROUNDS)
    if fields.raw("start") is not None:
        pos.start = fields.number("start", 0, options.players - 1)
    for face, count in enumerate(fields.items("dice", 6, 6), 1):
        pos.dice += DIE_LANE[face] * number(count, 0, _MOST_DICE, f"dice on space {face}")
    pos.dustbin = fields.number("dustbin", 0, _MOST_DICE)
    pos.passed = fields.mask("passed", 0, options.players)
    last = FIRST_GUEST + GUESTS - 1
    for space, guest in enumerate(fields.items("row", ROW_SPACES, ROW_SPACES)):
        if guest is not None:
            found = number(guest, FIRST_GUEST, last, "a guest of the row")
            pos.row += (found - FIRST_GUEST + 1) << (6 * space)
    pos.guest_deck = fields.mask("guest_deck", FIRST_GUEST, GUESTS)
    pos.guest_discard = fields.mask("guest_discard", FIRST_GUEST, GUESTS)
    pos.staff_deck = fields.mask("staff_deck", FIRST_STAFF, STAFF)
    pos.removed = fields.mask("staff_removed", FIRST_STAFF, STAFF)
    pos.under_deck = tuple(
        _read_under(Fields(entry, "a card under the deck"), options.players)
        for entry in fields.items("under_deck", 0, STAFF)
    )
    pos.tiles = tuple(
        _read_tile(tile, group) for group, tile in enumerate(fields.items("tiles", 3, 3))
    )
    return pos


def _read_under(card: Fields, seats: int) -> int:
    seat = card.number("seat", 0, seats - 1)
    staff = card.number("staff", FIRST_STAFF, STAFF) - FIRST_STAFF
    card.close()
    return staff + 64 * seat


def _read_tile(tile: Any, group: int) -> int:
    names = [None, *TILE_NAMES[4 * group : 4 * group + 4]]
    place = Fields({"tile": tile}, f"group {'ABC'[group]}").choice("tile", names)
    return -1 if place == 0 else 4 * group + place - 1


def _read_politics(fields: Fields, pos: Position) -> None:
    cards = []
    for group, entry in enumerate(fields.items("politics", 3, 3)):
        if entry is None:
            cards.append(-1)
            continue
        card = Fields(entry, f"politics card {'ABC'[group]}")
        low = FIRST_POLITICS + 4 * group
        cards.append(card.number("politics", low, low + POLITICS // 3 - 1) - FIRST_POLITICS)
        for place, seat in enumerate(card.items("disks", 0, 3)):
            number(seat, 0, len(pos.players) - 1, "the seat of a disk")
            pos.disks |= (seat + 1) << (9 * group + 3 * place)
            pos.players[seat].claimed |= BIT[group]
        card.close()
    pos.politics = tuple(cards)


# --- seats ---------------------------------------------------------------------------------------


def _read_seat(fields: Fields) -> Player:
    place = fields.choice("board", [None, *(board.name for board in BOARDS)])
    player = Player(BOARDS[place - 1] if place else None)
    # Bounds are checked with the other rules, in the words of the rules.
    player.kronen = fields.number("kronen", -999, 999)
    player.emperor = fields.number("emperor", -999, 999)
    player.kitchen = pack_store(**fields.goods("kitchen", MOST_GOODS))
    for table, guest in enumerate(fields.items("cafe", TABLES, TABLES)):
        if guest is not None:
            _read_guest(
                Fields(guest, f"the guest at table {table} of {fields.where}"), table, player
            )
    _read_rooms(fields, player)
    player.hand = fields.mask("hand", FIRST_STAFF, STAFF)
    player.pack = fields.mask("pack", FIRST_STAFF, STAFF)
    for entry in fields.items("staff", 0, STAFF):
        _read_staff(Fields(entry, f"a staff card in play of {fields.where}"), player)
    dice = [
        0 if die is None else number(die, 1, 6, "a die on a turn order tile")
        for die in fields.items("dice", 2, 2)
    ]
    player.first_die, player.second_die = dice
    points = Fields(fields.raw("points"), f"points of {fields.where}")
    player.points = tuple(points.number(source, -9999, 9999) for source in SOURCES)
    points.close()
    fields.close()
    return player


def _read_guest(fields: Fields, table: int, player: Player) -> None:
    guest = fields.number("guest", FIRST_GUEST, FIRST_GUEST + GUESTS - 1)
    player.seat_guest(table, guest - FIRST_GUEST)
    player.set_served(table, pack_order(**fields.goods("served", MOST_ORDERED)))
    if fields.flag("tipped"):
        player.tipped |= BIT[table]
    fields.close()


def _read_staff(fields: Fields, player: Player) -> None:
    card = fields.number("staff", FIRST_STAFF, STAFF) - FIRST_STAFF
    player.played = (*player.played, card)
    player.staff |= BIT[card]
    if fields.flag("used"):
        player.used |= BIT[card]
    fields.close()


def _read_rooms(fields: Fields, player: Player) -> None:
    lines = fields.items("hotel", 4, 4)
    player.prepared, player.occupied = read_hotel(lines, player.board)
    paid = fields.named_mask("paid_groups", ROOM_NAMES)
    if player.board is None:
        if paid:
            raise BadPosition(f"{fields.where} has paid groups but no board")
        return
    for room in range(len(ROOM_NAMES)):
        if paid >> room & 1:
            player.paid_groups |= BIT[player.board.group_of[room]]


def read_hotel(lines: Sequence[Any], board: Board | None) -> tuple[int, int]:
    """Prepared and occupied rooms of a hotel drawn as four lines, top row first."""
    prepared = 0
    occupied = 0
    for floor, line in zip((3, 2, 1, 0), lines, strict=True):
        if not isinstance(line, str) or len(line) != 5:
            raise BadPosition(f"a row of a hotel must be five letters, not {shown(line)}")
        for column, letter in enumerate(line):
            room = 5 * floor + column
            if letter == ".":
                continue
            if board is None:
                raise BadPosition(f"room {ROOM_NAMES[room]} is drawn, but the seat has no board")
            colour = "bry"[board.colour_of[room]]
            if letter not in (colour, colour.upper()):
                raise BadPosition(
                    f"room {ROOM_NAMES[room]} is drawn as {letter!r}; on this board it can be "
                    f"'.' empty, {colour!r} free or {colour.upper()!r} occupied"
                )
            prepared |= BIT[room]
            if letter.isupper():
                occupied |= BIT[room]
    return prepared, occupied


# --- the whole -----------------------------------------------------------------------------------


def _check_agreed(pos: Position, options: GameOptions) -> None:
    """What was agreed before the game must be what lies on the table."""
    names = [None if player.board is None else player.board.name for player in pos.players]
    if options.boards == "night":
        fits = names == ["night"] * len(names)
    elif options.boards == "day":
        fits = "night" not in names
    else:
        fits = names == list(options.boards)
    if not fits:
        raise BadPosition("the boards of the seats are not the boards agreed in the options")
    agreed: list[tuple[str, Sequence[object] | None, list[object]]] = [
        ("politics cards", options.politics, [card + FIRST_POLITICS for card in pos.politics]),
        ("emperor tiles", options.tiles, [TILE_NAMES[tile] for tile in pos.tiles]),
    ]
    for what, chosen, found in agreed:
        if chosen is not None and list(chosen) != found:
            raise BadPosition(f"the {what} on the table are not those agreed in the options")
    rounds = max(0, pos.round - 1)
    if options.start is not None and pos.start != (options.start + rounds) % options.players:
        raise BadPosition(
            f"start cannot be {pos.start} in round {pos.round}: seat {options.start} was agreed "
            "as first start player, and each round the next seat follows"
        )
