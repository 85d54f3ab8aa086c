"""Golden games: recorded once, replayed for ever, and together they touch everything.

Recorded anew by tools/record_goldens.py, when a rule has changed on purpose.
"""

from pathlib import Path

import pytest

from hotelier.content.flags import FLAGS
from hotelier.record import Record, read_records, verify
from tests.replays.coverage import diverges, options_digest, touched, wanted

FOLDER = Path(__file__).parent
FILES = sorted(path.stem for path in FOLDER.glob("*.record"))
GAMES = [name for name in FILES if not name.startswith("flag-")]


def records(name: str) -> list[Record]:
    return list(read_records(FOLDER / f"{name}.record"))


@pytest.mark.parametrize("name", FILES)
def test_golden_games_verify(name: str) -> None:
    for record in records(name):
        verify(record)


@pytest.mark.parametrize("name", FILES)
def test_golden_games_offer_the_same_options_as_ever(name: str) -> None:
    """Which options there are is no part of a record, so it is compared here."""
    lines = (FOLDER / "options.txt").read_text(encoding="utf-8").splitlines()
    expected = [line.split()[2] for line in lines if line.split()[0] == name]
    assert [options_digest(record) for record in records(name)] == expected


def test_golden_games_touch_every_card_board_edition_action_and_event() -> None:
    seen: set[str] = set()
    for name in GAMES:
        seen = seen.union(*map(touched, records(name)))
    assert sorted(wanted() - seen) == []


def test_every_edition_is_played_by_two_three_and_four() -> None:
    played = {(record.options.edition, record.options.players) for record in records("games")}
    assert len(played) == 7 * 3
    assert all(record.result is not None for record in records("games"))


@pytest.mark.parametrize("flag", FLAGS)
def test_every_value_of_a_flag_matters_in_a_golden_game(flag: str) -> None:
    values = [record.flags[flag] for record in records(f"flag-{flag}")]
    assert values == list(FLAGS[flag])
    for record in records(f"flag-{flag}"):
        for other in FLAGS[flag]:
            found = diverges(record, flag, other)
            assert (found is None) == (other == record.flags[flag])


def test_golden_games_stay_small() -> None:
    assert sum(path.stat().st_size for path in FOLDER.glob("*.record")) < 1_500_000
