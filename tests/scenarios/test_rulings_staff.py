"""Rulings about staff: when it reacts, short decks, the hand, the draft, secrets, goods."""

import json
from typing import Any

import pytest

from hotelier import Seat, arrange, new_game
from tests.table import Table

YELLOW_ROOM = "...../...../...../by..."


def in_play(table: Table, seat: int) -> list[int]:
    return [card["staff"] for card in table.seat(seat)["staff"]]


def test_r04b_a_draw_from_a_short_deck_gives_as_many_cards_as_there_are() -> None:
    table = Table(arrange(seats=[Seat(cafe={91: "1 strudel"}), Seat()], staff_deck=[3, 7]))
    table.play("movein 1 a1")
    assert table.offered == ["draw 3", "draw 7"]
    table.play("draw 7", "draw 3")
    assert table.decision.kind == "turn"
    assert table.seat(0)["hand"] == [3, 7]


def test_r04b_a_look_into_a_short_deck_shows_as_many_cards_as_there_are() -> None:
    seats = [Seat(cafe={75: "2 wine, 2 coffee"}), Seat()]
    table = Table(arrange(seats=seats, staff_deck=[3, 7]))
    table.play("movein 1 a1", "draw 3", "draw 7")
    assert table.offered == ["hire 3", "hire 7", "stop"]
    table.play("hire 3")
    assert table.seat(0)["kronen"] == 9
    assert [entry["staff"] for entry in table.game.to_dict()["under_deck"]] == [7]


@pytest.mark.parametrize("cafe", [{91: "1 strudel"}, {75: "2 wine, 2 coffee"}])
def test_r04b_an_empty_deck_is_not_made_anew_from_cards_out_of_the_game(
    cafe: dict[int, str],
) -> None:
    table = Table(arrange(seats=[Seat(cafe=cafe), Seat(staff=[44])], staff_deck=[]))
    removed = table.game.to_dict()["staff_removed"]
    assert len(removed) == 47
    table.play("movein 1 a1")
    assert table.decision.kind == "turn"
    assert table.seat(0)["hand"] == []
    assert table.game.to_dict()["staff_removed"] == removed


def test_r14_a_card_hired_with_a_five_does_not_react_to_that_five() -> None:
    table = Table(arrange(dice="55", seats=[Seat(hand=[20]), Seat()]))
    table.play("die 5", "hire 20", "end")
    assert table.seat(0)["emperor"] == 0
    table = Table(arrange(dice="55", seats=[Seat(hand=[18], staff=[20]), Seat()]))
    table.play("die 5", "hire 18")
    assert table.seat(0)["emperor"] == 2
    assert table.seat(0)["kronen"] == 10 - (2 - 2)


def test_r14_a_checker_does_not_lower_its_own_price() -> None:
    table = Table(arrange(dice="5", seats=[Seat(hand=[18]), Seat()]))
    assert table.play("die 5", "hire 18").seat(0)["kronen"] == 10 - (2 - 1)


@pytest.mark.parametrize("card", [12, 19])
def test_r14_a_card_hired_beside_a_three_does_not_react_to_that_three(card: int) -> None:
    table = Table(arrange(dice="33", seats=[Seat(hand=[card], staff=[22]), Seat()]))
    table.play("die 3", "item 2", f"hire {card}", "room b1", "stop")
    assert in_play(table, 0) == [22, card]
    assert table.total(0) == 0


def test_r14_a_lasting_price_applies_at_once_to_rooms_of_the_same_action() -> None:
    seat = Seat(hand=[11], staff=[22], hotel=YELLOW_ROOM)
    table = Table(arrange(dice="33", seats=[seat, Seat()]))
    table.play("die 3", "item 2", "hire 11")
    assert table.seat(0)["kronen"] == 5
    assert table.play("room a2", "room b2").seat(0)["kronen"] == 5


def test_r14_rooms_prepared_before_the_hire_cost_the_normal_price() -> None:
    seat = Seat(hand=[11], staff=[22], hotel=YELLOW_ROOM)
    table = Table(arrange(dice="33", seats=[seat, Seat()]))
    table.play("die 3", "item 1", "room a2", "room b2", "hire 11")
    assert table.seat(0)["kronen"] == 10 - 1 - 1 - 5


REWARDS_WITHOUT_A_DIE: list[tuple[Seat, list[str], dict[str, Any]]] = [
    # The Baron's room with all staff that reacts to a 3: four points of his own, two of the group.
    (
        Seat(cafe={71: "1 strudel, 2 coffee"}, staff=[12, 19, 22], hand=[6]),
        ["movein 1 a1", "room b1"],
        {"points": 6, "kronen": 10, "emperor": 0, "hand": [6]},
    ),
    # The Composer's strudel with Restaurant Manager and Decorator.
    (
        Seat(cafe={51: "1 wine"}, staff=[13, 14], hotel=YELLOW_ROOM),
        ["movein 1 b1"],
        {"points": 1, "kronen": 10, "emperor": 0, "strudel": 2},
    ),
    # The Duchess's hire with Detective and Checker: four less one.
    (
        Seat(cafe={64: "1 coffee"}, staff=[18, 20], hand=[1]),
        ["movein 1 a1", "hire 1"],
        {"points": 2, "kronen": 7, "emperor": 0},
    ),
    # The step of Mr. Horsa with Executive Housekeeper, Bootblack and Laundress.
    (
        Seat(cafe={93: "1 strudel"}, staff=[12, 15, 16], hotel=YELLOW_ROOM),
        ["movein 1 a1"],
        {"points": 2, "kronen": 10, "emperor": 1},
    ),
]


@pytest.mark.parametrize(("seat", "steps", "after"), REWARDS_WITHOUT_A_DIE)
def test_r27_staff_that_reacts_to_dice_does_not_react_to_rewards(
    seat: Seat, steps: list[str], after: dict[str, Any]
) -> None:
    table = Table(arrange(seats=[seat, Seat()])).play(*steps)
    assert table.decision.kind == "turn"
    found = table.seat(0) | {
        "points": table.total(0),
        "strudel": table.seat(0)["kitchen"]["strudel"],
    }
    assert {name: found[name] for name in after} == after


@pytest.mark.parametrize(
    ("dice", "steps", "kronen"),
    [
        ("5", ["die 5", "hire 1"], 10 - (4 - 1 - 2)),
        ("6", ["die 6:5", "hire 1"], 10 - 1 - (4 - 1)),
        ("1", ["movein 1 a1", "hire 1"], 10 - (4 - 1)),
        ("5", ["movein 2 a1", "use 5", "hire 1"], 10 - (4 - 1)),
    ],
)
def test_r28_the_checker_helps_only_with_a_five_that_is_taken(
    dice: str, steps: list[str], kronen: int
) -> None:
    seat = Seat(cafe={64: "1 coffee", 97: "2 strudel, 1 wine"}, staff=[18], hand=[1])
    table = Table(arrange(dice=dice, seats=[seat, Seat()])).play(*steps)
    assert table.seat(0)["kronen"] == kronen


def test_r26_the_porter_lapses_without_an_open_order() -> None:
    seat = Seat(cafe={92: "1 strudel"}, hand=[38])
    table = Table(arrange(dice="5", seats=[seat, Seat()])).play("die 5", "hire 38")
    assert [lapse["decision"] for lapse in table.happened("effect_lapsed")] == ["complete_order"]
    assert in_play(table, 0) == [38]
    assert not table.happened("goods_received")


def test_r26_the_porter_brings_only_the_missing_goods_and_moves_nobody_in() -> None:
    seat = Seat(cafe={92: "1 strudel", 75: "1 wine"}, hand=[38])
    table = Table(arrange(dice="5", seats=[seat, Seat()])).play("die 5", "hire 38")
    assert table.offered == ["complete 2", "stop"]
    table.play("complete 2")
    assert table.happened("goods_received")[0]["goods"] == {"wine": 1, "coffee": 2}
    assert table.seat(0)["cafe"][1]["served"] == {"wine": 2, "coffee": 2}
    assert table.seat(0)["kitchen"] == {"strudel": 1, "cake": 1, "wine": 1, "coffee": 1}
    assert "movein 2 a1" in table.offered


def test_r41_the_restaurant_manager_adds_one_unit_and_the_ratio_looks_at_the_total() -> None:
    table = Table(arrange(dice="111", seats=[Seat(staff=[13]), Seat()])).play("die 1")
    assert table.offers("fine") == ["fine 0", "fine 1", "fine 2"]
    assert table.play("fine 2").seat(0)["kitchen"] == {
        "strudel": 3,
        "cake": 3,
        "wine": 1,
        "coffee": 1,
    }


@pytest.mark.parametrize(
    ("die", "fine", "coffee", "wine"),
    [("die 2", "fine 1", 2, 3), ("die 2+", "fine 2", 3, 3), ("die 6:2", "fine 1", 2, 2)],
)
def test_r41_it_works_for_drinks_with_a_boost_and_not_with_a_six(
    die: str, fine: str, coffee: int, wine: int
) -> None:
    table = Table(arrange(dice="2266", seats=[Seat(staff=[13]), Seat()])).play(die)
    assert table.offers("fine")[-1] == fine
    kitchen = table.play(fine).seat(0)["kitchen"]
    assert [kitchen["wine"], kitchen["coffee"]] == [wine, coffee]


def test_r45_a_hand_has_no_limit() -> None:
    hand = list(range(1, 31))
    table = Table(arrange(seats=[Seat(cafe={91: "1 strudel"}, hand=hand), Seat()]))
    table.play("movein 1 a1", "draw 46", "draw 47", "draw 48")
    assert table.seat(0)["hand"] == [*hand, 46, 47, 48]
    assert table.decision.kind == "turn"


def test_r49_two_players_draft_by_passing_two_packs_back_and_forth() -> None:
    game = new_game(deal="draft", start=0, politics=[105, 109, 113], tiles=["A1", "B1", "C1"])
    table = Table(game).play(*(f"draw {card}" for card in range(1, 13)))
    packs = [list(range(1, 7)), list(range(7, 13))]
    for turn in range(5):
        for seat in (0, 1):
            pack = packs[(seat + turn) % 2]
            assert table.decision.seat == seat
            assert table.offered == [f"draft {card}" for card in pack]
            table.play(f"draft {pack.pop(0)}")
    assert [table.seat(seat)["hand"] for seat in (0, 1)] == [
        [1, 3, 5, 8, 10, 12],
        [2, 4, 6, 7, 9, 11],
    ]


def test_r50_of_three_cards_looked_at_the_others_see_only_the_played_one() -> None:
    seats = [Seat(cafe={75: "2 wine, 2 coffee"}), Seat()]
    game = arrange(seats=seats, staff_deck=[6, 17, 45])
    seen = []
    for step in ["movein 1 a1", "draw 6", "draw 17", "draw 45", "hire 6", "return 45"]:
        seen += [event.to_dict(seat=1) for event in game.apply(step)]
        pending = json.dumps(game.view(1).to_dict()["pending"])
        assert not any(f'"cards": [{card}' in pending for card in (6, 17, 45))
    named = [(event["event"], event["staff"]) for event in seen if "staff" in event]
    assert named == [
        ("staff_drawn", None),
        ("staff_drawn", None),
        ("staff_drawn", None),
        ("staff_hired", 6),
        ("staff_returned", None),
        ("staff_returned", None),
    ]
    view = game.view(1).to_dict()
    assert [entry["staff"] for entry in view["under_deck"]] == [None, None]
    own = game.view(0).to_dict()
    assert [entry["staff"] for entry in own["under_deck"]] == [45, 17]


def test_r50_while_a_card_is_chosen_the_others_see_how_many_there_are() -> None:
    seats = [Seat(cafe={75: "2 wine, 2 coffee"}), Seat()]
    game = arrange(seats=seats, staff_deck=[6, 17, 45])
    for step in ["movein 1 a1", "draw 6", "draw 17", "draw 45"]:
        game.apply(step)
    assert game.view(0).to_dict()["pending"][-1]["cards"] == [6, 17, 45]
    assert game.view(1).to_dict()["pending"][-1]["cards"] == 3
    assert game.view(None).to_dict()["pending"][-1]["cards"] == 3
    assert game.view(1).decision is None


def test_r05_goods_never_run_out() -> None:
    seats = [Seat(kitchen="30 wine", hand=[36]), Seat(kitchen="30 wine")]
    table = Table(arrange(dice="5", seats=seats)).play("die 5", "hire 36")
    assert table.seat(0)["kitchen"]["wine"] == 34


def test_r05_an_order_is_completed_from_the_supply_although_thirty_of_a_good_are_out() -> None:
    seats = [Seat(cafe={75: ""}, hand=[38]), Seat(kitchen="30 wine, 30 coffee")]
    table = Table(arrange(dice="5", seats=seats)).play("die 5", "hire 38", "complete 1")
    assert table.seat(0)["cafe"][0]["served"] == {"wine": 2, "coffee": 2}


def test_r51_a_kitchen_has_no_limit() -> None:
    seat = Seat(kitchen="40 strudel, 40 cake, 40 wine, 40 coffee", hand=[21])
    table = Table(arrange(dice="5", seats=[seat, Seat()])).play("die 5", "hire 21")
    assert table.seat(0)["kitchen"] == {"strudel": 41, "cake": 41, "wine": 41, "coffee": 41}
