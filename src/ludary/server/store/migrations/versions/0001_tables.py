"""The first schema: persons, editions, tables, entries, seats.

Interrupted upgrades of older servers may have left some of this; what exists stays.
"""

import sqlalchemy as sa
from alembic import op

from ludary.server.store.migrations.existing import create_index, create_table

revision = "0001"
down_revision = None


def upgrade() -> None:
    create_what_lasts()
    create_tables()


def create_what_lasts() -> None:
    create_table(
        "persons",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("token", sa.String(64), nullable=False, unique=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("since", sa.BigInteger, nullable=False),
    )
    create_table(
        "editions",
        sa.Column("digest", sa.String(16), primary_key=True),
        sa.Column("game", sa.String(200), nullable=False),
        sa.Column("contents", sa.Text, nullable=False),
    )


def create_tables() -> None:
    create_table(
        "tables",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("game", sa.String(200), nullable=False),
        sa.Column("status", sa.String(8), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("actor", sa.Integer, nullable=False),
        sa.Column("bot_due", sa.BigInteger),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("clock", sa.String(40), nullable=False),
        sa.Column("since", sa.BigInteger, nullable=False),
        sa.Column("touched", sa.BigInteger, nullable=False),
        sa.Column("layout", sa.String(16), nullable=False),
        sa.Column("state", sa.LargeBinary),
    )
    create_index("tables_due", "tables", ["bot_due"])
    create_index("tables_open", "tables", ["public", "status", "touched"])
    create_table(
        "entries",
        sa.Column(
            "table", sa.String(24), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True
        ),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("data", sa.Text, nullable=False),
        sa.Column("key", sa.String(60)),
        sa.UniqueConstraint("table", "key", name="entries_key"),
    )
    create_table(
        "seats",
        sa.Column(
            "table", sa.String(24), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True
        ),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("person", sa.String(24)),
    )
    create_index("seats_person", "seats", ["person"])


def downgrade() -> None:
    for name in ("seats", "entries", "tables", "editions", "persons"):
        op.drop_table(name)
