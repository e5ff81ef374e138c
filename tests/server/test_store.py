"""The store writes together what waits, and one bad job harms no other."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from ludary.server.entries import Entry, Kind
from ludary.server.store.database import Database
from ludary.server.store.schema import METADATA, persons
from ludary.server.store.store import Change, Store
from ludary.server.store.writer import Writer


@pytest.fixture
def database(fresh: Path) -> Any:
    one = Database(f"sqlite:///{fresh}")
    yield one
    one.close()


def person(number: int) -> Any:
    return lambda connection: connection.execute(sa.insert(persons).values(id=str(number), token=str(number), name="x", since=0)).rowcount


def test_what_one_job_raises_reaches_it_alone(database: Database) -> None:
    writer = Writer(database.engine, lambda connection, items: items)

    async def all_at_once() -> list[Any]:
        jobs = [person(1), person(2), person(1), person(3)]  # the third repeats the first
        return await asyncio.gather(*(writer.run(job) for job in jobs), return_exceptions=True)

    answers = asyncio.run(all_at_once())
    writer.close()
    assert [answers[0], answers[1], answers[3]] == [1, 1, 1]
    assert isinstance(answers[2], sa.exc.IntegrityError)
    with database.engine.connect() as connection:
        assert list(connection.execute(sa.select(persons.c.id).order_by(persons.c.id)).scalars()) == ["1", "2", "3"]


def test_what_waits_is_written_before_the_end(database: Database) -> None:
    async def leave_at_once() -> None:
        writer = Writer(database.engine, lambda connection, items: items)
        waiting = [asyncio.ensure_future(writer.run(person(number))) for number in range(50)]
        await asyncio.sleep(0)
        await asyncio.to_thread(writer.close)
        assert await asyncio.gather(*waiting) == [1] * 50

    asyncio.run(leave_at_once())
    with database.engine.connect() as connection:
        assert connection.execute(sa.select(sa.func.count()).select_from(persons)).scalar() == 50


def test_the_migrations_make_the_schema_that_the_code_uses(database: Database) -> None:
    from alembic.autogenerate import compare_metadata
    from alembic.migration import MigrationContext

    with database.engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), METADATA) == []


def test_a_schema_that_is_up_to_date_stays_as_it_is(fresh: Path) -> None:
    for _ in range(2):
        Database(f"sqlite:///{fresh}").close()


def test_commits_wait_for_the_disk(database: Database) -> None:
    with database.engine.connect() as connection:
        assert connection.execute(sa.text("PRAGMA journal_mode")).scalar() == "wal"
        assert connection.execute(sa.text("PRAGMA synchronous")).scalar() == 2  # FULL


def change(table: str, number: int, key: str | None = None, count: int = 1) -> Change:
    entries = [Entry(number + more, Kind.SAY, 0, 1, {"text": "x"}, key) for more in range(count)]
    row = {"status": "waiting", "number": number, "actor": -1, "bot_due": None, "touched": 1, "state": None}
    new = {"game": "dunjiin", "public": False, "clock": "", "since": 1, "layout": ""} if number == 1 else {}
    return Change(table, entries, {**row, **new})


def test_of_entries_with_one_number_one_is_kept_and_the_others_are_told(fresh: Path) -> None:
    store = Store(f"sqlite:///{fresh}", "me")

    async def all_at_once() -> list[bool]:
        assert await asyncio.gather(*(store.append(change(table, 1)) for table in "abc")) == [True] * 3
        wishes = [
            change("a", 2),
            change("b", 2),
            change("a", 2),
            change("c", 2, "k"),
            change("c", 3, "k"),
            change("b", 3, None, 3),
            change("b", 5),
        ]
        return await asyncio.gather(*(store.append(wish) for wish in wishes))

    assert asyncio.run(all_at_once()) == [True, True, False, True, False, True, False]
    numbers = {table: [entry.number for entry in store.read(table)[1]] for table in "abc"}
    assert numbers == {"a": [1, 2], "b": [1, 2, 3, 4, 5], "c": [1, 2]}
    store.close()
