"""Positions from which something rare is soon reached, for recording golden games."""

from collections.abc import Callable, Mapping

from hotelier import Game, Seat, arrange
from hotelier.content.flags import FlagValue
from hotelier.content.guests import guest_cards
from hotelier.engine.values import GOODS, in_order

Flags = Mapping[str, FlagValue]

DONE = Seat(dice=[1, 2])
FULL = "BRBRB / BRBYY / YYRRY / BYRRB"
THREE_ROOMS = "..... / ..... / ..... / byr.."


# --- one card ------------------------------------------------------------------------------------


def staff_to_hire(number: int, flags: Flags) -> Game:
    """A card in the hand and nothing but fives."""
    seats = [Seat(hand=[number], dice=[1]), DONE]
    return arrange(seats=seats, dice="5555", round_number=7, flags=flags)


def guest_to_move_in(number: int, flags: Flags) -> Game:
    """A guest with a complete order, and a room of every colour."""
    order = next(guest.order for guest in guest_cards() if guest.number == number)
    counts = [f"{in_order(order, good)} {name}" for good, name in enumerate(GOODS)]
    seats = [Seat(hotel=THREE_ROOMS, cafe={number: ", ".join(counts)}, dice=[1]), DONE]
    return arrange(seats=seats, dice="11", round_number=7, flags=flags)


def politics_to_claim(number: int, flags: Flags) -> Game:
    """A full hotel, a full purse, many staff cards and a high place on the track."""
    cards = [105, 109, 113]
    cards[(number - 105) // 4] = number
    rich = Seat(hotel=FULL, kronen=20, emperor=12, staff=[1, 2, 3, 4, 5, 6], dice=[1])
    return arrange(seats=[rich, DONE], dice="11", round_number=7, politics=cards, flags=flags)


# --- special moments -----------------------------------------------------------------------------


def turn_with_a_page(flags: Flags) -> Game:
    """A custodian in play, a page in the hand, rooms to turn, and nothing but fives."""
    seats = [Seat(hotel=THREE_ROOMS, staff=[23], hand=[35], dice=[1], kronen=5), DONE]
    return arrange(seats=seats, dice="5555", round_number=7, flags=flags)


def operator_before_the_last_bonus(flags: Flags) -> Game:
    """An operator in play, and a bonus that lets the pool attendant follow after the way back."""
    seats = [Seat(staff=[41], hand=[45], emperor=13, dice=[1]), DONE]
    return arrange(seats=seats, dice="1", round_number=7, tiles=("A1", "B1", "C4"), flags=flags)


def empty_guest_deck(flags: Flags) -> Game:
    """A full row and an empty guest deck, all other guests in the discard pile."""
    row = [49, 50, 51, 52, 53]
    seats = [Seat(dice=[1]), DONE]
    return arrange(seats=seats, dice="11", round_number=7, row=row, guest_deck=[], flags=flags)


def six_without_a_krone(flags: Flags) -> Game:
    """Nothing but sixes, an empty purse, and a guest that costs nothing."""
    seats = [Seat(kronen=0, dice=[1]), DONE]
    return arrange(seats=seats, dice="666", round_number=7, flags=flags)


def penalty_that_staff_can_avoid(flags: Flags) -> Game:
    """The last die of the game, nobody before the emperor, a conference manager in play."""
    seats = [Seat(staff=[26], dice=[1]), DONE]
    return arrange(seats=seats, dice="1", round_number=7, flags=flags)


def last_penalty(flags: Flags) -> Game:
    """The last die, nobody before the emperor, and game-end staff to lose."""
    seats = [Seat(staff=[27, 28], dice=[1]), DONE]
    return arrange(seats=seats, dice="1", round_number=7, tiles=("A1", "B1", "C4"), flags=flags)


MOMENTS: dict[str, Callable[[Flags], Game]] = {
    "custodian_scope": turn_with_a_page,
    "operator_cap": operator_before_the_last_bonus,
    "event guests_reshuffled": empty_guest_deck,
    "action AvoidPenalty": penalty_that_staff_can_avoid,
    "decision avoid_penalty": penalty_that_staff_can_avoid,
    "event penalty_avoided": penalty_that_staff_can_avoid,
    "action DiscardStaff": last_penalty,
    "decision discard_staff": last_penalty,
    "event staff_discarded": last_penalty,
    "action TakeSixIdle": six_without_a_krone,
}
CARDS: dict[str, Callable[[int, Flags], Game]] = {
    "staff_hired": staff_to_hire,
    "guest_moved_in": guest_to_move_in,
    "politics_claimed": politics_to_claim,
}


def start_for(name: str, flags: Flags) -> Game | None:
    """A position for a flag or for something rare, if there is one."""
    if name in MOMENTS:
        return MOMENTS[name](flags)
    event, _, number = name.partition(" ")
    return CARDS[event](int(number), flags) if event in CARDS else None
