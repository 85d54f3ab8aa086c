"""What is hidden from a seat at single moments, and the worlds it can imagine behind its view."""

import pytest

from hotelier import Dealer, Game, IllegalAction, Rng, Seat, arrange, new_game
from hotelier.engine.values import members
from tests.scenarios.emperor import emperor_comes


def _offer(*steps: str) -> Game:
    """Seat 0 was shown the staff cards 3, 21 and 40 by the Baroness; seat 1 holds a card."""
    host = Seat(cafe={75: "2 wine, 2 coffee", 66: ""}, hotel="...../...../...../by...")
    game = arrange(seats=[host, Seat(hand=[9])])
    for step in ("movein 1 a1", "draw 3", "draw 21", "draw 40", *steps):
        game.apply(step)
    return game


@pytest.mark.parametrize("steps", [(), ("hire 21",)])
def test_cards_on_offer_are_counted_for_others_and_imagined_anew(steps: tuple[str, ...]) -> None:
    """With the Chef hired his goods wait above the cards that are still to be put back."""
    game = _offer(*steps)
    shown = [frame["cards"] for frame in game.view(0).to_dict()["pending"] if "cards" in frame]
    hidden = [frame["cards"] for frame in game.view(1).to_dict()["pending"] if "cards" in frame]
    assert hidden == [len(cards) for cards in shown] == [2 if steps else 3]
    offers = set()
    for seed in range(20):
        world = game.view(1).imagine(Rng(seed))
        assert world.view(1).to_dict() == game.view(1).to_dict()
        [cards] = [frame["cards"] for frame in world.to_dict()["pending"] if "cards" in frame]
        assert 9 not in cards and len(cards) == hidden[0]
        offers.add(tuple(cards))
    assert len(offers) > 10


def test_who_must_hire_holds_a_card_within_means_in_every_imagined_world() -> None:
    """By the revision of 2022 a five is taken only by somebody who can hire."""
    seat = Seat(hand=[6, 7], kronen=1)
    game = arrange(dice="5555", seats=[seat, Seat()], edition="retail-2022")
    game.apply("die 5")
    assert game.decision is not None and game.decision.kind == "hire_staff"
    for seed in range(20):
        world = game.view(1).imagine(Rng(seed))
        assert len(world.to_dict()["seats"][0]["hand"]) == 2
        assert any(str(option).startswith("hire") for option in world.decision.options)  # type: ignore[union-attr]


@pytest.mark.parametrize("steps", [(), ("suffer",)])
def test_who_may_lose_a_game_end_card_of_the_hand_holds_one_in_every_imagined_world(
    steps: tuple[str, ...],
) -> None:
    table = emperor_comes("C4", Seat(hand=[1, 30]), flags={"c4_source": "hand"}).play(*steps)
    rules = table.game.position.rules
    for seed in range(20):
        world = table.game.view(1).imagine(Rng(seed)).position
        assert members(world.players[0].hand & rules.at_end)


def test_a_penalty_that_takes_no_card_of_the_hand_says_nothing_of_it() -> None:
    table = emperor_comes("A1", Seat(hand=[1, 2]), flags={"c4_source": "hand"})
    assert table.decision.kind == "penalty"
    hands = {table.game.view(1).imagine(Rng(seed)).position.players[0].hand for seed in range(20)}
    assert len(hands) > 10


def test_a_game_that_is_over_or_waits_for_chance_can_be_imagined_too() -> None:
    waiting = new_game(players=2)
    assert waiting.view(0).imagine().to_dict()["pending"] == waiting.to_dict()["pending"]
    over = emperor_comes("C1", Seat(emperor=8)).game
    assert over.is_over
    assert over.view(None).imagine(Rng(1)).totals == over.totals


def test_a_copy_of_a_view_is_independent() -> None:
    game = new_game(players=3)
    Dealer(1).deal(game)
    view = game.view(0)
    copy = view.copy()
    assert copy.to_dict() == view.to_dict()
    copy.hand_sizes[1] = 0
    copy.pack_sizes[1] = 9
    copy.table.players[0].kronen = 0
    assert view.to_dict() == game.view(0).to_dict() != copy.to_dict()


def test_a_preview_by_who_does_not_decide_is_refused_without_naming_options() -> None:
    game = arrange(seats=[Seat(), Seat()], dice="1144")
    with pytest.raises(IllegalAction) as refused:
        game.view(1).preview("die 1")
    assert "choose" not in str(refused.value)
