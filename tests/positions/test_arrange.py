"""Setting up mid-game positions, and what cannot be set up."""

from collections.abc import Callable

import pytest

from hotelier import Game, Seat, arrange, load_position
from hotelier.errors import (
    BadOptions,
    BadPlayerCount,
    BadPosition,
    HotelierError,
    UnknownBoard,
    UnknownCard,
    UnknownEdition,
    UnknownFlag,
)
from tests.bookkeeping import faults


def test_what_is_not_said_is_plain() -> None:
    position = arrange().to_dict()
    assert faults(position) == []
    assert position["phase"] == "turns"
    assert position["dice"] == [2, 2, 2, 2, 1, 1]
    assert position["row"] == [49, 50, 51, 52, 53]
    for seat in position["seats"]:
        assert seat["hotel"] == [".....", ".....", ".....", "b...."]
        assert (seat["kronen"], seat["emperor"], seat["hand"]) == (10, 0, [])
        assert seat["kitchen"] == {"strudel": 1, "cake": 1, "wine": 1, "coffee": 1}
    assert [frame["frame"] for frame in position["pending"]] == ["turn"]


def test_everything_that_is_said_is_there() -> None:
    game = arrange(
        seats=[
            Seat(
                hotel=". . . . . / . . . . . / y . . . . / B y r . .",
                kronen=3,
                emperor=4,
                kitchen="2 wine",
                cafe={75: "1 wine, 1 coffee", 81: ""},
                staff=[17, 12, 1],
                used=[1],
                hand=[30],
                claimed="AC",
                dice=[6],
                points=17,
            ),
            Seat(claimed="A"),
        ],
        dice="11266",
        row=[90, 91],
        round_number=4,
        start=1,
        passed=[1],
        guest_discard=[60],
        done=["guest_taken"],
        politics=(106, 110, 114),
        tiles=("A4", "B3", "C2"),
        edition="ru",
        flags={"gizia": "extra_turn"},
    )
    position = game.to_dict()
    seat = position["seats"][0]
    assert seat["hotel"] == [".....", ".....", "y....", "Byr.."]
    assert seat["paid_groups"] == ["a1"]
    assert (seat["kronen"], seat["emperor"], seat["kitchen"]["wine"]) == (3, 4, 2)
    assert [guest and guest["guest"] for guest in seat["cafe"]] == [75, 81, None]
    assert seat["cafe"][0]["served"] == {"wine": 1, "coffee": 1}
    assert [(card["staff"], card["used"]) for card in seat["staff"]] == [
        (17, False),
        (12, False),
        (1, True),
    ]
    assert (seat["hand"], seat["dice"], game.totals) == ([30], [6, None], [17, 0])
    assert position["dice"] == [2, 1, 0, 0, 0, 2]
    assert position["dustbin"] == 4
    assert position["row"] == [90, 91, 49, 50, 51]
    assert (position["round"], position["start"], position["passed"]) == (4, 1, [1])
    assert position["guest_discard"] == [60]
    assert [card["disks"] for card in position["politics"]] == [[0, 1], [], [0]]
    assert position["tiles"] == ["A4", "B3", "C2"]
    assert position["pending"][0]["done"] == ["touched", "guest_taken"]
    assert position["options"]["edition"] == "ru"
    assert load_position(position).to_dict() == position


def test_day_boards_are_drawn_in_their_own_colours() -> None:
    game = arrange(seats=[Seat(board="A"), Seat(board="D", hotel="...../...../...../RB...")])
    assert [seat["hotel"][3] for seat in game.to_dict()["seats"]] == ["r....", "RB..."]


def test_cards_left_out_of_a_deck_leave_the_game() -> None:
    position = arrange(staff_deck=[1, 2], guest_deck=[70, 71, 72, 73, 74, 75]).to_dict()
    assert position["staff_deck"] == [1, 2]
    assert len(position["staff_removed"]) == 46
    assert (position["row"], position["guest_deck"]) == ([70, 71, 72, 73, 74], [75])
    assert len(position["guest_discard"]) == 50


def test_a_group_that_lost_a_room_can_be_marked_as_paid() -> None:
    game = arrange(seats=[Seat(paid=["c1"]), Seat()])
    assert game.to_dict()["seats"][0]["paid_groups"] == ["c1"]


MISTAKES: dict[str, tuple[type[HotelierError], str, Callable[[], Game]]] = {
    "one seat": (BadPlayerCount, "1 player ", lambda: arrange(seats=[Seat()])),
    "unknown edition": (UnknownEdition, "'fr'", lambda: arrange(edition="fr")),
    "unknown flag": (UnknownFlag, "'speed'", lambda: arrange(flags={"speed": 1})),
    "unknown board": (UnknownBoard, "'E'", lambda: arrange(seats=[Seat(board="E"), Seat()])),
    "night and day": (UnknownBoard, "night", lambda: arrange(seats=[Seat(board="A"), Seat()])),
    "one day board for two": (
        BadOptions,
        "different day boards",
        lambda: arrange(seats=[Seat(board="A"), Seat(board="A")]),
    ),
    "unknown politics card": (UnknownCard, "104", lambda: arrange(politics=(104, 109, 113))),
    "tile of another group": (BadOptions, "B1", lambda: arrange(tiles=("B1", "B1", "C1"))),
    "turn of nobody": (BadPosition, "there is no seat 2", lambda: arrange(turn=2)),
    "start of nobody": (BadPosition, "there is no seat -1", lambda: arrange(start=-1)),
    "nobody has passed": (BadPosition, "there is no seat 5", lambda: arrange(passed=[5])),
    "turn of a seat that passed": (BadPosition, "has passed", lambda: arrange(passed=[0])),
    "round 8": (BadPosition, "the round is 8", lambda: arrange(round_number=8)),
    "die 7": (BadPosition, "'117'", lambda: arrange(dice="117")),
    "die 0": (BadPosition, "'0'", lambda: arrange(dice="0")),
    "eleven dice": (BadPosition, "too many dice", lambda: arrange(dice="11111111111")),
    "no die to take": (BadPosition, "there is no die to take", lambda: arrange(dice="")),
    "unknown mark": (BadPosition, "no mark 'asleep'", lambda: arrange(done=["asleep"])),
    "six guests in the row": (BadPosition, "6 guests", lambda: arrange(row=range(60, 66))),
    "guest twice in the row": (BadPosition, "in two places", lambda: arrange(row=[60, 60])),
    "unknown guest": (UnknownCard, "no guest 12", lambda: arrange(row=[12])),
    "unknown guest in the deck": (UnknownCard, "no guest 12", lambda: arrange(guest_deck=[12])),
    "row that cannot be filled": (BadPosition, "guest row", lambda: arrange(guest_deck=[60])),
    "unknown staff card": (UnknownCard, "no staff card 49", lambda: _seat(hand=[49])),
    "staff card twice": (BadPosition, "named twice", lambda: _seat(hand=[7, 7])),
    "staff card in hand and in play": (
        BadPosition,
        "two places",
        lambda: _seat(hand=[7], staff=[7]),
    ),
    "staff card used and not in play": (BadPosition, "not in play", lambda: _seat(used=[1])),
    "twenty-one kronen": (BadPosition, "has 21 kronen", lambda: _seat(kronen=21)),
    "emperor space 14": (BadPosition, "emperor space 14", lambda: _seat(emperor=14)),
    "beer": (BadPosition, "'1 beer'", lambda: _seat(kitchen="1 beer")),
    "some wine": (BadPosition, "'some wine'", lambda: _seat(kitchen="some wine")),
    "too much wine": (BadPosition, "more than 999", lambda: _seat(kitchen="5000 wine")),
    "four guests": (BadPosition, "3 tables", lambda: _seat(cafe=dict.fromkeys(range(60, 64), ""))),
    "unknown guest in a café": (UnknownCard, "no guest 12", lambda: _seat(cafe={12: ""})),
    "more served than ordered": (BadPosition, "ordered", lambda: _seat(cafe={75: "3 wine"})),
    "far more served than ordered": (
        BadPosition,
        "more than 4",
        lambda: _seat(cafe={75: "40 wine"}),
    ),
    "three rows": (BadPosition, "four rows", lambda: _seat(hotel="...../...../.....")),
    "short row": (BadPosition, "five letters", lambda: _seat(hotel="...../...../..../.....")),
    "wrong colour": (BadPosition, "room a1", lambda: _seat(hotel="...../...../...../y....")),
    "three dice on a tile": (BadPosition, "up to two dice", lambda: _seat(dice=[1, 2, 3])),
    "a die 9 on a tile": (BadPosition, "up to two dice", lambda: _seat(dice=[9])),
    "group D": (BadPosition, "no politics group 'D'", lambda: _seat(claimed="D")),
    "paid group that is none": (BadPosition, "no room 'z9'", lambda: _seat(paid=["z9"])),
}


def _seat(**more: object) -> Game:
    return arrange(seats=[Seat(**more), Seat()])  # type: ignore[arg-type]


@pytest.mark.parametrize("case", MISTAKES)
def test_what_cannot_be_is_refused_in_one_sentence(case: str) -> None:
    error, words, mistake = MISTAKES[case]
    with pytest.raises(error) as refused:
        mistake()
    assert words in str(refused.value)
    assert "\n" not in str(refused.value)
