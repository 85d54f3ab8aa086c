"""What some cards say, word for word. The table is a file of its own, easy to extend."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.text.catalogue import edition_texts

TABLE = Path(__file__).parent / "sentences.txt"


def cases() -> Iterator[tuple[str, str, str, str]]:
    """Edition, card, language and text."""
    edition = card = ""
    for line in TABLE.read_text(encoding="utf-8").splitlines():
        if line.startswith("  "):
            language, _, text = line.strip().partition(": ")
            yield edition, card, language, text
        elif line and not line.startswith("#"):
            edition, _, card = line.partition(", ")


CASES = list(cases())


@pytest.mark.parametrize(("edition", "card", "language", "text"), CASES)
def test_a_card_says(edition: str, card: str, language: str, text: str) -> None:
    assert edition_texts(language, edition)[card] == text


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_table_is_read_whole(language: str) -> None:
    assert sum(case[2] == language for case in CASES) == 42
