"""What every bot must do: choose legally, see only its view, and repeat itself from a seed."""

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import islice
from math import inf, nan

import pytest

from hotelier import Dealer, Game, GameOptions, Rng, new_game
from hotelier.bots import BOT_NAMES, Bot, make_bot
from hotelier.bots.advice.advice import advise
from hotelier.bots.levels.director import DirectorBot
from hotelier.content.editions import EDITIONS
from hotelier.engine.state import DEAL_NAMES
from hotelier.engine.values import BIT, bits, members
from hotelier.errors import BadOptions, IllegalAction, UnknownBot
from hotelier.game.game import View
from hotelier.game.loop import drive
from tests.matrix import BOARDS, COMBINATIONS, options_of
from tests.seats import Answering, positions

ADVICE = "advice"
QUICK = ("page", "porter", "receptionist", "concierge")
STEP = 16
SAMPLE = range(0, len(COMBINATIONS), STEP)  # has a bit of everything

bots = pytest.mark.parametrize("name", BOT_NAMES)


def made(name: str, seed: int | str) -> Bot:
    """A bot; the one that looks at the clock tries a fixed number of worlds instead.

    Two: with the second it has given up half of the ways.
    """
    return DirectorBot(seed, worlds=2) if name == DirectorBot.name else make_bot(name, seed)


def play(names: list[str], seed: str, options: GameOptions) -> tuple[Game, list[int]]:
    """Play a game between bots; every choice must be among the options."""
    return play_with([made(name, f"{seed}/{at}") for at, name in enumerate(names)], seed, options)


def play_with(players: list[Bot], seed: str, options: GameOptions) -> tuple[Game, list[int]]:
    """The same, between bots that are there already."""
    game = new_game(options)
    choices = []

    def choose(view: View) -> int:
        assert view.seat is not None and view.decision is not None
        before = view.to_dict()
        code = players[view.seat].choose(view)
        assert code in view.decision.codes
        assert view.to_dict() == before, "a bot must not change what it looks at"
        choices.append(code)
        return code

    drive(game, [Answering(choose)] * len(players), Dealer(seed))
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
    # Two of a kind, but who thinks long sits there alone.
    again = "random" if name == DirectorBot.name else name
    names = [name, "random", again, "random"][: options.players]
    game, _ = play(names, "legal", options)
    assert game.is_over


@bots
def test_the_same_seed_makes_the_same_choices(name: str) -> None:
    first, again = (play([name, "random"], "seed", GameOptions())[1] for _ in range(2))
    assert first == again


@pytest.mark.parametrize("number", SAMPLE)
def test_bots_play_every_edition_board_and_deal_to_the_end(number: int) -> None:
    options = options_of(number)
    names = [QUICK[(number // STEP + seat) % len(QUICK)] for seat in range(options.players)]
    assert play(names, f"sample {number}", options)[0].is_over


def test_the_sample_has_every_edition_board_deal_and_number_of_players() -> None:
    combinations = [COMBINATIONS[number] for number in SAMPLE]
    editions, players, boards, deals = map(set, zip(*combinations, strict=True))
    assert editions == set(EDITIONS) and players == {2, 3, 4}
    assert boards == set(BOARDS) and deals == set(DEAL_NAMES)


@pytest.mark.parametrize("number", SAMPLE)
def test_a_director_in_a_hurry_plays_every_edition_board_and_deal_to_the_end(number: int) -> None:
    options = options_of(number)
    seats: list[Bot] = [DirectorBot(number, seconds=0.02), *map(make_bot, QUICK)]
    assert play_with(seats[: options.players], f"director {number}", options)[0].is_over


# --- what a bot cannot see -----------------------------------------------------------------------


Answer = Callable[[Game, int, int], object]
"""What is said in a game by a seat that decides, with a seed."""


def reshuffle_hidden_cards(game: Game, seat: int, rng: Rng) -> None:
    """Deal anew the cards in rivals' hands and packs, in the deck, and what rivals put under it."""
    pos = game.position
    rivals = [player for number, player in enumerate(pos.players) if number != seat]
    held = [cards for player in rivals for cards in (player.hand, player.pack)]
    hidden = [BIT[entry & 63] for entry in pos.under_deck if entry >> 6 != seat]
    unseen = members(pos.staff_deck + sum(held) + sum(hidden))

    def drawn(number: int) -> int:
        return sum(BIT[unseen.pop(rng.below(len(unseen)))] for _ in range(number))

    for player in rivals:
        player.hand, player.pack = drawn(bits(player.hand)), drawn(bits(player.pack))
    pos.under_deck = tuple(
        entry if entry >> 6 == seat else (entry & ~63) + members(drawn(1))[0]
        for entry in pos.under_deck
    )
    pos.staff_deck = drawn(len(unseen))


def answer_of(name: str) -> Answer:
    """What a bot chooses, or what advice says of all options."""
    if name == ADVICE:
        return lambda game, seat, _: advise(game.view(seat))
    return lambda game, seat, seed: made(name, seed).choose(game.view(seat))


def compare(answer: Answer, game: Game, seat: int, number: int) -> Game:
    """A seat answers the same in games that differ in hidden cards only; one of these games."""
    first, other = game.copy(), game.copy()
    here = answer(game, seat, number)
    for world, twin in enumerate((first, other)):
        reshuffle_hidden_cards(twin, seat, Rng(f"{number}/{world}"))
        assert twin.view(seat).to_dict() == game.view(seat).to_dict()
        assert answer(twin, seat, number) == here
    return other


def decisions(game: Game, seed: str) -> Iterator[tuple[Game, int]]:
    """A game of trained bots at all decisions that have a choice, each with its seat.

    They hire and look at cards more than chance would, so there is more that could leak.
    """
    players = [make_bot("receptionist", seat) for seat in range(game.options.players)]
    for now in positions(game, players, Dealer(seed)):
        if now.seat_to_act >= 0 and len(now.codes) > 1:
            yield now, now.seat_to_act


def moments_of_a_game(step: int) -> Iterator[tuple[int, Game, int]]:
    """Some decisions of a game of three."""
    moments = islice(decisions(new_game(players=3), "fair"), 0, None, step)
    return ((number, game, seat) for number, (game, seat) in enumerate(moments, start=1))


@pytest.mark.parametrize("name", [*BOT_NAMES, ADVICE])
def test_hidden_cards_have_no_influence(name: str) -> None:
    rounds, changed = set(), 0
    # Who thinks long is asked less.
    step = {DirectorBot.name: 16, ADVICE: 4}.get(name, 2)
    for number, game, seat in moments_of_a_game(step):
        other = compare(answer_of(name), game, seat, number)
        players = zip(game.position.players, other.position.players, strict=True)
        changed += any(player.hand != twin.hand for player, twin in players)
        rounds.add(int(game.position.round))
    assert rounds == set(range(8)), "in setup and in every round"
    assert number > 20 and changed > 0.8 * number


def peeks_at_hands(game: Game, seat: int, _: int) -> object:
    """Says what rivals hold."""
    return [player.hand for number, player in enumerate(game.position.players) if number != seat]


def peeks_at_the_deck(game: Game, _seat: int, _: int) -> object:
    """Says what comes next."""
    return game.position.staff_deck


@pytest.mark.parametrize("cheat", [peeks_at_hands, peeks_at_the_deck])
def test_who_cheats_is_found_out(cheat: Answer) -> None:
    number, game, seat = next(islice(moments_of_a_game(40), 1, None))
    with pytest.raises(AssertionError):
        compare(cheat, game, seat, number)


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
        others = compare(answer_of(name), game, seat, number).position.players
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


@bots
@pytest.mark.parametrize("seconds", [-1, 0, nan, inf])
def test_a_time_that_no_clock_can_measure_is_refused(name: str, seconds: float) -> None:
    with pytest.raises(BadOptions, match=rf"the time for a turn must be .*, not {seconds}$"):
        make_bot(name, seconds=seconds)
