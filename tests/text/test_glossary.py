"""One word for one thing: what the glossary rules out occurs in no text."""

import re
from pathlib import Path

import pytest

from hotelier.text import LANGUAGES
from hotelier.text.words import sources

PAGE = Path(__file__).parents[2] / "docs" / "reference" / "glossary.md"
NAME = re.compile(r"^(guest|staff)-\d+ = .*$|^#.*$", re.MULTILINE)


def unwanted() -> dict[str, list[str]]:
    """The words we do not use, by language."""
    section = PAGE.read_text(encoding="utf-8").split("## Words we do not use")[1]
    rows = re.findall(r"^\| (\w\w) \| ([^|]*) \|", section, re.MULTILINE)
    return {language: words.strip().split(", ") for language, words in rows}


def occurrences(word: str, text: str) -> list[str]:
    """Lines with this word; Chinese has no word boundaries."""
    found = re.compile(
        word if re.match(r"[\u4e00-\u9fff]", word) else rf"\b{word}\b", re.IGNORECASE
    )
    return [line for line in NAME.sub("", text).splitlines() if found.search(line)]


def test_every_language_has_its_words() -> None:
    assert list(unwanted()) == list(LANGUAGES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_of_the_glossary_are_kept_to(language: str) -> None:
    text = "\n".join(sources(language).values())
    found = {word: occurrences(word, text) for word in unwanted()[language]}
    assert {word: lines for word, lines in found.items() if lines} == {}


def test_a_word_is_found_but_not_in_names_and_comments() -> None:
    text = "staff-31 = Zimmer\n# Zimmer\nweb-room = Ein Zimmer\nweb-maid = Zimmermädchen\n"
    assert occurrences("Zimmer", text) == ["web-room = Ein Zimmer"]
    assert occurrences("客人", "web-guests = 等候的客人\n") == ["web-guests = 等候的客人"]
