"""What an option would do, up to the next decision or chance, as far as its seat can know.

A preview goes a step further only while nothing depends on a card the seat has not seen, so it
tells nothing that the seat could not find out from its view.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from hotelier.engine import codes
from hotelier.engine.agenda import FRAME_NAMES, LAST_CHANCE_FRAME
from hotelier.engine.decisions.kind import KINDS
from hotelier.engine.decisions.play import carry_out, settle
from hotelier.engine.events import SECRET, Event
from hotelier.engine.state import Position
from hotelier.engine.values import BIT, FIRST_STAFF, STAFF
from hotelier.game.actions import Action, action_of
from hotelier.game.changes import changes_of


@dataclass(frozen=True)
class Preview:
    """What an option would do.

    ``events`` are as the seat would see them; ``changes`` has for each seat what would be
    different (see docs/reference/reasons.md). ``next_kind`` is the decision that would follow,
    ``None`` at the end of the game. ``is_hidden`` says that the preview breaks off there because
    what follows depends on cards the seat has not seen.
    """

    option: Action
    events: list[dict[str, Any]]
    changes: list[dict[str, Any]]
    next_kind: str | None
    next_seat: int | None
    next_is_chance: bool
    is_hidden: bool

    def to_dict(self) -> dict[str, Any]:
        """The preview as JSON."""
        following = None
        if self.next_kind is not None:
            following = {
                "kind": self.next_kind,
                "seat": self.next_seat,
                "is_chance": self.next_is_chance,
            }
        return {
            "option": self.option.to_dict(),
            "events": self.events,
            "changes": self.changes,
            "next": following,
            "is_hidden": self.is_hidden,
        }


def preview(pos: Position, code: int, seat: int, unseen: int) -> Preview:
    """What an option would do, for a seat that has not seen some cards; the position is spoilt."""
    if codes.DRAW <= code < codes.DRAW + STAFF:
        unseen &= ~BIT[code - codes.DRAW]
    before = [player.copy() for player in pos.players]
    log: list[Event] = []
    pos.log = log
    hidden = False
    going = carry_out(pos, code)
    while going:
        top = pos.top
        hidden = top is not None and KINDS[top.kind].looks_at(pos, top, seat, unseen)
        going = not hidden and settle(pos)
    frame = pos.top
    is_chance = frame is not None and frame.kind <= LAST_CHANCE_FRAME
    return Preview(
        option=action_of(code),
        events=[_as_seen(event, seat, unseen) for event in log],
        changes=[changes_of(old, new) for old, new in zip(before, pos.players, strict=True)],
        next_kind=None if frame is None else FRAME_NAMES[frame.kind],
        next_seat=None if frame is None or is_chance or frame.seat < 0 else int(frame.seat),
        next_is_chance=is_chance,
        is_hidden=hidden,
    )


def _as_seen(event: Event, seat: int, unseen: int) -> dict[str, Any]:
    """An event without the card, if the seat cannot know yet which one it will be."""
    unknown = event.kind in SECRET and unseen & BIT[event.what - FIRST_STAFF] != 0
    return event.to_dict(None if unknown or seat < 0 else seat)
