"""What a recorded game touches, and whether a flag matters in it."""

from dataclasses import replace
from hashlib import sha256
from typing import Any

from hotelier import GameOptions, parse
from hotelier.content.editions import EDITIONS
from hotelier.content.flags import FlagValue
from hotelier.engine.agenda import FRAME_NAMES
from hotelier.engine.events import EVENT_NAMES, TILE_NAMES
from hotelier.game.actions import KINDS
from hotelier.record import Record, fingerprint

# What an event says about a card.
CARD_EVENTS = {
    "guest_moved_in": "guest",
    "staff_hired": "staff",
    "politics_claimed": "politics",
    "bonus_received": "tile",
    "penalty_suffered": "tile",
}
ASKING = FRAME_NAMES[: FRAME_NAMES.index("emperor_bonus")]


def wanted() -> set[str]:
    """Everything that golden games must touch, besides the flags."""
    cards = {f"guest_moved_in {number}" for number in range(49, 105)}
    cards |= {f"staff_hired {number}" for number in range(1, 49)}
    cards |= {f"politics_claimed {number}" for number in range(105, 117)}
    cards |= {
        f"{event} {tile}" for event in ("bonus_received", "penalty_suffered") for tile in TILE_NAMES
    }
    table = {f"{players} players" for players in (2, 3, 4)}
    table |= {f"{edition} edition" for edition in EDITIONS}
    table |= {f"{deal} deal" for deal in ("standard", "introductory", "draft")}
    table |= {f"board {board}" for board in ("night", "A", "B", "C", "D")}
    steps = {f"event {name}" for name in EVENT_NAMES}
    steps |= {f"decision {name}" for name in ASKING}
    steps |= {f"action {kind.__name__}" for kind in KINDS}
    return cards | table | steps


def touched(record: Record) -> set[str]:
    """What a record touches."""
    found = {
        f"{record.options.players} players",
        f"{record.options.edition} edition",
        f"{record.options.deal} deal",
    }
    game = record.begin()
    for move in record.moves:
        decision = game.decision
        assert decision is not None
        action = parse(move.action)
        found |= {f"decision {decision.kind}", f"action {type(action).__name__}"}
        for event in game.apply(action):
            told: dict[str, Any] = event.to_dict(everything=True)
            name = told["event"]
            found.add(f"event {name}")
            if name in CARD_EVENTS:
                found.add(f"{name} {told[CARD_EVENTS[name]]}")
    found |= {f"board {player.board.name}" for player in game.position.players if player.board}
    return found


def by_another_flag(record: Record, flag: str, value: FlagValue) -> Record:
    """The same record as if another value of a flag had been agreed."""
    flags = {**record.flags, flag: value}
    options = GameOptions(**{**record.options.__dict__, "flags": flags})
    return replace(record, options=options, flags=flags)


def diverges(record: Record, flag: str, value: FlagValue) -> int | None:
    """The first move (from 0) at which another value of a flag makes a difference, or None.

    A difference is another position or other options. A result that differs counts as the last
    move.
    """
    here = record.begin()
    there = by_another_flag(record, flag, value).begin()
    for number, move in enumerate(record.moves):
        if here.codes != there.codes:
            return number
        here.apply(move.action)
        there.apply(move.action)
        if fingerprint(here) != fingerprint(there):
            return number
    if here.codes != there.codes or here.result() != there.result():
        return len(record.moves) - 1
    return None


def options_digest(record: Record) -> str:
    """A hash of the options offered at every decision: legality is no part of a record itself."""
    game = record.begin()
    digest = sha256(repr(game.codes).encode())
    for move in record.moves:
        game.apply(move.action)
        digest.update(repr(game.codes).encode())
    return digest.hexdigest()[:16]
