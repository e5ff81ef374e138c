"""Export: everything that is kept about a person, as one JSON document that is written table by
table.
"""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any

from pydantic_core import to_json

from ludary.server.http.auth import Caller
from ludary.server.http.own_games import title_of
from ludary.server.store.persons.erasing import told_of
from ludary.server.store.persons.export import person_row, rows_of, seats_after, tables_left
from ludary.server.store.persons.preferences import preferences_of


async def document(caller: Caller) -> AsyncIterator[bytes]:
    """Yield the document in pieces, and let the person ask for another one at the end."""
    asking = caller.app.persons.exporting
    person = caller.person.id
    asking.add(person)
    try:
        yield (
            to_json(
                {"exported": caller.app.now(), "server": caller.url("/"), **await head(caller)}
            )[:-1]
            + b',"tables":['
        )
        after, comma = ("", -1), b""
        while rows := await caller.app.store.ask(
            seats_after, caller.app.store.engine, person, after
        ):
            for row in rows:
                yield comma + to_json(await table_json(caller, row))
                comma = b",\n"
            after = (rows[-1]["table"], rows[-1]["seat"])
        yield b'],"tables_left":['
        comma = b""
        last: tuple[str, int] | None = ("", 0)
        while last is not None:
            async with caller.app.persons.searching:
                rows, last = await caller.app.store.ask(
                    tables_left, caller.app.store.engine, person, last
                )
            for row in rows:
                yield comma + to_json(await table_json(caller, row))
                comma = b",\n"
        yield b"]}\n"
    finally:
        asking.discard(person)


async def head(caller: Caller) -> dict[str, Any]:
    """Return what is kept besides tables.

    Of secrets there are only digests, which tell nobody anything.
    """
    app, person = caller.app, caller.person.id
    sessions = await app.identities.sessions(person)
    return {
        "player": await app.store.ask(person_row, app.store.engine, person),
        "sessions": [
            {"label": one.label, "link": one.link, "since": one.since, "used": one.used}
            for one in sessions
        ],
        "passkeys": [
            {"name": one.name, "since": one.since, "used": one.used or None}
            for one in await app.public.passkeys.of(person)
        ],
        "preferences": await app.store.ask(preferences_of, app.store.engine, person),
        **await app.store.ask(rows_of, app.store.engine, person),
    }


async def table_json(caller: Caller, row: dict[str, Any]) -> dict[str, Any]:
    """Return a table of the person, with everything they said there, and the host's acts about
    them.
    """
    store = caller.app.store
    told = await store.ask(told_of, store.engine, caller.person.id, row["table"])
    record = caller.url(f"/api/tables/{row['table']}/record") if row["status"] == "over" else None
    return {
        **row,
        "title": title_of(caller, row["game"]),
        "url": caller.url(f"/t/{row['table']}"),
        "record": record,
        **told,
    }
