"""Every kind of decision, and every way to answer it, by clicking the thing itself."""

import pytest
from playwright.sync_api import expect

from hotelier import arrange
from hotelier.engine.codes import FIRST_CHANCE
from hotelier.game.actions import KINDS as ACTIONS
from hotelier.position.arrange import Seat
from tests.browser.conftest import Invite
from tests.browser.moments import KINDS, moments
from tests.browser.player import Player
from tests.browser.tables import play_on


@pytest.mark.parametrize("kind", KINDS)
def test_a_decision_is_made_in_every_way_by_clicking(kind: str, invite: Invite) -> None:
    visitor = invite()
    found = moments(kind)
    assert found
    player, stands = Player(visitor), (-1, -1)
    for moment in found.values():
        if stands == (moment.game, moment.step) and player.undoable:
            player.undo()
        else:
            player = play_on(visitor, moment.stand(), moment.seat)
            stands = (moment.game, moment.step)
        assert player.decision["kind"] == kind
        option = next(one for one in player.decision["options"] if one["code"] == moment.code)
        player.choose(option)


def test_a_six_that_nobody_can_pay_is_taken_by_a_click(invite: Invite) -> None:
    poor = Seat(kronen=0, cafe={49: "1 wine"}, hotel="...../...../...../by...", staff=[1])
    player = play_on(invite(), arrange(dice="666", seats=[poor, Seat()]))
    player.choose(player.options("take_guest")[-1])
    player.until_asked()
    player.choose(player.options("take_six_idle")[0])


def test_all_actions_of_players_are_among_them() -> None:
    met = {manner.split()[0] for kind in KINDS for manner in moments(kind)}
    names = {kind.__name__ for kind in ACTIONS if kind.first < FIRST_CHANCE}
    assert {name.title().replace("_", "") for name in met | {"take_six_idle"}} == names


def test_the_bar_stays_where_it_is_while_one_points_at_its_options(invite: Invite) -> None:
    player = play_on(invite(), arrange())
    player.choose(player.options("take_die")[0])
    player.until_asked()
    player.undo()
    player.page.locator('[data-key="d6"]').click()
    bar = player.page.locator("[data-part=bar]")
    before = bar.bounding_box()
    options = player.page.locator("[data-zone=options]")
    expect(options).to_have_count(5)
    for option in options.all():
        option.hover()
        expect(bar).to_contain_text(option.get_attribute("aria-label") or "?")
        assert bar.bounding_box() == before
