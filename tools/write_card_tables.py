"""Write docs/rules/cards.md from the cards the engine plays with.

    python tools/write_card_tables.py            write the page
    python tools/write_card_tables.py --check    say whether it is up to date

So what the page says cannot drift from what the cards do.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path

from hotelier.content.box import ruleset
from hotelier.content.editions import DEFAULT_EDITION, EDITIONS, flags_of
from hotelier.engine.cards import Guest, Politics, Staff, Tile
from hotelier.engine.effects import MOMENT_NAMES
from hotelier.engine.ruleset import Ruleset
from hotelier.engine.values import BLUE, COLOURS, GREEN, RED, YELLOW, order_to_store
from hotelier.text import Words, describe, phrases

PAGE = Path(__file__).resolve().parent.parent / "docs" / "rules" / "cards.md"
WORDS = Words("en")

HEAD = """# Cards and tiles

This page is made by `tools/write_card_tables.py` from the data the engine plays with: change that,
not this page. All texts are those of the edition `classic`; [the last section](#other-editions)
lists what other editions say. In the program the same texts come in five languages.
"""

GUESTS = """Artists are yellow, nobles blue, citizens red. Tourists are green and take rooms of
any colour."""

STAFF = """*Set* is the letter of the introductory deal (clause 1.4)."""

POLITICS = """The first disk on a card scores 15 points, the second 10, the third 5 (clause 4.9)."""

TILES = """Bonus and penalty of the scoring after round 3 (A), 5 (B) and 7 (C); see clause 6.1."""

OTHERS = """Cards whose text or cost differs from `classic`. An edition also has rules of its own
that are not on cards; see [editions.md](editions.md#flags)."""

GUEST_COLUMNS = ("number", "guest", "orders", "points", "reward")
STAFF_COLUMNS = ("number", "card", "cost", "works", "text", "set")
POLITICS_COLUMNS = ("number", "group", "card", "condition")
TILE_COLUMNS = ("tile", "title", "bonus", "penalty")


def table(columns: Sequence[str], rows: Iterable[Sequence[object]]) -> str:
    """A Markdown table."""
    lines = [columns, ["---"] * len(columns), *rows]
    return "\n".join("| " + " | ".join(str(cell) for cell in line) + " |" for line in lines)


def guest_row(guest: Guest, rules: Ruleset) -> Sequence[object]:
    return (
        guest.number,
        describe.guest_name(guest.number, WORDS),
        phrases.goods(order_to_store(guest.order), WORDS),
        guest.points,
        describe.describe_rewards(guest.rewards, rules.edition, WORDS),
    )


def staff_row(card: Staff, rules: Ruleset) -> Sequence[object]:
    return (
        card.number,
        describe.staff_name(card.number, WORDS),
        card.cost,
        MOMENT_NAMES[card.ability.moment].replace("_", " "),
        describe.describe_ability(card.ability, rules.edition, WORDS),
        card.starter,
    )


def politics_row(card: Politics) -> Sequence[object]:
    return (
        card.number,
        card.group,
        describe.politics_name(card.number, WORDS),
        describe.describe_politics(card, WORDS),
    )


def tile_row(tile: Tile, rules: Ruleset) -> Sequence[object]:
    return (
        tile.key,
        describe.tile_name(tile.key, WORDS),
        describe.describe_effect(tile.bonus, WORDS, rules.edition),
        describe.describe_penalty(tile.penalty, rules.edition, WORDS),
    )


def sections(rules: Ruleset) -> Iterable[str]:
    """All tables of one edition."""
    yield f"## Guests\n\n{GUESTS}"
    for colour in (YELLOW, BLUE, RED, GREEN):
        rows = [guest_row(guest, rules) for guest in rules.guests if guest.colour == colour]
        yield f"### {COLOURS[colour].capitalize()} guests\n\n{table(GUEST_COLUMNS, rows)}"
    staff = [staff_row(card, rules) for card in rules.staff]
    yield f"## Staff\n\n{STAFF}\n\n{table(STAFF_COLUMNS, staff)}"
    politics = [politics_row(card) for card in rules.politics]
    yield f"## Politics\n\n{POLITICS}\n\n{table(POLITICS_COLUMNS, politics)}"
    tiles = [tile_row(tile, rules) for tile in rules.tiles]
    yield f"## Emperor tiles\n\n{TILES}\n\n{table(TILE_COLUMNS, tiles)}"


def faces(rules: Ruleset) -> dict[str, str]:
    """What every card shows in an edition, by its name."""
    edition = rules.edition
    shown = {
        f"{guest.number} {describe.guest_name(guest.number, WORDS)}": describe.describe_guest(
            guest, edition, WORDS
        )
        for guest in rules.guests
    }
    for card in rules.staff:
        name = f"{card.number} {describe.staff_name(card.number, WORDS)}"
        shown[name] = describe.describe_staff(card, edition, WORDS)
    for tile in rules.tiles:
        name = f"{tile.key} {describe.tile_name(tile.key, WORDS)}"
        shown[name] = describe.describe_tile(tile, edition, WORDS)
    return shown


def differences() -> str:
    """The cards that other editions print differently, equal texts together."""
    usual = faces(ruleset(flags_of(DEFAULT_EDITION)))
    found: dict[tuple[str, str], list[str]] = {}
    for edition in EDITIONS:
        for card, text in faces(ruleset(flags_of(edition))).items():
            if text != usual[card]:
                found.setdefault((card, text), []).append(f"`{edition}`")
    order = list(usual)
    rows = [
        (card, ", ".join(editions), text)
        for (card, text), editions in sorted(
            found.items(), key=lambda entry: order.index(entry[0][0])
        )
    ]
    return f"## Other editions\n\n{OTHERS}\n\n" + table(("card", "editions", "text"), rows)


def page() -> str:
    """The whole page."""
    return (
        "\n\n".join([HEAD.strip(), *sections(ruleset(flags_of(DEFAULT_EDITION))), differences()])
        + "\n"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description="Write docs/rules/cards.md.")
    parser.add_argument("--check", action="store_true", help="write nothing, only compare")
    if not parser.parse_args().check:
        PAGE.write_text(page(), encoding="utf-8")
    elif not PAGE.exists() or PAGE.read_text(encoding="utf-8") != page():
        sys.exit(f"{PAGE.name} is out of date: run tools/write_card_tables.py")


if __name__ == "__main__":
    main()
