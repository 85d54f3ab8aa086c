"""What effects and measures are called: the phrases that descriptions of cards consist of."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from hotelier.engine import effects
from hotelier.engine.edition import Edition
from hotelier.engine.effects import EFFECT_NAMES, FREE, MEASURE_NAMES, Effect, Measure
from hotelier.engine.hotel import ALL_ROOMS, FLOOR
from hotelier.engine.values import COLOURS, GOODS, STAFF, in_store
from hotelier.text.words import Words

MOST_COUNTED: Final = STAFF
"""No measure can count further, so a limit from here on is none."""

MERGED: Final = (effects.PREPARE_ROOMS, effects.HIRE_STAFF, effects.TAKE_GUEST)
"""Effects that are one sentence when a card shows the same one twice."""

CONTINUED: Final = (effects.PREPARE_ROOMS, effects.HIRE_STAFF)
"""Effects that can say "another" when a card shows one of the kind before."""


def listed(items: Sequence[str], words: Words, conjunction: str = "list-and") -> str:
    """Items as a list: ``a, b and c``."""
    text = items[0]
    for item in items[1:-1]:
        text = words("list-comma", before=text, next=item)
    return words(conjunction, before=text, last=items[-1]) if len(items) > 1 else text


def sentences(items: Sequence[str], words: Words) -> str:
    """Whole sentences one after another, spaced as the language does it."""
    text = items[0]
    for item in items[1:]:
        text = words("list-sentences", before=text, next=item)
    return text


def goods(store: int, words: Words) -> str:
    """The goods of a store: ``1 strudel and 2 wines``."""
    counts = [(name, int(in_store(store, good))) for good, name in enumerate(GOODS)]
    return listed([words(f"amount-{name}", number=count) for name, count in counts if count], words)


def faces(dice: Sequence[int], words: Words) -> str:
    """Faces of dice: ``3 or 4``."""
    return listed([str(face) for face in dice], words, "list-or")


def measure(what: Measure, words: Words) -> str:
    """What points are given for: ``for each occupied red room``."""
    text = words(f"measure-{MEASURE_NAMES[what.kind]}", colour=COLOURS[what.colour])
    if what.most >= MOST_COUNTED:
        return text
    return words("measure-most", measure=text, most=int(what.most))


def effect(
    what: Effect, words: Words, edition: Edition | None = None, times: int = 1, form: str = ""
) -> str:
    """An effect as a sentence. Forms: ``.then`` ends a longer one, ``.more`` says "another"."""
    key = f"effect-{EFFECT_NAMES[what.kind]}{_variant(what, edition)}{form}"
    offer = what.kind == effects.LOOK_AT_STAFF
    return words(
        key,
        # Of the cards on offer only one is played, so the price is that of one.
        number=1 if offer else int(what.amount) * times,
        cards=int(what.amount),
        goods=goods(what.goods, words) if what.goods else "",
        measure="" if what.per is None else measure(what.per, words),
        price=_price(what.discount),
        discount=int(what.discount),
        where="anywhere" if what.rooms == ALL_ROOMS else "floors",
        floors=_floors(what.rooms, words),
        occupied=yes_or_no(what.occupied),
    )


def yes_or_no(fact: bool) -> str:
    """A fact, as messages select by it."""
    return "yes" if fact else "no"


def _variant(what: Effect, edition: Edition | None) -> str:
    """The ending of the message for what the record or the edition makes different."""
    if what.per is not None:
        return "-per"
    if what.must:
        return "-must"
    if what.kind != effects.EXTRA_TURN or edition is None:
        return ""
    if not edition.extra_is_turn:
        return "-action"
    return "-compulsory" if edition.extra_is_compulsory else "-optional"


def _price(discount: int) -> str:
    if discount >= FREE:
        return "free"
    return "less" if discount else "full"


def _floors(rooms: int, words: Words) -> str:
    """The floors that lie wholly within these rooms: ``1 or 2``."""
    return faces([row + 1 for row in range(4) if rooms & FLOOR[row] == FLOOR[row]], words)
