"""The examples T-01 to T-40 of the rules."""

from hotelier import Seat, arrange
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
