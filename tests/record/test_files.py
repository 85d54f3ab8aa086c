"""Files of records: whole or not there, and nothing else is ever overwritten."""

import os
import resource
from pathlib import Path

import pytest

from hotelier import new_game
from hotelier.errors import DamagedRecord, ForeignRecord
from hotelier.record import (
    Record,
    append_record,
    check_can_append,
    dump_record,
    read_records,
    replacing,
    write_records,
)
from tests.record.games import beginning, recorded


@pytest.fixture
def games() -> list[Record]:
    return [recorded(new_game(), seed, moves=4) for seed in (1, 2, 3)]


def test_a_file_is_written_and_read(tmp_path: Path, games: list[Record]) -> None:
    path = tmp_path / "games.record"
    write_records(path, games)
    assert list(map(dump_record, read_records(path))) == list(map(dump_record, games))
    assert list(tmp_path.iterdir()) == [path]


def test_writing_takes_the_place_of_older_records(tmp_path: Path, games: list[Record]) -> None:
    path = tmp_path / "games.record"
    write_records(path, games)
    write_records(path, games[:1])
    assert len(list(read_records(path))) == 1


def write_half(path: Path) -> None:
    with replacing(path) as file:
        file.write("half a")
        raise RuntimeError


def test_a_file_that_fails_half_way_leaves_everything_as_it_was(
    tmp_path: Path, games: list[Record]
) -> None:
    path = tmp_path / "games.record"
    write_records(path, games)
    before = path.read_bytes()
    with pytest.raises(RuntimeError):
        write_half(path)
    assert path.read_bytes() == before
    assert list(tmp_path.iterdir()) == [path]


def test_a_new_file_that_fails_half_way_does_not_appear(tmp_path: Path) -> None:
    with pytest.raises(RuntimeError), replacing(tmp_path / "games.record"):
        raise RuntimeError
    assert list(tmp_path.iterdir()) == []


def test_nothing_but_records_is_overwritten(tmp_path: Path, games: list[Record]) -> None:
    path = tmp_path / "diary.txt"
    path.write_text("Dear diary")
    for write in (write_records, lambda where, _: append_record(where, games[0])):
        with pytest.raises(ForeignRecord, match=r"diary\.txt holds no games recorded by Hotelier"):
            write(path, games)
    assert path.read_text() == "Dear diary"
    with pytest.raises(ForeignRecord, match="is not a file"):
        write_records(tmp_path, games)


def test_games_are_added_one_by_one(tmp_path: Path, games: list[Record]) -> None:
    path = tmp_path / "games.record"
    for game in games:
        append_record(path, game)
    assert [record.seed for record in read_records(path)] == [1, 2, 3]


def test_no_game_is_added_to_a_file_that_breaks_off(tmp_path: Path, games: list[Record]) -> None:
    path = tmp_path / "games.record"
    path.write_text(beginning(5)[:-9])
    before = path.read_bytes()
    with pytest.raises(DamagedRecord, match="the last game breaks off"):
        append_record(path, games[0])
    assert path.read_bytes() == before


def test_adding_can_be_tried_before_a_game_begins(tmp_path: Path) -> None:
    check_can_append(tmp_path / "new.record")
    assert list(tmp_path.iterdir()) == []
    with pytest.raises(FileNotFoundError):
        check_can_append(tmp_path / "nowhere" / "new.record")


def test_bytes_that_are_no_text_are_foreign(tmp_path: Path) -> None:
    path = tmp_path / "photo.jpg"
    path.write_bytes(b"\xff\xd8\xff\xe0")
    with pytest.raises(ForeignRecord, match="no text"):
        list(read_records(path))


def test_a_missing_file_is_the_system_s_own_error(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        list(read_records(tmp_path / "none.record"))


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no disk that is always full")
def test_a_full_disk_is_told_with_the_name_of_the_file_and_leaves_nothing(
    tmp_path: Path, games: list[Record]
) -> None:
    path = tmp_path / "games.record"
    (tmp_path / f".{path.name}.{os.getpid()}").symlink_to("/dev/full")
    with pytest.raises(OSError, match="No space left") as caught:
        write_records(path, games)
    assert caught.value.filename == str(path)
    assert list(tmp_path.iterdir()) == []


def test_a_draft_that_cannot_be_opened_is_told_with_the_name_of_the_file(
    tmp_path: Path, games: list[Record]
) -> None:
    path = tmp_path / "games.record"
    draft = tmp_path / f".{path.name}.{os.getpid()}"
    draft.symlink_to(tmp_path / "nowhere" / "draft")
    with pytest.raises(FileNotFoundError) as caught:
        write_records(path, games)
    assert caught.value.filename == str(path)


def test_an_error_of_another_file_keeps_its_name(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError, match="elsewhere"), replacing(tmp_path / "games.record"):
        (tmp_path / "elsewhere").read_bytes()


def test_a_game_that_cannot_be_added_is_told_with_the_name_of_the_file(
    tmp_path: Path, games: list[Record]
) -> None:
    path = tmp_path / "games.record"
    write_records(path, games)
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (path.stat().st_size, before[1]))
    try:
        with pytest.raises(OSError, match="too large") as caught:
            append_record(path, games[0])
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)
    assert caught.value.filename == str(path)
    assert len(list(read_records(path))) == len(games)
