"""Whoever is away too long can be played for by a bot: everybody else is offered that in time, and it is no bad bot."""

from __future__ import annotations

import json

import httpx
import pytest

from ludary.server import moves, presence, snapshots
from ludary.server.errors import Refused
from ludary.server.feed import Feed
from ludary.server.presence import GONE, Presence, absent, until_absent
from ludary.server.table_log import ClockSetting
from tests.server.offline_table import OfflineTable
from tests.server.serving import Player, Serving

MINUTE = 60_000


def offered(answer: httpx.Response, seat: int) -> bool:
    """Wait until a stream's Snapshot offers a bot for the seat."""
    for line in answer.iter_lines():
        if line.startswith("data: {") and seat in json.loads(line[6:]).get("can", {}).get("bot", []):
            return True
    return False


def together(server: Serving) -> tuple[Player, Player, str]:
    ann, bob = server.player(), server.player()
    table = ann.open("me", "open")
    bob.post(f"/api/tables/{table}/join")
    return ann, bob, table


def test_who_watches_is_told_when_somebody_has_been_away_for_long(server: Serving, monkeypatch: pytest.MonkeyPatch) -> None:
    ann, bob, table = together(server)
    stream = bob.http.stream("GET", f"/api/tables/{table}/events", headers={"authorization": f"Bearer {bob.token}"})
    with stream as answer:
        monkeypatch.setattr(presence, "GONE", 1500)
        mine = ann.http.stream("GET", f"/api/tables/{table}/events", headers={"authorization": f"Bearer {ann.token}"})
        with mine as other:
            assert next(other.iter_lines())
        assert offered(answer, 0)
    assert bob.post(f"/api/tables/{table}/bot", seat=0)["snapshot"]["players"][0]["stand_in"] == "greedy"


def test_the_same_snapshot_changes_with_the_time() -> None:
    at = OfflineTable("Ann", "Bob").start()
    since = Presence((0, at.now))
    assert snapshots.snapshot(at.table, 0, since, 0, at.now)["can"]["bot"] == []
    assert snapshots.snapshot(at.table, 0, since, 0, at.now + GONE)["can"]["bot"] == [1]


def test_it_is_known_beforehand_when_somebody_will_be_absent() -> None:
    at = OfflineTable("Ann", "Bob").start()
    assert until_absent(at.table, Presence((0, 0)), at.now) is None
    leaving = Presence((0, at.now))
    wait = until_absent(at.table, leaving, at.now)
    assert wait is not None
    assert absent(at.table, leaving, at.now + int(wait * 1000)) == frozenset({1})
    assert absent(at.table, leaving, at.now + int(wait * 1000) - 100) == frozenset()


def test_a_clock_that_runs_out_makes_absent_too() -> None:
    at = OfflineTable("Ann", "Bob", clock=ClockSetting(kind="live", minutes=1, increment=0)).start()
    wait = until_absent(at.table, Presence((0, 0)), at.now)
    assert wait is not None
    assert absent(at.table, Presence((0, 0)), at.now + int(wait * 1000)) == frozenset({at.table.actor})


def test_opponents_cannot_choose_a_bad_bot_for_the_absent() -> None:
    at = OfflineTable("Ann", "Bob").start()
    with pytest.raises(Refused, match="plays at least as well as 'greedy'; 'uniform' may not"):
        moves.hand_over(at.table, 0, 1, "uniform", frozenset({1}))


def test_a_bot_that_stands_in_does_not_rush() -> None:
    at = OfflineTable("Ann", "Bob").start()
    at.do(moves.hand_over(at.table, 0, 1, "greedy", frozenset({1}))).do(moves.set_pace(at.table, 0, 0))
    while at.table.actor != 1:
        at.act()
    assert at.table.pace >= 1
    at.do(moves.take_back(at.table, 1))
    assert at.table.setup.pace == 0


def test_a_bot_that_plays_for_who_resigned_keeps_the_pace_of_the_table() -> None:
    at = OfflineTable("Ann", "Bob", "Cem").start().do([])
    at.do(moves.resign(at.table, 1)).do(moves.set_pace(at.table, 0, 0))
    while at.table.actor != 1:
        at.act()
    assert at.table.pace == 0


def test_another_tab_of_somebody_who_is_there_wakes_nobody() -> None:
    feed = Feed(lambda: 1)
    watcher = feed.join("table", -1)
    first = feed.join("table", 0)
    assert watcher.wake.is_set()
    watcher.wake.clear()
    feed.leave("table", feed.join("table", 0))
    assert not watcher.wake.is_set()
    feed.leave("table", first)
    assert watcher.wake.is_set()
