"""The network and its weight file: exact sums, and one clear sentence for a file that is wrong."""

import random
from itertools import islice
from pathlib import Path

import pytest

from hotelier import Dealer, new_game
from hotelier.bots.levels.trained import WEIGHTS
from hotelier.bots.thinking.features import INPUTS
from hotelier.bots.thinking.lookahead import Mind
from hotelier.bots.thinking.network import ANSWERS, Network, load_weights, save_weights
from hotelier.errors import BadWeights
from hotelier.game.loop import moves
from tests import seats

FIRST, SECOND = 6, 4
REST = (FIRST + 1) * SECOND + (SECOND + 1) * ANSWERS


def weights(seed: int = 1) -> list[float]:
    luck = random.Random(seed)
    return [luck.uniform(-1, 1) for _ in range(INPUTS * FIRST + REST)]


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "some.weights"
    save_weights(path, FIRST, SECOND, weights())
    return path


def answers(network: Network) -> list[float]:
    return [network.answer[number] for number in range(3)] + network.by_source()


def by_hand(network: Network, given: list[float]) -> list[float]:
    """The same network, computed the plain way from the weights that were saved."""
    places, values = network.features.pairs()
    units = [0.0] * FIRST
    for place, value in zip(places, values, strict=True):
        for unit in range(FIRST):
            units[unit] += value / 240 * round(given[place * FIRST + unit] * 4096) / 4096
    rest = given[INPUTS * FIRST :]
    levels = []
    for unit in range(SECOND):
        row = rest[unit * (FIRST + 1) : (unit + 1) * (FIRST + 1)]
        total = row[FIRST] + sum(max(0.0, units[below]) * row[below] for below in range(FIRST))
        levels.append(max(0.0, total))
    last = rest[(FIRST + 1) * SECOND :]
    return [
        last[SECOND * ANSWERS + number]
        + sum(levels[unit] * last[unit * ANSWERS + number] for unit in range(SECOND))
        for number in range(ANSWERS)
    ]


def test_the_network_computes_what_its_weights_say(file: Path) -> None:
    network = load_weights(file)
    mind = Mind(network, 1.0, 0.0, 0.0)
    game = new_game()
    for _ in islice(moves(game, seats.FIRST, Dealer("network")), 60):
        mind.worth(game.position, 0, 1)
        told = answers(network)
        plain = by_hand(network, weights())
        scale = [1.0] * 3 + [20.0] * (ANSWERS - 3)
        for mine, factor, theirs in zip(told, scale, plain, strict=True):
            assert mine == pytest.approx(factor * theirs, abs=1e-3, rel=1e-4)


def test_what_was_looked_at_before_changes_nothing(file: Path) -> None:
    long_used = Mind(load_weights(file), 1.0, 0.5, 1.0)
    game = new_game(players=3)
    for _ in islice(moves(game, seats.LAST, Dealer("before")), 120):
        seat = len(game.position.players) - 1
        fresh = Mind(load_weights(file), 1.0, 0.5, 1.0)
        assert long_used.worth(game.position, seat, 0) == fresh.worth(game.position, seat, 0)
        long_used.worth(game.position, 0, 2)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_trained_weights_come_with_the_package(players: int) -> None:
    load_weights(WEIGHTS / f"{players}.weights")


def test_all_trained_weights_together_are_small() -> None:
    assert sum(path.stat().st_size for path in WEIGHTS.iterdir()) < 2_000_000


def test_missing_weights_are_named(tmp_path: Path) -> None:
    with pytest.raises(BadWeights, match=r"the trained weights 5\.weights are missing"):
        load_weights(tmp_path / "5.weights")


@pytest.mark.parametrize(
    ("data", "complaint"),
    [
        (b"", "some.weights is not a file of trained weights"),
        (b"PK\x03\x04 something else", "is not a file of trained weights"),
        (b"hotelier weights 1\n\x01", "is not a file of trained weights"),
        (
            b"hotelier weights 1\n" + (7).to_bytes(4, "little") + bytes(8),
            f"was trained for 7 inputs, but this version has {INPUTS}",
        ),
    ],
)
def test_a_file_that_does_not_fit_is_refused(file: Path, data: bytes, complaint: str) -> None:
    file.write_bytes(data)
    with pytest.raises(BadWeights, match=complaint):
        load_weights(file)


def test_a_file_that_was_cut_off_is_refused(file: Path) -> None:
    file.write_bytes(file.read_bytes()[:-1])
    with pytest.raises(BadWeights, match="is damaged: its length does not fit its header"):
        load_weights(file)


def test_a_file_in_which_one_bit_has_changed_is_refused(file: Path) -> None:
    data = bytearray(file.read_bytes())
    data[len(data) // 2] ^= 1
    file.write_bytes(data)
    with pytest.raises(BadWeights, match="is damaged: its check sum does not fit its numbers"):
        load_weights(file)
