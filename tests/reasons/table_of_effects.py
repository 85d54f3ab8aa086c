"""Reasons of goods, rooms, staff, politics, the emperor and chance."""

from hotelier import Seat
from tests.reasons.cases import (
    CAFE,
    CHOSEN,
    DEALT_PACKS,
    LAST_TURN,
    SERVED,
    Case,
    emperor,
    opening,
    position,
    turn,
)

GOODS = [
    Case(turn(), "", "serve wine 2", "table_empty", {"table": 1}),
    Case(turn(), "", "movein 3 a1", "table_empty", {"table": 2}),
    Case(turn(cafe=SERVED), "", "serve wine 1", "order_complete", {"table": 0, "guest": 75}),
    Case(
        turn(cafe={75: "1 coffee"}),
        "",
        "movein 1 a1",
        "order_not_complete",
        {"table": 0, "guest": 75, "missing": 3},
    ),
    Case(
        turn(cafe=CAFE),
        "",
        "serve cake 1",
        "good_not_wanted",
        {"good": "cake", "table": 0, "guest": 75, "ordered": 0},
    ),
    Case(
        turn(cafe={75: "2 wine"}),
        "",
        "serve wine 1",
        "good_not_wanted",
        {"good": "wine", "table": 0, "guest": 75, "ordered": 2},
    ),
    Case(
        turn(cafe=CAFE, kitchen="1 cake"),
        "",
        "serve wine 1",
        "good_not_in_kitchen",
        {"good": "wine"},
    ),
    Case(
        turn(cafe=CAFE), "die 2, fine 0", "place coffee 1", "good_not_received", {"good": "coffee"}
    ),
    Case(turn(cafe=CAFE), "die 2, fine 1", "keep coffee", "another_good_first", {"good": "wine"}),
    Case(
        turn(cafe=CAFE),
        "die 2, fine 1",
        "place wine 2",
        "good_not_wanted",
        {"good": "wine", "table": 1, "guest": 81, "ordered": 0},
    ),
    Case(
        emperor("A2", emperor=6),
        f"{LAST_TURN}, choose cake",
        "choose strudel",
        "goods_in_fixed_order",
        {"good": "cake"},
    ),
    Case(
        turn(),
        "die 1",
        "fine 2",
        "fine_exceeds_plain",
        {"good": "cake", "plain": "strudel", "strength": 2, "most": 1},
    ),
    Case(
        turn(),
        "die 2+",
        "fine 3",
        "fine_exceeds_plain",
        {"good": "coffee", "plain": "wine", "strength": 3, "most": 1},
    ),
    Case(turn(), "die 4", "steps 3", "steps_exceed_strength", {"strength": 2}),
]

ROOMS = [
    Case(turn(), "die 3", "room a1", "tile_already_there", {"room": "a1"}),
    Case(
        turn(hotel="...../...../...../....."),
        "die 3",
        "room b1",
        "first_room_bottom_left",
        {"room": "a1"},
    ),
    Case(turn(), "die 3", "room b2", "not_beside_a_room", {"room": "b2"}),
    Case(
        turn(hotel="...../...../y..../by...", cafe={49: "1 wine"}),
        "movein 1 b1",
        "room a3",
        "floor_not_allowed",
        {"floor": 3, "highest": 2},
    ),
    Case(
        turn(kronen=1, hotel="...../...../y..../b...."),
        "die 3",
        "room a3",
        "needs_kronen",
        {"what": "room", "need": 2, "have": 1},
    ),
    Case(turn(cafe=SERVED), "", "movein 1 e1", "room_not_prepared", {"room": "e1"}),
    Case(
        turn(cafe=SERVED, hotel="...../...../...../B...."),
        "",
        "movein 1 a1",
        "room_occupied",
        {"room": "a1"},
    ),
    Case(
        turn(cafe=SERVED, hotel="...../...../...../by..."),
        "",
        "movein 1 b1",
        "wrong_colour",
        {"guest": 75, "needs_colour": "blue", "room": "b1", "colour": "yellow"},
    ),
    Case(
        turn(cafe={58: "3 wine, 1 coffee"}, hotel="...../...../...../byr.."),
        "movein 1 b1",
        "turn b1",
        "room_occupied",
        {"room": "b1"},
    ),
    Case(
        turn(cafe={58: "3 wine, 1 coffee"}, hotel="...../...../...../byr.."),
        "movein 1 b1",
        "turn d1",
        "room_not_prepared",
        {"room": "d1"},
    ),
    Case(
        emperor("A4", hotel="...../...../yy.../byr.."),
        f"{LAST_TURN}, suffer",
        "remove a1",
        "room_not_taken",
        {"room": "a1", "rooms": ["a2", "b2"]},
    ),
    Case(
        emperor("A4", hotel="...../...../yy.../byr.."),
        f"{LAST_TURN}, suffer",
        "remove e4",
        "room_not_prepared",
        {"room": "e4"},
    ),
]

OFFER = "movein 1 a1, draw 5, draw 17, draw 2"
TWO_GUESTS = {"cafe": {87: "2 cake, 2 coffee"}, "hotel": "...../...../...../byr.."}

STAFF = [
    Case(turn(hand=[6]), "die 5", "hire 17", "not_in_hand", {"staff": 17}),
    Case(
        turn(hand=[2, 6], kronen=3),
        "die 5",
        "hire 2",
        "needs_kronen",
        {"what": "staff", "need": 5, "have": 3},
    ),
    Case(turn(cafe=SERVED), OFFER, "hire 6", "not_on_offer", {"staff": 6}),
    Case(
        turn(cafe=SERVED, kronen=1),
        OFFER,
        "hire 2",
        "needs_kronen",
        {"what": "staff", "need": 3, "have": 1},
    ),
    Case(turn(cafe=SERVED), f"{OFFER}, stop", "return 6", "not_on_offer", {"staff": 6}),
    Case(opening(**CHOSEN, deal="draft"), DEALT_PACKS, "draft 7", "not_in_pack", {"staff": 7}),
    Case(turn(hand=[1]), "", "staff 1", "not_in_play", {"staff": 1}),
    Case(turn(staff=[9]), "", "staff 9", "not_once_per_round", {"staff": 9}),
    Case(turn(staff=[1], used=[1]), "", "staff 1", "already_used", {"staff": 1}),
    Case(
        emperor("C4", staff=[1, 28, 31]),
        f"{LAST_TURN}, suffer",
        "discard 1",
        "not_a_game_end_card",
        {"staff": 1},
    ),
    Case(
        emperor("C4", staff=[28, 31], hand=[27]),
        f"{LAST_TURN}, suffer",
        "discard 27",
        "not_in_play",
        {"staff": 27},
    ),
    Case(
        emperor("C4", staff=[28], hand=[27], flags={"c4_source": "hand"}),
        f"{LAST_TURN}, suffer",
        "discard 28",
        "not_in_hand",
        {"staff": 28},
    ),
    Case(
        emperor("A3", hand=[1, 2, 3]),
        f"{LAST_TURN}, suffer",
        "return 4",
        "not_in_hand",
        {"staff": 4},
    ),
    Case(turn(staff=[38], hand=[6]), "", "complete 1", "only_by_effect"),
    Case(
        turn(hand=[38, 6], cafe={75: "", 81: "2 cake"}),
        "die 5, hire 38",
        "complete 2",
        "order_complete",
        {"table": 1, "guest": 81},
    ),
    Case(turn(**TWO_GUESTS), "movein 1 c1", "item 3", "same_item", {"item": 1}),
    Case(turn(**TWO_GUESTS), "movein 1 c1", "item 4", "no_such_item", {"items": 3}),
]

POLITICS = [
    Case(
        turn(kronen=12),
        "",
        "claim A",
        "goal_not_met",
        {"politics": 105, "measure": "kronen", "colour": "any", "need": 20, "have": 12},
    ),
    Case(
        turn(hotel="...../...../..RR./b.RR."),
        "",
        "claim C",
        "goal_not_met",
        {"politics": 113, "measure": "occupied_rooms", "colour": "blue", "need": 3, "have": 0},
    ),
    Case(turn(kronen=20, claimed="A"), "", "claim A", "already_claimed", {"politics": 105}),
    Case(
        position(
            dice="11223344556666",
            seats=[Seat(kronen=20), *[Seat(claimed="A") for _ in range(3)]],
        ),
        "",
        "claim A",
        "no_space_for_disk",
        {"politics": 105, "disks": 3},
    ),
    Case(emperor("A3", hand=[1, 2]), LAST_TURN, "avoid", "no_staff_to_avoid"),
    Case(
        emperor("A3", staff=[26], hand=[1, 2]),
        f"{LAST_TURN}, stop",
        "avoid",
        "avoiding_declined",
    ),
]

CHANCE = [
    Case(turn(cafe=CAFE, staff=[1]), "", "reveal 75", "chance_not_asked", {"decision": "turn"}),
    Case(turn(), "guest 5", "reveal 53", "guest_not_in_deck", {"guest": 53}),
    Case(turn(cafe=SERVED), "movein 1 a1, draw 5", "draw 5", "staff_not_in_deck", {"staff": 5}),
    Case(opening(**CHOSEN, boards="day"), "board C", "board C", "board_taken", {"board": "C"}),
    Case(opening(start=0), "politics 105", "politics 106", "wrong_group", {"group": "B"}),
    Case(
        opening(start=0, politics=(105, 109, 113)),
        "tile A1",
        "tile A2",
        "wrong_group",
        {"group": "B"},
    ),
    Case(opening(), "", "start 3", "no_such_seat", {"seats": 2}),
]
