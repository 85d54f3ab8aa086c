"""An independent look at positions in JSON: what must be true of them, and of every change.

Nothing here uses the rules of the engine; printed values come from the cards and the rulebook.
"""

from collections import Counter
from collections.abc import Iterable
from typing import Any

from hotelier.content.guests import guest_cards
from hotelier.engine.events import goods_dict
from hotelier.engine.values import order_to_store

Json = dict[str, Any]

DICE = {2: 10, 3: 12, 4: 14}
GOODS = ("strudel", "cake", "wine", "coffee")
ORDERS = {guest.number: goods_dict(order_to_store(guest.order)) for guest in guest_cards()}
# As a hotel is drawn: rows from top to bottom.
ROOMS = [f"{column}{row}" for row in "4321" for column in "abcde"]
LAYOUTS = {
    "night": "BRBRB BRBYY YYRRY BYRRB",
    "A": "BYBBR BYRRY BYBBB RYRRY",
    "B": "YBBRB BRBRY BYRBY BYRRR",
    "C": "BYRBY RYRBB RBYYY RBRYR",
    "D": "RRRYB YBBRB YBYYY RBRRB",
}


def faults(position: Json) -> list[str]:
    """Everything that cannot be in a position (clause 2.3)."""
    found = []
    for number, seat in enumerate(position["seats"]):
        found += [f"seat {number}: {fault}" for fault in _seat_faults(seat)]
    found += _partition_faults("guest", range(49, 105), _guests(position))
    found += _partition_faults("staff", range(1, 49), _staff(position))
    return found + _dice_faults(position) + _row_faults(position) + _disk_faults(position)


def _seat_faults(seat: Json) -> list[str]:
    found = []
    if not 0 <= seat["kronen"] <= 20:
        found.append("kronen")
    if not 0 <= seat["emperor"] <= 13:
        found.append("emperor")
    if any(count < 0 for count in seat["kitchen"].values()):
        found.append("kitchen")
    if len(seat["cafe"]) != 3:
        found.append("tables")
    for guest in filter(None, seat["cafe"]):
        order = ORDERS[guest["guest"]]
        if any(count > order.get(good, 0) for good, count in guest["served"].items()):
            found.append("more served than ordered")
    if seat["board"] is not None:
        printed = LAYOUTS[seat["board"]].replace(" ", "")
        drawn = "".join(seat["hotel"])
        rooms = zip(drawn, printed, strict=True)
        if any(room not in (".", colour, colour.lower()) for room, colour in rooms):
            found.append("room of another colour than its space")
    if seat["dice"][1] is not None and seat["dice"][0] is None:
        found.append("second number covered before the first")
    return found


def _partition_faults(what: str, cards: range, places: Iterable[int]) -> list[str]:
    counts = Counter(places)
    wrong = [card for card in cards if counts[card] != 1] + [
        card for card in counts if card not in cards
    ]
    return [f"{what} {card} is in {counts[card]} places" for card in wrong]


def _guests(position: Json) -> list[int]:
    guests = position["guest_deck"] + position["guest_discard"]
    guests += [guest for guest in position["row"] if guest is not None]
    for seat in position["seats"]:
        guests += [guest["guest"] for guest in seat["cafe"] if guest is not None]
    return list(guests)


def _staff(position: Json) -> list[int]:
    cards = position["staff_deck"] + position["staff_removed"]
    cards += [entry["staff"] for entry in position["under_deck"]]
    for seat in position["seats"]:
        cards += seat["hand"] + seat["pack"] + [card["staff"] for card in seat["staff"]]
    for frame in position["pending"]:
        cards += frame.get("cards", [])
    return list(cards)


def _dice_faults(position: Json) -> list[str]:
    found = sum(position["dice"]) + position["dustbin"]
    for seat in position["seats"]:
        found += sum(die is not None for die in seat["dice"])
    for frame in position["pending"]:
        if frame["frame"] == "roll_dice":
            found += frame["count"]
    expected = 0 if position["phase"] == "setup" else DICE[len(position["seats"])]
    return [] if found == expected else [f"{found} dice, not {expected}"]


def _row_faults(position: Json) -> list[str]:
    waiting = sum(
        frame["count"] for frame in position["pending"] if frame["frame"] == "reveal_guest"
    )
    empty = [space for space, guest in enumerate(position["row"]) if guest is None]
    return [] if empty == list(range(waiting)) else [f"row spaces {empty} are empty"]


def _disk_faults(position: Json) -> list[str]:
    return [
        f"disks {card['disks']}"
        for card in filter(None, position["politics"])
        if len(set(card["disks"])) != len(card["disks"]) or len(card["disks"]) > 3
    ]


# --- changes -------------------------------------------------------------------------------------


def accounts(position: Json) -> list[Counter[str]]:
    """Everything countable at each seat."""
    return [_account(position, number) for number in range(len(position["seats"]))]


def unexplained(
    before: list[Counter[str]], events: list[Json], after: list[Counter[str]]
) -> list[str]:
    """Every change between two positions that the events in between do not add up to."""
    found = []
    for number, (old, new) in enumerate(zip(before, after, strict=True)):
        own = [event for event in events if event.get("seat") == number]
        if not own and old == new:
            continue
        booked = _booked(own, old)
        found += [
            f"seat {number}: {what} changes by {new[what] - old[what]}, not by {booked[what]}"
            for what in {**old, **new, **booked}
            if new[what] - old[what] != booked[what]
        ]
    return found


def _account(position: Json, number: int) -> Counter[str]:
    seat = position["seats"][number]
    account = Counter({"kronen": seat["kronen"], "emperor": seat["emperor"]})
    account.update({f"points from {source}": n for source, n in seat["points"].items() if n})
    for goods in _goods(seat, position, number):
        account.update(goods)
    account.update(f"guest {guest['guest']}" for guest in seat["cafe"] if guest is not None)
    account.update(f"staff {card['staff']}" for card in seat["staff"])
    for room, letter in zip(ROOMS, "".join(seat["hotel"]), strict=True):
        if letter != ".":
            account[f"tile {room}"] += 1
            account[f"occupied {room}"] += letter.isupper()
    return account


def _goods(seat: Json, position: Json, number: int) -> list[dict[str, int]]:
    """Goods in the kitchen, on orders, and just received."""
    goods = [seat["kitchen"]] + [guest["served"] for guest in seat["cafe"] if guest is not None]
    return goods + [
        frame["goods"]
        for frame in position["pending"]
        if frame["frame"] == "allocate_goods" and frame["seat"] == number
    ]


def _booked(events: list[Json], old: Counter[str]) -> Counter[str]:
    """What the events of a seat add up to, given what it had before."""
    booked: Counter[str] = Counter()
    for event in events:
        match event:
            case {"event": "kronen_gained", "amount": amount}:
                booked["kronen"] += amount
            case {"event": "kronen_paid", "amount": amount}:
                booked["kronen"] -= amount
            case {"event": "steps_taken", "amount": amount}:
                booked["emperor"] += amount
            case {"event": "set_back", "amount": amount}:
                booked["emperor"] -= amount
            case {"event": "points_scored", "source": source, "amount": amount}:
                booked[f"points from {source}"] += amount
            case {"event": "goods_received", "goods": goods}:
                booked.update(goods)
            case {"event": "goods_lost", "goods": goods}:
                booked.subtract(goods)
            case _:
                _book_pieces(event, booked, old)
    return booked


def _book_pieces(event: Json, booked: Counter[str], old: Counter[str]) -> None:
    """Guests, room tiles and staff cards that come and go."""
    match event:
        case {"event": "guest_taken", "guest": guest}:
            booked[f"guest {guest}"] += 1
        case {"event": "guest_moved_in", "guest": guest}:
            booked[f"guest {guest}"] -= 1
            booked.subtract(ORDERS[guest])
        case {"event": "room_prepared", "room": room}:
            booked[f"tile {room}"] += 1
        case {"event": "room_occupied", "room": room}:
            booked[f"occupied {room}"] += 1
        case {"event": "room_removed", "room": room}:
            booked[f"tile {room}"] -= 1
            booked[f"occupied {room}"] -= old[f"occupied {room}"]
        case {"event": "staff_hired", "staff": card}:
            booked[f"staff {card}"] += 1
        case {"event": "staff_discarded", "staff": card}:
            booked[f"staff {card}"] -= old[f"staff {card}"]
