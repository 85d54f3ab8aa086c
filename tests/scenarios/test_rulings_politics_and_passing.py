"""Rulings about politics claims, passing and the end of a round."""

import pytest

from hotelier import Seat, arrange
from tests.table import Table

RED_ROOM = "...../...../...../..r.."
THREE_OF_EACH_COLOUR = "...../B..../YYR../BYRRB"


def test_r18_a_condition_met_for_a_moment_is_claimed_while_a_reward_is_pending() -> None:
    seat = Seat(cafe={84: "2 cake, 1 wine"}, hotel=RED_ROOM, kronen=17)
    table = Table(arrange(seats=[seat, Seat()]))
    assert table.refuses("claim A")
    table.play("movein 1 c1", "item 1")
    assert table.decision.kind == "free_guest"
    table.play("claim A")
    assert table.decision.kind == "free_guest"
    assert table.game.scores[0]["politics"] == 15
    assert table.refuses("claim A")
    table.play("stop", "die 5+")
    assert table.seat(0)["kronen"] == 19
    assert table.game.to_dict()["politics"][0]["disks"] == [0]


def test_r18_several_politics_cards_may_be_claimed_in_one_turn() -> None:
    seat = Seat(kronen=20, hotel=THREE_OF_EACH_COLOUR)
    table = Table(arrange(seats=[seat, Seat()]))
    assert table.offers("claim") == ["claim A", "claim C"]
    table.play("claim A", "claim C")
    assert table.game.scores[0]["politics"] == 30
    assert table.offers("claim") == []


def test_r18_only_the_player_whose_turn_it_is_may_claim() -> None:
    table = Table(arrange(seats=[Seat(), Seat(kronen=20)]))
    assert table.decision.seat == 0
    assert table.offers("claim") == []
    assert table.play("pass").offers("claim") == ["claim A"]


def test_r20_no_guest_of_the_row_is_taken_after_the_die() -> None:
    table = Table(arrange(dice="55"))
    assert len(table.offers("guest")) == 5
    table.play("die 5")
    assert table.offers("guest") == []
    assert table.refuses("guest 5")


def test_r20_a_reward_brings_a_guest_after_the_die() -> None:
    table = Table(arrange(dice="55", seats=[Seat(cafe={63: "1 coffee"}), Seat()]))
    table.play("die 5", "movein 1 a1")
    assert len(table.offers("guest")) == 5
    table.play("guest 1", "reveal 104")
    assert table.seat(0)["kronen"] == 10
    assert table.offers("guest") == []


@pytest.mark.parametrize(
    "steps",
    [
        ["guest 5", "reveal 104"],
        ["serve strudel 2"],
        ["claim A"],
        ["movein 1 a1"],
        ["staff 1", "keep strudel"],
    ],
)
def test_r21_who_has_done_anything_in_this_turn_may_no_longer_pass(steps: list[str]) -> None:
    seat = Seat(kronen=20, cafe={65: "1 coffee", 92: ""}, staff=[1])
    table = Table(arrange(seats=[seat, Seat()]))
    assert "pass" in table.offered
    table.play(*steps)
    assert table.decision.kind == "turn"
    assert table.refuses("pass")


def test_r21_nobody_passes_after_taking_a_die() -> None:
    table = Table(arrange(dice="55")).play("die 5")
    assert table.refuses("pass")
    assert "end" in table.offered


def test_r22_a_pass_when_all_others_are_done_rolls_at_once_with_one_die_fewer() -> None:
    table = Table(arrange(dice="3456", seats=[Seat(), Seat(dice=[1, 2])]))
    table.play("pass")
    assert table.decision.is_chance
    assert [roll["dice"] for roll in table.happened("dice_rerolled")] == [3]
    table.roll("116")
    assert table.game.to_dict()["dice"] == [2, 0, 0, 0, 0, 1]
    assert table.game.to_dict()["dustbin"] == 10 - 2 - 3
    assert table.decision.seat == 0
    table.play("die 1", "fine 1", "end")
    assert table.decision.seat == 0
    assert "pass" in table.offered


def test_r22_passing_is_repeated_until_the_last_die_is_binned_and_the_turns_are_lost() -> None:
    table = Table(arrange(dice="345", seats=[Seat(), Seat(dice=[1, 2])]))
    table.play("pass").roll("66").play("pass").roll("1").play("pass")
    assert [roll["dice"] for roll in table.happened("dice_rerolled")] == [2, 1, 0]
    assert table.happened("round_ended") == [
        {"event": "round_ended", "round": 1, "because": {"kind": "turn"}}
    ]
    assert not table.happened("die_taken")
    assert table.game.to_dict()["round"] == 2
    assert [table.seat(number)["dice"] for number in (0, 1)] == [[None, None]] * 2


def test_r22_the_dice_wait_for_everyone_who_has_an_open_number_and_has_not_passed() -> None:
    seats = [Seat(), Seat(dice=[1]), Seat(dice=[1, 2])]
    table = Table(arrange(dice="3456", seats=seats))
    table.play("pass")
    assert table.decision.seat == 1
    table.play("pass")
    assert table.decision.is_chance
    table.roll("123")
    assert table.decision.seat == 0


@pytest.mark.parametrize("players", [2, 3, 4])
def test_r48_the_tiles_move_on_also_after_a_round_that_ended_early(players: int) -> None:
    for start in range(players):
        game = arrange(dice="5", seats=[Seat()] * players, start=start, turn=start)
        table = Table(game).play(*["pass"] * players)
        after = table.game.to_dict()
        assert after["round"] == 2
        assert after["start"] == (start + 1) % players
        assert table.happened("round_started")[0]["seat"] == (start + 1) % players


def test_r48_the_tiles_move_on_when_the_last_die_was_taken_before_all_numbers_were_covered() -> (
    None
):
    table = Table(arrange(dice="5", start=1, turn=0, seats=[Seat(), Seat(dice=[1])]))
    table.play("die 5", "end")
    assert table.seat(1)["dice"] == [None, None]
    assert table.game.to_dict()["start"] == 0
    table.roll("1234561234")
    assert table.decision.seat == 0
