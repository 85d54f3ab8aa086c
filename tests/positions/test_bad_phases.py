"""What cannot be pending in setup, with the emperor or at the end is refused."""

from typing import Any

import pytest

from hotelier import Game, Seat, load_position
from tests.positions.mistakes import (
    TURN,
    Change,
    beginning,
    both,
    choosing_guests,
    choosing_rooms,
    drafting,
    drop,
    frame,
    guest,
    prepare,
    put,
    refusal,
    turn,
)
from tests.scenarios.emperor import emperor_comes

# --- while the emperor is there ------------------------------------------------------------------


def punished() -> Game:
    """Seat 0 chooses its penalty of tile A3; seat 1 waits for its bonus."""
    return emperor_comes("A3", Seat(hand=[7, 8, 9]), Seat(emperor=6)).game


def removing() -> Game:
    """Seat 0 chooses one of two free rooms to give up."""
    return (
        emperor_comes("A4", Seat(hotel="...../...../...../by..."), Seat(emperor=4))
        .play("suffer")
        .game
    )


A3 = {"kind": "tile", "tile": "A3"}
A4 = {"kind": "tile", "tile": "A4"}

WITH_THE_EMPEROR: dict[str, tuple[Any, Change, str]] = {
    "in round 4": (punished, put("round", 4), "the emperor does not come in round 4"),
    "during turns": (
        punished,
        put("phase", "turns"),
        "pending emperor_bonus must lie above the turn",
    ),
    "a turn": (
        punished,
        put("pending", 1, {"frame": "turn", "seat": 0, "because": TURN, "done": ["touched"]}),
        "turn cannot be pending while the emperor is there",
    ),
    "a penalty of nobody": (punished, put("pending", 1, "seat", None), "must belong to a seat"),
    "another tile": (punished, put("pending", 1, "because", A4), "because of the tile of this"),
    "a seat that is still to come": (
        punished,
        put("pending", 1, "seat", 1),
        "belongs to a seat that is still to meet the emperor",
    ),
    "seats in the wrong order": (
        punished,
        put("pending", [frame("emperor_penalty", A3), frame("emperor_bonus", A3, seat=1)]),
        "seats must wait for the emperor tile in turn order",
    ),
    "a bonus without the steps for it": (
        punished,
        put("seats", 1, "emperor", 2),
        "seat 1 waits for a bonus, but stands on emperor space 2",
    ),
    "a penalty in spite of steps": (
        punished,
        put("pending", 0, "frame", "emperor_penalty"),
        "seat 1 waits for a penalty, but stands on emperor space 3",
    ),
    "a choice without cards to return": (
        punished,
        lambda position: position["staff_deck"].extend(_give_up(position["seats"][0], 2)),
        "seat 0 cannot be asked for penalty now",
    ),
    "more cards to return than the tile asks for": (
        punished,
        put("pending", 1, frame("return_hand", A3, count=3)),
        "seat 0 cannot be asked for return_hand now",
    ),
    "rooms to remove by a tile that takes none": (
        punished,
        put("pending", 1, frame("remove_rooms", A3, count=1, which="highest_free", rooms=["a1"])),
        "seat 0 cannot be asked for remove_rooms now",
    ),
    "a staff card to discard by a tile that takes none": (
        punished,
        put("pending", 1, frame("discard_staff", A3)),
        "seat 0 cannot be asked for discard_staff now",
    ),
    "a penalty avoided without the card for it": (
        punished,
        put("pending", 1, frame("avoid_penalty", A3)),
        "seat 0 cannot be asked for avoid_penalty now",
    ),
    "no rooms to remove": (removing, put("pending", 0, "rooms", []), "cannot be asked"),
    "rooms to remove that are not there": (removing, put("pending", 0, "rooms", ["c3"]), "asked"),
    "rooms to remove in another way": (removing, put("pending", 0, "which", "below"), "asked"),
    "two rooms to remove": (removing, put("pending", 0, "count", 2), "cannot be asked"),
    "a decision of another seat": (
        punished,
        lambda position: position["pending"].append(frame("return_hand", A3, seat=1, count=2)),
        "pending return_hand must belong to the seat the emperor deals with",
    ),
    "a decision above the choice it comes from": (
        punished,
        lambda position: position["pending"].append(frame("return_hand", A3, count=2)),
        "pending return_hand cannot lie above penalty",
    ),
    "two effects at once": (
        punished,
        lambda position: position["pending"].__setitem__(
            slice(1, None), [prepare(A3), prepare(A3)]
        ),
        "pending prepare_rooms",
    ),
    "an effect that is not of the tile": (
        punished,
        put("pending", 1, prepare(A3)),
        "pending prepare_rooms does not fit what it is because of",
    ),
}


def _give_up(seat: dict[str, Any], number: int) -> list[int]:
    return [seat["hand"].pop() for _ in range(number)]


@pytest.mark.parametrize("case", WITH_THE_EMPEROR)
def test_a_frame_that_cannot_be_pending_with_the_emperor_is_refused(case: str) -> None:
    game, change, words = WITH_THE_EMPEROR[case]
    assert words in refusal(game(), change)


# --- in setup and at the end ---------------------------------------------------------------------

IN_SETUP: dict[str, tuple[Any, Change]] = {
    "nothing pending": (choosing_guests, put("pending", [])),
    "a choice left out": (beginning, drop("pending", -1)),
    "a choice made already": (beginning, put("start", 0)),
    "an offer": (
        choosing_guests,
        lambda position: position["pending"].append(
            frame("staff_on_offer", guest(75), cards=[position["staff_deck"].pop()], discount=3)
        ),
    ),
    "a turn": (
        choosing_guests,
        lambda position: position["pending"].append(
            {"frame": "turn", "seat": 0, "because": TURN, "done": []}
        ),
    ),
    "another seat at its first guest": (choosing_guests, put("pending", -1, "seat", 0)),
    "another seat at its draft": (drafting, put("pending", -1, "seat", 1)),
    "four rooms": (choosing_rooms, put("pending", -1, "count", 4)),
    "a free room": (choosing_rooms, put("pending", -1, "discount", "free")),
    "a room that must be prepared": (choosing_rooms, put("pending", -1, "least", 1)),
    "because of a guest": (choosing_guests, put("pending", -1, "because", guest(75))),
}


@pytest.mark.parametrize("case", IN_SETUP)
def test_a_frame_that_cannot_be_pending_in_setup_is_refused(case: str) -> None:
    game, change = IN_SETUP[case]
    assert refusal(game(), change).startswith("this position cannot be: ")


def test_nothing_is_pending_when_the_game_is_over() -> None:
    change = both(put("phase", "over"), put("round", 7))
    assert "the game is over, but something is pending" in refusal(turn(), change)
    assert "it ends in round 7" in refusal(turn(), put("phase", "over"))


def test_without_anything_pending_the_round_goes_on() -> None:
    position = turn().to_dict()
    position["pending"] = []
    game = load_position(position)
    assert game.decision is not None
    assert (game.decision.kind, game.decision.seat) == ("turn", 1)
