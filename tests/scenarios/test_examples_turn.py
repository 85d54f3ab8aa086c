"""The examples T-13 to T-17, T-22 to T-24 and T-38 of the rules: what happens in a turn."""

import pytest

from hotelier import Seat, arrange
from tests.table import Table


def test_t13_kronen_above_twenty_are_lost() -> None:
    """The Councillor of Commerce brings 5 kronen."""
    rich = Seat(hotel="...../...../...../byr..", kronen=19, cafe={83: "1 strudel, 1 cake, 1 wine"})
    table = Table(arrange(seats=[rich, Seat()])).play("movein 1 c1")
    assert table.seat(0)["kronen"] == 20
    assert [event["amount"] for event in table.happened("kronen_gained")] == [1]
    assert [event["amount"] for event in table.happened("kronen_lost")] == [4]


def test_t13_steps_beyond_the_end_of_the_track_are_points() -> None:
    table = Table(arrange(dice="4444", seats=[Seat(emperor=12), Seat()]))
    table.play("die 4", "steps 4")
    assert table.seat(0)["emperor"] == 13
    assert table.game.scores[0]["steps_beyond_the_track"] == 3
    assert table.total(0) == 3
    assert table.seat(0)["kronen"] == 10


def test_t14_a_six_used_as_a_four_wakes_no_staff_that_waits_for_a_four() -> None:
    """Executive Housekeeper, Bootblack and Laundress look at the die, not at the action."""
    table = Table(arrange(dice="66", seats=[Seat(staff=[12, 15, 16]), Seat()]))
    table.play("die 6:4")
    assert table.offered == ["steps 0", "steps 1", "steps 2"]
    table.play("steps 1")
    assert table.total(0) == 0
    assert table.seat(0)["emperor"] == 1
    assert table.seat(0)["kronen"] == 10 - 1 + 1


def test_t14_with_the_bootblack_a_four_moves_on_both_tracks() -> None:
    table = Table(arrange(dice="44", seats=[Seat(staff=[15]), Seat()]))
    table.play("die 4")
    assert table.decision.kind == "turn"
    assert table.seat(0)["emperor"] == 2
    assert table.seat(0)["kronen"] == 12
    assert table.total(0) == 0


def test_t15_the_kitchen_hand_saves_the_fee_and_adds_one_and_the_boost_comes_on_top() -> None:
    table = Table(arrange(dice="66", seats=[Seat(staff=[17]), Seat()]))
    table.play("die 6:4+")
    assert table.seat(0)["kronen"] == 9
    assert table.happened("die_taken")[0]["strength"] == 4
    assert table.offered == [f"steps {number}" for number in range(5)]


@pytest.mark.parametrize(("card", "price"), [(5, 1), (20, 0)])
def test_t16_the_checker_makes_a_card_two_cheaper_beside_the_dice(card: int, price: int) -> None:
    """One die and the Checker: the Groom for 4 - 3, the Detective for nothing instead of 2."""
    table = Table(arrange(dice="5", seats=[Seat(staff=[18], hand=[5, 20]), Seat()]))
    table.play("die 5", f"hire {card}")
    assert table.seat(0)["kronen"] == 10 - price


def test_t17_the_restaurant_manager_makes_three_dishes_four_and_the_ratio_counts_them_all() -> None:
    table = Table(arrange(dice="111", seats=[Seat(staff=[13]), Seat()]))
    table.play("die 1")
    assert table.offered == ["fine 0", "fine 1", "fine 2"]
    table.play("fine 2")
    assert table.seat(0)["kitchen"] == {"strudel": 3, "cake": 3, "wine": 1, "coffee": 1}


@pytest.mark.parametrize(("before", "after"), [(3, 13), (15, 20)])
def test_t22_the_page_closes_a_red_group_of_four_for_ten_kronen(before: int, after: int) -> None:
    """Two dice on 5 make the Page (2) free."""
    red = Seat(hotel="...../...../..RR./byRr.", kronen=before, hand=[35])
    table = Table(arrange(dice="55", seats=[red, Seat()])).play("die 5", "hire 35", "turn d1")
    assert table.seat(0)["kronen"] == after
    assert table.happened("group_completed")[0]["size"] == 4


def test_t22_a_group_that_was_full_before_pays_nothing_the_second_time() -> None:
    red = Seat(hotel="...../...../..RR./byRr.", hand=[35], paid=["c1"])
    table = Table(arrange(dice="55", seats=[red, Seat()])).play("die 5", "hire 35", "turn d1")
    assert table.seat(0)["hotel"][3] == "byRR."
    assert table.seat(0)["kronen"] == 10
    assert table.happened("group_completed") == []


def test_t23_twenty_kronen_are_claimed_before_the_pending_room_is_paid() -> None:
    """The Musician brings a card and a room at full price, the Masseuse the twentieth krone."""
    musician = Seat(
        hotel="...../...../y..../by...", kronen=19, staff=[7], cafe={50: "1 wine"}, hand=[]
    )
    table = Table(arrange(seats=[musician, Seat()], politics=(105, 109, 113)))
    assert table.refuses("claim A")
    table.play("movein 1 b1")
    effects = [item["effect"] for item in table.decision.items]
    assert effects == ["draw_staff", "prepare_rooms", "kronen"]
    assert table.refuses("claim A")
    table.play("item 3")
    assert table.seat(0)["kronen"] == 20
    table.play("item 2")
    assert table.decision.kind == "prepare_rooms"
    table.play("claim A")
    assert table.total(0) == 15
    assert table.decision.kind == "prepare_rooms"
    table.play("room a3", "draw 1")
    assert table.seat(0)["kronen"] == 18
    assert table.seat(0)["hand"] == [1]
    assert table.game.to_dict()["politics"][0] == {"politics": 105, "disks": [0]}


@pytest.mark.parametrize(("others", "points"), [(0, 15), (1, 10), (2, 5)])
def test_t24_each_later_disk_on_a_politics_card_is_worth_five_less(
    others: int, points: int
) -> None:
    rivals = [Seat(claimed="A" if number < others else "") for number in range(3)]
    table = Table(arrange(seats=[Seat(kronen=20), *rivals])).play("claim A")
    assert table.game.scores[0]["politics"] == points


def test_t24_the_fourth_player_finds_no_space_on_a_politics_card() -> None:
    rivals = [Seat(claimed="A")] * 3
    table = Table(arrange(seats=[Seat(kronen=20), *rivals]))
    assert table.refuses("claim A")
    assert table.offers("claim") == []


def test_t38_the_staff_manager_hires_at_full_price_before_the_rooms_are_prepared() -> None:
    """The Florist (5) makes the yellow room of the second row free at once."""
    manager = Seat(hotel="...../...../...../b....", staff=[22], hand=[11])
    table = Table(arrange(dice="33", seats=[manager, Seat()])).play("die 3")
    effects = [item["effect"] for item in table.decision.items]
    assert effects == ["prepare_rooms", "hire_staff"]
    table.play("item 2", "hire 11")
    assert table.seat(0)["kronen"] == 5
    table.play("room a2")
    assert table.seat(0)["kronen"] == 5
    table.play("room a3")
    assert table.seat(0)["kronen"] == 3
    assert table.seat(0)["hotel"] == [".....", "b....", "y....", "b...."]
