"""Rulings about the emperor: order, politics, bonuses."""

import pytest

from hotelier import Seat
from tests.scenarios.emperor import emperor_comes

ONE_BLUE_ROOM_SHORT = "...../...../YYR../BYRRB"


@pytest.mark.parametrize("start", [0, 1, 2])
def test_r11_all_score_and_move_first_then_each_in_turn_order(start: int) -> None:
    seats = [Seat(emperor=6), Seat(emperor=0, kronen=0), Seat(emperor=13)]
    table = emperor_comes("A1", *seats, start=start, turn=start)
    order = [start, (start + 1) % 3, (start + 2) % 3]
    names = {"set_back", "bonus_received", "penalty_suffered"}
    happened = [
        (event["event"], event["seat"]) for event in table.events if event["event"] in names
    ]
    tile = {0: "bonus_received", 1: "penalty_suffered", 2: "bonus_received"}
    assert happened == [("set_back", seat) for seat in order] + [
        (tile[seat], seat) for seat in order
    ]
    assert [table.game.totals[seat] for seat in (0, 1, 2)] == [4, -5, 9]
    assert [table.seat(seat)["emperor"] for seat in (0, 1, 2)] == [3, 0, 10]


def test_r11_the_next_player_draws_from_the_deck_the_first_one_has_left() -> None:
    seats = [Seat(emperor=6), Seat(emperor=6)]
    table = emperor_comes("A3", *seats, start=1, turn=1, staff_deck=[6, 7, 24, 45])
    assert table.decision.for_seat == 1
    table.play("draw 6", "draw 7", "draw 24", "hire 6", "return 24")
    assert table.decision.for_seat == 0
    assert table.offered == ["draw 45"]
    table.play("draw 45")
    assert table.offered == ["hire 7", "hire 24", "hire 45", "stop"]
    assert table.decision.seat == 0


def test_r11_steps_gained_by_a_bonus_change_nothing_in_this_scoring() -> None:
    table = emperor_comes("A3", Seat(emperor=6), Seat(emperor=5), staff_deck=[45])
    table.play("draw 45", "hire 45")
    assert table.seat(0)["emperor"] == 6
    assert [bonus["seat"] for bonus in table.happened("bonus_received")] == [0]


def test_r19_no_disk_is_placed_in_the_emperor_phase() -> None:
    table = emperor_comes("B4", Seat(emperor=8, kronen=20))
    assert table.decision.seat == 0
    assert table.offers("room") == ["room b1", "room a2"]
    assert table.offers("claim") == []
    assert table.refuses("claim A")


def test_r19_a_condition_met_by_a_bonus_is_claimed_in_the_next_own_turn_if_still_valid() -> None:
    table = emperor_comes("A1", Seat(emperor=6, kronen=17))
    assert table.seat(0)["kronen"] == 20
    table.roll("1234561234")
    assert table.decision.seat == 1
    assert table.offers("claim") == []
    assert table.play("pass").offers("claim") == ["claim A"]
    assert table.play("claim A").game.scores[0]["politics"] == 15


def test_r19_a_condition_met_by_the_last_bonus_is_lost() -> None:
    table = emperor_comes("C2", Seat(emperor=10, hotel=ONE_BLUE_ROOM_SHORT))
    assert table.offers("claim") == []
    table.play("room a3")
    assert table.seat(0)["hotel"] == [".....", "B....", "YYR..", "BYRRB"]
    assert table.game.is_over
    assert table.game.scores[0]["politics"] == 0


@pytest.mark.parametrize("tile", ["A3", "B3"])
def test_r23_a_gardener_played_by_a_bonus_does_not_pay_for_it(tile: str) -> None:
    table = emperor_comes(tile, Seat(emperor=8), staff_deck=[42, 46, 47])
    table.play("draw 42", "draw 46", "draw 47", "hire 42", "return 46")
    assert table.game.scores[0]["staff"] == 0


def test_r23_a_gardener_played_by_the_last_bonus_does_not_pay_for_it() -> None:
    table = emperor_comes("C4", Seat(emperor=10, hand=[42])).play("hire 42")
    assert table.game.is_over
    assert table.game.scores[0]["staff"] == 0


def test_r23_a_gardener_in_play_pays_for_every_bonus_also_for_one_that_is_declined() -> None:
    table = emperor_comes("A4", Seat(emperor=6, staff=[42]))
    assert table.game.scores[0]["staff"] == 5
    assert table.play("stop").game.scores[0]["staff"] == 5


def test_r29_goods_of_a_bonus_go_onto_orders_and_the_guest_waits_for_the_own_turn() -> None:
    table = emperor_comes("B1", Seat(emperor=8, cafe={95: ""}))
    table.play("place strudel 1", "place cake 1")
    assert table.seat(0)["cafe"][0]["served"] == {"strudel": 1, "cake": 1}
    assert table.seat(0)["kitchen"] == {"strudel": 1, "cake": 1, "wine": 2, "coffee": 2}
    assert table.decision.is_chance
    table.roll("1234561234").play("pass")
    assert table.offers("movein") == ["movein 1 a1"]


def test_r29_goods_chosen_as_a_bonus_may_go_onto_orders_too() -> None:
    table = emperor_comes("A2", Seat(emperor=6, cafe={92: ""}))
    table.play("choose strudel", "choose wine", "place strudel 1")
    assert table.seat(0)["cafe"][0]["served"] == {"strudel": 1}
    assert table.seat(0)["kitchen"]["wine"] == 2


def test_r30_the_last_bonus_room_may_have_any_colour_and_is_occupied_at_once() -> None:
    table = emperor_comes("C2", Seat(emperor=10, hotel="...../...../y..../byr.."))
    assert table.offers("room") == [f"room {room}" for room in ("d1", "b2", "c2", "a3")]
    table.play("room a3")
    assert table.seat(0)["hotel"][1] == "B...."
    assert table.seat(0)["kronen"] == 10


@pytest.mark.parametrize(
    ("room", "rows"),
    [("e1", ["yy...", "byrrB"]), ("c2", ["yyR..", "byrr."]), ("a1", None), ("a3", None)],
)
def test_r30_the_bonus_room_of_the_lower_rows_has_the_colour_of_its_space(
    room: str, rows: list[str] | None
) -> None:
    table = emperor_comes("B4", Seat(emperor=8, hotel="...../...../yy.../byrr."))
    if rows is None:
        assert table.refuses(f"room {room}")
    else:
        assert table.play(f"room {room}").seat(0)["hotel"][2:] == rows


def test_r30_a_bonus_room_that_fills_its_group_brings_the_bonus_of_the_group() -> None:
    table = emperor_comes("B4", Seat(emperor=8, hotel="...../...../...../byrr."))
    assert table.play("room e1").game.scores[0]["groups"] == 2


def test_r30_a_bonus_room_is_no_move_in() -> None:
    table = emperor_comes("B4", Seat(emperor=8, staff=[23]))
    assert table.play("room b1").seat(0)["kronen"] == 10
    table = emperor_comes("B4", Seat(emperor=8, staff=[23]), edition="retail-2022")
    assert table.play("room b1").seat(0)["kronen"] == 11
