"""Positions, an action that is not possible there, and the reason in full."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from hotelier import Game, Rng, Seat, arrange, new_game
from hotelier.game.playout import play_randomly
from tests.table import Table

CAFE = {75: "", 81: "", 96: ""}
SERVED = {75: "2 wine, 2 coffee"}


@dataclass(frozen=True)
class Case:
    """After the steps the action is impossible; the reason is exactly this."""

    game: Callable[[], Game]
    steps: str
    action: str
    reason: str
    numbers: dict[str, Any] = field(default_factory=dict)

    def __str__(self) -> str:
        return f"{self.action} ({self.reason})"

    def play(self) -> Table:
        """The table at the moment of the action."""
        table = Table(self.game())
        return table.play(*[step.strip() for step in self.steps.split(",") if step.strip()])

    @property
    def expected(self) -> dict[str, Any]:
        """The reason as JSON."""
        return {"reason": self.reason, **self.numbers}


def turn(**seat: Any) -> Callable[[], Game]:
    """The beginning of a turn of a seat that has so much."""
    return lambda: arrange(seats=[Seat(**seat), Seat()])


def position(**what: Any) -> Callable[[], Game]:
    """Any position that can be arranged."""
    return lambda: arrange(**what)


def emperor(tile: str, **seat: Any) -> Callable[[], Game]:
    """The last turn before the emperor comes with a tile; a die of one strudel is left."""
    rounds = {"A": 3, "B": 5, "C": 7}
    tiles = [tile if tile[0] == group else f"{group}1" for group in "ABC"]
    flags = seat.pop("flags", {})
    return lambda: arrange(
        seats=[Seat(**seat), Seat(emperor=5 + rounds[tile[0]])],
        round_number=rounds[tile[0]],
        dice="1",
        tiles=tiles,
        flags=flags,
    )


def opening(**options: Any) -> Callable[[], Game]:
    """A new game."""
    return lambda: new_game(**options)


def ended() -> Game:
    """A game that is over."""
    game = new_game(players=2)
    play_randomly(game.position, Rng(1))
    return game


GIZIA: dict[str, Any] = {"cafe": {97: "2 strudel, 1 wine"}, "kronen": 5}
LAST_TURN = "die 1, end"
CHOSEN: dict[str, Any] = {"start": 0, "politics": (105, 109, 113), "tiles": ("A1", "B1", "C1")}
FIVE_GUESTS = "reveal 49, reveal 50, reveal 51, reveal 52, reveal 53"
FIRST_GUESTS = f"{FIVE_GUESTS}, guest 1, reveal 54, guest 1, reveal 55"
INTRODUCTORY: dict[str, Any] = {**CHOSEN, "deal": "introductory"}
DEALT_PACKS = ", ".join(f"draw {card}" for card in range(1, 13))
