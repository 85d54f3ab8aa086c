"""The clarifications C-07 to C-09 and C-16 to C-18: staff and rewards around a move-in."""

import pytest

from hotelier import Seat, arrange
from tests.scenarios.emperor import emperor_comes
from tests.table import Table

RED_ROOM = "...../...../...../byr.."


@pytest.mark.parametrize(
    ("steps", "kronen"),
    [
        (["serve cake 1"], 10 - 1 + 2),
        (["die 1", "fine 1", "place cake 1"], 10 + 2),
        (["die 5", "hire 38", "complete 1"], 10 - 4 + 2),
        (["die 5", "hire 39", "place cake 1"], 10 - 2 + 2),
    ],
)
def test_c07_by_the_book_of_2015_the_groom_pays_at_once_however_the_order_is_completed(
    steps: list[str], kronen: int
) -> None:
    """From the kitchen, with a die, by the Porter (5 - 1), by the Confectioner (3 - 1)."""
    host = Seat(hotel=RED_ROOM, cafe={77: ""}, staff=[5], hand=[38, 39])
    table = Table(arrange(dice="115", seats=[host, Seat()], edition="en-2015")).play(*steps)
    assert table.seat(0)["kronen"] == kronen
    assert table.seat(0)["cafe"][0]["tipped"]
    table.play("movein 1 c1")
    assert table.seat(0)["kronen"] == kronen + 1


def test_c07_the_stableman_likewise_leads_a_step_ahead_for_a_blue_guest() -> None:
    host = Seat(cafe={65: "", 77: ""}, staff=[6])
    table = Table(arrange(seats=[host, Seat()], edition="en-2015"))
    table.play("serve cake 2", "serve coffee 1")
    assert table.seat(0)["emperor"] == 1
    table.play("movein 1 a1")
    assert table.seat(0)["emperor"] == 1


def test_c07_a_guest_completed_before_the_card_came_into_play_pays_nothing() -> None:
    """The Groom (4 - 1) comes after the last good; the Apothecary brings his own krone only."""
    host = Seat(hotel=RED_ROOM, cafe={77: "1 cake"}, hand=[5])
    table = Table(arrange(dice="5", seats=[host, Seat()], edition="en-2015"))
    table.play("die 5", "hire 5", "movein 1 c1")
    assert table.seat(0)["kronen"] == 10 - 3 + 1


def test_c07_a_guest_completed_anew_pays_if_nothing_was_paid_for_this_guest() -> None:
    """The penalty took the cake that was there before the Groom was."""
    host = Seat(hotel=RED_ROOM, cafe={77: "1 cake"}, staff=[5], kitchen="")
    table = emperor_comes("B1", host, start=1, edition="en-2015").roll("1122334455")
    table.play("die 1", "fine 1", "place cake 1")
    assert table.seat(0)["kronen"] == 12


def test_c07_a_guest_completed_anew_pays_no_second_time() -> None:
    host = Seat(hotel=RED_ROOM, cafe={77: ""}, staff=[5])
    last_turn = arrange(
        seats=[host, Seat(emperor=6)],
        start=1,
        round_number=5,
        dice="",
        done=["die_taken"],
        edition="en-2015",
    )
    table = Table(last_turn).play("serve cake 1")
    assert table.seat(0)["kronen"] == 11
    table.play("end").roll("1122334455")
    assert table.seat(0)["cafe"][0]["served"] == {}
    table.play("die 1", "fine 1", "place cake 1")
    assert table.seat(0)["kronen"] == 11
    table.play("movein 1 c1")
    assert table.seat(0)["kronen"] == 12


def test_c08_staff_hired_by_a_reward_does_not_react_to_that_move_in() -> None:
    """The Veterinary Councillor hires the Groom, who would pay for a red guest, for 4 - 3."""
    host = Seat(hotel=RED_ROOM, cafe={86: "1 cake, 2 wine", 77: "1 cake"}, hand=[5])
    table = Table(arrange(seats=[host, Seat()])).play("movein 1 c1", "hire 5")
    assert table.seat(0)["kronen"] == 9
    assert table.decision.kind == "turn"


def test_c08_lasting_price_effects_of_staff_hired_by_a_reward_apply_at_once() -> None:
    """The Landgrave hires the Florist for 5 - 1; the yellow room of the second row is then free."""
    host = Seat(cafe={66: "1 cake, 1 coffee"}, hand=[11])
    table = Table(arrange(seats=[host, Seat()])).play("movein 1 a1")
    assert [item["effect"] for item in table.decision.items] == ["hire_staff", "prepare_rooms"]
    table.play("item 1", "hire 11")
    assert table.seat(0)["kronen"] == 6
    table.play("room a2")
    assert table.seat(0)["kronen"] == 6


def test_c08_staff_played_between_the_last_good_and_the_move_in_reacts() -> None:
    host = Seat(hotel=RED_ROOM, cafe={77: "1 cake"}, hand=[5])
    table = Table(arrange(dice="5", seats=[host, Seat()]))
    table.play("die 5", "hire 5", "movein 1 c1")
    assert table.seat(0)["kronen"] == 10 - 3 + 1 + 2


def test_c09_a_group_counts_as_paid_when_its_last_room_is_turned() -> None:
    """The Procurator closes a red group of four; its 10 kronen wait beside his two rooms."""
    host = Seat(hotel="...../...../..RR./byRr.", cafe={88: "1 cake, 3 wine"})
    table = Table(arrange(seats=[host, Seat()])).play("movein 1 d1")
    assert [item["effect"] for item in table.decision.items] == [
        "prepare_rooms",
        "prepare_rooms",
        "kronen",
    ]
    assert table.seat(0)["kronen"] == 10
    assert table.seat(0)["paid_groups"] == ["c1"]
    table.play("item 1", "room e1", "item 2")
    assert table.seat(0)["kronen"] == 20


def test_c16_points_and_steps_are_given_at_once_and_never_asked_about() -> None:
    """Farmer Franz: 4 points and 4 + 2 by staff, 3 steps, a yellow group of three: 6 steps."""
    host = Seat(hotel="...../...../Yy.../bYr..", cafe={100: "1 strudel, 3 coffee"}, staff=[8, 33])
    table = Table(arrange(seats=[host, Seat()])).play("movein 1 b2")
    assert table.decision.kind == "turn_rooms"
    assert table.total(0) == 4 + 2 + 4
    assert table.seat(0)["emperor"] == 3 + 6


@pytest.mark.parametrize(
    ("guest", "order", "steps"),
    [
        (52, "1 wine, 1 coffee", ["movein 1 b1"]),
        (55, "3 wine", ["movein 1 b1", "draw 1", "draw 2"]),
    ],
)
def test_c16_kronen_goods_and_draws_alone_are_not_asked_about(
    guest: int, order: str, steps: list[str]
) -> None:
    """Tailor: a strudel and 2 kronen; Photographer: two cards; the Masseuse adds a krone."""
    host = Seat(hotel="...../...../...../by...", cafe={guest: order}, staff=[7], hand=[])
    table = Table(arrange(seats=[host, Seat()])).play(*steps)
    assert table.decision.kind == "turn"
    assert table.seat(0)["kronen"] == 10 + 1 + (2 if guest == 52 else 0)
    assert table.seat(0)["kitchen"]["strudel"] == (2 if guest == 52 else 1)
    assert table.seat(0)["hand"] == ([] if guest == 52 else [1, 2])


def test_c16_kronen_and_goods_are_asked_about_while_a_choice_waits_beside_them() -> None:
    """Vocalist: a cake and a card for 3 less; Masseuse: a krone, here the one that is missing."""
    host = Seat(
        hotel="...../...../...../by...",
        cafe={56: "1 strudel, 2 wine", 77: ""},
        staff=[7],
        hand=[5],
        kronen=0,
    )
    table = Table(arrange(seats=[host, Seat()])).play("movein 1 b1")
    assert [item["effect"] for item in table.decision.items] == ["goods", "hire_staff", "kronen"]
    assert table.offered == ["item 1", "item 2", "item 3"]
    table.play("item 3")
    assert table.seat(0)["kronen"] == 1
    table.play("item 2", "hire 5")
    assert table.seat(0)["kronen"] == 0
    assert table.decision.kind == "allocate_goods"
    table.play("place cake 2")
    assert table.decision.kind == "turn"


def test_c16_when_the_last_choice_is_gone_the_gains_follow_without_a_question() -> None:
    host = Seat(
        hotel="...../...../...../by...", cafe={56: "1 strudel, 2 wine"}, staff=[7], hand=[5]
    )
    table = Table(arrange(seats=[host, Seat()])).play("movein 1 b1", "item 2", "stop")
    assert table.decision.kind == "turn"
    assert table.seat(0)["kronen"] == 11
    assert table.seat(0)["kitchen"]["cake"] == 2


def test_c17_the_page_is_one_item_with_two_steps() -> None:
    """Nothing comes between the two rooms; the second may be left."""
    host = Seat(hotel="...../...../yy.../byr..", hand=[35])
    table = Table(arrange(dice="55", seats=[host, Seat()])).play("die 5", "hire 35")
    assert table.offered == ["turn a1", "turn b1", "turn c1", "turn a2", "turn b2", "stop"]
    table.play("turn a1")
    assert table.offered == ["turn b1", "turn c1", "turn a2", "turn b2", "stop"]
    table.play("stop")
    assert table.seat(0)["hotel"][3] == "Byr.."
    assert table.decision.kind == "turn"


def test_c17_two_rooms_of_a_reward_are_two_items() -> None:
    """Between the two rooms of the Architect the krone of the Masseuse can be taken."""
    host = Seat(hotel="...../...../y..../by...", cafe={57: "2 wine, 1 coffee"}, staff=[7], kronen=0)
    table = Table(arrange(seats=[host, Seat()])).play("movein 1 b1")
    assert table.offered == ["item 1", "item 3"]
    table.play("item 1")
    assert table.offers("room") == ["room c1", "room b2"]
    table.play("room b2", "item 2")
    assert table.seat(0)["kronen"] == 1
    assert table.offers("room") == ["room c1", "room c2", "room a3", "room b3"]
    table.play("room a3")
    assert table.seat(0)["kronen"] == 0


def test_c17_two_cards_or_two_guests_of_a_reward_are_two_items() -> None:
    """The Count hires twice; the Medicinal Councillor brings kronen and two guests."""
    count = Seat(cafe={73: "1 wine, 2 coffee"}, hand=[6, 44])
    table = Table(arrange(seats=[count, Seat()])).play("movein 1 a1")
    table.play("hire 44", "hire 6")
    assert table.seat(0)["kronen"] == 10 - 1
    councillor = Seat(hotel=RED_ROOM, cafe={87: "2 cake, 2 coffee"})
    row = [91, 92, 93, 94, 95]
    table = Table(arrange(seats=[councillor, Seat()], row=row)).play("movein 1 c1")
    assert [item["effect"] for item in table.decision.items] == [
        "kronen",
        "take_guest",
        "take_guest",
    ]
    table.play("item 1", "guest 5", "reveal 96", "guest 1", "reveal 97")
    assert [guest and guest["guest"] for guest in table.seat(0)["cafe"]] == [95, 96, None]


def test_c18_the_four_goods_of_the_chef_are_one_receipt_and_one_allocation() -> None:
    host = Seat(cafe={66: "", 54: ""}, hand=[21])
    table = Table(arrange(dice="5", seats=[host, Seat()])).play("die 5", "hire 21")
    everything = {"strudel": 1, "cake": 1, "wine": 1, "coffee": 1}
    assert [event["goods"] for event in table.happened("goods_received")] == [everything]
    assert table.offered == ["place cake 1", "keep cake"]
    table.play("place cake 1", "place wine 2", "keep coffee")
    assert table.decision.kind == "turn"
    assert table.seat(0)["kitchen"] == {"strudel": 2, "cake": 1, "wine": 1, "coffee": 2}


def test_c18_the_four_goods_of_the_emperor_are_one_receipt_and_one_allocation() -> None:
    table = emperor_comes("B1", Seat(emperor=8, cafe={66: "1 cake"}))
    assert [event["goods"] for event in table.happened("goods_received")] == [
        {"strudel": 1, "cake": 1, "wine": 1, "coffee": 1}
    ]
    assert table.offered == ["place coffee 1", "keep coffee"]
    table.play("place coffee 1")
    assert table.seat(0)["kitchen"] == {"strudel": 2, "cake": 2, "wine": 2, "coffee": 1}
    assert table.seat(0)["cafe"][0]["served"] == {"cake": 1, "coffee": 1}
