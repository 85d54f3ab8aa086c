"""The clarifications C-05, C-06, C-22 and C-23: E. Gizia's extra turn, and when additional actions
are open.

By the Russian book additional actions, move-ins among them, wait for the die, so the guest moves in
after it.
"""

import pytest

from hotelier import Seat, arrange
from tests.table import Table

GIZIA = {97: "2 strudel, 1 wine", 66: ""}
"""Beside her sits a Landgrave who would like a cake and a coffee."""


def _extra_turn(
    edition: str, dice: str, kronen: int = 10, flags: dict[str, str] | None = None
) -> Table:
    """Her host has taken a die and moves her in."""
    host = Seat(hotel="...../...../...../by...", cafe=GIZIA, kronen=kronen, staff=[1], dice=[1])
    seats = [host, Seat()]
    game = arrange(dice=dice, seats=seats, edition=edition, flags=flags, done=["die_taken"])
    return Table(game).play("movein 1 b1")


@pytest.mark.parametrize("edition", ["classic", "en-2015", "de-2015", "zh-2015", "pl-2016"])
def test_c05_an_extra_turn_may_be_ended_without_an_action(edition: str) -> None:
    table = _extra_turn(edition, "3345")
    assert "end" in table.offered
    assert {"use 3", "use 3+", "guest 5", "serve cake 2", "staff 1"} <= set(table.offered)
    table.play("end")
    assert table.decision.seat == 0
    assert table.offers("use", "guest", "die") == []
    table.play("end")
    assert table.decision.seat == 1


def test_c05_by_the_russian_book_the_action_is_compulsory_and_comes_before_additional_ones() -> (
    None
):
    table = _extra_turn("ru", "3345")
    assert table.refuses("end")
    assert table.refuses("pass")
    assert table.offers("serve", "staff", "claim", "movein") == []
    assert {"use 3", "use 3+", "guest 5"} <= set(table.offered)
    table.play("use 4", "steps 1")
    assert {"end", "serve cake 2", "staff 1"} <= set(table.offered)
    assert table.offers("use", "guest") == []


@pytest.mark.parametrize(("dice", "kronen"), [("", 10), ("66", 0)])
def test_c05_by_the_russian_book_the_extra_turn_is_open_if_no_space_can_be_chosen(
    dice: str, kronen: int
) -> None:
    """No die is left, or only sixes that cannot be paid."""
    table = _extra_turn("ru", dice, kronen)
    assert table.offers("use", "die") == []
    assert {"end", "guest 5", "staff 1"} <= set(table.offered)
    table.play("staff 1", "end")
    assert table.decision.seat == 0


def test_c05_by_the_revision_of_2022_only_effective_spaces_are_offered() -> None:
    """No hand card to hire; a six for a krone works as 1, 2, 3 or 4."""
    table = _extra_turn("retail-2022", "3566")
    assert table.decision.kind == "extra_action"
    assert table.offered == ["use 3", "use 6:1", "use 6:2", "use 6:3", "use 6:4", "stop"]
    table.play("use 6:2", "fine 1", "place coffee 2")
    assert table.seat(0)["kronen"] == 9
    assert table.game.to_dict()["dice"] == [0, 0, 1, 0, 1, 2]
    assert table.seat(0)["dice"] == [1, None]


def test_c05_by_the_revision_of_2022_the_action_may_be_declined_or_lapses() -> None:
    table = _extra_turn("retail-2022", "33").play("stop")
    assert table.decision.kind == "turn"
    assert "end" in table.offered
    table = _extra_turn("retail-2022", "5")
    assert table.decision.kind == "turn"
    assert table.happened("effect_lapsed")[0]["decision"] == "extra_action"


def test_c06_by_the_russian_book_a_politics_card_is_claimed_only_from_the_die_on() -> None:
    table = Table(arrange(dice="1144", seats=[Seat(kronen=20), Seat()], edition="ru"))
    assert table.refuses("claim A")
    table.play("guest 5", "reveal 104")
    assert table.refuses("claim A")
    table.play("die 1")
    assert table.offered == ["fine 0", "fine 1", "claim A"]
    table.play("claim A", "fine 0")
    assert table.total(0) == 15


def test_c06_by_the_other_books_a_politics_card_may_be_claimed_first() -> None:
    table = Table(arrange(dice="1144", seats=[Seat(kronen=20), Seat()])).play("claim A")
    assert table.total(0) == 15
    assert "die 1" in table.offered


@pytest.mark.parametrize(
    ("edition", "flags"),
    [("classic", {"die_effect": "must_have_effect"}), ("retail-2022", {"gizia": "extra_turn"})],
)
def test_c22_an_extra_turn_may_be_ended_even_if_a_die_with_an_effect_is_there(
    edition: str, flags: dict[str, str]
) -> None:
    """Nobody is on hand to be hired, so the 5 alone has no effect."""
    table = _extra_turn(edition, "3345", flags=flags)
    assert table.offers("use") == ["use 3", "use 3+", "use 4", "use 4+"]
    table.play("end")
    assert table.decision.seat == 0
    assert table.offers("use", "guest", "die") == []


def test_c22_where_the_action_is_compulsory_it_cannot_be_left_out_while_one_has_an_effect() -> None:
    flags = {"die_effect": "must_have_effect"}
    table = _extra_turn("ru", "3345", flags=flags)
    assert table.offers("use") == ["use 3", "use 3+", "use 4", "use 4+"]
    assert table.refuses("end")
    assert "end" in _extra_turn("ru", "5", flags=flags).offered


def _reward_in_an_extra_turn() -> Table:
    """Only sixes and no krone, so all is open; then the Court Councillor brings 3 kronen."""
    host = Seat(
        hotel="...../...../...../byr..",
        cafe={97: "2 strudel, 1 wine", 84: "2 cake, 1 wine"},
        kronen=0,
        emperor=10,
        dice=[1],
    )
    politics = [108, 109, 113]
    seats = [host, Seat()]
    game = arrange(dice="66", seats=seats, politics=politics, edition="ru", done=["die_taken"])
    table = Table(game).play("movein 1 b1")
    assert table.offers("use") == []
    assert table.offers("claim") == ["claim A"]
    return table.play("movein 2 c1", "item 1")


def test_c23_a_claim_stays_allowed_in_a_reward_that_makes_a_space_usable() -> None:
    table = _reward_in_an_extra_turn()
    assert table.seat(0)["kronen"] == 3
    assert table.decision.kind == "free_guest"
    assert table.offers("claim") == ["claim A"]
    table.play("claim A")
    assert table.game.scores[0]["politics"] == 15
    assert table.decision.kind == "free_guest"


def test_c23_once_the_reward_is_settled_the_usable_space_closes_the_window() -> None:
    table = _reward_in_an_extra_turn().play("stop")
    assert "use 6:1" in table.offered
    assert table.refuses("claim A")
    table.play("use 6:1", "fine 0")
    assert table.offers("claim") == ["claim A"]
