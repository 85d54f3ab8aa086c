"""What the tests of texts share: the messages of a language, and all cards of an edition."""

from collections.abc import Iterator, Mapping
from functools import cache

from fluent.runtime import FluentResource
from fluent.syntax.ast import (
    Attribute,
    BaseNode,
    Message,
    MessageReference,
    SelectExpression,
    VariableReference,
)

from hotelier.content.box import ruleset
from hotelier.content.editions import flags_of
from hotelier.content.flags import FlagValue
from hotelier.text import LANGUAGES, Words
from hotelier.text.describe import (
    describe_guest,
    describe_politics,
    describe_staff,
    describe_tile,
)
from hotelier.text.words import sources


def has_folder(language: str) -> bool:
    try:
        return bool(sources(language))
    except FileNotFoundError:
        return False


# One test demands every language; the others look closely at those that are there.
PRESENT = [language for language in LANGUAGES if has_folder(language)]


def walk(node: object) -> Iterator[BaseNode]:
    """Every node of a syntax tree of Fluent."""
    if isinstance(node, list):
        for item in node:
            yield from walk(item)
    elif isinstance(node, BaseNode):
        yield node
        for child in vars(node).values():
            yield from walk(child)


@cache
def messages(language: str) -> Mapping[str, Message | Attribute]:
    """All messages of a language and their attributes, by the key they are asked for with."""
    found: dict[str, Message | Attribute] = {}
    for source in sources(language).values():
        for entry in FluentResource(source).body:
            if isinstance(entry, Message):
                found[entry.id.name] = entry
                for attribute in entry.attributes:
                    found[f"{entry.id.name}.{attribute.id.name}"] = attribute
    return found


def variables(key: str, known: Mapping[str, Message | Attribute]) -> set[str]:
    """The variables of a message, those of the messages it refers to included."""
    found = set()
    for node in walk(known[key].value):
        if isinstance(node, VariableReference):
            found.add(node.id.name)
        elif isinstance(node, MessageReference):
            found |= variables(node.id.name, known)
    return found


def selections(language: str) -> Iterator[tuple[str, SelectExpression]]:
    """Every choice between variants in a language, with the message it belongs to."""
    for key, entry in messages(language).items():
        for node in walk(entry.value):
            if isinstance(node, SelectExpression):
                yield key, node


def texts(language: str, flags: Mapping[str, FlagValue]) -> dict[str, str]:
    """The descriptions of all cards, by kind and number."""
    words = Words(language)
    rules = ruleset(flags)
    edition = rules.edition
    found = {f"guest {card.number}": describe_guest(card, edition, words) for card in rules.guests}
    found |= {f"staff {card.number}": describe_staff(card, edition, words) for card in rules.staff}
    found |= {f"politics {card.number}": describe_politics(card, words) for card in rules.politics}
    found |= {f"tile {tile.key}": describe_tile(tile, edition, words) for tile in rules.tiles}
    return found


def edition_texts(language: str, edition: str) -> dict[str, str]:
    return texts(language, flags_of(edition))
