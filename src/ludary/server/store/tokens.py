"""Tokens: who has one can change it, and every server stops taking the old one."""

from __future__ import annotations

import sqlalchemy as sa

from ludary.server.store.schema import persons
from ludary.server.store.store import Store

TOKENS = "ludary_tokens"  # PostgreSQL's channel, on which servers tell each other which token is nobody's any more


async def change_token(store: Store, person: str, old: str, new: str) -> bool:
    """Replace the digest of a person's token; False if the old one is not theirs any more, or the new one is somebody's."""

    def change(connection: sa.Connection) -> bool:
        taken = sa.select(persons.c.id).where(persons.c.token == new, persons.c.id != person)
        if connection.execute(taken).first() is not None:
            return False
        mine = sa.update(persons).where(persons.c.id == person, persons.c.token == old)
        if not connection.execute(mine.values(token=new)).rowcount:
            return False
        if store.database.is_postgres:
            connection.execute(sa.select(sa.func.pg_notify(TOKENS, old)))
        return True

    try:
        return await store.writer.run(change)
    except sa.exc.IntegrityError:  # somebody else took it at this moment
        return False
