"""A table's log has an end, and nobody can talk a game to it."""

from __future__ import annotations

import pytest

from ludary.server import moves, table, table_log
from ludary.server.errors import Refused
from ludary.server.table_log import Kind
from tests.server.offline_table import OfflineTable
from tests.server.serving import Serving, until


@pytest.fixture
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    """Logs that end soon."""
    for module in (table_log, moves, table):
        for name, most in (("MOST_TALK", 6), ("MOST_ENTRIES", 16)):
            if hasattr(module, name):
                monkeypatch.setattr(module, name, most)


@pytest.mark.usefixtures("short")
def test_words_leave_room_for_the_game(server: Serving) -> None:
    me = server.player()
    game = me.open("me", "open")
    other = server.player()
    other.post(f"/api/tables/{game}/join")
    said = [me.ask("POST", f"/api/tables/{game}/say", {"text": "Hear, hear"}) for _ in range(8)]

    assert [answer.status_code for answer in said] == [200] * 5 + [409] * 3
    assert (said[-1].json()["code"], "The game itself goes on" in said[-1].json()["error"]) == ("full", True)
    snapshot = me.snapshot(game)
    actor = me if snapshot["decision"]["yours"] else other
    assert actor.act(game, actor.snapshot(game))["number"] > snapshot["number"]
    assert me.no(f"/api/tables/{game}/pace", pace=2.5)[1] == "full"


@pytest.mark.usefixtures("short")
def test_a_full_log_ends_the_table_in_words_and_its_bots_rest(server: Serving) -> None:
    me = server.player()
    game = me.open("me", "greedy", "greedy")
    for _ in range(4):
        me.post(f"/api/tables/{game}/say", text="Hear, hear")

    def end() -> bool:
        snapshot = me.snapshot(game)
        if snapshot["decision"] and snapshot["decision"]["yours"]:
            me.act(game, snapshot)
        return bool(snapshot["trouble"])

    until(end)
    snapshot = me.snapshot(game)
    assert snapshot["trouble"].startswith("This table's log is full")
    assert snapshot["decision"] is None
    assert me.no(f"/api/tables/{game}/resign")[1] == "trouble"
    until(lambda: game not in server.app.bots.driving)


def test_what_does_not_change_the_game_is_counted() -> None:
    at = OfflineTable("Ann", "Bob").start()
    before = at.table.talk
    at.do(moves.say(at.table, 0, "Hear, hear", None)).act()
    assert at.table.talk == before + 1
    assert at.table.entries[-1].kind is Kind.ACT


def test_a_refused_entry_changes_nothing() -> None:
    at = OfflineTable("Ann", "Bob").start()
    at.table.talk = table_log.MOST_TALK
    with pytest.raises(Refused, match="full"):
        moves.check_room(at.table, moves.say(at.table, 0, "Hear", None))
    moves.check_room(at.table, moves.act(at.table, at.table.actor, at.match.legal_ids()[0], at.table.version))
