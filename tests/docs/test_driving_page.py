"""docs/reference/driving.md and position.md say how the engine is driven and what it writes."""

import re
from dataclasses import fields
from pathlib import Path

import pytest

from hotelier import Rng, Seat, arrange, new_game
from hotelier.content.flags import FLAGS
from hotelier.engine.agenda import EMPEROR_BONUS, FRAME_NAMES, Frame
from hotelier.engine.effects import EFFECT_NAMES
from hotelier.engine.events import CAUSE_NAMES, SOURCES
from hotelier.game.actions import KINDS, all_actions
from hotelier.game.options import GameOptions
from tests.matrix import COMBINATIONS, choose, options_of
from tests.scenarios.emperor import emperor_comes

FOLDER = Path(__file__).parents[2] / "docs" / "reference"
DRIVING = (FOLDER / "driving.md").read_text(encoding="utf-8")
POSITION = (FOLDER / "position.md").read_text(encoding="utf-8")


def section(page: str, title: str) -> str:
    """What stands under a heading, up to the next one of its kind."""
    mark = re.search(rf"^(#+) {re.escape(title)}$", page, re.MULTILINE)
    assert mark is not None, title
    rest = page[mark.end() :]
    following = re.search(rf"^#{{1,{len(mark[1])}}} ", rest, re.MULTILINE)
    return rest[: following.start()] if following else rest


def rows(text: str) -> list[list[str]]:
    lines = [line for line in text.splitlines() if line.startswith("| `")]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]


def names(text: str) -> list[str]:
    return re.findall(r"`([a-z_]+)`", text)


def test_every_action_is_listed_with_notation_codes_and_fields() -> None:
    listed = [
        (*names(cells[0]), cells[1], cells[2], names(cells[3]))
        for cells in rows(section(DRIVING, "Actions"))
        if len(cells) == 4
    ]
    expected = []
    for kind in KINDS:
        own = [action for action in all_actions() if type(action) is kind]
        ends = own if len(own) == 1 else [own[0], own[-1]]
        notation = " … ".join(f"`{action}`" for action in ends)
        codes = "–".join(str(action.code) for action in ends)
        expected.append((own[0].kind, notation, codes, [field.name for field in fields(kind)]))
    assert listed == expected


def test_every_decision_is_answered_by_the_actions_listed() -> None:
    table = section(DRIVING, "Decisions").partition("Which actions answer which kind")[2]
    answers = {kind: set(names(cells[1])) for cells in rows(table) for kind in names(cells[0])}
    assert set(answers) == set(FRAME_NAMES[:EMPEROR_BONUS])
    offered: dict[str, set[int]] = {kind: set() for kind in answers}
    for number in range(3 * len(COMBINATIONS)):
        game = new_game(options_of(number))
        rng = Rng(number)
        while (frame := game.position.top) is not None:
            offered[FRAME_NAMES[frame.kind]].update(game.codes)
            game.play(choose(game, rng))
    kinds = [action.kind for action in all_actions()]
    met = {kind: {kinds[code] for code in found} for kind, found in offered.items()}
    for kind, found in met.items():
        assert found - {"claim_politics"} <= answers[kind], kind
    # Random players hardly ever have only sixes to take and no krone for them.
    assert met["turn"] | {"take_six_idle"} == answers["turn"]


def test_setup_asks_in_the_order_described() -> None:
    described = re.findall(
        r"^\d\. (?:\(players\) )?`(\w+)`", section(DRIVING, "Chance"), re.MULTILINE
    )
    game = new_game(players=3, boards="day")
    asked: list[tuple[str, int | None]] = []
    while game.position.round == 0 or game.decision.kind == "roll_dice":  # type: ignore[union-attr]
        decision = game.decision
        assert decision is not None
        asked.append((decision.kind, decision.for_seat))
        last = decision.kind == "prepare_rooms"
        game.apply(decision.options[-1] if last else decision.options[0])
    assert list(dict.fromkeys(kind for kind, _ in asked)) == described
    assert asked[:4] == [("choose_start", None), *(("choose_board", seat) for seat in range(3))]
    assert [seat for kind, seat in asked if kind == "deal_staff"] == [0] * 6 + [1] * 6 + [2] * 6
    assert [seat for kind, seat in asked if kind == "first_guest"] == [2, 1, 0]
    assert [seat for kind, seat in asked if kind == "prepare_rooms"] == [0, 1, 2]
    assert sum(kind == "reveal_guest" for kind, _ in asked) == 5 + 3
    assert sum(kind == "roll_dice" for kind, _ in asked) == 12


def test_several_amounts_of_kronen_in_a_bag_are_offered_one_by_one() -> None:
    """The Court Councillor brings 3 kronen, the Custodian 1, and a free guest between them."""
    assert "Several amounts of kronen are offered one by one" in section(DRIVING, "Decisions")
    host = Seat(hotel="...../...../...../byr..", cafe={84: "2 cake, 1 wine"}, staff=[23])
    game = arrange(seats=[host, Seat()])
    game.apply("movein 1 c1")
    bag = game.to_dict()["pending"][-1]["items"]
    kronen = [number for number, item in enumerate(bag, 1) if item["effect"] == "kronen"]
    assert len(kronen) == 2
    assert {f"item {number}" for number in kronen} <= set(map(str, game.decision.options))  # type: ignore[union-attr]


@pytest.mark.parametrize("source", FLAGS["c4_source"])
def test_staff_in_play_is_the_sum_of_events_wherever_the_last_tile_takes_its_card(
    source: str,
) -> None:
    [described] = re.findall(r"^\| staff in play \| (.+) \|$", DRIVING, re.MULTILINE)
    assert "less `staff_discarded` (with `c4_source = hand` that card was in the hand" in described
    table = emperor_comes("C4", Seat(staff=[28], hand=[30]), flags={"c4_source": source})
    card = 30 if source == "hand" else 28
    table.play("suffer", f"discard {card}")
    discarded = [event["staff"] for event in table.happened("staff_discarded")]
    assert discarded == [card]
    gone = 0 if source == "hand" else len(discarded)
    assert len(table.seat(0)["staff"]) == 1 - gone


def test_every_field_of_a_position_is_described() -> None:
    position = new_game().to_dict()
    described = [name for cells in rows(section(POSITION, "Fields")) for name in names(cells[0])]
    assert set(position) <= set(described)
    assert set(position["seats"][0]) <= set(described)
    assert {field.name for field in fields(GameOptions)} <= set(described)
    seat = section(POSITION, "A seat")
    assert [name for name in names(seat) if name in SOURCES][-len(SOURCES) :] == list(SOURCES)


def test_every_frame_cause_and_effect_is_described() -> None:
    frames = section(POSITION, "Pending frames")
    first = [name for cells in rows(frames) for name in names(cells[0])]
    assert set(FRAME_NAMES) <= set(first)
    causes = [name for cells in rows(section(POSITION, "Causes")) for name in names(cells[0])]
    assert causes and set(causes) == set(CAUSE_NAMES)
    assert set(EFFECT_NAMES) <= set(names(section(POSITION, "Items")))


def test_the_fields_of_every_frame_are_described() -> None:
    described: dict[str, set[str]] = {}
    for cells in rows(section(POSITION, "Pending frames")):
        for name in names(cells[0]) if len(cells) == 3 else ():
            described[name] = set(names(cells[2]))
    for number in range(len(COMBINATIONS)):
        game = new_game(options_of(number))
        rng = Rng(number)
        written: set[int] = set()
        while (top := game.position.top) is not None:
            # Writing takes long, so a position is written when a kind is new in its game.
            kinds = _kinds(top)
            if not kinds <= written:
                written |= kinds
                for frame in game.to_dict()["pending"]:
                    extra = set(frame) - {"frame", "seat", "because", "count"}
                    assert extra <= described[frame["frame"]], frame
            game.play(choose(game, rng))


def _kinds(frame: Frame | None) -> set[int]:
    """The kinds of a frame and of all below it."""
    found = set()
    while frame is not None:
        found.add(int(frame.kind))
        frame = frame.below
    return found
