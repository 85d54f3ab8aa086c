"""Killed in the middle of a game, the server loses nothing and does nothing twice."""

from pathlib import Path

from tests.server.killing import kill_again_and_again


def test_a_killed_server_loses_no_acknowledged_choice_and_repeats_none(tmp_path: Path) -> None:
    acknowledged, _ = kill_again_and_again(tmp_path, kills=4, seed=1)
    assert acknowledged >= 4
