"""Positions from JSON, checked: whatever cannot be is refused with one clear sentence."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from hotelier.content.box import ruleset
from hotelier.content.hotels import BOARDS
from hotelier.engine import agenda
from hotelier.engine.agenda import FRAME_NAMES, Frame, Item
from hotelier.engine.effects import EFFECT_NAMES, FREE, Effect
from hotelier.engine.events import CAUSE_NAMES, SOURCES, TILE_NAMES
from hotelier.engine.hotel import ALL_ROOMS, ROOM_NAMES, Board
from hotelier.engine.invariants import fault
from hotelier.engine.resolve import advance
from hotelier.engine.rules.politics import refresh_goals
from hotelier.engine.state import DEAL_NAMES, OVER, PHASE_NAMES, SETUP, Player, Position
from hotelier.engine.values import (
    BIT,
    COLOURS,
    DIE_LANE,
    FIRST_GUEST,
    FIRST_POLITICS,
    FIRST_STAFF,
    GOODS,
    GUESTS,
    POLITICS,
    STAFF,
    pack_order,
    pack_store,
)
from hotelier.errors import BadOptions, BadPosition, one_of
from hotelier.game import Game
from hotelier.game_options import GameOptions
from hotelier.positions import (
    CARD_FRAMES,
    FORMAT,
    GOODS_FRAMES,
    PRICED_FRAMES,
    ROOM_FRAMES,
    TURN_FLAGS,
    VERSION,
    WHICH_ROOMS,
)


def load(data: Any) -> Game:
    """A game at a position given as JSON (see docs/reference/position.md)."""
    fields = _Fields(data, "the position")
    if fields.raw("format") != FORMAT:
        raise BadPosition(f"this is not a position: its format must be {FORMAT!r}")
    if fields.raw("version") != VERSION:
        raise BadPosition(
            f"position version {fields.raw('version')!r} is unknown; this program reads {VERSION}"
        )
    try:
        options = GameOptions.from_dict(fields.raw("options"))
    except BadOptions as error:
        raise BadPosition(f"the options of the position: {error}") from error
    pos = _table(fields, options)
    for seat in fields.items("seats", options.players, options.players):
        pos.players.append(_player(seat))
    _read_politics(fields, pos)
    for number, frame in enumerate(fields.items("pending", 0, 60)):
        pos.top = _frame(_Fields(frame, f"pending frame {number}"), pos)
    _check(pos)
    for seat in range(options.players):
        refresh_goals(pos, seat)
    advance(pos)
    return Game(options, pos)


class _Fields:
    """An object of JSON whose fields are read one by one, with clear words for what is wrong."""

    def __init__(self, data: Any, where: str) -> None:
        if not isinstance(data, dict):
            raise BadPosition(f"{where} must be an object")
        self.data: dict[str, Any] = data
        self.where = where

    def raw(self, name: str) -> Any:
        if name not in self.data:
            raise BadPosition(f"{self.where} lacks {name!r}")
        return self.data[name]

    def number(self, name: str, low: int, high: int) -> int:
        value = self.raw(name)
        return _number(value, low, high, f"{name} of {self.where}")

    def choice(self, name: str, choices: Sequence[Any]) -> int:
        """The place of a value among its choices."""
        value = self.raw(name)
        if value not in choices or isinstance(value, bool):
            raise BadPosition(
                f"{name} of {self.where} cannot be {value!r}; choose {one_of(choices)}"
            )
        return choices.index(value)

    def items(self, name: str, low: int, high: int) -> list[Any]:
        value = self.raw(name)
        if not isinstance(value, list) or not low <= len(value) <= high:
            size = str(low) if low == high else f"{low} to {high}"
            raise BadPosition(f"{name} of {self.where} must be a list of {size}")
        return value

    def mask(self, name: str, first: int, size: int) -> int:
        """Different cards as a mask."""
        mask = 0
        for number in self.items(name, 0, size):
            _number(number, first, first + size - 1, f"{name} of {self.where}")
            bit = 1 << (number - first)
            if mask & bit:
                raise BadPosition(f"{name} of {self.where} names {number} twice")
            mask |= bit
        return mask

    def goods(self, name: str) -> dict[str, int]:
        value = self.raw(name)
        if not isinstance(value, dict) or not all(good in GOODS for good in value):
            raise BadPosition(f"{name} of {self.where} must count {one_of(GOODS)}")
        return {
            good: _number(count, 0, 999, f"{good} of {self.where}") for good, count in value.items()
        }

    def flag(self, name: str) -> bool:
        value = self.raw(name)
        if not isinstance(value, bool):
            raise BadPosition(f"{name} of {self.where} must be true or false")
        return value


def _number(value: Any, low: int, high: int, what: str) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
        raise BadPosition(f"{what} cannot be {value!r}; it must be {low} to {high}")
    return value


def _table(fields: _Fields, options: GameOptions) -> Position:
    pos = Position(ruleset(options.all_flags()), DEAL_NAMES.index(options.deal))
    pos.phase = fields.choice("phase", PHASE_NAMES)
    pos.round = fields.number("round", 0, 7)
    if fields.raw("start") is not None:
        pos.start = fields.number("start", 0, options.players - 1)
    for face, count in enumerate(fields.items("dice", 6, 6), 1):
        pos.dice += DIE_LANE[face] * _number(count, 0, 14, "a number of dice")
    pos.dustbin = fields.number("dustbin", 0, 14)
    pos.passed = fields.mask("passed", 0, options.players)
    for space, guest in enumerate(fields.items("row", 5, 5)):
        if guest is not None:
            pos.row += (_number(guest, 49, 104, "a guest of the row") - 48) << (6 * space)
    pos.guest_deck = fields.mask("guest_deck", FIRST_GUEST, GUESTS)
    pos.guest_discard = fields.mask("guest_discard", FIRST_GUEST, GUESTS)
    pos.staff_deck = fields.mask("staff_deck", FIRST_STAFF, STAFF)
    pos.removed = fields.mask("staff_removed", FIRST_STAFF, STAFF)
    under = []
    for entry in fields.items("under_deck", 0, STAFF):
        card = _Fields(entry, "a card under the deck")
        seat = card.number("seat", 0, options.players - 1)
        under.append(card.number("staff", 1, STAFF) - 1 + 64 * seat)
    pos.under_deck = tuple(under)
    tiles = [None, *TILE_NAMES]
    pos.tiles = tuple(
        _Fields({"tile": tile}, "the table").choice("tile", tiles) - 1
        for tile in fields.items("tiles", 3, 3)
    )
    return pos


def _read_politics(fields: _Fields, pos: Position) -> None:
    cards = []
    for group, entry in enumerate(fields.items("politics", 3, 3)):
        if entry is None:
            cards.append(-1)
            continue
        card = _Fields(entry, f"politics card {'ABC'[group]}")
        low = FIRST_POLITICS + 4 * group
        cards.append(card.number("politics", low, low + POLITICS // 3 - 1) - FIRST_POLITICS)
        for place, seat in enumerate(card.items("disks", 0, 3)):
            _number(seat, 0, len(pos.players) - 1, "the seat of a disk")
            pos.disks |= (seat + 1) << (9 * group + 3 * place)
            pos.players[seat].claimed |= BIT[group]
    pos.politics = tuple(cards)


def _player(data: Any) -> Player:
    fields = _Fields(data, "a seat")
    name = fields.raw("board")
    boards = [None, *(board.name for board in BOARDS)]
    board = None if name is None else BOARDS[fields.choice("board", boards) - 1]
    player = Player(board)
    player.kronen = fields.number("kronen", -99, 99)
    player.emperor = fields.number("emperor", -99, 99)
    player.kitchen = pack_store(**fields.goods("kitchen"))
    for table, entry in enumerate(fields.items("cafe", 3, 3)):
        if entry is not None:
            guest = _Fields(entry, "a guest in a café")
            player.seat_guest(table, guest.number("guest", 49, 104) - FIRST_GUEST)
            served = guest.goods("served")
            if any(count > 4 for count in served.values()):
                raise BadPosition("a guest in a café has more goods than any order asks for")
            player.set_served(table, pack_order(**served))
            if guest.flag("tipped"):
                player.tipped |= BIT[table]
    _read_hotel(fields, player)
    player.hand = fields.mask("hand", FIRST_STAFF, STAFF)
    player.pack = fields.mask("pack", FIRST_STAFF, STAFF)
    for entry in fields.items("staff", 0, STAFF):
        staff = _Fields(entry, "a staff card in play")
        card = staff.number("staff", 1, STAFF) - 1
        player.played = (*player.played, card)
        player.staff |= BIT[card]
        if staff.flag("used"):
            player.used |= BIT[card]
    dice = [
        0 if die is None else _number(die, 1, 6, "a die on a turn order tile")
        for die in fields.items("dice", 2, 2)
    ]
    player.first_die, player.second_die = dice
    points = _Fields(fields.raw("points"), "the points of a seat")
    player.points = [points.number(source, -9999, 9999) for source in SOURCES]
    return player


def _read_hotel(fields: _Fields, player: Player) -> None:
    lines = fields.items("hotel", 4, 4)
    player.prepared, player.occupied = read_hotel(lines, player.board)
    for name in fields.items("paid_groups", 0, 10):
        if player.board is None or name not in ROOM_NAMES:
            raise BadPosition(f"there is no group with room {name!r} on this board")
        player.paid_groups |= BIT[player.board.group_of[ROOM_NAMES.index(name)]]


def read_hotel(lines: Sequence[Any], board: Board | None) -> tuple[int, int]:
    """Prepared and occupied rooms of a hotel drawn as four lines, top row first."""
    prepared = 0
    occupied = 0
    for floor, line in zip((3, 2, 1, 0), lines, strict=True):
        if not isinstance(line, str) or len(line) != 5:
            raise BadPosition(f"a row of a hotel must be five letters, not {line!r}")
        for column, letter in enumerate(line):
            room = 5 * floor + column
            if letter == ".":
                continue
            colour = "?" if board is None else "bry"[board.colour_of[room]]
            if letter.lower() != colour:
                raise BadPosition(
                    f"room {ROOM_NAMES[room]} is drawn as {letter!r}; on this board it can be "
                    f"'.' empty, {colour!r} free or {colour.upper()!r} occupied"
                )
            prepared |= BIT[room]
            if letter.isupper():
                occupied |= BIT[room]
    return prepared, occupied


def _cause(data: Any) -> int:
    fields = _Fields(data, "a cause")
    kind = fields.choice("kind", CAUSE_NAMES)
    name = CAUSE_NAMES[kind]
    number = 0
    if name in ("guest", "staff", "politics", "die"):
        number = fields.number(name, 1, 116)
    elif name == "group":
        number = fields.choice("colour", COLOURS)
    elif name == "room":
        number = fields.choice("room", ROOM_NAMES)
    elif name == "tile":
        number = fields.choice("tile", TILE_NAMES)
    return 1000 * kind + number


def _frame(fields: _Fields, pos: Position) -> Frame:
    kind = fields.choice("frame", FRAME_NAMES)
    seat = fields.raw("seat")
    who = -1 if seat is None else fields.number("seat", 0, len(pos.players) - 1)
    cause = _cause(fields.raw("because"))
    if kind == agenda.TURN:
        flags = 0
        for name in fields.items("done", 0, 4):
            if name not in TURN_FLAGS:
                raise BadPosition(f"a turn has no mark {name!r}; choose {one_of(TURN_FLAGS)}")
            flags |= BIT[TURN_FLAGS.index(name)]
        return Frame(kind, who, cause, pos.top, flags)
    return Frame(
        kind,
        who,
        cause,
        pos.top,
        fields.number("count", 0, 20),
        _price(fields, kind),
        _mask(fields, kind),
        fields.number("least", 0, 3) if kind in (agenda.PREPARE, agenda.HIRE) else 0,
        tuple(_item(item) for item in fields.items("items", 1, 10)) if kind == agenda.ITEMS else (),
    )


def _price(fields: _Fields, kind: int) -> int:
    if kind == agenda.REMOVE:
        return fields.choice("which", WHICH_ROOMS)
    if kind not in PRICED_FRAMES:
        return 0
    return _discount(fields)


def _discount(fields: _Fields) -> int:
    return FREE if fields.raw("discount") == "free" else fields.number("discount", 0, 20)


def _mask(fields: _Fields, kind: int) -> int:
    if kind in GOODS_FRAMES:
        return pack_store(**fields.goods("goods"))
    if kind == agenda.SPLIT_GOODS:
        return 2 * fields.choice("goods", [list(GOODS[:2]), list(GOODS[2:])])
    if kind in ROOM_FRAMES:
        return _rooms(fields)
    if kind in CARD_FRAMES:
        return fields.mask("cards", FIRST_STAFF, STAFF)
    return 0


def _rooms(fields: _Fields) -> int:
    mask = 0
    for name in fields.items("rooms", 0, 20):
        if name not in ROOM_NAMES:
            raise BadPosition(f"there is no room {name!r}; rooms are a1 to e4")
        mask |= BIT[ROOM_NAMES.index(name)]
    return mask


def _item(data: Any) -> Item:
    fields = _Fields(data, "an item")
    kind = fields.choice("effect", EFFECT_NAMES)
    effect = Effect(
        kind,
        fields.number("amount", 0, 20),
        pack_store(**fields.goods("goods")) if "goods" in fields.data else 0,
        _discount(fields) if "discount" in fields.data else 0,
        _rooms(fields) if "rooms" in fields.data else ALL_ROOMS,
        "occupied" in fields.data and fields.flag("occupied"),
        "must" in fields.data and fields.flag("must"),
    )
    return Item(effect, _cause(fields.raw("because")))


def _check(pos: Position) -> None:
    """Refuse what the single fields cannot show."""
    found = fault(pos)
    if found:
        raise BadPosition(f"this position cannot be: {found}")
    if pos.phase != SETUP and (pos.start < 0 or -1 in pos.politics or -1 in pos.tiles):
        raise BadPosition("this position cannot be: it is past setup, but not all is chosen")
    if pos.phase != SETUP and any(player.board is None for player in pos.players):
        raise BadPosition("this position cannot be: it is past setup, but a seat has no board")
    if pos.phase == OVER and pos.top is not None:
        raise BadPosition("this position cannot be: the game is over, but something is pending")
    if pos.phase != SETUP and pos.round == 0:
        raise BadPosition("this position cannot be: it is past setup, but in no round")
    chance = range(agenda.LAST_CHANCE_FRAME + 1)
    frame = pos.top
    while frame is not None:
        if frame.seat < 0 and frame.kind not in (
            *chance,
            agenda.DEAL_ALL,
            agenda.FIRST_GUESTS,
            agenda.FIRST_ROOMS,
        ):
            raise BadPosition(f"pending {FRAME_NAMES[frame.kind]} must belong to a seat")
        frame = frame.below
