"""Every main screen in every language, at every size and in both themes."""

import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

import pytest

from tests.browser.conftest import Invite
from tests.browser.gallery import AUDIT, SCREENS, SET, Screen
from tests.browser.visitor import Visitor

LANGUAGES: Final = ("en", "de", "ru", "pl", "zh")
SIZES: Final = ((1440, 900), (1024, 768), (390, 844), (320, 640))
OF_COLOURS: Final = ("color-contrast", "link-in-text-block")
"""The rules of axe for which the theme makes a difference: a theme is nothing but colours."""
AXE: Final = Path(__file__).resolve().parents[2] / "web/node_modules/axe-core/axe.min.js"

# Pages besides these are built alike.
WITH_LARGER_TEXT: Final = [
    screen for screen in SCREENS if screen.name in ("new game", "cards and rules", "table of 4")
]

# What has just been changed begins to move in the next frame.
AT_REST: Final = """new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(go)))
    .then(() => Promise.allSettled(document.getAnimations()
    .filter((one) => one instanceof CSSTransition).map((one) => one.finished))).then(() => null)"""

every_screen = pytest.mark.parametrize("screen", SCREENS, ids=lambda screen: screen.name)


def screen_named(name: str) -> Screen:
    return next(screen for screen in SCREENS if screen.name == name)


def faults(visitor: Visitor, language: str) -> list[str]:
    """What is wrong with the look of the page once it has come to rest."""
    found: list[str] = []

    def is_right() -> bool:
        found[:] = visitor.page.evaluate(AUDIT, 12 if language == "zh" else 11)
        return not found

    visitor.page.evaluate("document.fonts.ready.then(() => null)")
    for _ in range(200):
        if is_right():
            break
        visitor.page.wait_for_timeout(100)
    return found


def come_in(screen: Screen, invite: Invite) -> Visitor:
    visitor = invite()
    # Who goes on to the next page does not wait for the fonts of this one.
    visitor.forgive(r"woff2: net::ERR_ABORTED")
    screen.enter(visitor)
    return visitor


def resize(visitor: Visitor, size: tuple[int, int]) -> None:
    visitor.page.set_viewport_size({"width": size[0], "height": size[1]})


@every_screen
def test_fits_in_every_language_at_every_size(screen: Screen, invite: Invite) -> None:
    visitor = come_in(screen, invite)
    wrong = []
    for language in LANGUAGES:
        visitor.page.evaluate(SET, {"language": language})
        screen.is_there(visitor, language)
        for size in SIZES:
            resize(visitor, size)
            wrong += [f"{language} {size[0]}: {fault}" for fault in faults(visitor, language)]
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("screen", WITH_LARGER_TEXT, ids=lambda screen: screen.name)
def test_fits_with_larger_text(screen: Screen, invite: Invite) -> None:
    visitor = come_in(screen, invite)
    screen.is_there(visitor, "en")
    wrong = []
    for percent in (120, 150):
        visitor.page.evaluate(SET, {"size": percent})
        for size in SIZES:
            resize(visitor, size)
            wrong += [f"{percent} % {size[0]}: {fault}" for fault in faults(visitor, "en")]
    assert not wrong, "\n".join(wrong)


@every_screen
def test_axe_finds_no_violation_in_either_theme(screen: Screen, invite: Invite) -> None:
    visitor = come_in(screen, invite)
    screen.is_there(visitor, "en")
    wrong = []
    for theme in ("day", "night"):
        visitor.page.evaluate(SET, {"theme": theme})
        visitor.page.locator(f"html[data-theme={theme}]").wait_for()
        for size in ((1440, 900), (390, 844)):
            resize(visitor, size)
            found = violations(visitor, () if theme == "day" else OF_COLOURS)
            wrong += [f"{theme} {size[0]}: {fault}" for fault in found]
    assert not wrong, "\n".join(wrong)


def violations(visitor: Visitor, rules: Sequence[str] = ()) -> list[str]:
    """What axe-core says about the page at rest, in short; by all of its rules, or by some."""
    visitor.page.evaluate(AT_REST)
    if not visitor.page.evaluate("'axe' in window"):
        visitor.page.evaluate(AXE.read_text(encoding="utf-8"))
    wanted = {"resultTypes": ["violations"], **({"runOnly": list(rules)} if rules else {})}
    told: dict[str, Any] = visitor.page.evaluate("(wanted) => axe.run(document, wanted)", wanted)
    return [
        f"{one['id']}: {one['help']}: {[node['html'][:120] for node in one['nodes'][:3]]}"
        for one in told["violations"]
    ]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_whole_table_is_seen_without_scrolling(players: int, invite: Invite) -> None:
    visitor = invite()
    screen = screen_named(f"table of {players}")
    screen.enter(visitor)
    screen.is_there(visitor, "en")
    visitor.page.locator("[data-round]").first.wait_for()
    visitor.page.evaluate("document.fonts.ready.then(() => null)")
    scrolling = visitor.page.evaluate(
        """() => [...document.querySelectorAll("body, [data-number], [data-part=felt], aside")]
            .filter((box) => box.scrollHeight > box.clientHeight + 1)
            .map((box) => box.className)"""
    )
    assert scrolling == []
    lowest = visitor.page.evaluate(
        """() => Math.max(...[...document.querySelectorAll(
                "[data-part=felt] :is(section, [data-zone], [role=grid])")]
            .map((box) => box.getBoundingClientRect().bottom))"""
    )
    assert lowest <= visitor.page.evaluate(
        "() => document.querySelector('[data-part=bar]').getBoundingClientRect().top"
    )


def test_a_screen_reader_is_told_what_one_sees(invite: Invite) -> None:
    page = come_in(screen_named("table of 2"), invite).page
    for role, name in (
        ("gridcell", r"^Floor 2, room 4, red"),
        ("button", r"^Capt\. Goldhaken\. Green"),
        ("button", r"^Staff Manager\. "),
        ("button", r"^3, dice: 2"),
    ):
        page.get_by_role(role, name=re.compile(name)).first.wait_for()  # type: ignore[arg-type]
