"""Options, events and causes in words: what can be done, what happened, and because of what."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from hotelier.engine import agenda
from hotelier.engine.agenda import Frame
from hotelier.engine.events import cause_dict
from hotelier.engine.hotel import ROOM_NAMES
from hotelier.engine.rules import cafe, dice, emperor, rooms, staff
from hotelier.engine.state import Player, Position
from hotelier.engine.values import (
    COLOURS,
    FIRST_GUEST,
    FIRST_POLITICS,
    FIRST_STAFF,
    GOODS,
    POLITICS_POINTS,
    in_store,
)
from hotelier.game.actions import (
    Action,
    AvoidPenalty,
    ClaimPolitics,
    CompleteOrder,
    HireStaff,
    KeepGoods,
    LosePoints,
    MoveIn,
    PlaceGood,
    PrepareRoom,
    ResolveItem,
    Serve,
    SplitGoods,
    SplitSteps,
    TakeDie,
    TakeGuest,
    UseDice,
)
from hotelier.game.game import Game, View
from hotelier.text import phrases
from hotelier.text.describe import describe_effect
from hotelier.text.words import Words

Said = dict[str, str | int]

_CARDS: Final = ("guest", "staff", "politics", "tile")


# --- names ---------------------------------------------------------------------------------------


def seat_name(seat: int, words: Words, names: Sequence[str] = ()) -> str:
    """What a seat is called: its name, or its number."""
    return names[seat] if names else words("seat", number=seat + 1)


def cause_text(cause: Mapping[str, Any], words: Words) -> str:
    """What something comes from: the name of a card, a die, a group of rooms."""
    kind = cause["kind"]
    if kind in _CARDS:
        return words(f"{kind}-{cause[kind]}")
    return words(
        f"cause-{kind}",
        face=cause.get("die", 0),
        colour=cause.get("colour", ""),
        room=cause.get("room", ""),
    )


def source_text(source: str, words: Words) -> str:
    """A source of points, as a line of the score sheet."""
    return words(f"source-{source}")


def asked_text(kind: str, words: Words) -> str:
    """What a decision is about, as a title."""
    return words(f"asked-{kind}")


def goods_text(goods: Mapping[str, int], words: Words) -> str:
    """Some goods: ``1 strudel and 2 wines``."""
    amounts = [words(f"amount-{name}", number=count) for name, count in goods.items() if count]
    return phrases.listed(amounts, words) if amounts else words("no-goods")


# --- events --------------------------------------------------------------------------------------


def event_text(event: Mapping[str, Any], words: Words, names: Sequence[str] = ()) -> str:
    """An event (as ``Event.to_dict`` gives it) as a sentence."""
    said: Said = {"cause": cause_text(event["because"], words), "who": ""}
    key = f"event-{event['event']}"
    if "seat" in event:
        said["who"] = seat_name(event["seat"], words, names)
    for name, value in event.items():
        if name in _CARDS:
            if value is None:
                key += "-hidden"
            else:
                said[name] = words(f"{name}-{value}")
        elif name == "goods":
            said[name] = goods_text(value, words)
        elif name == "good":
            said[name] = words(f"amount-{value}", number=1)
        elif name == "decision":
            said[name] = asked_text(value, words)
        elif name == "source":
            said[name] = source_text(value, words)
        elif name in ("amount", "strength", "dice"):
            said["number"] = abs(int(value))
        elif name not in ("event", "seat", "because"):
            said[name] = value
    if event["event"] == "points_scored" and event["amount"] < 0:
        key += "-lost"
    return words(key, **said)


# --- actions -------------------------------------------------------------------------------------


def action_text(action: Action, game: Game | View, words: Words) -> str:
    """An option of the present decision as a short description."""
    pos = game.position if isinstance(game, Game) else game.table
    frame = pos.top
    assert frame is not None
    said: Said = {}
    for name in action.names:
        said |= _field(name, getattr(action, name), words)
    said |= _circumstances(action, pos, frame, words)
    return words(f"action-{action.kind}", **said)


def _field(name: str, value: Any, words: Words) -> Said:
    if name in _CARDS:
        return {name: words(f"{name}-{value}")}
    if name == "good":
        return {name: words(f"amount-{value}", number=1)}
    if name == "seat":
        return {"who": words("seat", number=value + 1)}
    if isinstance(value, bool):
        return {name: phrases.yes_or_no(value)}
    return {name: value}


def _circumstances(action: Action, pos: Position, frame: Frame, words: Words) -> Said:
    """What the position adds to an action: names, prices, effects."""
    if frame.seat < 0:
        return {}
    player = pos.players[frame.seat]
    match action:
        case TakeDie() | UseDice():
            return _die(action, pos, player, words)
        case TakeGuest(space):
            price = cafe.row_price(pos, frame.seat, space) if frame.kind == agenda.TURN else 0
            guest = words(f"guest-{pos.guest_in_row(space) + FIRST_GUEST}")
            return {"guest": guest, "number": int(price)}
        case PlaceGood(_, table) | Serve(_, table) | CompleteOrder(table) | MoveIn(table):
            guest = words(f"guest-{player.guest_at(table) + FIRST_GUEST}")
            return {"guest": guest} | _room(action, pos, frame)
        case HireStaff(number):
            price = staff.hire_price(pos, number - FIRST_STAFF, frame.price)
            return {"number": int(price)}
        case ResolveItem(place):
            return _item(frame, place, pos, words)
        case ClaimPolitics(group):
            return _claim(pos, "ABC".index(group), words)
        case _:
            return _amounts(action, pos, frame, words) | _room(action, pos, frame)


def _die(action: TakeDie | UseDice, pos: Position, player: Player, words: Words) -> Said:
    effect = dice.main_effect(pos, player, action.code)
    return {
        "effect": describe_effect(effect, words, pos.rules.edition),
        "number": int(dice.die_price(pos, player, action.code)),
    }


def _item(frame: Frame, place: int, pos: Position, words: Words) -> Said:
    item = frame.items[place]
    return {
        "effect": describe_effect(item.effect, words, pos.rules.edition),
        "cause": cause_text(cause_dict(item.cause), words),
    }


def _claim(pos: Position, group: int, words: Words) -> Said:
    return {
        "politics": words(f"politics-{pos.politics[group] + FIRST_POLITICS}"),
        "number": POLITICS_POINTS[pos.disks_on(group)],
    }


def _amounts(action: Action, pos: Position, frame: Frame, words: Words) -> Said:
    match action:
        case SplitGoods(fine):
            first = int(frame.mask)
            goods = {GOODS[first]: int(frame.count) - fine, GOODS[first + 1]: fine}
            return {"goods": goods_text(goods, words)}
        case SplitSteps(steps):
            kronen = int(frame.count) - steps
            parts = [words("amount-steps", number=steps)] if steps else []
            parts += [words("amount-kronen", number=kronen)] if kronen else []
            return {"amounts": phrases.listed(parts, words)}
        case KeepGoods(good):
            return {"goods": goods_text({good: in_store(frame.mask, GOODS.index(good))}, words)}
        case LosePoints():
            return {"number": int(pos.rules.tiles[emperor.tile_index(pos)].penalty.or_points)}
        case AvoidPenalty():
            return {"number": int(pos.rules.edition.avoiding_penalty_costs)}
        case _:
            return {}


def _room(action: Action, pos: Position, frame: Frame) -> Said:
    name = getattr(action, "room", None)
    player = pos.players[frame.seat]
    if name is None or player.board is None:
        return {}
    room = ROOM_NAMES.index(name)
    said: Said = {"colour": COLOURS[player.board.colour_of[room]]}
    if isinstance(action, PrepareRoom):
        said["number"] = int(rooms.room_price(pos, player, room, frame.price))
    return said
