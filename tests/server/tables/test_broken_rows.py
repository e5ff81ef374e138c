"""One row of the database that cannot be read is the trouble of its own table alone, and its page
says so.
"""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from ludary.server.playing import bots
from tests.server.serving import Serving, serving, until

NEWER_SETUP = """UPDATE entries SET data = json_set(data, '$.setup.handicap', 3, '$.setup.clock.delay', 5, '$.chairs[0].team', 1)"""  # noqa: E501
BREAKS = {  # damage to the rows of one table, and the words of its page
    "no JSON": (
        "UPDATE entries SET data = '{' WHERE number = 3",
        "cannot read entry 3|position can be read|damaged|^$",
    ),
    "bytes that are no text": (
        "UPDATE entries SET data = CAST(x'7bff' AS TEXT) WHERE number = 1",
        "cannot read entry 1",
    ),
    "a kind that is not known": (
        "UPDATE entries SET kind = 'swap' WHERE number = 3",
        "cannot read entry 3 of its log, of the kind 'swap'",
    ),
    "an entry is missing": (
        "DELETE FROM entries WHERE number = 3",
        "entry 3 of its log is missing",
    ),
    "the first is missing": (
        "DELETE FROM entries WHERE number = 1",
        "entry 1 of its log is missing",
    ),
    "all are missing": ("DELETE FROM entries", "the beginning of its log is missing"),
    "no set-up": ("UPDATE entries SET data = '{}' WHERE number = 1", "cannot read entry 1"),
    "a set-up of other values": (
        (
            "UPDATE entries SET data = json_set(data, '$.setup.clock.kind', 'byo-yomi') WHERE"
            " number = 1"
        ),
        "damaged",
    ),
    "no such seat": ("UPDATE entries SET seat = 7 WHERE number = 3", "^$"),
    "a state too short": ("UPDATE tables SET state = x'0102'", "^$"),
    "neither log nor state": (
        (
            "UPDATE entries SET data = json_set(data, '$.do', 'nonsense') WHERE number = 3; UPDATE"
            " tables SET state = x'0102'"
        ),
        "neither its log nor its last position",
    ),
    "no such edition": (
        "UPDATE entries SET data = json_set(data, '$.setup.edition', 'none') WHERE number = 1",
        "its edition is not kept",
    ),
    "another game": (
        (
            "UPDATE tables SET game = 'chess'; UPDATE entries SET data = json_set(data,"
            " '$.setup.game', 'chess') WHERE number = 1"
        ),
        "'chess' is not played here",
    ),
    "a newer server's fields": (f"{NEWER_SETUP} WHERE number = 1", "^$"),
}


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots are looked after every moment."""
    monkeypatch.setattr(bots, "SWEEP", 0.05)
    monkeypatch.setattr(bots, "ORPHANED", 0)


def played(fresh: Path, count: int) -> tuple[list[str], str]:
    """Tables of one person with a bot that has to act, and the person's token."""
    with serving(fresh) as server:
        ann = server.player()
        ids: list[str] = []
        while len(ids) < count:
            id = ann.open("me", "greedy", pace=0)
            snapshot = ann.my_turn(id)
            if snapshot["status"] == "playing" and snapshot["number"] >= 3:
                ids.append(id)
        return ids, ann.token


def write(path: Path, commands: str, id: str) -> None:
    with closing(sqlite3.connect(path)) as connection:
        for command in commands.split("; "):
            whose = ("AND " if "WHERE" in command else "WHERE ") + (
                '"table" = ?' if "entries" in command else "id = ?"
            )
            connection.execute(f"{command} {whose}", [id])
        connection.commit()


@pytest.fixture
def broken(fresh: Path, quick: None) -> Iterator[tuple[Serving, dict[str, str], list[str], str]]:
    """A server whose database has a table broken in each way, all of them due for a bot before two
    others.
    """
    ids, token = played(fresh, len(BREAKS) + 2)
    whole, hurt = ids[:2], dict(zip(BREAKS, ids[2:], strict=True))
    for what, id in hurt.items():
        write(fresh, BREAKS[what][0], id)
        write(fresh, "UPDATE tables SET bot_due = 1", id)
    for id in whole:
        write(fresh, "UPDATE tables SET bot_due = 2", id)
    with serving(fresh) as server:
        yield server, hurt, whole, token


def test_a_broken_row_hurts_its_own_table_alone(
    broken: tuple[Serving, dict[str, str], list[str], str], capfd: pytest.CaptureFixture[str]
) -> None:
    server, hurt, whole, token = broken
    ann = server.player(token)
    for what, id in hurt.items():
        answer = ann.ask("GET", f"/api/tables/{id}")
        assert answer.status_code == 200, f"{what}: {answer.text[:300]}"
        trouble = answer.json()["trouble"]
        assert_matches(BREAKS[what][1], trouble, what)
        page = ann.ask("GET", f"/t/{id}", headers={"accept": "text/html"})
        assert page.status_code == 200, f"{what}: {page.text[:300]}"
        if trouble:
            assert ann.no(f"/api/tables/{id}/act", action=0, version=answer.json()["version"])[
                0
            ] in (403, 409)
    assert {card["id"] for card in ann.get("/api/tables")} >= {*hurt.values(), *whole}
    for id in whole:
        snapshot = ann.my_turn(id)
        ann.act(id, snapshot)
        assert ann.my_turn(id)["number"] > snapshot["number"]
    until(
        lambda: (
            server.app.bots.resting.keys()
            >= {id for what, id in hurt.items() if BREAKS[what][1] != "^$" and what != "no JSON"}
        )
    )
    log = capfd.readouterr().err
    assert log.count('"table_broken"') <= len(hurt)  # each once, not at every look


def assert_matches(pattern: str, words: str, what: str) -> None:
    assert re.search(pattern, words), f"{what}: {words!r}"


def test_a_bot_that_fails_at_one_table_is_no_other_tables_trouble(fresh: Path, quick: None) -> None:
    ids, token = played(fresh, 2)
    first, second = ids[:2]
    write(
        fresh,
        "UPDATE entries SET data = json_set(data, '$.chairs[1].bot', 'nobody') WHERE number = 1",
        first,
    )
    write(fresh, "UPDATE tables SET bot_due = 1", first)
    with serving(fresh) as server:
        ann = server.player(token)
        for id in (first, second):
            snapshot = ann.my_turn(id)
            ann.act(id, snapshot)
        assert ann.my_turn(second)["number"] > 3
        snapshot = ann.snapshot(first)
        if snapshot["status"] == "playing" and snapshot["decision"]["seat"] == 1:
            until(lambda: first in server.app.bots.resting)


def test_a_message_at_a_table_in_trouble_keeps_its_last_position(fresh: Path) -> None:
    ids, token = played(fresh, 1)
    with closing(sqlite3.connect(fresh)) as connection:
        before = connection.execute(
            "SELECT state, status, actor, bot_due FROM tables WHERE id = ?", ids[:1]
        ).fetchone()
    write(fresh, BREAKS["a kind that is not known"][0], ids[0])
    with serving(fresh) as server:
        server.player(token).post(f"/api/tables/{ids[0]}/say", text="Oh")
    with closing(sqlite3.connect(fresh)) as connection:
        assert (
            connection.execute(
                "SELECT state, status, actor, bot_due FROM tables WHERE id = ?", ids[:1]
            ).fetchone()
            == before
        )


def test_a_newer_servers_entry_that_comes_while_a_table_is_in_memory_is_its_trouble(
    fresh: Path,
) -> None:
    with serving(fresh) as server:
        ann = server.player()
        id = ann.open("me", "open")
        number = ann.snapshot(id)["number"]
        row: tuple[Any, ...] = (id, number + 1, "swap", 0, 1, '{"with": 1}')
        with closing(sqlite3.connect(fresh)) as connection:
            connection.execute(
                'INSERT INTO entries ("table", number, kind, seat, at, data) VALUES (?, ?, ?, ?,'
                " ?, ?)",
                row,
            )
            connection.commit()
        ann.post(f"/api/tables/{id}/say", text="Hello")
        assert "of the kind 'swap'" in ann.snapshot(id)["trouble"]
        assert server.player().no(f"/api/tables/{id}/join")[:2] == (409, "trouble")
