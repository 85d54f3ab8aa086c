"""Pending frames: what is still to be settled, as data.

The agenda is a stack of frames, each pointing to the one below it. Frames never change; the top
one is replaced. So copying a position shares its whole agenda, and saving it is walking down.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from hotelier.engine.effects import Effect

# Frames that ask chance.
CHOOSE_START: Final = 0
CHOOSE_BOARD: Final = 1
CHOOSE_POLITICS: Final = 2  # count: group
CHOOSE_TILE: Final = 3  # count: group
DEAL_STAFF: Final = 4  # count: cards still to draw to the hand (or to the pack of a draft)
ROLL_DICE: Final = 5  # as many dice as the position says are still to roll
REVEAL_GUEST: Final = 6  # count: guests still to reveal
DRAW_STAFF: Final = 7  # count: cards still to draw to the hand
LOOK_AT_STAFF: Final = 8  # count: still to draw for an offer, mask: drawn, price: discount
LAST_CHANCE_FRAME: Final = 8

# Frames that ask a player.
DRAFT: Final = 9
FIRST_GUEST: Final = 10  # count: how many have chosen before
TURN: Final = 11  # count: flags
EXTRA_ACTION: Final = 12
ITEMS: Final = 13  # items: the bag
SPLIT_GOODS: Final = 14  # count: strength, mask: first good of the pair
SPLIT_STEPS: Final = 15  # count: strength
CHOOSE_GOODS: Final = 16  # count: still to choose, mask: goods chosen so far
ALLOCATE_GOODS: Final = 17  # mask: goods not yet stored
PREPARE_ROOMS: Final = 18  # count, price: discount, mask: rooms allowed, least: must follow
PREPARE_OCCUPIED: Final = 19  # as PREPARE_ROOMS, the tile lies occupied side up
HIRE_STAFF: Final = 20  # price: discount, least: 1 if a card must be played
STAFF_ON_OFFER: Final = 21  # price: discount, mask: cards on offer
RETURN_OFFER: Final = 22  # mask: cards to put back
TURN_ROOMS: Final = 23  # count
COMPLETE_ORDER: Final = 24
FREE_GUEST: Final = 25
SERVE: Final = 26  # count: goods that may still be moved
AVOID_PENALTY: Final = 27
PENALTY: Final = 28
RETURN_HAND: Final = 29  # count
REMOVE_ROOMS: Final = 30  # count, price: which (see rules.emperor), mask: to choose from
DISCARD_STAFF: Final = 31

# Frames that ask nobody: steps of the flow that wait for their moment.
EMPEROR_BONUS: Final = 32
EMPEROR_PENALTY: Final = 33
FIRST_GUESTS: Final = 34
FIRST_ROOMS: Final = 35
DEAL_ALL: Final = 36

FRAME_NAMES: Final = (
    "choose_start",
    "choose_board",
    "choose_politics",
    "choose_tile",
    "deal_staff",
    "roll_dice",
    "reveal_guest",
    "draw_staff",
    "look_at_staff",
    "draft",
    "first_guest",
    "turn",
    "extra_action",
    "items",
    "split_goods",
    "split_steps",
    "choose_goods",
    "allocate_goods",
    "prepare_rooms",
    "prepare_occupied",
    "hire_staff",
    "staff_on_offer",
    "return_offer",
    "turn_rooms",
    "complete_order",
    "free_guest",
    "serve",
    "avoid_penalty",
    "penalty",
    "return_hand",
    "remove_rooms",
    "discard_staff",
    "emperor_bonus",
    "emperor_penalty",
    "first_guests",
    "first_rooms",
    "deal_all",
)

# Flags of a turn.
TOUCHED: Final = 1
GUEST_TAKEN: Final = 2
DIE_TAKEN: Final = 4
EXTRA: Final = 8


@final
@mypyc_attr(acyclic=True)
class Item:
    """One thing in a bag of effects, with what it comes from."""

    def __init__(self, effect: Effect, cause: i64) -> None:
        self.effect: Effect = effect
        self.cause: i64 = cause


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Frame:
    """Something to be settled by a seat (or chance) before whatever lies below."""

    def __init__(
        self,
        kind: i64,
        seat: i64,
        cause: i64,
        below: Frame | None,
        count: i64 = 0,
        price: i64 = 0,
        mask: i64 = 0,
        least: i64 = 0,
        items: tuple[Item, ...] = (),
    ) -> None:
        self.kind: i64 = kind
        self.seat: i64 = seat
        self.cause: i64 = cause
        self.below: Frame | None = below
        self.count: i64 = count
        self.price: i64 = price
        self.mask: i64 = mask
        self.least: i64 = least
        self.items: tuple[Item, ...] = items

    def begins_turn(self) -> bool:
        """Whether a seat has done nothing yet in a turn; an extra turn belongs to that turn."""
        return self.kind == TURN and self.count & (TOUCHED | EXTRA) == 0
