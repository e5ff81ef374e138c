"""The store writes together what waits, and one bad job harms no other."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import traceback
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from ludary.server.errors import Refused
from ludary.server.resources.addresses import NetworkDigest
from ludary.server.settings import default_database
from ludary.server.store.change import AlreadyAnswered, StorageUse, StoredAnswer, TableChange
from ludary.server.store.database import Database
from ludary.server.store.reviews import LARGEST, packed_review
from ludary.server.store.schema import METADATA, persons, reviews
from ludary.server.store.sessions import PlayerSession
from ludary.server.store.store import Store
from ludary.server.store.writer import Writer
from ludary.server.tables.log import EntryKind, LogEntry
from tests.server.processes import Postgres, postgres

HERE = NetworkDigest("here")


@pytest.fixture
def database(fresh: Path) -> Any:
    one = Database(f"sqlite:///{fresh}")
    yield one
    one.close()


def person(number: int) -> Any:
    return lambda connection: (
        connection.execute(sa.insert(persons).values(id=str(number), name="x", since=0)).rowcount
    )


def test_an_error_of_one_job_reaches_only_that_job(database: Database) -> None:
    writer = Writer(database.engine, lambda connection, items: items)

    async def all_at_once() -> list[Any]:
        jobs = [person(1), person(2), person(1), person(3)]  # the third repeats the first
        return await asyncio.gather(*(writer.run(job) for job in jobs), return_exceptions=True)

    answers = asyncio.run(all_at_once())
    writer.close()
    assert [answers[0], answers[1], answers[3]] == [1, 1, 1]
    assert isinstance(answers[2], sa.exc.IntegrityError)
    with database.engine.connect() as connection:
        assert list(
            connection.execute(sa.select(persons.c.id).order_by(persons.c.id)).scalars()
        ) == ["1", "2", "3"]


def test_waiting_entries_are_written_before_the_end(database: Database) -> None:
    async def leave_at_once() -> None:
        writer = Writer(database.engine, lambda connection, items: items)
        waiting = [asyncio.ensure_future(writer.run(person(number))) for number in range(50)]
        await asyncio.sleep(0)
        await asyncio.to_thread(writer.close)
        assert await asyncio.gather(*waiting) == [1] * 50

    asyncio.run(leave_at_once())
    with database.engine.connect() as connection:
        assert connection.execute(sa.select(sa.func.count()).select_from(persons)).scalar() == 50


def test_a_file_that_cannot_be_made_is_refused_with_what_would_be_right() -> None:
    with pytest.raises(
        ValueError,
        match=(
            r"/dev/null/x/tables.db: Not a directory\. Name a file that this user can write:"
            r" --database sqlite:////"
        ),
    ):
        Database("sqlite:////dev/null/x/tables.db")


def test_nothing_of_deleted_rows_stays_in_the_file(database: Database, fresh: Path) -> None:
    with database.writing.begin() as connection:
        connection.execute(
            sa.insert(persons),
            [{"id": str(number), "name": "Zebulonia", "since": 0} for number in range(500)],
        )
        connection.execute(sa.delete(persons))
        assert connection.execute(sa.text("PRAGMA secure_delete")).scalar() == 1
    with database.engine.connect() as connection:
        connection.execute(sa.text("PRAGMA wal_checkpoint(TRUNCATE)"))
    assert b"Zebulonia" not in fresh.read_bytes()


def test_the_migrations_make_the_schema_that_the_code_uses(database: Database) -> None:
    from alembic.autogenerate import compare_metadata
    from alembic.migration import MigrationContext

    with database.engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), METADATA) == []


def test_a_schema_that_is_up_to_date_stays_as_it_is(fresh: Path) -> None:
    for _ in range(2):
        Database(f"sqlite:///{fresh}").close()


@pytest.mark.parametrize("umask", [0o022, 0o000])
@pytest.mark.parametrize("was_open", [False, True])
def test_nobody_else_can_read_the_files_of_a_database(
    umask: int, was_open: bool, tmp_path: Path
) -> None:
    """Also those of a server of before, which left them to the umask."""
    folder = tmp_path / "data"
    before = os.umask(umask)
    try:
        if was_open:
            folder.mkdir()
            for name in ("tables.db", "tables.db.lock"):
                (folder / name).touch(0o666)
        database = Database(f"sqlite:///{folder}/tables.db")
        with database.writing.begin() as connection:
            connection.exec_driver_sql("CREATE TABLE more (one INTEGER)")
        rights = {path.name: path.stat().st_mode & 0o777 for path in folder.iterdir()}
        database.close()
    finally:
        os.umask(before)
    assert set(rights) == {"tables.db", "tables.db-wal", "tables.db-shm", "tables.db.lock"}
    assert set(rights.values()) == {0o600}
    assert was_open or folder.stat().st_mode & 0o777 == 0o700


def test_commits_wait_for_the_disk(database: Database) -> None:
    with database.engine.connect() as connection:
        assert connection.execute(sa.text("PRAGMA journal_mode")).scalar() == "wal"
        assert connection.execute(sa.text("PRAGMA synchronous")).scalar() == 2  # FULL


def change(table: str, number: int, key: str | None = None, count: int = 1) -> TableChange:
    entries = [
        LogEntry(number + more, EntryKind.SAY, 0, 1, {"text": "x"}, key) for more in range(count)
    ]
    row = {
        "status": "waiting",
        "number": number,
        "actor": -1,
        "bot_due": None,
        "touched": 1,
        "state": None,
    }
    new = (
        {"game": "dunjiin", "public": False, "clock": "", "since": 1, "layout": ""}
        if number == 1
        else {}
    )
    return TableChange(table, entries, {**row, **new})


def test_of_entries_with_one_number_one_is_kept_and_the_others_are_told(fresh: Path) -> None:
    store = Store(Database(f"sqlite:///{fresh}"), "me")

    async def all_at_once() -> list[bool]:
        assert (
            await asyncio.gather(*(store.append(change(table, 1)) for table in "abc")) == [True] * 3
        )
        answers = [
            change("a", 2),
            change("b", 2),
            change("a", 2),
            change("c", 2, "k"),
            change("c", 3, "k"),
            change("b", 3, None, 3),
            change("b", 5),
        ]
        return await asyncio.gather(*(store.append(answer) for answer in answers))

    assert asyncio.run(all_at_once()) == [True, True, False, True, False, True, False]
    numbers = {table: [entry.number for entry in store.read(table)[1]] for table in "abc"}
    assert numbers == {"a": [1, 2], "b": [1, 2, 3, 4, 5], "c": [1, 2]}
    store.close()


EDITION = {"digest": "d" * 16, "game": "dunjiin", "contents": "{}"}


def opened(
    table: str, touched: int = 1, status: str = "waiting", clock: str = "", **more: Any
) -> TableChange:
    """A table that has just been set up."""
    row = {
        "status": status,
        "number": 1,
        "actor": -1,
        "bot_due": None,
        "touched": touched,
        "state": None,
    }
    new = {"game": "dunjiin", "public": False, "clock": clock, "since": 1, "layout": ""}
    data = {"setup": {"clock": {"hours": 1000}}} if clock else {"setup": {"pace": 12}}
    return TableChange(
        table, [LogEntry(1, EntryKind.OPEN, -1, touched, data)], {**row, **new}, **more
    )


@pytest.fixture(scope="module")
def cluster() -> Iterator[Postgres]:
    with postgres() as one:
        yield one


@pytest.fixture(params=["sqlite", "postgresql"])
def store(request: pytest.FixtureRequest, fresh: Path) -> Iterator[Store]:
    url = (
        f"sqlite:///{fresh}"
        if request.param == "sqlite"
        else request.getfixturevalue("cluster").new_database()
    )
    one = Store(Database(url), "me")
    yield one
    one.close()


def test_an_answer_is_kept_once_together_with_its_table(store: Store) -> None:
    async def ask() -> None:
        answer = StoredAnswer("key", "asked", '{"id":"a"}', 5)
        await store.append(opened("a", answer=answer))
        with pytest.raises(AlreadyAnswered):
            await store.append(opened("b", answer=answer))
        answers = await asyncio.gather(
            *(
                store.append(opened(table, answer=StoredAnswer("twin", "x", "{}", 5)))
                for table in "cd"
            ),
            return_exceptions=True,
        )
        assert sorted(map(type, answers), key=str) == [bool, AlreadyAnswered]
        assert not await store.keep_answer(answer)

    asyncio.run(ask())
    assert store.answer_to("key") == StoredAnswer("key", "asked", '{"id":"a"}', 5)
    assert store.read("b") == (None, [])


def test_a_request_whose_change_came_too_late_can_be_sent_again(store: Store) -> None:
    answer = StoredAnswer("key", "asked", "{}", 5)

    async def ask() -> list[bool]:
        await store.append(opened("a"))
        return [
            await store.append(one)
            for one in (
                change("a", 2),
                replace(change("a", 2), answer=answer),
                replace(change("a", 3), answer=answer),
            )
        ]

    assert asyncio.run(ask()) == [True, False, True]
    assert store.answer_to("key") == answer


def test_storage_is_counted_by_person_and_by_address(store: Store) -> None:
    async def fill() -> None:
        await store.append(opened("a", owner="ann", origin="here", edition=EDITION))
        await store.append(opened("b", owner="ann", origin="there", status="over"))
        await store.append(opened("c", owner="bob", origin="here"))
        await store.append(change("c", 2))

    asyncio.run(fill())
    text = len('{"setup":{"pace":12}}')
    assert store.storage_used_by(owner="ann") == StorageUse(1, 2 * text + 2)
    assert store.storage_used_by(origin=HERE) == StorageUse(2, 2 * text + 2 + len('{"text":"x"}'))
    assert store.storage_used_by("ann", HERE) == StorageUse(2, 3 * text + 2 + len('{"text":"x"}'))
    assert store.storage_used_by() == StorageUse(0, 0)


def test_servers_share_a_secret_that_one_of_them_made(store: Store) -> None:
    made = store.secret("origins")
    assert (len(made), store.secret("origins") == made, store.secret("other") == made) == (
        64,
        True,
        False,
    )


def session_of(person: str, name: str = "Ann") -> PlayerSession:
    return PlayerSession(f"session of {person}", person, name, since=1, used=1)


def test_tables_that_nobody_has_used_for_long_are_deleted(store: Store) -> None:
    async def fill_and_forget() -> list[str]:
        for number in range(250):
            await store.append(opened(f"old{number}", touched=number))
        await store.append(opened("new", touched=1000, edition=EDITION))
        await store.append(opened("over", touched=1, status="over"))
        await store.append(opened("slow", touched=1, status="playing", clock="41 days a move"))
        await store.append(opened("but", touched=1, edition={**EDITION, "digest": "used"}))
        await store.append(opened("last", touched=1, edition={**EDITION, "digest": "unused"}))
        await store.add_person(session_of("ann"), "1")
        await store.add_person(session_of("bob"), "2")
        await store.append(opened("anns", touched=1000, owner="ann"))
        await store.keep_answer(StoredAnswer("key", "asked", "{}", 5))
        return await store.forget(900, None, 900, but={"but"})

    gone = asyncio.run(fill_and_forget())
    assert sorted(gone) == sorted([*(f"old{number}" for number in range(250)), "last"])
    with store.engine.connect() as connection:
        assert set(connection.execute(sa.text("SELECT id FROM tables")).scalars()) == {
            "new",
            "over",
            "slow",
            "but",
            "anns",
        }
        assert set(connection.execute(sa.text("SELECT digest FROM editions")).scalars()) == {
            "d" * 16,
            "used",
        }
        assert (
            connection.execute(
                sa.text("SELECT count(*) FROM entries WHERE \"table\" LIKE 'old%'")
            ).scalar()
            == 0
        )
    assert (store.answer_to("key"), store.session("1"), store.session("2")) == (
        None,
        session_of("ann"),
        None,
    )
    assert sorted(asyncio.run(store.forget(900, 900, 900))) == ["but", "over"]


def test_an_error_tells_nothing_of_what_was_to_be_written(store: Store) -> None:
    token, name = "the-token", "Annabella"

    async def twice() -> str:
        await store.add_person(session_of("ann", name), token)
        with pytest.raises(sa.exc.IntegrityError) as error:
            await store.add_person(session_of("bob", name), token)
        return "".join(traceback.format_exception(error.value))

    told = asyncio.run(twice())
    assert "UNIQUE" in told.upper()
    assert token not in told
    assert name not in told


def test_a_connection_that_comes_back_after_the_database_was_closed_is_closed_too(
    fresh: Path,
) -> None:
    database = Database(f"sqlite:///{fresh}")
    late = database.engine.raw_connection()
    driver: Any = late.driver_connection
    database.close()
    late.close()
    with pytest.raises(sqlite3.ProgrammingError, match="closed"):
        driver.execute("SELECT 1")


@pytest.mark.parametrize("name", ["A\0", "A" * 41, "\ud800"])
def test_text_that_no_database_can_keep_is_refused_in_words(store: Store, name: str) -> None:
    with pytest.raises(Refused, match=r"name: '(A|.ud800)"):
        asyncio.run(store.add_person(session_of("ann", name), "1"))
    assert store.read("a\0") == (None, [])
    assert store.session("1") is None


def test_of_several_who_ask_for_a_secret_at_once_all_get_the_same(store: Store) -> None:
    with ThreadPoolExecutor(8) as pool:
        assert len(set(pool.map(store.secret, ["origins"] * 8))) == 1


def test_of_the_finished_tables_of_an_address_the_oldest_go_that_the_newer_ones_leave_no_room_for(
    store: Store,
) -> None:
    hour = 3_600_000

    async def all_of_it() -> list[str]:
        for number in range(1, 150):
            await store.append(opened(f"{number:03}", number, "over", origin="here"))
        for table, touched, status, origin in (
            ("few", 2, "over", "there"),
            ("on", 3, "playing", "here"),
            ("young", hour, "over", "here"),
        ):
            await store.append(opened(table, touched, status, origin=origin))
        return await store.forget_beyond_quota(25_000, hour + 200, but=["002"])

    gone = asyncio.run(all_of_it())
    assert gone == [f"{number:03}" for number in range(1, len(gone) + 2) if number != 2]
    assert 120 < len(gone) < 148
    assert asyncio.run(store.forget_beyond_quota(25_000, hour + 200, but=["002"])) == []
    assert [
        bool(store.read(table)[0]) for table in ("001", "002", "149", "few", "on", "young")
    ] == [False, True, True, True, True, True]


def review(version: str = "reviewer 1", size: int = 0) -> dict[str, Any]:
    return {"version": version, "text": os.urandom(size).hex()}


def test_a_table_has_one_review_which_goes_with_it(store: Store) -> None:
    async def all_of_it() -> None:
        await store.append(opened("a", status="over"))
        await store.append(opened("b", status="over"))
        for table, version in (("a", "reviewer 1"), ("b", "reviewer 1"), ("a", "reviewer 2")):
            await store.keep_review(packed_review(table, review(version)), [])
        with pytest.raises(sa.exc.IntegrityError):
            await store.keep_review(packed_review("gone", review()), [])
        assert store.review("a", "reviewer 2") == review("reviewer 2")
        assert store.review("a", "reviewer 1") is None
        assert sorted(await store.forget(900, 900, 900)) == ["a", "b"]

    asyncio.run(all_of_it())
    with store.engine.connect() as connection:
        assert connection.execute(sa.select(reviews)).all() == []


def test_a_review_that_cannot_be_read_is_none(store: Store) -> None:
    async def write() -> None:
        await store.append(opened("a", status="over"))
        await store.keep_review({**packed_review("a", review()), "contents": b"{}"}, [])

    asyncio.run(write())
    assert store.review("a", "reviewer 1") is None


def test_a_review_counts_among_what_an_address_has_finished(store: Store) -> None:
    row = packed_review("new", review(size=17_000))
    most = (
        len(row["contents"]) + 3_000
    )  # room for the newer table with its review, and for less than both tables

    async def all_of_it() -> list[list[str]]:
        await store.append(opened("old", 1, "over", origin="here"))
        await store.append(opened("new", 2, "over", origin="here"))
        before = await store.forget_beyond_quota(most, 3_600_010, but=[])
        await store.keep_review(row, [])
        return [before, await store.forget_beyond_quota(most, 3_600_010, but=[])]

    assert asyncio.run(all_of_it()) == [[], ["old"]]


def test_a_review_beyond_its_bound_is_not_kept() -> None:
    with pytest.raises(ValueError, match=f"at most {LARGEST} are kept"):
        packed_review("a", review(size=LARGEST))


@pytest.mark.parametrize(
    ("url", "words"),
    [
        (
            "mysql://localhost/x",
            "mysql://localhost/x': should begin with sqlite:/// or postgresql://$",
        ),
        (
            "postgresql+psycopg2://ann:secret@db/x",
            r"psycopg2://ann:\*\*\*@db/x': should .*, without a driver: 'psycopg2' is not used here",  # noqa: E501
        ),
        ("postgres+asyncpg://db/x", "without a driver: 'asyncpg' is not used here"),
        ("sqlite+aiosqlite:///x.db", "without a driver: 'aiosqlite' is not used here"),
        ("postgresql://ann:secret@db:99999/x", "a port is a number from 1 to 65535"),
        ("postgresql://ann:secret@db:http/x", "should begin with"),
        ("sqlite:////srv/a?b/x.db", "write \\? as %3F"),
    ],
)
def test_a_database_that_cannot_be_is_refused_in_words_without_its_password(
    url: str, words: str
) -> None:
    with pytest.raises(ValueError, match=words) as refused:
        Database(url)
    assert "secret" not in str(refused.value)


@pytest.mark.parametrize("home", ["a?b", "a#b", "a%20b", "a%b", "a b&c=d", "ä:@"])
def test_the_usual_database_is_in_the_home_however_it_is_called(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, home: str
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / home))
    Database(default_database()).close()
    assert (tmp_path / home / "ludary" / "tables.db").is_file()
    assert [one.name for one in tmp_path.iterdir()] == [home]
