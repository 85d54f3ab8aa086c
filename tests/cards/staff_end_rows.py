"""Staff that scores at the end of the game: what each card is worth in a known hotel.

The hotel has 5 blue, 3 red and 6 yellow rooms occupied and a red one free, so 14 rooms occupied
and 15 tiles; row 1 and the columns a and e are full, and so are 6 groups: a1, e1, e4, the blue
pair a3 and a4, and both groups of three yellow rooms. Above it, the printed hotel::

    BRBRB      B . . . B
    BRBYY      B r . Y Y
    YYRRY      Y Y R . Y
    BYRRB      B Y R R B

On the emperor track everybody steps from 8 back to 1, which brings neither bonus nor penalty.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from tests.cards.row import row_name

HOTEL = "B...B/Br.YY/YYR.Y/BYRRB"


@dataclass(frozen=True)
class EndRow:
    """A game-end card, what there is to count, and the points of all game-end staff."""

    card: int
    points: int
    staff: Sequence[int] = ()  # other staff in play
    hotel: str = HOTEL
    rival_staff: Sequence[int] = ()
    seat: Mapping[str, Any] = field(default_factory=dict)
    tile: str = "C1"
    choices: str = "end"
    about: str = ""
    flags: Mapping[str, str | int] = field(default_factory=dict)

    @property
    def name(self) -> str:
        """How the row is called among the tests."""
        return row_name(self.card, self.about, self.flags)


NOTHING = "...../...../...../....."
POOL = {"emperor": 13, "hand": [45]}

END_ROWS = [
    EndRow(27, 9),
    EndRow(27, 12, hotel="...../...../..RR./..RR.", about="red rooms alone"),
    EndRow(28, 15),
    EndRow(29, 15, rival_staff=[28, 31]),
    EndRow(29, 14, rival_staff=[27, 31], about="another best card"),
    EndRow(29, 6, rival_staff=[32], staff=[24, 12], about="copies 32"),
    EndRow(29, 10, rival_staff=[40], seat={"claimed": "AC"}, about="copies 40"),
    EndRow(29, 0, rival_staff=[12, 24, 45], about="nothing to copy"),
    EndRow(30, 18),
    EndRow(30, 6, hotel="...../...../YY.../b....", about="no full group"),
    EndRow(31, 14),
    EndRow(32, 8, staff=[12, 24, 45], flags={"assistant_manager_vp": 2}),
    EndRow(32, 16, staff=[12, 24, 45], flags={"assistant_manager_vp": 4}),
    EndRow(34, 15),
    EndRow(37, 12),
    EndRow(40, 10, seat={"claimed": "AC"}),
    EndRow(40, 0, about="no disk"),
    EndRow(41, 2),
    EndRow(41, 12, seat={"emperor": 13}, about="from 13"),
    EndRow(41, 18, seat=POOL, tile="C4", choices="end; hire 45", about="hires 45"),
    EndRow(
        *(41, 12),
        seat=POOL,
        tile="C4",
        choices="end; hire 45",
        flags={"operator_cap": 12},
        about="hires 45",
    ),
    EndRow(46, 5),
    EndRow(46, 10, hotel="...../...../YYRRY/BYRRB", about="two rows"),
    EndRow(47, 10),
    EndRow(48, 12),
    EndRow(48, 0, hotel="...../...../Y...Y/BY..B", about="no red room"),
    EndRow(31, 0, hotel=NOTHING, about="no room"),
]
