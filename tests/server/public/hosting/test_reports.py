"""Reports of players to the host: with what was said, as the log has it, and not too many."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import sqlalchemy as sa

from ludary.server.resources.limits import ServerLimits
from ludary.server.store.schema import reports
from tests.server.serving import ONE_ADDRESS, Player, Serving, serving


def rows(server: Serving) -> list[Any]:
    with server.app.store.engine.connect() as connection:
        return list(connection.execute(sa.select(reports).order_by(reports.c.at)).mappings())


def talked(server: Serving, words: int = 30) -> tuple[Player, Player, str]:
    """Ann and Bob at a table, at which Bob has said much."""
    ann, bob = server.player(), server.player()
    table = ann.open("me", "open", name="Ann")
    bob.post(f"/api/tables/{table}/join", name="Bob")
    for number in range(words):
        bob.post(f"/api/tables/{table}/say", text=f"You {number}")
    return ann, bob, table


LIMITS = ServerLimits(connects_address=0, words_person=0, reports_person=3, reports_address=4)


def test_a_report_has_the_words_of_the_log_and_a_day_has_few(tmp_path: Path) -> None:
    with serving(tmp_path / "tables.db", **{**ONE_ADDRESS, "limits": LIMITS}) as server:
        ann, bob, table = talked(server)
        path = f"/api/tables/{table}/report"
        for _ in range(2):  # repeating is harmless
            assert ann.post(path, seat=1, reason="insults", words="All the time") == {}
        [row] = rows(server)
        assert (row["name"], row["by_name"], row["reason"], row["words"]) == (
            "Bob",
            "Ann",
            "insults",
            "All the time",
        )
        said = json.loads(row["evidence"])
        assert [one["text"] for one in said] == [f"You {number}" for number in range(10, 30)]
        assert {(one["seat"], one["name"]) for one in said} == {(1, "Bob")}
        first = next(one["number"] for one in ann.snapshot(table)["news"] if one["kind"] == "say")
        ann.post(path, seat=1, reason="threats", number=first)
        assert [one["text"] for one in json.loads(rows(server)[-1]["evidence"])][:2] == [
            "You 0",
            "You 10",
        ]
        ann.post(path, seat=1, reason="spam")
        assert ann.no(path, seat=1, reason="name")[:2] == (429, "reports_person")
        bob.post(path, seat=0, reason="other")
        assert bob.no(path, seat=0, reason="spam")[:2] == (429, "reports_address")
        assert len(rows(server)) == 4


def test_a_report_is_about_another_person_and_has_a_reason(server: Serving) -> None:
    ann, _, table = talked(server, 1)
    path = f"/api/tables/{table}/report"
    assert [ann.no(path, seat=seat, reason="spam")[1] for seat in (0, 5)] == ["yours", "no_seat"]
    assert ann.no(path, seat=1, reason="dislike")[0] == 400
    assert ann.no(path, seat=1, reason="spam", words="x" * 501)[0] == 400
    stranger = server.player().ask("POST", path, {"seat": 1, "reason": "spam"})
    assert (stranger.status_code, stranger.json()["code"]) == (401, "no_token")
    assert rows(server) == []


def test_without_admins_there_is_neither_page_nor_path(server: Serving) -> None:
    for path in (
        "/admin",
        *(f"/api/admin/{what}" for what in ("reports", "tables", "players", "bans", "acts")),
    ):
        assert server.player().ask("GET", path).status_code == 404
    for path in ("enter", "leave", f"tables/{'A' * 16}/close", "bans", "acts/1/undo"):
        assert server.player().ask(
            "POST", f"/api/admin/{path}", {"token": "", "why": "I say so"}
        ).status_code in (400, 404)
    assert server.player().ask("POST", "/api/admin/enter", {"token": ""}).status_code == 404
