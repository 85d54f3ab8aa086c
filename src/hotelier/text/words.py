"""Messages of one language, read from its Fluent files.

The library that reads them is imported with the first message, not before: whoever only plays
games never pays for it.
"""

from __future__ import annotations

from functools import cache, lru_cache
from importlib.resources import files
from typing import TYPE_CHECKING, Final, final

from hotelier.errors import BadOptions, one_of

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES: Final = ("en", "de", "ru", "pl", "zh")


class UnknownLanguage(BadOptions):
    """No such language."""


@final
class Words:
    """The messages of a language: ``words("amount-kronen", number=2)`` is ``"2 kronen"``.

    A key names a message, or one of its attributes after a dot. Nothing is ever made up: a message
    that does not exist raises ``KeyError``, and so does a variable that a message asks for in vain.
    """

    def __init__(self, language: str) -> None:
        if language not in LANGUAGES:
            raise UnknownLanguage(f"there is no language {language!r}; choose {one_of(LANGUAGES)}")
        self.language = language

    def __call__(self, key: str, /, **arguments: str | int) -> str:
        return _formatted(self.language, key, tuple(arguments.items()))


# The same few thousand sentences come again and again, and making one takes a tenth of a
# millisecond: a server would spend most of its time on it.
@lru_cache(maxsize=20_000)
def _formatted(language: str, key: str, arguments: tuple[tuple[str, str | int], ...]) -> str:
    bundle = _bundle(language)
    name, _, attribute = key.partition(".")
    if not bundle.has_message(name):
        raise KeyError(f"no message {key!r} in language {language!r}")
    message = bundle.get_message(name)
    pattern = message.attributes.get(attribute) if attribute else message.value
    if pattern is None:
        raise KeyError(f"no message {key!r} in language {language!r}")
    text, errors = bundle.format_pattern(pattern, dict(arguments))
    if errors:
        raise KeyError(f"message {key!r} in language {language!r}: {errors[0]}")
    return str(text)


@cache
def _bundle(language: str) -> FluentBundle:
    """All messages of a language, refusing what the library would skip without a word."""
    from fluent.runtime import FluentBundle, FluentResource
    from fluent.syntax.ast import Junk, Message

    bundle = FluentBundle([language], use_isolating=False)
    known: set[str] = set()
    for name, source in sources(language).items():
        resource = FluentResource(source)
        faults = [entry.content for entry in resource.body if isinstance(entry, Junk)]
        if faults:
            raise ValueError(f"{language}/{name} cannot be read: {faults[0]}")
        for entry in resource.body:
            if isinstance(entry, Message) and entry.id.name in known:
                raise ValueError(f"{language}/{name} repeats the message {entry.id.name}")
            if isinstance(entry, Message):
                known.add(entry.id.name)
        bundle.add_resource(resource)
    return bundle


def sources(language: str) -> dict[str, str]:
    """The text of every Fluent file of a language, by the name of the file."""
    folder = files("hotelier.text") / language
    return {
        file.name: file.read_text(encoding="utf-8")
        for file in sorted(folder.iterdir(), key=lambda file: file.name)
        if file.name.endswith(".ftl")
    }
