"""Every emperor tile, its bonus and its penalty."""

from dataclasses import replace

import pytest

from hotelier import Seat
from tests.cards.emperor_rows import TILE_ROWS, TileRow
from tests.cards.row import Row, check

# For the tiles A, B and C: the round; where a seat must stand for the bonus, or to be left alone;
# and what the track then does to it.
ROUND = {"A": 3, "B": 5, "C": 7}
FOR_THE_BONUS = {
    "A": (6, "4 VP emperor_track, -3 steps"),
    "B": (8, "5 VP emperor_track, -5 steps"),
    "C": (10, "6 VP emperor_track, -7 steps"),
}
LEFT_ALONE = {
    "A": (4, "3 VP emperor_track, -3 steps"),
    "B": (6, "4 VP emperor_track, -5 steps"),
    "C": (8, "5 VP emperor_track, -7 steps"),
}


@pytest.mark.parametrize("row", TILE_ROWS, ids=lambda row: row.name)
def test_emperor_tile(row: TileRow) -> None:
    group = row.card[0]
    emperor, track = LEFT_ALONE[group] if row.lucky is None else FOR_THE_BONUS[group]
    tiles = [row.card if letter == group else f"{letter}1" for letter in "ABC"]
    check(
        Row(
            row.card,
            replace(row.lucky or Seat(), emperor=emperor),
            f"end; {row.bonus}; {row.penalty}",
            f"{track}, {row.gained}",
            flags=row.flags,
            rival=row.unlucky,
            rival_after=row.lost,
            table={
                "round_number": ROUND[group],
                "dice": "",
                "done": ["die_taken"],
                "tiles": tiles,
            },
        )
    )
