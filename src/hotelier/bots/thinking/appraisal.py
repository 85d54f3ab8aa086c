"""What a position is worth to a seat, in points, by hand-made values.

The sum of what is scored already and of what the things on the table will probably bring: kronen,
goods, steps, rooms, guests with their orders, staff, politics cards. What is still pending counts
with what it will yield, so that options can be compared before their effects are settled.
"""

from __future__ import annotations

from hotelier.bots.thinking.prospects import Prospects
from hotelier.bots.thinking.staffing import hiring, lasting
from hotelier.bots.thinking.tracks import purse, track
from hotelier.bots.thinking.worth import (
    BONUS,
    GROUP,
    HAND,
    OCCUPIED_ROOM,
    PENALTY,
    POLITICS,
    USED_IN_A_TURN,
    USUAL,
    VACANT_FLOOR,
    VACANT_ROOM,
)
from hotelier.engine import agenda, effects
from hotelier.engine.agenda import Frame
from hotelier.engine.decisions.kind import KINDS
from hotelier.engine.hotel import GROUP_BONUS
from hotelier.engine.rules.measures import count
from hotelier.engine.state import OVER, Player, Position
from hotelier.engine.values import (
    DISKS_ON_A_CARD,
    POLITICS_POINTS,
    STRUDEL,
    bits,
    lowest,
    members,
    store_total,
)


def appraise(pos: Position, seat: int) -> float:
    """The value of a position to a seat, in points."""
    player = pos.players[seat]
    if pos.phase == OVER:
        return float(player.total())
    look = Prospects(pos, seat)
    worth = float(player.total())
    worth += purse(look.kronen, look.turns) + track(pos, int(player.emperor), look.turns)
    worth += int(store_total(player.kitchen)) + look.cafe()
    worth += _hotel(player, look.turns) + _staff(player, look)
    worth += sum((_politics(pos, player, group) for group in range(3)), 0.0)
    return worth + _pending(pos, look)


def _hotel(player: Player, turns: float) -> float:
    """Rooms: what they score at the end, and how near their groups are to completion."""
    if player.board is None:
        return 0.0
    occupied, vacant = int(player.occupied), int(player.prepared & ~player.occupied)
    worth = sum((room // 5 + 1 + OCCUPIED_ROOM for room in members(occupied)), 0.0)
    rooms = members(vacant)
    if rooms:
        likely = min(1.0, (0.5 + USED_IN_A_TURN * turns) / len(rooms))
        rooms_worth = sum((VACANT_ROOM + VACANT_FLOOR * (room // 5 + 1) for room in rooms), 0.0)
        worth += likely * rooms_worth
    for number, group in enumerate(player.board.groups):
        if not player.paid_groups >> number & 1:
            size = int(bits(group))
            filled = (int(bits(occupied & group)) + 0.25 * int(bits(vacant & group))) / size
            bonus = GROUP_BONUS[int(player.board.colour_of[lowest(group)])][size]
            worth += GROUP * bonus * filled * filled
    return worth


def _staff(player: Player, look: Prospects) -> float:
    """Staff in play, and the best cards of the hand for what they would bring."""
    worth = sum((lasting(look, card) for card in members(player.staff)), 0.0)
    gains = sorted((hiring(look, card, 0) for card in members(player.hand)), reverse=True)
    likely = min(1.0, look.turns / 10)
    for gain, share in zip(gains, HAND, strict=False):
        worth += max(0.0, gain) * share * likely
    return worth


def _politics(pos: Position, player: Player, group: int) -> float:
    """How near a politics card is, weighed with the points the next disk on it brings."""
    card = pos.politics[group]
    disks = int(pos.disks_on(group))
    claimed = player.claimed >> group & 1
    if card < 0 or claimed or disks >= DISKS_ON_A_CARD or player.board is None:
        return 0.0
    reached = 1.0
    goals = pos.rules.politics[card].goals
    for goal in goals:
        number = int(count(player, goal.measure))
        reached *= min(1.0, (1 + number) / (1 + int(goal.number)))
    return POLITICS * POLITICS_POINTS[disks] * float(reached ** (3 if len(goals) == 1 else 2))


def _pending(pos: Position, look: Prospects) -> float:
    """Everything on the agenda that concerns the seat."""
    worth = 0.0
    frame = pos.top
    while frame is not None:
        if frame.seat == look.seat:
            worth += _frame(frame, look)
        frame = frame.below
    return worth


def _frame(frame: Frame, look: Prospects) -> float:
    kind = int(frame.kind)
    number = int(frame.count)
    if kind == agenda.ITEMS:
        return sum((look.effect(item.effect) for item in frame.items), 0.0)
    if kind == agenda.SPLIT_GOODS:
        return look.gain(effects.DISHES if frame.mask == STRUDEL else effects.DRINKS, number)
    if kind in (agenda.ALLOCATE_GOODS, agenda.CHOOSE_GOODS):
        return look.received(frame.mask) + USUAL[effects.ANY_GOODS] * number
    if kind == agenda.EMPEROR_BONUS:
        return BONUS
    if kind in (agenda.EMPEROR_PENALTY, agenda.PENALTY, agenda.AVOID_PENALTY):
        return -PENALTY
    if kind == agenda.DRAW_STAFF:
        return USUAL[effects.DRAW_STAFF] * number
    if kind in (agenda.RETURN_HAND, agenda.REMOVE_ROOMS):
        return -1.5 * number
    if kind == agenda.TURN and number & agenda.EXTRA and not number & agenda.DIE_TAKEN:
        return USUAL[effects.EXTRA_TURN]
    effect = KINDS[kind].effect
    if effect < 0:
        return 0.0
    occupied = kind == agenda.PREPARE_OCCUPIED
    return look.gain(effect, number or 1, int(frame.price), int(frame.mask), occupied)
