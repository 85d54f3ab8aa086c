"""Pending frames: what is still to be settled, as data.

The agenda is a stack of frames, each pointing to the one below it. Frames never change; the top
one is replaced. So copying a position shares its whole agenda, and saving it is walking down.
What the numbers of a frame mean says its kind, see ``decisions``.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from hotelier.engine.effects import Effect

# Frames that ask chance.
CHOOSE_START: Final = 0
CHOOSE_BOARD: Final = 1
CHOOSE_POLITICS: Final = 2
CHOOSE_TILE: Final = 3
DEAL_STAFF: Final = 4
ROLL_DICE: Final = 5
REVEAL_GUEST: Final = 6
DRAW_STAFF: Final = 7
LOOK_AT_STAFF: Final = 8
LAST_CHANCE_FRAME: Final = 8

# Frames that ask a player.
DRAFT: Final = 9
FIRST_GUEST: Final = 10
TURN: Final = 11
EXTRA_ACTION: Final = 12
ITEMS: Final = 13
SPLIT_GOODS: Final = 14
SPLIT_STEPS: Final = 15
CHOOSE_GOODS: Final = 16
ALLOCATE_GOODS: Final = 17
PREPARE_ROOMS: Final = 18
PREPARE_OCCUPIED: Final = 19
HIRE_STAFF: Final = 20
STAFF_ON_OFFER: Final = 21
RETURN_OFFER: Final = 22
TURN_ROOMS: Final = 23
COMPLETE_ORDER: Final = 24
FREE_GUEST: Final = 25
SERVE: Final = 26
AVOID_PENALTY: Final = 27
PENALTY: Final = 28
RETURN_HAND: Final = 29
REMOVE_ROOMS: Final = 30
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

    def touched(self, flags: i64) -> Frame:
        """A turn in which this, too, has been done."""
        done = self.count | flags
        if done == self.count:
            return self
        return Frame(self.kind, self.seat, self.cause, self.below, done)

    def above(self, below: Frame | None, mask: i64, least: i64) -> Frame:
        """The same above another frame, with another mask and least."""
        return Frame(
            self.kind,
            self.seat,
            self.cause,
            below,
            self.count,
            self.price,
            mask,
            least,
            self.items,
        )

    def begins_turn(self) -> bool:
        """Whether a seat has done nothing yet in a turn; an extra turn belongs to that turn."""
        return self.kind == TURN and self.count & (TOUCHED | EXTRA) == 0
