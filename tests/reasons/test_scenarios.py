"""The exact reason, with its numbers, for actions that are not possible."""

import pytest

from hotelier import IllegalAction, Seat, arrange, parse
from hotelier.engine.codes import TAKE_GUEST
from hotelier.engine.reason import FOR_ROOM, NEEDS_KRONEN, REASON_NAMES, UNEXPLAINED, Reason
from hotelier.errors import GameOver, UnknownAction
from tests.reasons.cases import Case, ended
from tests.reasons.tables import CASES
from tests.table import Table


@pytest.mark.parametrize("case", CASES, ids=str)
def test_an_impossible_action_has_its_reason(case: Case) -> None:
    table = case.play()
    reason = table.game.why_not(case.action)
    assert reason is not None
    assert reason.to_dict() == case.expected


def test_an_empty_space_of_the_row_has_no_guest_to_take() -> None:
    # The row is refilled at once, so no game comes to this; the options look at it all the same.
    game = arrange()
    game.position.row &= ~63
    reason = game.why_not("guest 1")
    assert reason is not None
    assert reason.to_dict() == {"reason": "row_space_empty", "space": 0}


def test_a_view_says_who_decides_instead() -> None:
    table = Table(arrange())
    reason = table.game.view(1).why_not("pass")
    assert reason is not None
    assert reason.to_dict() == {"reason": "another_decides", "seat": 0, "decision": "turn"}
    table.play("guest 5")
    for seat in (0, 1, None):
        reason = table.game.view(seat).why_not("pass")
        assert reason is not None
        assert reason.to_dict() == {
            "reason": "another_decides",
            "seat": None,
            "decision": "reveal_guest",
        }


def test_every_kind_of_reason_occurs_in_these_tests() -> None:
    seen = {case.reason for case in CASES} | {"row_space_empty", "another_decides"}
    assert seen == set(REASON_NAMES) - {"unexplained"}


def test_an_action_in_any_form_has_the_same_reason() -> None:
    game = arrange(seats=[Seat(kronen=2), Seat()])
    found = [game.why_not(option) for option in ("guest 1", parse("guest 1"), TAKE_GUEST)]
    assert len({repr(reason) for reason in found}) == 1
    assert game.why_not("guest 2") is None
    with pytest.raises(UnknownAction):
        game.why_not("guest 9")


def test_a_refused_action_carries_its_reason_and_one_sentence() -> None:
    game = arrange(seats=[Seat(kronen=2), Seat()], dice="46")
    before = game.to_dict()
    with pytest.raises(IllegalAction) as caught:
        game.apply("guest 1")
    assert caught.value.reason is not None
    assert caught.value.reason.to_dict() == {
        "reason": "needs_kronen",
        "what": "guest",
        "need": 3,
        "have": 2,
    }
    assert str(caught.value) == (
        "'guest 1' is not possible now: This guest costs 3 kronen; you have 2; choose pass, "
        "guest 2, guest 3, guest 4, guest 5, die 4, die 4+, die 6:1, die 6:1+, die 6:2, die 6:2+, "
        "die 6:3, 5 more"
    )
    assert game.to_dict() == before


def test_after_the_end_the_error_is_another_one() -> None:
    with pytest.raises(GameOver):
        ended().apply("pass")
    with pytest.raises(GameOver):
        ended().preview("pass")
    with pytest.raises(GameOver):
        ended().view(0).preview("pass")


def test_the_numbers_of_a_reason_all_have_names() -> None:
    assert len(REASON_NAMES) == len(set(REASON_NAMES)) == UNEXPLAINED + 1
    assert repr(Reason(NEEDS_KRONEN, FOR_ROOM, 2, 1)) == (
        "Reason({'reason': 'needs_kronen', 'what': 'room', 'need': 2, 'have': 1})"
    )
