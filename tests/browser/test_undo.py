"""Undo goes back step by step to the last new information, and never beyond."""

import pytest

from hotelier import arrange
from hotelier.position.arrange import Seat
from tests.browser.conftest import Invite
from tests.browser.player import Player, any_option, quick, same
from tests.browser.tables import play_on
from tests.browser.visitor import Json, say

WISHES = ("die 3", "room", "room", "serve")


def take_the_turn(invite: Invite) -> tuple[Player, list[Json]]:
    """Invite a guest, which seals, then do four things; all states from the seal on."""
    player = play_on(invite(), arrange(seats=[Seat(cafe={49: ""}), Seat()]))
    player.choose(player.options("take_guest")[-1])
    player.until_asked()
    states = [player.state]
    for wish in WISHES:
        options = player.decision["options"]
        player.choose(next(one for one in options if one["notation"].startswith(wish)))
        player.until_asked()
        states.append(player.state)
    return player, states


def test_undo_takes_back_one_step_at_a_time_up_to_the_seal(invite: Invite) -> None:
    player, states = take_the_turn(invite)
    for earlier in reversed(states[:-1]):
        player.undo()
        assert same(player.state, earlier)
    button = player.page.locator("[data-part=bar]").get_by_role("button", name=say("web-undo"))
    assert button.is_disabled()
    player.page.keyboard.press("z")
    player.page.keyboard.press("Shift+Z")
    assert same(player.state, states[0])
    for later in states[1:]:
        player.redo()
        assert same(player.state, later)
    assert player.page.get_by_role("button", name=say("web-redo")).count() == 0


def test_undo_to_the_seal_at_once_and_from_the_log(invite: Invite) -> None:
    player, states = take_the_turn(invite)
    number = player.state["number"]
    player.page.keyboard.press("Shift+Z")
    player.until_after(number)
    assert same(player.state, states[0])
    for _ in WISHES:
        player.redo()
    number = player.state["number"]
    player.page.get_by_text(say("web-seal-here")).wait_for()
    player.page.get_by_role("button", name=say("web-back-to-here")).first.click()
    player.until_after(number)
    assert same(player.state, states[0])


def test_a_held_key_takes_back_one_step(invite: Invite) -> None:
    player, states = take_the_turn(invite)
    number = player.state["number"]
    player.page.keyboard.down("z")
    player.until_after(number)
    player.until_drawn()
    player.page.keyboard.down("z")
    player.page.keyboard.up("z")
    assert same(player.state, states[-2])
    player.redo()
    assert same(player.state, states[-1])


def test_every_single_step_of_some_turns_can_be_taken_back_and_done_again(invite: Invite) -> None:
    player = play_on(invite(), arrange(seats=[Seat(hand=[2, 3, 17], kronen=15), Seat()]))
    like, tested = any_option(3), 0
    while tested < 25 and player.until_asked():
        before = player.state
        player.choose(like(player.decision))
        player.until_asked()
        after = player.state
        if player.undoable and after["seat"] == before["seat"]:
            player.undo()
            assert same(player.state, before)
            player.redo()
            assert same(player.state, after)
            tested += 1


def test_no_undo_into_the_turn_before(invite: Invite) -> None:
    player, _ = take_the_turn(invite)
    while player.decision["kind"] != "turn" or not player.options("take_die"):
        player.choose(quick(player.decision))
        player.until_asked()
    assert player.undoable == 0
    assert (
        player.page.locator("[data-part=bar]")
        .get_by_role("button", name=say("web-undo"))
        .is_disabled()
    )


@pytest.mark.parametrize("clicks", [2, 3])
def test_a_double_click_chooses_once(clicks: int, invite: Invite) -> None:
    player = play_on(invite(), arrange())
    before = player.state
    player.page.locator('[data-key="d3"]').click(click_count=clicks)
    player.until_after(before["number"])
    player.until_asked()
    assert player.decision["kind"] == "prepare_rooms"
    assert player.undoable == 1
