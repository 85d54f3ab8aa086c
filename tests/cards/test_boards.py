"""The five hotel boards: colours, groups and their bonuses, prices and printed points."""

from dataclasses import replace

import pytest

from hotelier import Seat, arrange
from hotelier.content import hotels
from hotelier.engine.hotel import ROOM_NAMES
from hotelier.engine.values import COLOURS, members
from tests.cards.printed_boards import BOARDS, ROOMS, PrintedBoard
from tests.cards.row import changes, play
from tests.table import Table

ROW_COST = {"1": 0, "2": 1, "3": 2, "4": 3}
PRINTED_POINTS = {"d3": 1, "e3": 1, "c4": 2, "d4": 2, "e4": 2}
BONUS = {
    "blue": ("VP groups", [2, 5, 9, 15]),
    "red": ("kronen", [1, 3, 6, 10]),
    "yellow": ("steps", [1, 3, 6, 10]),
}
GROUPS = [(board, *group) for board in BOARDS for group in board.groups]
SPACES = [(board, room) for board in BOARDS for room in ROOMS]


def lay(board: PrintedBoard, seat: Seat) -> Table:
    """A table with a die on 3 and a die on 5, at which seat 0 has a board."""
    rival = {"night": "night", "A": "B"}.get(board.name, "A")
    return Table(arrange(seats=[replace(seat, board=board.name), Seat(board=rival)], dice="35"))


@pytest.mark.parametrize("printed", BOARDS, ids=lambda board: board.name)
def test_board(printed: PrintedBoard) -> None:
    board = next(board for board in hotels.BOARDS if board.name == printed.name)
    for room, colour in zip(ROOM_NAMES, board.colour_of, strict=True):
        assert COLOURS[colour][0].upper() == printed.letter(room)
    groups = {frozenset(ROOM_NAMES[room] for room in members(group)) for group in board.groups}
    assert groups == {frozenset(rooms) for _, rooms in printed.groups}
    sizes = sorted((len(rooms) for _, rooms in printed.groups), reverse=True)
    assert sizes == [4, 3, 3, 2, 2, 2, 1, 1, 1, 1]
    for number, name in enumerate(COLOURS[:3]):
        assert len(members(board.rooms_of[number])) == printed.counts[name]


def test_there_is_a_night_side_and_four_day_sides() -> None:
    assert [board.name for board in hotels.BOARDS] == ["night", "A", "B", "C", "D"]
    assert [board.name for board in BOARDS] == ["night", "A", "B", "C", "D"]


@pytest.mark.parametrize(
    ("board", "colour", "rooms"),
    GROUPS,
    ids=[" ".join([board.name, *rooms]) for board, _, rooms in GROUPS],
)
def test_group_bonus(board: PrintedBoard, colour: str, rooms: list[str]) -> None:
    """The last room of a group is turned by a card hired for the last krone."""
    *others, last = rooms
    table = lay(board, Seat(hotel=board.draw([last], others), kronen=1, hand=[35]))
    table.play("die 5", "hire 35")
    before = table.game.to_dict()
    play(table, f"turn {last}")
    kind, bonuses = BONUS[colour]
    bonus = bonuses[len(rooms) - 1]
    gained = f"{bonus} {kind}" if colour == "blue" else f"+{bonus} {kind}"
    assert changes(before, table.game.to_dict(), 0) == sorted([f"{last} occupied", gained])


@pytest.mark.parametrize(
    ("board", "room"), SPACES, ids=[f"{board.name} {room}" for board, room in SPACES]
)
def test_space(board: PrintedBoard, room: str) -> None:
    """What it costs and brings to prepare the last room of a hotel."""
    hotel = board.draw([other for other in ROOMS if other != room], [])
    table = lay(board, Seat(hotel=hotel, kronen=ROW_COST[room[1]]))
    before = table.game.to_dict()
    table.play("die 3", f"room {room}")
    expected = ["die 3 taken", f"{room} free"]
    if ROW_COST[room[1]]:
        expected.append(f"-{ROW_COST[room[1]]} kronen")
    if room in PRINTED_POINTS:
        expected.append(f"{PRINTED_POINTS[room]} VP printed_rooms")
    assert changes(before, table.game.to_dict(), 0) == sorted(expected)
