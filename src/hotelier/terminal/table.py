"""The whole table as one seat sees it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from hotelier.engine.events import TILE_NAMES
from hotelier.engine.state import Player, Position
from hotelier.engine.values import (
    FIRST_POLITICS,
    FIRST_STAFF,
    POLITICS_POINTS,
    ROUNDS,
    SCORING_OF_ROUND,
    SETBACK,
    members,
)
from hotelier.game.actions import Action, TakeDie, UseDice
from hotelier.game.game import View
from hotelier.terminal.drawing import (
    draw_cafe,
    draw_dice,
    draw_hotel,
    draw_row,
    draw_store,
    draw_track,
    plain_table,
)
from hotelier.text import Words
from hotelier.text.describe import (
    describe_ability,
    describe_politics,
    describe_tile,
)
from hotelier.text.sentences import action_text


def draw_table(view: View, words: Words, names: Sequence[str], *, whole: bool = True) -> Group:
    """Everything a seat sees, the own hotel last; if not ``whole``, only the next emperor tile."""
    pos = view.table
    parts: list[RenderableType] = [_headline(pos, words)]
    parts.append(_titled(words("terminal-row"), draw_row(pos, words)))
    parts.append(_titled(words("terminal-dice"), draw_dice(pos, words)))
    parts.append(_titled(words("terminal-track"), draw_track(pos, list(names), words)))
    parts.append(_titled(words("terminal-emperor"), _emperor(pos, words, whole)))
    parts.append(_titled(words("terminal-politics"), _politics(pos, words, names)))
    for seat in range(len(pos.players)):
        if seat != view.seat:
            parts.append(_seat(view, seat, words, names))
    if view.seat is not None:
        parts.append(_seat(view, view.seat, words, names))
    return Group(*parts)


def _headline(pos: Position, words: Words) -> Rule:
    return Rule(words("terminal-round", round=int(max(1, pos.round)), rounds=ROUNDS), style="cyan")


def _titled(title: str, content: RenderableType) -> Table:
    table = Table(box=None, padding=(0, 1), show_header=False)
    table.add_column(width=12, style="bold cyan", overflow="fold")
    table.add_column(overflow="fold")
    table.add_row(title, content)
    return table


def _emperor(pos: Position, words: Words, whole: bool) -> Table:
    """The tiles that are still to come, or just the next one."""
    table = plain_table("", "", "")
    for number in range(max(1, pos.round), ROUNDS + 1):
        scoring = SCORING_OF_ROUND[number]
        if scoring < 0 or pos.tiles[scoring] < 0:
            continue
        tile = pos.rules.tiles[pos.tiles[scoring]]
        table.add_row(
            words("terminal-scoring", round=number, number=SETBACK[number]),
            Text(words(f"tile-{TILE_NAMES[pos.tiles[scoring]]}"), style="bold"),
            Text(describe_tile(tile, pos.rules.edition, words), style="dim"),
        )
        if not whole:
            break
    return table


def _politics(pos: Position, words: Words, names: Sequence[str]) -> Table:
    table = plain_table("", "", "", "")
    for group, letter in enumerate("ABC"):
        index = pos.politics[group]
        if index < 0:
            continue
        places = [
            names[pos.disk_at(group, place)] if place < pos.disks_on(group) else str(points)
            for place, points in enumerate(POLITICS_POINTS)
        ]
        table.add_row(
            letter,
            Text(words(f"politics-{index + FIRST_POLITICS}"), style="bold"),
            describe_politics(pos.rules.politics[index], words),
            Text(" / ".join(places), style="magenta"),
        )
    return table


def _seat(view: View, seat: int, words: Words, names: Sequence[str]) -> Panel:
    pos = view.table
    player = pos.players[seat]
    side = Table(box=None, padding=(0, 1), show_header=False)
    side.add_column(width=10, style="cyan", overflow="fold")
    side.add_column(overflow="fold")
    side.add_row(words("terminal-kronen"), Text(str(player.kronen), style="bold gold3"))
    side.add_row(words("terminal-kitchen"), draw_store(player.kitchen, words))
    side.add_row(words("terminal-cafe"), draw_cafe(pos, player, words))
    side.add_row(words("terminal-staff"), _staff(pos, player, words))
    if seat != view.seat:
        side.add_row(words("terminal-hand"), words("amount-staff", number=view.hand_sizes[seat]))
    both = Table(box=None, padding=(0, 1), show_header=False)
    both.add_column(width=26)
    both.add_column(overflow="fold")
    both.add_row(draw_hotel(player) if player.board else Text(""), side)
    content: RenderableType = both
    if seat == view.seat and player.hand:
        content = Group(both, draw_cards(pos, player.hand, words))
    style = "green" if seat == view.seat else "dim"
    return Panel(content, title=Text(names[seat]), title_align="left", border_style=style)


def _staff(pos: Position, player: Player, words: Words) -> Text:
    text = Text()
    for card in player.played:
        text.append(", " if text else "")
        ready = pos.rules.once_per_round >> card & 1 and not player.used >> card & 1
        text.append(words(f"staff-{card + FIRST_STAFF}"), style="bold green" if ready else "")
    return text or Text("–", style="dim")


def draw_cards(pos: Position, cards: int, words: Words) -> Table:
    """Staff cards: cost, name, text."""
    table = plain_table("", "", "")
    for index in members(cards):
        card = pos.rules.staff[index]
        table.add_row(
            words("action-price", number=int(card.cost)),
            Text(words(f"staff-{card.number}"), style="bold"),
            Text(describe_ability(card.ability, pos.rules.edition, words), style="dim"),
        )
    return table


def list_options(options: Sequence[Action], view: View, words: Words) -> Table:
    """The options with their numbers; a die and the same die boosted share a line."""
    table = Table(box=None, padding=(0, 1), show_header=False)
    table.add_column(width=3, justify="right", style="bold")
    table.add_column(overflow="fold")
    table.add_column(style="dim", no_wrap=True)
    table.add_column(style="cyan", no_wrap=True)
    numbers = {option: number for number, option in enumerate(options, 1)}
    shared = {_boosted(option) for option in options}
    for option, number in numbers.items():
        if option in shared:
            continue
        boosted = numbers.get(_boosted(option) or option, number)
        extra = f"{boosted} {words('terminal-boosted')}" if boosted != number else ""
        table.add_row(str(number), action_text(option, view, words), str(option), extra)
    return table


def _boosted(option: Action) -> Action | None:
    if isinstance(option, TakeDie | UseDice) and not option.boosted:
        return replace(option, boosted=True)
    return None
