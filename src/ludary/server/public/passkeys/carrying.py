"""Carrying over: whoever signs in with a passkey can take along the tables of the player that the
browser had before.
"""

from __future__ import annotations

from ludary.server.errors import Refused
from ludary.server.live.persons import Persons
from ludary.server.public.passkeys.challenges import Challenges, as_bytes, as_text
from ludary.server.store.persons.merging import Carried, carry_over

CARRY = "carry"  # the purpose of a voucher
VOUCHER_LASTS = 7 * 24 * 3_600_000  # milliseconds


class Carrying:
    """Gives the tables of one person to another, with their voucher."""

    def __init__(self, persons: Persons, challenges: Challenges) -> None:
        self.persons, self.challenges = persons, challenges

    def voucher(self, before: str, after: str) -> str:
        """Return proof that a browser's player was one person and is another now.

        The browser keeps it until its user has answered whether the tables shall be carried over.
        """
        return f"{before}.{as_text(self.challenges.make(CARRY, f'{before} {after}'))}"

    async def carry(self, voucher: str, person: str) -> Carried:
        """Give this person a batch of the tables of the person before; Refused if the voucher is
        for somebody else.
        """
        before, _, proof = voucher.rpartition(".")
        try:
            is_valid = self.challenges.is_valid(
                as_bytes(proof), CARRY, f"{before} {person}", VOUCHER_LASTS
            )
        except ValueError:
            is_valid = False
        if not is_valid:
            raise Refused(
                "These games cannot be carried over: a week has passed, or somebody else is"
                " signed in.",
                "bad_voucher",
                403,
            )
        persons, store = self.persons, self.persons.store
        carried = await store.writer.run(
            lambda connection: carry_over(connection, before, person, store.process, persons.now())
        )
        persons.forget(carried.tokens)
        if carried.tokens:
            persons.leaving.set()
        for id in carried.changed:
            await persons.tables.reload(id)
        return carried
