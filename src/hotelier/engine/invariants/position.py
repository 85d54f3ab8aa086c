"""What must be true of every position (clause 2.3). Used on positions from outside and in tests."""

from __future__ import annotations

from hotelier.engine import agenda
from hotelier.engine.decisions.kind import KINDS
from hotelier.engine.invariants.pending import pending_fault
from hotelier.engine.ruleset import Ruleset
from hotelier.engine.state import EMPEROR, EMPTY_TABLE, OVER, SETUP, Player, Position
from hotelier.engine.values import (
    BIT,
    DICE,
    FIRST_GUEST,
    FIRST_STAFF,
    GUESTS,
    MOST_KRONEN,
    MOST_STEPS,
    ROUNDS,
    ROW_SPACES,
    SCORING_OF_ROUND,
    STAFF,
    TABLES,
    all_dice,
    in_order,
    members,
)

ALL_STAFF = (1 << STAFF) - 1
ALL_GUESTS = (1 << GUESTS) - 1


def fault(pos: Position) -> str:
    """The first thing that cannot be, in words; empty if all is well."""
    found = _moment_fault(pos) or _boards_fault(pos)
    for seat, player in enumerate(pos.players):
        if not found:
            found = _player_fault(pos.rules, player)
            found = f"seat {seat} {found}" if found else ""
    return (
        found
        or _card_fault(pos)
        or _row_fault(pos)
        or _dice_fault(pos)
        or _disk_fault(pos)
        or pending_fault(pos)
    )


def _moment_fault(pos: Position) -> str:
    """Phase and round must fit, and after setup everything must have been chosen."""
    if pos.phase == SETUP:
        return f"it is round {pos.round}, but still setup" if pos.round else ""
    if not 1 <= pos.round <= ROUNDS:
        return f"it is past setup, but the round is {pos.round}; rounds are 1 to {ROUNDS}"
    if min(pos.start, *pos.politics, *pos.tiles) < 0:
        return "it is past setup, but start player, politics cards or tiles are not all chosen"
    for seat, player in enumerate(pos.players):
        if player.board is None:
            return f"it is past setup, but seat {seat} has no board"
        if player.pack:
            return f"seat {seat} has a pack of cards, but the draft is over"
    if pos.phase == EMPEROR and SCORING_OF_ROUND[pos.round] < 0:
        return f"the emperor does not come in round {pos.round}; he comes in rounds 3, 5 and 7"
    if pos.phase == OVER and pos.round != ROUNDS:
        return f"the game is over in round {pos.round}; it ends in round {ROUNDS}"
    return ""


def _boards_fault(pos: Position) -> str:
    """All seats have the night board, or each a day board of its own."""
    names = [player.board.name for player in pos.players if player.board is not None]
    if "night" in names:
        if names != ["night"] * len(pos.players):
            return "some seats have the night board and others not"
    elif len(set(names)) != len(names):
        return "two seats have the same day board"
    return ""


def _player_fault(rules: Ruleset, player: Player) -> str:
    if not 0 <= player.kronen <= MOST_KRONEN:
        return f"has {player.kronen} kronen; it must be 0 to {MOST_KRONEN}"
    if not 0 <= player.emperor <= MOST_STEPS:
        return f"is on emperor space {player.emperor}; it must be 0 to {MOST_STEPS}"
    if player.second_die and not player.first_die:
        return "has a die on the second number of the turn order tile but none on the first"
    found = _rooms_fault(player) or _staff_fault(rules, player)
    for table in range(TABLES):
        found = found or _order_fault(rules, player, table)
    return found


def _rooms_fault(player: Player) -> str:
    if player.occupied & ~player.prepared:
        return "has an occupied room that is not prepared"
    if player.board is None:
        return "has rooms but no board" if player.prepared else ""
    for number, group in enumerate(player.board.groups):
        if player.occupied & group == group and not player.paid_groups >> number & 1:
            return "has a fully occupied group whose bonus is not marked as paid"
    return ""


def _staff_fault(rules: Ruleset, player: Player) -> str:
    if sorted(player.played) != members(player.staff):
        return "has staff in play that does not fit the order of playing"
    if player.used & ~player.staff:
        return "has used staff that is not in play"
    if player.used & ~rules.once_per_round:
        card = members(player.used & ~rules.once_per_round)[0]
        return f"has used staff card {card + FIRST_STAFF}, which is not used once per round"
    return ""


def _order_fault(rules: Ruleset, player: Player, table: int) -> str:
    guest = player.guest_at(table)
    served = player.served_at(table)
    tipped = player.tipped >> table & 1
    if guest == EMPTY_TABLE:
        return f"has goods or a tip on the empty table {table}" if served or tipped else ""
    for good in range(4):
        if in_order(served, good) > in_order(rules.order[guest], good):
            return f"has served guest {guest + FIRST_GUEST} more than was ordered"
    if tipped and not rules.edition.served_at_completion:
        return "has a tipped guest, though staff is paid for completed orders only at move-in"
    return ""


# --- cards, dice, disks --------------------------------------------------------------------------


def _card_fault(pos: Position) -> str:
    staff = [pos.staff_deck, pos.removed]
    for player in pos.players:
        staff += [player.hand, player.pack, player.staff]
    for entry in pos.under_deck:
        staff.append(BIT[entry & 63])
    frame = pos.top
    while frame is not None:
        if KINDS[frame.kind].hides_cards:
            staff.append(frame.mask)
        frame = frame.below
    guests = [pos.guest_deck, pos.guest_discard]
    for space in range(ROW_SPACES):
        guest = pos.guest_in_row(space)
        if guest >= 0:
            guests.append(BIT[guest])
    for player in pos.players:
        for table in range(TABLES):
            if player.guest_at(table) != EMPTY_TABLE:
                guests.append(BIT[player.guest_at(table)])
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


def _row_fault(pos: Position) -> str:
    """The row is full but for the guests about to be revealed, who enter on the left (C-01)."""
    waiting = 0
    frame = pos.top
    while frame is not None:
        if frame.kind == agenda.REVEAL_GUEST:
            waiting += frame.count
        frame = frame.below
    empty = [space for space in range(ROW_SPACES) if pos.guest_in_row(space) < 0]
    if empty != list(range(waiting)):
        return (
            f"{len(empty)} spaces of the guest row are empty and {waiting} guests are about to be "
            "revealed; only the leftmost spaces may be empty, one for each of them"
        )
    return ""


def _dice_fault(pos: Position) -> str:
    total = 0 if pos.phase == SETUP else DICE[len(pos.players)]
    covered = 0
    for player in pos.players:
        covered += int(player.first_die > 0) + int(player.second_die > 0)
    found = all_dice(pos.dice) + pos.dustbin + covered + pos.rolling
    if found != total:
        when = "in setup" if pos.phase == SETUP else f"with {len(pos.players)} players"
        return (
            f"there are {found} dice on the spaces, in the dustbin, on the tiles and to be "
            f"rolled; {when} it must be {total}"
        )
    rolls = pos.top is not None and pos.top.kind == agenda.ROLL_DICE
    if rolls != (pos.rolling > 0):
        return "dice are rolled exactly while some are still to be rolled"
    return ""


def _disk_fault(pos: Position) -> str:
    for group in range(3):
        seats = [pos.disk_at(group, place) for place in range(pos.disks_on(group))]
        if len(set(seats)) != len(seats):
            return f"a seat has two disks on the politics card of group {'ABC'[group]}"
        for seat, player in enumerate(pos.players):
            if (seat in seats) != (player.claimed >> group & 1 == 1):
                return f"the disks of seat {seat} do not fit its claims"
    return ""
