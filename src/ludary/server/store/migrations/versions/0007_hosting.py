"""Add blocks of players, reports to the host, bans, and the audit trail of admins."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    add_blocks()
    add_reports()
    add_bans()
    add_acts()


def add_blocks() -> None:
    op.create_table(
        "blocks",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column(
            "person", sa.String(24), sa.ForeignKey("persons.id", ondelete="CASCADE"), nullable=False
        ),
        sa.Column(
            "other", sa.String(24), sa.ForeignKey("persons.id", ondelete="CASCADE"), nullable=False
        ),
        sa.Column("table", sa.String(24), nullable=False),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("since", sa.BigInteger, nullable=False),
        sa.UniqueConstraint("person", "other", "table", name="blocks_once"),
    )
    op.create_index("blocks_other", "blocks", ["other"])


def add_reports() -> None:
    op.create_table(
        "reports",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("by", sa.String(24), nullable=False),
        sa.Column("by_name", sa.String(60), nullable=False),
        sa.Column("origin", sa.String(24), nullable=False),
        sa.Column("other", sa.String(24), nullable=False),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("table", sa.String(24), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("reason", sa.String(20), nullable=False),
        sa.Column("words", sa.Text, nullable=False),
        sa.Column("evidence", sa.Text, nullable=False),
        sa.Column("handled", sa.BigInteger),
    )
    for name, columns in (("at", ["at"]), ("by", ["by", "at"]), ("origin", ["origin", "at"])):
        op.create_index(f"reports_{name}", "reports", columns)


def add_bans() -> None:
    op.create_table(
        "bans",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("person", sa.String(24)),
        sa.Column("network", sa.String(24)),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("why", sa.String(300), nullable=False),
        sa.Column("since", sa.BigInteger, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
        sa.Column("ended", sa.BigInteger),
    )
    op.create_index("bans_until", "bans", ["until"])


def add_acts() -> None:
    op.create_table(
        "acts",
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("who", sa.String(40), nullable=False),
        sa.Column("what", sa.String(20), nullable=False),
        sa.Column("about", sa.String(24), nullable=False),
        sa.Column("words", sa.String(300), nullable=False),
        sa.Column("why", sa.String(300), nullable=False),
        sa.Column("data", sa.Text, nullable=False),
        sa.Column("undoes", sa.Integer, unique=True),
    )
