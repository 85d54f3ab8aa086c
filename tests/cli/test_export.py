"""What there is of a table is saved to a file, whatever has happened to it."""

import json
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from hotelier.record import read_records, verify
from hotelier.server.http.identity import digest
from hotelier.server.store.database import FILE_NAME
from tests.cli.commands import Shell
from tests.server.play import FRIENDS, another_browser, open_table, running, seated
from tests.server.test_data_folder import VERSION_1

DAMAGES = {
    "DELETE FROM answers WHERE number = 3": "answer 3 is missing",
    "UPDATE answers SET code = 9999 WHERE number = 5": "answer 5 was not possible",
    "UPDATE answers SET seat = 1 WHERE number = 2": "answer 2 is not of the seat that had to"
    " decide",
    "UPDATE tables SET options = '{'": "its options are damaged",
    "UPDATE tables SET options = '[]'": "its options are damaged",
    "UPDATE tables SET position = '{}'": "the position in which it began is damaged",
    "UPDATE tables SET redo = 'x'": "it cannot be played again (TypeError)",
    "DELETE FROM seats WHERE seat = 1": "a seat is missing",
}


@pytest.fixture
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> dict[str, Any]:
    """A closed server with a game that two friends have begun."""
    monkeypatch.chdir(tmp_path)
    folder = tmp_path / "data"
    with running(folder) as client:
        opened = open_table(client, FRIENDS)
        friend = another_browser(client)
        link = opened["links"][0]["link"]
        friend.post("/api/links/join", json={"link": link})
        with seated(client, opened["table"]) as one, seated(friend, opened["table"]) as two:
            for _ in range(3):
                decider = (one, two)[one.refresh()["waiting"]["seat"]]
                decider.refresh()
                decider.choose()
        browsers = [it.cookies["hotelier"].partition(".")[0] for it in (client, friend)]
        secret = client.app.state.house.store.secret  # type: ignore[attr-defined]
    return {
        "folder": folder,
        "table": opened["table"],
        "secrets": [*browsers, secret, opened["table"], digest(link.rpartition(".")[2])],
    }


def damage(folder: Path, statement: str) -> None:
    with closing(sqlite3.connect(folder / FILE_NAME)) as file:
        file.execute(statement)
        file.commit()


def test_a_sound_table_is_saved_without_what_browsers_are_known_by(
    hotelier: Shell, house: dict[str, Any], tmp_path: Path
) -> None:
    name = house["table"][:6]
    target, record = tmp_path / "a.json", tmp_path / "a.record"
    words = ("export", house["table"], "--data", house["folder"])
    before = (house["folder"] / FILE_NAME).read_bytes()
    outcome = hotelier(*words, "--output", target, "--record", record)
    assert outcome.code == 0, outcome.err
    assert f"Table {name}: " in outcome.out
    assert "Nothing is wrong with it." in outcome.out
    assert "Every hand is in there" in outcome.out
    text = target.read_text(encoding="utf-8")
    told = json.loads(text)
    assert told["fault"] is None
    assert told["table"]["id"] == name
    assert "address" not in told["table"]
    assert [it["name"] for it in told["seats"]] == ["Anna", "Bruno"]
    assert sum(it["seat"] is not None for it in told["answers"]) == 3
    assert not [it for it in house["secrets"] if it in text + outcome.out + record.read_text()]
    assert [target.stat().st_mode & 0o777, record.stat().st_mode & 0o777] == [0o600, 0o600]
    assert (house["folder"] / FILE_NAME).read_bytes() == before
    [found] = read_records(record)
    assert len(verify(found).codes) > 1
    assert len(found.moves) == len(told["answers"])
    assert "Bruno" in hotelier("show", record).out
    # Neither file is ever written again.
    assert "a.json is there already" in hotelier.refuses(*words, "--output", target)
    assert "a.record is there already" in hotelier.refuses(*words, "--record", record)
    assert target.read_text(encoding="utf-8") == text
    assert sorted(it.name for it in tmp_path.iterdir()) == ["a.json", "a.record", "data"]


@pytest.mark.parametrize("statement", DAMAGES)
def test_a_damaged_table_is_saved_with_what_is_wrong(
    statement: str, hotelier: Shell, house: dict[str, Any], tmp_path: Path
) -> None:
    damage(house["folder"], statement)
    name = house["table"][:6]
    outcome = hotelier("export", name, "--data", house["folder"], "--record", "up-to.record")
    assert outcome.code == 0, outcome.err
    assert f"It does not open: {DAMAGES[statement]}." in outcome.out
    told = json.loads((tmp_path / f"hotelier-{name.strip('-_')}.json").read_text())
    assert told["fault"] == DAMAGES[statement]
    assert len(told["answers"]) > 5
    if "options" in statement or "position" in statement:
        assert "there is no record" in outcome.out
        assert told["table"]["options"] in ("{", [], told["table"]["options"])
    else:
        [found] = read_records(tmp_path / "up-to.record")
        verify(found)


def test_bytes_that_are_no_text_do_not_stop_it(
    hotelier: Shell, house: dict[str, Any], tmp_path: Path
) -> None:
    damage(house["folder"], "UPDATE seats SET name = CAST(x'ff61' AS TEXT), bot = x'00ff'")
    damage(house["folder"], "UPDATE tables SET created = 'yesterday', rematch = x'ff'")
    outcome = hotelier("export", house["table"], "--data", house["folder"], "--output", "b.json")
    assert outcome.code == 0, outcome.err
    assert [it["name"] for it in json.loads((tmp_path / "b.json").read_text())["seats"]] == [
        "\ufffda"
    ] * 2


def test_a_folder_of_the_first_version_is_read_as_it_is(hotelier: Shell, tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / FILE_NAME)) as file:
        file.executescript(VERSION_1.read_text(encoding="utf-8"))
    before = (tmp_path / FILE_NAME).read_bytes()
    target = tmp_path / "old.json"
    outcome = hotelier("export", "old-table", "--data", tmp_path, "--output", target)
    assert "Nothing is wrong with it." in outcome.out, outcome.err
    assert (tmp_path / FILE_NAME).read_bytes() == before


def test_what_cannot_be_exported_is_one_sentence(
    hotelier: Shell, house: dict[str, Any], tmp_path: Path
) -> None:
    folder = house["folder"]
    refused = {
        ("abc", folder): "name the table by its first 6 letters",
        ("-unknown", folder): "there is no table -unknown",
        ("%%%%%%", folder): "there is no table %%%%%%",
        ("abcdef", tmp_path): "there are no games in",
    }
    for (name, where), sentence in refused.items():
        assert sentence in hotelier.refuses("export", name, "--data", where)
    assert "No such file" in hotelier.refuses(
        "export", house["table"], "--data", folder, "--output", tmp_path / "no" / "x.json"
    )
    with closing(sqlite3.connect(folder / FILE_NAME)) as file:
        [columns] = zip(*file.execute("SELECT name FROM pragma_table_info('tables')"), strict=True)
        others = ", ".join(columns[1:])
        for name in ("-twins1", "-twins2"):
            again = f"INSERT INTO tables SELECT ?, {others} FROM tables LIMIT 1"  # noqa: S608
            file.execute(again, (name,))
        file.commit()
    assert "2 tables begin with -twins" in hotelier.refuses("export", "-twins", "--data", folder)
    with running(folder):
        said = hotelier.refuses("export", house["table"], "--data", folder)
        assert "is in use; close the server first" in said
    (folder / FILE_NAME).write_text("guests and strudels " * 100)
    assert "cannot be read" in hotelier.refuses("export", house["table"], "--data", folder)
    assert not list(tmp_path.glob("*.json"))


def test_a_full_disk_leaves_no_half_file(
    hotelier: Shell, house: dict[str, Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("hotelier.server.store.exporting.os.fsync", full)
    said = hotelier.refuses("export", house["table"], "--data", house["folder"], "--output", "c")
    assert "c: No space left on device" in said
    assert [it.name for it in tmp_path.iterdir()] == ["data"]
