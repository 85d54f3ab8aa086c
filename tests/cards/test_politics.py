"""Every politics card: claimed when the goal is reached, and not one step before."""

from dataclasses import replace

import pytest

from hotelier import Seat, arrange
from tests.cards.politics_rows import POLITICS_ROWS, PoliticsRow
from tests.cards.row import changes
from tests.table import Table

DAY_BOARDS = ["A", "C", "D"]


@pytest.mark.parametrize("row", POLITICS_ROWS, ids=lambda row: row.name)
def test_politics_card(row: PoliticsRow) -> None:
    for seat in row.reached:
        for disks, points in enumerate([15, 10, 5]):
            table = lay(row, seat, disks)
            before = table.game.to_dict()
            assert table.offers("claim") == [f"claim {row.group}"]
            table.play(f"claim {row.group}")
            changed = changes(before, table.game.to_dict(), 0)
            assert changed == [f"{points} VP politics", f"disk {row.group}"]
            assert table.refuses(f"claim {row.group}")
        assert lay(row, seat, 3).refuses(f"claim {row.group}")
    for seat in row.missed:
        assert lay(row, seat, 0).refuses(f"claim {row.group}")


def lay(row: PoliticsRow, seat: Seat, disks: int) -> Table:
    """Four players; so many others have claimed the card, and the player both other cards."""
    boards = ["night"] * 3 if seat.board == "night" else DAY_BOARDS
    rivals = [
        Seat(board=board, claimed=row.group if place < disks else "")
        for place, board in enumerate(boards)
    ]
    player = replace(seat, claimed="ABC".replace(row.group, ""))
    others = {"A": 105, "B": 109, "C": 113}
    politics = [(others | {row.group: row.card})[group] for group in "ABC"]
    return Table(arrange(seats=[player, *rivals], politics=politics))
