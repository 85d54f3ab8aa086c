"""Saving, loading, replaying and copying never change a game."""

import json
from typing import Any

from hypothesis import given

from hotelier import Game, Rng, load_position, new_game
from tests.matrix import choose
from tests.parity import raw_position
from tests.properties.play import Script, examples, scripts


def text(game: Game) -> str:
    """A position as the text of its JSON."""
    return json.dumps(game.to_dict(), sort_keys=True)


@given(scripts)
@examples(20)
def test_a_game_goes_on_the_same_after_a_save_and_a_load_at_every_step(script: Script) -> None:
    for game in script.play():
        saved = text(game)
        loaded = load_position(json.loads(saved))
        assert text(loaded) == saved
        assert loaded.codes == game.codes
        assert raw_position(loaded.position) == raw_position(game.position)
        # The saved game plays on instead of the first one.
        game.position = loaded.position


@given(scripts)
@examples(15)
def test_playing_the_same_codes_again_gives_the_same_positions(script: Script) -> None:
    codes: list[int] = []
    positions: list[str] = []
    game = new_game(script.options)
    for code in script.steps(game):
        game.play(code)
        codes.append(code)
        positions.append(text(game))
    replay = new_game(script.options)
    for code, position in zip(codes, positions, strict=True):
        replay.apply(code)
        assert text(replay) == position
    assert replay.result() == game.result()


@given(scripts)
@examples(25)
def test_the_same_options_seed_and_answers_give_the_same_game(script: Script) -> None:
    told: list[list[Any]] = [[], []]
    for story in told:
        game = new_game(script.options)
        for code in script.steps(game):
            story.append([code, *(event.to_dict(everything=True) for event in game.apply(code))])
        story.append(text(game))
    assert json.dumps(told[0]) == json.dumps(told[1])


@given(scripts)
@examples(25)
def test_a_copy_and_its_original_go_their_own_ways(script: Script) -> None:
    rng = Rng(script.seed + 1)
    for game in script.play(every=17):
        before = text(game)
        copy = game.copy()
        assert text(copy) == before
        assert copy.codes == game.codes
        while not copy.is_over:
            copy.play(choose(copy, rng))
        assert text(game) == before
        kept = game.copy()
        for _ in range(20):
            if not game.is_over:
                game.play(choose(game, rng))
        assert text(kept) == before


@given(scripts)
@examples(25)
def test_a_view_is_not_changed_by_playing_on(script: Script) -> None:
    rng = Rng(script.seed + 1)
    for game in script.play(every=31):
        view = game.view(0)
        before = json.dumps(view.to_dict())
        copy = game.copy()
        for _ in range(20):
            if not copy.is_over:
                copy.play(choose(copy, rng))
            if not game.is_over:
                game.play(choose(game, rng))
        assert json.dumps(view.to_dict()) == before
