"""Rulings about the penalties of the emperor."""

from typing import Any

import pytest

from hotelier import Seat
from tests.scenarios.emperor import emperor_comes
from tests.table import Table


def lost(table: Table) -> int:
    """Points lost (negative) by the tile at seat 0."""
    return table.game.scores[0]["emperor_tiles"]


def test_r07_points_may_be_lost_by_who_has_none() -> None:
    table = emperor_comes("A1", Seat())
    assert table.offered == ["suffer", "losepoints"]
    table.play("losepoints")
    assert table.total(0) == -5
    assert table.seat(0)["kronen"] == 10


def test_r07_the_total_may_fall_further_below_zero() -> None:
    table = emperor_comes("B2", Seat(kronen=0, points=-5))
    assert table.total(0) == -12


@pytest.mark.parametrize(
    ("tile", "kronen", "points"), [("A1", 0, -5), ("A1", 2, -5), ("B2", 4, -7)]
)
def test_r31_too_few_kronen_are_not_taken_in_part_and_points_are_lost(
    tile: str, kronen: int, points: int
) -> None:
    table = emperor_comes(tile, Seat(kronen=kronen))
    assert lost(table) == points
    assert table.seat(0)["kronen"] == kronen
    assert table.decision.is_chance


@pytest.mark.parametrize(("tile", "kronen"), [("A1", 3), ("B2", 5)])
def test_r31_with_just_enough_kronen_the_player_chooses(tile: str, kronen: int) -> None:
    table = emperor_comes(tile, Seat(kronen=kronen))
    assert table.offered == ["suffer", "losepoints"]
    table.play("suffer")
    assert table.seat(0)["kronen"] == 0
    assert lost(table) == 0


@pytest.mark.parametrize(
    ("tile", "seat", "edition", "points"),
    [
        ("A3", Seat(hand=[1]), "classic", -5),
        ("A3", Seat(), "retail-2022", -5),
        ("B3", Seat(hand=[1, 2]), "classic", -7),
        ("A4", Seat(hotel="...../...../...../BY..."), "classic", -5),
        ("B4", Seat(hotel="...../...../...../bYRRB"), "classic", -7),
        ("B4", Seat(hotel="...../...../...../Byrrb"), "de-2015", -7),
        ("B4", Seat(hotel="...../...../...../bYRRB"), "retail-2022", -7),
    ],
)
def test_r32_too_few_rooms_or_cards_are_not_taken_in_part_and_points_are_lost(
    tile: str, seat: Seat, edition: str, points: int
) -> None:
    table = emperor_comes(tile, seat, edition=edition)
    assert lost(table) == points
    assert table.seat(0)["hand"] == list(seat.hand)
    assert not table.happened("room_removed")
    assert table.decision.is_chance


@pytest.mark.parametrize(
    ("tile", "seat", "edition", "steps", "after"),
    [
        ("A3", Seat(hand=[1, 2]), "classic", ["return 2", "return 1"], {"hand": []}),
        (
            "B3",
            Seat(hand=[1, 2, 3, 4]),
            "classic",
            ["return 2", "return 1", "return 4"],
            {"hand": [3]},
        ),
        ("A4", Seat(), "classic", [], {"hotel": ["....."] * 4}),
        (
            "B4",
            Seat(hotel="...../b..../Y..../By..."),
            "classic",
            [],
            {"hotel": [".....", ".....", "Y....", "B...."]},
        ),
        (
            "B4",
            Seat(hotel="...../b..../Y..../BY..."),
            "de-2015",
            ["remove b1"],
            {"hotel": [".....", "b....", ".....", "B...."]},
        ),
    ],
)
def test_r32_with_just_enough_the_player_chooses(
    tile: str, seat: Seat, edition: str, steps: list[str], after: dict[str, Any]
) -> None:
    table = emperor_comes(tile, seat, edition=edition)
    assert table.offered == ["suffer", "losepoints"]
    table.play("suffer", *steps)
    assert {name: table.seat(0)[name] for name in after} == after
    assert lost(table) == 0


@pytest.mark.parametrize("edition", ["classic", "pl-2016", "retail-2022"])
def test_r33_a_single_occupied_room_is_removed_and_no_point_is_lost(edition: str) -> None:
    table = emperor_comes("C2", Seat(hotel="...../...../y..../bYr.."), edition=edition)
    assert [room["room"] for room in table.happened("room_removed")] == ["b1"]
    assert table.seat(0)["hotel"] == [".....", ".....", "y....", "b.r.."]
    assert table.game.is_over
    assert lost(table) == 0


def test_r33_without_an_occupied_room_nothing_happens() -> None:
    table = emperor_comes("C2", Seat(hotel="...../...../y..../by..."))
    assert table.game.is_over
    assert not table.happened("room_removed")
    assert lost(table) == 0


@pytest.mark.parametrize(
    ("choice", "removed"), [("remove d4", ["d4"]), ("remove e4", ["e4", "e2"])]
)
def test_r34_a_top_room_with_nothing_below_it_may_be_chosen(
    choice: str, removed: list[str]
) -> None:
    table = emperor_comes("C2", Seat(hotel="...RB/...../....Y/b...."))
    assert table.offered == ["remove d4", "remove e4"]
    table.play(choice)
    assert [room["room"] for room in table.happened("room_removed")] == removed
    assert table.game.is_over


def test_r34_only_rooms_of_the_highest_row_with_an_occupied_room_are_chosen_first() -> None:
    table = emperor_comes("C2", Seat(hotel="...rb/B..../....Y/b....", cafe={92: ""}))
    assert [room["room"] for room in table.happened("room_removed")] == ["a3"]
    assert table.game.is_over


def test_r35_a_game_end_card_given_up_leaves_the_game() -> None:
    table = emperor_comes("C4", Seat(staff=[12, 31, 46], hotel="...../...../...../BY..."))
    table.play("suffer")
    assert table.offered == ["discard 31", "discard 46"]
    table.play("discard 31")
    after = table.game.to_dict()
    assert after["staff_removed"] == [31]
    assert after["under_deck"] == []
    assert [card["staff"] for card in table.seat(0)["staff"]] == [12, 46]
    assert table.game.scores[0]["game_end_staff"] == 0
    assert lost(table) == 0


def test_r35_so_does_a_card_of_the_hand_where_the_edition_takes_that() -> None:
    table = emperor_comes("C4", Seat(staff=[31], hand=[12, 46]), edition="zh-2015")
    table.play("suffer", "discard 46")
    assert table.game.to_dict()["staff_removed"] == [46]
    assert [card["staff"] for card in table.seat(0)["staff"]] == [31]


def test_r36_without_a_krone_the_conference_manager_does_not_help() -> None:
    table = emperor_comes("A1", Seat(kronen=0, staff=[26]))
    assert lost(table) == -5
    assert not table.happened("penalty_avoided")


def test_r36_paying_the_conference_manager_is_optional() -> None:
    table = emperor_comes("A1", Seat(kronen=1, staff=[26]))
    assert table.offered == ["avoid", "stop"]
    table.play("stop")
    assert lost(table) == -5
    assert table.seat(0)["kronen"] == 1


def test_r36_one_krone_spares_the_penalty() -> None:
    table = emperor_comes("A1", Seat(kronen=1, staff=[26])).play("avoid")
    assert lost(table) == 0
    assert table.seat(0)["kronen"] == 0
    assert table.decision.is_chance


def test_r36_where_it_is_free_the_penalty_does_not_happen_even_without_a_krone() -> None:
    table = emperor_comes("A1", Seat(kronen=0, staff=[26]), edition="en-2015")
    assert len(table.happened("penalty_avoided")) == 1
    assert table.total(0) == 0
    assert table.decision.is_chance


def test_r46_a_completed_guest_who_loses_the_goods_has_an_open_order_again() -> None:
    table = emperor_comes("B1", Seat(cafe={92: "1 strudel", 65: ""}))
    assert table.happened("goods_lost")[0]["goods"] == {
        "strudel": 2,
        "cake": 1,
        "wine": 1,
        "coffee": 1,
    }
    assert [guest and guest["served"] for guest in table.seat(0)["cafe"]] == [{}, {}, None]
    table.roll("1123456123").play("pass")
    assert table.offers("movein") == []
    table.play("die 1", "fine 1", "place strudel 1")
    assert table.offers("movein") == ["movein 1 a1"]
