"""Forget the one network that stood for all of IPv6; count mails, and keep the mailboxes that
refuse them.

Older servers made one digest for every IPv6 address: that of an unknown network. Nothing tells any
more which of these rows belong together, so they lose it, and count for nobody's limits. A ban of
this digest hit all of IPv6, so it ends. Digests of IPv4 addresses stay.
"""

import hmac

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.add_column(
        "alert_settings", sa.Column("asked", sa.BigInteger, nullable=False, server_default="0")
    )
    op.create_table(
        "mail_counts",
        sa.Column("key", sa.String(24), primary_key=True),
        sa.Column("day", sa.Integer, primary_key=True),
        sa.Column("mails", sa.Integer, nullable=False),
    )
    op.create_table(
        "mail_refusals",
        sa.Column("mailbox", sa.String(24), primary_key=True),
        sa.Column("since", sa.BigInteger, nullable=False),
    )
    for secret in (
        op.get_bind()
        .execute(sa.text("SELECT value FROM secrets WHERE name = 'origin'"))
        .scalars()
        .all()
    ):
        forget(hmac.digest(secret.encode(), b"unknown", "sha256").hex()[:24])


def forget(digest: str) -> None:
    """Remove this digest from all rows."""
    for name, nothing in (("persons", None), ("editions", None), ("tables", None), ("reports", "")):
        table = sa.table(name, sa.column("origin"))
        op.execute(sa.update(table).where(table.c.origin == digest).values(origin=nothing))
    bans = sa.table("bans", sa.column("network"), sa.column("since"), sa.column("ended"))
    op.execute(
        sa.update(bans)
        .where(bans.c.network == digest, bans.c.ended.is_(None))
        .values(ended=bans.c.since)
    )
