"""What each guest brings: the order, the points, and the reward with its choices.

All move into the same hotel (see ``HOTEL``) from a café of their own, with 9 kronen left, an
empty kitchen and nothing in the hand but what the row says. The guest row is filled with the
lowest guests, so 49 (or 50) stands on the dearest space.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace

from tests.cards.row import row_name

HOTEL = "...../b..../y..../byr.."
FITTING = {
    "yellow": ["b1", "a2"],
    "blue": ["a1", "a3"],
    "red": ["c1"],
    "green": ["a1", "b1", "c1", "a2", "a3"],
}
"""The free rooms of the hotel that a guest of a colour accepts."""

ROOM = {"yellow": "b1", "blue": "a3", "red": "c1", "green": "c1"}
"""Where guests move in here; none of these rooms is the last one of its group."""


@dataclass(frozen=True)
class Guest:
    """A guest with order, points, and then the choices for the reward and what it changes."""

    card: int
    colour: str
    order: str
    points: int
    choices: str
    after: str
    hand: Sequence[int] = ()
    staff: Sequence[int] = ()
    about: str = ""
    flags: Mapping[str, str | int] = field(default_factory=dict)

    @property
    def name(self) -> str:
        """How the row is called among the tests."""
        return row_name(self.card, self.about, self.flags)


YELLOW_GUESTS = [
    Guest(49, "yellow", "1 wine", 0, "!room a4; !room b3; room c2", "c2 free"),
    Guest(50, "yellow", "1 wine", 0, "item 1; draw 12; room b3", "+hand 12, b3 free, -2 kronen"),
    Guest(51, "yellow", "1 wine", 1, "", "+1 strudel"),
    Guest(52, "yellow", "1 wine, 1 coffee", 0, "", "+1 strudel, +2 kronen"),
    Guest(53, "yellow", "1 strudel, 1 wine", 0, "", "+1 coffee, +2 steps"),
    Guest(54, "yellow", "2 wine", 0, "item 1; choose cake", "+1 cake, +2 kronen"),
    Guest(55, "yellow", "3 wine", 7, "draw 12; draw 13", "+hand 12, +hand 13"),
    Guest(
        *(56, "yellow", "1 strudel, 2 wine", 0),
        "item 2; hire 2",
        "+1 cake, -3 kronen, -hand 2, +staff 2",
        hand=[2],
    ),
    Guest(
        *(57, "yellow", "2 wine, 1 coffee", 1),
        "room a4; room b3",
        "a4 free, b3 free, -3 kronen",
    ),
    Guest(58, "yellow", "3 wine, 1 coffee", 7, "!turn b1; turn c1", "c1 occupied"),
    Guest(
        *(59, "yellow", "3 strudel, 1 wine", 5),
        "item 1; hire 2",
        "+1 cake, -4 kronen, -hand 2, +staff 2",
        hand=[2],
    ),
    Guest(60, "yellow", "2 cake, 2 wine", 5, "", "+1 coffee, +3 kronen"),
    Guest(
        *(61, "yellow", "1 strudel, 3 wine", 2),
        "item 1; room a4; room b3",
        "a4 free, b3 free, -4 kronen",
    ),
    Guest(
        *(62, "yellow", "1 strudel, 1 cake, 2 wine", 4),
        "guest 1; reveal 104",
        "+guest 49, +3 steps",
    ),
]

BLUE_GUESTS = [
    Guest(63, "blue", "1 coffee", 0, "guest 1; reveal 104", "+guest 49"),
    Guest(64, "blue", "1 coffee", 0, "hire 3", "-3 kronen, -hand 3, +staff 3", hand=[3]),
    Guest(65, "blue", "1 coffee", 3, "", ""),
    Guest(
        *(66, "blue", "1 cake, 1 coffee", 3),
        "item 1; hire 3; room b3",
        "-5 kronen, -hand 3, +staff 3, b3 free",
        hand=[3],
    ),
    Guest(67, "blue", "2 coffee", 2, "draw 12; draw 13", "+hand 12, +hand 13, +2 steps"),
    Guest(68, "blue", "2 strudel, 1 coffee", 4, "", "+3 steps"),
    Guest(69, "blue", "2 cake, 1 coffee", 7, "", "+3 kronen"),
    Guest(
        *(70, "blue", "1 strudel, 1 wine, 1 coffee", 1),
        "hire 3",
        "-3 kronen, -hand 3, +staff 3, +3 steps",
        hand=[3],
    ),
    Guest(71, "blue", "1 strudel, 2 coffee", 4, "room a4", "a4 free"),
    Guest(72, "blue", "1 strudel, 1 cake, 1 coffee", 7, "!turn a3; turn b1", "b1 occupied"),
    Guest(
        *(73, "blue", "1 wine, 2 coffee", 4),
        "hire 3; hire 12",
        "-4 kronen, -hand 3, -hand 12, +staff 3, +staff 12",
        hand=[3, 12],
    ),
    Guest(74, "blue", "1 cake, 2 coffee", 10, "", "+1 kronen"),
    Guest(
        *(75, "blue", "2 wine, 2 coffee", 5),
        "draw 2; draw 17; draw 45; hire 2; return 45",
        "-3 kronen, +staff 2, under 45 17",
    ),
    Guest(
        *(76, "blue", "2 strudel, 2 coffee", 4),
        "draw 2; draw 17; draw 45; hire 2; return 17",
        "+staff 2, under 17 45",
    ),
]

RED_GUESTS = [
    Guest(77, "red", "1 cake", 1, "", "+1 kronen"),
    Guest(78, "red", "1 cake", 0, "guest 1; reveal 104", "+guest 49"),
    Guest(79, "red", "1 cake", 0, "", "+1 kronen, +1 steps"),
    Guest(80, "red", "1 cake, 1 wine", 4, "guest 1; reveal 104", "+guest 49"),
    Guest(81, "red", "2 cake", 0, "", "+1 wine, +3 kronen"),
    Guest(82, "red", "1 cake, 1 wine, 1 coffee", 7, "!turn c1; turn a2", "a2 occupied"),
    Guest(83, "red", "1 strudel, 1 cake, 1 wine", 0, "", "+5 kronen"),
    Guest(84, "red", "2 cake, 1 wine", 2, "item 2; guest 1; reveal 104", "+guest 49, +3 kronen"),
    Guest(85, "red", "2 strudel, 1 cake", 3, "", "+3 kronen"),
    Guest(86, "red", "1 cake, 2 wine", 3, "hire 2", "-3 kronen, -hand 2, +staff 2", hand=[2]),
    Guest(
        *(87, "red", "2 cake, 2 coffee", 3),
        "item 2; guest 1; reveal 104; item 2; guest 1; reveal 103",
        "+guest 49, +guest 104, +3 kronen",
    ),
    Guest(88, "red", "1 cake, 3 wine", 0, "room a4; room b4", "a4 free, b4 free"),
    Guest(89, "red", "2 strudel, 1 cake, 1 wine", 5, "", "+4 kronen"),
    Guest(90, "red", "1 strudel, 3 cake", 7, "", "+1 wine, +3 kronen"),
]

GREEN_GUESTS = [
    Guest(91, "green", "1 strudel", 0, "draw 1; draw 2; draw 3", "+hand 1, +hand 2, +hand 3"),
    Guest(92, "green", "1 strudel", 0, "", "+1 kronen"),
    Guest(93, "green", "1 strudel", 0, "", "+1 steps"),
    Guest(94, "green", "2 strudel", 0, "hire 3", "-3 kronen, -hand 3, +staff 3", hand=[3]),
    Guest(95, "green", "1 strudel, 1 cake", 2, "", "+2 steps"),
    Guest(
        *(96, "green", "1 strudel, 1 coffee", 0),
        "hire 2",
        "-3 kronen, -hand 2, +staff 2",
        hand=[2],
    ),
    Guest(98, "green", "3 strudel", 0, "", "+4 kronen"),
    Guest(99, "green", "1 strudel, 2 cake", 5, "draw 12", "+hand 12, +2 steps"),
    Guest(
        *(100, "green", "1 strudel, 3 coffee", 4),
        "turn a1",
        "a1 occupied, 2 VP groups, +3 steps",
    ),
    Guest(
        *(101, "green", "3 strudel, 1 coffee", 3),
        "guest 1; reveal 104",
        "+guest 49, +3 steps",
    ),
    Guest(102, "green", "1 strudel, 1 coffee", 0, "turn b1", "b1 occupied, +1 steps"),
    Guest(103, "green", "1 strudel, 1 wine", 4, "draw 12; draw 13", "+hand 12, +hand 13"),
    Guest(104, "green", "2 strudel, 2 cake", 2, "hire 2", "-hand 2, +staff 2", hand=[2]),
]

# The extra turn comes before the own die; 2 dice lie on 3 and 4, 1 on 6, and none of them moves.
# Staff reacts to taking a 3 (card 19) and makes taking a 6 stronger and free (17): to no avail.
GIZIA = (97, "green", "2 strudel, 1 wine", 4)
GIZIA_ROWS = [
    Guest(
        *GIZIA,
        "!pass; guest 4; reveal 104; !guest 4; use 3+; room d1; room c2; room b2"
        "; !use 3; end; !end",
        "+guest 52, d1 free, c2 free, b2 free, -3 kronen",
        staff=[19],
    ),
    Guest(
        *GIZIA,
        "!steps 1; use 6:4; !steps 2; steps 1; end; !end",
        "+1 steps, -1 kronen",
        staff=[17],
        about="a six",
    ),
    Guest(*GIZIA, "end; die 3; stop", "5 VP staff, die 3 taken", staff=[19], about="unused"),
    Guest(
        *GIZIA,
        "!pass; !end; guest 4; reveal 104; !end; use 3+; room d1; stop; end; !end",
        "+guest 52, d1 free, -1 kronen",
        flags={"gizia": "extra_turn_compulsory"},
    ),
    Guest(
        *GIZIA,
        "!guest 4; !use 3+; use 3; room d1; room c2; !use 3; !end",
        "d1 free, c2 free, -1 kronen",
        staff=[19],
        flags={"gizia": "extra_action"},
    ),
    Guest(
        *GIZIA,
        "!end; stop; !end",
        "",
        flags={"gizia": "extra_action"},
        about="unused",
    ),
]

PLAIN_ROWS = [*YELLOW_GUESTS, *BLUE_GUESTS, *RED_GUESTS, *GREEN_GUESTS]

# What brings a choice may be declined; what does not is always granted.
DECLINED: list[tuple[int, str, str]] = [
    (49, "stop", ""),
    (50, "item 2; stop; draw 12", "+hand 12"),
    (56, "item 2; stop", "+1 cake"),
    (57, "stop; stop", ""),
    (58, "stop", ""),
    (59, "item 2; stop", "+1 cake"),
    (61, "item 1; stop; stop", ""),
    (62, "stop", "+3 steps"),
    (63, "stop", ""),
    (64, "stop", ""),
    (66, "item 1; stop; stop", ""),
    (70, "stop", "+3 steps"),
    (71, "stop", ""),
    (72, "stop", ""),
    (73, "stop; stop", ""),
    (75, "draw 2; draw 17; draw 45; stop; return 17; return 45", "under 17 45 2"),
    (76, "draw 2; draw 17; draw 45; stop; return 2; return 45", "under 2 45 17"),
    (78, "stop", ""),
    (80, "stop", ""),
    (82, "stop", ""),
    (84, "item 2; stop", "+3 kronen"),
    (86, "stop", ""),
    (87, "item 2; stop; item 2; stop", "+3 kronen"),
    (88, "stop; stop", ""),
    (94, "stop", ""),
    (96, "stop", ""),
    (100, "stop", "+3 steps"),
    (101, "stop", "+3 steps"),
    (102, "stop", "+1 steps"),
    (104, "stop", ""),
]
DECLINED_ROWS = [
    replace(row, choices=choices, after=after, about="declined")
    for card, choices, after in DECLINED
    for row in PLAIN_ROWS
    if row.card == card
]

GUEST_ROWS = [*PLAIN_ROWS, *GIZIA_ROWS, *DECLINED_ROWS]
