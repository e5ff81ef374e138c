"""Give each browser or program of a player its own token, in place of one token a player."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Move tokens to sessions, through a table of their own: SQLite rebuilds `persons`, which would
    empty tables that refer to it.
    """
    op.execute("CREATE TABLE tokens_before AS SELECT id AS person, token, since FROM persons")
    with op.batch_alter_table("persons") as persons:
        persons.drop_column("token")
    op.create_table(
        "sessions",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("token", sa.String(64), nullable=False, unique=True),
        sa.Column(
            "person", sa.String(24), sa.ForeignKey("persons.id", ondelete="CASCADE"), nullable=False
        ),
        sa.Column("label", sa.String(60), nullable=False),
        sa.Column("since", sa.BigInteger, nullable=False),
        sa.Column("used", sa.BigInteger, nullable=False),
        sa.Column("renewed", sa.BigInteger, nullable=False),
        sa.Column("link", sa.Boolean, nullable=False),
        sa.Column("replaces", sa.String(24)),
    )
    for name in ("person", "used", "replaces"):
        op.create_index(f"sessions_{name}", "sessions", [name])
    sign_in_again()
    op.drop_table("tokens_before")


def sign_in_again() -> None:
    """Keep all players signed in; their last use was not recorded, so it counts from the last beat
    of a server.
    """
    op.execute(
        "INSERT INTO sessions (id, token, person, label, since, used, renewed, link) SELECT"
        " substr(token, 1, 24), token, person, '', since, last.at, 0, (0 = 1) FROM tokens_before,"
        " (SELECT max(at) AS at FROM (SELECT at FROM pulse UNION ALL SELECT touched FROM tables"
        " UNION ALL SELECT since FROM tokens_before) AS moments) AS last"
    )
