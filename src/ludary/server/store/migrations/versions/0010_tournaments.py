"""Add tournaments among friends, with their players."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    op.create_table(
        "tournaments",
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
    op.create_index("tournaments_status", "tournaments", ["status", "touched"])
    op.create_index("tournaments_owner", "tournaments", ["owner"])
    tournament = sa.ForeignKey("tournaments.id", ondelete="CASCADE")
    op.create_table(
        "tournament_players",
        sa.Column("tournament", sa.String(24), tournament, primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("person", sa.String(24)),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("left", sa.String(8), nullable=False),
    )
    op.create_index("tournament_players_person", "tournament_players", ["person"])
