"""`ludary backup` and `ludary restore`: copies of the database."""

from __future__ import annotations

from pathlib import Path

import click

the_database = click.option(
    "--database",
    metavar="URL",
    default="",
    envvar="LUDARY_DATABASE",
    help="As of `ludary serve`.  [default: a file in your data folder]",
)


@click.command(short_help="Copy the database to a file, also while a server runs.")
@click.argument("file", type=click.Path(dir_okay=False))
@the_database
def backup(file: str, database: str) -> None:
    """Copy a SQLite database to the new FILE, also while a server runs: everything that it
    confirmed before is in the copy.

    The copy has the secrets of all games, and only you can read it. For PostgreSQL use pg_dump.
    """
    from ludary.server.hosting.backups import back_up

    if file.endswith("/"):
        raise ValueError(
            f"{file} names a folder: add the name of a file, such as {file}tables-$(date +%F).db"
        )
    size = back_up(database, Path(file))
    click.echo(f"{file} has {size / 1e6:.1f} MB and is whole. Put it on another machine.")


@click.command(short_help="Put a copy in the place of the database.")
@click.argument("file", type=click.Path(path_type=Path, dir_okay=False))
@the_database
def restore(file: Path, database: str) -> None:
    """Put the copy FILE in the place of a SQLite database, after reading it through.

    Stop the server first.

    The database before it is kept beside it. For PostgreSQL use pg_restore.
    """
    from ludary.server.hosting.backups import database_file
    from ludary.server.hosting.backups import restore as put_back

    kept = put_back(database, file)
    before = f" What was there before is in {kept}." if kept else ""
    click.echo(
        f"{database_file(database, 'restore')} is restored from {file}.{before} Games go on from"
        " the moment of the copy."
    )
