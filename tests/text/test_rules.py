"""The rules page: the same sections and paragraphs in every language, and one for every reason."""

import pytest

from hotelier.engine.reason import FIELDS, NEEDS_KRONEN, PURPOSES, REASON_NAMES, Reason
from hotelier.text import LANGUAGES, Words
from hotelier.text.rules import SECTIONS, section_of
from tests.text.catalogue import messages


def _of_section(section: str) -> list[str]:
    return [key for key in messages("en") if key.startswith(f"rules-{section}-")]


@pytest.mark.parametrize("section", SECTIONS)
def test_a_section_has_paragraphs_numbered_from_one(section: str) -> None:
    numbers = [int(key.rsplit("-", 1)[1]) for key in _of_section(section) if key[-1].isdigit()]
    assert numbers == list(range(1, len(numbers) + 1))
    assert numbers


@pytest.mark.parametrize("language", LANGUAGES)
def test_titles_differ_and_paragraphs_end_like_sentences(language: str) -> None:
    words = Words(language)
    assert len({words(f"rules-{section}") for section in SECTIONS}) == len(SECTIONS)
    for section in SECTIONS:
        for key in _of_section(section):
            if key[-1].isdigit():
                assert words(key).endswith((".", "。")), key


def test_every_message_of_the_page_belongs_to_a_section() -> None:
    known = {f"rules-{section}" for section in SECTIONS} | {"rules-link"}
    for section in SECTIONS:
        known |= set(_of_section(section))
    assert {key for key in messages("en") if key.startswith("rules-")} == known


@pytest.mark.parametrize("kind", range(len(REASON_NAMES)))
def test_every_reason_leads_to_a_section(kind: int) -> None:
    assert section_of(Reason(kind, *[0] * len(FIELDS.get(kind, ())))) in SECTIONS


def test_what_money_is_missing_for_decides_the_section() -> None:
    found = [section_of(Reason(NEEDS_KRONEN, what, 3, 2)) for what in range(len(PURPOSES))]
    assert dict(zip(PURPOSES, found, strict=True)) == {
        "guest": "turn",
        "die": "dice",
        "room": "rooms",
        "staff": "staff",
        "serving": "turn",
        "avoiding": "emperor",
    }
