"""The clarifications C-01 to C-04: the guest deck, full strength, dice that cannot be used."""

from typing import Any

import pytest

from hotelier import Seat, arrange
from tests.table import Table

ROW = [91, 92, 93, 94, 95]
FULL_FIRST_ROW = "...../...../...../byrrb"
THREE_FULL_ROWS = "...../brbyy/YYrRY/BYRRB"
"""Only rooms of the fourth row, for 3 kronen each, are left; c2 is the last of a red group."""


def test_c01_the_discard_pile_becomes_the_deck_when_a_guest_must_be_revealed() -> None:
    table = Table(arrange(row=ROW, guest_deck=[104]))
    pile = table.game.to_dict()["guest_discard"]
    assert len(pile) == 56 - 5 - 1
    table.play("guest 5")
    assert table.offered == ["reveal 104"]
    table.play("reveal 104")
    assert table.game.to_dict()["guest_deck"] == []
    assert table.game.to_dict()["guest_discard"] == pile
    table.play("die 5", "end", "guest 5")
    assert [event["event"] for event in table.events].count("guests_reshuffled") == 1
    assert table.offered == [f"reveal {guest}" for guest in pile]
    table.play("reveal 60")
    assert table.game.to_dict()["guest_deck"] == [guest for guest in pile if guest != 60]
    assert table.game.to_dict()["guest_discard"] == []
    assert table.game.to_dict()["row"] == [60, 104, 91, 92, 93]


def test_c01_a_guest_who_has_just_moved_in_lies_in_the_pile_already() -> None:
    """The Dame lets her host take another guest."""
    table = Table(arrange(seats=[Seat(cafe={63: "1 coffee"}), Seat()], row=ROW, guest_deck=[]))
    table.play("movein 1 a1", "guest 5")
    assert table.decision.kind == "reveal_guest"
    assert "reveal 63" in table.offered


@pytest.mark.parametrize("fine", [0, 1, 2])
@pytest.mark.parametrize(("face", "goods"), [(1, ("strudel", "cake")), (2, ("wine", "coffee"))])
def test_c02_goods_are_taken_in_full_strength_and_only_the_split_is_chosen(
    face: int, goods: tuple[str, str], fine: int
) -> None:
    table = Table(arrange(dice=str(face) * 4, seats=[Seat(kitchen=""), Seat()]))
    table.play(f"die {face}")
    assert table.offered == ["fine 0", "fine 1", "fine 2"]
    table.play(f"fine {fine}")
    kitchen = table.seat(0)["kitchen"]
    assert [kitchen[good] for good in goods] == [4 - fine, fine]


@pytest.mark.parametrize("steps", range(5))
def test_c02_steps_and_kronen_together_are_the_full_strength(steps: int) -> None:
    table = Table(arrange(dice="4444", seats=[Seat(kronen=0), Seat()])).play("die 4")
    assert table.offered == [f"steps {number}" for number in range(5)]
    table.play(f"steps {steps}")
    assert table.seat(0)["emperor"] + table.seat(0)["kronen"] == 4


def test_c03_a_six_that_cannot_be_paid_is_taken_idle_once_the_turn_has_begun() -> None:
    """It covers a number, costs nothing, has no boost, no effect and wakes nobody."""
    poor = Seat(kronen=0, cafe={49: "1 wine"}, hotel="...../...../...../by...", staff=[1])
    table = Table(arrange(dice="666", seats=[poor, Seat()], row=ROW))
    assert table.offers("die") == []
    assert table.offered == ["pass", "guest 4", "guest 5", "movein 1 b1", "staff 1"]
    table.play("guest 5", "reveal 96")
    assert table.offered == ["die 6:-", "movein 1 b1", "staff 1"]
    before = table.seat(0)
    table.play("die 6:-")
    assert table.seat(0) == before | {"dice": [6, None]}
    assert table.game.to_dict()["dice"][5] == 2
    assert table.happened("die_taken")[0]["strength"] == 0
    assert table.offered == ["end", "movein 1 b1", "staff 1"]


def test_c03_the_idle_six_is_offered_only_while_no_die_can_be_chosen() -> None:
    """Serving the Apothecary costs the last krone, moving him in brings one."""
    poor = Seat(kronen=1, cafe={77: ""}, hotel="...../...../...../byr..", staff=[1])
    table = Table(arrange(dice="666", seats=[poor, Seat()]))
    table.play("staff 1")
    assert "die 6:1" in table.offered
    assert table.refuses("die 6:-")
    table.play("serve cake 1")
    assert table.offers("die") == ["die 6:-"]
    table.play("movein 1 c1")
    assert table.offers("die") == [f"die 6:{action}" for action in range(1, 6)]
    assert table.refuses("die 6:-")


def test_c03_with_a_kitchen_hand_or_another_die_there_is_no_idle_six() -> None:
    helped = Seat(kronen=0, staff=[1, 17])
    table = Table(arrange(dice="666", seats=[helped, Seat()])).play("staff 1")
    assert table.refuses("die 6:-")
    table = Table(arrange(dice="665", seats=[Seat(kronen=0, staff=[1]), Seat()])).play("staff 1")
    assert table.offers("die") == ["die 5"]


@pytest.mark.parametrize(
    ("kronen", "offered"),
    [
        (0, []),
        (1, ["die 3"]),
        (2, ["die 3", "die 3+", "die 6:3"]),
        (3, ["die 3", "die 3+", "die 6:3", "die 6:3+"]),
    ],
)
def test_c04_rooms_count_as_an_effect_if_paid_after_fee_and_boost(
    kronen: int, offered: list[str]
) -> None:
    """The cheapest room costs 1 krone."""
    seat = Seat(hotel=FULL_FIRST_ROW, kronen=kronen)
    table = Table(arrange(dice="336", seats=[seat, Seat()], edition="retail-2022"))
    assert [die for die in table.offers("die") if "3" in die] == offered


@pytest.mark.parametrize(
    ("staff", "kronen", "offered"),
    [
        ([], 4, []),
        ([], 5, ["die 5", "die 5+"]),
        ([18], 2, []),
        ([18], 3, ["die 5", "die 5+"]),
        ([20], 4, []),
    ],
)
def test_c04_hiring_counts_as_an_effect_with_the_checker_and_without_other_extras(
    staff: list[int], kronen: int, offered: list[str]
) -> None:
    """The Waitress costs 6: 5 with one die, 3 with the Checker; the Detective changes nothing."""
    seat = Seat(hand=[2], staff=staff, kronen=kronen)
    table = Table(arrange(dice="51", seats=[seat, Seat()], edition="retail-2022"))
    assert [die for die in table.offers("die") if "5" in die] == offered


def test_c04_points_of_staff_do_not_make_a_die_effective() -> None:
    """Executive Housekeeper and Interior Architect would bring 7 points."""
    seat = Seat(hotel=FULL_FIRST_ROW, kronen=0, staff=[12, 19])
    table = Table(arrange(dice="31", seats=[seat, Seat()], edition="retail-2022"))
    assert table.offers("die") == ["die 1"]


@pytest.mark.parametrize(
    ("kronen", "staff", "hand", "effective"),
    [
        (2, [22], [35], True),
        (1, [22], [35], False),
        (2, [], [35], False),
        (2, [22], [36], False),
    ],
)
def test_c04_a_card_hired_beside_a_three_may_bring_the_kronen_for_a_room(
    kronen: int, staff: list[int], hand: list[int], effective: bool
) -> None:
    """The Staff Manager hires the Page (2), who closes a red group of four for 10 kronen."""
    seat = Seat(hotel=THREE_FULL_ROWS, kronen=kronen, staff=staff, hand=hand)
    table = Table(arrange(dice="31", seats=[seat, Seat()], edition="retail-2022"))
    assert ("die 3" in table.offered) == effective
    if effective:
        table.play("die 3", "item 2", "hire 35", "turn c2", "stop")
        assert table.seat(0)["kronen"] == 10
        assert table.offers("stop") == []
        table.play("room a4")
        assert table.seat(0)["kronen"] == 7


@pytest.mark.parametrize(("custodian", "effective"), [([23], True), ([], False)])
def test_c04_the_custodian_pays_for_each_room_the_page_turns(
    custodian: list[int], effective: bool
) -> None:
    """The single red room d4 brings 1 krone, the Custodian 1 for each of two rooms: 3 in all."""
    hotel = "...r./BRBYY/YYRRY/BYRRb"
    seat = Seat(hotel=hotel, kronen=2, staff=[22, *custodian], hand=[35])
    table = Table(arrange(dice="31", seats=[seat, Seat()], edition="retail-2022"))
    assert ("die 3" in table.offered) == effective


@pytest.mark.parametrize(
    ("timing", "guests", "effective"),
    [
        ("completion", {85: "1 cake", 89: "1 cake, 1 wine"}, True),
        ("completion", {85: "1 cake", 89: "1 cake"}, False),
        ("completion", {85: "1 cake"}, False),
        ("move_in", {85: "1 cake", 89: "1 cake, 1 wine"}, False),
    ],
)
def test_c04_orders_completed_by_a_hired_card_may_pay_for_a_room(
    timing: str, guests: dict[int, str], effective: bool
) -> None:
    """The Larder Cook (2) brings 4 strudel, the Groom 2 kronen for each red guest they complete."""
    seat = Seat(hotel=THREE_FULL_ROWS, kronen=2, staff=[5, 22], hand=[44], cafe=guests)
    rules = {"die_effect": "must_have_effect", "order_staff_timing": timing}
    table = Table(arrange(dice="31", seats=[seat, Seat()], flags=rules))
    assert ("die 3" in table.offered) == effective


def test_c04_effect_is_judged_anew_at_every_decision() -> None:
    """The Countess brings the 3 kronen that make the card affordable."""
    seat = Seat(kronen=2, hand=[2], cafe={69: "2 cake, 1 coffee"})
    table = Table(arrange(dice="51", seats=[seat, Seat()], edition="retail-2022"))
    assert table.offers("die") == ["die 1", "die 1+"]
    table.play("movein 1 a1")
    assert table.offers("die") == ["die 1", "die 1+", "die 5", "die 5+"]


def test_c04_the_first_room_and_the_card_are_compulsory_the_rest_is_not() -> None:
    seat = Seat(hotel=FULL_FIRST_ROW, hand=[44], staff=[14])
    retail: dict[str, Any] = {"seats": [seat, Seat()], "edition": "retail-2022"}
    rooms = Table(arrange(dice="33", **retail)).play("die 3")
    assert rooms.offers("stop") == []
    rooms.play("room a2")
    assert rooms.offers("stop") == ["stop"]
    card = Table(arrange(dice="5", **retail)).play("die 5")
    assert card.offered == ["hire 44"]
    extra = Table(arrange(dice="11", **retail)).play("die 1", "item 2")
    assert extra.decision.because == {"kind": "staff", "staff": 14}
    assert extra.offers("stop") == ["stop"]
