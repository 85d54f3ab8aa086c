"""A server, a real Chromium, and visitors."""

from collections.abc import Callable, Generator, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.browser.chromium import FLAGS, NoChromium, find_chromium
from tests.browser.house import House
from tests.browser.visitor import Visitor

Invite = Callable[..., Visitor]

HAS_FAILED = pytest.StashKey[bool]()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Remember whether a test has failed, for the pictures of what was seen then."""
    report = yield
    if call.when == "call":
        item.stash[HAS_FAILED] = report.failed
    return report


# For one module, not for the whole run: while playwright lives, no other test of the same process
# could start an event loop.
@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        try:
            program = find_chromium(playwright.chromium.executable_path)
        except NoChromium as error:
            pytest.fail(str(error), pytrace=False)
        started = playwright.chromium.launch(
            executable_path=program, args=list(FLAGS), timeout=120_000
        )
        yield started
        started.close()


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    opened = House(tmp_path_factory.mktemp("house"))
    yield opened
    opened.close()


@pytest.fixture
def own_house(tmp_path: Path) -> Iterator[House]:
    """A server for one test, which may kill it."""
    opened = House(tmp_path)
    yield opened
    opened.close()


@pytest.fixture
def invite(
    browser: Browser, house: House, request: pytest.FixtureRequest, tmp_path: Path
) -> Iterator[Invite]:
    """Visitors come; whatever goes wrong on their pages fails the test."""
    visitors: list[Visitor] = []

    def come(at: House = house, size: tuple[int, int] = (1440, 900)) -> Visitor:
        visitors.append(Visitor(browser, at.address, size))
        return visitors[-1]

    yield come
    for number, visitor in enumerate(visitors):
        if request.node.stash.get(HAS_FAILED, False):
            picture = tmp_path / f"visitor-{number}.png"
            visitor.page.screenshot(path=picture)
            print(f"What was seen: {picture}")
        visitor.close()
    assert [visitor.unforgiven for visitor in visitors] == [[] for _ in visitors]
