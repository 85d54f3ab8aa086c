"""Finished games and uploaded records, step by step."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Hashable, Sequence
from datetime import UTC, datetime
from typing import Any, Final, cast

from fastapi.responses import PlainTextResponse

from hotelier.errors import BadRecord, ForeignRecord, FutureRecord
from hotelier.game.actions import action_of
from hotelier.game.game import Game
from hotelier.record import Player, Record, Recorder, dump_record, parse_records, replay
from hotelier.record.replaying import check_result
from hotelier.server.server_error import ServerError
from hotelier.server.tables.history import Answer, begin
from hotelier.server.tables.table import Table
from hotelier.server.telling.shapes import play
from hotelier.server.telling.shapes.facts import Facts
from hotelier.server.telling.shapes.replays import RecordTold, ReplayStep
from hotelier.server.telling.told import events_told, facts_told, view_told
from hotelier.text import Words

MOST_CACHED: Final = 16
MOST_STEPS: Final = 5000

RECORD_COST: Final = 0.045
REPLAY_COST: Final = 0.09
TOLD_COST: Final = 0.02
MOST_READING: Final = 1.0
"""Seconds, about, for a game of four."""


class Replay:
    """A game with its position after every step; step 0 is before the first answer."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self.games: list[Game] = []
        self._steps: list[dict[str, Any]] = []
        if len(record.moves) > MOST_STEPS:
            raise ServerError("too_large")
        self.games.append(record.begin().copy())
        for number, step in enumerate(replay(record), 1):
            move = record.moves[number - 1]
            self._steps.append(
                {
                    "step": number,
                    "seat": move.seat,
                    "action": step.action.to_dict(),
                    "events": [event.to_dict(everything=True) for event in step.events],
                    "round": int(step.game.position.round),
                    "totals": step.game.totals,
                }
            )
            self.games.append(step.game.copy())
        check_result(record, self.games[-1])

    def told(self, language: str) -> RecordTold:
        """All of it but the positions: who played, what happened, points over time, result."""
        words = Words(language)
        names = [player.name for player in self.record.players]
        steps = [
            cast("ReplayStep", step | {"events": events_told(step["events"], words, names)})
            for step in self._steps
        ]
        result = self.record.result
        return {
            "options": cast("play.GameOptions", self.record.options.to_dict()),
            "players": [{"name": player.name, "bot": player.bot} for player in self.record.players],
            "date": self.record.date,
            "seed": self.record.seed,
            "steps": steps,
            "result": None if result is None else cast("play.Result", dict(result)),
        }

    def game(self, step: int) -> Game:
        """The game after a step."""
        if not 0 <= step < len(self.games):
            raise ServerError("unknown_step")
        return self.games[step]

    def position(self, step: int, seat: int | None, *, everything: bool) -> play.View:
        """The table after a step: as a seat or a spectator saw it, or with all hands."""
        game = self.game(step)
        if everything:
            return cast("play.View", game.to_dict())
        if seat is not None and seat >= game.options.players:
            raise ServerError("unknown_step")
        return view_told(game.view(seat))

    def facts(self, step: int, seat: int | None) -> Facts:
        """What follows from the table after a step by the rules."""
        return facts_told(self.game(step).view(seat))


class Replays:
    """The replays somebody looks at just now."""

    def __init__(self) -> None:
        self._known: OrderedDict[str, Replay] = OrderedDict()

    def find(self, name: str) -> Replay | None:
        """A replay that is in memory."""
        if name in self._known:
            self._known.move_to_end(name)
        return self._known.get(name)

    def keep(self, name: str, found: Replay) -> Replay:
        """Have a replay in memory."""
        self._known[name] = found
        if len(self._known) > MOST_CACHED:
            self._known.popitem(last=False)
        return found


def read(text: str) -> Replay:
    """The first game of an uploaded text; every move is checked."""
    try:
        record = next(parse_records(text, "upload"))
        return Replay(record)
    except StopIteration:
        raise ServerError("foreign_record") from None
    except ForeignRecord as error:
        raise ServerError("foreign_record", detail=str(error)) from None
    except FutureRecord as error:
        raise ServerError("future_record", detail=str(error)) from None
    except (BadRecord, RecursionError) as error:
        raise ServerError("damaged_record", detail=str(error)) from None


def record_name(table: Table) -> Hashable:
    """All that the record of a finished game depends on: its answers stay as they are."""
    if not table.history.game.is_over:
        raise ServerError("not_over")
    return "record", table.id, tuple((seat.name, seat.player) for seat in table.seats)


def record_of(table: Table) -> Record:
    """The record of a finished game."""
    if not table.history.game.is_over:
        raise ServerError("not_over")
    return _recorded(table, tuple(table.history.answers))


def _recorded(table: Table, answers: Sequence[Answer]) -> Record:
    row = table.row
    history = begin(table.history.game.options, row["seed"], row["position"], row["dealer"])
    players = [Player(seat.name, seat.player) for seat in table.seats]
    day = datetime.fromtimestamp(row["created"], UTC).date().isoformat()
    recorder = Recorder(history.game, players, row["seed"], day, row["dealer"])
    for answer in answers:
        recorder.play(action_of(answer.code))
    return recorder.record()


def reading_cost(text: str) -> float:
    """About how many seconds it takes to check an uploaded record, by its length."""
    return min(MOST_READING, TOLD_COST + len(text) / 400_000)


def record_text(record: Record) -> bytes:
    """A record as it stands in a file."""
    return dump_record(record).encode()


def record_file(name: str, text: bytes) -> PlainTextResponse:
    """A record as it is downloaded, in a file named after its table or upload."""
    file = f"hotelier-{name[:8].strip('-_')}.jsonl"
    disposition = f'attachment; filename="{file}"'
    return PlainTextResponse(text, headers={"content-disposition": disposition})
