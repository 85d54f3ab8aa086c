"""What must be true of every position (clause 2.3). Used on positions from outside and in tests."""

from __future__ import annotations

from hotelier.engine import agenda
from hotelier.engine.ruleset import Ruleset
from hotelier.engine.state import EMPTY_TABLE, OVER, SETUP, TURNS, Player, Position
from hotelier.engine.values import (
    DICE,
    FIRST_GUEST,
    FIRST_STAFF,
    GUESTS,
    MOST_KRONEN,
    MOST_STEPS,
    STAFF,
    TABLES,
    all_dice,
    bits,
    in_order,
    members,
)

ALL_STAFF = (1 << STAFF) - 1
ALL_GUESTS = (1 << GUESTS) - 1


def fault(pos: Position) -> str:
    """The first thing that cannot be, in words; empty if all is well."""
    for seat, player in enumerate(pos.players):
        found = _player_fault(pos.rules, player)
        if found:
            return f"seat {seat} {found}"
    return _card_fault(pos) or _dice_fault(pos) or _disk_fault(pos)


def _player_fault(rules: Ruleset, player: Player) -> str:
    if not 0 <= player.kronen <= MOST_KRONEN:
        return f"has {player.kronen} kronen; it must be 0 to {MOST_KRONEN}"
    if not 0 <= player.emperor <= MOST_STEPS:
        return f"is on emperor space {player.emperor}; it must be 0 to {MOST_STEPS}"
    if player.occupied & ~player.prepared:
        return "has an occupied room that is not prepared"
    if player.used & ~player.staff:
        return "has used staff that is not in play"
    if player.second_die and not player.first_die:
        return "has a die on the second number of the turn order tile but none on the first"
    if sorted(player.played) != members(player.staff):
        return "has staff in play that does not fit the order of playing"
    for table in range(TABLES):
        found = _order_fault(rules, player, table)
        if found:
            return found
    return ""


def _order_fault(rules: Ruleset, player: Player, table: int) -> str:
    guest = player.guest_at(table)
    served = player.served_at(table)
    if guest == EMPTY_TABLE:
        return f"has goods on the empty table {table}" if served else ""
    for good in range(4):
        if in_order(served, good) > in_order(rules.order[guest], good):
            return f"has served guest {guest + FIRST_GUEST} more than was ordered"
    return ""


def _card_fault(pos: Position) -> str:
    staff = [pos.staff_deck, pos.removed]
    for player in pos.players:
        staff += [player.hand, player.pack, player.staff]
    for entry in pos.under_deck:
        staff.append(1 << (entry & 63))
    frame = pos.top
    while frame is not None:
        if frame.kind in (agenda.LOOK, agenda.OFFER, agenda.RETURN_OFFER):
            staff.append(frame.mask)
        frame = frame.below
    guests = [pos.guest_deck, pos.guest_discard]
    for space in range(5):
        guest = pos.guest_in_row(space)
        if guest >= 0:
            guests.append(1 << guest)
    for player in pos.players:
        for table in range(TABLES):
            if player.guest_at(table) != EMPTY_TABLE:
                guests.append(1 << player.guest_at(table))
    return _partition_fault("staff card", staff, ALL_STAFF, FIRST_STAFF) or _partition_fault(
        "guest", guests, ALL_GUESTS, FIRST_GUEST
    )


def _partition_fault(what: str, places: list[int], everything: int, first: int) -> str:
    """Every card must be in exactly one place."""
    seen = 0
    for place in places:
        if place & seen:
            return f"{what} {members(place & seen)[0] + first} is in two places"
        seen |= place
    if seen != everything:
        return f"{what} {members(everything & ~seen)[0] + first} is nowhere"
    return ""


def _dice_fault(pos: Position) -> str:
    if pos.phase in (SETUP, OVER) or not 1 <= pos.round <= 7:
        return ""
    total = DICE[len(pos.players)]
    covered = 0
    for player in pos.players:
        covered += int(player.first_die > 0) + int(player.second_die > 0)
    rolling = 0
    if pos.top is not None and pos.top.kind == agenda.ROLL:
        rolling = pos.top.count
    found = all_dice(pos.dice) + pos.dustbin + covered + rolling
    if pos.phase == TURNS and found != total:
        return (
            f"there are {found} dice on the spaces, in the dustbin and on the tiles; "
            f"with {len(pos.players)} players it must be {total}"
        )
    return ""


def _disk_fault(pos: Position) -> str:
    for group in range(3):
        seats = [pos.disk_at(group, place) for place in range(pos.disks_on(group))]
        if len(set(seats)) != len(seats):
            return f"a seat has two disks on the politics card of group {'ABC'[group]}"
        for seat, player in enumerate(pos.players):
            if (seat in seats) != (player.claimed >> group & 1 == 1):
                return f"the disks of seat {seat} do not fit its claims"
    if bits(pos.passed) > len(pos.players):
        return "more seats have passed than there are"
    return ""
