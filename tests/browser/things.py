"""Where on the table one clicks for an option: the one place that knows how the page is built."""

from playwright.sync_api import Locator, Page

from tests.browser.visitor import Json, say

PHONE = 700
"""Narrower windows show the table for phones."""

OPENS_ITSELF = ("discard_staff",)
"""Decisions for which the phone opens the right sheet by itself."""

ON_SHEET = ("draft", "staff_on_offer", "return_offer")
"""Decisions about cards that lie on a sheet of their own."""


def clicks(page: Page, state: Json, option: Json) -> list[Locator]:
    """What to click, one after the other, to choose an option of the decision."""
    return [*_tab(page, state, option), *_things(page, state, option)]


def _tab(page: Page, state: Json, option: Json) -> list[Locator]:
    """On a phone the hand, the staff and the goals lie in sheets behind the table."""
    size = page.viewport_size
    if size is None or size["width"] >= PHONE or state["decision"]["kind"] in OPENS_ITSELF:
        return []
    name = {"use_staff": "staff", "claim_politics": "goals"}.get(option["action"])
    return [page.get_by_role("tab", name=say(f"web-tab-{name}"))] if name else []


def _things(page: Page, state: Json, option: Json) -> list[Locator]:
    action = option["action"]
    if action in ("take_die", "use_dice", "take_six_idle"):
        return _die(page, state, option)
    if action == "move_in":
        return _move_in(page, state, option)
    return [_thing(page, state, option)]


def finish_anyway(page: Page) -> Locator:
    """The button that ends the turn although something is still open."""
    return page.locator("[data-part=bar]").get_by_role("button", name=say("web-finish-anyway"))


def _die(page: Page, state: Json, option: Json) -> list[Locator]:
    face = option.get("face", 6)
    same = [one for one in state["decision"]["options"] if one.get("face", 6) == face]
    same = [one for one in same if one["action"] in ("take_die", "use_dice", "take_six_idle")]
    found = [page.locator(f'[data-key="d{face}"][data-open=true]')]
    if option.get("boosted"):
        found.insert(0, page.locator("[data-part=boost]"))
    if face == 6 and len(same) > 1:
        found.append(_coded(page, option))
    return found


def _move_in(page: Page, state: Json, option: Json) -> list[Locator]:
    place = option["table"]
    options = state["decision"]["options"]
    rooms = [one for one in options if one["action"] == "move_in" and one["table"] == place]
    found = [page.locator(f'[data-key="m{place + 1}"]')]
    if len(rooms) > 1:
        found.append(page.locator(f'[data-room="{option["room"]}"][data-open=true]'))
    return found


def _thing(page: Page, state: Json, option: Json) -> Locator:
    match option["action"]:
        case "take_guest":
            return page.locator(f'[data-key="g{option["space"] + 1}"][data-open=true]')
        case "prepare_room" | "turn_room" | "remove_room":
            return page.locator(f'[data-room="{option["room"]}"][data-open=true]')
        case "place_good" | "serve":
            guest = page.locator(f'[data-key="c{option["table"] + 1}"]')
            return guest.locator(f'[data-open=true][data-good="{option["good"]}"]')
        case "keep_goods":
            good = say(f"web-good-{option['good']}")
            return page.locator(f'[data-zone=kitchen][data-open=true][aria-label^="{good}:"]')
        case "complete_order":
            return page.locator(f'[data-key="c{option["table"] + 1}"][data-open=true]')
        case "claim_politics":
            return page.locator(f'[data-key="p{"ABC".index(option["group"]) + 1}"][data-open=true]')
        case "hire_staff" | "return_staff" | "draft_staff" | "use_staff" | "discard_staff":
            return _card(page, state, option["staff"])
        case "decline" | "finish_turn" | "pass":
            return _button(page, state, option)
        case _:
            return _coded(page, option)


def _card(page: Page, state: Json, number: int) -> Locator:
    """A staff card that can be chosen: on the sheet, else in the hand or at work."""
    zone = "[data-part=offer] " if state["decision"]["kind"] in ON_SHEET else ""
    return page.locator(f'{zone}[data-staff="{number}"][data-open=true]')


def _coded(page: Page, option: Json) -> Locator:
    """A button for an option that has no place on the table."""
    return page.locator(f'[data-code="{option["code"]}"]')


def _button(page: Page, state: Json, option: Json) -> Locator:
    action, kind = option["action"], state["decision"]["kind"]
    if action == "decline" and kind == "avoid_penalty":
        return _coded(page, option)
    if action == "decline" and kind in ON_SHEET:
        return page.locator("[data-part=offer]").get_by_role("button", name=say("web-play-none"))
    key = {"decline": "web-done", "finish_turn": "web-finish", "pass": "web-pass"}[action]
    return page.locator("[data-part=bar]").get_by_role("button", name=say(key))
