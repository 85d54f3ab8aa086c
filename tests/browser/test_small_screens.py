"""The same game on a tablet and on a phone."""

import pytest

from tests.browser.conftest import Invite
from tests.browser.moments import discards, moments
from tests.browser.player import Player, any_option
from tests.browser.tables import play_on

TABLET, PHONE, SMALLEST = (1024, 768), (390, 844), (320, 640)

IN_SHEETS = (
    ("draft", "draft_staff"),
    ("hire_staff", "hire_staff"),
    ("hire_staff", "claim_politics"),
    ("staff_on_offer", "hire_staff"),
    ("staff_on_offer", "decline"),
    ("return_offer", "return_staff"),
    ("return_hand", "return_staff"),
    ("discard_staff", "discard_staff"),
    ("penalty", "suffer_penalty"),
    ("avoid_penalty", "decline"),
    ("turn", "use_staff"),
    ("turn", "claim_politics"),
    ("turn", "take_die six boosted"),
    ("turn", "move_in"),
)
"""What does not lie open on a small screen, or needs more than one click."""


@pytest.mark.parametrize("size", [TABLET, PHONE])
def test_a_whole_game(size: tuple[int, int], invite: Invite) -> None:
    visitor = invite(size=size)
    visitor.use_settings(bot="random")
    visitor.play_now()
    player = Player(visitor)
    player.play(any_option(2))
    player.sees_result()


def test_what_lies_in_sheets_is_found_and_chosen(invite: Invite) -> None:
    visitor = invite(size=SMALLEST)
    for kind, manner in IN_SHEETS:
        moment = moments(kind)[manner]
        player = play_on(visitor, moment.stand(), moment.seat)
        option = next(one for one in player.decision["options"] if one["code"] == moment.code)
        player.choose(option)


@pytest.mark.parametrize("place", [0, 1])
def test_a_card_is_discarded_from_where_it_lies_right_after_a_penalty(
    place: int, invite: Invite
) -> None:
    moment = discards()[place]
    player = play_on(invite(size=PHONE), moment.stand(), moment.seat)
    player.choose(next(one for one in player.decision["options"] if one["code"] == moment.code))
    assert player.until_asked()
    assert player.decision["kind"] == "discard_staff"
    player.choose(player.decision["options"][0])


@pytest.mark.parametrize("size", [PHONE, SMALLEST])
def test_nothing_moves_under_the_pointer(size: tuple[int, int], invite: Invite) -> None:
    visitor = invite(size=size)
    for kind in ("discard_staff", "hire_staff", "prepare_rooms"):
        for moment in moments(kind).values():
            player = play_on(visitor, moment.stand(), moment.seat)
            player.page.evaluate("document.fonts.ready.then(() => null)")
            thing = player.page.locator("[data-open=true]:visible").first
            handle = thing.element_handle()
            handle.scroll_into_view_if_needed()
            handle.wait_for_element_state("stable")
            before = handle.bounding_box()
            handle.hover()
            player.page.locator("[data-part=mind]").wait_for()
            assert handle.bounding_box() == before, (kind, moment)
