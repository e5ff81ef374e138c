"""Bots at a table: in a long row of their actions each waits less, so that nobody waits long for
their turn.
"""

from __future__ import annotations

import ludary
from ludary.server.playing.bots import pace_factor
from ludary.server.tables import moves
from tests.server.offline_table import OfflineTable


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
