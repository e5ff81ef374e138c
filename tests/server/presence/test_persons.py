"""Everything about a person: preferences, games, an export of all of it, and its deletion."""

from __future__ import annotations

from ludary.server.store.persons.preferences import LONGEST, MOST
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
