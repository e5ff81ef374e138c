"""Add alerts: who wants to be told of turns, by which ways, and what is to be sent."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.add_column("tables", sa.Column("alert_due", sa.BigInteger))
    op.create_index("tables_alert_due", "tables", ["alert_due"])
    create_wishes()
    op.create_table(
        "push_subscriptions",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column(
            "person", sa.String(24), sa.ForeignKey("persons.id", ondelete="CASCADE"), nullable=False
        ),
        sa.Column(
            "session",
            sa.String(24),
            sa.ForeignKey("sessions.id", ondelete="CASCADE"),
            nullable=False,
            unique=True,
        ),
        sa.Column("endpoint", sa.Text, nullable=False),
        sa.Column("p256dh", sa.String(88), nullable=False),
        sa.Column("auth", sa.String(24), nullable=False),
        sa.Column("since", sa.BigInteger, nullable=False),
    )
    op.create_index("push_subscriptions_person", "push_subscriptions", ["person"])
    op.create_table(
        "alerts",
        sa.Column(
            "table", sa.String(24), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True
        ),
        sa.Column(
            "person",
            sa.String(24),
            sa.ForeignKey("persons.id", ondelete="CASCADE"),
            primary_key=True,
        ),
        sa.Column("way", sa.String(64), primary_key=True),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_index("alerts_at", "alerts", ["at"])
    op.create_index("alerts_person", "alerts", ["person"])


def create_wishes() -> None:
    op.create_table(
        "alert_settings",
        sa.Column(
            "person",
            sa.String(24),
            sa.ForeignKey("persons.id", ondelete="CASCADE"),
            primary_key=True,
        ),
        sa.Column("everywhere", sa.Boolean, nullable=False),
        sa.Column("begins", sa.Integer),
        sa.Column("ends", sa.Integer),
        sa.Column("zone", sa.String(64)),
        sa.Column("mail", sa.String(254)),
        sa.Column("confirmed", sa.Boolean, nullable=False),
    )
    op.create_table(
        "alert_tables",
        sa.Column(
            "table", sa.String(24), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True
        ),
        sa.Column(
            "person",
            sa.String(24),
            sa.ForeignKey("persons.id", ondelete="CASCADE"),
            primary_key=True,
        ),
        sa.Column("wanted", sa.Boolean, nullable=False),
    )
    op.create_index("alert_tables_person", "alert_tables", ["person"])
