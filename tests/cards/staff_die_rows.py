"""Staff that reacts to the die taken. A six that copies an action is a six (clause 5.0).

Where a row does not say otherwise, 2 dice lie on each of 1 to 4, and 1 on 5 and 6.
"""

from hotelier import Seat
from tests.cards.row import Row

REACTS_TO = {
    12: "34",
    13: "12",
    14: "12",
    15: "4",
    16: "4",
    17: "6",
    18: "5",
    19: "3",
    20: "5",
    22: "3",
}
"""The faces that each of these cards reacts to."""

NEXT_TO_A1 = "...../...../...../b...."

DIE_ROWS = [
    Row(12, Seat(staff=[12]), "die 3; stop", "2 VP staff, die 3 taken"),
    Row(
        12,
        Seat(staff=[12]),
        "die 4; steps 2",
        "2 VP staff, +2 steps, die 4 taken",
        about="die 4",
    ),
    Row(
        12, Seat(staff=[12]), "die 6:4; steps 1", "-1 kronen, +1 steps, die 6 taken", about="die 6"
    ),
    Row(
        13,
        Seat(staff=[13]),
        "die 1; !fine 3; fine 2",
        "+2 strudel, +2 cake, die 1 taken",
        table={"dice": "1112345566"},
    ),
    Row(
        13,
        Seat(staff=[13]),
        "die 2+; !fine 3; fine 1",
        "-1 kronen, +3 wine, +1 coffee, die 2 taken",
        about="die 2",
    ),
    Row(
        13,
        Seat(staff=[13]),
        "die 6:1",
        "-1 kronen, +1 strudel, die 6 taken",
        about="die 6",
    ),
    Row(
        14,
        Seat(staff=[14], hotel="...../...../y..../b...."),
        "die 1; item 2; room a3; fine 1",
        "-2 kronen, a3 free, +1 strudel, +1 cake, die 1 taken",
    ),
    Row(
        14,
        Seat(staff=[14], hotel=NEXT_TO_A1),
        "die 2; item 1; fine 0; room b1",
        "b1 free, +2 wine, die 2 taken",
        about="die 2",
    ),
    Row(
        14,
        Seat(staff=[14], hotel=NEXT_TO_A1),
        "die 2; item 1; fine 0; stop",
        "+2 wine, die 2 taken",
        about="declined",
    ),
    Row(
        14,
        Seat(staff=[14], hotel=NEXT_TO_A1),
        "die 6:2",
        "-1 kronen, +1 wine, die 6 taken",
        about="die 6",
    ),
    Row(15, Seat(staff=[15]), "die 4+", "+2 kronen, +3 steps, die 4 taken"),
    Row(
        15,
        Seat(staff=[15], kronen=19, emperor=12),
        "die 4",
        "+1 kronen, +1 steps, 1 VP steps_beyond_the_track, die 4 taken",
        about="at the ends",
    ),
    Row(
        15,
        Seat(staff=[15]),
        "die 6:4; steps 1",
        "-1 kronen, +1 steps, die 6 taken",
        about="die 6",
    ),
    Row(16, Seat(staff=[16]), "die 4; steps 1", "4 VP staff, +1 steps, +1 kronen, die 4 taken"),
    Row(
        16,
        Seat(staff=[16]),
        "die 6:4; steps 1",
        "-1 kronen, +1 steps, die 6 taken",
        about="die 6",
    ),
    Row(
        17,
        Seat(staff=[17]),
        "die 6:4+; !steps 5; steps 4",
        "-1 kronen, +4 steps, die 6 taken",
        table={"dice": "1122334566"},
    ),
    Row(
        17,
        Seat(staff=[17], kronen=0),
        "!die 6:2+; die 6:2; !fine 2; fine 1",
        "+1 wine, +1 coffee, die 6 taken",
        about="no fee",
    ),
    Row(
        17,
        Seat(hand=[17]),
        "die 5; hire 17",
        "-4 kronen, -hand 17, +staff 17, die 5 taken",
        flags={"kitchen_hand_cost": 5},
    ),
    Row(
        17,
        Seat(hand=[17]),
        "die 5; hire 17",
        "-2 kronen, -hand 17, +staff 17, die 5 taken",
        flags={"kitchen_hand_cost": 3},
    ),
    Row(
        18,
        Seat(staff=[18], hand=[3]),
        "die 5; hire 3",
        "-1 kronen, -hand 3, +staff 3, die 5 taken",
    ),
    Row(
        18,
        Seat(staff=[18], hand=[24]),
        "die 5; hire 24",
        "-hand 24, +staff 24, die 5 taken",
        about="no refund",
    ),
    Row(
        18,
        Seat(staff=[18], hand=[3]),
        "die 6:5; hire 3",
        "-4 kronen, -hand 3, +staff 3, die 6 taken",
        about="die 6",
    ),
    Row(19, Seat(staff=[19]), "die 3; stop", "5 VP staff, die 3 taken"),
    Row(19, Seat(staff=[19]), "die 6:3; stop", "-1 kronen, die 6 taken", about="die 6"),
    Row(
        20,
        Seat(staff=[20], hand=[3]),
        "die 5; hire 3",
        "+2 steps, -3 kronen, -hand 3, +staff 3, die 5 taken",
    ),
    Row(
        20,
        Seat(staff=[20], hand=[3]),
        "die 6:5; stop",
        "-1 kronen, die 6 taken",
        about="die 6",
    ),
    Row(
        22,
        Seat(staff=[22], hand=[11], hotel=NEXT_TO_A1),
        "die 3; item 2; hire 11; room a2; stop",
        "-5 kronen, -hand 11, +staff 11, a2 free, die 3 taken",
    ),
    Row(
        22,
        Seat(staff=[22], hand=[11], hotel=NEXT_TO_A1),
        "die 3; item 1; room a2; stop; hire 11",
        "-6 kronen, -hand 11, +staff 11, a2 free, die 3 taken",
        about="afterwards",
    ),
    Row(
        22,
        Seat(staff=[22], hand=[11], hotel=NEXT_TO_A1),
        "die 3; item 2; stop; room a2; stop",
        "-1 kronen, a2 free, die 3 taken",
        about="declined",
    ),
    Row(
        22,
        Seat(staff=[22], hand=[11]),
        "die 6:3; stop",
        "-1 kronen, die 6 taken",
        about="die 6",
    ),
]
