"""Killed in the middle of many games, the server loses nothing and does nothing twice."""

from pathlib import Path

from tests.server.killing import kill_again_and_again

TABLES = 40


def test_a_killed_server_loses_no_acknowledged_choice_and_repeats_none(tmp_path: Path) -> None:
    acknowledged, again = kill_again_and_again(tmp_path, kills=3, tables=TABLES, seed=1)
    assert acknowledged >= 3 * TABLES // 2
    assert again
