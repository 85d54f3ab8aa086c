"""What every bot must do: choose legally, see only its view, and repeat itself from a seed."""

from typing import Any

import pytest

from hotelier import Dealer, Game, new_game
from hotelier.bots import BOT_NAMES, Bot, make_bot
from hotelier.bots.director import DirectorBot
from hotelier.engine.values import BIT, members
from hotelier.errors import IllegalAction, UnknownBot

bots = pytest.mark.parametrize("name", BOT_NAMES)


def made(name: str, seed: int | str) -> Bot:
    """A bot; the one that looks at the clock tries a fixed number of worlds instead."""
    return DirectorBot(seed, worlds=3) if name == DirectorBot.name else make_bot(name, seed)


def play(names: list[str], seed: str, **options: Any) -> tuple[Game, list[int]]:
    """Play a game between bots; every choice must be among the options."""
    game = new_game(players=len(names), **options)
    dealer = Dealer(seed)
    players = [made(name, f"{seed}/{seat}") for seat, name in enumerate(names)]
    choices = []
    while (decision := game.decision) is not None:
        if decision.is_chance:
            game.play(dealer.answer(game))
            continue
        view = game.view(decision.seat)
        before = view.to_dict()
        code = players[decision.seat].choose(view)
        assert code in decision.codes
        assert view.to_dict() == before, "a bot must not change what it looks at"
        choices.append(code)
        game.play(code)
    return game, choices


@bots
@pytest.mark.parametrize(
    "options",
    [
        {"deal": "draft", "boards": "day", "edition": "retail-2022"},
        {"deal": "introductory", "edition": "ru"},
    ],
)
def test_a_bot_plays_whole_games_legally(name: str, options: dict[str, Any]) -> None:
    game, _ = play([name, "random", name], "legal", **options)
    assert game.is_over


@bots
def test_the_same_seed_makes_the_same_choices(name: str) -> None:
    assert play([name, name], "seed")[1] == play([name, name], "seed")[1]


def swap_hidden_cards(game: Game, seat: int) -> int:
    """Exchange cards of rivals' hands and packs with cards of the deck; returns how many."""
    pos = game.position
    swapped = 0
    for number, player in enumerate(pos.players):
        deck = members(pos.staff_deck)
        if number == seat or not deck:
            continue
        for place, (mine, other) in enumerate(zip(members(player.hand), deck, strict=False)):
            player.hand += BIT[other] - BIT[mine]
            pos.staff_deck += BIT[mine] - BIT[other]
            swapped += place + 1
    return swapped


@bots
def test_hidden_cards_have_no_influence(name: str) -> None:
    game = new_game(players=3)
    dealer = Dealer("fair")
    compared = 0
    while compared < 40 and (decision := game.decision) is not None:
        if decision.is_chance:
            game.play(dealer.answer(game))
            continue
        seat = decision.seat
        other = game.copy()
        if swap_hidden_cards(other, seat):
            assert other.to_dict() != game.to_dict()
            assert other.view(seat).to_dict() == game.view(seat).to_dict()
            choice = made(name, compared).choose(game.view(seat))
            assert made(name, compared).choose(other.view(seat)) == choice
            compared += 1
        game.play(make_bot("random", compared).choose(game.view(seat)))
    assert compared == 40


@bots
def test_a_bot_knows_its_name(name: str) -> None:
    assert make_bot(name).name == name


@bots
def test_a_bot_refuses_to_decide_for_others(name: str) -> None:
    with pytest.raises(IllegalAction, match="nothing to decide"):
        make_bot(name).choose(new_game().view(0))


def test_an_unknown_bot_is_refused_with_the_known_ones() -> None:
    with pytest.raises(UnknownBot, match="there is no bot 'alpha'; choose random, page, porter"):
        make_bot("alpha")
