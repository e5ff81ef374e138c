"""Add owners and origins, answers to repeated requests, and the connections of each server."""

import json

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    say_whose_it_is()
    say_how_much_it_is()
    say_which_edition()
    remember_wishes()
    share_connections()


def say_whose_it_is() -> None:
    op.add_column("persons", sa.Column("origin", sa.String(24)))
    op.create_index("persons_origin", "persons", ["origin"])
    op.add_column("editions", sa.Column("since", sa.BigInteger, nullable=False, server_default="0"))
    for name in ("owner", "origin"):
        op.add_column("editions", sa.Column(name, sa.String(24)))
        op.add_column("tables", sa.Column(name, sa.String(24)))
        op.create_index(f"tables_{name}", "tables", [name])
    op.create_index("tables_touched", "tables", ["status", "touched"])


def say_how_much_it_is() -> None:
    op.add_column("editions", sa.Column("bytes", sa.Integer, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("bytes", sa.BigInteger, nullable=False, server_default="0"))
    op.execute("UPDATE editions SET bytes = length(contents)")
    op.execute(
        "UPDATE tables SET bytes = COALESCE((SELECT sum(length(data)) FROM entries WHERE"
        ' entries."table" = tables.id), 0)'
    )


def say_which_edition() -> None:
    """Fill the column from the set-ups, of which some may not be readable."""
    op.add_column("tables", sa.Column("edition", sa.String(16)))
    op.create_index("tables_edition", "tables", ["edition"])
    known = set(op.get_bind().execute(sa.text("SELECT digest FROM editions")).scalars())
    rows = page_after("")
    while rows:
        used = [
            {"id": id, "edition": edition}
            for id, data in rows
            if (edition := edition_in(data)) in known
        ]
        if used:
            op.get_bind().execute(
                sa.text("UPDATE tables SET edition = :edition WHERE id = :id"), used
            )
        rows = page_after(rows[-1][0])


def page_after(id: str) -> list[tuple[str, str]]:
    """Return the first entries of the next tables."""
    query = sa.text(
        'SELECT "table", data FROM entries WHERE number = 1 AND "table" > :id ORDER BY "table"'
        " LIMIT 1000"
    )
    return [(table, data) for table, data in op.get_bind().execute(query, {"id": id})]


def edition_in(data: str) -> object:
    try:
        edition = json.loads(data)["setup"]["edition"]
    except (ValueError, KeyError, TypeError):
        return None
    return edition if isinstance(edition, str) else None


def remember_wishes() -> None:
    op.create_table(
        "wishes",
        sa.Column("key", sa.String(64), primary_key=True),
        sa.Column("asked", sa.String(64), nullable=False),
        sa.Column("answer", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_index("wishes_at", "wishes", ["at"])


def share_connections() -> None:
    op.add_column("seats", sa.Column("quiet", sa.Text))
    op.create_table(
        "servers",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "presence",
        sa.Column(
            "table", sa.String(24), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True
        ),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("server", sa.String(24), primary_key=True),
        sa.Column("here", sa.Boolean, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "secrets",
        sa.Column("name", sa.String(24), primary_key=True),
        sa.Column("value", sa.String(64), nullable=False),
    )
