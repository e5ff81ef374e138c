"""Tables that nobody uses are forgotten after as many days as the operator says, and nothing
else.
"""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

import ludary
from ludary.server.resources.addresses import Proxies
from ludary.server.resources.limits import ServerLimits, limits_of
from ludary.server.resources.retention import DAY, RetentionPeriods, periods_of
from ludary.server.store.schema import editions, tables
from tests.server.serving import Serving, serving


def age(server: Serving, id: str, days: float) -> None:
    """Let the last entry of a table be so old, and the table be in memory no more."""
    with server.app.store.engine.begin() as connection:
        touched = server.app.now() - int(days * DAY)
        connection.execute(sa.update(tables).where(tables.c.id == id).values(touched=touched))
    server.app.tables.live.pop(id, None)


def forget(server: Serving) -> set[str]:
    """Return the tables that are gone after one pass of deletion."""
    loop: Any = server.app.tasks[0].get_loop()
    return set(asyncio.run_coroutine_threadsafe(server.app.retention.once(), loop).result(60))


def test_abandoned_tables_go_and_finished_ones_stay(fresh: Path) -> None:
    with serving(fresh) as server:
        me = server.player()
        waiting, young, done = me.open("me", "open"), me.open("me", "open"), me.open("me", "greedy")
        me.post(f"/api/tables/{done}/resign")
        for table, days in ((waiting, 31), (young, 29), (done, 400)):
            age(server, table, days)
        assert forget(server) == {waiting}
        assert me.ask("GET", f"/api/tables/{waiting}").status_code == 404
        assert me.snapshot(young)["status"] == "waiting"
        assert me.snapshot(done)["status"] == "over"


def test_a_table_that_somebody_watches_stays_however_old_it_is(fresh: Path) -> None:
    with serving(fresh, keep=RetentionPeriods(abandoned=1)) as server:
        me = server.player()
        table = me.open("me", "open")
        age(server, table, 9)
        stream = me.events(table)
        next(stream)
        assert forget(server) == set()
        stream.close()


def test_finished_games_go_where_the_operator_says_so(fresh: Path) -> None:
    with serving(fresh, keep=periods_of("finished=7")) as server:
        me = server.player()
        done = me.open("me", "greedy")
        me.post(f"/api/tables/{done}/resign")
        age(server, done, 8)
        assert forget(server) == {done}


def test_of_the_finished_games_of_an_address_the_oldest_go_where_they_are_too_many(
    fresh: Path,
) -> None:
    with serving(
        fresh,
        limits=ServerLimits(connects_address=0, finished_address=1),
        proxies=Proxies.read(["127.0.0.1"]),
    ) as server:
        me, young = server.player(), server.player()
        oldest = me.open("me", "greedy")
        watched = me.open("me", "greedy")
        played = me.open("me", "greedy")
        fresh_one, old = young.open("me", "greedy"), me.open("me", "greedy")
        for player, table in ((me, oldest), (me, watched), (young, fresh_one), (me, old)):
            player.post(f"/api/tables/{table}/resign")
        for table, hours in ((oldest, 20), (watched, 19), (played, 18), (old, 2), (fresh_one, 0.5)):
            age(server, table, hours / 24)
        stream = me.events(watched)
        next(stream)
        assert forget(server) == {oldest, old}
        stream.close()
        assert me.snapshot(played)["status"] == "playing"


def test_an_address_with_few_finished_games_keeps_them_and_another_one_too(fresh: Path) -> None:
    with serving(
        fresh,
        limits=ServerLimits(connects_address=0, finished_address=12_000),
        proxies=Proxies.read(["127.0.0.1"]),
    ) as server:
        one, other = (
            server.player(headers={"x-forwarded-for": f"192.0.2.{number}"}) for number in (1, 2)
        )
        mine = [
            (player, player.open("me", "greedy"))
            for player in (one, one, one, one, one, one, other)
        ]
        for hours, (player, table) in enumerate(mine, 2):
            player.post(f"/api/tables/{table}/resign")
            age(server, table, hours / 24)
        gone = forget(server)
        assert gone == {table for _, table in mine[6 - len(gone) : 6]}
        assert 0 < len(gone) < 6


def test_editions_go_a_day_after_their_last_table(fresh: Path) -> None:
    text = (
        ludary.load("dunjiin")
        .contents.edition_path()
        .read_text()
        .replace('name = "dragon cave"', 'name = "ours"')
    )
    with serving(fresh) as server:
        me = server.player()
        table = me.open("me", "open", edition_text=text)

        def kept() -> int:
            with server.app.store.engine.begin() as connection:
                connection.execute(sa.update(editions).values(since=server.app.now() - 2 * DAY))
                return len(connection.execute(sa.select(editions.c.digest)).all())

        assert kept() == 1
        forget(server)
        assert kept() == 1
        age(server, table, 31)
        forget(server)
        forget(server)
        assert kept() == 0


@pytest.mark.parametrize("text", ["abandonned=3", "abandoned=x", "abandoned=-1", "finished=nan"])
def test_a_wrong_storage_time_is_named(text: str) -> None:
    with pytest.raises(ValueError, match=f"--keep {text}: "):
        periods_of(text)


def test_days_that_are_left_out_are_the_usual_ones() -> None:
    assert periods_of("abandoned=3, editions=forever") == RetentionPeriods(3, None, None, 400)


def test_limits_are_changed_by_name_and_wrong_ones_are_refused_with_the_right_ones() -> None:
    assert limits_of(["streams=7", "hints=0"]) == ServerLimits(streams=7, hints=0)
    with pytest.raises(ValueError, match="did you mean 'streams'"):
        limits_of(["streems=7"])
    with pytest.raises(ValueError, match="a whole number"):
        limits_of(["streams=many"])
