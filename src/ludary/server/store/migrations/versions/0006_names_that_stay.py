"""Add passkeys, preferences of persons, results of seats, and the index by which everything about a
person is found.
"""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
OF_PERSONS = sa.text("kind IN ('sit', 'stand', 'say')")


def upgrade() -> None:
    add_passkeys()
    add_to_persons()
    add_results()
    op.create_index(
        "entries_persons",
        "entries",
        ["table", "number"],
        sqlite_where=OF_PERSONS,
        postgresql_where=OF_PERSONS,
    )


def add_passkeys() -> None:
    op.create_table(
        "passkeys",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("credential", sa.String(1400), nullable=False, unique=True),
        sa.Column(
            "person", sa.String(24), sa.ForeignKey("persons.id", ondelete="CASCADE"), nullable=False
        ),
        sa.Column("key", sa.LargeBinary, nullable=False),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("count", sa.BigInteger, nullable=False),
        sa.Column("since", sa.BigInteger, nullable=False),
        sa.Column("used", sa.BigInteger, nullable=False),
    )
    op.create_index("passkeys_person", "passkeys", ["person"])
    op.create_table(
        "spent_challenges",
        sa.Column("digest", sa.String(64), primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_index("spent_challenges_at", "spent_challenges", ["at"])


def add_to_persons() -> None:
    op.add_column("persons", sa.Column("preferences", sa.Text))
    op.add_column("persons", sa.Column("leaving", sa.BigInteger))
    op.create_index("persons_leaving", "persons", ["leaving"])


def add_results() -> None:
    """Add the columns.

    Results of older games need their rules: a server finds them out when their player asks.
    """
    op.add_column("tables", sa.Column("actions", sa.Integer))
    columns = (
        ("bot", sa.String(60)),
        ("result", sa.Float),
        ("outcome", sa.String(4)),
        ("ended", sa.BigInteger),
    )
    for name, kind in columns:
        op.add_column("seats", sa.Column(name, kind))
    op.execute(
        'UPDATE seats SET ended = (SELECT touched FROM tables WHERE tables.id = seats."table") '
        "WHERE person IS NOT NULL AND \"table\" IN (SELECT id FROM tables WHERE status = 'over')"
    )
    op.create_index("seats_ended", "seats", ["person", "ended"])
