"""Draw docs/images/terminal.svg: the table in the terminal, in the middle of a game.

    python tools/draw_terminal.py

Run it again when the table looks different.
"""

from __future__ import annotations

import io
import re
from pathlib import Path

from rich._export_format import CONSOLE_SVG_FORMAT
from rich.console import Console
from rich.text import Text

from hotelier import Game, Seat, arrange
from hotelier.terminal.table import draw_table, list_options
from hotelier.text import Words
from hotelier.text.sentences import asked_text

PICTURE = Path(__file__).resolve().parent.parent / "docs" / "images" / "terminal.svg"
WIDTH = 118

# The picture must not ask anybody for a font.
FORMAT = re.sub(r"@font-face \{\{.*?\}\}\s*", "", CONSOLE_SVG_FORMAT, flags=re.DOTALL).replace(
    "Fira Code", "Menlo, Consolas, DejaVu Sans Mono"
)


def some_game() -> Game:
    """A turn in the middle of a game."""
    anna = Seat(
        hotel=". . . . . / B r . . . / Y Y r . . / B Y R R b",
        kronen=6,
        emperor=5,
        kitchen="1 strudel, 2 wine, 1 coffee",
        cafe={75: "2 wine", 62: "1 strudel"},
        staff=[24, 42, 12],
        hand=[17, 28, 35],
        points=24,
    )
    rival = Seat(
        hotel=". . . . . / b . . . . / Y Y . . . / B Y R r .",
        kronen=9,
        emperor=7,
        cafe={84: "1 cake", 97: "2 strudel"},
        staff=[13, 32],
        hand=[1, 2, 3],
        points=21,
        dice=[4],
    )
    return arrange(
        round_number=4,
        start=1,
        dice="112334566",
        row=[61, 99, 66, 91, 53],
        politics=[108, 110, 114],
        tiles=["A4", "B3", "C1"],
        seats=[anna, rival],
    )


def main() -> None:
    words = Words("en")
    game = some_game()
    view = game.view(0)
    decision = view.decision
    assert decision is not None
    console = Console(record=True, width=WIDTH, file=io.StringIO(), highlight=False)
    console.print(draw_table(view, words, ["Anna", "porter 2"], whole=False))
    console.print(Text(f"\n{asked_text(decision.kind, words)}", style="bold green"))
    console.print(list_options(decision.options, view, words))
    PICTURE.parent.mkdir(exist_ok=True)
    console.save_svg(str(PICTURE), title="hotelier terminal", code_format=FORMAT)


if __name__ == "__main__":
    main()
