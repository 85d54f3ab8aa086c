"""What follows from a view by the rules: for whoever draws a table and shall know no rule.

Everything here could be worked out from the view alone. It is done with the engine's own
functions, so that no other program has to know them too.
"""

from __future__ import annotations

from typing import Any

from hotelier.engine import agenda
from hotelier.engine.agenda import Frame
from hotelier.engine.events import goods_dict
from hotelier.engine.rules import cafe
from hotelier.engine.rules.flow import open_number
from hotelier.engine.rules.measures import count
from hotelier.engine.rules.politics import can_claim
from hotelier.engine.state import EMPTY_TABLE, OVER, SETUP, Player, Position
from hotelier.engine.values import (
    BONUS_FROM,
    GOODS,
    POLITICS_POINTS,
    ROUNDS,
    ROW_COSTS,
    SCORING_OF_ROUND,
    SERVE_COST,
    SETBACK,
    TABLES,
    bits,
    in_store,
    order_to_store,
)
from hotelier.game.game import View


def facts(view: View) -> dict[str, Any]:
    """All that follows from a view, as JSON."""
    pos = view.table
    return {
        "turns": turns(pos),
        "scorings": scorings(pos),
        "row_prices": row_prices(pos, view.seat),
        "serve_price": serve_price(pos, view.seat),
        "politics": politics(pos),
        "seats": [of_seat(pos, seat) for seat in range(len(pos.players))],
    }


def turns(pos: Position) -> list[dict[str, Any]]:
    """The numbers of the turn order tiles of all seats, from 1 on, with the dice on them.

    The one that is played now is marked: the lowest open one of the active seat, or, once its die
    is taken, the one that bears this die.
    """
    if pos.start < 0:
        return []
    seats = len(pos.players)
    now = number_in_turn(pos)
    found = []
    for number in range(1, 2 * seats + 1):
        is_second = number > seats
        place = 2 * seats - number if is_second else number - 1
        seat = int((pos.start + place) % seats)
        player = pos.players[seat]
        die = int(player.second_die if is_second else player.first_die)
        found.append({"number": number, "seat": seat, "die": die or None, "is_now": number == now})
    return found


def number_in_turn(pos: Position) -> int:
    """The number of the turn order that is played now, or 0."""
    frame = _turn(pos.top)
    if frame is None:
        return 0
    if not frame.count & (agenda.DIE_TAKEN | agenda.EXTRA):
        return int(open_number(pos, frame.seat))
    seats = len(pos.players)
    place = int((frame.seat - pos.start) % seats)
    return 2 * seats - place if pos.players[frame.seat].second_die else place + 1


def _turn(frame: Frame | None) -> Frame | None:
    """The turn that lies deepest: an extra turn is part of the one in which it was won."""
    found = None
    while frame is not None:
        if frame.kind == agenda.TURN:
            found = frame
        frame = frame.below
    return found


def scorings(pos: Position) -> list[dict[str, Any]]:
    """The visits of the emperor: how far all go back, from where on one is safe or rewarded.

    Positions are those before going back. Whoever ends at 0 is penalised, whoever still stands at
    3 or more is rewarded (clause 6.1).
    """
    rounds = [number for number in range(1, ROUNDS + 1) if SCORING_OF_ROUND[number] >= 0]
    open_ = [number for number in rounds if number >= pos.round and pos.phase != OVER]
    return [
        {
            "round": number,
            "back": int(SETBACK[number]),
            "safe_from": int(SETBACK[number]) + 1,
            "bonus_from": int(SETBACK[number]) + BONUS_FROM,
            "is_done": number not in open_,
            "is_next": number in open_[:1],
        }
        for number in rounds
    ]


def row_prices(pos: Position, seat: int | None) -> list[int]:
    """What the guests of the row cost the seat that looks; for a spectator what is printed."""
    if seat is None:
        return [int(price) for price in ROW_COSTS]
    return [int(cafe.row_price(pos, seat, space)) for space in range(len(ROW_COSTS))]


def serve_price(pos: Position, seat: int | None) -> int:
    """What serving from the kitchen costs the seat that looks; for a spectator the usual."""
    return int(SERVE_COST if seat is None else cafe.serve_price(pos, seat))


def politics(pos: Position) -> list[dict[str, Any] | None]:
    """For each politics card the points of its spaces, and what the next disk there brings."""
    found: list[dict[str, Any] | None] = []
    for group in range(3):
        disks = int(pos.disks_on(group))
        left = POLITICS_POINTS[disks:]
        told = {"points": list(POLITICS_POINTS), "next": left[0] if left else None}
        found.append(None if pos.politics[group] < 0 else told)
    return found


def of_seat(pos: Position, seat: int) -> dict[str, Any]:
    """What follows for one seat: points so far, rooms, orders, progress of the politics cards."""
    player = pos.players[seat]
    return {
        "points": sum(player.points),
        "rooms": int(bits(player.prepared)),
        "occupied": int(bits(player.occupied)),
        "cafe": [_order(pos, player, table) for table in range(TABLES)],
        "politics": [_progress(pos, seat, group) for group in range(3)],
    }


def _order(pos: Position, player: Player, table: int) -> dict[str, Any] | None:
    """What the order at a table still lacks, and whether the kitchen holds all of that."""
    if player.guest_at(table) == EMPTY_TABLE:
        return None
    missing = order_to_store(cafe.missing(pos, player, table))
    held = all(
        in_store(missing, good) <= in_store(player.kitchen, good) for good in range(len(GOODS))
    )
    return {
        "missing": goods_dict(missing),
        "is_complete": missing == 0,
        "is_in_kitchen": missing != 0 and held,
    }


def _progress(pos: Position, seat: int, group: int) -> dict[str, Any] | None:
    """How far the goals of a politics card are reached, none counted further than it asks for."""
    card = pos.politics[group]
    player = pos.players[seat]
    if card < 0 or player.board is None:
        return None
    goals = pos.rules.politics[card].goals
    return {
        "have": sum(int(min(goal.number, count(player, goal.measure))) for goal in goals),
        "need": sum(int(goal.number) for goal in goals),
        "is_claimed": bool(player.claimed >> group & 1),
        "is_reached": pos.phase != SETUP and bool(can_claim(pos, seat, group)),
    }
