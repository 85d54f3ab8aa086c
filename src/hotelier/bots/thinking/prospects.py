"""What guests, goods and pending effects will probably bring to a seat."""

from __future__ import annotations

from hotelier.bots.thinking.staffing import best_hire
from hotelier.bots.thinking.tracks import purse, track
from hotelier.bots.thinking.worth import (
    AWAITED_ROOM,
    FREE_TABLE,
    GOOD,
    MISSING_GOOD,
    MOVE_IN,
    OCCUPIED_AT_ONCE,
    ORDERED_IN_KITCHEN,
    SERVED_IN_A_TURN,
    TURNED_ROOM,
    USUAL,
    VACANT_FLOOR,
    VACANT_ROOM,
    WAITING_GUEST,
    WITHOUT_ROOM,
    usual,
)
from hotelier.engine import agenda
from hotelier.engine.effects import (
    COMPLETE_ORDER,
    DISHES,
    DRINKS,
    GOODS,
    HIRE_STAFF,
    LOOK_AT_STAFF,
    PREPARE_ROOMS,
    STEPS_OR_KRONEN,
    TAKE_GUEST,
    TURN_ROOMS,
    Effect,
)
from hotelier.engine.hotel import PRINTED_POINTS, placeable
from hotelier.engine.rules.cafe import missing
from hotelier.engine.rules.rooms import room_price
from hotelier.engine.state import EMPTY_TABLE, TURNS, Position
from hotelier.engine.values import (
    GREEN,
    GUEST_LEFT_POINTS,
    ROUNDS,
    ROW_SPACES,
    STRUDEL,
    TABLES,
    WINE,
    bits,
    in_order,
    in_store,
    members,
)


class Prospects:
    """One look ahead for one seat: turns left, guests waiting, goods wanted."""

    def __init__(self, pos: Position, seat: int) -> None:
        self.pos = pos
        self.seat = seat
        self.player = pos.players[seat]
        self.kronen = int(self.player.kronen)
        self.turns = _turns_left(pos, seat)
        self.guests: list[tuple[int, list[int]]] = []
        self._wishes = [0] * 4
        self._wanted = [0.0] * 4
        for table in range(TABLES):
            guest = int(self.player.guest_at(table))
            if guest != EMPTY_TABLE:
                order = int(missing(pos, self.player, table))
                self._seat_guest(guest, [int(in_order(order, good)) for good in range(4)])

    def _seat_guest(self, guest: int, lacking: list[int]) -> None:
        """Remember a guest, and how much each of the goods it lacks would help."""
        self.guests.append((guest, lacking))
        number = sum(lacking)
        helps = self.guest(guest, number - 1) - self.guest(guest, number) if number else 0.0
        for good in range(4):
            if lacking[good]:
                self._wishes[good] += lacking[good]
                self._wanted[good] = max(self._wanted[good], helps)

    # --- guests ----------------------------------------------------------------------------------

    def guest(self, guest: int, lacking: int) -> float:
        """A guest at a table whose order lacks so many goods."""
        card = self.pos.rules.guests[guest]
        worth = int(card.points) + sum((usual(effect) for effect in card.rewards), MOVE_IN)
        chance = max(0.0, 1 - lacking / (SERVED_IN_A_TURN * self.turns + 1)) if self.turns else 0.0
        if not self._has_room(int(card.colour)):
            chance *= min(WITHOUT_ROOM, self.turns / 10)
        gain = WAITING_GUEST * worth - MISSING_GOOD * lacking
        return chance * gain + (1 - chance) * GUEST_LEFT_POINTS

    def _has_room(self, colour: int) -> bool:
        board = self.player.board
        if board is None:
            return True
        return self.player.prepared & ~self.player.occupied & board.rooms_of[colour] != 0

    def cafe(self) -> float:
        """All guests of the café; what they have ordered is worth more in the kitchen."""
        kitchen = [int(in_store(self.player.kitchen, good)) for good in range(4)]
        worth = (TABLES - len(self.guests)) * FREE_TABLE * min(1.0, self.turns / 7)
        for guest, lacking in sorted(self.guests, key=lambda entry: sum(entry[1])):
            worth += self.guest(guest, sum(lacking))
            for good in range(4):
                here = min(lacking[good], kitchen[good])
                kitchen[good] -= here
                worth += ORDERED_IN_KITCHEN * here
        return worth

    def _best_guest(self) -> float:
        if len(self.guests) == TABLES:
            return 0.0
        row = [int(self.pos.guest_in_row(space)) for space in range(ROW_SPACES)]
        sizes = self.pos.rules.order_size
        return max([0.0, *(self.guest(guest, int(sizes[guest])) for guest in row if guest >= 0)])

    # --- goods -----------------------------------------------------------------------------------

    def received(self, store: int) -> float:
        """Goods that may be put on orders as they come."""
        worth = 0.0
        for good in range(4):
            number = int(in_store(store, good))
            served = min(number, self._wishes[good])
            worth += served * max(GOOD, self._wanted[good]) + (number - served) * GOOD
        return worth

    def _best_goods(self, first: int, number: int) -> float:
        """The best way to take goods of a pair, the finer ones at most half of them."""
        return max(
            self.received((number - fine << 12 * first) + (fine << 12 * (first + 1)))
            for fine in range(number // 2 + 1)
        )

    # --- pending effects -------------------------------------------------------------------------

    def effect(self, effect: Effect) -> float:
        """What a pending effect will yield."""
        if effect.kind == GOODS:
            return self.received(effect.goods)
        return self.gain(
            int(effect.kind),
            int(effect.amount),
            int(effect.discount),
            int(effect.rooms),
            effect.occupied,
        )

    def gain(
        self, kind: int, amount: int, discount: int = 0, mask: int = 0, occupied: bool = False
    ) -> float:
        """What an effect of a kind will yield."""
        if kind in (DISHES, DRINKS):
            return self._best_goods(STRUDEL if kind == DISHES else WINE, amount)
        if kind == STEPS_OR_KRONEN:
            return self._best_split(amount)
        if kind == PREPARE_ROOMS:
            extra = OCCUPIED_AT_ONCE if occupied else 0.0
            return self._best_rooms(amount, discount, mask) + extra
        if kind == HIRE_STAFF:
            return best_hire(self, self.player.hand, discount)
        if kind == LOOK_AT_STAFF and mask:
            return best_hire(self, mask, discount)
        if kind == TAKE_GUEST:
            return self._best_guest()
        if kind == TURN_ROOMS:
            vacant = int(bits(self.player.prepared & ~self.player.occupied))
            return TURNED_ROOM * min(amount, vacant)
        if kind == COMPLETE_ORDER:
            return 2.0 * max((sum(lacking) for _, lacking in self.guests), default=0)
        return USUAL[kind] * amount

    def _best_split(self, amount: int) -> float:
        """The best way to share points of strength between the track and the purse."""
        steps = int(self.player.emperor)
        now = track(self.pos, steps, self.turns) + purse(self.kronen, self.turns)
        return -now + max(
            track(self.pos, steps + number, self.turns)
            + purse(self.kronen + amount - number, self.turns)
            for number in range(amount + 1)
        )

    def _best_rooms(self, amount: int, discount: int, mask: int) -> float:
        """Some rooms one after another, always the best one that can be paid."""
        prepared, kronen, worth = int(self.player.prepared), self.kronen, 0.0
        for _ in range(amount):
            choices = []
            for room in members(placeable(prepared) & mask):
                price = int(room_price(self.pos, self.player, room, discount))
                if price <= kronen:
                    cost = purse(kronen, self.turns) - purse(kronen - price, self.turns)
                    choices.append((self._room(room) - cost, -price, room))
            gain, price, room = max(choices, default=(0.0, 0, 0))
            if gain <= 0:
                break
            worth += gain
            kronen += price
            prepared |= 1 << room
        return worth

    def _room(self, room: int) -> float:
        """A room still to be prepared."""
        worth = VACANT_ROOM + VACANT_FLOOR * (room // 5 + 1) + PRINTED_POINTS[room]
        return worth + (AWAITED_ROOM if self._is_awaited(room) else 0.0)

    def _is_awaited(self, room: int) -> bool:
        """Whether a guest needs a room of this colour and there is none yet."""
        board = self.player.board
        if board is None:
            return False
        colour = int(board.colour_of[room])
        return not self._has_room(colour) and any(
            self.pos.rules.guest_colour[guest] in (colour, GREEN) for guest, _ in self.guests
        )


def _turns_left(pos: Position, seat: int) -> float:
    """The turns a seat still has; the one it is in counts a little until it is finished."""
    player = pos.players[seat]
    if pos.round == 0:
        return 2.0 * ROUNDS
    turns = 2.0 * (ROUNDS - int(pos.round))
    if pos.phase == TURNS:
        turns += (player.first_die == 0) + (player.second_die == 0)
        frame = pos.top
        while frame is not None:
            if frame.kind == agenda.TURN and frame.seat == seat:
                return turns + 0.5
            frame = frame.below
    return turns
