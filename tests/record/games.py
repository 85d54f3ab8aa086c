"""Recorded games for tests: short to write, quick to play."""

from functools import cache
from itertools import islice
from typing import Any

from hotelier import Dealer, Game, Rng, new_game
from hotelier.game import loop
from hotelier.record import Player, Record, Recorder, dump_record, parse_records
from tests.seats import at_random


def recorded(game: Game, seed: int = 1, moves: int = 10_000) -> Record:
    """Play a game at random, at most so many moves, and record it."""
    recorder = Recorder(game, seed=seed)
    played = loop.moves(game, at_random(Rng(seed)), Dealer(seed), recorder.play)
    for _ in islice(played, moves):
        pass
    return recorder.record()


def read_one(text: str) -> Record:
    """The only record of a text."""
    (record,) = parse_records(text)
    return record


@cache
def whole_game() -> str:
    """The text of a whole game of two."""
    return dump_record(recorded(new_game(players=2)))


def beginning(moves: int = 30, **options: Any) -> str:
    """The text of a game that was left after some moves."""
    return dump_record(recorded(new_game(**options), moves=moves))


ANNA = Player("Anna Łęcka")
