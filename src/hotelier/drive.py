"""Drive the engine from outside: requests on standard input, answers on standard output.

Each line is one JSON object; see docs/reference/driving.md. Start it with
``python -m hotelier.drive``.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterable, Iterator
from typing import Any

from hotelier.engine.events import Event
from hotelier.errors import HotelierError, one_of
from hotelier.game.game import Game, new_game
from hotelier.game.options import GameOptions
from hotelier.position.reader import load as load_position
from hotelier.record import fingerprint

Json = dict[str, Any]


class BadRequest(HotelierError):
    """A line that is no request, or lacks what the request needs."""


class Driver:
    """Holds one game and answers requests about it."""

    def __init__(self) -> None:
        self.game: Game | None = None

    def answer(self, line: str) -> Json:
        """The answer to a request; a mistake is answered with an error and changes nothing."""
        try:
            request = _request(line)
            name = request.pop("do", None)
            if not isinstance(name, str) or name not in _REQUESTS:
                raise BadRequest(f"there is no request {name!r}; choose {one_of(_REQUESTS)}")
            fields, respond = _REQUESTS[name]
            if sorted(request) != sorted(fields):
                needed = one_of(fields) or "nothing"
                raise BadRequest(
                    f"{name} needs {needed} beside 'do', not {one_of(request) or 'nothing'}"
                )
            return respond(self, **request)
        except HotelierError as error:
            return {"error": type(error).__name__, "message": str(error)}

    def new(self, options: Any) -> Json:
        self.game = new_game(GameOptions.from_dict(options))
        return self._state([])

    def load(self, position: Any) -> Json:
        self.game = load_position(position)
        return self._state([])

    def apply(self, option: Any) -> Json:
        return self._state(self._the_game().apply(option))

    def show(self) -> Json:
        self._the_game()
        return self._state([])

    def view(self, seat: Any) -> Json:
        if seat is not None and (isinstance(seat, bool) or not isinstance(seat, int)):
            raise BadRequest(f"seat must be a number, or null for a spectator, not {seat!r}")
        view = self._the_game().view(seat)
        decision = view.decision
        return {
            "view": view.to_dict(),
            "decision": None if decision is None else decision.to_dict(),
        }

    def why_not(self, option: Any) -> Json:
        reason = self._the_game().why_not(option)
        return {"reason": None if reason is None else reason.to_dict()}

    def result(self) -> Json:
        return {"over": self._the_game().is_over, "result": self._the_game().result()}

    def _the_game(self) -> Game:
        if self.game is None:
            raise BadRequest("there is no game yet; begin with new or load")
        return self.game

    def _state(self, events: list[Event]) -> Json:
        game = self._the_game()
        decision = game.decision
        return {
            "events": [event.to_dict(everything=True) for event in events],
            "decision": None if decision is None else decision.to_dict(),
            "position": game.to_dict(),
            "hash": fingerprint(game),
        }


# Each request with the fields it must have.
_REQUESTS: dict[str, tuple[tuple[str, ...], Callable[..., Json]]] = {
    "new": (("options",), Driver.new),
    "load": (("position",), Driver.load),
    "apply": (("option",), Driver.apply),
    "show": ((), Driver.show),
    "view": (("seat",), Driver.view),
    "why_not": (("option",), Driver.why_not),
    "result": ((), Driver.result),
}


def _request(line: str) -> Json:
    try:
        request = json.loads(line)
    except (ValueError, RecursionError) as error:
        raise BadRequest(f"a request must be one line of JSON: {error}") from error
    if not isinstance(request, dict):
        raise BadRequest("a request must be a JSON object")
    return request


def answers(lines: Iterable[str]) -> Iterator[str]:
    """An answer for every line that is not empty."""
    driver = Driver()
    for line in lines:
        if line.strip():
            yield json.dumps(driver.answer(line))


def main() -> None:
    """Answer until the input ends."""
    for answer in answers(sys.stdin):
        print(answer, flush=True)  # noqa: T201  (this is how it speaks)


if __name__ == "__main__":
    main()
