"""Games for properties: hypothesis picks the options, a seed and how the first choices go."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st

from hotelier import Game, GameOptions, Rng, new_game
from hotelier.content.editions import EDITIONS
from hotelier.engine.state import DEAL_NAMES
from tests.matrix import SINGLE_FLAGS, choose


def examples(number: int) -> Callable[[Any], Any]:
    """The same examples on every run: a failure can be looked at; the soak test varies."""
    return settings(
        max_examples=number,
        derandomize=True,
        deadline=None,
        database=None,
        suppress_health_check=list(HealthCheck),
        # Whole games take minutes to shrink and get no clearer by it.
        phases=[Phase.generate],
    )


@dataclass(frozen=True)
class Script:
    """A whole game: options, some first choices, and a seed for everything after them."""

    options: GameOptions
    seed: int
    choices: tuple[int, ...]

    def steps(self, game: Game) -> Iterator[int]:
        """The code of every step of a game; whoever iterates plays it."""
        rng = Rng(self.seed)
        for choice in self.choices:
            if not game.is_over:
                yield game.codes[choice % len(game.codes)]
        while not game.is_over:
            yield choose(game, rng)

    def play(self, every: int = 1) -> Iterator[Game]:
        """The game at the start, after every so many steps, and at the end."""
        game = new_game(self.options)
        yield game
        for number, code in enumerate(self.steps(game), 1):
            game.play(code)
            if number % every == 0 or game.is_over:
                yield game


@st.composite
def _options(draw: st.DrawFn) -> GameOptions:
    players = draw(st.integers(2, 4))
    chosen = st.permutations("ABCD").map(lambda names: names[:players])
    flags = draw(st.none() | st.sampled_from(SINGLE_FLAGS))
    groups = [[105 + 4 * group + card for card in range(4)] for group in range(3)]
    tiles = [[f"{group}{number}" for number in range(1, 5)] for group in "ABC"]
    return GameOptions(
        players=players,
        edition=draw(st.sampled_from(list(EDITIONS))),
        flags={} if flags is None else dict([flags]),
        boards=draw(st.sampled_from(["night", "day"]) | chosen),
        deal=draw(st.sampled_from(DEAL_NAMES)),
        politics=draw(st.none() | st.tuples(*map(st.sampled_from, groups))),
        tiles=draw(st.none() | st.tuples(*map(st.sampled_from, tiles))),
        start=draw(st.none() | st.integers(0, players - 1)),
    )


scripts: st.SearchStrategy[Script] = st.builds(
    Script,
    options=_options(),
    seed=st.integers(0, 2**32),
    choices=st.lists(st.integers(0, 99), max_size=60).map(tuple),
)
