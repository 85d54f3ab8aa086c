"""The 56 guests: number, name, colour, order, printed points, reward."""

from __future__ import annotations

from hotelier.engine.cards import Guest
from hotelier.engine.values import BLUE, GREEN, RED, YELLOW
from hotelier.engine.values import pack_order as order
from hotelier.engine.vocabulary import (
    AnyGoods,
    DrawStaff,
    ExtraTurn,
    Goods,
    Hire,
    Kronen,
    Offer,
    Prepare,
    Steps,
    TakeFreeGuest,
    TurnRooms,
)


def guest_cards() -> list[Guest]:
    """All guests in the order of their numbers."""
    return [
        Guest(49, "sculptor", YELLOW, order(wine=1), 0, [Prepare(free=True, lower_floors=True)]),
        Guest(50, "musician", YELLOW, order(wine=1), 0, [DrawStaff(1), Prepare()]),
        Guest(51, "composer", YELLOW, order(wine=1), 1, [Goods(strudel=1)]),
        Guest(52, "tailor", YELLOW, order(wine=1, coffee=1), 0, [Goods(strudel=1), Kronen(2)]),
        Guest(
            53, "flamenco_dancer", YELLOW, order(strudel=1, wine=1), 0, [Goods(coffee=1), Steps(2)]
        ),
        Guest(54, "portrait_painter", YELLOW, order(wine=2), 0, [AnyGoods(1), Kronen(2)]),
        Guest(55, "photographer", YELLOW, order(wine=3), 7, [DrawStaff(2)]),
        Guest(56, "vocalist", YELLOW, order(strudel=1, wine=2), 0, [Goods(cake=1), Hire(less=3)]),
        Guest(
            57, "architect", YELLOW, order(wine=2, coffee=1), 1, [Prepare(less=1), Prepare(less=1)]
        ),
        Guest(58, "actress", YELLOW, order(wine=3, coffee=1), 7, [TurnRooms(1)]),
        Guest(59, "poet", YELLOW, order(strudel=3, wine=1), 5, [Goods(cake=1), Hire(less=2)]),
        Guest(
            60, "jewelry_designer", YELLOW, order(cake=2, wine=2), 5, [Goods(coffee=1), Kronen(3)]
        ),
        Guest(61, "painter", YELLOW, order(strudel=1, wine=3), 2, [Prepare(less=1), Prepare()]),
        Guest(
            62,
            "opera_singer",
            YELLOW,
            order(strudel=1, cake=1, wine=2),
            4,
            [TakeFreeGuest(), Steps(3)],
        ),
        Guest(63, "dame", BLUE, order(coffee=1), 0, [TakeFreeGuest()]),
        Guest(64, "duchess", BLUE, order(coffee=1), 0, [Hire(less=1)]),
        Guest(65, "knight_of_the_empire", BLUE, order(coffee=1), 3, []),
        Guest(66, "landgrave", BLUE, order(cake=1, coffee=1), 3, [Hire(less=1), Prepare()]),
        Guest(67, "sovereign", BLUE, order(coffee=2), 2, [DrawStaff(2), Steps(2)]),
        Guest(68, "princess", BLUE, order(strudel=2, coffee=1), 4, [Steps(3)]),
        Guest(69, "countess", BLUE, order(cake=2, coffee=1), 7, [Kronen(3)]),
        Guest(70, "elector", BLUE, order(strudel=1, wine=1, coffee=1), 1, [Hire(less=1), Steps(3)]),
        Guest(71, "baron", BLUE, order(strudel=1, coffee=2), 4, [Prepare(free=True)]),
        Guest(72, "prince", BLUE, order(strudel=1, cake=1, coffee=1), 7, [TurnRooms(1)]),
        Guest(73, "count", BLUE, order(wine=1, coffee=2), 4, [Hire(less=1), Hire(less=1)]),
        Guest(74, "earl", BLUE, order(cake=1, coffee=2), 10, [Kronen(1)]),
        Guest(75, "baroness", BLUE, order(wine=2, coffee=2), 5, [Offer(3, less=3)]),
        Guest(76, "duke", BLUE, order(strudel=2, coffee=2), 4, [Offer(3, free=True)]),
        Guest(77, "apothecary", RED, order(cake=1), 1, [Kronen(1)]),
        Guest(78, "post_councillor", RED, order(cake=1), 0, [TakeFreeGuest()]),
        Guest(79, "privy_councillor", RED, order(cake=1), 0, [Kronen(1), Steps(1)]),
        Guest(80, "professor_emeritus", RED, order(cake=1, wine=1), 4, [TakeFreeGuest()]),
        Guest(81, "general", RED, order(cake=2), 0, [Goods(wine=1), Kronen(3)]),
        Guest(82, "senior_councillor", RED, order(cake=1, wine=1, coffee=1), 7, [TurnRooms(1)]),
        Guest(83, "councillor_of_commerce", RED, order(strudel=1, cake=1, wine=1), 0, [Kronen(5)]),
        Guest(84, "court_councillor", RED, order(cake=2, wine=1), 2, [Kronen(3), TakeFreeGuest()]),
        Guest(85, "major", RED, order(strudel=2, cake=1), 3, [Kronen(3)]),
        Guest(86, "veterinary_councillor", RED, order(cake=1, wine=2), 3, [Hire(less=3)]),
        Guest(
            87,
            "medicinal_councillor",
            RED,
            order(cake=2, coffee=2),
            3,
            [Kronen(3), TakeFreeGuest(), TakeFreeGuest()],
        ),
        Guest(
            88,
            "procurator",
            RED,
            order(cake=1, wine=3),
            0,
            [Prepare(free=True), Prepare(free=True)],
        ),
        Guest(89, "lord_high_commissioner", RED, order(strudel=2, cake=1, wine=1), 5, [Kronen(4)]),
        Guest(
            90,
            "senior_legal_secretary",
            RED,
            order(strudel=1, cake=3),
            7,
            [Goods(wine=1), Kronen(3)],
        ),
        Guest(91, "tezcatlipoca", GREEN, order(strudel=1), 0, [DrawStaff(3)]),
        Guest(92, "capt_goldhaken", GREEN, order(strudel=1), 0, [Kronen(1)]),
        Guest(93, "mr_horsa", GREEN, order(strudel=1), 0, [Steps(1)]),
        Guest(94, "m_ingalls", GREEN, order(strudel=2), 0, [Hire(less=1)]),
        Guest(95, "mr_boydell", GREEN, order(strudel=1, cake=1), 2, [Steps(2)]),
        Guest(96, "mr_oundo", GREEN, order(strudel=1, coffee=1), 0, [Hire(less=3)]),
        Guest(97, "e_gizia", GREEN, order(strudel=2, wine=1), 4, [ExtraTurn()]),
        Guest(98, "m_polo", GREEN, order(strudel=3), 0, [Kronen(4)]),
        Guest(99, "cramersopholus", GREEN, order(strudel=1, cake=2), 5, [DrawStaff(1), Steps(2)]),
        Guest(100, "farmer_franz", GREEN, order(strudel=1, coffee=3), 4, [Steps(3), TurnRooms(1)]),
        Guest(
            101, "brother_uwe", GREEN, order(strudel=3, coffee=1), 3, [Steps(3), TakeFreeGuest()]
        ),
        Guest(102, "conductor", GREEN, order(strudel=1, coffee=1), 0, [Steps(1), TurnRooms(1)]),
        Guest(103, "durgoing", GREEN, order(strudel=1, wine=1), 4, [DrawStaff(2)]),
        Guest(104, "macleod", GREEN, order(strudel=2, cake=2), 2, [Hire(free=True)]),
    ]
