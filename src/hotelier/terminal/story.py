"""A game as a story: the events that matter, with the dice of a roll in one line."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Final

from rich.text import Text

from hotelier.engine.events import Event
from hotelier.text import Words
from hotelier.text.sentences import event_text

# What other sentences tell as well.
UNTOLD: Final = ("room_occupied", "turn_finished", "round_ended")
# What the table shows to those who sit at it.
ON_THE_TABLE: Final = ("guest_revealed", "politics_chosen", "tile_chosen")
HEADINGS: Final = ("round_started", "emperor_came", "game_ended")
SUBHEADINGS: Final = ("turn_started", "extra_turn_started")


class Story:
    """Tells what happens as one seat sees it, or with all secrets."""

    def __init__(
        self,
        words: Words,
        names: Sequence[str],
        seat: int | None,
        *,
        everything: bool = False,
        at_table: bool = False,
    ) -> None:
        self._words = words
        self._names = names
        self._seat = seat
        self._everything = everything
        self._at_table = at_table
        self._faces: list[int] = []

    def tell(self, events: Iterable[Event]) -> Iterator[Text]:
        """The lines for some events."""
        for event in events:
            told = event.to_dict(self._seat, self._everything)
            if told["event"] == "die_rolled":
                self._faces.append(told["face"])
                continue
            yield from self._dice()
            if self._matters(told):
                yield self._line(told)

    def rest(self) -> Iterator[Text]:
        """The dice of a roll that has just been finished."""
        yield from self._dice()

    def _dice(self) -> Iterator[Text]:
        if self._faces:
            faces = " ".join(map(str, sorted(self._faces)))
            self._faces = []
            yield Text(f"  {self._words('terminal-roll', faces=faces)}", style="cyan")

    def _matters(self, told: dict[str, Any]) -> bool:
        event = told["event"]
        if self._at_table:
            dealt = event == "staff_drawn" and told["because"]["kind"] == "setup"
            if dealt or event in ON_THE_TABLE:
                return False
        return event not in UNTOLD and told.get("amount") != 0

    def _line(self, told: dict[str, Any]) -> Text:
        sentence = event_text(told, self._words, self._names)
        if told["event"] in HEADINGS:
            return Text(f"\n{sentence}", style="bold cyan")
        if told["event"] in SUBHEADINGS:
            return Text(f" {sentence}", style="bold")
        return Text(f"  {sentence}", style=_style(told["event"]))


def _style(event: str) -> str:
    if event in ("points_scored", "politics_claimed", "group_completed", "guest_moved_in"):
        return "green"
    if event in ("penalty_suffered", "room_removed", "goods_lost", "kronen_lost"):
        return "red"
    return ""
