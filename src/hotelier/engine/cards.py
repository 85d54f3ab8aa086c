"""What a printed card consists of."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from hotelier.engine.effects import Ability, AtLeast, Effect, Penalty


@final
class Guest:
    """A guest: colour, order, printed points and reward."""

    def __init__(
        self, number: i64, key: str, colour: i64, order: i64, points: i64, rewards: list[Effect]
    ) -> None:
        self.number: i64 = number
        self.key: str = key
        self.colour: i64 = colour
        self.order: i64 = order
        self.points: i64 = points
        self.rewards: list[Effect] = rewards


@final
class Staff:
    """A staff card: cost, ability, and the letter of its introductory set (or none)."""

    def __init__(
        self, number: i64, key: str, cost: i64, ability: Ability, starter: str = ""
    ) -> None:
        self.number: i64 = number
        self.key: str = key
        self.cost: i64 = cost
        self.ability: Ability = ability
        self.starter: str = starter


@final
class Politics:
    """A politics card: its group and the goals that must all be reached."""

    def __init__(self, number: i64, group: str, goals: list[AtLeast]) -> None:
        self.number: i64 = number
        self.group: str = group
        self.goals: list[AtLeast] = goals


@final
class Tile:
    """An emperor tile: bonus and penalty."""

    def __init__(self, key: str, bonus: Effect, penalty: Penalty) -> None:
        self.key: str = key
        self.bonus: Effect = bonus
        self.penalty: Penalty = penalty
