"""The examples T-01 to T-11 of the rules: those that the rulebooks themselves tell."""

import pytest

from hotelier import Seat, arrange
from tests.scenarios.emperor import emperor_comes
from tests.table import Table


def test_t01_a_full_cafe_takes_no_guest_and_a_served_noble_brings_points_and_staff() -> None:
    table = Table(
        arrange(
            dice="2221345566",
            seats=[
                Seat(cafe={75: "", 81: "", 96: ""}, kronen=5, hand=[]),
                Seat(),
            ],
        )
    )
    assert table.refuses("guest 5")
    table.play(
        "die 2+", "fine 2", "place wine 1", "place wine 1", "place coffee 1", "place coffee 1"
    )
    assert table.seat(0)["kronen"] == 4
    assert table.game.to_dict()["dice"][1] == 2
    assert table.seat(0)["dice"] == [2, None]
    table.play("movein 1 a1")
    assert table.total(0) == 7
    table.play("draw 5", "draw 17", "draw 45", "hire 5", "return 45")
    assert table.seat(0)["kronen"] == 3
    assert [card["staff"] for card in table.seat(0)["staff"]] == [5]
    assert [entry["staff"] for entry in table.game.to_dict()["under_deck"]] == [45, 17]
    assert [guest is None for guest in table.seat(0)["cafe"]] == [True, False, False]


def test_t02_the_last_room_of_a_blue_pair_brings_five_points_besides_the_guest() -> None:
    countess = Seat(hotel="b..../B..../y..../b....", cafe={69: "2 cake, 1 coffee"})
    table = Table(arrange(seats=[countess, Seat()])).play("movein 1 a4")
    assert table.game.scores[0]["guests"] == 7
    assert table.game.scores[0]["groups"] == 5
    assert table.total(0) == 12
    assert table.seat(0)["kronen"] == 13
    assert table.seat(0)["hotel"] == ["B....", "B....", "y....", "b...."]


@pytest.mark.parametrize(("cakes", "strudel", "cake"), [(0, 4, 1), (1, 3, 2)])
def test_t03_three_dice_on_1_are_three_strudel_or_two_and_a_cake(
    cakes: int, strudel: int, cake: int
) -> None:
    table = Table(arrange(dice="1112")).play("die 1")
    assert table.offered == ["fine 0", "fine 1"]
    assert table.refuses("fine 2")
    assert table.refuses("fine 3")
    table.play(f"fine {cakes}")
    assert table.seat(0)["kitchen"] == {"strudel": strudel, "cake": cake, "wine": 1, "coffee": 1}


@pytest.mark.parametrize(("card", "price"), [(2, 2), (5, 0), (19, 0)])
def test_t04_four_dice_on_5_make_a_card_four_cheaper_and_never_pay_back(
    card: int, price: int
) -> None:
    """The Waitress costs 6, the Groom 4, the Interior Architect 3."""
    table = Table(arrange(dice="5555", seats=[Seat(hand=[2, 5, 19]), Seat()]))
    table.play("die 5")
    assert table.offers("hire") == ["hire 2", "hire 5", "hire 19"]
    table.play(f"hire {card}")
    assert table.seat(0)["kronen"] == 10 - price
    assert table.seat(0)["staff"] == [{"staff": card, "used": False}]
    assert table.decision.kind == "turn"


def test_t04_a_card_that_is_still_too_dear_cannot_be_played() -> None:
    table = Table(arrange(dice="5555", seats=[Seat(hand=[2, 5, 19], kronen=1), Seat()]))
    table.play("die 5")
    assert table.refuses("hire 2")
    assert table.offers("hire") == ["hire 5", "hire 19"]


@pytest.mark.parametrize(("edition", "twos"), [("classic", "2"), ("pl-2016", "22")])
def test_t05_four_sixes_used_as_a_two_are_worth_four_whatever_lies_on_2(
    edition: str, twos: str
) -> None:
    table = Table(arrange(dice="6666" + twos, edition=edition)).play("die 6:2")
    assert table.seat(0)["kronen"] == 9
    assert table.happened("die_taken")[0]["strength"] == 4
    assert table.offered == ["fine 0", "fine 1", "fine 2"]
    table.play("fine 2")
    assert table.seat(0)["kitchen"] == {"strudel": 1, "cake": 1, "wine": 3, "coffee": 3}
    assert table.game.to_dict()["dice"] == [0, len(twos), 0, 0, 0, 3]


@pytest.mark.parametrize("steps", [0, 1, 2])
def test_t06_two_dice_on_4_are_split_between_the_emperor_and_kronen(steps: int) -> None:
    table = Table(arrange(dice="445")).play("die 4")
    assert table.offered == ["steps 0", "steps 1", "steps 2"]
    table.play(f"steps {steps}")
    assert table.seat(0)["emperor"] == steps
    assert table.seat(0)["kronen"] == 10 + 2 - steps


def test_t07_the_hotel_manager_counts_the_colour_with_fewest_occupied_rooms() -> None:
    """Three red, four blue and six yellow rooms: three sets of four points."""
    hotel = Seat(hotel="...../B.BYY/YYRRY/BYR.B", staff=[48], emperor=8)
    table = emperor_comes("C1", hotel)
    assert table.game.is_over
    assert table.game.scores[0]["game_end_staff"] == 12


def test_t08_a_player_who_passes_waits_rerolls_and_plays_both_numbers_in_a_row() -> None:
    """Andrea is seat 1 of three: she holds 2 and 5."""
    andrea = Seat(hotel="...../...../...../b....")
    table = Table(arrange(seats=[Seat(), andrea, Seat()], dice="111122244556"))
    table.play("die 1", "fine 0", "end")
    assert table.decision.seat == 1
    table.play("pass")
    table.play("die 1", "fine 0", "end", "die 2", "fine 0", "end", "die 2", "fine 0", "end")
    assert table.happened("dice_rerolled")[0] == {
        "event": "dice_rerolled",
        "seat": 1,
        "dice": 7,
        "because": {"kind": "turn"},
    }
    assert table.game.to_dict()["dustbin"] == 1
    table.roll("3312456").play("die 3", "room b1", "room a2")
    assert table.seat(1)["dice"] == [3, None]
    assert table.decision.kind == "turn"
    table.play("end")
    assert table.decision.seat == 1
    table.play("die 4", "steps 1", "end")
    turns = [(event["seat"], event["number"]) for event in table.happened("turn_started")]
    assert turns == [(1, 2), (2, 3), (2, 4), (0, 6), (1, 2), (1, 5)]
    assert len(table.happened("dice_rerolled")) == 1
    assert table.game.to_dict()["round"] == 2


def test_t09_the_operator_doubles_the_space_after_moving_back() -> None:
    table = emperor_comes("C3", Seat(emperor=13, staff=[41]))
    assert table.game.scores[0]["emperor_track"] == 9
    assert table.seat(0)["emperor"] == 6
    assert table.game.scores[0]["game_end_staff"] == 12


def test_t10_of_two_players_the_second_plays_two_turns_in_a_row() -> None:
    table = Table(arrange(dice="12456"))
    table.play("die 1", "end", "die 2", "end", "die 4", "steps 1", "end", "die 5", "end")
    turns = [(event["seat"], event["number"]) for event in table.happened("turn_started")]
    assert turns == [(1, 2), (1, 3), (0, 4)]
    assert [event["seat"] for event in table.happened("die_taken")] == [0, 1, 1, 0]
    assert table.happened("round_ended")[0]["round"] == 1


def test_t11_the_reward_of_the_sculptor_lapses_when_the_two_lower_rows_are_full() -> None:
    sculptor = Seat(hotel="...../...../yyrry/byrrb", cafe={49: "1 wine"})
    table = Table(arrange(seats=[sculptor, Seat()])).play("movein 1 b1")
    assert table.decision.kind == "turn"
    assert table.happened("effect_lapsed")[0]["decision"] == "prepare_rooms"
    assert table.seat(0)["hotel"] == [".....", ".....", "yyrry", "bYrrb"]
    assert table.seat(0)["kronen"] == 10
    assert table.total(0) == 0
