"""The engine asks what a card does and what an edition says, never which one it is.

A syntax tree cannot show everything that stands for a card, so this looks for the ways in which
a special case is usually written: an edition's name, a comparison of a card with a number or a
name, the bit of one card in a set of cards, and the printed number of a guest or politics card.
"""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from hotelier.content.editions import flags_of
from hotelier.content.emperor import emperor_tiles
from hotelier.content.guests import guest_cards
from hotelier.content.staff import staff_cards

ENGINE = Path(__file__).parent.parent / "src" / "hotelier" / "engine"

EDITIONS = {"classic", "en-2015", "de-2015", "zh-2015", "pl-2016", "ru", "retail-2022"}

# The words for a card or tile, alone or as the end of a name: `guest`, `played_staff`. Plurals
# are left out: `guests == 3` counts. Endings that change nothing are dropped: `card_number`.
CARD_WORDS = {"card", "employee", "guest", "politics", "staff", "tile"}
MERE_ENDINGS = {"code", "id", "index", "key", "no", "number"}
IDENTITY = (ast.Eq, ast.NotEq, ast.In, ast.NotIn, ast.Is, ast.IsNot)

# Looked for where rules are written, in the folders; beside them such a number may be a table's
# size or an action's code. Staff, from 1 to 48, share their numbers with much.
PRINTED_NUMBERS = range(49, 117)  # guests and politics
OTHER_MEANINGS = {
    63: "a mask of six bits",
    64: "the number of values of six bits",
    99: "more than any number on a turn order tile",
}


def words(node: ast.expr) -> list[str]:
    """The words that say what an expression is: those of `state.next_guest[0].number`."""
    match node:
        case ast.Name(id=name):
            return name.lower().split("_")
        case ast.Attribute(value=owner, attr=name):
            own = name.lower().split("_")
            return [*words(owner), *own] if own[-1] in MERE_ENDINGS else own
        case ast.Subscript(value=owner):
            return words(owner)
        case _:
            return []


def is_card(node: ast.expr) -> bool:
    said = words(node)
    while said and said[-1] in MERE_ENDINGS:
        said.pop()
    return bool(said) and said[-1] in CARD_WORDS


def is_number(node: ast.AST) -> bool:
    return isinstance(node, ast.Constant) and type(node.value) is int and node.value > 0


def has_literal(node: ast.AST) -> bool:
    """Tell whether something that could be a card's number or key is written out here."""
    return any(
        is_number(part) or (isinstance(part, ast.Constant) and isinstance(part.value, str))
        for part in ast.walk(node)
    )


def has_bit(node: ast.AST) -> bool:
    """Tell whether a single bit is written out: `BIT[17]`, `1 << 4`, `32`."""
    match node:
        case ast.Constant(value=int(value)):
            return value.bit_count() == 1
        case ast.Subscript(slice=index):
            return is_number(index)
        case ast.BinOp(left=left, op=ast.LShift(), right=right):
            return is_number(left) and is_number(right)
        case _:
            return any(map(has_bit, ast.iter_child_nodes(node)))


def is_edition(name: object) -> bool:
    return isinstance(name, str) and name.strip().lower().replace("_", "-") in EDITIONS


def names_an_edition(node: ast.AST) -> bool:
    match node:
        case ast.Constant(value=name) | ast.Name(id=name) | ast.Attribute(attr=name):
            return is_edition(name)
        case _:
            return False


def singles_out_a_card(node: ast.AST) -> bool:
    match node:
        case ast.Compare(left=left, ops=ops, comparators=rest):
            sides = [left, *rest]
            return (
                any(isinstance(op, IDENTITY) for op in ops)
                and any(map(is_card, sides))
                and any(has_literal(side) for side in sides if not is_card(side))
            )
        case ast.BinOp(left=left, op=ast.BitAnd(), right=right):
            return (is_card(left) and has_bit(right)) or (is_card(right) and has_bit(left))
        case ast.Match(subject=subject, cases=cases):
            return is_card(subject) and any(has_literal(case.pattern) for case in cases)
        case _:
            return False


def is_printed_number(node: ast.AST) -> bool:
    match node:
        case ast.Constant(value=int(value)):
            return value in PRINTED_NUMBERS and value not in OTHER_MEANINGS
        case _:
            return False


def complaints(source: str, *, rules: bool) -> Iterator[str]:
    """What in this source knows an edition or a card by its name."""
    for node in ast.walk(ast.parse(source)):
        if (
            names_an_edition(node)
            or singles_out_a_card(node)
            or (rules and is_printed_number(node))
        ):
            yield f"{node.lineno}: {ast.unparse(node)}"  # type: ignore[attr-defined]


def test_the_engine_knows_no_card_and_no_edition_by_name() -> None:
    found = [
        f"{path.relative_to(ENGINE)}:{complaint}"
        for path in sorted(ENGINE.rglob("*.py"))
        for complaint in complaints(
            path.read_text(encoding="utf-8"),
            rules=path.parent != ENGINE,
        )
    ]
    assert found == []


@pytest.mark.parametrize(
    "source",
    [
        'if edition.name == "en-2015": pass',
        "pay = 1 if edition is EN_2015 else 0",
        'CAPS = {"retail-2022": 12}',
        "if card == 17: pass",
        "if guest.number in (50, 51): pass",
        "if state.next_guest[0].number != 9: pass",
        "if 5 == played_staff: pass",
        "if tile_id in {1, 2}: pass",
        'if guest.key == "sculptor": pass',
        'if staff_key in ("groom", "butler"): pass',
        "if player.staff & BIT[17]: pass",
        "if player.staff & (BIT[17] | BIT[18]): pass",
        "if (1 << 4) & staff: pass",
        "if staff & 32: pass",
        "match card:\n    case 3 | 4: pass",
        "reward = GUESTS[49]",
    ],
)
def test_a_special_case_is_found(source: str) -> None:
    assert list(complaints(source, rules=True))


@pytest.mark.parametrize(
    "source",
    [
        '"""The classic edition."""',
        "if edition.penalty_choice: pass",
        "if guests == 3 or len(staff) == 6: pass",
        "if guest == 0 or card < 0: pass",
        "if guest_cost == 3 or die == 6: pass",
        "if card == other.card: pass",
        "if staff & BIT[card]: pass",
        "card = deck[0] & 63",
        "if card & 7: pass",
        "match die:\n    case 3 | 4: pass",
    ],
)
def test_an_ordinary_rule_passes(source: str) -> None:
    assert list(complaints(source, rules=True)) == []


def test_switches_of_an_edition_name_no_card_and_no_tile() -> None:
    flags = flags_of("classic")
    names = {card.key for card in staff_cards(flags)} | {card.key for card in guest_cards()}
    names |= {tile.key.lower() for tile in emperor_tiles(flags)}
    source = (ENGINE / "edition.py").read_text(encoding="utf-8").lower()
    assert re.findall(rf"(?<![a-z])({'|'.join(names)})(?![a-z])", source) == []
