"""What is agreed before a game: players, edition, boards, deal, and what is chosen or random."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from hotelier.content.editions import DEFAULT_EDITION, EDITIONS, flags_of
from hotelier.content.flags import FLAGS, FlagValue
from hotelier.content.hotels import DAY
from hotelier.engine.events import TILE_NAMES
from hotelier.engine.state import DEAL_NAMES
from hotelier.engine.values import FIRST_POLITICS, POLITICS
from hotelier.errors import (
    BadOptions,
    BadPlayerCount,
    UnknownBoard,
    UnknownCard,
    UnknownEdition,
    UnknownFlag,
    counted,
    one_of,
)


@dataclass(frozen=True)
class GameOptions:
    """Everything agreed before a game. What is left open (``None``, ``"day"``) chance decides.

    ``boards`` is ``"night"``, ``"day"`` (assigned by chance) or the day board of each seat;
    ``flags`` are single flags that differ from the edition.
    """

    players: int = 2
    edition: str = DEFAULT_EDITION
    flags: Mapping[str, FlagValue] = field(default_factory=dict)
    boards: str | Sequence[str] = "night"
    deal: str = "standard"
    politics: Sequence[int] | None = None
    tiles: Sequence[str] | None = None
    start: int | None = None

    def __post_init__(self) -> None:
        """Refuse what cannot be."""
        if not _is_number(self.players) or not 2 <= self.players <= 4:
            players = counted(repr(self.players), "player")
            raise BadPlayerCount(f"{players} cannot play; it takes 2, 3 or 4")
        if not _is_among(self.edition, list(EDITIONS)):
            raise UnknownEdition(f"there is no edition {self.edition!r}; choose {one_of(EDITIONS)}")
        if self.deal not in DEAL_NAMES:
            raise BadOptions(f"there is no deal {self.deal!r}; choose {one_of(DEAL_NAMES)}")
        self._check_flags()
        self._check_boards()
        self._check_cards()
        self._keep_own_copies()
        if self.start is not None and (
            not _is_number(self.start) or not 0 <= self.start < self.players
        ):
            raise BadOptions(
                f"seat {self.start!r} cannot start; choose {one_of(range(self.players))}, "
                "or leave it to chance"
            )

    def _check_flags(self) -> None:
        if not isinstance(self.flags, Mapping):
            raise BadOptions("flags must be a table of flag names and values")
        for name, value in self.flags.items():
            if name not in FLAGS:
                raise UnknownFlag(f"there is no flag {name!r}; choose {one_of(FLAGS)}")
            if not _is_among(value, FLAGS[name]):
                raise UnknownFlag(f"flag {name} cannot be {value!r}; choose {one_of(FLAGS[name])}")

    def _check_boards(self) -> None:
        if self.boards in ("night", "day"):
            return
        names = [board.name for board in DAY]
        if not _is_list(self.boards) or not all(board in names for board in self.boards):
            raise UnknownBoard(
                f"boards cannot be {self.boards!r}; choose night, day, or one of "
                f"{one_of(names)} for each seat"
            )
        if len(self.boards) != self.players or len(set(self.boards)) != self.players:
            raise BadOptions(
                f"{self.players} players need {self.players} different day boards, "
                f"not {', '.join(self.boards) or 'none'}"
            )

    def _check_cards(self) -> None:
        numbers = range(FIRST_POLITICS, FIRST_POLITICS + POLITICS)
        if self.politics is not None:
            _check_groups(
                "politics card", self.politics, [list(numbers[i : i + 4]) for i in (0, 4, 8)]
            )
        if self.tiles is not None:
            names = list(TILE_NAMES)
            _check_groups("emperor tile", self.tiles, [names[i : i + 4] for i in (0, 4, 8)])

    def _keep_own_copies(self) -> None:
        """What the caller does to his lists afterwards must not change an agreed game."""
        object.__setattr__(self, "flags", dict(self.flags))
        for name in ("boards", "politics", "tiles"):
            value = getattr(self, name)
            if _is_list(value):
                object.__setattr__(self, name, tuple(value))

    def all_flags(self) -> dict[str, FlagValue]:
        """Every flag of the game: those of the edition, changed by the single ones."""
        return flags_of(self.edition) | dict(self.flags)

    def to_dict(self) -> dict[str, Any]:
        """The options as JSON; what is left to chance is null."""
        return {
            "players": self.players,
            "edition": self.edition,
            "flags": dict(sorted(self.flags.items())),
            "boards": self.boards if isinstance(self.boards, str) else list(self.boards),
            "deal": self.deal,
            "politics": None if self.politics is None else list(self.politics),
            "tiles": None if self.tiles is None else list(self.tiles),
            "start": self.start,
        }

    @staticmethod
    def from_dict(data: Any) -> GameOptions:
        """Options from JSON; anything missing has its default."""
        if not isinstance(data, dict):
            raise BadOptions("options must be an object")
        known = GameOptions.__dataclass_fields__
        for name in data:
            if name not in known:
                raise BadOptions(f"there is no option {name!r}; choose {one_of(known)}")
        return GameOptions(**data)


def _is_number(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _is_list(value: object) -> bool:
    return isinstance(value, Sequence) and not isinstance(value, (str, bytes))


def _is_among(value: object, choices: Sequence[object]) -> bool:
    """Whether a value is one of some choices; 2.0 and True are not 2 and 1."""
    return any(type(value) is type(choice) and value == choice for choice in choices)


def _check_groups(what: str, chosen: Sequence[Any], groups: Sequence[Sequence[Any]]) -> None:
    """Refuse anything but one card of each group A, B and C, in this order."""
    if not _is_list(chosen) or len(chosen) != 3:
        raise BadOptions(f"choose one {what} of each group A, B and C, not {chosen!r}")
    for card, group, letter in zip(chosen, groups, "ABC", strict=True):
        if not any(_is_among(card, other) for other in groups):
            every = one_of(card for other in groups for card in other)
            raise UnknownCard(f"there is no {what} {card!r}; choose from {every}")
        if card not in group:
            raise BadOptions(f"{what} {card} is not of group {letter}; choose {one_of(group)}")
