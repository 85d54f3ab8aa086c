"""Only what is offered can be done; everything else is refused and changes nothing."""

import pytest
from hypothesis import given

from hotelier import Action, HotelierError, IllegalAction, all_actions, new_game
from hotelier.errors import GameOver, UnknownAction
from tests.properties.play import Script, examples, scripts


@given(scripts)
@examples(20)
def test_what_is_not_offered_is_refused_and_changes_nothing(script: Script) -> None:
    for game in script.play(every=79):
        before = game.to_dict()
        offered = set(game.codes)
        refusal = GameOver if game.is_over else IllegalAction
        for action in all_actions():
            if action.code not in offered:
                with pytest.raises(refusal):
                    game.apply(action)
        with pytest.raises(refusal):
            game.play(next(code for code in range(628) if code not in offered))
        assert game.to_dict() == before
        assert set(game.codes) == offered


@given(scripts)
@examples(25)
def test_every_option_can_be_carried_out(script: Script) -> None:
    for game in script.play(every=23):
        before = game.to_dict()
        for code in game.codes:
            copy = game.copy()
            events = copy.apply(code)
            assert copy.is_over or copy.codes
            assert events or copy.to_dict() != before
        assert game.to_dict() == before


@given(scripts)
@examples(25)
def test_the_three_forms_of_an_option_do_the_same(script: Script) -> None:
    game = new_game(script.options)
    for number, code in enumerate(script.steps(game)):
        if number % 29 == 0:
            decision = game.decision
            assert decision is not None
            assert [option.code for option in decision.options] == decision.codes == game.codes
            action = decision.options[decision.codes.index(code)]
            after = []
            forms: list[Action | int | str] = [action, code, str(action)]
            for form in forms:
                copy = game.copy()
                copy.apply(form)
                after.append(copy.to_dict())
            assert after[0] == after[1] == after[2]
        game.play(code)


@pytest.mark.parametrize(
    "nonsense", ["", "dance", "die 7", "room f1", -1, 628, None, 3.0, True, []]
)
def test_what_is_no_action_at_all_is_refused_in_words(nonsense: object) -> None:
    game = new_game()
    before = game.to_dict()
    with pytest.raises(UnknownAction) as refusal:
        game.apply(nonsense)  # type: ignore[arg-type]
    assert isinstance(refusal.value, HotelierError)
    assert str(nonsense) in str(refusal.value)
    assert game.to_dict() == before
