"""Messages are found or refused; nothing is made up."""

import subprocess
import sys
from collections.abc import Iterator

import pytest

from hotelier.errors import BadOptions
from hotelier.text import LANGUAGES, UnknownLanguage, Words
from hotelier.text import words as module


@pytest.fixture
def other_sources(monkeypatch: pytest.MonkeyPatch) -> Iterator[dict[str, str]]:
    """Files that take the place of those of a language, which is read anew."""
    files: dict[str, str] = {}
    monkeypatch.setattr(module, "sources", lambda _language: files)
    module._bundle.cache_clear()
    yield files
    module._bundle.cache_clear()


def test_the_languages() -> None:
    assert LANGUAGES == ("en", "de", "ru", "pl", "zh")


def test_a_message_with_a_variable() -> None:
    assert Words("en")("amount-kronen", number=2) == "2 kronen"
    assert Words("de")("amount-kronen", number=2) == "2 Kronen"


def test_an_attribute() -> None:
    assert Words("en")("effect-kronen.then", number=1) == "gain 1 krone"


@pytest.mark.parametrize("language", ["fr", "EN", "", "en-GB"])
def test_an_unknown_language_is_refused_with_the_known_ones(language: str) -> None:
    with pytest.raises(UnknownLanguage, match="choose en, de, ru, pl or zh") as caught:
        Words(language)
    assert repr(language) in str(caught.value)
    assert isinstance(caught.value, BadOptions)


@pytest.mark.parametrize("key", ["nothing", "effect-kronen.nothing", "nothing.then"])
def test_an_unknown_message_is_refused(key: str) -> None:
    with pytest.raises(KeyError, match=f"no message '{key}' in language 'de'"):
        Words("de")(key, number=1)


def test_a_missing_variable_is_refused() -> None:
    with pytest.raises(KeyError, match=r"amount-kronen.*number"):
        Words("en")("amount-kronen")


def test_a_variable_that_is_missing_in_a_choice_is_refused() -> None:
    with pytest.raises(KeyError, match="colour"):
        Words("en")("trigger-guest_moves_in")


def test_no_marks_around_variables() -> None:
    text = Words("en")("list-and", before="a", last="b")
    assert text == "a and b"


def test_every_file_of_a_language_is_read(other_sources: dict[str, str]) -> None:
    other_sources.update({"one.ftl": "first = 1\n", "two.ftl": "second = 2\n"})
    assert (Words("en")("first"), Words("en")("second")) == ("1", "2")


@pytest.mark.parametrize(
    "files",
    [{"one.ftl": "same = 1\nsame = 2\n"}, {"one.ftl": "same = 1\n", "two.ftl": "same = 2\n"}],
)
def test_a_repeated_message_is_refused(
    other_sources: dict[str, str], files: dict[str, str]
) -> None:
    other_sources.update(files)
    with pytest.raises(ValueError, match="repeats the message same"):
        Words("en")("same")


def test_a_faulty_line_is_refused(other_sources: dict[str, str]) -> None:
    other_sources["one.ftl"] = "good = 1\nbad = { $open\n"
    with pytest.raises(ValueError, match=r"en/one\.ftl cannot be read"):
        Words("en")("good")


def test_a_reference_into_the_void_is_refused(other_sources: dict[str, str]) -> None:
    other_sources["one.ftl"] = "good = { missing }\n"
    with pytest.raises(KeyError, match="missing"):
        Words("en")("good")


def test_the_library_is_loaded_with_the_first_message_only() -> None:
    program = """if True:
        import sys
        import hotelier, hotelier.text, hotelier.text.describe
        words = hotelier.text.Words("en")
        assert not any(name.startswith("fluent") for name in sys.modules)
        words("list-and", before="a", last="b")
        assert "fluent.runtime" in sys.modules
    """
    subprocess.run([sys.executable, "-c", program], check=True)
