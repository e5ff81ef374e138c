"""Add the heartbeat of servers and their outages.

Interrupted upgrades of older servers may have left some of this; what exists stays.
"""

import sqlalchemy as sa

from ludary.server.store.migrations.existing import create_table

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    create_table(
        "pulse",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    create_table(
        "outages",
        sa.Column("began", sa.BigInteger, primary_key=True),
        sa.Column("ended", sa.BigInteger, nullable=False),
    )
