"""Everything about a person: preferences, games, an export of all of it, and its deletion."""

from __future__ import annotations

import sqlalchemy as sa

from ludary.server.store import schema
from ludary.server.store.persons.preferences import LONGEST, MOST
from ludary.server.store.schema import entries, seats
from tests.server.serving import Serving


def test_the_last_write_of_a_preference_wins_and_there_is_room_for_some(server: Serving) -> None:
    me, eve = server.player().be_a_player(), server.player().be_a_player()
    me.post("/api/me/preferences", set={"theme": "dark", "seats.koa": "2"})
    assert me.post("/api/me/preferences", set={"theme": "light", "sound": "on"})["preferences"]["theme"] == "light"
    assert me.post("/api/me/preferences", set={"seats.koa": None}) == {"preferences": {"theme": "light", "sound": "on"}}
    assert eve.get("/api/me/preferences") == {"preferences": {}}
    for number in range(MOST):
        kept = me.post("/api/me/preferences", set={f"seats.{number}": "x" * LONGEST})["preferences"]
    assert (len(kept), "theme" in kept, f"seats.{MOST - 1}" in kept) == (MOST, False, True)
    for wrong in ({"a b": "x"}, {"a": "x" * (LONGEST + 1)}, {"a": "\x1b"}, {"a": 1}, {str(n): "x" for n in range(MOST + 1)}):
        assert me.no("/api/me/preferences", set=wrong)[:2] == (400, "invalid")


def test_finished_games_are_listed_with_results_and_head_to_head(server: Serving) -> None:
    ann, bob = server.player(), server.player()
    ann.post("/api/players", name="Ann")
    bob.post("/api/players", name="Bob")
    running = ann.open("me", "open")
    bob.post(f"/api/tables/{running}/join")
    for one in (ann, bob, bob):
        table = ann.open("me", "open", name="Ann")
        bob.post(f"/api/tables/{table}/join")
        one.post(f"/api/tables/{table}/resign")
    alone = bob.open("me", "greedy")
    bob.post(f"/api/tables/{alone}/resign")
    mine, his = ann.get("/api/me/games"), bob.get("/api/me/games")
    assert [card["id"] for card in mine["running"]] == [running]
    assert [game["outcome"] for game in mine["finished"]] == ["won", "won", "lost"]
    assert (mine["finished"][0]["id"], mine["finished"][0]["others"], mine["finished"][0]["actions"]) == (table, ["Bob"], 0)
    assert mine["by_game"] == [{"game": "dunjiin", "title": "Dunjiin", "played": 3, "won": 2, "drew": 0, "lost": 1}]
    assert [(one["name"], one["played"], one["ahead"], one["behind"]) for one in mine["people"]] == [("Bob", 3, 2, 1)]
    assert [(one["name"], one["played"], one["ahead"], one["behind"]) for one in his["bots"]] == [("Dunjiin: Hard", 1, 0, 1)]
    assert [(one["name"], one["ahead"], one["behind"]) for one in his["people"]] == [("Ann", 1, 2)]
    assert his["finished"][0]["others"] == ["Bot 2 (Hard)"]
    assert (mine["count"], mine["pages"], ann.get("/api/me/games?page=2")["finished"]) == (3, 1, [])
    assert server.player().ask("GET", "/api/me/games").status_code == 401
    shown = ann.ask("GET", "/games").text
    assert [f'href="{server.url}/t/{table}' in shown, f"/t/{running}" in shown, shown.count(">Won<")] == [
        True,
        True,
        3,
    ]
    assert "You have no games here yet." in server.player().ask("GET", "/games").text


def test_results_of_games_that_ended_before_results_were_kept_are_found_out_some_at_a_time(server: Serving) -> None:
    me = server.player()
    tables = [me.open("me", "greedy") for _ in range(4)]
    for table in tables:
        me.post(f"/api/tables/{table}/resign")
    with server.app.store.engine.begin() as connection:
        connection.execute(sa.update(seats).where(seats.c.table.in_(tables)).values(outcome=None, result=None, bot=None))
        connection.execute(sa.update(schema.tables).where(schema.tables.c.id == tables[3]).values(game="gone"))
        connection.execute(sa.delete(entries).where(entries.c.table == tables[3]))  # which nobody can read
    server.app.tables.live.pop(tables[3])
    first = me.get("/api/me/games")
    assert (first["unknown"], sorted(game["outcome"] for game in first["finished"])) == (1, ["", "", "lost", "lost"])
    second = me.get("/api/me/games")
    assert (second["unknown"], sorted(game["outcome"] for game in second["finished"])) == (0, ["", "lost", "lost", "lost"])
    assert [(one["name"], one["behind"]) for one in second["bots"]] == [("Dunjiin: Hard", 3)]
