"""The clarifications C-10 to C-14: bonuses and penalties of the emperor."""

import pytest

from hotelier import Seat
from tests.scenarios.emperor import emperor_comes

EMPTY = {"strudel": 0, "cake": 0, "wine": 0, "coffee": 0}
ONE_EACH = {"strudel": 1, "cake": 1, "wine": 1, "coffee": 1}


@pytest.mark.parametrize(
    ("answer", "kronen", "kitchen"), [("avoid", 0, ONE_EACH), ("stop", 1, EMPTY)]
)
def test_c10_the_conference_manager_asks_whoever_has_a_krone(
    answer: str, kronen: int, kitchen: dict[str, int]
) -> None:
    table = emperor_comes("A2", Seat(staff=[26], kronen=1))
    assert table.decision.seat == 0
    assert table.offered == ["avoid", "stop"]
    table.play(answer)
    assert table.seat(0)["kronen"] == kronen
    assert table.seat(0)["kitchen"] == kitchen


def test_c10_he_asks_even_if_the_penalty_would_take_nothing() -> None:
    table = emperor_comes("A2", Seat(staff=[26], kronen=1, kitchen=""))
    assert table.offered == ["avoid", "stop"]


def test_c10_without_a_krone_there_is_nothing_to_ask() -> None:
    table = emperor_comes("A2", Seat(staff=[26], kronen=0))
    assert table.decision.kind == "roll_dice"
    assert table.seat(0)["kitchen"] == EMPTY


def test_c11_hand_cards_go_under_the_deck_in_the_order_the_player_names() -> None:
    table = emperor_comes("A3", Seat(hand=[10, 20, 30]))
    table.play("suffer")
    assert table.offered == ["return 10", "return 20", "return 30"]
    table.play("return 30")
    assert table.offered == ["return 10", "return 20"]
    table.play("return 10")
    assert table.seat(0)["hand"] == [20]
    under = [(entry["staff"], entry["seat"]) for entry in table.game.to_dict()["under_deck"]]
    assert under == [(30, 0), (10, 0)]


def test_c11_so_do_three_hand_cards_after_the_fifth_round() -> None:
    table = emperor_comes("B3", Seat(hand=[10, 20, 30]))
    table.play("suffer", "return 20", "return 30", "return 10")
    under = [entry["staff"] for entry in table.game.to_dict()["under_deck"]]
    assert under == [20, 30, 10]


@pytest.mark.parametrize(
    ("steps", "under"),
    [
        (["hire 44", "return 46"], [46, 45]),
        (["hire 44", "return 45"], [45, 46]),
        (["stop", "return 46", "return 44"], [46, 44, 45]),
    ],
)
def test_c11_so_do_the_cards_on_offer_that_are_not_played(
    steps: list[str], under: list[int]
) -> None:
    table = emperor_comes("A3", Seat(emperor=6)).play("draw 44", "draw 45", "draw 46", *steps)
    assert [entry["staff"] for entry in table.game.to_dict()["under_deck"]] == under


@pytest.mark.parametrize(
    ("edition", "before", "steps", "after"),
    [
        # The nearest room below in the same column goes without a question.
        ("classic", "....B/...../....Y/....B", [], "...../...../...../....B"),
        ("ru", "....B/...../....Y/....B", [], "...../...../...../....B"),
        # Any room below in the same column, by the Polish book.
        ("pl-2016", "....B/...../....Y/....B", ["remove e1"], "...../...../....Y/....."),
        ("pl-2016", "....B/...../....Y/....B", ["remove e2"], "...../...../...../....B"),
        # A column without a second room: no other takes its place.
        ("classic", "....B/...../...R./....b", [], "...../...../...R./....b"),
        ("pl-2016", "....B/...../...R./....b", [], "...../...../...R./....b"),
        # Only one row has occupied rooms: one room is all.
        ("retail-2022", "...RB/...../...../b....", ["remove d4"], "....B/...../...../b...."),
        ("classic", "...../...../...../BY...", ["remove a1"], "...../...../...../.Y..."),
        # Two rows: one room of each.
        ("retail-2022", "....B/...../YY.../BY...", ["remove a2"], "...../...../.Y.../BY..."),
        # Nothing is occupied: nothing is lost.
        ("classic", "...../...../y..../by...", [], "...../...../y..../by..."),
    ],
)
def test_c12_the_last_penalty_takes_no_other_room_than_its_rule_finds(
    edition: str, before: str, steps: list[str], after: str
) -> None:
    table = emperor_comes("C2", Seat(hotel=before), edition=edition).play(*steps)
    assert table.game.is_over
    assert table.seat(0)["hotel"] == after.split("/")
    assert table.game.scores[0]["emperor_tiles"] == 0


def test_c12_by_the_polish_book_the_second_room_is_the_players_choice() -> None:
    table = emperor_comes("C2", Seat(hotel="....B/....Y/....Y/....B"), edition="pl-2016")
    assert table.offered == ["remove e1", "remove e2", "remove e3"]


@pytest.mark.parametrize(
    ("answers", "hand", "removed", "points"),
    [(["suffer", "discard 31"], [5], [31], 0), (["losepoints"], [5, 31], [], -10)],
)
def test_c13_by_the_chinese_book_a_card_of_the_hand_leaves_the_game(
    answers: list[str], hand: list[int], removed: list[int], points: int
) -> None:
    """The Chambermaid; neither the Groom, who is no card for the end, nor the Clerk in play."""
    table = emperor_comes("C4", Seat(hand=[5, 31], staff=[30]), edition="zh-2015")
    assert table.offered == ["suffer", "losepoints"]
    table.play(answers[0])
    if answers[1:]:
        assert table.offered == ["discard 31"]
        table.play(answers[1])
    assert table.seat(0)["hand"] == hand
    assert [card["staff"] for card in table.seat(0)["staff"]] == [30]
    assert table.game.to_dict()["staff_removed"] == removed
    assert table.game.scores[0]["emperor_tiles"] == points


def test_c13_without_such_a_card_in_the_hand_ten_points_are_lost() -> None:
    table = emperor_comes("C4", Seat(hand=[5], staff=[30]), edition="zh-2015")
    assert table.game.scores[0]["emperor_tiles"] == -10
    assert [card["staff"] for card in table.seat(0)["staff"]] == [30]


@pytest.mark.parametrize(("tile", "emperor"), [("B4", 8), ("C2", 10)])
def test_c14_in_an_empty_hotel_the_emperors_room_lies_bottom_left(tile: str, emperor: int) -> None:
    table = emperor_comes(tile, Seat(hotel="...../...../...../.....", emperor=emperor))
    assert table.offered == ["room a1", "stop"]
    table.play("room a1")
    assert table.seat(0)["hotel"] == [".....", ".....", ".....", "B...."]
    assert table.game.scores[0]["groups"] == 2
