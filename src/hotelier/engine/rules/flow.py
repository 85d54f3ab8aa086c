"""The round machine: whose turn, re-rolls, end of round and of the game (clause 3)."""

from __future__ import annotations

from mypy_extensions import i64

from hotelier.engine import agenda, events
from hotelier.engine.rules import emperor, scoring, setup
from hotelier.engine.state import EMPEROR, SETUP, TURNS, Position
from hotelier.engine.values import BIT, DICE, ROUNDS, SCORING_OF_ROUND, all_dice


def next_step(pos: Position) -> None:
    """Nothing is pending: go on with the round, the emperor or the next round."""
    if pos.phase == SETUP:
        pos.phase = TURNS
        setup.finish(pos)
        _start_round(pos)
    elif pos.phase == TURNS:
        _select(pos)
    else:
        assert pos.phase == EMPEROR
        if pos.round == ROUNDS:
            scoring.final_scoring(pos)
        else:
            _clean_up(pos)


def open_number(pos: Position, seat: i64) -> i64:
    """The lowest uncovered number of a seat's turn order tile, or 0."""
    player = pos.players[seat]
    seats = len(pos.players)
    place = seat - pos.start
    if place < 0:
        place += seats
    if player.first_die == 0:
        return place + 1
    if player.second_die == 0:
        return 2 * seats - place
    return 0


def _lowest_open(pos: Position, passed: i64) -> i64:
    """The seat with the lowest uncovered number among those that have not passed, or -1."""
    seat = pos.start
    second: i64 = -1
    for _ in range(len(pos.players)):
        player = pos.players[seat]
        if not passed & BIT[seat]:
            if player.first_die == 0:
                return seat  # the first numbers go up in turn order, and are all lower ...
            if player.second_die == 0:
                second = seat  # ... than the second ones, which go down
        seat += 1
        if seat == len(pos.players):
            seat = 0
    return second


def _select(pos: Position) -> None:
    seat = _lowest_open(pos, pos.passed)
    if pos.dice == 0:
        _end_round(pos)
    elif seat >= 0:
        pos.note(events.TURN_STARTED, seat, events.BY_TURN, open_number(pos, seat))
        pos.push(agenda.TURN, seat, events.BY_TURN)
    elif _lowest_open(pos, 0) >= 0:
        _reroll(pos)
    else:
        _end_round(pos)


def _reroll(pos: Position) -> None:
    """All with open numbers have passed: one die into the dustbin, the others rolled anew."""
    dice = all_dice(pos.dice) - 1
    pos.dice = 0
    pos.dustbin += 1
    pos.passed = 0
    seat = _lowest_open(pos, 0)
    pos.note(events.DICE_REROLLED, seat, events.BY_TURN, 0, dice)
    if dice:
        _roll(pos, seat, dice)


def _start_round(pos: Position) -> None:
    pos.phase = TURNS
    pos.round += 1
    pos.note(events.ROUND_STARTED, pos.start, events.BY_TURN, pos.round)
    _roll(pos, pos.start, DICE[len(pos.players)])


def _roll(pos: Position, seat: i64, dice: i64) -> None:
    pos.rolling = dice
    pos.push(agenda.ROLL_DICE, seat, events.BY_TURN)


def _end_round(pos: Position) -> None:
    pos.note(events.ROUND_ENDED, -1, events.BY_TURN, pos.round)
    if SCORING_OF_ROUND[pos.round] >= 0:
        emperor.begin(pos)
    else:
        _clean_up(pos)


def _clean_up(pos: Position) -> None:
    """Round staff is ready again, the turn order tiles move on, all dice come back."""
    for player in pos.players:
        player.used = 0
        player.first_die = 0
        player.second_die = 0
    pos.start = (pos.start + 1) % len(pos.players)
    pos.dice = 0
    pos.dustbin = 0
    pos.passed = 0
    _start_round(pos)
