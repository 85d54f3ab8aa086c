"""The emperor comes: positions at the end of the rounds 3, 5 and 7."""

from typing import Any

from hotelier import Seat, arrange
from tests.table import Table

ROUND_OF_TILE = {"A": 3, "B": 5, "C": 7}
SAFE = {"A": 4, "B": 6, "C": 8}


def emperor_comes(tile: str, *seats: Seat, **more: Any) -> Table:
    """Finish the last turn of the round of a tile; whoever is not given needs no decision."""
    everyone = [*seats, Seat(emperor=SAFE[tile[0]])] if len(seats) == 1 else seats
    tiles = ["A1", "B1", "C1"]
    tiles["ABC".index(tile[0])] = tile
    game = arrange(
        seats=everyone,
        round_number=ROUND_OF_TILE[tile[0]],
        tiles=tiles,
        dice="",
        done=["die_taken"],
        **more,
    )
    return Table(game).play("end")
