"""Bots at a table: in a long row of their actions each waits less, so that nobody waits long for
their turn.
"""

from __future__ import annotations

from pathlib import Path

import ludary
from ludary.server.playing.bots import pace_factor
from ludary.server.tables import moves
from tests.server.offline_table import OfflineTable
from tests.server.serving import Serving, serving, until


def rows(*who: str) -> list[float]:
    """Return the bots' waits, as parts of the pace, in a row of 40 actions at Koa."""
    at = OfflineTable(*who, game=ludary.load("koa")).start()
    found: list[float] = []
    while len(found) < 40 and at.table.actor >= 0:
        if at.table.bot_to_move:
            found.append(pace_factor(at.table))
        at.act()
    return found


def test_few_actions_of_bots_in_a_row_keep_the_pace() -> None:
    assert set(rows("Ann", "greedy")[:3]) == {1.0}


def test_a_row_takes_ten_times_the_pace_at_most() -> None:
    at = OfflineTable("Ann", "greedy", "greedy", "greedy", game=ludary.load("koa")).start()
    row = longest = 0.0
    while at.table.actor >= 0 and at.table.number < 120:
        row = row + pace_factor(at.table) if at.table.bot_to_move else 0.0
        longest = max(longest, row)
        at.act()
    assert 1 < longest <= 10


def test_a_pass_by_the_table_does_not_slow_down_a_row_of_bots() -> None:
    at = OfflineTable("Ann", "greedy", game=ludary.load("zimby_mojo")).start()
    passes, row, longest = 0, 0.0, 0.0
    while at.table.actor >= 0 and passes < 3 and at.table.number < 600:
        if at.table.silent >= 0:
            before = pace_factor(at.table)
            at.do(moves.let_pass(at.table, at.table.version))
            passes += 1
            assert pace_factor(at.table) == before
            continue
        row = row + pace_factor(at.table) if at.table.bot_to_move else 0.0
        longest = max(longest, row)
        at.act()
    assert passes
    assert longest <= 10


def test_bots_among_themselves_keep_the_pace() -> None:
    assert set(rows("greedy", "greedy")) == {1.0}


def test_no_bot_begins_once_the_server_closes(fresh: Path) -> None:
    with serving(fresh) as server:
        me = server.player()
        id = me.open("me", "greedy", pace=30)
        while (snapshot := me.snapshot(id))["decision"]["yours"]:
            me.act(id, snapshot)
        table = server.app.tables.live[id].table
    assert table is not None and server.app.bots.may_act(table)
    server.app.bots.notice(table)
    assert not server.app.bots.driving


def test_news_that_could_not_be_read_is_read_at_the_next_beat(server: Serving) -> None:
    me = server.player()
    id = me.open("me", "open")
    live = server.app.tables.live[id]
    before = live.table
    me.post(f"/api/tables/{id}/say", text="hello")
    live.table, live.unsure = before, True  # as where the database failed when the news came
    assert before is not None
    until(lambda: live.table is not None and live.table.number > before.number)
