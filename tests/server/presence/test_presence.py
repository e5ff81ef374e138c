"""A bot can play for an absent player: everybody else is offered that in time, and the bot is no
bad one.
"""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import httpx
import pytest

from ludary.server.errors import Refused
from ludary.server.presence import presence
from ludary.server.presence.feed import Feed
from ludary.server.presence.presence import (
    GONE,
    PATIENCE,
    Presence,
    absent_seats,
    seconds_until_absent,
)
from ludary.server.public.fairness.quotas import stream_limits
from ludary.server.resources.addresses import NetworkDigest
from ludary.server.resources.limits import ServerLimits
from ludary.server.resources.pools import Owner
from ludary.server.showing import snapshots
from ludary.server.tables import absences, moves
from ludary.server.tables.log import ClockSetting
from tests.server.offline_table import OfflineTable
from tests.server.serving import Player, Serving, serving, until

MINUTE = 60_000


def offered(answer: httpx.Response, seat: int) -> bool:
    """Wait until a stream's Snapshot offers a bot for the seat."""
    for line in answer.iter_lines():
        if line.startswith("data: {") and seat in json.loads(line[6:]).get("can", {}).get(
            "bot", []
        ):
            return True
    return False


def together(server: Serving) -> tuple[Player, Player, str]:
    ann, bob = server.player(), server.player()
    table = ann.open("me", "open")
    bob.post(f"/api/tables/{table}/join")
    return ann, bob, table


def test_watchers_are_told_when_a_player_has_been_away_for_long(
    server: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, bob, table = together(server)
    stream = bob.http.stream(
        "GET", f"/api/tables/{table}/events", headers={"authorization": f"Bearer {bob.token}"}
    )
    with stream as answer:
        monkeypatch.setattr(presence, "GONE", 1500)
        mine = ann.http.stream(
            "GET", f"/api/tables/{table}/events", headers={"authorization": f"Bearer {ann.token}"}
        )
        with mine as other:
            assert next(other.iter_lines())
        assert offered(answer, 0)
    until(
        lambda: bob.ask("POST", f"/api/tables/{table}/bot", {"seat": 0}).status_code == 200
    )  # it is offered before she comes, too
    assert bob.snapshot(table)["players"][0]["stand_in"] == "greedy"


def test_a_snapshot_without_new_entries_changes_with_the_time() -> None:
    at = OfflineTable("Ann", "Bob").start()
    since = Presence((0, at.now))
    assert snapshots.snapshot(at.table, 0, since, 0, at.now)["can"]["bot"] == []
    assert snapshots.snapshot(at.table, 0, since, 0, at.now + GONE)["can"]["bot"] == [1]


def test_the_time_of_the_next_absence_is_known_beforehand() -> None:
    at = OfflineTable("Ann", "Bob").start()
    assert seconds_until_absent(at.table, Presence((0, 0)), at.now) == PATIENCE / 1000 + 0.01
    leaving = Presence((0, at.now))
    wait = seconds_until_absent(at.table, leaving, at.now)
    assert wait is not None
    assert absent_seats(at.table, leaving, at.now + int(wait * 1000)) == frozenset({1})
    assert absent_seats(at.table, leaving, at.now + int(wait * 1000) - 100) == frozenset()


def test_a_clock_that_runs_out_makes_absent_too() -> None:
    at = OfflineTable("Ann", "Bob", clock=ClockSetting(kind="live", minutes=1, increment=0)).start()
    wait = seconds_until_absent(at.table, Presence((0, 0)), at.now)
    assert wait is not None
    assert absent_seats(at.table, Presence((0, 0)), at.now + int(wait * 1000)) == frozenset(
        {at.table.actor}
    )


def test_opponents_cannot_choose_a_bad_bot_for_the_absent() -> None:
    at = OfflineTable("Ann", "Bob").start()
    with pytest.raises(
        Refused, match="must play at least as well as 'greedy': choose another bot than 'uniform'"
    ):
        absences.hand_over(at.table, 0, 1, "uniform", frozenset({1}))


def test_a_bot_that_stands_in_does_not_rush() -> None:
    at = OfflineTable("Ann", "Bob").start()
    at.do(absences.hand_over(at.table, 0, 1, "greedy", frozenset({1}))).do(
        moves.set_pace(at.table, 0, 0)
    )
    while at.table.actor != 1:
        at.act()
    assert at.table.pace >= 1
    at.do(absences.take_back(at.table, 1))
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


def test_without_a_clock_who_does_not_decide_for_a_day_counts_as_away() -> None:
    at = OfflineTable("Ann", "Bob").start()
    there = Presence((0, 0))
    assert absent_seats(at.table, there, at.now + PATIENCE - 1) == frozenset()
    assert absent_seats(at.table, there, at.now + PATIENCE) == {at.table.actor}


def test_a_player_who_acts_without_a_stream_is_present() -> None:
    at = OfflineTable("Ann", "Bob").start()
    seat, gone = at.table.actor, Presence((1, 1))
    at.act()
    assert absent_seats(at.table, gone, at.now + GONE - 1) == {1 - seat}
    assert absent_seats(at.table, gone, at.now + GONE) == {0, 1}
    wait = seconds_until_absent(at.table, gone, at.now)
    assert wait is not None and absent_seats(at.table, gone, at.now + int(wait * 1000)) == {0, 1}


def test_a_pass_by_the_table_does_not_count_as_presence() -> None:
    at = OfflineTable("Ann", "Bob").start()
    seat = at.table.actor
    [act] = moves.act(at.table, seat, at.match.legal_ids()[0], at.table.version)
    at.do([replace(act, data={**act.data, "passed": True})])
    assert seat in absent_seats(at.table, Presence((1, 1)), at.now)


class Wall:
    """A clock on the wall that only the test moves."""

    time = MINUTE

    def __call__(self) -> int:
        return self.time


def test_a_player_who_asks_without_a_stream_is_present_for_a_minute() -> None:
    wall = Wall()
    feed, moved = Feed(wall), []
    feed.moved = lambda table, seat: moved.append(seat)
    watcher = feed.join("table", -1)
    wall.time += MINUTE
    feed.ask("table", 0)
    assert watcher.wake.is_set() and moved == [0]
    asked = feed.presence("table", 2)
    assert (asked.away_since, asked.until) == ((0, MINUTE), (wall.time + GONE, 0))
    watcher.wake.clear()
    wall.time += GONE - 1
    feed.ask("table", 0)
    assert not watcher.wake.is_set()  # each request makes it longer, and tells nobody anything new
    assert feed.presence("table", 2) == asked
    last = wall.time
    wall.time += GONE
    assert feed.presence("table", 1).away_since == (last,)


def test_a_player_who_closes_the_page_is_away_at_once() -> None:
    wall = Wall()
    feed = Feed(wall)
    page = feed.join("table", 0)
    feed.ask("table", 0)
    feed.leave("table", page)
    assert feed.presence("table", 1).away_since == (wall.time,)


def test_a_player_who_has_just_been_there_is_not_away_when_the_table_leaves_memory() -> None:
    wall = Wall()
    feed = Feed(wall)
    wall.time += 2 * MINUTE
    feed.ask("table", 0)
    feed.leave("table", feed.join("table", 1))
    feed.forget("table")
    feed.tidy()
    assert feed.presence("table", 2).away_since == (0, wall.time)
    wall.time += GONE
    feed.tidy()
    assert (feed.asked, feed.left) == (
        {},
        {},
    )  # and nothing is kept of those who have long been gone


@pytest.mark.parametrize("asks", ["table", "page", "act"])
def test_a_player_who_asks_for_anything_is_not_handed_over(
    server: Serving, monkeypatch: pytest.MonkeyPatch, asks: str
) -> None:
    ann, bob, table = together(server)
    server.app.feed.left.clear()
    monkeypatch.setattr(server.app.feed, "born", 1)
    monkeypatch.setattr(presence, "last_entry_at", lambda *_: 0)  # another test covers the log
    snapshot = ann.snapshot(table)
    seat = snapshot["decision"]["seat"] if asks == "act" else 1
    player, other = (ann, bob)[:: -1 if seat else 1]
    server.app.feed.asked.clear()
    assert seat in other.snapshot(table)["can"]["bot"]
    if asks == "act":
        player.act(table, player.snapshot(table))
    else:
        assert (
            player.ask(
                "GET", f"/t/{table}" if asks == "page" else f"/api/tables/{table}"
            ).status_code
            == 200
        )
    assert other.no(f"/api/tables/{table}/bot", seat=seat)[:2] == (409, "present")


def test_strangers_who_watch_leave_room_for_players_at_their_own_table(fresh: Path) -> None:
    with serving(
        fresh,
        limits=ServerLimits(
            streams=3, streams_address=2, streams_table=2, streams_seat=1, connects_address=0
        ),
    ) as server:
        ann, bob, table = together(server)
        other = ann.open("me", "open")
        crowd = [server.player().events(table), server.player().news(table, other)]
        next(crowd[0])
        assert next(crowd[1]) == ("missing", other)
        refused = server.player().ask("GET", f"/api/tables/{table}/events")
        assert (refused.status_code, refused.json()["code"]) == (429, "streams_address")
        players = [ann.events(table), bob.events(table), ann.events(other)]
        assert all(next(one)["seat"] >= 0 for one in players)
        again = bob.ask("GET", f"/api/tables/{table}/events")
        assert (again.status_code, again.json()["code"]) == (429, "streams_seat")
        for one in (*crowd, *players):
            one.close()


def test_every_stream_counts_against_a_limit_of_the_whole_server() -> None:
    ann = Owner("ann", NetworkDigest("network"))
    bounds = [
        {name for name, whose in stream_limits(ann, "table", sits) if not whose}
        for sits in (True, False)
    ]
    assert bounds == [{"streams_players"}, {"streams"}]
