"""Rulings about the end of the game: Operator and Secretary."""

from typing import Any

import pytest

from hotelier import Seat
from hotelier.errors import BadPosition
from tests.scenarios.emperor import emperor_comes
from tests.table import Table


def end_staff(table: Table, seat: int = 0) -> int:
    """What the game-end staff of a seat has scored."""
    assert table.game.is_over
    return table.game.scores[seat]["game_end_staff"]


def final(*seats: Seat, **more: Any) -> Table:
    """The end of a game whose last tile concerns nobody (all on spaces 8 or 9)."""
    return emperor_comes("C1", *seats, **more)


@pytest.mark.parametrize(("flags", "points"), [({}, 18), ({"operator_cap": 12}, 12)])
def test_r16_the_operator_counts_steps_of_a_pool_attendant_played_by_the_last_bonus(
    flags: dict[str, Any], points: int
) -> None:
    table = emperor_comes("C4", Seat(emperor=13, staff=[41], hand=[45]), flags=flags)
    table.play("hire 45")
    assert table.seat(0)["emperor"] == 13 - 7 + 3
    assert end_staff(table) == points


def test_r16_the_operator_counts_steps_of_a_yellow_group_filled_by_the_last_bonus() -> None:
    seat = Seat(emperor=13, staff=[41], hotel="...../...../Y..../bY...")
    table = emperor_comes("C2", seat).play("room b2")
    assert table.seat(0)["emperor"] == 13 - 7 + 6
    assert end_staff(table) == 24


@pytest.mark.parametrize("edition", ["classic", "en-2015", "ru", "retail-2022"])
def test_r16_without_such_a_bonus_the_operator_is_worth_twelve_at_most(edition: str) -> None:
    table = final(Seat(emperor=13, staff=[41]), Seat(emperor=8, staff=[]), edition=edition)
    assert end_staff(table) == 12
    assert table.game.scores[0]["emperor_track"] == 9


def test_r17_the_secretary_values_the_card_of_another_player_on_the_own_hotel() -> None:
    own = Seat(emperor=8, staff=[29], hotel="...../...../...../BYRRB")
    rival = Seat(emperor=8, staff=[28], hotel="...../B.B../...../B...B")
    table = final(own, rival)
    assert end_staff(table, 0) == 3 * 2
    assert end_staff(table, 1) == 3 * 4


@pytest.mark.parametrize(
    ("first", "second", "points"),
    [([27], [31], 6), ([31], [27], 6), ([30, 31], [28], 6), ([30], [31], 5), ([30], [], 3)],
)
def test_r17_the_best_card_of_all_other_players_is_chosen(
    first: list[int], second: list[int], points: int
) -> None:
    own = Seat(emperor=8, staff=[29], hotel="...../...../...../BYRRB")
    table = final(own, Seat(emperor=8, staff=first), Seat(emperor=8, staff=second))
    assert end_staff(table) == points


@pytest.mark.parametrize(
    "rival",
    [
        Seat(emperor=8),
        Seat(emperor=8, hand=[28, 31]),
        Seat(emperor=8, staff=[1, 12, 21, 23], hotel="...../...../...../BYRRB"),
    ],
)
def test_r17_without_a_game_end_card_in_play_of_another_the_secretary_scores_nothing(
    rival: Seat,
) -> None:
    own = Seat(emperor=8, staff=[29], hotel="...../...../...../BYRRB")
    assert end_staff(final(own, rival)) == 0


def test_r17_the_secretary_copies_no_card_of_her_own_player() -> None:
    own = Seat(emperor=8, staff=[29, 31], hotel="...../...../...../BYRRB")
    assert end_staff(final(own, Seat(emperor=8))) == 5


def test_r17_a_rival_gains_nothing_from_a_secretary() -> None:
    rival = Seat(emperor=8, staff=[31], hotel="...../...../...../BYRRB")
    assert end_staff(final(Seat(emperor=8, staff=[29]), rival), 1) == 5


def test_r17_there_is_one_secretary_only_so_that_no_chain_can_arise() -> None:
    with pytest.raises(BadPosition, match="staff card 29 is in two places"):
        final(Seat(emperor=8, staff=[29]), Seat(emperor=8, staff=[29]))


@pytest.mark.parametrize(
    ("edition", "each"), [("classic", 2), ("en-2015", 4), ("ru", 2), ("retail-2022", 2)]
)
def test_r17_copying_the_assistant_manager_counts_the_own_staff_with_the_secretary(
    edition: str, each: int
) -> None:
    own = Seat(emperor=8, staff=[29, 1, 2])
    rival = Seat(emperor=8, staff=[32, 3, 4, 5, 6])
    table = final(own, rival, edition=edition)
    assert [end_staff(table, 0), end_staff(table, 1)] == [3 * each, 5 * each]


def test_r17_copying_the_marketing_director_counts_the_own_disks() -> None:
    own = Seat(emperor=8, staff=[29], claimed="AC")
    rival = Seat(emperor=8, staff=[40], claimed="A")
    table = final(own, rival)
    assert [end_staff(table, 0), end_staff(table, 1)] == [10, 5]


def test_r17_copying_the_operator_counts_the_own_position() -> None:
    table = final(Seat(emperor=9, staff=[29]), Seat(emperor=8, staff=[41]))
    assert [end_staff(table, 0), end_staff(table, 1)] == [2 * 2, 2 * 1]
