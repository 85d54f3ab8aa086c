"""A preview says what an option then does, changes nothing, and tells nothing hidden."""

from typing import Any

import pytest

from hotelier import Event, Game, IllegalAction, Rng
from hotelier.content.editions import EDITIONS
from hotelier.game.changes import changes_of
from hotelier.game.preview import Preview
from tests.reasons.play import played, stretch


def as_seen(event: Event, shown: dict[str, Any], seat: int) -> dict[str, Any]:
    """An event as the seat would see it; the card may be missing if the preview leaves it out."""
    full = event.to_dict(None if seat < 0 else seat)
    if full.get("staff") is not None and shown.get("staff", 0) is None:
        return full | {"staff": None}
    return full


def check_against_play(game: Game, option: int, told: Preview) -> None:
    frame = game.position.top
    assert frame is not None
    after = game.copy()
    events = after.apply(option)
    assert len(told.events) == len(events) or (told.is_hidden and len(told.events) < len(events))
    for shown, event in zip(told.events, events, strict=False):
        assert shown == as_seen(event, shown, frame.seat)
    if told.is_hidden:
        return
    players = zip(game.position.players, after.position.players, strict=True)
    assert told.changes == [changes_of(old, new) for old, new in players]
    decision = after.decision
    assert told.next_kind == (None if decision is None else decision.kind)
    assert told.next_is_chance == (decision is not None and decision.is_chance)
    seat = None if decision is None or decision.is_chance else decision.seat
    assert told.next_seat == seat


def look_at_some_options(game: Game, rng: Rng) -> None:
    before = game.to_dict()
    for _ in range(3):
        option = game.codes[rng.below(len(game.codes))]
        told = game.preview(option)
        assert game.to_dict() == before
        check_against_play(game, option, told)
        if game.seat_to_act >= 0:
            view = game.view(game.seat_to_act)
            assert view.preview(option) == told
            # Whatever else may be behind the same view: the preview is the same.
            assert view.imagine(rng).preview(option) == told


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("edition", EDITIONS)
def test_in_whole_games(edition: str, players: int) -> None:
    rng = Rng(players)
    for step, game in enumerate(played(players, edition, players)):
        if step % 9 == 0 and not game.is_over:
            look_at_some_options(game, rng)


@pytest.mark.parametrize("seed", range(12))
@pytest.mark.parametrize("edition", EDITIONS)
def test_from_crowded_positions(edition: str, seed: int) -> None:
    rng = Rng(seed)
    for game in stretch(edition, seed, 30):
        if not game.is_over:
            look_at_some_options(game, rng)


def test_an_option_that_is_not_offered_has_no_preview() -> None:
    game = next(stretch("classic", 1, 1))
    with pytest.raises(IllegalAction) as caught:
        game.preview("roll 1")
    assert caught.value.reason is not None
    assert caught.value.reason.name == "chance_not_asked"
