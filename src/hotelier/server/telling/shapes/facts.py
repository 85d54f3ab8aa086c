"""What follows from a view by the rules, so that the browser knows none of them."""

from __future__ import annotations

from typing_extensions import TypedDict

from hotelier.server.telling.shapes.play import Goods


class TurnFacts(TypedDict):
    """A number of the turn order, with its seat and the die on it."""

    number: int
    seat: int
    die: int | None
    is_now: bool


class Scoring(TypedDict):
    """A visit of the emperor: how far all go back, from where on one is safe or rewarded."""

    round: int
    back: int
    safe_from: int
    bonus_from: int
    is_done: bool
    is_next: bool


class PoliticsFacts(TypedDict):
    """The points of the spaces of a politics card, and what the next disk there brings."""

    points: list[int]
    next: int | None


class OrderFacts(TypedDict):
    """What the order at a table still lacks."""

    missing: Goods
    is_complete: bool
    is_in_kitchen: bool


class Progress(TypedDict):
    """How far a seat has come with a politics card."""

    have: int
    need: int
    is_claimed: bool
    is_reached: bool


class SeatFacts(TypedDict):
    """What follows for one seat."""

    points: int
    rooms: int
    occupied: int
    cafe: list[OrderFacts | None]
    politics: list[Progress | None]


class Facts(TypedDict):
    """All that follows from a view."""

    turns: list[TurnFacts]
    scorings: list[Scoring]
    row_prices: list[int]
    serve_price: int
    politics: list[PoliticsFacts | None]
    seats: list[SeatFacts]
