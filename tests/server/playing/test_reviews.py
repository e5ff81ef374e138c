"""Reviews of finished games: made once by a worker, kept with the table, told to everybody, and
honest where there are none.
"""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

import ludary
from ludary.bots.review import version_of
from ludary.server.playing import reviews
from tests.server.serving import Player, Serving, serving, until


def finished(me: Player) -> str:
    table = me.open("me", "uniform", name="Ann")
    while (snapshot := me.my_turn(table))["status"] != "over":
        me.act(table, snapshot)
    return table


def resigned(me: Player) -> str:
    """A game of few actions, which is soon reviewed."""
    table = me.open("me", "uniform", name="Ann")
    me.act(table, me.my_turn(table))
    me.post(f"/api/tables/{table}/resign")
    return table


def reviewed(me: Player, table: str) -> Any:
    path = f"/api/tables/{table}/review"
    return until(lambda: found if (found := me.get(path))["status"] != "working" else None)


def test_a_finished_game_is_reviewed_once(server: Serving, monkeypatch: pytest.MonkeyPatch) -> None:
    me = server.player()
    table = finished(me)
    answer = reviewed(me, table)
    assert (answer["status"], answer["progress"]) == ("ready", 1.0), answer
    found, last = answer["found"], me.get(f"/api/tables/{table}/replay")["steps"] - 1
    assert [player["name"] for player in found["players"]] == ["Ann", "Bot 2"]
    for player in found["players"]:
        parts = (player[part] for part in ("start", "skill", "gifts", "play", "luck"))
        assert sum(parts) - player["result"] == pytest.approx(0, abs=1e-12)
    assert [found["chances"][place]["step"] for place in (0, -1)] == [0, last]
    assert found["chances"][-1]["chances"] == [player["result"] for player in found["players"]]
    assert found["picture"].startswith("<svg") and "Ann" in found["text"]
    other = reviewed(me, finished(me))["found"]  # of the same players at another table
    assert (other["chances"], other["text"]) != (found["chances"], found["text"])
    monkeypatch.setattr(server.app.workers, "ask", None)  # nobody is asked a second time
    assert server.player().get(f"/api/tables/{table}/review") == answer


def test_a_game_that_goes_on_has_no_review(server: Serving) -> None:
    me = server.player()
    table = me.open("me", "greedy")
    answer = me.ask("GET", f"/api/tables/{table}/review")
    assert (answer.status_code, answer.json()["code"]) == (403, "playing")


def test_a_game_that_is_too_long_says_so(server: Serving, monkeypatch: pytest.MonkeyPatch) -> None:
    me = server.player()
    table = finished(me)
    monkeypatch.setattr(reviews, "LONGEST", 3)
    assert reviewed(me, table) == {
        "status": "impossible",
        "words": reviews.TOO_LONG,
        "progress": 0.0,
        "found": None,
    }


def test_a_review_that_a_restart_interrupts_is_made_anew_and_a_finished_one_is_there_at_once(
    fresh: Path,
) -> None:
    with serving(fresh) as server:
        table = resigned(server.player())
        path = f"/api/tables/{table}/review"
        assert server.player().get(path)["status"] == "working"
        until(lambda: server.app.workers.all)  # a worker is at it
    assert (
        not server.app.reviews.reviews.values
    )  # the end of a server is no reason why a game has no review
    with serving(fresh) as server:
        answer = reviewed(server.player(), table)
        assert answer["status"] == "ready"
    with serving(fresh) as server, pytest.MonkeyPatch.context() as patch:
        patch.setattr(server.app.workers, "ask", None)  # nobody is asked a second time
        assert server.player().get(path) == answer


def versions(path: Path, change: str = "SELECT 1") -> list[str]:
    """Return the versions of the reviews in a database, after a change by somebody else."""
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute(change)
        return [version for [version] in connection.execute("SELECT version FROM reviews")]


def test_a_review_that_an_older_version_made_is_made_anew(fresh: Path) -> None:
    with serving(fresh) as server:
        table = resigned(server.player())
        answer = reviewed(server.player(), table)
        new = answer["found"]["version"]
        assert new == version_of(ludary.load("dunjiin"))
        assert versions(
            fresh, "UPDATE reviews SET version = 'reviewer 0, rules 1, no network'"
        ) != [new]
        server.app.reviews.reviews.values.clear()  # as after a restart
        assert server.player().get(f"/api/tables/{table}/review")["status"] == "working"
        assert reviewed(server.player(), table) == answer
        assert versions(fresh) == [new]


def test_a_review_that_cannot_be_written_is_told_all_the_same(
    fresh: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with serving(fresh) as server:
        table = resigned(server.player())
        with closing(sqlite3.connect(fresh, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")  # the database is locked
            answer = reviewed(server.player(), table)
            other.execute("ROLLBACK")
        assert (answer["status"], versions(fresh)) == ("ready", [])
        monkeypatch.setattr(server.app.workers, "ask", None)  # nobody is asked a second time
        assert server.player().get(f"/api/tables/{table}/review") == answer


def test_a_review_that_cannot_be_read_is_made(fresh: Path) -> None:
    with serving(fresh) as server:
        table = resigned(server.player())
        versions(fresh, "ALTER TABLE reviews RENAME COLUMN contents TO damaged")
        assert reviewed(server.player(), table)["status"] == "ready"
