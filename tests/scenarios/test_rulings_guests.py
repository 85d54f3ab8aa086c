"""Rulings about guests: E. Gizia, two guests at once, service from the kitchen."""

import pytest

from hotelier import Seat, arrange
from tests.scenarios.emperor import emperor_comes
from tests.table import Table

GIZIA_SERVED = {97: "2 strudel, 1 wine"}
RED_ROOM = "...../...../...../..r.."


@pytest.mark.parametrize("edition", ["classic", "ru"])
def test_r37_without_dice_the_extra_turn_keeps_its_guest_and_additional_actions(
    edition: str,
) -> None:
    seat = Seat(cafe={**GIZIA_SERVED, 92: ""}, kronen=5)
    table = Table(
        arrange(dice="1", seats=[seat, Seat()], row=[93, 94, 95, 96, 98], edition=edition)
    )
    table.play("die 1", "keep strudel", "movein 1 a1")
    assert len(table.happened("extra_turn_started")) == 1
    assert table.offers("use", "die") == []
    assert "pass" not in table.offered
    table.play("guest 5", "reveal 104", "serve strudel 2", "stop")
    assert table.offers("guest") == []
    assert table.seat(0)["kronen"] == 4
    table.play("end")
    assert table.decision.seat == 0
    assert table.offers("guest", "use", "die") == []
    assert not table.happened("round_ended")
    table.play("end")
    assert len(table.happened("round_ended")) == 1
    assert table.game.to_dict()["round"] == 2


def test_r37_as_an_extra_action_it_lapses_without_dice() -> None:
    seats = [Seat(cafe=GIZIA_SERVED), Seat()]
    table = Table(arrange(dice="1", seats=seats, edition="retail-2022"))
    table.play("die 1", "movein 1 a1")
    assert [lapse["decision"] for lapse in table.happened("effect_lapsed")] == ["extra_action"]
    assert table.offers("guest", "use", "die") == []
    assert table.play("end").game.to_dict()["round"] == 2


def test_r38_nobody_moves_in_during_the_emperor_phase_or_the_turn_of_another() -> None:
    seat = Seat(emperor=6, cafe={97: "1 strudel"}, kronen=5)
    table = emperor_comes("A3", seat)
    table.play("draw 38", "draw 1", "draw 2")
    assert table.offers("movein") == []
    table.play("hire 38", "complete 1")
    assert table.seat(0)["cafe"][0]["served"] == {"strudel": 2, "wine": 1}
    assert table.offers("movein") == []
    table.play("return 1")
    assert table.decision.is_chance
    table.roll("1234561234")
    assert table.decision.seat == 1
    assert table.offers("movein") == []
    assert table.play("pass").offers("movein") == ["movein 1 a1"]
    assert not table.happened("extra_turn_started")
    assert len(table.play("movein 1 a1").happened("extra_turn_started")) == 1


def test_r39_the_row_is_refilled_between_two_guests_of_one_reward() -> None:
    seat = Seat(cafe={87: "2 cake, 2 coffee"}, hotel=RED_ROOM, kronen=0)
    table = Table(arrange(seats=[seat, Seat()], row=[92, 93, 94, 95, 96]))
    table.play("movein 1 c1", "item 2", "guest 5", "reveal 104")
    assert table.game.to_dict()["row"] == [104, 92, 93, 94, 95]
    table.play("item 2", "guest 1", "reveal 103")
    assert table.game.to_dict()["row"] == [103, 92, 93, 94, 95]
    cafe = table.seat(0)["cafe"]
    assert [cafe[0]["guest"], cafe[1]["guest"], cafe[2]] == [96, 104, None]
    assert table.seat(0)["kronen"] == 3


def test_r39_each_of_the_two_guests_may_be_declined() -> None:
    seat = Seat(cafe={87: "2 cake, 2 coffee"}, hotel=RED_ROOM)
    table = Table(arrange(seats=[seat, Seat()]))
    table.play("movein 1 c1", "item 2", "stop", "item 2", "guest 5", "reveal 104")
    assert [guest is not None for guest in table.seat(0)["cafe"]] == [True, False, False]


def test_r40_one_batch_may_be_split_over_several_guests() -> None:
    table = Table(arrange(seats=[Seat(cafe={92: "", 65: "", 77: ""}, kronen=5), Seat()]))
    table.play("serve strudel 1", "serve coffee 2", "serve cake 3")
    assert table.seat(0)["kronen"] == 4
    assert [guest["served"] for guest in table.seat(0)["cafe"]] == [
        {"strudel": 1},
        {"coffee": 1},
        {"cake": 1},
    ]
    assert table.seat(0)["kitchen"] == {"strudel": 0, "cake": 0, "wine": 1, "coffee": 0}


def test_r40_the_unused_part_of_a_batch_is_lost_and_the_next_batch_costs_again() -> None:
    table = Table(arrange(seats=[Seat(cafe={92: "", 65: "", 77: ""}, kronen=2), Seat()]))
    table.play("serve strudel 1", "stop")
    assert table.seat(0)["kronen"] == 1
    table.play("serve coffee 2", "stop")
    assert table.seat(0)["kronen"] == 0
    assert table.offers("serve") == []


def test_r40_a_batch_moves_at_most_three_goods() -> None:
    seat = Seat(cafe={62: ""}, kitchen="1 strudel, 1 cake, 2 wine", kronen=5)
    table = Table(arrange(seats=[seat, Seat()]))
    table.play("serve strudel 1", "serve cake 1", "serve wine 1")
    assert table.decision.kind == "turn"
    assert table.seat(0)["kronen"] == 4
    table.play("serve wine 1")
    assert table.seat(0)["kronen"] == 3
    assert table.seat(0)["cafe"][0]["served"] == {"strudel": 1, "cake": 1, "wine": 2}
