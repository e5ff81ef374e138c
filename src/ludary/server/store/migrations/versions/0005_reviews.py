"""Add reviews of finished games, which servers kept in memory until now."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.create_table(
        "reviews",
        sa.Column(
            "table", sa.String(24), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True
        ),
        sa.Column("version", sa.String(80), nullable=False),
        sa.Column("contents", sa.LargeBinary, nullable=False),
    )
