"""The printed hotels: the night side, and the four day sides A to D. Bottom row first."""

from __future__ import annotations

from typing import Final

from hotelier.engine.hotel import Board

NIGHT: Final = Board("night", "BYRRB YYRRY BRBYY BRBRB")
DAY: Final = (
    Board("A", "RYRRY BYBBB BYRRY BYBBR"),
    Board("B", "BYRRR BYRBY BRBRY YBBRB"),
    Board("C", "RBRYR RBYYY RYRBB BYRBY"),
    Board("D", "RBRRB YBYYY YBBRB RRRYB"),
)
BOARDS: Final = (NIGHT, *DAY)
