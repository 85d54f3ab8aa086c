"""The parts of the table as coloured text. Without colours the letters still tell everything."""

from __future__ import annotations

from typing import Final

from rich.table import Table
from rich.text import Text

from hotelier.engine.cards import Guest
from hotelier.engine.hotel import COLUMNS, FLOORS
from hotelier.engine.rules.cafe import missing
from hotelier.engine.state import EMPTY_TABLE, Player, Position
from hotelier.engine.values import (
    COLOURS,
    GOODS,
    MOST_STEPS,
    ROW_COSTS,
    ROW_SPACES,
    TABLES,
    dice_on,
    in_order,
    in_store,
    order_total,
)
from hotelier.text import Words
from hotelier.text.describe import describe_rewards

COLOUR_STYLES: Final = {
    "blue": "bright_blue",
    "red": "bright_red",
    "yellow": "yellow",
    "green": "green",
}
ROOM_STYLES: Final = {
    "blue": "white on blue",
    "red": "white on red",
    "yellow": "black on yellow",
}
GOOD_STYLES: Final = {
    "strudel": "dark_orange3",
    "cake": "bright_white",
    "wine": "red3",
    "coffee": "grey50",
}


def plain_table(*titles: str, width: int | None = None) -> Table:
    """A table with few lines."""
    table = Table(box=None, padding=(0, 1), show_header=any(titles), width=width)
    for title in titles:
        table.add_column(title, header_style="bold", overflow="fold")
    return table


def draw_hotel(player: Player) -> Text:
    """The hotel: ``[B]`` occupied, ``(b)`` free, a faint ``b`` not yet prepared."""
    board = player.board
    assert board is not None
    text = Text("    " + "".join(f" {letter} " for letter in "abcde") + "\n", style="dim")
    for row in range(FLOORS - 1, -1, -1):
        text.append(f" {row + 1}  ", style="dim")
        for room in range(COLUMNS * row, COLUMNS * row + COLUMNS):
            colour = COLOURS[board.colour_of[room]]
            letter = colour[0]
            if player.occupied >> room & 1:
                text.append(f"[{letter.upper()}]", style=f"bold {ROOM_STYLES[colour]}")
            elif player.prepared >> room & 1:
                text.append(f"({letter})", style=ROOM_STYLES[colour])
            else:
                text.append(f" {letter} ", style=f"dim {COLOUR_STYLES[colour]}")
        text.append(f"  -{row}" if row else "   0", style="dim")
        text.append("\n" if row else "")
    return text


def draw_order(order: int, words: Words) -> Text:
    """An order: a word for each good, with its number."""
    text = Text()
    for good, name in enumerate(GOODS):
        number = in_order(order, good)
        if number:
            text.append(" " if text else "")
            text.append(words(f"amount-{name}", number=int(number)), style=GOOD_STYLES[name])
    return text


def draw_store(store: int, words: Words) -> Text:
    """A kitchen: all four goods with their numbers."""
    text = Text()
    for good, name in enumerate(GOODS):
        text.append("  " if text else "")
        text.append(f"{in_store(store, good)} {words(f'good-{name}')}", style=GOOD_STYLES[name])
    return text


def guest_title(guest: Guest, words: Words) -> Text:
    """The name of a guest in the colour of the tablecloth, with its letter and points."""
    colour = COLOURS[guest.colour]
    text = Text(f"{words(f'guest-{guest.number}')} ", style=f"bold {COLOUR_STYLES[colour]}")
    text.append(f"[{colour[0]}]", style=COLOUR_STYLES[colour])
    if guest.points:
        text.append(f" {words('terminal-short_points', number=int(guest.points))}")
    return text


def draw_row(pos: Position, words: Words) -> Table:
    """The guests to take: space, price, name, order, reward."""
    table = plain_table("", "", "", "", "")
    for space in range(ROW_SPACES):
        index = pos.guest_in_row(space)
        if index < 0:
            continue
        guest = pos.rules.guests[index]
        table.add_row(
            str(space + 1),
            words("action-price", number=ROW_COSTS[space]),
            guest_title(guest, words),
            draw_order(guest.order, words),
            Text(describe_rewards(guest.rewards, pos.rules.edition, words), style="dim"),
        )
    return table


def draw_dice(pos: Position, words: Words) -> Table:
    """The six action spaces with their dice."""
    table = Table(box=None, padding=(0, 2, 0, 1), show_header=False)
    for _ in range(3):
        table.add_column(overflow="fold")
    cells = []
    for face in range(1, 7):
        number = int(dice_on(pos.dice, face))
        cell = Text(f"{face} ", style="bold")
        cell.append("■" * number if number else "–", style="cyan" if number else "dim")
        cell.append(f" {words(f'terminal-die-{face}')}", style="" if number else "dim")
        cells.append(cell)
    table.add_row(*cells[:3])
    table.add_row(*cells[3:])
    return table


def draw_cafe(pos: Position, player: Player, words: Words) -> Text:
    """The guests of the café and what their orders lack."""
    text = Text()
    for table in range(TABLES):
        text.append("\n" if table else "")
        text.append(f"{table + 1} ", style="bold")
        index = player.guest_at(table)
        if index == EMPTY_TABLE:
            text.append("–", style="dim")
            continue
        guest = pos.rules.guests[index]
        text.append_text(guest_title(guest, words))
        lacking = missing(pos, player, table)
        text.append(": ")
        if order_total(lacking):
            text.append_text(Text.assemble(words("terminal-lacks"), " "))
            text.append_text(draw_order(lacking, words))
        else:
            text.append(words("terminal-ready"), style="bold green")
    return text


def draw_track(pos: Position, names: list[str], words: Words) -> Table:
    """The emperor track: a line for each seat."""
    table = plain_table("", "", "")
    for seat, player in enumerate(pos.players):
        line = Text()
        for step in range(MOST_STEPS + 1):
            here = step == player.emperor
            line.append("●" if here else "·", style="bold magenta" if here else "dim")
        line.append(f" {player.emperor}")
        total = words("amount-points", number=player.total())
        start = words("terminal-start_player") if seat == pos.start else ""
        table.add_row(names[seat], line, f"{total} {start}")
    return table
