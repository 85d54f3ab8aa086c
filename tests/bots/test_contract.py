"""What every bot must do: choose legally, see only its view, and repeat itself from a seed."""

from collections import Counter
from collections.abc import Iterator
from itertools import islice

import pytest

from hotelier import Dealer, Game, GameOptions, Rng, View, new_game
from hotelier.bots import BOT_NAMES, Bot, make_bot
from hotelier.bots.advice import advise
from hotelier.bots.director import DirectorBot
from hotelier.content.editions import EDITIONS
from hotelier.engine.state import DEAL_NAMES
from hotelier.engine.values import BIT, bits, members
from hotelier.errors import IllegalAction, UnknownBot
from tests.matrix import BOARDS, COMBINATIONS, options_of

ADVICE = "advice"
QUICK = ("page", "porter", "receptionist")
SAMPLE = range(0, len(COMBINATIONS), 16)  # has a bit of everything

bots = pytest.mark.parametrize("name", BOT_NAMES)


def made(name: str, seed: int | str) -> Bot:
    """A bot; the one that looks at the clock tries a fixed number of worlds instead."""
    return DirectorBot(seed, worlds=3) if name == DirectorBot.name else make_bot(name, seed)


def play(names: list[str], seed: str, options: GameOptions) -> tuple[Game, list[int]]:
    """Play a game between bots; every choice must be among the options."""
    return play_with([made(name, f"{seed}/{at}") for at, name in enumerate(names)], seed, options)


def play_with(players: list[Bot], seed: str, options: GameOptions) -> tuple[Game, list[int]]:
    """The same, between bots that are there already."""
    game = new_game(options)
    dealer = Dealer(seed)
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
        GameOptions(4, deal="draft", boards="day", edition="retail-2022"),
        GameOptions(3, deal="introductory", edition="ru"),
    ],
)
def test_a_bot_plays_whole_games_legally(name: str, options: GameOptions) -> None:
    names = [name, "random", name, "random"][: options.players]
    game, _ = play(names, "legal", options)
    assert game.is_over


@bots
def test_the_same_seed_makes_the_same_choices(name: str) -> None:
    first, again = (play([name, name], "seed", GameOptions())[1] for _ in range(2))
    assert first == again


@pytest.mark.parametrize("number", SAMPLE)
def test_bots_play_every_edition_board_and_deal_to_the_end(number: int) -> None:
    options = options_of(number)
    names = [QUICK[(number + seat) % len(QUICK)] for seat in range(options.players)]
    assert play(names, f"sample {number}", options)[0].is_over


def test_the_sample_has_every_edition_board_deal_and_number_of_players() -> None:
    combinations = [COMBINATIONS[number] for number in SAMPLE]
    editions, players, boards, deals = map(set, zip(*combinations, strict=True))
    assert editions == set(EDITIONS) and players == {2, 3, 4}
    assert boards == set(BOARDS) and deals == set(DEAL_NAMES)


@pytest.mark.parametrize("number", [48, 64])
def test_the_director_plays_other_boards_and_deals_to_the_end(number: int) -> None:
    options = options_of(number)
    seats: list[Bot] = [DirectorBot(number, worlds=1), *map(make_bot, QUICK)]
    assert play_with(seats[: options.players], f"director {number}", options)[0].is_over


# --- what a bot cannot see -----------------------------------------------------------------------


def reshuffle_hidden_cards(game: Game, seat: int, rng: Rng) -> None:
    """Deal the cards in rivals' hands and packs, and in the deck, anew."""
    pos = game.position
    rivals = [player for number, player in enumerate(pos.players) if number != seat]
    held = [cards for player in rivals for cards in (player.hand, player.pack)]
    unseen = members(pos.staff_deck + sum(held))

    def drawn(number: int) -> int:
        return sum(BIT[unseen.pop(rng.below(len(unseen)))] for _ in range(number))

    for player in rivals:
        player.hand, player.pack = drawn(bits(player.hand)), drawn(bits(player.pack))
    pos.staff_deck = drawn(len(unseen))


def answer(name: str, seed: int, view: View) -> object:
    """What a bot chooses, or what advice says of all options."""
    return advise(view) if name == ADVICE else made(name, seed).choose(view)


def compare(name: str, game: Game, seat: int, number: int) -> Game:
    """A seat answers the same in a game that differs in hidden cards only; this other game."""
    other = game.copy()
    reshuffle_hidden_cards(other, seat, Rng(number))
    assert other.view(seat).to_dict() == game.view(seat).to_dict()
    assert answer(name, number, other.view(seat)) == answer(name, number, game.view(seat))
    return other


def decisions(game: Game, seed: str) -> Iterator[tuple[Game, int]]:
    """A random game at all decisions of its seats that have a choice, each with the seat."""
    dealer, rng = Dealer(seed), Rng(seed)
    while (decision := game.decision) is not None:
        if decision.is_chance:
            game.play(dealer.answer(game))
            continue
        if len(decision.codes) > 1:
            yield game, decision.seat
        game.play(decision.codes[rng.below(len(decision.codes))])


@pytest.mark.parametrize("name", [*BOT_NAMES, ADVICE])
def test_hidden_cards_have_no_influence(name: str) -> None:
    rounds, changed = set(), 0
    moments = islice(decisions(new_game(players=3), "fair"), 0, None, 4)
    for number, (game, seat) in enumerate(moments, start=1):
        other = compare(name, game, seat, number)
        players = zip(game.position.players, other.position.players, strict=True)
        changed += any(player.hand != twin.hand for player, twin in players)
        rounds.add(int(game.position.round))
    assert rounds == set(range(8)), "in setup and in every round"
    assert number > 35 and changed > 0.8 * number


@pytest.mark.parametrize("name", [*BOT_NAMES, ADVICE])
def test_hidden_hands_and_packs_have_no_influence_in_a_draft(name: str) -> None:
    changed: Counter[str] = Counter()
    # Of the twenty choices of the draft; every seat has some, and who thinks long is asked less.
    asked = range(1, 20, 6 if name == DirectorBot.name else 1)
    moments = decisions(new_game(players=4, deal="draft"), "fair")
    for number, (game, seat) in enumerate(islice(moments, 20)):
        if number not in asked:
            continue
        players = game.position.players
        others = compare(name, game, seat, number).position.players
        changed["packs"] += any(a.pack != b.pack for a, b in zip(players, others, strict=True))
        changed["hands"] += any(a.hand != b.hand for a, b in zip(players, others, strict=True))
    assert changed == {"packs": len(asked), "hands": len(asked)}


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
