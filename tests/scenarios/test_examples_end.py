"""The examples T-33 to T-36 of the rules: the end of the game, and what stays secret."""

from collections.abc import Sequence

import pytest

from hotelier import Seat, arrange
from tests.scenarios.emperor import emperor_comes
from tests.table import Table


@pytest.mark.parametrize(
    ("hotel", "points"),
    [
        ("...../...../YY.../BYR..", 5),
        ("...../B..../Y..../B....", 6),
    ],
)
def test_t33_the_secretary_takes_the_best_card_of_a_rival_valued_at_home(
    hotel: str, points: int
) -> None:
    """Concierge: 3 for each blue room; Chambermaid: 1 for each room. The rival has far more."""
    rival = Seat(hotel="...../...../...../BYRRB", staff=[28, 31], emperor=8)
    table = emperor_comes("C1", Seat(hotel=hotel, staff=[29], emperor=8), rival)
    assert table.game.scores[0]["game_end_staff"] == points
    assert table.game.scores[1]["game_end_staff"] == 3 * 2 + 5


def test_t33_the_secretary_copies_no_card_of_her_own_employer() -> None:
    """His Receptionist counts 4 tiles, once; the rival's Concierge finds no blue room occupied."""
    host = Seat(hotel="...../...../y..../byr..", staff=[29, 34], emperor=8)
    table = emperor_comes("C1", host, Seat(staff=[28], emperor=8))
    assert table.game.scores[0]["game_end_staff"] == 4


def test_t34_final_scoring_counts_rooms_kronen_goods_and_guests_left() -> None:
    hotel = Seat(
        hotel="B..../B..../Y..../B....",
        kronen=4,
        kitchen="2 wine, 1 cake",
        cafe={68: "2 strudel"},
        emperor=8,
    )
    scores = emperor_comes("C1", hotel).game.scores[0]
    assert scores["occupied_rooms"] == 1 + 2 + 3 + 4
    assert scores["kronen"] + scores["goods"] == 7
    assert scores["guests_left"] == -5
    assert sum(scores.values()) == 12 + scores["emperor_track"]


def _tie(points: Sequence[int], kronen: Sequence[int], wine: Sequence[int]) -> list[Seat]:
    return [
        Seat(points=points[seat], kronen=kronen[seat], kitchen=f"{wine[seat]} wine", emperor=8)
        for seat in (0, 1)
    ]


@pytest.mark.parametrize(
    ("points", "kronen", "wine", "winners"),
    [
        ([0, 4], [6, 3], [2, 1], [0]),
        ([4, 0], [3, 6], [1, 2], [1]),
        ([0, 0], [6, 3], [1, 4], [0, 1]),
    ],
)
def test_t35_a_tie_is_broken_by_kronen_and_kitchen_goods_or_else_shared(
    points: list[int], kronen: list[int], wine: list[int], winners: list[int]
) -> None:
    table = emperor_comes("C1", *_tie(points, kronen, wine))
    assert table.total(0) == table.total(1)
    assert table.game.winners == winners


@pytest.mark.parametrize(("edition", "winners"), [("classic", [0, 1]), ("ru", [0])])
def test_t35_by_the_russian_book_goods_on_guests_break_a_tie_too(
    edition: str, winners: list[int]
) -> None:
    host = Seat(points=5, kitchen="", cafe={67: "2 coffee"}, emperor=8)
    table = emperor_comes("C1", host, Seat(kitchen="", emperor=8), edition=edition)
    assert table.total(0) == table.total(1)
    assert table.game.winners == winners


def _offer(hand: Sequence[int], offered: Sequence[int]) -> Table:
    """Seat 0 has moved the Baroness in and looks at three cards."""
    host = Seat(cafe={75: "2 wine, 2 coffee"}, hand=hand)
    table = Table(arrange(seats=[host, Seat(hand=[1, 2])])).play("movein 1 a1")
    return table.play(*(f"draw {card}" for card in offered))


@pytest.mark.parametrize("seat", [1, None])
def test_t36_others_see_neither_the_hand_nor_the_cards_on_offer(seat: int | None) -> None:
    """Two games that differ only in those cards look the same."""
    one = _offer([10, 11], [20, 21, 22])
    other = _offer([20, 30], [31, 10, 47])
    seen = one.game.view(seat).to_dict()
    assert seen == other.game.view(seat).to_dict()
    assert seen["seats"][0]["hand"] == 2
    assert seen["pending"][-1]["cards"] == 3
    assert one.game.view(seat).decision is None


def test_t36_the_owner_sees_hand_and_offer() -> None:
    seen = _offer([10, 11], [20, 21, 22]).game.view(0)
    assert seen.to_dict()["seats"][0]["hand"] == [10, 11]
    assert seen.to_dict()["seats"][1]["hand"] == 2
    assert seen.to_dict()["pending"][-1]["cards"] == [20, 21, 22]
    assert seen.decision is not None
    assert [str(option) for option in seen.decision.options] == [
        "hire 20",
        "hire 21",
        "hire 22",
        "stop",
    ]


def test_t36_events_name_drawn_and_returned_cards_to_the_owner_only() -> None:
    table = _offer([10, 11], [20, 21, 22]).play("stop")
    returned = table.game.apply("return 21")[0]
    assert returned.to_dict(seat=0)["staff"] == 21
    assert returned.to_dict(seat=1)["staff"] is None
    assert returned.to_dict()["staff"] is None
