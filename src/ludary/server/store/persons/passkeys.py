"""Passkeys: the public keys by which a person signs in anywhere, and the challenges that were
answered with them.
"""

from __future__ import annotations

from dataclasses import asdict, dataclass

import sqlalchemy as sa

from ludary.server.store.appending import insert
from ludary.server.store.persons.ownership import due_of, has_passkey
from ludary.server.store.persons.schema import passkeys, spent
from ludary.server.store.schema import persons

MOST = 10  # of one person
KEPT = 600_000  # milliseconds for which answered challenges are kept: longer than they hold


@dataclass(frozen=True, slots=True)
class StoredPasskey:
    """The row of a passkey; times in milliseconds since 1970."""

    id: str
    credential: str  # its id at the authenticator, in base64url
    person: str
    key: bytes  # public, as COSE
    name: str
    count: int  # of signatures, as the authenticator tells; 0 if it does not count
    since: int
    used: int = 0  # when somebody last signed in with it; 0: never


COLUMNS = [passkeys.c[name] for name in StoredPasskey.__dataclass_fields__]


def passkeys_of(engine: sa.Engine, person: str) -> list[StoredPasskey]:
    """Return a person's passkeys, the newest first."""
    with engine.connect() as connection:
        query = (
            sa.select(*COLUMNS)
            .where(passkeys.c.person == person)
            .order_by(passkeys.c.since.desc(), passkeys.c.id)
        )
        return [StoredPasskey(*row) for row in connection.execute(query)]


def passkey_with(engine: sa.Engine, credential: str) -> tuple[StoredPasskey, str] | None:
    """Return the passkey with this id at its authenticator, and the name of its person."""
    with engine.connect() as connection:
        query = (
            sa.select(*COLUMNS, persons.c.name.label("person_name"))
            .join(persons)
            .where(passkeys.c.credential == credential)
        )
        row = connection.execute(query).first()
        return (StoredPasskey(*row[:-1]), row.person_name) if row else None


def spend(connection: sa.Connection, challenge: str, now: int) -> bool:
    """Note that the challenge with this digest has been answered; False if it had been.

    Those that have run out are deleted.
    """
    connection.execute(sa.delete(spent).where(spent.c.at < now - KEPT))
    row = insert(connection, spent).values(digest=challenge, at=now)
    return (
        connection.execute(row.on_conflict_do_nothing().returning(spent.c.digest)).first()
        is not None
    )


def add_passkey(connection: sa.Connection, passkey: StoredPasskey, proved: bool) -> str:
    """Write a passkey, valid now or in a day; return "", or the refusal: `many`, `known`, `nobody`,
    `unproved`.
    """
    person = (
        sa.select(persons.c.id)
        .where(persons.c.id == passkey.person, persons.c.leaving.is_(None))
        .with_for_update()
    )
    if connection.execute(person).first() is None:  # locks the row, so that two servers count alike
        return "nobody"
    if not proved and has_passkey(connection, passkey.person, passkey.since):
        return "unproved"
    if (
        connection.execute(
            sa.select(sa.func.count()).where(passkeys.c.person == passkey.person)
        ).scalar_one()
        >= MOST
    ):
        return "many"
    since = due_of(connection, passkey.person, proved, passkey.since)
    row = insert(connection, passkeys).values({**asdict(passkey), "since": since})
    return (
        ""
        if connection.execute(row.on_conflict_do_nothing().returning(passkeys.c.id)).first()
        else "known"
    )


def note_signature(connection: sa.Connection, passkey: StoredPasskey, count: int, now: int) -> bool:
    """Note a signature with its count; False if the passkey was removed or used elsewhere since it
    was read.
    """
    same = (passkeys.c.id == passkey.id, passkeys.c.count == passkey.count)
    changed = (
        sa.update(passkeys).where(*same).values(count=count, used=now).returning(passkeys.c.id)
    )
    return connection.execute(changed).first() is not None


def remove_passkey(
    connection: sa.Connection, person: str, id: str, proved: bool, now: int
) -> str | None:
    """Delete one of a person's passkeys; return None if there is none with this id, or why it
    stays: `unproved`, or "" if it is deleted.

    One that does not count yet needs no proof.
    """
    since = connection.execute(
        sa.select(passkeys.c.since).where(passkeys.c.person == person, passkeys.c.id == id)
    ).scalar()
    if since is None:
        return None
    if since <= now and not proved:
        return "unproved"
    connection.execute(sa.delete(passkeys).where(passkeys.c.person == person, passkeys.c.id == id))
    return ""
