"""The examples T-18 to T-21 of the rules: passing and rolling again."""

import pytest

from hotelier import Seat, arrange
from tests.table import Table


def test_t18_when_all_pass_one_die_is_binned_and_the_lowest_number_acts_first() -> None:
    table = Table(arrange(dice="1122334456", start=1, turn=1)).play("pass", "pass")
    position = table.game.to_dict()
    assert position["dustbin"] == 1
    assert position["dice"] == [0] * 6
    assert table.decision.kind == "roll_dice"
    table.roll("112233445")
    assert table.decision.kind == "turn"
    assert table.decision.seat == 1
    assert table.game.to_dict()["dice"] == [2, 2, 2, 2, 1, 0]
    assert table.game.to_dict()["passed"] == []
    assert [table.seat(seat)["dice"] for seat in (0, 1)] == [[None, None]] * 2
    assert table.happened("turn_started")[-1]["number"] == 1


def test_t19_when_the_last_die_is_binned_the_round_ends_and_open_numbers_are_lost() -> None:
    table = Table(arrange(dice="4", turn=1, seats=[Seat(dice=[1]), Seat(dice=[2])]))
    table.play("pass", "pass")
    assert table.happened("dice_rerolled")[0]["dice"] == 0
    assert table.happened("round_ended")[0]["round"] == 1
    position = table.game.to_dict()
    assert position["round"] == 2
    assert position["start"] == 1
    assert position["dustbin"] == 0
    assert position["pending"][-1]["frame"] == "roll_dice"
    assert position["pending"][-1]["count"] == 10


@pytest.mark.parametrize(
    "steps",
    [
        ["guest 5", "reveal 100"],
        ["serve wine 2"],
        ["claim A"],
        ["movein 1 b1"],
        ["staff 1"],
    ],
)
def test_t20_whoever_has_done_anything_in_a_turn_cannot_pass_any_more(steps: list[str]) -> None:
    """A guest taken, a guest served, a politics card, a move-in, a once-per-round card."""
    busy = Seat(hotel="...../...../...../by...", kronen=20, cafe={51: "1 wine", 49: ""}, staff=[1])
    table = Table(arrange(seats=[busy, Seat()], row=[63, 64, 65, 66, 67]))
    assert "pass" in table.offered
    table.play(*steps)
    assert table.decision.kind == "turn"
    assert table.decision.seat == 0
    assert table.refuses("pass")


def test_t21_of_two_players_one_who_passes_first_plays_both_turns_last() -> None:
    table = Table(arrange(dice="1122334456"))
    table.play("pass")
    table.play("die 1", "fine 0", "end", "die 2", "fine 0", "end")
    assert table.happened("dice_rerolled")[0]["seat"] == 0
    table.roll("1245566").play("die 1", "end", "die 2", "end")
    turns = [(event["seat"], event["number"]) for event in table.happened("turn_started")]
    assert turns == [(1, 2), (1, 3), (0, 1), (0, 4)]
    assert table.game.to_dict()["round"] == 2
