"""Every option and every event has words in every language."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from hotelier import Game, Rng, Seat, arrange, new_game, parse
from hotelier.engine.agenda import FRAME_NAMES
from hotelier.engine.events import CAUSE_NAMES, EVENT_NAMES, SECRET, SOURCES
from hotelier.game.actions import KINDS
from hotelier.game.dealer import answer_chance
from hotelier.record import read_records
from hotelier.text import LANGUAGES, Words
from hotelier.text.sentences import (
    action_text,
    asked_text,
    cause_text,
    event_text,
    goods_text,
    source_text,
)
from hotelier.text.words import sources

PERSONAL = ("points_scored", "kronen_paid", "guest_taken", "staff_hired", "passed", "turn_started")
GOLDENS = Path(__file__).parent.parent / "replays"
ASKING = FRAME_NAMES[: FRAME_NAMES.index("emperor_bonus")]


def messages(language: str) -> set[str]:
    text = "".join(sources(language).values())
    return {line.partition(" =")[0] for line in text.splitlines() if " =" in line}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_action_event_cause_and_source_has_a_message(language: str) -> None:
    wanted = {f"action-{next(actions_of(kind)).kind}" for kind in KINDS}
    wanted |= {f"event-{name}" for name in EVENT_NAMES}
    wanted |= {f"event-{EVENT_NAMES[kind]}-hidden" for kind in SECRET}
    wanted |= {f"asked-{name}" for name in ASKING}
    wanted |= {f"source-{name}" for name in SOURCES}
    wanted |= {f"cause-{name}" for name in CAUSE_NAMES} - {
        f"cause-{name}" for name in ("guest", "staff", "politics", "tile")
    }
    assert wanted <= messages(language)


def actions_of(kind: type) -> Iterator[Any]:
    from hotelier import all_actions

    return (action for action in all_actions() if isinstance(action, kind))


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_options_of_a_game_can_be_read(language: str) -> None:
    words = Words(language)
    game = new_game(players=2, deal="draft", boards="day")
    rng = Rng(language)
    texts = set()
    while (decision := game.decision) is not None:
        assert asked_text(decision.kind, words)
        table = game if decision.is_chance else game.view(decision.seat)
        if not decision.is_chance or decision.kind == "choose_board":
            texts |= {action_text(option, table, words) for option in decision.options}
        codes = decision.codes
        chance = decision.is_chance
        game.play(answer_chance(game.position, rng) if chance else codes[rng.below(len(codes))])
    assert len(texts) > 100
    assert all(text.strip() == text for text in texts)


def samples() -> list[dict[str, Any]]:
    """One event of each kind, as its seat and as others see it, out of the golden games."""
    found: dict[str, dict[str, Any]] = {}
    for name in ("rare", "more", "games"):
        for record in read_records(GOLDENS / f"{name}.record"):
            game = record.begin()
            for move in record.moves:
                for event in game.apply(move.action):
                    told = event.to_dict(everything=True)
                    found.setdefault(f"{event.name} {told.get('amount', 0) < 0}", told)
                    if event.kind in SECRET:
                        found.setdefault(f"{event.name} hidden", event.to_dict())
    return list(found.values())


def test_every_event_of_the_golden_games_can_be_read() -> None:
    events = samples()
    assert {event["event"] for event in events} == set(EVENT_NAMES)
    for language in LANGUAGES:
        words = Words(language)
        for event in events:
            text = event_text(event, words, ["Anna", "Berta", "Cilli", "Dora"])
            assert text.endswith((".", "。")), (language, event)
            if event["event"] in PERSONAL:
                assert any(name in text for name in ("Anna", "Berta", "Cilli", "Dora")), text


def offered(game: Game, notation: str, language: str) -> str:
    return action_text(parse(notation), game.view(0), Words(language))


@pytest.mark.parametrize(
    ("language", "texts"),
    [
        ("en", ["Guest: Baroness (3 kronen)", "Guest: Sculptor (2 kronen)", "Pass"]),
        ("de", ["Kunde: Baronin (3 Kronen)", "Kunde: Bildhauer (2 Kronen)", "Passen"]),
        ("ru", ["Постоялец: Княгиня (за 3 кроны)", "Постоялец: Скульптор (за 2 кроны)", "Пас"]),
        ("pl", ["Gość: Baronówna (za 3 korony)", "Gość: Rzeźbiarz (za 2 korony)", "Pas"]),
    ],
)
def test_an_option_names_its_card_and_its_price(language: str, texts: list[str]) -> None:
    game = arrange(row=[75, 49])
    assert [offered(game, step, language) for step in ("guest 1", "guest 2", "pass")] == texts


def test_an_option_tells_what_it_would_do() -> None:
    game = arrange(dice="3366", seats=[Seat(cafe={51: ""}), Seat()])
    assert offered(game, "die 3", "en") == (
        "Die 3: You may prepare up to 2 rooms at the normal cost."
    )
    assert offered(game, "die 6:4+", "en").startswith("Die 6 as 4 [boosted]: Pay 2 kronen. ")
    assert offered(game, "serve wine 1", "en") == "Serve from the kitchen: 1 wine → Composer"
    game.apply("die 3")
    assert offered(game, "room a2", "en") == "Room a2 (yellow, 1 krone)"
    assert offered(game, "stop", "de") == "Darauf verzichten"


def test_hidden_cards_are_not_named() -> None:
    event = {"event": "staff_drawn", "seat": 1, "staff": None, "because": {"kind": "turn"}}
    assert event_text(event, Words("en")) == "Player 2 draws a staff card."
    event["staff"] = 9
    assert event_text(event, Words("en")) == "Player 2 draws a staff card: Butler."


def test_points_may_be_lost() -> None:
    event = {
        "event": "points_scored",
        "seat": 0,
        "source": "emperor_tiles",
        "amount": -8,
        "because": {"kind": "tile", "tile": "C1"},
    }
    assert event_text(event, Words("en"), ["Anna"]) == "Anna loses 8 points (Order of Merit)."
    event["amount"] = 1
    assert event_text(event, Words("ru"), ["Анна"]).startswith("Анна получает 1 победное очко (")


def test_small_texts() -> None:
    words = Words("en")
    assert cause_text({"kind": "die", "die": 4}, words) == "die 4"
    assert cause_text({"kind": "group", "colour": "red"}, words) == "red group"
    assert cause_text({"kind": "staff", "staff": 17}, words) == "Kitchen Hand"
    assert source_text("guests_left", words) == "Guests left in the café"
    assert goods_text({}, words) == "nothing"
    assert goods_text({"wine": 2, "coffee": 1}, words) == "2 wines and 1 coffee"
