"""Numbers have the forms their language gives them."""

import pytest

from hotelier.text import Words
from tests.text.catalogue import PRESENT

NUMBERS = (1, 2, 5, 21, 22)
ENGLISH_AND_GERMAN = [
    ("amount-points", "point", "points", "Siegpunkt", "Siegpunkte"),
    ("amount-kronen", "krone", "kronen", "Krone", "Kronen"),
    ("amount-steps", "step", "steps", "Schritt", "Schritte"),
    ("amount-staff", "staff card", "staff cards", "Personalkarte", "Personalkarten"),
    ("amount-strudel", "strudel", "strudels", "Strudel", "Strudel"),
    ("amount-cake", "cake", "cakes", "Torte", "Torten"),
    ("amount-wine", "wine", "wines", "Wein", "Wein"),
    ("amount-coffee", "coffee", "coffees", "Kaffee", "Kaffee"),
]
# Which of the five numbers share a form: the first letter of each is the form of 1.
FORMS = {"en": "abbbb", "de": "abbbb", "ru": "abcab", "pl": "abccb", "zh": "aaaaa"}


@pytest.mark.parametrize(("key", "one", "many", "eins", "viele"), ENGLISH_AND_GERMAN)
def test_amounts(key: str, one: str, many: str, eins: str, viele: str) -> None:
    english, german = Words("en"), Words("de")
    assert [english(key, number=number) for number in NUMBERS] == [
        f"{number} {one if number == 1 else many}" for number in NUMBERS
    ]
    assert [german(key, number=number) for number in NUMBERS] == [
        f"{number} {eins if number == 1 else viele}" for number in NUMBERS
    ]


@pytest.mark.parametrize("key", ["amount-points", "amount-kronen", "amount-steps"])
@pytest.mark.parametrize("language", PRESENT)
def test_a_noun_has_the_forms_of_its_language(language: str, key: str) -> None:
    words = Words(language)
    nouns = [words(key, number=number).replace(str(number), "", 1) for number in NUMBERS]
    letters = {noun: "abc"[order] for order, noun in enumerate(dict.fromkeys(nouns))}
    assert "".join(letters[noun] for noun in nouns) == FORMS[language]


@pytest.mark.parametrize(
    ("key", "number", "english", "german"),
    [
        ("effect-turn_rooms", 1, "a vacant room", "einen freien Raum"),
        ("effect-turn_rooms", 21, "up to 21 vacant rooms", "bis zu 21 freie Räume"),
        ("goal-full_rows", 1, "At least 1 of your floors is", "Mindestens 1 deiner Etagen ist"),
        (
            "goal-full_rows",
            22,
            "At least 22 of your floors are",
            "Mindestens 22 deiner Etagen sind",
        ),
        ("goal-full_colours", 1, "of one colour are", "Räume einer Farbe sind"),
        ("goal-full_colours", 2, "of at least 2 colours are", "von mindestens 2 Farben sind"),
        ("staff-cost", 0, "Costs nothing.", "Kostet nichts."),
        ("staff-cost", 1, "Costs 1 krone.", "Kostet 1 Krone."),
        ("staff-cost", 5, "Costs 5 kronen.", "Kostet 5 Kronen."),
    ],
)
def test_sentences_agree_with_their_number(
    key: str, number: int, english: str, german: str
) -> None:
    assert english in Words("en")(key, number=number)
    assert german in Words("de")(key, number=number)
