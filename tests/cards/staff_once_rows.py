"""Staff used once in every round (1 to 4), and staff with an effect when it is hired.

The latter is hired with the one die on space 5, so it costs a krone less than printed.
"""

from hotelier import Seat
from tests.cards.row import Row

ROUND_ROWS = [
    Row(1, Seat(staff=[1]), "staff 1; !staff 1", "+1 strudel, used 1"),
    Row(2, Seat(staff=[2]), "staff 2; !staff 2", "+1 cake, used 2"),
    Row(3, Seat(staff=[3]), "staff 3; !staff 3", "+1 wine, used 3"),
    Row(4, Seat(staff=[4]), "staff 4; !staff 4", "+1 coffee, used 4"),
    Row(
        4,
        Seat(staff=[4], cafe={65: ""}),
        "staff 4; place coffee 1",
        "65 +1 coffee, used 4",
        about="for a guest",
    ),
    Row(1, Seat(staff=[1], used=[1]), "!staff 1", "", about="used"),
    Row(
        3,
        Seat(hand=[3]),
        "!staff 3; die 5; hire 3; staff 3; !staff 3",
        "die 5 taken, -3 kronen, -hand 3, +staff 3, +1 wine, used 3",
        about="just hired",
    ),
]

ONCE_ROWS = [
    Row(
        21,
        Seat(hand=[21]),
        "die 5; hire 21",
        "die 5 taken, -2 kronen, -hand 21, +staff 21, +1 strudel, +1 cake, +1 wine, +1 coffee",
    ),
    Row(
        21,
        Seat(hand=[21], cafe={66: ""}),
        "die 5; hire 21; place cake 1; keep coffee",
        "die 5 taken, -2 kronen, -hand 21, +staff 21, +1 strudel, 66 +1 cake, +1 wine, +1 coffee",
        about="for a guest",
    ),
    Row(
        35,
        Seat(hand=[35], kronen=5, hotel="...../...../..Rr./byRR."),
        "die 5; hire 35; !turn c1; turn d2; turn a1",
        "die 5 taken, +9 kronen, -hand 35, +staff 35, d2 occupied, a1 occupied, 2 VP groups",
    ),
    Row(
        35,
        Seat(hand=[35], hotel="...../...../...../byr.."),
        "die 5; hire 35; turn c1; stop",
        "die 5 taken, -1 kronen, -hand 35, +staff 35, c1 occupied",
        about="one room",
    ),
    Row(
        36,
        Seat(hand=[36]),
        "die 5; hire 36",
        "die 5 taken, -1 kronen, -hand 36, +staff 36, +4 wine",
    ),
    Row(
        36,
        Seat(hand=[36], cafe={58: "1 wine", 51: ""}),
        "die 5; hire 36; place wine 1; place wine 2; keep wine",
        "die 5 taken, -1 kronen, -hand 36, +staff 36, 58 +1 wine, 51 +1 wine, +2 wine",
        about="for guests",
    ),
    Row(
        38,
        Seat(hand=[38], cafe={76: "1 strudel", 51: ""}),
        "die 5; hire 38; complete 1; !movein 1 a2; movein 1 a1; draw 2; draw 3; draw 4; stop"
        "; return 2; return 3",
        "die 5 taken, -4 kronen, -hand 38, +staff 38, -guest 76, a1 occupied, 4 VP guests"
        ", 2 VP groups, under 2 3 4",
    ),
    Row(
        38,
        Seat(hand=[38], cafe={51: "1 wine", 76: "1 strudel"}, hotel="...../...../...../....."),
        "die 5; hire 38; !complete 1; complete 2",
        "die 5 taken, -4 kronen, -hand 38, +staff 38, 76 +1 strudel, 76 +2 coffee",
        about="only what is missing",
    ),
    Row(
        39,
        Seat(hand=[39]),
        "die 5; hire 39",
        "die 5 taken, -2 kronen, -hand 39, +staff 39, +4 cake",
    ),
    Row(
        43,
        Seat(hand=[43]),
        "die 5; hire 43",
        "die 5 taken, -2 kronen, -hand 43, +staff 43, +4 coffee",
    ),
    Row(
        44,
        Seat(hand=[44]),
        "die 5; hire 44",
        "die 5 taken, -1 kronen, -hand 44, +staff 44, +4 strudel",
    ),
    Row(
        45,
        Seat(hand=[45]),
        "die 5; hire 45",
        "die 5 taken, -hand 45, +staff 45, +3 steps",
    ),
]
