"""Each browser or program of a player has a token of its own; until now a player had one."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """SQLite makes `persons` anew, which would empty a table that belongs to it: so tokens wait in one that does not."""
    op.execute("CREATE TABLE tokens_before AS SELECT id AS person, token, since FROM persons")
    with op.batch_alter_table("persons") as persons:
        persons.drop_column("token")
    op.create_table(
        "sessions",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("token", sa.String(64), nullable=False, unique=True),
        sa.Column("person", sa.String(24), sa.ForeignKey("persons.id", ondelete="CASCADE"), nullable=False),
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
    """All who were signed in still are; when each was last seen nobody has noted, so it counts from when a server was last up."""
    op.execute(
        "INSERT INTO sessions (id, token, person, label, since, used, renewed, link) "
        "SELECT substr(token, 1, 24), token, person, '', since, last.at, 0, (0 = 1) FROM tokens_before, "
        "(SELECT max(at) AS at FROM (SELECT at FROM pulse UNION ALL SELECT touched FROM tables UNION ALL SELECT since FROM tokens_before) "
        "AS moments) AS last"
    )
