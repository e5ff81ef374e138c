"""Forget the network that older servers took all of IPv6 for, and keep what mails to strangers need.

Older servers made one digest for every IPv6 address: that of an unknown network. Nobody can tell any more which of these rows
belong together, so they lose it, and count for nobody's limits. A ban of this digest hit all of IPv6, so it ends. Digests of IPv4
addresses stay.
"""

import hmac

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    for secret in op.get_bind().execute(sa.text("SELECT value FROM secrets WHERE name = 'origin'")).scalars().all():
        forget(hmac.digest(secret.encode(), b"unknown", "sha256").hex()[:24])


def forget(digest: str) -> None:
    """Take this digest out of all rows."""
    for name, nothing in (("persons", None), ("editions", None), ("tables", None), ("reports", "")):
        table = sa.table(name, sa.column("origin"))
        op.execute(sa.update(table).where(table.c.origin == digest).values(origin=nothing))
    bans = sa.table("bans", sa.column("network"), sa.column("since"), sa.column("ended"))
    op.execute(sa.update(bans).where(bans.c.network == digest, bans.c.ended.is_(None)).values(ended=bans.c.since))
