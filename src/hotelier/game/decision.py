"""What is to be decided now, by whom, and the options."""

from __future__ import annotations

from typing import Any

from hotelier.engine.agenda import FRAME_NAMES, LAST_CHANCE_FRAME, Frame, Item
from hotelier.engine.effects import EFFECT_NAMES, FREE, Effect
from hotelier.engine.events import cause_dict, goods_dict
from hotelier.engine.hotel import ALL_ROOMS, ROOM_NAMES
from hotelier.engine.values import CHANCE, members
from hotelier.game.actions import Action, action_of, dict_of


class Decision:
    """A seat (or chance) chooses one of the options.

    ``codes`` are the options as integers; ``options`` the same as typed actions.
    """

    __slots__ = ("_frame", "codes", "kind", "seat")

    def __init__(self, frame: Frame, codes: list[int]) -> None:
        self._frame = frame
        self.codes = codes
        self.kind: str = FRAME_NAMES[frame.kind]
        self.seat: int = CHANCE if frame.kind <= LAST_CHANCE_FRAME else frame.seat

    @property
    def is_chance(self) -> bool:
        """Whether chance is to answer."""
        return self.seat == CHANCE

    @property
    def for_seat(self) -> int | None:
        """The seat concerned, also where chance answers; ``None`` if it concerns all."""
        return None if self._frame.seat < 0 else self._frame.seat

    @property
    def options(self) -> list[Action]:
        """The options as typed actions."""
        return [action_of(code) for code in self.codes]

    @property
    def because(self) -> dict[str, Any]:
        """Where the decision comes from."""
        return cause_dict(self._frame.cause)

    @property
    def items(self) -> list[dict[str, Any]]:
        """The bag of effects, where the decision is which of them comes next."""
        return [item_dict(item) for item in self._frame.items]

    def to_dict(self) -> dict[str, Any]:
        """The decision as JSON."""
        result: dict[str, Any] = {
            "seat": None if self.is_chance else self.seat,
            "kind": self.kind,
            "because": self.because,
            "options": [dict_of(code) for code in self.codes],
        }
        if self._frame.items:
            result["items"] = self.items
        if self.is_chance:
            result["for_seat"] = self.for_seat
        return result

    def __repr__(self) -> str:
        """The decision for people who debug."""
        who = "chance" if self.is_chance else f"seat {self.seat}"
        options = ", ".join(str(option) for option in self.options)
        return f"<Decision: {who}, {self.kind}: {options}>"


def effect_dict(effect: Effect) -> dict[str, Any]:
    """A pending effect as JSON; what is not said has its usual value."""
    result: dict[str, Any] = {"effect": EFFECT_NAMES[effect.kind], "amount": int(effect.amount)}
    if effect.goods:
        result["goods"] = goods_dict(effect.goods)
    if effect.discount:
        result["discount"] = "free" if effect.discount == FREE else int(effect.discount)
    if effect.rooms != ALL_ROOMS:
        result["rooms"] = [ROOM_NAMES[room] for room in members(effect.rooms)]
    if effect.occupied:
        result["occupied"] = True
    if effect.must:
        result["must"] = True
    return result


def item_dict(item: Item) -> dict[str, Any]:
    """An item of a bag of effects as JSON."""
    return effect_dict(item.effect) | {"because": cause_dict(item.cause)}
