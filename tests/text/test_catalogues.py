"""Every language has every text, with the same variables, and reads like a text."""

import re

import pytest
from babel import Locale
from fluent.syntax.ast import Identifier

from hotelier.content.editions import EDITIONS
from hotelier.content.flags import FLAGS
from hotelier.text import LANGUAGES, Words
from hotelier.text.describe import guest_name, politics_name, staff_name, tile_name
from hotelier.text.words import sources
from tests.text.catalogue import (
    PRESENT,
    edition_texts,
    has_folder,
    messages,
    selections,
    variables,
)

GUESTS = range(49, 105)
STAFF = range(1, 49)
POLITICS = range(105, 117)
TILES = [f"{group}{number}" for group in "ABC" for number in (1, 2, 3, 4)]
CATEGORIES = {"zero", "one", "two", "few", "many", "other"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_its_folder(language: str) -> None:
    assert has_folder(language)


@pytest.mark.parametrize("language", PRESENT)
def test_a_language_has_the_same_files_as_english(language: str) -> None:
    assert list(sources(language)) == list(sources("en"))


@pytest.mark.parametrize("language", PRESENT)
def test_a_language_has_the_same_messages_as_english(language: str) -> None:
    assert sorted(messages(language)) == sorted(messages("en"))


@pytest.mark.parametrize("language", PRESENT)
def test_a_message_has_the_same_variables_as_in_english(language: str) -> None:
    here, english = messages(language), messages("en")
    assert {key: variables(key, here) for key in here} == {
        key: variables(key, english) for key in english
    }


@pytest.mark.parametrize("language", PRESENT)
def test_the_names_of_guests_and_staff_differ_from_each_other(language: str) -> None:
    words = Words(language)
    guests = {guest_name(number, words) for number in GUESTS}
    staff = {staff_name(number, words) for number in STAFF}
    assert (len(guests), len(staff)) == (len(GUESTS), len(STAFF))


@pytest.mark.parametrize("language", PRESENT)
def test_politics_cards_and_tiles_have_titles(language: str) -> None:
    words = Words(language)
    titles = {politics_name(number, words) for number in POLITICS}
    titles |= {tile_name(key, words) for key in TILES}
    assert len(titles) == len(POLITICS) + len(TILES)


@pytest.mark.parametrize("language", PRESENT)
def test_editions_and_flags_are_explained(language: str) -> None:
    words = Words(language)
    abouts = {words(f"edition-{name}.about") for name in EDITIONS}
    meanings = {words(f"flag-{flag}-{value}") for flag, values in FLAGS.items() for value in values}
    assert len({words(f"edition-{name}") for name in EDITIONS}) == len(EDITIONS)
    assert len({words(f"flag-{flag}") for flag in FLAGS}) == len(FLAGS)
    assert len(abouts) == len(EDITIONS)
    assert len(meanings) == sum(map(len, FLAGS.values()))
    assert all(text.endswith((".", "。")) for text in abouts | meanings)


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("language", PRESENT)
def test_every_card_has_a_clean_description(language: str, edition: str) -> None:
    found = edition_texts(language, edition)
    assert len(found) == 128
    for card, text in found.items():
        assert text.endswith((".", "。")), card
        assert not text[0].islower(), card
        assert not re.search(r"\s\s|\s[.,;:]|[.,;:]{2}|[{}\[\]$]|^\s|\s$", text), card
        assert not re.search("[\u2066-\u2069]", text), card
        assert not re.search(r"\.\s+[a-zäöüа-яёąćęłńóśźż]", text), card


@pytest.mark.parametrize("language", PRESENT)
def test_a_choice_by_number_has_a_variant_for_every_plural_form(language: str) -> None:
    form = Locale(language).plural_form
    needed = {form(number) for number in range(200)}
    for key, choice in selections(language):
        names = {
            variant.key.name for variant in choice.variants if isinstance(variant.key, Identifier)
        }
        if names <= CATEGORIES:
            # The variant marked with * stands for one form that is not named.
            assert len(needed - names) <= 1, key
