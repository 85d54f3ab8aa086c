"""The twelve emperor tiles, four in each group: A after round 3, B after 5, C after 7."""

from __future__ import annotations

from hotelier.content.flags import Flags
from hotelier.engine.cards import Tile
from hotelier.engine.effects import (
    DISCARD_END_STAFF,
    LOSE_ALL_GOODS,
    LOSE_KITCHEN,
    LOSE_KRONEN,
    LOSE_POINTS,
    REMOVE_OCCUPIED_ROOMS,
    REMOVE_ROOMS,
    RETURN_HAND_CARDS,
    Penalty,
)
from hotelier.engine.vocabulary import (
    AnyGoods,
    Goods,
    Hire,
    Kronen,
    Offer,
    Points,
    Prepare,
    StaffInPlay,
)


def emperor_tiles(flags: Flags) -> list[Tile]:
    """All emperor tiles, A1 to C4."""
    return [
        Tile("A1", Kronen(3), Penalty(LOSE_KRONEN, 3, or_points=5)),
        Tile("A2", AnyGoods(2), Penalty(LOSE_KITCHEN)),
        Tile("A3", Offer(3, less=3), Penalty(RETURN_HAND_CARDS, 2, or_points=5)),
        Tile("A4", Prepare(free=True), Penalty(REMOVE_ROOMS, 1, or_points=5)),
        Tile("B1", Goods(strudel=1, cake=1, wine=1, coffee=1), Penalty(LOSE_ALL_GOODS)),
        Tile("B2", Kronen(5), Penalty(LOSE_KRONEN, 5, or_points=7)),
        Tile("B3", Offer(3, free=True), Penalty(RETURN_HAND_CARDS, 3, or_points=7)),
        Tile(
            "B4",
            Prepare(free=True, lower_floors=True, occupied=True),
            Penalty(REMOVE_ROOMS, 2, or_points=7, occupied=flags["b4_penalty_rooms"] == "occupied"),
        ),
        Tile("C1", Points(8), Penalty(LOSE_POINTS, 8)),
        Tile("C2", Prepare(free=True, occupied=True), Penalty(REMOVE_OCCUPIED_ROOMS, 2)),
        Tile("C3", Points(2, per=StaffInPlay()), Penalty(LOSE_POINTS, 2, per=StaffInPlay())),
        Tile("C4", Hire(free=True), Penalty(DISCARD_END_STAFF, 1, or_points=10)),
    ]
