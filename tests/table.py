"""A table for tests: actions in notation, and a save and a load after every step."""

import json
from typing import Any

from hotelier import Decision, Game, IllegalAction, load_position, parse
from hotelier.engine.invariants.position import fault


class Table:
    """Plays a game step by step; after each step it goes on with a saved and loaded copy."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.events: list[dict[str, Any]] = []
        self._save_and_load()

    def play(self, *steps: str) -> "Table":
        """Apply actions given in notation, player's and chance's alike."""
        for step in steps:
            self.events += [
                event.to_dict(everything=True) for event in self.game.apply(parse(step))
            ]
            self._save_and_load()
        return self

    def roll(self, faces: str) -> "Table":
        """Script a roll of dice: one digit for each die."""
        return self.play(*(f"roll {face}" for face in faces))

    def _save_and_load(self) -> None:
        saved = self.game.to_dict()
        assert fault(self.game.position) == ""
        loaded = load_position(json.loads(json.dumps(saved)))
        assert loaded.to_dict() == saved
        assert loaded.codes == self.game.codes
        self.game = loaded

    @property
    def decision(self) -> Decision:
        decision = self.game.decision
        assert decision is not None, "the game is over"
        return decision

    @property
    def offered(self) -> list[str]:
        """The options now, in notation."""
        return [str(option) for option in self.decision.options]

    def offers(self, *words: str) -> list[str]:
        """The options that begin with one of some words (``offers("room")``)."""
        return [option for option in self.offered if option.split()[0] in words]

    def refuses(self, step: str) -> bool:
        """Whether an action is refused, leaving everything as it was."""
        before = self.game.to_dict()
        try:
            self.game.apply(parse(step))
        except IllegalAction:
            return self.game.to_dict() == before
        return False

    def seat(self, number: int) -> dict[str, Any]:
        """A seat as JSON: kronen, emperor, kitchen, cafe, hotel, hand, staff, points, ..."""
        seat: dict[str, Any] = self.game.to_dict()["seats"][number]
        return seat

    def total(self, number: int) -> int:
        """The points of a seat."""
        return self.game.totals[number]

    def happened(self, name: str) -> list[dict[str, Any]]:
        """All events of a name since the table was laid."""
        return [event for event in self.events if event["event"] == name]
