"""Playing on in the mind: a possible world, all seats, for a few turns."""

from __future__ import annotations

from mypy_extensions import i64

from hotelier.bots.thinking.lookahead import Mind
from hotelier.engine import agenda, codes
from hotelier.engine.decisions.play import options, resolve
from hotelier.engine.state import SETUP, Position
from hotelier.game.dealer import Rng, answer_chance


def follow(pos: Position, seat: i64, path: list[int], rng: Rng) -> bool:
    """Carry a planned turn out in a possible world; says whether it is up to others then.

    It is not as long as the turn goes on, if the next one follows at once, or before the first one.
    What has become impossible by chance is left out.
    """
    is_setup = pos.phase == SETUP
    step: i64 = 0
    while step < len(path):
        frame = pos.top
        if frame is None:
            return True
        if frame.kind <= agenda.LAST_CHANCE_FRAME:
            resolve(pos, answer_chance(pos, rng))
            continue
        if frame.seat != seat:
            return True
        code = path[step]
        step += 1
        if code in options(pos):
            resolve(pos, code)
    frame = pos.top
    while frame is not None and (frame.kind != agenda.TURN or frame.seat != seat):
        frame = frame.below
    return frame is None and not is_setup


def play_on(
    pos: Position, mind: Mind, rng: Rng, seat: i64, turns: i64, own_width: i64, width: i64
) -> float:
    """Let all play until a seat has ended so many turns more, and judge what it has then.

    All seats choose with the same mind, the seat itself with a width of its own. A width of one
    chooses step by step.
    """
    plan: list[int] = []
    ahead: i64 = 0
    while True:
        frame = pos.top
        if frame is None:
            break
        kind = frame.kind
        if kind <= agenda.LAST_CHANCE_FRAME:
            if kind != agenda.REVEAL_GUEST:
                plan = []
            resolve(pos, answer_chance(pos, rng))
            continue
        mover = frame.seat
        listed = options(pos)
        code: i64 = listed[0]
        if len(listed) == 1:
            ahead += 1
            if ahead > len(plan) or plan[ahead - 1] != code:
                plan = []
        elif ahead < len(plan) and plan[ahead] in listed:
            code = plan[ahead]
            ahead += 1
        else:
            wide = own_width if mover == seat else width
            if wide > 1:
                plan = mind.plan(pos, mover, wide).path
                code = plan[0]
                ahead = 1
            else:
                code = best_option(mind, pos, mover, listed)
        resolve(pos, code)
        is_turn = kind == agenda.TURN and not frame.count & agenda.EXTRA
        if mover == seat and is_turn and code <= codes.FINISH:
            turns -= 1
            if turns <= 0:
                break
    return mind.worth(pos, seat, 0)


def best_option(mind: Mind, pos: Position, seat: i64, listed: list[int]) -> int:
    """The option whose position is worth most at once."""
    rates = mind.rate(pos, seat, listed)
    best: i64 = 0
    for number in range(1, len(rates)):
        if rates[number] > rates[best]:
            best = number
    return listed[best]
