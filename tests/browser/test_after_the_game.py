"""What one can do with a finished game."""

import re
from pathlib import Path

from hotelier.record import parse_records
from tests.browser.conftest import Invite
from tests.browser.gallery import analyse, at_replay
from tests.browser.moments import last_turn
from tests.browser.player import Player, quick
from tests.browser.scenes import whole_game
from tests.browser.tables import play_on
from tests.browser.visitor import Visitor, say


def finished(visitor: Visitor) -> Player:
    """A player in front of the score sheet."""
    game, seat = last_turn(2)
    player = play_on(visitor, game, seat)
    player.play(quick)
    player.sees_result()
    return player


def download(visitor: Visitor, folder: Path) -> Path:
    with visitor.page.expect_download() as told:
        visitor.press("web-download")
    file = folder / "game.jsonl"
    told.value.save_as(file)
    return file


def replay(visitor: Visitor, file: Path) -> int:
    """Upload a record on the page for replays; how many steps it has."""
    visitor.go("/")
    visitor.press("web-replay")
    visitor.page.locator("input[type=file]").set_input_files(file)
    line = visitor.page.get_by_role("slider")
    line.wait_for()
    return int(line.get_attribute("max") or "0")


def step_of(visitor: Visitor) -> int:
    return int(visitor.page.get_by_role("slider").input_value())


def test_a_rematch_is_a_new_game_with_the_same_people(invite: Invite) -> None:
    visitor = invite()
    player = finished(visitor)
    old, names = visitor.page.url, [seat["name"] for seat in player.state["seats"]]
    visitor.press("web-rematch")
    visitor.page.wait_for_url(lambda address: address != old)
    assert player.until_asked()
    assert [seat["name"] for seat in player.state["seats"]] == names
    assert player.decision["kind"] == "first_guest"


def test_from_the_score_sheet_one_can_look_at_the_table_again(invite: Invite) -> None:
    visitor = invite()
    finished(visitor)
    visitor.press("web-look-table")
    visitor.page.get_by_text(say("web-game-over"), exact=True).wait_for()


def test_a_record_is_downloaded_and_uploaded_again(invite: Invite, tmp_path: Path) -> None:
    visitor = invite()
    player = finished(visitor)
    file = download(visitor, tmp_path)
    record = next(parse_records(file.read_text(encoding="utf-8"), "download"))
    assert record.result is not None
    assert record.result["totals"] == player.state["result"]["totals"]
    assert replay(visitor, file) == len(record.moves)


def test_a_replay_is_walked_through_and_shared_by_link(invite: Invite, tmp_path: Path) -> None:
    visitor, friend = invite(), invite()
    visitor.context.grant_permissions(["clipboard-read", "clipboard-write"])
    finished(visitor)
    steps = replay(visitor, download(visitor, tmp_path))
    assert step_of(visitor) == 0
    visitor.page.get_by_label(say("web-last"), exact=True).click()
    assert step_of(visitor) == steps
    visitor.page.get_by_label(say("web-back"), exact=True).click()
    visitor.page.keyboard.press("ArrowLeft")
    assert step_of(visitor) == steps - 2
    visitor.press("web-share")
    visitor.page.get_by_role("button", name=say("web-copied")).wait_for()
    friend.go(visitor.page.evaluate("navigator.clipboard.readText()"))
    friend.page.get_by_role("slider").wait_for()
    assert step_of(friend) == steps - 2


def test_an_analysis_shows_chances_costly_choices_and_what_was_better(invite: Invite) -> None:
    visitor = invite()
    at_replay(visitor)
    analyse(visitor)
    panel = visitor.page.get_by_role("region", name=say("web-analysis"), exact=True)
    chances = [panel.locator("[data-part=chances] li").nth(seat).inner_text() for seat in (0, 1)]
    assert all(re.search(r"\d+%", chance) for chance in chances)

    costly = panel.locator("[data-part=costly] button")
    before = step_of(visitor)
    costly.first.click()
    visitor.until(lambda: step_of(visitor) != before, "the choice was shown")
    options = panel.locator("ol li")
    options.first.wait_for()
    best = options.first.inner_text()
    assert "VP" in best
    assert say("web-taken") not in best, "a costly choice was not the best one"
    assert options.filter(has_text=say("web-taken")).count() == 1

    # The curve leads to the choices, too: its end is near the end of the game.
    curve = panel.locator("[data-part=curve]")
    box = curve.bounding_box()
    assert box is not None
    curve.click(position={"x": box["width"] - 12, "y": box["height"] / 2})
    visitor.until(lambda: step_of(visitor) > len(whole_game().moves) * 0.9, "the end was shown")
    visitor.page.keyboard.press("Escape")
    panel.wait_for(state="detached")
    assert visitor.page.evaluate("document.activeElement.id") == "analyse"


def test_one_plays_on_from_a_step_of_a_replay(invite: Invite, tmp_path: Path) -> None:
    visitor = invite()
    visitor.use_settings(bot="random")
    finished(visitor)
    replay(visitor, download(visitor, tmp_path))
    visitor.press("web-play-on")
    visitor.page.wait_for_url("**/table/*")
    player = Player(visitor)
    player.play(quick)
    player.sees_result()


def test_a_file_that_is_no_record_is_refused_in_words(invite: Invite, tmp_path: Path) -> None:
    visitor = invite()
    visitor.forgive("status 4|console error: Failed to load resource")
    file = tmp_path / "letter.jsonl"
    file.write_text("Dear hotel,\n", encoding="utf-8")
    visitor.go("/replay")
    visitor.page.locator("input[type=file]").set_input_files(file)
    visitor.page.get_by_role("alert").wait_for()
    assert visitor.page.get_by_role("alert").inner_text()
