"""Muting at a table, and blocking everywhere: kept with the player, told to nobody."""

from __future__ import annotations

import pytest

from ludary.server.presence import blocked_players
from tests.server.serving import Player, Serving


@pytest.fixture
def table(server: Serving) -> tuple[Player, Player, str]:
    """Ann and Bob at a table of Ann's, and its id."""
    ann, bob = server.player(), server.player()
    table = ann.open("me", "open", name="Ann")
    bob.post(f"/api/tables/{table}/join", name="Bob")
    return ann, bob, table


def ignored(me: Player, table: str) -> tuple[list[int], list[int]]:
    shown = me.snapshot(table)
    return shown["muted"], shown["blocked"]


def test_a_player_is_muted_at_one_table_and_blocked_at_all(
    table: tuple[Player, Player, str],
) -> None:
    ann, bob, here = table
    there = bob.open("me", "open", name="Bob")
    for _ in range(2):  # repeating is harmless
        assert ann.post(f"/api/tables/{here}/mute", seat=1)["snapshot"]["muted"] == [1]
    assert (ignored(ann, here), ignored(ann, there)) == (([1], []), ([], []))
    ann.post(f"/api/tables/{here}/mute", seat=1, muted=False)
    assert ignored(ann, here) == ([], [])
    ann.post(f"/api/tables/{here}/block", seat=1)
    assert (ignored(ann, here), ignored(ann, there)) == (([1], [1]), ([0], [0]))
    assert ignored(bob, here) == ([], [])
    ann.post(f"/api/tables/{here}/block", seat=1, blocked=False)
    assert ignored(ann, there) == ([], [])


def test_nobody_is_told_of_a_block_and_the_log_has_no_trace_of_it(
    table: tuple[Player, Player, str],
) -> None:
    ann, bob, here = table
    ann.snapshot(here)
    before = {**bob.snapshot(here), "now": 0}
    ann.post(f"/api/tables/{here}/mute", seat=1)
    ann.post(f"/api/tables/{here}/block", seat=1)
    assert {**bob.snapshot(here), "now": 0} == before


def test_an_open_page_hears_of_a_block_from_another_browser(
    table: tuple[Player, Player, str],
) -> None:
    ann, _, here = table
    stream = ann.events(here)
    assert next(stream)["muted"] == []
    ann.post(f"/api/tables/{here}/block", seat=1)
    assert next(stream)["muted"] == [1]


def test_who_is_blocked_cannot_sit_down_at_the_players_tables(
    table: tuple[Player, Player, str],
) -> None:
    ann, bob, here = table
    ann.post(f"/api/tables/{here}/block", seat=1)
    new = ann.open("me", "open")
    assert bob.no(f"/api/tables/{new}/join")[:2] == (403, "closed_to_you")
    assert bob.no(f"/api/tables/{new}/join", knowing=True)[:2] == (403, "closed_to_you")
    assert bob.post(f"/api/tables/{here}/join")["seat"] == 1  # who sits, sits
    ann.post(f"/api/tables/{here}/block", seat=1, blocked=False)
    assert bob.post(f"/api/tables/{new}/join")["seat"] == 1


def test_a_player_is_told_before_sitting_down_with_somebody_blocked(
    table: tuple[Player, Player, str], server: Serving
) -> None:
    ann, bob, here = table
    ann.post(f"/api/tables/{here}/block", seat=1)
    others = server.player().open("open", "open", "open", game="koa")
    bob.post(f"/api/tables/{others}/join", seat=2)
    for new in (bob.open("me", "open"), others):
        status, code, words = ann.no(f"/api/tables/{new}/join")
        assert (status, code, "Bob" in words) == (409, "blocked", True)
        assert ann.post(f"/api/tables/{new}/join", knowing=True)["seat"] >= 0


def test_a_rematch_keeps_no_seat_for_somebody_blocked(table: tuple[Player, Player, str]) -> None:
    ann, bob, here = table
    ann.post(f"/api/tables/{here}/block", seat=1)
    bob.post(f"/api/tables/{here}/resign")
    again = ann.post(f"/api/tables/{here}/again")["id"]
    assert ann.snapshot(again)["players"][1]["name"] == "Seat 2"
    assert bob.no(f"/api/tables/{again}/join")[1] == "closed_to_you"


def test_a_players_blocks_are_listed_and_ended_by_that_player_alone(
    table: tuple[Player, Player, str],
) -> None:
    ann, bob, here = table
    ann.post(f"/api/tables/{here}/block", seat=1)
    ann.post(f"/api/tables/{here}/mute", seat=1)
    shown = ann.get("/api/me/blocks")["blocks"]
    assert sorted((one["name"], one["table"]) == ("Bob", here) for one in shown) == [False, True]
    assert bob.get("/api/me/blocks")["blocks"] == []
    for one in shown:
        bob.post(f"/api/me/blocks/{one['id']}/end")
    assert ann.get("/api/me/blocks")["blocks"] == shown
    left = [ann.post(f"/api/me/blocks/{one['id']}/end")["blocks"] for one in shown]
    assert [len(some) for some in left] == [1, 0]
    assert ignored(ann, here) == ([], [])


def test_only_other_people_are_blocked_and_only_so_many(
    table: tuple[Player, Player, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, _, here = table
    for what in ("mute", "block"):
        assert [ann.no(f"/api/tables/{here}/{what}", seat=seat)[1] for seat in (0, 2)] == [
            "yours",
            "no_seat",
        ]
    monkeypatch.setattr(blocked_players, "MOST", 2)
    tables = [Player.open(ann, "me", "open") for _ in range(3)]
    others = [Player(str(ann.http.base_url)) for _ in tables]
    for new, other in zip(tables, others, strict=True):
        other.post(f"/api/tables/{new}/join", name="Bob")
        ann.post(f"/api/tables/{new}/mute", seat=1)
        other.http.close()
    assert [one["table"] for one in ann.get("/api/me/blocks")["blocks"]] == tables[:0:-1]
    assert [
        ann.ask("POST", f"/api/tables/{new}/block", {"seat": 1}).status_code for new in tables
    ] == [200, 200, 409]
