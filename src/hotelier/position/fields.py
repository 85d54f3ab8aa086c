"""Reading JSON field by field, with one clear sentence for whatever is wrong."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from hotelier.engine.values import GOODS
from hotelier.errors import BadPosition, one_of


class Fields:
    """An object of JSON whose fields are read one by one; ``close`` when all have been read."""

    def __init__(self, data: Any, where: str) -> None:
        if not isinstance(data, dict):
            raise BadPosition(f"{where} must be an object, not {shown(data)}")
        self.data: dict[str, Any] = data
        self.where = where
        self._read: set[str] = set()

    def has(self, name: str) -> bool:
        """Whether a field that may be left out is there."""
        return name in self.data

    def raw(self, name: str) -> Any:
        """A field as it stands."""
        if name not in self.data:
            raise BadPosition(f"{self.where} lacks {name!r}")
        self._read.add(name)
        return self.data[name]

    def close(self) -> None:
        """Refuse fields nobody asked for: most often they are misspelt."""
        for name in self.data:
            if name not in self._read:
                known = one_of(sorted(self._read))
                raise BadPosition(f"{self.where} has no field {name!r}; its fields are {known}")

    def number(self, name: str, low: int, high: int) -> int:
        """A whole number within bounds."""
        return number(self.raw(name), low, high, f"{name} of {self.where}")

    def choice(self, name: str, choices: Sequence[Any]) -> int:
        """The place of a value among its choices."""
        value = self.raw(name)
        for place, choice in enumerate(choices):
            if type(value) is type(choice) and value == choice:
                return place
        known = one_of("null" if choice is None else choice for choice in choices)
        raise BadPosition(f"{name} of {self.where} cannot be {shown(value)}; choose {known}")

    def items(self, name: str, low: int, high: int) -> list[Any]:
        """A list of a fitting length."""
        value = self.raw(name)
        if not isinstance(value, list) or not low <= len(value) <= high:
            size = str(low) if low == high else f"{low} to {high}"
            raise BadPosition(f"{name} of {self.where} must be a list of {size}")
        return value

    def mask(self, name: str, first: int, size: int) -> int:
        """Different numbers as a mask."""
        mask = 0
        for value in self.items(name, 0, size):
            number(value, first, first + size - 1, f"{name} of {self.where}")
            bit = 1 << (value - first)
            if mask & bit:
                raise BadPosition(f"{name} of {self.where} names {value} twice")
            mask |= bit
        return mask

    def named_mask(self, name: str, names: Sequence[str]) -> int:
        """Different names as a mask of their places."""
        mask = 0
        for value in self.items(name, 0, len(names)):
            if value not in names:
                raise BadPosition(
                    f"{name} of {self.where} cannot hold {shown(value)}; choose {one_of(names)}"
                )
            bit = 1 << names.index(value)
            if mask & bit:
                raise BadPosition(f"{name} of {self.where} names {value} twice")
            mask |= bit
        return mask

    def goods(self, name: str, most: int) -> dict[str, int]:
        """Goods by name; those left out are none."""
        value = self.raw(name)
        if not isinstance(value, dict) or not all(good in GOODS for good in value):
            raise BadPosition(f"{name} of {self.where} must be an object that counts {_ALL_GOODS}")
        return {
            good: number(count, 0, most, f"{good} in {name} of {self.where}")
            for good, count in value.items()
        }

    def flag(self, name: str) -> bool:
        """True or false."""
        value = self.raw(name)
        if not isinstance(value, bool):
            raise BadPosition(f"{name} of {self.where} must be true or false, not {shown(value)}")
        return value


_ALL_GOODS = ", ".join(GOODS)


def number(value: Any, low: int, high: int, what: str) -> int:
    """A whole number within bounds."""
    if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
        raise BadPosition(f"{what} cannot be {shown(value)}; it must be {low} to {high}")
    return value


def shown(value: Any) -> str:
    """A value for an error message, cut short if it is long."""
    text = repr(value)
    return text if len(text) <= 60 else text[:57] + "..."
