"""Add evenings: tournaments among friends, and their players."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    op.create_table(
        "evenings",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("status", sa.String(8), nullable=False),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("owner", sa.String(24)),
        sa.Column("origin", sa.String(24)),
        sa.Column("since", sa.BigInteger, nullable=False),
        sa.Column("touched", sa.BigInteger, nullable=False),
        sa.Column("course", sa.Text, nullable=False),
    )
    op.create_index("evenings_status", "evenings", ["status", "touched"])
    op.create_index("evenings_owner", "evenings", ["owner"])
    evening = sa.ForeignKey("evenings.id", ondelete="CASCADE")
    op.create_table(
        "evening_players",
        sa.Column("evening", sa.String(24), evening, primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("person", sa.String(24)),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("left", sa.String(8), nullable=False),
    )
    op.create_index("evening_players_person", "evening_players", ["person"])
