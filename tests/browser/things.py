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
    return page.locator(".abar").get_by_role("button", name=say("web-finish-anyway"))


def _die(page: Page, state: Json, option: Json) -> list[Locator]:
    face = option.get("face", 6)
    same = [one for one in state["decision"]["options"] if one.get("face", 6) == face]
    same = [one for one in same if one["action"] in ("take_die", "use_dice", "take_six_idle")]
    found = [page.locator(f'[data-key="d{face}"].legal')]
    if option.get("boosted"):
        found.insert(0, page.locator(".boost"))
    if face == 6 and len(same) > 1:
        found.append(page.locator(f'.op[data-code="{option["code"]}"]'))
    return found


def _move_in(page: Page, state: Json, option: Json) -> list[Locator]:
    place = option["table"]
    options = state["decision"]["options"]
    rooms = [one for one in options if one["action"] == "move_in" and one["table"] == place]
    found = [page.locator(f'[data-key="m{place + 1}"]')]
    if len(rooms) > 1:
        found.append(page.locator(f'[data-room="{option["room"]}"].can'))
    return found


def _thing(page: Page, state: Json, option: Json) -> Locator:
    match option["action"]:
        case "take_guest":
            return page.locator(f'[data-key="g{option["space"] + 1}"].legal')
        case "prepare_room" | "turn_room" | "remove_room":
            return page.locator(f'[data-room="{option["room"]}"].can')
        case "place_good" | "serve":
            return page.locator(
                f'[data-key="c{option["table"] + 1}"] .legal[data-good="{option["good"]}"]'
            )
        case "keep_goods":
            good = say(f"web-good-{option['good']}")
            return page.locator(f'.kitchen .legal[aria-label^="{good}:"]')
        case "complete_order":
            return page.locator(f'[data-key="c{option["table"] + 1}"].legal')
        case "claim_politics":
            return page.locator(f'[data-key="p{"ABC".index(option["group"]) + 1}"].legal')
        case "suffer_penalty" | "lose_points" | "avoid_penalty":
            return page.locator(".pen2").nth(option["index"])
        case "hire_staff" | "return_staff" | "draft_staff" | "use_staff" | "discard_staff":
            return _card(page, state, option["staff"])
        case "decline" | "finish_turn" | "pass":
            return _button(page, state, option["action"])
        case _:
            return page.locator(f'.op[data-code="{option["code"]}"]')


def _card(page: Page, state: Json, number: int) -> Locator:
    """A staff card that can be chosen: on the sheet, else in the hand or at work."""
    zone = ".sheet " if state["decision"]["kind"] in ON_SHEET else ".stage "
    return page.locator(f'{zone}.legal[data-staff="{number}"]')


def _button(page: Page, state: Json, action: str) -> Locator:
    kind = state["decision"]["kind"]
    if action == "decline" and kind == "avoid_penalty":
        options = state["decision"]["options"]
        return page.locator(".pen2").nth([one["action"] for one in options].index(action))
    if action == "decline" and kind in ON_SHEET:
        return page.locator(".sheet").get_by_role("button", name=say("web-play-none"))
    key = {"decline": "web-done", "finish_turn": "web-finish", "pass": "web-pass"}[action]
    return page.locator(".abar").get_by_role("button", name=say(key))
