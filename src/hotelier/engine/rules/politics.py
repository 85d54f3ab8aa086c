"""Politics cards (clause 4.9)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hotelier.engine import codes, events
from hotelier.engine.rules.gains import score
from hotelier.engine.rules.measures import other_goals_met, room_goals_met
from hotelier.engine.state import SETUP, Player, Position
from hotelier.engine.values import BIT, DISKS_ON_A_CARD, POLITICS_POINTS


def refresh_goals(pos: Position, seat: i64) -> None:
    """Remember which politics cards the hotel satisfies; called when its rooms have changed."""
    player = pos.players[seat]
    player.goals = 0
    if pos.phase == SETUP:
        return  # nobody claims yet, and not all cards and boards may be chosen
    for group in range(3):
        card = pos.politics[group]
        if card >= 0 and room_goals_met(player, pos.rules.politics[card]):
            player.goals |= BIT[group]


def can_claim(pos: Position, seat: i64, group: i64) -> bool:
    """One disk for each player and card, three on a card, the condition fulfilled now."""
    player = pos.players[seat]
    return player.goals & ~player.claimed & BIT[group] != 0 and _is_open(pos, player, group)


def _is_open(pos: Position, player: Player, group: i64) -> bool:
    """Whether nothing but rooms and disks of the own could forbid to claim a card."""
    return pos.disks_on(group) < DISKS_ON_A_CARD and other_goals_met(
        player, pos.rules.politics[pos.politics[group]]
    )


def add_claims(pos: Position, seat: i64, options: list[int]) -> None:
    """Claims are possible at every decision of the own turn, whatever is pending (R-18)."""
    player = pos.players[seat]
    likely = player.goals & ~player.claimed
    if likely:
        for group in range(3):
            if likely & BIT[group] and _is_open(pos, player, group):
                options.append(codes.CLAIM + group)


def claim(pos: Position, seat: i64, group: i64) -> None:
    """Put a disk on the highest free space and score it."""
    place = pos.disks_on(group)
    number = pos.rules.politics[pos.politics[group]].number
    pos.disks |= (seat + 1) * _DISK_LANE[3 * group + place]
    pos.players[seat].claimed |= BIT[group]
    cause = events.BY_POLITICS + number
    pos.note(events.POLITICS_CLAIMED, seat, cause, number)
    score(pos, seat, POLITICS_POINTS[place], events.FROM_POLITICS, cause)


_DISK_LANE: Final = [1 << (3 * place) for place in range(9)]
