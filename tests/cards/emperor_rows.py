"""The emperor's tiles: the bonus for seat 0, then the penalty for seat 1.

Rows without a bonus have a seat 0 that the emperor leaves alone.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field

from hotelier import Seat
from tests.cards.row import row_name

HOTEL = "...../b..../y..../byr.."
PHYSICAL = {"penalty_choice": "physical_first"}


@dataclass(frozen=True)
class TileRow:
    """Seat, choices and changes for the bonus; the same for the penalty."""

    card: str
    lucky: Seat | None
    bonus: str
    gained: str
    unlucky: Seat
    penalty: str
    lost: str
    about: str = ""
    flags: Mapping[str, str | int] = field(default_factory=dict)

    @property
    def name(self) -> str:
        """How the row is called among the tests."""
        return row_name(self.card, self.about, self.flags)


def penalty(
    card: str,
    unlucky: Seat,
    choices: str,
    lost: str,
    about: str = "",
    flags: Mapping[str, str | int] | None = None,
) -> TileRow:
    """A row without a bonus."""
    return TileRow(card, None, "", "", unlucky, choices, lost, about, flags or {})


BOTH_SIDES = [
    TileRow(
        "A1",
        *(Seat(kronen=10), "", "+3 kronen"),
        *(Seat(kronen=3), "suffer", "-3 kronen"),
    ),
    TileRow(
        "A2",
        *(Seat(kitchen=""), "choose cake; choose coffee", "+1 cake, +1 coffee"),
        Seat(kitchen="4 strudel, 1 wine", cafe={66: "1 cake"}),
        *("", "-4 strudel, -1 wine"),
    ),
    TileRow(
        "A3",
        Seat(kronen=3),
        "draw 2; draw 17; draw 45; hire 2; return 45",
        "-3 kronen, +staff 2, under 45 17",
        Seat(hand=[5, 6, 7]),
        "suffer; return 7; return 5",
        "-hand 5, -hand 7, under 7 5",
    ),
    TileRow(
        "A4",
        *(Seat(hotel=HOTEL, kronen=0), "!room c3; room a4", "a4 free"),
        *(Seat(hotel="...../Br.../yy.../byr.."), "suffer", "b3 empty"),
    ),
    TileRow(
        "B1",
        Seat(cafe={66: "1 cake"}),
        "!movein 1 a1; place coffee 1",
        "+1 strudel, +1 cake, +1 wine, 66 +1 coffee",
        Seat(kitchen="2 strudel", cafe={67: "2 coffee", 75: "1 wine"}),
        "",
        "-2 strudel, 67 -2 coffee, 75 -1 wine",
    ),
    TileRow(
        "B2",
        *(Seat(kronen=10), "", "+5 kronen"),
        *(Seat(kronen=5), "suffer", "-5 kronen"),
    ),
    TileRow(
        "B3",
        Seat(kronen=0),
        "draw 2; draw 17; draw 45; hire 2; return 17",
        "+staff 2, under 17 45",
        Seat(hand=[5, 6, 7, 8]),
        "suffer; return 7; return 5; return 6",
        "-hand 5, -hand 6, -hand 7, under 7 5 6",
    ),
    TileRow(
        "B4",
        *(Seat(hotel=HOTEL, kronen=0), "!room b3; !room a4; room c2", "c2 occupied"),
        *(Seat(hotel="...../b..../Y..../bYR.."), "suffer", "a3 empty, a1 empty"),
    ),
    TileRow(
        "C1",
        *(Seat(), "", "8 VP emperor_tiles"),
        *(Seat(), "", "-8 VP emperor_tiles"),
    ),
    TileRow(
        "C2",
        Seat(hotel="...../....y/....y/bYRRb", kronen=0),
        "!room c3; room e4",
        "e4 occupied, 2 VP printed_rooms, 2 VP groups",
        Seat(hotel="...RB/...../....Y/b...."),
        "!remove e2; remove e4",
        "e4 empty, e2 empty",
    ),
    TileRow(
        "C3",
        *(Seat(staff=[1, 12, 24, 45]), "", "8 VP emperor_tiles"),
        *(Seat(staff=[3, 4]), "", "-4 VP emperor_tiles"),
    ),
    TileRow(
        "C4",
        *(Seat(hand=[2], kronen=0), "hire 2", "-hand 2, +staff 2"),
        Seat(staff=[12, 28, 31]),
        "suffer; !discard 12; discard 28",
        "-staff 28, removed 28",
    ),
]

# A bonus that brings a choice may be declined; seat 1 cannot but lose points here, if anything.
DECLINED = [
    TileRow(
        "A3",
        *(Seat(), "draw 2; draw 17; draw 45; stop; return 45; return 2", "under 45 2 17"),
        *(Seat(), "", "-5 VP emperor_tiles"),
        about="declined",
    ),
    TileRow(
        "A4",
        *(Seat(), "stop", ""),
        *(Seat(hotel="...../...../...../B...."), "", "-5 VP emperor_tiles"),
        about="declined",
    ),
    TileRow(
        "B3",
        *(Seat(), "draw 2; draw 17; draw 45; stop; return 45; return 2", "under 45 2 17"),
        *(Seat(), "", "-7 VP emperor_tiles"),
        about="declined",
    ),
    TileRow("B4", Seat(), "stop", "", Seat(), "", "-7 VP emperor_tiles", about="declined"),
    TileRow("C2", Seat(), "stop", "", Seat(), "", "", about="declined"),
    TileRow("C4", Seat(hand=[2]), "stop", "", Seat(), "", "-10 VP emperor_tiles", about="declined"),
]

# The same penalties: points instead, no choice where the penalty cannot be paid in full, and by
# one edition no choice where it can.
ALTERNATIVES = [
    penalty("A1", Seat(kronen=3), "losepoints", "-5 VP emperor_tiles", "points"),
    penalty("A1", Seat(kronen=2), "", "-5 VP emperor_tiles", "too few"),
    penalty("A1", Seat(kronen=3), "", "-3 kronen", "", PHYSICAL),
    penalty("A1", Seat(kronen=2), "", "-5 VP emperor_tiles", "too few", PHYSICAL),
    penalty("A3", Seat(hand=[5, 6]), "losepoints", "-5 VP emperor_tiles", "points"),
    penalty("A3", Seat(hand=[5]), "", "-5 VP emperor_tiles", "too few"),
    penalty(
        *("A3", Seat(hand=[5, 6, 7]), "return 7; return 5", "-hand 5, -hand 7, under 7 5"),
        *("", PHYSICAL),
    ),
    penalty("A4", Seat(hotel=HOTEL), "losepoints", "-5 VP emperor_tiles", "points"),
    penalty("A4", Seat(hotel="...../...../Y..../BYR.."), "", "-5 VP emperor_tiles", "too few"),
    penalty("A4", Seat(hotel=HOTEL), "", "a3 empty", "", PHYSICAL),
    penalty(
        *("A4", Seat(hotel="...../br.../y..../b....")),
        *("suffer; !remove a1; remove a3", "a3 empty", "two in a row"),
    ),
    penalty("B2", Seat(kronen=5), "losepoints", "-7 VP emperor_tiles", "points"),
    penalty("B2", Seat(kronen=4), "", "-7 VP emperor_tiles", "too few"),
    penalty("B2", Seat(kronen=5), "", "-5 kronen", "", PHYSICAL),
    penalty("B3", Seat(hand=[5, 6, 7]), "losepoints", "-7 VP emperor_tiles", "points"),
    penalty("B3", Seat(hand=[5, 6]), "", "-7 VP emperor_tiles", "too few"),
    penalty(
        *("B3", Seat(hand=[5, 6, 7, 8]), "return 8; return 5; return 6"),
        *("-hand 5, -hand 6, -hand 8, under 8 5 6", "", PHYSICAL),
    ),
    penalty("B4", Seat(hotel=HOTEL), "losepoints", "-7 VP emperor_tiles", "points"),
    penalty("B4", Seat(hotel="...../...../Y..../bYR.."), "", "-7 VP emperor_tiles", "too few"),
    penalty("B4", Seat(hotel="...../b..../Y..../bYR.."), "", "a3 empty, a1 empty", "", PHYSICAL),
    penalty(
        *("B4", Seat(hotel="...../br.../y..../b....")),
        *("suffer; !remove a2; remove b3", "a3 empty, b3 empty", "two in a row"),
    ),
    penalty("C4", Seat(staff=[28]), "losepoints", "-10 VP emperor_tiles", "points"),
    penalty("C4", Seat(staff=[12], hand=[28]), "", "-10 VP emperor_tiles", "too few"),
    penalty("C4", Seat(staff=[28, 31]), "discard 31", "-staff 31, removed 31", "", PHYSICAL),
]

OCCUPIED = {"b4_penalty_rooms": "occupied"}
FROM_HAND = {"c4_source": "hand"}
TOP = Seat(hotel="...RB/...../....Y/b....")
COLUMN = Seat(hotel="....B/....Y/....Y/b....")

EDITIONS = [
    penalty(
        *("B4", Seat(hotel="...../b..../Y..../bYR.."), "suffer; !remove a1; remove c1"),
        *("a2 empty, c1 empty", "", OCCUPIED),
    ),
    penalty("B4", Seat(hotel=HOTEL), "", "-7 VP emperor_tiles", "too few", OCCUPIED),
    penalty("C2", TOP, "remove d4", "d4 empty", "nothing below", {"c2_penalty": "same_column"}),
    penalty("C2", COLUMN, "", "e4 empty, e3 empty", "three", {"c2_penalty": "same_column"}),
    penalty(
        *("C2", COLUMN, "!remove e4; !remove a1; remove e2", "e4 empty, e2 empty"),
        *("three", {"c2_penalty": "same_column_any"}),
    ),
    penalty(
        *("C2", TOP, "remove d4", "d4 empty"),
        *("nothing below", {"c2_penalty": "same_column_any"}),
    ),
    penalty("C2", TOP, "remove d4", "d4 empty, e2 empty", "", {"c2_penalty": "two_floors"}),
    penalty("C2", Seat(hotel=HOTEL), "", "", "none occupied"),
    penalty(
        *("C4", Seat(hand=[12, 28, 31]), "suffer; !discard 12; discard 28"),
        *("-hand 28, removed 28", "", FROM_HAND),
    ),
    penalty("C4", Seat(staff=[28]), "", "-10 VP emperor_tiles", "too few", FROM_HAND),
]

TILE_ROWS = [*BOTH_SIDES, *DECLINED, *ALTERNATIVES, *EDITIONS]
