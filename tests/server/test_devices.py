"""The same person at a second device: seats, host, and nobody else."""

from pathlib import Path

import pytest

from hotelier.server.server_error import ServerError
from hotelier.server.tables.devices import CODE_SECONDS, Devices
from tests.server.play import (
    YOU_AND_RANDOM,
    another_browser,
    error_of,
    open_table,
    running,
    seated,
)


def test_a_code_brings_all_games_to_a_second_device(tmp_path: Path) -> None:
    with running(tmp_path) as client:
        table = open_table(client, YOU_AND_RANDOM, spectators=False)["table"]
        phone, third = another_browser(client), another_browser(client)
        assert error_of(phone.get(f"/api/tables/{table}"), 403) == "no_spectators"
        told = client.post("/api/devices/code").json()
        assert told["seconds"] == CODE_SECONDS
        typed = {"code": told["code"].lower().replace("-", " ")}
        entered = phone.post("/api/devices/enter", json=typed)
        assert [it["table"] for it in entered.json()["tables"]] == [table]
        assert phone.get(f"/api/tables/{table}").json()["is_host"]
        with seated(client, table) as one, seated(phone, table) as two:
            one.until_asked()
            two.until_asked()
            assert one.state["view"] == two.state["view"]
            assert (one.state["holds"], two.state["holds"]) == ([0], [0])
            number = two.choose(0)["number"]
            while one.state["number"] < number:
                one.next_state()
        answer = third.post("/api/devices/enter", json=typed)
        assert error_of(answer, 404) == "bad_code"
        assert third.get("/api/tables").json() == {"tables": []}


def test_a_browser_with_games_gives_them_up_only_if_it_says_so(tmp_path: Path) -> None:
    with running(tmp_path) as client:
        phone = another_browser(client)
        own = open_table(phone, YOU_AND_RANDOM)["table"]
        typed = {"code": client.post("/api/devices/code").json()["code"]}
        answer = phone.post("/api/devices/enter?lang=de", json=typed)
        assert error_of(answer, 409) == "device_has_games"
        assert [it["table"] for it in phone.get("/api/tables").json()["tables"]] == [own]
        assert phone.post("/api/devices/enter", json=typed | {"give_up": True}).status_code == 200
        assert phone.get("/api/tables").json() == {"tables": []}


def test_codes_are_for_ten_minutes_and_the_last_one_counts() -> None:
    now = 0.0
    devices = Devices(lambda: now)
    first, second = devices.new_code("a"), devices.new_code("a")
    other = devices.new_code("b")
    assert len({first, second, other}) == 3
    with pytest.raises(ServerError, match="bad_code"):
        devices.use(first)
    assert devices.use(second) == "a"
    now = CODE_SECONDS - 0.1
    assert devices.find(other) == "b"
    now = CODE_SECONDS
    for code in (other, second, "", "x"):
        with pytest.raises(ServerError, match="bad_code"):
            devices.find(code)
