"""Every reason is a clean sentence in every language, with its numbers and names."""

import re
from functools import cache

import pytest

from hotelier.engine.agenda import FRAME_NAMES, LAST_CHANCE_FRAME
from hotelier.engine.reason import (
    ANOTHER_DECIDES,
    FOR_GUEST,
    FOR_ROOM,
    GOAL_NOT_MET,
    MUST_USE_EFFECT,
    NEEDS_KRONEN,
    ORDER_NOT_COMPLETE,
    PURPOSES,
    REASON_NAMES,
    UNEXPLAINED,
    WRONG_MOMENT,
    WRONG_PHASE,
    Reason,
)
from hotelier.engine.state import PHASE_NAMES
from hotelier.text import LANGUAGES, Words
from hotelier.text.reasons import reason_text
from tests.reasons.tables import CASES
from tests.text.catalogue import messages

LAST_DECISION = FRAME_NAMES.index("discard_staff")


def is_clean(text: str) -> bool:
    """A sentence that begins and ends like one, without holes or signs of the notation."""
    return (
        text.endswith((".", "。"))
        and not text[0].islower()
        and not re.search(r"\s\s|\s[.,;:]|[.,;:]{2}|[{}$]|\?\?\?", text)
    )


@cache
def reasons_given() -> list[tuple[str, Reason]]:
    """What the engine says in every scenario, with the name it should have."""
    found = []
    for case in CASES:
        reason = case.play().game.why_not(case.action)
        assert reason is not None
        found.append((case.reason, reason))
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_of_the_scenarios_is_a_sentence(language: str) -> None:
    words = Words(language)
    said: dict[str, str] = {}
    for name, reason in reasons_given():
        text = reason_text(reason, words)
        assert is_clean(text), text
        said[name] = text
    assert len(set(said.values())) == len(said)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_reason_has_a_message(language: str) -> None:
    known = messages(language)
    assert [name for name in REASON_NAMES if f"reason-{name}" not in known] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_decision_purpose_and_phase_is_named(language: str) -> None:
    words = Words(language)
    decisions = [
        reason_text(Reason(WRONG_MOMENT, kind), words) for kind in range(LAST_DECISION + 1)
    ]
    assert LAST_DECISION > LAST_CHANCE_FRAME
    assert len(set(decisions)) == len(decisions)
    assert all(is_clean(text) for text in decisions)
    purposes = [
        reason_text(Reason(NEEDS_KRONEN, what, 2, 1), words) for what in range(len(PURPOSES))
    ]
    assert len(set(purposes)) == len(PURPOSES)
    phases = [reason_text(Reason(WRONG_PHASE, phase, 3), words) for phase in range(3)]
    assert len(set(phases)) == len(PHASE_NAMES) - 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_measure_of_a_goal_is_named(language: str) -> None:
    words = Words(language)
    texts = {
        reason_text(Reason(GOAL_NOT_MET, 105, measure, colour, 20, 7), words)
        for measure in range(11)
        for colour in (0, 1, 2, 4)
    }
    # Ten measures without a colour, and occupied rooms of three colours or any.
    assert len(texts) == 14
    assert all("7" in text and "20" in text for text in texts)


@pytest.mark.parametrize(
    ("language", "reason", "text"),
    [
        ("en", Reason(NEEDS_KRONEN, FOR_ROOM, 1, 0), "This room costs 1 krone; you have 0."),
        ("en", Reason(NEEDS_KRONEN, FOR_GUEST, 3, 1), "This guest costs 3 kronen; you have 1."),
        ("de", Reason(NEEDS_KRONEN, FOR_ROOM, 1, 0), "Dieser Raum kostet 1 Krone; du hast 0."),
        ("de", Reason(NEEDS_KRONEN, FOR_GUEST, 3, 1), "Dieser Kunde kostet 3 Kronen; du hast 1."),
        ("ru", Reason(NEEDS_KRONEN, FOR_ROOM, 1, 0), "Этот номер стоит 1 крону; у вас 0."),
        ("ru", Reason(NEEDS_KRONEN, FOR_ROOM, 3, 0), "Этот номер стоит 3 кроны; у вас 0."),
        ("ru", Reason(NEEDS_KRONEN, FOR_GUEST, 5, 1), "Этот постоялец стоит 5 крон; у вас 1."),
        ("pl", Reason(NEEDS_KRONEN, FOR_ROOM, 1, 0), "Ten pokój kosztuje 1 koronę; masz 0."),
        ("pl", Reason(NEEDS_KRONEN, FOR_ROOM, 3, 0), "Ten pokój kosztuje 3 korony; masz 0."),
        ("pl", Reason(NEEDS_KRONEN, FOR_GUEST, 5, 1), "Ten gość kosztuje 5 koron; masz 1."),
        ("zh", Reason(NEEDS_KRONEN, FOR_ROOM, 2, 1), "准备这间客房需要2元，你有1。"),
        (
            "en",
            Reason(ORDER_NOT_COMPLETE, 0, 75, 1),
            "1 good is missing from the order: Baroness.",
        ),
        (
            "en",
            Reason(ANOTHER_DECIDES, 1, FRAME_NAMES.index("turn")),
            "Player 2 decides now: the turn.",
        ),
        (
            "en",
            Reason(ANOTHER_DECIDES, -1, FRAME_NAMES.index("roll_dice")),
            "Chance decides now: what the dice show.",
        ),
        (
            "pl",
            Reason(MUST_USE_EFFECT, FRAME_NAMES.index("prepare_rooms"), 2),
            "Musisz przygotować jeszcze 2 pokoje.",
        ),
        ("en", Reason(UNEXPLAINED, 17), "This is not possible now (action 17)."),
    ],
)
def test_a_reason_reads_like_this(language: str, reason: Reason, text: str) -> None:
    assert reason_text(reason, Words(language)) == text
