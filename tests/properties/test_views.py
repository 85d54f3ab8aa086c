"""What a seat sees never depends on what it may not see (clause 2.2)."""

import json
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given

from hotelier import Game, Rng, load_position, new_game
from hotelier.bots import BOT_NAMES
from hotelier.bots.levels.director import DirectorBot
from hotelier.errors import BadPosition
from tests.bookkeeping import faults
from tests.bots.test_contract import made
from tests.matrix import COMBINATIONS, choose, options_of
from tests.parity import raw_position
from tests.properties.play import Script, examples, scripts

Json = dict[str, Any]
ALL_STAFF = set(range(1, 49))
OFFERS = ("look_at_staff", "staff_on_offer", "return_offer")


def viewers(game: Game) -> list[int | None]:
    return [*range(game.options.players), None]


def kinds(game: Game) -> list[str]:
    return [frame["frame"] for frame in game.to_dict()["pending"]]


def hidden_places(position: Json, viewer: int | None) -> Iterator[tuple[Any, Any]]:
    """Every place with a staff card the viewer cannot see, as a container and a key of it."""
    for place in range(len(position["staff_deck"])):
        yield position["staff_deck"], place
    for entry in position["under_deck"]:
        if entry["seat"] != viewer:
            yield entry, "staff"
    for number, seat in enumerate(position["seats"]):
        if number != viewer:
            for cards in (seat["hand"], seat["pack"]):
                for place in range(len(cards)):
                    yield cards, place
    for frame in position["pending"]:
        if frame["frame"] in OFFERS and frame["seat"] != viewer:
            for place in range(len(frame["cards"])):
                yield frame["cards"], place


def hidden_cards(position: Json, viewer: int | None) -> set[int]:
    return {container[key] for container, key in hidden_places(position, viewer)}


def shuffle_hidden(position: Json, viewer: int | None, rng: Rng) -> None:
    """Give every hidden place another hidden card."""
    places = list(hidden_places(position, viewer))
    cards = [container[key] for container, key in places]
    for container, key in places:
        container[key] = cards.pop(rng.below(len(cards)))


CARD_FIELDS = ("staff", "cards", "hand", "pack", "staff_removed")


def staff_shown(told: Any, name: str = "") -> Iterator[int]:
    """Every staff card that JSON names as something on the table; causes name cards as well."""
    if isinstance(told, dict):
        for key, value in told.items():
            yield from staff_shown(value, key)
    elif isinstance(told, list):
        for value in told:
            yield from staff_shown(value, name)
    elif name in CARD_FIELDS and told is not None:
        yield told


def seen(game: Game, viewer: int | None) -> str:
    """All that a view tells, in JSON and to a bot that looks into it."""
    view = game.view(viewer)
    decision = None if view.decision is None else view.decision.to_dict()
    inside = repr((raw_position(view.table), view.hand_sizes, view.staff_deck_size))
    return json.dumps([view.to_dict(), decision, inside])


@given(scripts)
@examples(25)
def test_hidden_cards_are_counted_and_never_named(script: Script) -> None:
    for game in script.play(every=5):
        position = game.to_dict()
        for viewer in viewers(game):
            hidden = hidden_cards(position, viewer)
            told = game.view(viewer).to_dict()
            assert told.pop("staff_unseen") == sorted(hidden)
            assert told.pop("staff_deck") == len(position["staff_deck"])
            for number, seat in enumerate(told["seats"]):
                seat.pop("points")  # one source of points is called "staff" as well
                if number != viewer:
                    assert seat.pop("hand") == len(position["seats"][number]["hand"])
                    assert seat.pop("pack") == len(position["seats"][number]["pack"])
            for frame, whole in zip(told["pending"], position["pending"], strict=True):
                if frame["frame"] in OFFERS and frame["seat"] != viewer:
                    assert frame.pop("cards") in (len(whole["cards"]), whole["cards"][:0])
            assert set(staff_shown(told)) == ALL_STAFF - hidden


@given(scripts)
@examples(20)
def test_positions_that_differ_only_in_hidden_cards_look_the_same(script: Script) -> None:
    rng = Rng(script.seed)
    compared = 0
    for game in script.play(every=11):
        for viewer in viewers(game):
            other = game.to_dict()
            shuffle_hidden(other, viewer, rng)
            try:
                world = load_position(other)
            except BadPosition:
                continue  # hidden cards that allow no such decision: no world of this game
            if kinds(world) != kinds(game):
                continue  # with these cards there is nothing to decide: no such world either
            assert seen(world, viewer) == seen(game, viewer)
            compared += 1
    assert compared > 50


@given(scripts)
@examples(12)
def test_an_imagined_world_looks_the_same_and_can_be_played(script: Script) -> None:
    rng = Rng(script.seed)
    for number, game in enumerate(script.play(every=11)):
        for viewer in viewers(game):
            view = game.view(viewer)
            told = seen(game, viewer)
            for world in (view.imagine(), view.imagine(rng), view.imagine(rng)):
                assert seen(world, viewer) == told
                assert faults(world.to_dict()) == []
            while number % 5 == 0 and not world.is_over:
                world.play(choose(world, rng))


def test_whoever_is_asked_for_a_card_holds_one_in_every_imagined_world() -> None:
    asked: set[str] = set()
    for number in range(len(COMBINATIONS)):
        flags = options_of(number).all_flags()
        if flags["die_effect"] == "must_have_effect" or flags["c4_source"] == "hand":
            game = new_game(options_of(number))
            rng = Rng(number)
            while not game.is_over:
                kind = kinds(game)[-1]
                if kind in ("hire_staff", "discard_staff", "penalty"):
                    asked.add(kind)
                    world = game.view(None).imagine(rng)
                    assert world.codes
                    world.play(world.codes[0])
                    assert world.is_over or world.codes
                game.play(choose(game, rng))
    assert asked == {"hire_staff", "discard_staff", "penalty"}


@given(scripts)
@examples(10)
@pytest.mark.parametrize("name", BOT_NAMES)
def test_a_bot_chooses_the_same_whatever_it_cannot_see(name: str, script: Script) -> None:
    rng = Rng(script.seed)
    # Who thinks long is asked less.
    for game in script.play(every=97 if name == DirectorBot.name else 19):
        decision = game.decision
        if decision is None or decision.is_chance:
            continue
        choices = set()
        for world in (game, *(game.view(decision.seat).imagine(rng) for _ in range(3))):
            choices.add(made(name, script.seed).choose(world.view(decision.seat)))
        assert len(choices) == 1


@given(scripts)
@examples(25)
def test_events_name_secret_cards_only_to_their_seat(script: Script) -> None:
    game = new_game(script.options)
    for code in script.steps(game):
        for event in game.apply(code):
            whole = event.to_dict(everything=True)
            secret = event.name in ("staff_drawn", "staff_drafted", "staff_returned")
            for viewer in viewers(game):
                told = event.to_dict(viewer)
                if secret and viewer != whole["seat"]:
                    assert told == {**whole, "staff": None}
                else:
                    assert told == whole
