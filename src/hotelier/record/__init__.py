"""Saved games: a text format that stays readable, and replay that checks every move.

>>> from hotelier import Dealer, new_game
>>> from hotelier.bots import make_bot
>>> from hotelier.game.loop import drive
>>> from hotelier.record import Recorder, dump_record, parse_records, verify
>>> recorder = Recorder(new_game(players=2), seed=1)
>>> drive(recorder.game, [make_bot("random"), make_bot("porter")], Dealer(seed=1), recorder.play)
>>> text = dump_record(recorder.record())
>>> [verify(record).totals == recorder.game.totals for record in parse_records(text)]
[True]
"""

from __future__ import annotations

from hotelier.record.fingerprint import canonical, fingerprint, fingerprint_of
from hotelier.record.form import FORMAT, VERSION, Move, Player, Record, dump_record
from hotelier.record.migration import MIGRATIONS
from hotelier.record.reader import parse_records, read_records
from hotelier.record.replaying import Step, replay, verify
from hotelier.record.writer import (
    Recorder,
    append_record,
    check_can_append,
    replacing,
    write_records,
)

__all__ = [
    "FORMAT",
    "MIGRATIONS",
    "VERSION",
    "Move",
    "Player",
    "Record",
    "Recorder",
    "Step",
    "append_record",
    "canonical",
    "check_can_append",
    "dump_record",
    "fingerprint",
    "fingerprint_of",
    "parse_records",
    "read_records",
    "replacing",
    "replay",
    "verify",
    "write_records",
]
