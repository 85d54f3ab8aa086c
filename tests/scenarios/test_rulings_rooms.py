"""Rulings about rooms: supply, groups, removed rooms, printed points, turning, declining."""

import pytest

from hotelier import Dealer, Game, Seat, arrange, new_game
from hotelier.content.hotels import DAY, NIGHT
from tests.scenarios.emperor import emperor_comes
from tests.table import Table

PRINTED = {"d3", "e3", "c4", "d4", "e4"}


def test_r06_room_tiles_never_run_out() -> None:
    """Blue asks for 29 tiles on the four day boards together, one more than a third of 84."""
    boards = ["A", "B", "C", "D"]
    hotels = ["bybbr/byrry/bybbb/ryrry", "ybbrb/brbry/byrby/byrrr"]
    hotels += ["byrby/ryrbb/rbyyy/rbryr", "rrryb/ybbrb/ybyyy/rbrr."]
    seats = [Seat(hotel=hotel, board=board) for hotel, board in zip(hotels, boards, strict=True)]
    table = Table(arrange(dice="3", seats=seats, turn=3)).play("die 3", "room e1")
    assert sum(row.count("b") for seat in range(4) for row in table.seat(seat)["hotel"]) == 29


def test_r06_four_hotels_need_fewer_than_all_84_tiles_and_at_night_28_of_a_colour() -> None:
    assert all(4 * len(board.colour_of) == 80 for board in (NIGHT, *DAY))
    assert max(4 * NIGHT.colour_of.count(colour) for colour in range(3)) == 28


def test_r08_the_bonus_of_a_group_is_paid_when_it_is_filled_for_the_first_time() -> None:
    seat = Seat(hotel="b..../B..../y..../b....", cafe={65: "1 coffee"})
    table = Table(arrange(seats=[seat, Seat()])).play("movein 1 a4")
    assert table.game.scores[0]["groups"] == 5


def test_r08_a_group_emptied_and_filled_again_is_not_paid_again_and_nothing_is_given_back() -> None:
    seat = Seat(
        hotel="B..../B..../y..../b....",
        cafe={65: "1 coffee", 69: "2 cake, 1 coffee"},
        points=5,
    )
    table = emperor_comes("B4", seat, edition="de-2015").play("suffer")
    assert table.seat(0)["hotel"] == [".....", ".....", "y....", "b...."]
    assert table.total(0) == 5
    table.roll("3312456666").play("pass", "die 3", "room a3", "room a4")
    assert table.seat(0)["kronen"] == 10 - 2 - 3
    table.play("movein 1 a3", "movein 2 a4")
    assert not table.happened("group_completed")
    assert table.total(0) == 5 + 3 + 7


def test_r09_a_removed_room_leaves_a_space_that_is_prepared_again_at_its_price() -> None:
    table = emperor_comes("A4", Seat(hotel="...../...../y..../byr..")).play("suffer")
    assert table.seat(0)["hotel"] == [".....", ".....", ".....", "byr.."]
    table.roll("3312456666").play("pass", "die 3", "room a2")
    assert table.seat(0)["kronen"] == 9


def test_r09_rooms_stay_when_they_are_cut_off_and_all_of_them_have_neighbours() -> None:
    table = emperor_comes("A4", Seat(hotel="...../...../...../Byr..")).play("suffer")
    assert table.offered == ["remove b1", "remove c1"]
    table.play("remove b1")
    assert table.seat(0)["hotel"][3] == "B.r.."
    table.roll("3312456666").play("pass", "die 3")
    assert table.offers("room") == ["room b1", "room d1", "room a2", "room c2"]


def test_r09_an_emptied_hotel_starts_again_at_the_bottom_left() -> None:
    table = emperor_comes("A4", Seat()).play("suffer")
    assert table.seat(0)["hotel"] == ["....."] * 4
    table.roll("3312456666").play("pass", "die 3")
    assert table.offers("room") == ["room a1"]
    table.play("room a1")
    assert table.offers("room") == ["room b1", "room a2"]


def test_r09_points_and_disks_stay_and_printed_points_are_paid_again() -> None:
    seat = Seat(hotel="...../...yy/yyrry/byrrb", claimed="A", points=17)
    table = emperor_comes("A4", seat, politics=[106, 109, 113]).play("suffer", "remove d3")
    assert table.total(0) == 17
    assert table.game.to_dict()["politics"][0]["disks"] == [0]
    table.roll("3312456666").play("pass", "die 3", "room d3", "stop")
    assert table.game.scores[0]["printed_rooms"] == 1
    assert table.total(0) == 18
    assert table.seat(0)["kronen"] == 8
    assert table.offers("claim") == []


NEXT_TO_C4 = "...../..b../..r../byr.."
WAYS_OF_PLACING = [
    (Seat(hotel=NEXT_TO_C4), ["die 3", "room c4"], 3),
    (Seat(hotel=NEXT_TO_C4), ["die 6:3", "room c4"], 1 + 3),
    (Seat(hotel=NEXT_TO_C4, staff=[14]), ["die 1", "item 2", "room c4"], 3),
    (
        Seat(hotel=NEXT_TO_C4, cafe={50: "1 wine"}),
        ["movein 1 b1", "item 2", "room c4", "draw 1"],
        3,
    ),
    (
        Seat(hotel=NEXT_TO_C4, cafe={61: "1 strudel, 3 wine"}),
        ["movein 1 b1", "item 1", "room c4", "stop"],
        2,
    ),
    (Seat(hotel=NEXT_TO_C4, cafe={71: "1 strudel, 2 coffee"}), ["movein 1 a1", "room c4"], 0),
    (
        Seat(hotel=NEXT_TO_C4, cafe={97: "2 strudel, 1 wine"}),
        ["movein 1 a1", "use 3", "room c4"],
        3,
    ),
    (Seat(hotel=NEXT_TO_C4, staff=[9]), ["die 3", "room c4"], 0),
]


@pytest.mark.parametrize(("seat", "steps", "price"), WAYS_OF_PLACING)
def test_r12_printed_points_are_paid_for_every_way_of_placing_a_tile(
    seat: Seat, steps: list[str], price: int
) -> None:
    table = Table(arrange(dice="136", seats=[seat, Seat()])).play(*steps)
    assert table.game.scores[0]["printed_rooms"] == 2
    assert table.seat(0)["kronen"] == 10 - price


@pytest.mark.parametrize(("tile", "emperor"), [("A4", 6), ("C2", 10)])
def test_r12_printed_points_are_paid_for_rooms_of_the_emperor(tile: str, emperor: int) -> None:
    table = emperor_comes(tile, Seat(hotel=NEXT_TO_C4, emperor=emperor)).play("room c4")
    assert table.game.scores[0]["printed_rooms"] == 2


@pytest.mark.parametrize(
    ("hotel", "room", "points"),
    [
        ("...../..b../..r../byr..", "d3", 1),
        ("...../...y./...r./byrr.", "e3", 1),
        ("...../..b../..r../byr..", "c4", 2),
        ("...../...y./...r./byrr.", "d4", 2),
        ("...../....y/....y/byrrb", "e4", 2),
        ("...../br.../yy.../by...", "b4", 0),
        ("...../br.../yy.../by...", "c3", 0),
        ("...../br.../yy.../by...", "a4", 0),
    ],
)
def test_r12_printed_are_one_or_two_points_on_the_upper_right_rooms(
    hotel: str, room: str, points: int
) -> None:
    table = Table(arrange(dice="3", seats=[Seat(hotel=hotel), Seat()]))
    assert table.play("die 3", f"room {room}").game.scores[0]["printed_rooms"] == points


def starting_rooms(game: Game) -> set[str]:
    """All rooms the first player can reach with the starting tiles."""
    found: set[str] = set()
    if game.decision is not None and game.decision.seat == 0:
        for option in map(str, game.decision.options):
            if option.startswith("room"):
                after = game.copy()
                after.apply(option)
                found |= {option.removeprefix("room "), *starting_rooms(after)}
    return found


def test_r12_no_starting_room_has_printed_points() -> None:
    game = new_game(start=0)
    dealer = Dealer(1)
    while game.decision is not None and game.decision.kind != "prepare_rooms":
        dealer.deal(game)
        if game.decision.kind == "first_guest":
            game.apply("guest 5")
    reached = starting_rooms(game)
    assert reached == {"a1", "b1", "c1", "a2", "b2", "a3"}
    assert not reached & PRINTED


CHOICES = [
    (Seat(cafe={71: "1 strudel, 2 coffee"}), ["movein 1 a1"], "prepare_rooms"),
    (Seat(cafe={64: "1 coffee"}, hand=[6]), ["movein 1 a1"], "hire_staff"),
    (
        Seat(cafe={72: "1 strudel, 1 cake, 1 coffee"}, hotel="...../...../...../by..."),
        ["movein 1 a1"],
        "turn_rooms",
    ),
    (Seat(cafe={63: "1 coffee"}), ["movein 1 a1"], "free_guest"),
    (
        Seat(cafe={75: "2 wine, 2 coffee"}),
        ["movein 1 a1", "draw 1", "draw 2", "draw 3"],
        "staff_on_offer",
    ),
    (Seat(cafe={92: ""}, hand=[38]), ["die 5", "hire 38"], "complete_order"),
    (Seat(hand=[35]), ["die 5", "hire 35"], "turn_rooms"),
    (Seat(hand=[35]), ["die 5"], "hire_staff"),
    (Seat(staff=[14]), ["die 1", "item 1"], "prepare_rooms"),
]


@pytest.mark.parametrize(("seat", "steps", "kind"), CHOICES)
def test_r24_everything_with_a_choice_may_be_declined(
    seat: Seat, steps: list[str], kind: str
) -> None:
    table = Table(arrange(dice="15", seats=[seat, Seat()])).play(*steps)
    assert table.decision.kind == kind
    before = table.seat(0)
    table.play("stop")
    assert table.seat(0) == before
    assert [declined["decision"] for declined in table.happened("declined")] == [kind]


@pytest.mark.parametrize(
    ("guest", "order", "room", "kronen", "emperor"),
    [
        (93, "1 strudel", "a1", 10, 1),
        (92, "1 strudel", "a1", 11, 0),
        (79, "1 cake", "c1", 11, 1),
    ],
)
def test_r24_gains_without_a_choice_are_always_granted(
    guest: int, order: str, room: str, kronen: int, emperor: int
) -> None:
    seat = Seat(cafe={guest: order}, hotel="...../...../...../b.r..")
    table = Table(arrange(seats=[seat, Seat()])).play(f"movein 1 {room}")
    assert table.decision.kind == "turn"
    assert [table.seat(0)["kronen"], table.seat(0)["emperor"]] == [kronen, emperor]


def test_r24_a_gain_that_waits_for_its_turn_cannot_be_declined() -> None:
    seat = Seat(cafe={84: "2 cake, 1 wine"}, hotel="...../...../...../..r..")
    table = Table(arrange(seats=[seat, Seat()])).play("movein 1 c1")
    assert table.offered == ["item 1", "item 2"]
    assert table.play("item 2", "stop").seat(0)["kronen"] == 13


def test_r24_when_no_card_of_three_is_wanted_all_go_back() -> None:
    table = Table(arrange(seats=[Seat(cafe={75: "2 wine, 2 coffee"}), Seat()]))
    table.play("movein 1 a1", "draw 1", "draw 2", "draw 3", "stop", "return 2", "return 3")
    assert [entry["staff"] for entry in table.game.to_dict()["under_deck"]] == [2, 3, 1]
    assert table.seat(0)["hand"] == []
    assert table.seat(0)["kronen"] == 10


def test_r25_turning_a_room_lapses_when_none_is_free() -> None:
    seat = Seat(cafe={72: "1 strudel, 1 cake, 1 coffee"}, hotel="...../...../...../bY...")
    table = Table(arrange(seats=[seat, Seat()])).play("movein 1 a1")
    assert [lapse["decision"] for lapse in table.happened("effect_lapsed")] == ["turn_rooms"]
    assert table.seat(0)["hotel"][3] == "BY..."


def test_r25_only_free_rooms_can_be_turned() -> None:
    seat = Seat(cafe={72: "1 strudel, 1 cake, 1 coffee"}, hotel="...../...../...../bYrr.")
    table = Table(arrange(seats=[seat, Seat()])).play("movein 1 a1")
    assert table.offered == ["turn c1", "turn d1", "stop"]
    assert all(table.refuses(f"turn {room}") for room in ("a1", "b1", "e1", "a2"))
    assert table.play("turn d1").seat(0)["hotel"][3] == "BYrR."


def test_r25_the_second_room_of_the_page_lapses_when_none_is_left() -> None:
    table = Table(arrange(dice="5", seats=[Seat(hand=[35]), Seat()]))
    table.play("die 5", "hire 35", "turn a1")
    assert [lapse["decision"] for lapse in table.happened("effect_lapsed")] == ["turn_rooms"]
    assert table.decision.kind == "turn"
