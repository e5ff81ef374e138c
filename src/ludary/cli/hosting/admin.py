"""`ludary admin`: an admin's acts at a server that runs, and the tokens of admins.

Acts go to the server and not to its database: the server holds tables in memory, so everybody there
sees an act at once, and one place writes the audit trail. Over HTTPS it works from anywhere.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any
from urllib.parse import quote

import click

PATIENCE = 30.0  # seconds
SERVER = "http://127.0.0.1:8383"
LISTS = ("reports", "tables", "tournaments", "players", "bans", "acts")

the_file = click.option(
    "--token-file",
    "file",
    type=click.Path(path_type=Path),
    envvar="LUDARY_ADMIN_TOKEN_FILE",
    required=True,
    metavar="FILE",
    help=(
        "As of `ludary serve --admin-token-file`, also as LUDARY_ADMIN_TOKEN_FILE in the"
        " environment."
    ),
)
the_name = click.option(
    "--as", "name", default="", metavar="NAME", help="Whose line of the file.  [default: the first]"
)
the_server = click.option(
    "--server",
    default=SERVER,
    envvar="LUDARY_SERVER",
    show_default=True,
    metavar="URL",
    help="Where it is; also as LUDARY_SERVER.",
)
the_reason = click.option(
    "--why", required=True, metavar="WORDS", help="The reason, which the audit trail keeps."
)


def at_server(command: Callable[..., Any]) -> Callable[..., Any]:
    """Add the options of a command that asks a server."""
    return the_server(the_file(the_name(command)))


def ask(server: str, file: Path, name: str, method: str, path: str, body: object = None) -> Any:
    """Return the answer of a server; ValueError with its words if it refuses."""
    import httpx

    from ludary.server.public import token_in

    headers = {"authorization": f"Bearer {token_in(file, name)}"}
    try:
        answer = httpx.request(
            method,
            f"{server.rstrip('/')}/api/admin/{path}",
            json=body,
            headers=headers,
            timeout=PATIENCE,
        )
        found = answer.json()
    except (httpx.HTTPError, httpx.InvalidURL) as error:
        raise ValueError(f"{server}: {str(error) or type(error).__name__}") from None
    except ValueError:
        raise ValueError(
            f"{server} does not answer like a Ludary server: check its address"
        ) from None
    if answer.status_code >= 400:
        raise ValueError(found.get("error", f"{server} answers {answer.status_code}"))
    return found


@click.group(short_help="Look after a server that runs: reports, tables, players, bans.")
def admin() -> None:
    """Look after a server that runs: reports, tables, players, bans.

    Everything done stands in its audit trail.
    """


@admin.command(short_help="Add an admin to a file of tokens.")
@click.argument("file", type=click.Path(path_type=Path, dir_okay=False))
@click.argument("name")
def token(file: Path, name: str) -> None:
    """Add NAME with a new token to FILE, which `ludary serve --admin-token-file FILE` reads at its
    start.
    """
    from ludary.server.public import add_admin

    add_admin(file, name)
    click.echo(
        f"{name} is in {file}. Start the server with --admin-token-file {file}; `ludary admin link`"
        " leads a browser there."
    )


@admin.command(short_help="Print a link that lets a browser in.")
@at_server
def link(file: Path, name: str, server: str) -> None:
    """Print a link to the admin's page. It has the token: whoever opens it is the admin."""
    from ludary.server.public import token_in

    click.echo(f"{server.rstrip('/')}/admin#{token_in(file, name)}")


@admin.command("list", short_help="List reports, tables, tournaments, players, bans or acts.")
@click.argument("what", type=click.Choice(LISTS))
@click.option(
    "--find", default="", metavar="WORDS", help="Only those with this in a name, an id or a digest."
)
@at_server
def list_(what: str, find: str, file: Path, name: str, server: str) -> None:
    """List the newest 50 reports, tables, tournaments, players, bans or acts, a line of JSON
    each.
    """
    for row in ask(server, file, name, "GET", f"{what}?find={quote(find)}")[what]:
        click.echo(json.dumps(row, ensure_ascii=False))


@admin.command(short_help="End a table without a winner.")
@click.argument("table")
@the_reason
@at_server
def close(table: str, why: str, **server: Any) -> None:
    """End TABLE without a winner. Its players read that, and can open the page as before."""
    post(f"tables/{quote(table, safe='')}/close", {"why": why}, **server)


@admin.command("close-tournament", short_help="End a tournament and take its name away.")
@click.argument("tournament")
@the_reason
@at_server
def close_tournament(tournament: str, why: str, **server: Any) -> None:
    """End TOURNAMENT (an id) and take its name away. Games that are being played go on."""
    post(f"tournaments/{quote(tournament, safe='')}/close", {"why": why}, **server)


@admin.command(short_help="Remove a player from a table.")
@click.argument("table")
@click.argument("seat", type=click.IntRange(0, 100))
@the_reason
@at_server
def remove(table: str, seat: int, why: str, **server: Any) -> None:
    """Remove the player of SEAT (the first is 0) from TABLE.

    In the game a bot plays on, as after resigning.
    """
    post(f"tables/{quote(table, safe='')}/remove", {"seat": seat, "why": why}, **server)


@admin.command("take-name", short_help="Take a player's name away.")
@click.argument("player")
@the_reason
@at_server
def take_name(player: str, why: str, **server: Any) -> None:
    """Take the name of PLAYER (an id) away, here and at their tables and tournaments."""
    post(f"players/{quote(player, safe='')}/name", {"why": why}, **server)


@admin.command(short_help="Ban a player or a network.")
@click.option("--player", metavar="ID", help="The id of a player.")
@click.option("--network", metavar="DIGEST", help="The digest of a network, as the lists show it.")
@click.option(
    "--days",
    type=click.FloatRange(min=0, min_open=True, max=3_660),
    required=True,
    metavar="N",
    help="For how long.",
)
@click.option(
    "--sure", is_flag=True, help="Ban a network of many players, or your own, without a question."
)
@the_reason
@at_server
def ban(
    player: str | None, network: str | None, days: float, why: str, sure: bool, **server: Any
) -> None:
    """Ban a player or a network for some days.

    They read the reason, and their streams end at once.
    """
    whom = {name: value for name, value in (("person", player), ("network", network)) if value}
    if network:
        reach = ask(**server, method="GET", path=f"networks/{quote(network, safe='')}")
        click.echo(reach["words"])
        sure = sure or not reach["wide"] or click.confirm("Ban all of them?", abort=True)
    post("bans", {**whom, "days": days, "why": why, "sure": sure}, **server)


@admin.command(short_help="Note that a report is dealt with.")
@click.argument("report")
@the_reason
@at_server
def handle(report: str, why: str, **server: Any) -> None:
    """Note that REPORT (an id) has been dealt with."""
    post(f"reports/{quote(report, safe='')}/handle", {"why": why}, **server)


@admin.command(short_help="Undo an act.")
@click.argument("number", type=click.IntRange(min=1))
@the_reason
@at_server
def undo(number: int, why: str, **server: Any) -> None:
    """Undo the act with NUMBER, as `ludary admin list acts` shows it."""
    post(f"acts/{number}/undo", {"why": why}, **server)


def post(path: str, body: object, file: Path, name: str, server: str) -> None:
    """Send an act to the server, and say that it is done."""
    ask(server, file, name, "POST", path, body)
    click.echo("Done; `ludary admin list acts` shows it.")
