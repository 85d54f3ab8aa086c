"""Staff that reacts to guests, rooms and the emperor, and staff that makes things cheaper.

The guests who come here bring little of their own: 51 a strudel and 1 VP, 65 nothing and 3 VP,
77 a krone and 1 VP, 93 an emperor step.
"""

from hotelier import Seat
from tests.cards.row import Row

HOTEL = "...../b..../y..../byr.."
"""Guests move into b1, c1 and a3: none of these rooms is the last one of its group."""

END_OF_ROUND_3 = {"round_number": 3, "dice": "", "done": ("die_taken",)}
COMPLETION = {"order_staff_timing": "completion"}
SAFE = Seat(emperor=4)
SAFE_AFTER = "3 VP emperor_track, -3 steps"
"""A rival whom the emperor neither rewards nor punishes after round 3."""

GUEST_ROWS = [
    Row(
        5,
        Seat(staff=[5], hotel=HOTEL, cafe={77: "1 cake"}),
        "movein 1 c1",
        "1 VP guests, -guest 77, c1 occupied, +3 kronen",
    ),
    Row(
        5,
        Seat(staff=[5], hotel=HOTEL, cafe={65: "1 coffee"}),
        "movein 1 a3",
        "3 VP guests, -guest 65, a3 occupied",
        about="another colour",
    ),
    Row(
        5,
        Seat(staff=[5], cafe={77: ""}),
        "serve cake 1",
        "-1 cake, 77 +1 cake, -1 kronen",
        flags={"order_staff_timing": "move_in"},
        about="no room yet",
    ),
    Row(
        5,
        Seat(staff=[5], cafe={77: ""}),
        "serve cake 1",
        "-1 cake, 77 +1 cake, +1 kronen",
        flags=COMPLETION,
        about="no room yet",
    ),
    Row(
        5,
        Seat(staff=[5], hotel=HOTEL, cafe={77: ""}),
        "serve cake 1; movein 1 c1",
        "-1 cake, 1 VP guests, -guest 77, c1 occupied, +2 kronen",
        flags=COMPLETION,
        about="once",
    ),
    Row(
        5,
        Seat(staff=[5], hotel=HOTEL, cafe={77: "1 cake"}),
        "movein 1 c1",
        "1 VP guests, -guest 77, c1 occupied, +1 kronen",
        flags=COMPLETION,
        about="too late",
    ),
    Row(
        6,
        Seat(staff=[6], hotel=HOTEL, cafe={65: "1 coffee"}),
        "movein 1 a3",
        "3 VP guests, -guest 65, a3 occupied, +1 steps",
    ),
    Row(
        6,
        Seat(staff=[6], hotel=HOTEL, cafe={93: "1 strudel"}),
        "movein 1 a3",
        "-guest 93, a3 occupied, +1 steps",
        about="another colour",
    ),
    Row(
        6,
        Seat(staff=[6], hotel="...../...../...../.....", cafe={65: ""}),
        "serve coffee 1",
        "-1 coffee, 65 +1 coffee, -1 kronen, +1 steps",
        flags=COMPLETION,
        about="no room yet",
    ),
    Row(
        6,
        Seat(staff=[6], hotel=HOTEL, cafe={65: "1 coffee"}),
        "movein 1 a3",
        "3 VP guests, -guest 65, a3 occupied",
        flags=COMPLETION,
        about="too late",
    ),
    Row(
        7,
        Seat(staff=[7], hotel=HOTEL, cafe={51: "1 wine"}),
        "movein 1 b1",
        "1 VP guests, -guest 51, b1 occupied, +1 strudel, +1 kronen",
    ),
    Row(
        7,
        Seat(staff=[7], hotel=HOTEL, cafe={77: "1 cake"}),
        "movein 1 c1",
        "1 VP guests, -guest 77, c1 occupied, +1 kronen",
        flags={"masseuse_scope": "yellow"},
        about="another colour",
    ),
    Row(
        7,
        Seat(staff=[7], hotel=HOTEL, cafe={77: "1 cake"}),
        "movein 1 c1",
        "1 VP guests, -guest 77, c1 occupied, +2 kronen",
        flags={"masseuse_scope": "any"},
        about="another colour",
    ),
    Row(
        8,
        Seat(staff=[8], hotel=HOTEL, cafe={93: "1 strudel"}),
        "movein 1 a3",
        "2 VP staff, -guest 93, a3 occupied, +1 steps",
    ),
    Row(
        8,
        Seat(staff=[8], hotel=HOTEL, cafe={65: "1 coffee"}),
        "movein 1 a3",
        "3 VP guests, -guest 65, a3 occupied",
        about="another colour",
    ),
    Row(
        23,
        Seat(staff=[23], hotel=HOTEL, cafe={65: "1 coffee"}),
        "movein 1 a3",
        "3 VP guests, -guest 65, a3 occupied, +1 kronen",
    ),
    Row(
        23,
        Seat(staff=[23], hotel=HOTEL, hand=[35]),
        "die 5; hire 35; turn a3; turn b1",
        "-1 kronen, -hand 35, +staff 35, a3 occupied, b1 occupied, die 5 taken",
        flags={"custodian_scope": "guest_only"},
        about="rooms turned",
    ),
    Row(
        23,
        Seat(staff=[23], hotel=HOTEL, hand=[35]),
        "die 5; hire 35; turn a3; turn b1",
        "+1 kronen, -hand 35, +staff 35, a3 occupied, b1 occupied, die 5 taken",
        flags={"custodian_scope": "any_occupation"},
        about="rooms turned",
    ),
    Row(
        33,
        Seat(staff=[33], hotel=HOTEL, cafe={89: "2 strudel, 1 cake, 1 wine"}),
        "movein 1 c1",
        "5 VP guests, 4 VP staff, -guest 89, c1 occupied, +4 kronen",
    ),
    Row(
        33,
        Seat(staff=[33], hotel=HOTEL, cafe={60: "2 cake, 2 wine"}),
        "movein 1 b1",
        "5 VP guests, 4 VP staff, -guest 60, b1 occupied, +1 coffee, +3 kronen",
        about="another colour",
    ),
    Row(
        33,
        Seat(staff=[33], hotel=HOTEL, cafe={74: "1 cake, 2 coffee"}),
        "movein 1 a3",
        "10 VP guests, -guest 74, a3 occupied, +1 kronen",
        about="an order of three",
    ),
]

PRICE_ROWS = [
    Row(
        9,
        Seat(staff=[9], hotel="...../...../y..../b...."),
        "die 3; room a3; room b2",
        "a3 free, b2 free, -1 kronen, die 3 taken",
    ),
    Row(
        10,
        Seat(staff=[10], hotel="...../...../y..../by..."),
        "die 3; room b2; room b3",
        "b2 free, b3 free, -1 kronen, die 3 taken",
    ),
    Row(
        11,
        Seat(staff=[11], hotel="...../...../...../b...."),
        "die 3; room a2; room a3",
        "a2 free, a3 free, -2 kronen, die 3 taken",
    ),
    Row(
        24,
        Seat(staff=[24], kronen=0, cafe={66: "", 81: ""}, kitchen="3 cake, 2 coffee"),
        "serve cake 1; serve coffee 1; serve cake 2; serve cake 2",
        "-3 cake, -1 coffee, 66 +1 cake, 66 +1 coffee, 81 +2 cake",
    ),
    Row(
        25,
        Seat(staff=[25], kronen=0),
        "guest 1; reveal 104; !guest 1",
        "+guest 75",
        table={"row": [75, 76, 77, 78, 79]},
    ),
]

EMPEROR_ROWS = [
    Row(
        26,
        Seat(staff=[26], kronen=1),
        "end; avoid",
        "-1 kronen",
        rival=SAFE,
        rival_after=SAFE_AFTER,
        table=END_OF_ROUND_3,
    ),
    Row(
        26,
        Seat(staff=[26], kronen=3),
        "end; stop; suffer",
        "-3 kronen",
        about="declined",
        rival=SAFE,
        rival_after=SAFE_AFTER,
        table=END_OF_ROUND_3,
    ),
    Row(
        26,
        Seat(staff=[26], kronen=0),
        "end",
        "-5 VP emperor_tiles",
        about="no krone",
        rival=SAFE,
        rival_after=SAFE_AFTER,
        table=END_OF_ROUND_3,
    ),
    Row(
        26,
        Seat(staff=[26], kronen=0),
        "end",
        "",
        flags={"conference_manager": "free"},
        rival=SAFE,
        rival_after=SAFE_AFTER,
        table=END_OF_ROUND_3,
    ),
    Row(
        42,
        Seat(staff=[42], emperor=6),
        "end",
        "4 VP emperor_track, -3 steps, 5 VP staff, +3 kronen",
        rival=SAFE,
        rival_after=SAFE_AFTER,
        table=END_OF_ROUND_3,
    ),
    Row(
        42,
        Seat(staff=[42], emperor=6),
        "end; stop",
        "4 VP emperor_track, -3 steps, 5 VP staff",
        about="bonus declined",
        rival=SAFE,
        rival_after=SAFE_AFTER,
        table={**END_OF_ROUND_3, "tiles": ["A4", "B1", "C1"]},
    ),
    Row(
        42,
        Seat(emperor=6),
        "end; draw 42; draw 2; draw 3; hire 42; return 2",
        "4 VP emperor_track, -3 steps, +staff 42, under 2 3",
        about="hired by the bonus",
        rival=SAFE,
        rival_after=SAFE_AFTER,
        table={**END_OF_ROUND_3, "tiles": ["A3", "B1", "C1"]},
    ),
    Row(
        42,
        Seat(staff=[42]),
        "end; suffer",
        "-3 kronen",
        about="no bonus",
        rival=SAFE,
        rival_after=SAFE_AFTER,
        table=END_OF_ROUND_3,
    ),
]

HOUSE_ROWS = [*GUEST_ROWS, *PRICE_ROWS, *EMPEROR_ROWS]
