"""Reasons of the moment, the money, the turn, its die and its guests."""

from hotelier import Seat
from tests.reasons.cases import (
    CAFE,
    CHOSEN,
    FIRST_GUESTS,
    GIZIA,
    INTRODUCTORY,
    LAST_TURN,
    Case,
    emperor,
    ended,
    opening,
    position,
    turn,
)

MOMENT = [
    Case(ended, "", "pass", "game_over"),
    Case(turn(), "", "suffer", "wrong_phase", {"needs": "emperor", "now": "turns"}),
    Case(turn(), "", "draft 1", "wrong_phase", {"needs": "setup", "now": "turns"}),
    Case(opening(**CHOSEN), "", "claim A", "wrong_phase", {"needs": "turns", "now": "setup"}),
    Case(turn(), "die 1", "pass", "wrong_moment", {"decision": "split_goods"}),
    Case(turn(), "guest 5", "die 1", "wrong_moment", {"decision": "reveal_guest"}),
    Case(turn(hand=[17]), "", "hire 17", "only_by_effect"),
    Case(turn(hand=[2], kronen=1), "die 5", "hire 2", "only_by_effect"),
    Case(turn(), "", "room b1", "only_by_effect"),
    Case(turn(), "", "roll 3", "chance_not_asked", {"decision": "turn"}),
    Case(
        position(edition="ru", seats=[Seat(cafe=CAFE), Seat()]),
        "",
        "serve wine 1",
        "only_from_die_on",
    ),
    Case(
        position(edition="ru", seats=[Seat(kronen=20), Seat()]),
        "",
        "claim A",
        "only_from_die_on",
    ),
    Case(turn(), "", "stop", "nothing_to_decline"),
    Case(turn(), "die 1", "stop", "cannot_decline", {"decision": "split_goods"}),
    Case(
        position(edition="retail-2022"),
        "die 3",
        "stop",
        "must_use_effect",
        {"decision": "prepare_rooms", "need": 1},
    ),
    Case(
        opening(**INTRODUCTORY, edition="retail-2022"),
        f"{FIRST_GUESTS}, room a1",
        "stop",
        "must_use_effect",
        {"decision": "prepare_rooms", "need": 2},
    ),
    Case(
        position(edition="retail-2022", seats=[Seat(hand=[6]), Seat()]),
        "die 5",
        "stop",
        "must_use_effect",
        {"decision": "hire_staff", "need": 1},
    ),
]

MONEY = [
    Case(turn(kronen=2), "", "guest 1", "needs_kronen", {"what": "guest", "need": 3, "have": 2}),
    Case(turn(kronen=0), "", "die 1+", "needs_kronen", {"what": "die", "need": 1, "have": 0}),
    Case(turn(kronen=1), "", "die 6:1+", "needs_kronen", {"what": "die", "need": 2, "have": 1}),
    Case(
        turn(kronen=0), "die 3", "room a2", "needs_kronen", {"what": "room", "need": 1, "have": 0}
    ),
    Case(
        turn(kronen=0, cafe=CAFE),
        "",
        "serve wine 1",
        "needs_kronen",
        {"what": "serving", "need": 1, "have": 0},
    ),
    Case(
        emperor("A3", staff=[26], kronen=0, hand=[1, 2]),
        LAST_TURN,
        "avoid",
        "needs_kronen",
        {"what": "avoiding", "need": 1, "have": 0},
    ),
]

TURN = [
    Case(position(done=["touched"]), "", "pass", "turn_begun"),
    Case(position(dice="66", seats=[Seat(kronen=0), Seat()]), "", "die 6:-", "turn_not_begun"),
    Case(turn(**GIZIA), "movein 1 a1", "pass", "no_pass_in_extra_turn"),
    Case(turn(), "", "end", "die_not_taken"),
    Case(turn(), "die 4, steps 1", "die 1", "die_already_taken"),
    Case(turn(), "die 4, steps 1", "die 6:-", "die_already_taken"),
    Case(
        position(edition="ru", seats=[Seat(**GIZIA), Seat()]),
        "die 4, steps 2, movein 1 a1",
        "end",
        "action_compulsory",
    ),
    Case(turn(**GIZIA), "movein 1 a1, use 4, steps 2", "use 4", "action_already_done"),
    Case(turn(**GIZIA), "movein 1 a1", "die 4", "no_die_in_extra_turn"),
    Case(turn(**GIZIA), "movein 1 a1", "die 6:-", "no_die_in_extra_turn"),
    Case(turn(), "", "use 4", "only_in_extra_turn"),
    Case(
        position(edition="retail-2022", seats=[Seat(**GIZIA), Seat()]),
        "movein 1 a1",
        "die 4",
        "no_die_in_extra_turn",
    ),
    Case(
        position(edition="retail-2022", seats=[Seat(**GIZIA), Seat()]),
        "movein 1 a1",
        "use 4+",
        "no_boost",
    ),
    Case(
        position(edition="retail-2022", seats=[Seat(**GIZIA), Seat()], dice="1145"),
        "movein 1 a1",
        "use 5",
        "die_without_effect",
        {"die": 5, "action": 5},
    ),
    Case(position(dice="1112"), "", "die 5", "no_die_on_space", {"die": 5}),
    Case(position(dice="1112"), "", "die 6:-", "no_die_on_space", {"die": 6}),
    Case(
        position(edition="retail-2022"),
        "",
        "die 6:5",
        "die_without_effect",
        {"die": 6, "action": 5},
    ),
    Case(position(done=["touched"]), "", "die 6:-", "another_die_possible"),
]

GUESTS = [
    Case(turn(), "die 4, steps 1", "guest 5", "guest_before_die"),
    Case(turn(), "guest 5, reveal 60", "guest 5", "guest_already_taken"),
    Case(turn(cafe=CAFE), "", "guest 5", "cafe_full", {"tables": 3}),
]
