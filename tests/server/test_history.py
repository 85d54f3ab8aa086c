"""Answers taken back and given again: never past new information, never somebody else's."""

import pytest

from hotelier.engine.values import CHANCE
from hotelier.game.actions import action_of
from hotelier.game.dealer import Rng
from hotelier.game.options import GameOptions
from hotelier.server.server_error import ServerError
from hotelier.server.tables.history import SEALING, History, Stored, begin, rebuild

DEALS = ["standard", "introductory", "draft"]


def new_history(players: int = 2, deal: str = "standard", seed: str = "s") -> History:
    history = begin(GameOptions(players=players, deal=deal), seed)
    history.deal()
    return history


def stored(history: History) -> list[Stored]:
    return [Stored(it.seat, it.code, it.version) for it in history.answers]


def choose_some(history: History, rng: Rng, choices: int) -> None:
    for _ in range(choices):
        if history.game.is_over:
            return
        codes = history.game.codes
        history.choose(codes[rng.below(len(codes))])


@pytest.mark.parametrize("deal", DEALS)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_can_be_taken_back_is_one_seats_own_and_tells_nothing_new(
    players: int, deal: str
) -> None:
    history = new_history(players, deal)
    rng = Rng(f"{players} {deal}")
    longest = 0
    while not history.game.is_over:
        choose_some(history, rng, 1)
        open_answers = history.answers[history.first_undoable :]
        longest = max(longest, len(open_answers))
        decider = history.game.seat_to_act
        assert all(answer.seat == decider for answer in open_answers)
        events = [event.kind for answer in open_answers for event in answer.events]
        assert not SEALING & set(events)
        last = history.answers[history.first_undoable - 1]
        assert last.seals
    assert longest >= 3
    assert history.first_undoable == len(history.answers)


def test_undo_and_redo_lead_to_the_same_position_again() -> None:
    rng = Rng("back and forth")
    history = new_history()
    taken_back = 0
    while not history.game.is_over:
        choose_some(history, rng, 1)
        steps = len(history.before)
        if not steps:
            continue
        here = history.game.to_dict()
        answers = stored(history)
        history.undo(history.first_undoable)
        assert not history.before
        for _ in range(steps):
            history.do_again()
        assert history.game.to_dict() == here
        assert [(it.seat, it.code) for it in stored(history)] == [
            (it.seat, it.code) for it in answers
        ]
        taken_back += steps
    assert taken_back > 20


def test_undo_never_goes_past_a_seal() -> None:
    history = new_history()
    rng = Rng("seal")
    while len(history.before) < 2:
        choose_some(history, rng, 1)
    here = history.game.to_dict()
    with pytest.raises(ServerError, match="sealed"):
        history.undo(history.first_undoable - 1)
    assert history.game.to_dict() == here
    history.undo(history.first_undoable)
    with pytest.raises(ServerError, match="nothing_to_undo"):
        history.undo(len(history.answers))


def test_a_new_choice_clears_what_could_be_done_again() -> None:
    history = new_history()
    rng = Rng("clear")
    while not history.before:
        choose_some(history, rng, 1)
    history.undo(history.first_undoable)
    assert history.redo
    history.choose(history.game.codes[0])
    with pytest.raises(ServerError, match="nothing_to_redo"):
        history.do_again()


def test_versions_only_ever_rise_and_tell_what_somebody_still_knows() -> None:
    history = new_history()
    rng = Rng("versions")
    while len(history.before) < 2:
        choose_some(history, rng, 1)
    seen, count = history.version, len(history.answers)
    assert history.known_at(seen) == count
    history.undo(count - 2)
    assert history.version == seen + 1
    assert history.known_at(seen) == count - 2
    history.choose(history.game.codes[-1])
    assert history.known_at(seen) == count - 2
    assert history.known_at(history.version) == len(history.answers)
    assert history.known_at(-1) == 0


@pytest.mark.parametrize("deal", DEALS)
def test_a_game_rebuilt_from_its_answers_is_dealt_on_exactly_as_before(deal: str) -> None:
    whole, rng = new_history(3, deal), Rng("rebuild")
    choose_some(whole, rng, 60)
    if whole.before:
        whole.undo(whole.first_undoable)
    again = rebuild(
        begin(GameOptions(players=3, deal=deal), "s"), stored(whole), whole.version, whole.redo
    )
    assert again.game.to_dict() == whole.game.to_dict()
    assert (again.version, again.redo) == (whole.version, whole.redo)
    assert len(again.before) == len(whole.before)
    choose_some(whole, Rng("on"), 500)
    choose_some(again, Rng("on"), 500)
    assert whole.game.is_over
    assert stored(again) == stored(whole)


def test_a_change_tells_exactly_what_is_to_be_saved() -> None:
    history = begin(GameOptions(), "change")
    rng = Rng("change")
    saved: list[Stored] = list(history.deal().added)
    while not history.game.is_over:
        if history.before and rng.below(4) == 0:
            change = history.undo(history.first_undoable + rng.below(len(history.before)))
        elif history.redo and rng.below(2) == 0:
            change = history.do_again()
        else:
            codes = history.game.codes
            change = history.choose(codes[rng.below(len(codes))])
        saved = saved[: change.kept] + list(change.added)
        assert saved == stored(history)
        assert change.version == history.version
    replayed = begin(GameOptions(), "change").game
    for answer in saved:
        assert answer.seat == (
            None if replayed.seat_to_act == CHANCE else int(replayed.seat_to_act)
        )
        replayed.apply(action_of(answer.code))
    assert replayed.is_over
