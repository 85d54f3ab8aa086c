"""Small random damage to JSON, as a slip of a person or a program would do it."""

import copy
import json
from typing import Any

from hotelier import Rng

# Values that are right somewhere, and some that are right nowhere.
STRAYS: list[Any] = [
    *(None, True, False, 0, 1, 2, 3, 6, 7, 13, 14, 20, 21, 48, 49, 97, 104, 105, 999),
    *(-1, -5, 1.5, 10**30, "", "free", "night", "A", "a1", "e4", "turn", "guest", "5", "A1"),
    *("wine", "extra", "die_taken", "setup", "turns", "emperor", "over", "?"),
    *([], {}, [0], [1, 2], ["a1"], {"kind": "turn"}, {"wine": 1}),
]


def damaged(told: Any, rng: Rng, times: int = 1) -> Any:
    """A copy of some JSON with a few things in it changed."""
    result = copy.deepcopy(told)
    for _ in range(times):
        holders = list(_holders(result))
        holder = holders[rng.below(len(holders))]
        if isinstance(holder, dict):
            _damage_object(holder, list(holder), rng, result)
        else:
            _damage_list(holder, rng, result)
    return result


def _holders(told: Any) -> list[Any]:
    """Every object and list with something in it."""
    found = []
    if isinstance(told, dict | list) and told:
        found.append(told)
        for value in told.values() if isinstance(told, dict) else told:
            found += _holders(value)
    return found


def _damage_object(holder: dict[str, Any], names: list[str], rng: Rng, whole: Any) -> None:
    name = names[rng.below(len(names))]
    way = rng.below(12)
    if way == 0:
        del holder[name]
    elif way == 1:
        holder[name + "s"] = holder.pop(name)
    else:
        holder[name] = _another(holder[name], rng, whole)


def _damage_list(holder: list[Any], rng: Rng, whole: Any) -> None:
    place = rng.below(len(holder))
    way = rng.below(6)
    if way == 0:
        del holder[place]
    elif way == 1:
        holder.insert(place, copy.deepcopy(holder[rng.below(len(holder))]))
    elif way == 2:
        other = rng.below(len(holder))
        holder[place], holder[other] = holder[other], holder[place]
    else:
        holder[place] = _another(holder[place], rng, whole)


def _another(value: Any, rng: Rng, whole: Any) -> Any:
    """Something else: near, strange, or from elsewhere in the same JSON."""
    way = rng.below(3)
    if way == 0 and isinstance(value, int) and not isinstance(value, bool):
        return value + rng.below(5) - 2
    if way == 1:
        holders = _holders(whole)
        elsewhere = holders[rng.below(len(holders))]
        values = list(elsewhere.values()) if isinstance(elsewhere, dict) else elsewhere
        return copy.deepcopy(values[rng.below(len(values))])
    return copy.deepcopy(STRAYS[rng.below(len(STRAYS))])


def told(game: Any) -> Any:
    """A position as it comes out of a file."""
    return json.loads(json.dumps(game.to_dict()))
