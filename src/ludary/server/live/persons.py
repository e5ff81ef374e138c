"""Persons with their tables: how one becomes another, at all servers."""

from __future__ import annotations

from collections.abc import Callable

from ludary.server.errors import Refused
from ludary.server.live.tables import Tables
from ludary.server.presence.challenges import Challenges, as_bytes, as_text
from ludary.server.presence.identities import Identities
from ludary.server.store.persons.merging import Carried, carry_over, tables_to_carry
from ludary.server.store.store import Store

CARRY = "carry"  # the purpose of a voucher
VOUCHER_LASTS = 7 * 24 * 3_600_000  # milliseconds


class Persons:
    """The persons of a server's database, with all that is theirs."""

    def __init__(self, store: Store, tables: Tables, identities: Identities, challenges: Challenges, now: Callable[[], int]) -> None:
        self.store, self.tables, self.identities, self.challenges, self.now = store, tables, identities, challenges, now

    async def voucher(self, before: str, after: str) -> tuple[str | None, int]:
        """Return proof that a browser's player was one person and is another now, and how many tables the first has; None if none.

        The browser keeps it until its user has answered whether the tables shall be carried over.
        """
        count = await self.store.ask(tables_to_carry, self.store.engine, before) if before and before != after else 0
        return (f"{before}.{as_text(self.challenges.make(CARRY, f'{before} {after}'))}" if count else None), count

    async def carry(self, voucher: str, person: str) -> Carried:
        """Give this person a batch of the tables of the person before; Refused if the voucher is for somebody else."""
        before, _, proof = voucher.rpartition(".")
        try:
            is_valid = self.challenges.is_valid(as_bytes(proof), CARRY, f"{before} {person}", VOUCHER_LASTS)
        except ValueError:
            is_valid = False
        if not is_valid:
            raise Refused("These games cannot be carried over: a week has passed, or somebody else is signed in.", "bad_voucher", 403)
        carried = await self.store.writer.run(lambda connection: carry_over(connection, before, person, self.store.process))
        for token in carried.tokens:
            self.identities.forget(token)
        for id in carried.tables:
            await self.tables.reload(id)
        return carried
