"""Mailboxes: the emails sent to each in a day, and the owners who refuse questions.

Both outlast the server.

The database keeps only keyed digests, so it names nobody who is not a player here.
"""

from __future__ import annotations

import hmac
from collections.abc import Callable
from functools import partial

import sqlalchemy as sa

from ludary.server.errors import Refused
from ludary.server.resources.limits import ServerLimits
from ludary.server.resources.pools import Owner
from ludary.server.resources.retention import DAY
from ludary.server.store.appending import insert
from ludary.server.store.persons.schema import mail_counts, mail_refusals
from ludary.server.store.schema import alert_settings
from ludary.server.store.store import Store

DOTLESS = {
    "gmail.com": "gmail.com",
    "googlemail.com": "gmail.com",
}  # one provider, which ignores dots in the part before the @


def mailbox_of(address: str) -> str:
    """Return the mailbox of an address, without the parts that its owner may choose freely.

    >>> mailbox_of("V.ictim+games@GoogleMail.com")
    'victim@gmail.com'
    """
    name, _, domain = address.lower().rpartition("@")
    name = name.partition("+")[0] or name
    return f"{name.replace('.', '')}@{DOTLESS[domain]}" if domain in DOTLESS else f"{name}@{domain}"


class Mailboxes:
    """Counts emails, and keeps the mailboxes that refuse questions."""

    def __init__(
        self, store: Store, limits: ServerLimits, secret: str, now: Callable[[], int]
    ) -> None:
        self.store, self.limits, self.secret, self.now = store, limits, secret.encode(), now

    def digest(self, address: str) -> str:
        """Return the digest of an address's mailbox, 24 hexadecimal digits."""
        return self._digest(f"mailbox {mailbox_of(address)}")

    def _digest(self, text: str) -> str:
        return hmac.digest(self.secret, text.encode(), "sha256").hex()[:24]

    async def count_alert(self, person: str) -> None:
        """Count an email about a turn. Refused beyond a limit."""
        await self._count(mails_person=person, mails="all")

    async def count_question(self, owner: Owner, address: str) -> None:
        """Count an email that asks the owner of an address.

        Refused beyond a limit, or if the owner refuses.
        """
        mailbox = self.digest(address)
        if await self.is_refused(mailbox):
            raise Refused(
                "The owner of this address refuses emails from this server.", "never_ask", 409
            )
        await self._count(
            questions_mailbox=mailbox,
            questions_person=owner.person,
            questions_address=owner.network,
            mails="all",
        )

    async def _count(self, **whose: str) -> None:
        def write(connection: sa.Connection) -> None:
            for name, one in whose.items():
                if one:
                    self._count_one(connection, name, one)

        await self.store.writer.run(write)

    def _count_one(self, connection: sa.Connection, name: str, whose: str) -> None:
        """Count one more for today. Refused beyond the limit; part of yesterday counts, too."""
        day, passed = divmod(self.now(), DAY)
        key, columns = self._digest(f"{name} {whose}"), mail_counts.c
        connection.execute(sa.delete(mail_counts).where(columns.day < day - 1))
        counts = {
            row.day: row.mails
            for row in connection.execute(sa.select(mail_counts).where(columns.key == key))
        }
        self.limits.check(
            name, int(counts.get(day, 0) + counts.get(day - 1, 0) * (1 - passed / DAY))
        )
        row = insert(connection, mail_counts).values(key=key, day=day, mails=1)
        connection.execute(
            row.on_conflict_do_update(
                index_elements=["key", "day"], set_={"mails": columns.mails + 1}
            )
        )

    async def is_refused(self, mailbox: str) -> bool:
        """Tell whether the owner of a mailbox refuses questions."""

        def read() -> bool:
            with self.store.engine.connect() as connection:
                return (
                    connection.execute(
                        sa.select(mail_refusals).where(mail_refusals.c.mailbox == mailbox)
                    ).first()
                    is not None
                )

        return await self.store.ask(read)

    async def refuse(self, mailbox: str, refused: bool) -> None:
        """Forbid questions to a mailbox and end emails to it, or allow questions again."""
        await self.store.writer.run(
            partial(self._refuse, mailbox=mailbox)
            if refused
            else partial(self._permit, mailbox=mailbox)
        )

    def _refuse(self, connection: sa.Connection, mailbox: str) -> None:
        row = insert(connection, mail_refusals).values(mailbox=mailbox, since=self.now())
        connection.execute(row.on_conflict_do_nothing())
        used = connection.execute(
            sa.select(alert_settings.c.person, alert_settings.c.mail).where(
                alert_settings.c.mail.is_not(None)
            )
        )
        persons = [row.person for row in used if self.digest(row.mail) == mailbox]
        connection.execute(
            sa.update(alert_settings)
            .where(alert_settings.c.person.in_(persons))
            .values(mail=None, confirmed=False)
        )

    @staticmethod
    def _permit(connection: sa.Connection, mailbox: str) -> None:
        connection.execute(sa.delete(mail_refusals).where(mail_refusals.c.mailbox == mailbox))
