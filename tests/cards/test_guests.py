"""Every guest moves in."""

import pytest

from hotelier import Seat, arrange
from tests.cards.guest_rows import FITTING, GUEST_ROWS, HOTEL, ROOM, Guest
from tests.cards.row import changes, nothing_pending, play, sentences
from tests.table import Table


@pytest.mark.parametrize("row", GUEST_ROWS, ids=lambda row: row.name)
def test_guest(row: Guest) -> None:
    served, last = all_but_one(row.order)
    seat = Seat(
        hotel=HOTEL, kitchen=f"1 {last}", cafe={row.card: served}, hand=row.hand, staff=row.staff
    )
    table = Table(arrange(seats=[seat, Seat()], flags=row.flags))
    assert not table.offers("movein")
    table.play(f"serve {last} 1")
    assert table.offers("movein") == [f"movein 1 {room}" for room in FITTING[row.colour]]

    before = table.game.to_dict()
    room = ROOM[row.colour]
    play(table, f"movein 1 {room}; {row.choices}")
    after = table.game.to_dict()
    assert nothing_pending(after)
    expected = [f"{room} occupied", f"-guest {row.card}", *sentences(row.after)]
    if row.points:
        expected.append(f"{row.points} VP guests")
    assert changes(before, after, 0) == sorted(expected)
    assert changes(before, after, 1) == []


def all_but_one(order: str) -> tuple[str, str]:
    """An order without one of its last good, and that good."""
    *others, last = order.split(", ")
    number, good = last.split()
    return ", ".join([*others, f"{int(number) - 1} {good}"]), good
