"""Rulings about dice: what may be chosen, fees and boosts, an action without an effect."""

import pytest

from hotelier import Seat, arrange
from tests.table import Table

GROUND_FLOOR = "...../...../...../byrrb"
NOTHING_IN_REACH = Seat(hotel=GROUND_FLOOR, kronen=0, hand=[2])
MUST = {"die_effect": "must_have_effect"}
TOUCH = ["guest 5", "reveal 104"]


def test_r01_any_die_may_be_taken_although_its_action_gives_nothing() -> None:
    table = Table(arrange(dice="12345", seats=[NOTHING_IN_REACH, Seat()]))
    assert table.offers("die") == [f"die {face}" for face in (1, 2, 3, 4, 5)]
    table.play("die 3")
    assert [lapse["decision"] for lapse in table.happened("effect_lapsed")] == ["prepare_rooms"]
    assert table.seat(0)["dice"] == [3, None]
    assert table.game.to_dict()["dice"] == [1, 1, 0, 1, 1, 0]
    assert table.seat(0)["kronen"] == 0
    assert "end" in table.offered


def test_r01_the_staff_action_may_be_taken_without_a_card_in_hand() -> None:
    table = Table(arrange(dice="55")).play("die 5")
    assert [lapse["decision"] for lapse in table.happened("effect_lapsed")] == ["hire_staff"]
    assert table.seat(0)["dice"] == [5, None]


@pytest.mark.parametrize("edition", ["classic", "retail-2022"])
def test_r01_where_an_effect_is_demanded_only_effective_actions_are_offered(edition: str) -> None:
    seats = [NOTHING_IN_REACH, Seat()]
    table = Table(arrange(dice="12345", seats=seats, edition=edition, flags=MUST))
    assert table.offers("die") == ["die 1", "die 2", "die 4"]


@pytest.mark.parametrize(
    ("kronen", "offered"),
    [
        (0, []),
        (1, ["die 3"]),
        (2, ["die 3", "die 3+"]),
    ],
)
def test_r01_preparing_is_effective_with_one_room_that_can_be_paid_beside_the_boost(
    kronen: int, offered: list[str]
) -> None:
    seat = Seat(hotel=GROUND_FLOOR, kronen=kronen)
    table = Table(arrange(dice="3", seats=[seat, Seat()], flags=MUST))
    assert table.offers("die") == offered


def test_r01_the_fee_of_a_six_counts_before_the_effect_of_the_copied_action() -> None:
    seat = Seat(hotel=GROUND_FLOOR, kronen=1, hand=[6])
    table = Table(arrange(dice="6", seats=[seat, Seat()], flags=MUST))
    assert table.offers("die") == ["die 6:1", "die 6:2", "die 6:4", "die 6:5"]


@pytest.mark.parametrize(
    ("dice", "staff", "offered"),
    [
        ("5555", [], []),
        ("55555", [], ["die 5", "die 5+"]),
        ("55", [18], []),
        ("555", [18], ["die 5", "die 5+"]),
    ],
)
def test_r01_hiring_is_effective_with_one_card_of_the_hand_that_can_be_paid(
    dice: str, staff: list[int], offered: list[str]
) -> None:
    seat = Seat(kronen=1, hand=[2], staff=staff)
    table = Table(arrange(dice=dice, seats=[seat, Seat()], flags=MUST))
    assert table.offers("die") == offered


def test_r01_a_page_hired_by_the_staff_manager_may_earn_the_money_for_the_room() -> None:
    hotel = "...../brbyy/yyRry/byRRb"
    seat = Seat(hotel=hotel, kronen=2, staff=[22], hand=[35])
    table = Table(arrange(dice="3", seats=[seat, Seat()], edition="retail-2022"))
    assert table.offers("die") == ["die 3"]
    table.play("die 3", "item 2", "hire 35", "turn d2", "stop")
    assert table.seat(0)["kronen"] == 10
    assert table.refuses("stop")
    assert table.play("room a4").seat(0)["kronen"] == 7


@pytest.mark.parametrize(
    ("hotel", "staff", "hand"),
    [
        ("...../brbyy/yyRry/byRRb", [], [35]),
        ("...../brbyy/yyRry/byRRb", [22], [36]),
        ("...../brbyy/yyrry/byRrb", [22], [35]),
        ("...../brbyy/yyRRy/byRRb", [22], [35]),
    ],
)
def test_r01_a_page_does_not_help_without_staff_manager_money_or_card(
    hotel: str, staff: list[int], hand: list[int]
) -> None:
    seat = Seat(hotel=hotel, kronen=2, staff=staff, hand=hand)
    table = Table(arrange(dice="3", seats=[seat, Seat()], edition="retail-2022"))
    assert table.offers("die") == []


def test_r01_a_page_may_close_a_group_with_two_rooms_to_earn_the_money() -> None:
    hotel = "...../brbyy/yyrry/byRRb"
    seat = Seat(hotel=hotel, kronen=2, staff=[22], hand=[35])
    table = Table(arrange(dice="3", seats=[seat, Seat()], edition="retail-2022"))
    table.play("die 3", "item 2", "hire 35", "turn c2", "turn d2")
    assert table.seat(0)["kronen"] == 10


@pytest.mark.parametrize("edition", ["classic", "retail-2022"])
def test_r01_a_turn_that_has_begun_falls_back_to_dice_without_an_effect(edition: str) -> None:
    seats = [NOTHING_IN_REACH, Seat()]
    table = Table(arrange(dice="355", seats=seats, edition=edition, flags=MUST))
    assert table.offers("die") == []
    assert "pass" in table.offered
    table.play(*TOUCH)
    assert table.offers("die") == ["die 3", "die 5"]
    table.play("die 5")
    assert [lapse["decision"] for lapse in table.happened("effect_lapsed")] == ["hire_staff"]
    assert table.seat(0)["dice"] == [5, None]
    assert "end" in table.offered


def test_r01_there_is_no_fallback_while_some_die_is_effective() -> None:
    table = Table(arrange(dice="135", seats=[NOTHING_IN_REACH, Seat()], flags=MUST))
    assert table.play(*TOUCH).offers("die") == ["die 1"]


def test_r02_preparing_rooms_may_stop_at_any_number_also_at_none() -> None:
    for rooms in ([], ["room b1"], ["room b1", "room c1"]):
        table = Table(arrange(dice="333"))
        table.play("die 3", *rooms, "stop")
        assert table.decision.kind == "turn"
        assert len(table.happened("room_prepared")) == len(rooms)


@pytest.mark.parametrize("die", ["die 3", "die 6:3"])
def test_r02_where_an_effect_is_demanded_the_first_room_is_compulsory(die: str) -> None:
    table = Table(arrange(dice="333666", edition="retail-2022")).play(die)
    assert table.refuses("stop")
    table.play("room b1")
    assert "stop" in table.offered
    assert table.play("stop").decision.kind == "turn"


def test_r03_a_six_needs_a_krone_unless_the_kitchen_hand_is_there() -> None:
    table = Table(arrange(dice="166", seats=[Seat(kronen=0), Seat()]))
    assert table.offers("die") == ["die 1"]
    table = Table(arrange(dice="166", seats=[Seat(kronen=1), Seat()]))
    assert [die for die in table.offers("die") if "6" in die] == [
        f"die 6:{action}" for action in (1, 2, 3, 4, 5)
    ]
    table = Table(arrange(dice="66", seats=[Seat(kronen=0, staff=[17]), Seat()]))
    assert table.offers("die") == [f"die 6:{action}" for action in (1, 2, 3, 4, 5)]
    table.play("die 6:1", "fine 1")
    assert table.seat(0)["kitchen"]["strudel"] == 3
    assert table.seat(0)["kronen"] == 0


@pytest.mark.parametrize("edition", ["classic", "ru", "retail-2022"])
def test_r03_a_turn_begun_with_only_sixes_left_takes_one_without_effect(edition: str) -> None:
    seats = [Seat(kronen=0), Seat()]
    table = Table(arrange(dice="66", seats=seats, edition=edition))
    assert table.offers("die") == []
    assert "pass" in table.offered
    table.play(*TOUCH)
    assert table.offers("die") == ["die 6:-"]
    before = table.seat(0)
    table.play("die 6:-")
    assert table.game.to_dict()["dice"] == [0, 0, 0, 0, 0, 1]
    assert table.seat(0) == before | {"dice": [6, None]}
    assert table.play("end").decision.seat == 1


def test_r03_the_six_without_effect_is_not_offered_beside_a_die_that_can_be_chosen() -> None:
    table = Table(arrange(dice="16", seats=[Seat(kronen=0), Seat()]))
    assert table.play(*TOUCH).offers("die") == ["die 1"]
    table = Table(arrange(dice="66", seats=[Seat(kronen=1), Seat()]))
    assert "die 6:-" not in table.play(*TOUCH).offers("die")


def test_r42_a_space_without_dice_cannot_be_boosted() -> None:
    table = Table(arrange(dice="14"))
    assert table.offers("die") == ["die 1", "die 1+", "die 4", "die 4+"]
    assert all(table.refuses(f"die {die}") for die in ("2+", "3+", "5+", "6:1+", "6:5+"))


def test_r43_the_boost_lowers_the_price_of_a_card_by_one_more() -> None:
    table = Table(arrange(dice="55", seats=[Seat(hand=[2]), Seat()]))
    table.play("die 5+", "hire 2")
    assert table.seat(0)["kronen"] == 10 - 1 - (6 - 3)


def test_r43_with_a_six_the_boost_comes_on_top_of_the_fee() -> None:
    table = Table(arrange(dice="6", seats=[Seat(hand=[2]), Seat()]))
    table.play("die 6:5+", "hire 2")
    assert table.seat(0)["kronen"] == 10 - 1 - 1 - (6 - 2)
    table = Table(arrange(dice="6", seats=[Seat(kronen=2), Seat()]))
    table.play("die 6:1+", "fine 1")
    assert table.seat(0)["kitchen"] == {"strudel": 2, "cake": 2, "wine": 1, "coffee": 1}
    assert table.seat(0)["kronen"] == 0
    table = Table(arrange(dice="6", seats=[Seat(kronen=1), Seat()]))
    assert not any(die.endswith("+") for die in table.offers("die"))


def test_r43_the_boost_is_bought_once_in_a_turn() -> None:
    table = Table(arrange(dice="444")).play("die 4+")
    assert table.offers("steps") == [f"steps {steps}" for steps in (0, 1, 2, 3, 4)]
    assert table.play("steps 4").seat(0)["emperor"] == 4
    assert table.offers("die") == []


def test_r44_money_may_be_taken_at_twenty_and_the_surplus_is_lost() -> None:
    table = Table(arrange(dice="444", seats=[Seat(kronen=19), Seat()]))
    table.play("die 4", "steps 0")
    assert table.seat(0)["kronen"] == 20
    assert [loss["amount"] for loss in table.happened("kronen_lost")] == [2]
    assert table.total(0) == 0


def test_r44_steps_may_be_taken_at_the_end_of_the_track_and_become_points() -> None:
    table = Table(arrange(dice="444", seats=[Seat(emperor=12), Seat()]))
    table.play("die 4", "steps 3")
    assert table.seat(0)["emperor"] == 13
    assert table.game.scores[0]["steps_beyond_the_track"] == 2


def test_r44_a_reward_at_both_caps_gives_points_and_no_money() -> None:
    seat = Seat(kronen=20, emperor=13, cafe={79: "1 cake"}, hotel="...../...../...../..r..")
    table = Table(arrange(seats=[seat, Seat()])).play("movein 1 c1")
    assert table.seat(0)["kronen"] == 20
    assert table.total(0) == 1
