"""Friends at their own screens, and others who look on."""

from hotelier.text.describe import guest_name, staff_name
from tests.browser.conftest import Invite
from tests.browser.player import play_together, quick
from tests.browser.tables import join, open_for_a_friend, sit_together
from tests.browser.visitor import say


def test_two_browsers_joined_by_link_play_a_game(invite: Invite) -> None:
    players = sit_together(invite(), invite())
    play_together(players, quick)
    for player in players:
        player.sees_result()
    assert players[0].state["result"] == players[1].state["result"]


def test_the_friend_has_the_name_he_gave_himself(invite: Invite) -> None:
    host, friend = sit_together(invite(), invite())
    assert friend.state["seats"][1]["name"] == "Bruno"
    host.page.get_by_text("Bruno").first.wait_for()


def test_a_link_is_good_for_one_browser(invite: Invite) -> None:
    host, friend, third = invite(), invite(), invite()
    link = open_for_a_friend(host)
    join(friend, link, "Bruno")
    friend.until_told()
    third.go(link)
    third.page.get_by_text(say("web-seat-taken")).wait_for()


def test_a_spectator_sees_the_table_but_no_hand(invite: Invite) -> None:
    players = sit_together(invite(), invite())
    guest = invite()
    guest.go(players[0].page.url)
    guest.page.get_by_text(say("web-hand-hidden")).wait_for()
    assert guest.state is not None
    assert guest.state["seat"] is None and guest.state["decision"] is None
    assert guest.page.locator("[data-zone=hand], [data-open=true]").count() == 0
    shown = guest.page.content()
    for number in range(49, 105):  # all guests: one is a Senior Legal Secretary
        shown = shown.replace(guest_name(number, say), "")
    for seat, player in enumerate(players):
        hand = player.state["view"]["seats"][seat]["hand"]
        assert len(hand) == 6
        for number in hand:
            assert staff_name(number, say) not in shown
    hands = [seat["hand"] for seat in guest.state["view"]["seats"]]
    assert hands == [6, 6]
    for player in players:
        player.page.get_by_title(say("web-spectators")).get_by_text("1").wait_for()


def test_a_spectator_chooses_at_whose_side_to_stand(invite: Invite) -> None:
    players = sit_together(invite(), invite())
    guest = invite()
    guest.go(players[0].page.url)
    guest.until_told()
    for seat in (1, 0):
        guest.page.get_by_label(say("web-perspective")).select_option(str(seat))
        name = players[0].state["seats"][seat]["name"]
        guest.page.get_by_role("grid", name=say("web-hotel", name=name)).wait_for()
        guest.page.get_by_text(f"{name} 0 / ").first.wait_for()
