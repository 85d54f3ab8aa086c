"""The examples T-30 to T-32 of the rules: E. Gizia's extra turn, and the Groom."""

import pytest

from hotelier import Seat, arrange
from tests.table import Table

GIZIA = {97: "2 strudel, 1 wine"}


def test_t30_the_extra_turn_has_a_guest_and_an_action_but_takes_no_die() -> None:
    """Two dice on 3, the Interior Architect in play, the own die not taken yet."""
    host = Seat(hotel="...../...../...../by...", cafe=GIZIA, staff=[19])
    table = Table(arrange(dice="335", seats=[host, Seat()], row=[63, 64, 65, 66, 67]))
    table.play("movein 1 b1")
    assert table.total(0) == 4
    assert table.refuses("pass")
    assert table.offers("die") == []
    assert table.offers("use") == ["use 3", "use 3+", "use 5", "use 5+"]
    table.play("guest 5", "reveal 100", "use 3")
    assert table.happened("dice_used")[0]["strength"] == 2
    table.play("room a2", "room a3")
    assert table.decision.kind == "turn"
    assert table.offers("use", "guest", "room") == []
    assert table.total(0) == 4
    assert table.seat(0)["kronen"] == 10 - 1 - 2
    assert table.game.to_dict()["dice"] == [0, 0, 2, 0, 1, 0]
    assert table.seat(0)["dice"] == [None, None]
    table.play("end")
    assert table.decision.seat == 0
    assert table.refuses("pass")
    assert table.refuses("end")
    assert table.offers("guest")
    table.play("die 3")
    assert table.total(0) == 4 + 5
    assert table.game.to_dict()["dice"] == [0, 0, 1, 0, 1, 0]
    assert table.seat(0)["dice"] == [3, None]


def test_t30_the_extra_turn_may_be_boosted() -> None:
    host = Seat(hotel="...../...../...../by...", cafe=GIZIA, staff=[19])
    table = Table(arrange(dice="335", seats=[host, Seat()])).play("movein 1 b1", "use 3+")
    assert table.seat(0)["kronen"] == 9
    table.play("room c1", "room d1", "room e1")
    assert table.decision.kind == "turn"
    assert table.seat(0)["hotel"][3] == "bYrrb"
    assert table.game.to_dict()["dice"][2] == 2


@pytest.mark.parametrize(("choice", "kronen"), [("use 1", 10), ("use 6:1", 9)])
def test_t30_staff_that_waits_for_a_die_adds_nothing_to_the_extra_turn(
    choice: str, kronen: int
) -> None:
    """Neither the Restaurant Manager nor the Kitchen Hand: two dice are two, a six has its fee."""
    host = Seat(hotel="...../...../...../by...", cafe=GIZIA, staff=[13, 17])
    table = Table(arrange(dice="1166", seats=[host, Seat()])).play("movein 1 b1", choice)
    assert table.happened("dice_used")[0]["strength"] == 2
    assert table.seat(0)["kronen"] == kronen


def test_t31_by_the_revision_of_2022_it_is_one_action_after_all_other_gains() -> None:
    """She closes a red pair (3 kronen) and the Custodian brings 1; the Groom waits for red guests.

    There is no guest, no boost, and no points of the Interior Architect.
    """
    host = Seat(hotel=".R.../.r.../yy.../by...", cafe=GIZIA, staff=[5, 19, 23])
    table = Table(arrange(dice="335", seats=[host, Seat()], edition="retail-2022"))
    table.play("movein 1 b3")
    assert table.decision.kind == "extra_action"
    assert table.seat(0)["kronen"] == 10 + 3 + 1
    assert table.total(0) == 4
    assert table.offered == ["use 3", "stop"]
    table.play("use 3", "room c1", "room d1")
    assert table.decision.kind == "turn"
    assert table.total(0) == 4
    assert table.game.to_dict()["dice"] == [0, 0, 2, 0, 1, 0]
    assert table.seat(0)["dice"] == [None, None]
    assert "die 3" in table.offered


@pytest.mark.parametrize(("edition", "completed"), [("classic", 9), ("en-2015", 11)])
def test_t32_the_groom_pays_at_the_move_in_or_by_the_book_of_2015_at_the_last_good(
    edition: str, completed: int
) -> None:
    """The Apothecary (1 krone) is served for 1 krone; there is no red room before the die."""
    host = Seat(hotel="...../...../...../by...", cafe={77: ""}, staff=[5])
    table = Table(arrange(dice="345", seats=[host, Seat()], edition=edition))
    table.play("serve cake 1")
    assert table.seat(0)["kronen"] == completed
    assert table.offers("movein") == []
    table.play("die 3", "room c1", "movein 1 c1")
    assert table.seat(0)["kronen"] == 12


@pytest.mark.parametrize("edition", ["classic", "retail-2022"])
def test_t31_the_extra_turn_begins_once_and_after_what_the_move_in_brings(edition: str) -> None:
    host = Seat(cafe=GIZIA, kronen=20)
    table = Table(arrange(dice="335", seats=[host, Seat()], edition=edition))
    table.play("movein 1 a1", "claim A", "use 3")
    told = [event["event"] for event in table.events]
    assert told.count("extra_turn_started") == 1
    assert told.index("group_completed") < told.index("extra_turn_started")
    assert told.index("extra_turn_started") < told.index("politics_claimed")
