"""Every staff card at work."""

import pytest

from hotelier import Seat, arrange
from tests.cards.row import Row, changes, check, play
from tests.cards.staff_die_rows import DIE_ROWS, REACTS_TO
from tests.cards.staff_end_rows import END_ROWS, EndRow
from tests.cards.staff_house_rows import HOUSE_ROWS
from tests.cards.staff_once_rows import ONCE_ROWS, ROUND_ROWS
from tests.table import Table


@pytest.mark.parametrize(
    "row", [*ROUND_ROWS, *ONCE_ROWS, *DIE_ROWS, *HOUSE_ROWS], ids=lambda row: row.name
)
def test_staff(row: Row) -> None:
    check(row)


@pytest.mark.parametrize(
    ("card", "face"),
    [(card, face) for card, faces in REACTS_TO.items() for face in "12345" if face not in faces],
)
def test_staff_does_not_react_to_another_die(card: int, face: str) -> None:
    """The turn goes as it would with a card in play that reacts to no die."""
    choices = {"1": "fine 1", "2": "fine 1", "3": "room a2; room b1", "4": "steps 1", "5": "hire 3"}
    results = []
    for staff in (card, 24):
        table = Table(arrange(seats=[Seat(staff=[staff], hand=[3]), Seat()]))
        before = table.game.to_dict()
        play(table, f"die {face}; {choices[face]}; end")
        results.append(changes(before, table.game.to_dict(), 0))
    assert results[0] == results[1]


@pytest.mark.parametrize("row", END_ROWS, ids=lambda row: row.name)
def test_game_end_staff(row: EndRow) -> None:
    seat = {"emperor": 8, "hotel": row.hotel, "staff": [row.card, *row.staff], **row.seat}
    table = Table(
        arrange(
            seats=[Seat(**seat), Seat(emperor=8, staff=row.rival_staff)],
            round_number=7,
            dice="",
            done=["die_taken"],
            tiles=["A1", "B1", row.tile],
            flags=row.flags,
        )
    )
    play(table, row.choices)
    assert table.game.is_over
    assert table.game.scores[0]["game_end_staff"] == row.points
