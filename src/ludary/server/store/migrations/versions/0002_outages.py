"""When a server was last up, and when none was."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.create_table("pulse", sa.Column("id", sa.Integer, primary_key=True), sa.Column("at", sa.BigInteger, nullable=False))
    op.create_table(
        "outages",
        sa.Column("began", sa.BigInteger, primary_key=True),
        sa.Column("ended", sa.BigInteger, nullable=False),
    )
