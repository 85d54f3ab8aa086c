"""The examples T-12, T-25 to T-29, T-37 and T-39 of the rules: the emperor comes."""

import pytest

from hotelier import Seat
from tests.scenarios.emperor import emperor_comes


@pytest.mark.parametrize(
    ("tile", "before", "points", "after", "what"),
    [
        ("A1", 6, 4, 3, "bonus_received"),
        ("A1", 5, 4, 2, None),
        ("A1", 4, 3, 1, None),
        ("A1", 3, 3, 0, "penalty_suffered"),
        ("B2", 8, 5, 3, "bonus_received"),
        ("B2", 7, 5, 2, None),
        ("B2", 6, 4, 1, None),
        ("B2", 5, 4, 0, "penalty_suffered"),
        ("C1", 10, 6, 3, "bonus_received"),
        ("C1", 9, 6, 2, None),
        ("C1", 8, 5, 1, None),
        ("C1", 7, 5, 0, "penalty_suffered"),
    ],
)
def test_t12_the_space_after_moving_back_decides_between_bonus_and_penalty(
    tile: str, before: int, points: int, after: int, what: str | None
) -> None:
    table = emperor_comes(tile, Seat(emperor=before))
    assert table.game.scores[0]["emperor_track"] == points
    assert table.seat(0)["emperor"] == after
    met = [*table.happened("bonus_received"), *table.happened("penalty_suffered")]
    assert [(event["event"], event["seat"]) for event in met] == ([(what, 0)] if what else [])


def test_t12_the_bonus_of_the_tile_is_received() -> None:
    table = emperor_comes("A1", Seat(emperor=6), Seat(emperor=4))
    assert [table.seat(seat)["kronen"] for seat in (0, 1)] == [13, 10]


def test_t25_whoever_cannot_pay_three_kronen_loses_five_points_without_being_asked() -> None:
    table = emperor_comes("A1", Seat(kronen=2))
    assert table.decision.kind == "roll_dice"
    assert table.seat(0)["kronen"] == 2
    assert table.game.scores[0]["emperor_tiles"] == -5


@pytest.mark.parametrize(("answer", "kronen", "points"), [("suffer", 0, 0), ("losepoints", 3, -5)])
def test_t25_whoever_can_pay_three_kronen_chooses(answer: str, kronen: int, points: int) -> None:
    table = emperor_comes("A1", Seat(kronen=3))
    assert table.offered == ["suffer", "losepoints"]
    assert table.decision.seat == 0
    table.play(answer)
    assert table.seat(0)["kronen"] == kronen
    assert table.total(0) == points


def test_t25_by_the_revision_of_2022_kronen_are_lost_without_a_choice() -> None:
    table = emperor_comes("A1", Seat(kronen=3), edition="retail-2022")
    assert table.decision.kind == "roll_dice"
    assert table.seat(0)["kronen"] == 0
    assert table.total(0) == 0


@pytest.mark.parametrize(
    ("edition", "after"),
    [
        ("classic", [".....", ".....", "Y....", "B...."]),
        ("en-2015", [".....", ".....", "Y....", "B...."]),
        ("de-2015", [".....", "b....", ".....", ".y..."]),
    ],
)
def test_t26_the_penalty_takes_free_or_by_the_german_book_occupied_rooms(
    edition: str, after: list[str]
) -> None:
    """Free rooms in rows 3 and 1, occupied ones in rows 2 and 1: the highest goes first."""
    table = emperor_comes("B4", Seat(hotel="...../b..../Y..../By..."), edition=edition)
    assert table.offered == ["suffer", "losepoints"]
    table.play("suffer")
    assert table.seat(0)["hotel"] == after
    assert table.total(0) == 0


def test_t26_without_two_occupied_rooms_the_german_book_takes_seven_points() -> None:
    hotel = Seat(hotel="...../b..../y..../By...")
    table = emperor_comes("B4", hotel, edition="de-2015")
    assert table.total(0) == -7
    assert table.seat(0)["hotel"] == [".....", "b....", "y....", "By..."]


@pytest.mark.parametrize(
    ("edition", "choice", "after"),
    [
        ("classic", "e4", ["...R.", ".....", ".....", "....."]),
        ("classic", "d4", ["....B", ".....", "....Y", "....."]),
        ("retail-2022", "e4", ["...R.", ".....", ".....", "....."]),
        ("retail-2022", "d4", ["....B", ".....", ".....", "....."]),
    ],
)
def test_t27_the_penalty_takes_an_occupied_room_on_top_and_one_below(
    edition: str, choice: str, after: list[str]
) -> None:
    """Below in the same column; by the revision of 2022 anywhere in the next row that has one."""
    hotel = Seat(hotel="...RB/...../....Y/.....")
    table = emperor_comes("C2", hotel, edition=edition)
    assert table.offered == ["remove d4", "remove e4"]
    table.play(f"remove {choice}")
    assert table.game.is_over
    assert table.seat(0)["hotel"] == after


def test_t28_whoever_has_no_card_for_the_end_of_the_game_in_play_loses_ten_points() -> None:
    """A Butler in play and a Chambermaid in the hand do not help."""
    table = emperor_comes("C4", Seat(staff=[9], hand=[31]))
    assert table.game.is_over
    assert table.game.scores[0]["emperor_tiles"] == -10
    assert table.game.to_dict()["staff_removed"] == []
    assert table.seat(0)["hand"] == [31]


def test_t29_the_penalty_takes_the_goods_of_a_satisfied_guest_who_must_be_served_anew() -> None:
    knight = Seat(cafe={65: "1 coffee"})
    table = emperor_comes("B1", knight, start=1)
    assert table.seat(0)["cafe"][0]["served"] == {}
    assert table.seat(0)["kitchen"] == {"strudel": 0, "cake": 0, "wine": 0, "coffee": 0}
    table.roll("2211334455")
    assert table.decision.seat == 0
    assert table.offers("movein") == []
    table.play("die 2", "fine 1", "place coffee 1", "movein 1 a1")
    assert table.game.scores[0]["guests"] == 3


def test_t37_the_start_player_puts_cards_back_before_the_next_player_looks() -> None:
    """Seat 1 starts; the deck holds just three cards."""
    pleased = Seat(emperor=6)
    table = emperor_comes("A3", pleased, pleased, start=1, staff_deck=[5, 17, 45])
    assert table.decision.for_seat == 1
    table.play("draw 5", "draw 17", "draw 45")
    assert (table.decision.seat, table.decision.kind) == (1, "staff_on_offer")
    table.play("hire 45", "return 17")
    assert table.seat(1)["kronen"] == 10
    assert table.seat(1)["emperor"] == 3 + 3
    assert (table.decision.seat, table.decision.kind) == (0, "staff_on_offer")
    assert table.offered == ["hire 5", "hire 17", "stop"]
    drawn = [(event["seat"], event["staff"]) for event in table.happened("staff_drawn")]
    assert drawn == [(1, 5), (1, 17), (1, 45), (0, 17), (0, 5)]
    table.play("hire 5")
    assert table.seat(0)["kronen"] == 10 - 1
    assert [entry["staff"] for entry in table.game.to_dict()["under_deck"]] == [17]


def test_t39_a_goal_first_reached_by_the_last_bonus_brings_no_disk() -> None:
    """The occupied room completes the second full row, too late for the politics card."""
    hotel = Seat(hotel="...../...../YYRR./BYRRB", emperor=10)
    table = emperor_comes("C2", hotel, politics=(105, 109, 113))
    assert table.decision.kind == "prepare_occupied"
    table.play("room e2")
    assert table.game.is_over
    assert table.seat(0)["hotel"][2:] == ["YYRRY", "BYRRB"]
    assert table.game.to_dict()["politics"][1]["disks"] == []
    assert table.game.scores[0]["politics"] == 0


def test_t39_no_card_can_be_claimed_while_the_emperor_is_there() -> None:
    rich = Seat(hotel="...../...../YYRR./BYRRB", emperor=10, kronen=20)
    table = emperor_comes("C2", rich, politics=(105, 109, 113))
    assert table.offers("claim") == []
    assert table.refuses("claim A")
