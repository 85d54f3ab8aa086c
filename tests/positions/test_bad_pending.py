"""What cannot be pending during turns is refused: wrong seats, causes and contents of frames."""

from typing import Any

import pytest

from tests.positions.mistakes import (
    ALL_ROOMS,
    Change,
    above_the_turn,
    bag,
    both,
    die,
    drop,
    frame,
    guest,
    item,
    prepare,
    put,
    refusal,
    turn,
)


def _offers(*cards: int, keep: bool = False) -> Change:
    """Offer staff cards, which leave the deck for it unless they are kept where they are."""

    def change(position: dict[str, Any]) -> None:
        if not keep:
            position["staff_deck"] = [n for n in position["staff_deck"] if n not in cards]
        offer = frame("staff_on_offer", guest(75), discount=3, cards=list(cards))
        above_the_turn(offer)(position)

    return change


def _rolls(*dice: int, below: bool = False) -> Change:
    """Roll dice instead of playing the turn, or below it."""

    def change(position: dict[str, Any]) -> None:
        turns = position["pending"] if below else []
        position["pending"] = [*(frame("roll_dice", count=count) for count in dice), *turns]

    return change


# --- words and types -----------------------------------------------------------------------------

WORDS: dict[str, tuple[Change, str]] = {
    "no list": (put("pending", {}), "pending of the position must be a list"),
    "no object": (put("pending", 0, "turn"), "pending frame 0 must be an object, not 'turn'"),
    "unknown frame": (
        put("pending", 0, "frame", "nap"),
        "frame of pending frame 0 cannot be 'nap'",
    ),
    "seat that is not there": (put("pending", 0, "seat", 3), "seat of pending frame 0 cannot be 3"),
    "seat missing": (drop("pending", 0, "seat"), "pending frame 0 lacks 'seat'"),
    "unknown cause": (put("pending", 0, "because", {"kind": "whim"}), "kind of a cause"),
    "cause as text": (
        put("pending", 0, "because", "turn"),
        "a cause must be an object, not 'turn'",
    ),
    "cause without its guest": (put("pending", 0, "because", {"kind": "guest"}), "lacks 'guest'"),
    "cause with a staff card as guest": (put("pending", 0, "because", guest(5)), "cannot be 5"),
    "unknown mark": (put("pending", 0, "done", ["asleep"]), "done of pending frame 0 cannot hold"),
    "mark twice": (put("pending", 0, "done", ["touched"] * 2), "names touched twice"),
    "field of another frame": (put("pending", 0, "rooms", []), "has no field 'rooms'"),
    "no rooms": (above_the_turn(frame("prepare_rooms", die(3))), "lacks 'discount'"),
    "unknown room": (above_the_turn(prepare(die(3), rooms=["f1"])), "cannot hold 'f1'"),
    "unknown effect": (
        above_the_turn(frame("items", guest(75), items=[{"effect": "joy", "amount": 1}])),
        "effect of an item cannot be 'joy'",
    ),
    "empty bag": (above_the_turn(frame("items", guest(75), items=[])), "must be a list of 1 to 10"),
}


@pytest.mark.parametrize("case", WORDS)
def test_a_frame_that_cannot_be_read_is_refused(case: str) -> None:
    change, words = WORDS[case]
    assert words in refusal(turn(), change)


# --- during turns --------------------------------------------------------------------------------

DURING_TURNS: dict[str, tuple[Change, str]] = {
    "a turn of nobody": (put("pending", 0, "seat", None), "pending turn must belong to a seat"),
    "an extra turn at the bottom": (
        put("pending", 0, "done", ["extra"]),
        "pending turn must lie above the turn it belongs to",
    ),
    "a second turn that is not extra": (
        above_the_turn({"frame": "turn", "seat": 0, "because": guest(97), "done": []}),
        "a turn above another one must be marked as extra",
    ),
    "an extra turn no guest gives": (
        above_the_turn({"frame": "turn", "seat": 0, "because": guest(75), "done": ["extra"]}),
        "pending turn does not fit what it is because of",
    ),
    "an extra turn by a die": (
        above_the_turn({"frame": "turn", "seat": 0, "because": die(3), "done": ["extra"]}),
        "pending turn does not fit what it is because of",
    ),
    "an extra turn with a die taken and nothing done": (
        above_the_turn(
            {"frame": "turn", "seat": 0, "because": guest(97), "done": ["extra", "die_taken"]}
        ),
        "must be marked as touched",
    ),
    "an extra action where the edition knows extra turns": (
        above_the_turn(frame("extra_action", guest(97))),
        "pending extra_action does not fit what it is because of",
    ),
    "a die taken in an untouched turn": (
        put("pending", 0, "done", ["die_taken"]),
        "must be marked as touched",
    ),
    "something pending in an untouched turn": (
        lambda position: position["pending"].append(prepare(die(3))),
        "a turn in which something is pending must be marked as touched",
    ),
    "a decision without its turn": (
        put("pending", 0, prepare(die(3))),
        "pending prepare_rooms must lie above the turn",
    ),
    "a decision of another seat": (
        above_the_turn({**prepare(die(3)), "seat": 1}),
        "must belong to the seat whose turn it is",
    ),
    "an emperor frame": (
        above_the_turn(frame("emperor_bonus", {"kind": "tile", "tile": "A1"})),
        "emperor_bonus cannot be pending during turns",
    ),
    "a removal of rooms": (
        above_the_turn(
            frame(
                "remove_rooms",
                {"kind": "tile", "tile": "A4"},
                count=1,
                which="highest_free",
                rooms=["a1"],
            )
        ),
        "remove_rooms cannot be pending during turns",
    ),
    "a penalty": (above_the_turn(frame("penalty")), "penalty cannot be pending during turns"),
    "a draft": (above_the_turn(frame("draft")), "draft cannot be pending during turns"),
    "a first guest": (above_the_turn(frame("first_guest")), "cannot be pending during turns"),
    "a roll above a turn": (above_the_turn(frame("roll_dice", count=1)), "dice"),
    "a batch of three": (above_the_turn(frame("serve", count=3)), "does not fit"),
    "a batch above a bag": (
        above_the_turn(bag(guest(87), item("take_guest", 1, guest(87))), frame("serve", count=1)),
        "pending serve must lie directly above a turn",
    ),
    "two decisions at once": (
        above_the_turn(prepare(die(3)), prepare(die(3))),
        "pending prepare_rooms must be on top",
    ),
    "a roll of no dice": (
        put("pending", [frame("roll_dice")]),
        "dice are rolled exactly while some are still to be rolled",
    ),
    "a roll below a turn": (
        both(put("dice", [0] * 6), _rolls(8, below=True)),
        "dice are rolled exactly while some are still to be rolled",
    ),
    "two rolls at once": (
        both(put("dice", [0] * 6), _rolls(1, 8)),
        "nothing else can be pending while dice are rolled",
    ),
    # What a cause cannot have brought about.
    "no rooms to prepare": (above_the_turn(prepare(die(3), rooms=[])), "does not fit"),
    "rooms to prepare by a die of another face": (above_the_turn(prepare(die(2))), "does not fit"),
    "no room to prepare": (above_the_turn(prepare(die(3), count=0)), "does not fit"),
    "a discount the guest does not give": (above_the_turn(prepare(guest(57))), "does not fit"),
    "a room that must be prepared though it may be declined": (
        above_the_turn(prepare(die(3), least=1)),
        "does not fit",
    ),
    "a room laid occupied by a guest": (
        above_the_turn(
            frame("prepare_occupied", guest(71), count=1, discount="free", rooms=ALL_ROOMS)
        ),
        "does not fit",
    ),
    "an effect of staff that is not in play": (
        above_the_turn(prepare({"kind": "staff", "staff": 14})),
        "does not fit",
    ),
    "a discount out of nowhere": (
        above_the_turn(frame("hire_staff", guest(64), discount="free", least=0)),
        "does not fit",
    ),
    "a count where there is none": (
        above_the_turn(frame("hire_staff", guest(64), count=1, discount=1, least=0)),
        "pending hire_staff counts nothing: its count must be 0",
    ),
    "nothing to allocate": (above_the_turn(frame("allocate_goods", die(1), goods={})), "not fit"),
    "wine from a die 1": (
        above_the_turn(frame("allocate_goods", die(1), goods={"wine": 1})),
        "does not fit",
    ),
    "more goods than the guest brings": (
        above_the_turn(frame("allocate_goods", guest(51), goods={"strudel": 2})),
        "does not fit",
    ),
    "seventeen dishes": (
        above_the_turn(frame("split_goods", die(1), count=17, goods=["strudel", "cake"])),
        "does not fit",
    ),
    "drinks from a die 1": (
        above_the_turn(frame("split_goods", die(1), count=2, goods=["wine", "coffee"])),
        "does not fit",
    ),
    "strudel and coffee": (
        above_the_turn(frame("split_goods", die(1), count=2, goods=["strudel", "coffee"])),
        "goods of pending frame 1 cannot be",
    ),
    "more goods to choose than the guest gives": (
        above_the_turn(frame("choose_goods", guest(54), count=2, goods={})),
        "does not fit",
    ),
    "no cards on offer": (
        above_the_turn(frame("staff_on_offer", guest(75), discount=3, cards=[])),
        "does not fit",
    ),
    "four cards on offer": (_offers(9, 10, 11, 12), "does not fit"),
    "cards on offer that are elsewhere": (_offers(7, keep=True), "staff card 7 is in two places"),
    "cards on offer that are only counted": (
        above_the_turn(frame("staff_on_offer", guest(75), discount=3, cards=3)),
        "cards of pending frame 1 must be a list",
    ),
    "no card to draw": (above_the_turn(frame("draw_staff", guest(91), count=0)), "does not fit"),
    "a card too many to draw": (above_the_turn(frame("draw_staff", guest(50), count=2)), "not fit"),
    "an order completed by a guest": (
        above_the_turn(frame("complete_order", guest(50))),
        "not fit",
    ),
    "two rooms turned by a guest": (
        above_the_turn(frame("turn_rooms", guest(58), count=2)),
        "does not fit",
    ),
    "a guest revealed while the row is full": (
        above_the_turn(frame("reveal_guest", count=1)),
        "0 spaces of the guest row are empty and 1 guests are about to be revealed",
    ),
    "points in a bag": (
        above_the_turn(bag(guest(75), item("points", 5, guest(75)))),
        "an item that does not fit what it is because of",
    ),
    "an effect of another guest in a bag": (
        above_the_turn(bag(guest(75), item("kronen", 3, guest(75)))),
        "an item that does not fit",
    ),
    "an effect twice in a bag": (
        above_the_turn(bag(guest(84), *[item("take_guest", 1, guest(84))] * 2)),
        "an item that does not fit",
    ),
    "an effect of a die without strength": (
        above_the_turn(bag(die(1), item("dishes", 0, die(1)))),
        "an item that does not fit",
    ),
    "an effect of a die that no die has": (
        above_the_turn(bag(die(1), item("take_guest", 1, die(1)))),
        "an item that does not fit",
    ),
    "drinks of a six without strength": (
        above_the_turn(bag(die(6), item("drinks", 0, die(6)))),
        "an item that does not fit",
    ),
    "an effect of a tile before the emperor is there": (
        above_the_turn(bag(guest(75), item("kronen", 3, {"kind": "tile", "tile": "A1"}))),
        "an item that does not fit",
    ),
    "because of a room": (
        above_the_turn(prepare({"kind": "room", "room": "a1"})),
        "does not fit",
    ),
    "the bonus of a blue group": (
        above_the_turn(bag(guest(75), item("kronen", 5, {"kind": "group", "colour": "blue"}))),
        "an item that does not fit",
    ),
}


@pytest.mark.parametrize("case", DURING_TURNS)
def test_a_frame_that_cannot_be_pending_during_turns_is_refused(case: str) -> None:
    change, words = DURING_TURNS[case]
    assert words in refusal(turn(), change)
