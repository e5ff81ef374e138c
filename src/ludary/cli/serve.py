"""`ludary serve`: tables in the browser."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import click

HOST, PORT = "127.0.0.1", 8383


def game_files(_context: object, _option: object, given: tuple[str, ...]) -> tuple[Path, ...]:
    """The files of games of one's own, and of examples by name."""
    from ludary.core.play.library import EXAMPLES, example_file

    paths = tuple(example_file(name) or Path(name) for name in given)
    for path, name in zip(paths, given, strict=True):
        if not path.is_file():
            raise click.BadParameter(
                f"{name}: there is no such file, and the examples are {' and '.join(EXAMPLES)}"
            )
    return paths


@click.command(short_help="Open tables in the browser, for people, bots and programs.")
@click.argument("own", nargs=-1, metavar="[FILE.py]...", callback=game_files)
@click.option(
    "--bot",
    "bots",
    multiple=True,
    metavar="NAME=weights:FILE",
    help="Offer a bot that was trained, by this name. Repeat for more.",
)
@click.option(
    "--host",
    default=HOST,
    metavar="ADDRESS",
    help=f"Where to listen; 0.0.0.0 lets others on the network in.  [default: {HOST}]",
)
@click.option(
    "--port",
    type=click.IntRange(0, 65535),
    metavar="N",
    help=f"[default: {PORT}, or the next that is free]",
)
@click.option(
    "--database",
    metavar="URL",
    default="",
    envvar="LUDARY_DATABASE",
    help="sqlite:///FILE or postgresql://..., also as LUDARY_DATABASE in the environment."
    "  [default: a file in your data folder]",
)
@click.option("--open/--no-open", "shown", default=False, help="Open the page in your browser.")
@click.option(
    "--url",
    "public_url",
    default="",
    metavar="URL",
    help="The address that players use, for links to invite with.",
)
@click.option(
    "--host-name",
    "host_names",
    multiple=True,
    metavar="NAME",
    help="A name by which players call this machine, as in http://NAME:8383.",
)
@click.option(
    "--proxies",
    multiple=True,
    default=["127.0.0.1"],
    metavar="A,B/N",
    help="Addresses and networks of proxies that are trusted to name the client; `*`, given twice:"
    " all.  [default: 127.0.0.1]",
)
@click.option("--secure", is_flag=True, help="Accept players by HTTPS only.")
@click.option(
    "--editions/--no-editions", default=True, help="Allow tables to bring editions of their own."
)
@click.option(
    "--rate",
    type=click.FloatRange(min=0),
    default=20.0,
    metavar="N",
    help="Requests a second from one address; 0: any.  [default: 20]",
)
@click.option(
    "--metrics-token",
    default="",
    envvar="LUDARY_METRICS_TOKEN",
    metavar="TOKEN",
    help="Token that grants access to /metrics.",
)
@click.option(
    "--admin-token-file",
    "admin_file",
    type=click.Path(path_type=Path),
    envvar="LUDARY_ADMIN_TOKEN_FILE",
    metavar="FILE",
    help="Names and tokens of admins, who have the page /admin; `ludary admin token` makes it.",
)
@click.option(
    "--push-host",
    "push_hosts",
    multiple=True,
    metavar="NAME",
    help="A push service that browsers may use, too. Repeat for more.",
)
@click.option(
    "--mail",
    "mail_url",
    default="",
    metavar="URL",
    help="Send emails by smtp://USER@HOST:PORT or smtps://USER@HOST:PORT.",
)
@click.option(
    "--mail-from", "mail_sender", default="", metavar="ADDRESS", help="The sender of these emails."
)
@click.option(
    "--mail-password",
    default="",
    envvar="LUDARY_MAIL_PASSWORD",
    metavar="PASSWORD",
    help="The password of USER; in the environment, as LUDARY_MAIL_PASSWORD, `ps` does not show"
    " it.",
)
@click.option(
    "--limit",
    "limits",
    multiple=True,
    metavar="NAME=N",
    help="Change a limit; `--limit help` lists them. Repeat for more.",
)
@click.option(
    "--keep", default="", metavar="A=DAYS,...",
    help="Days to keep things.  [default: abandoned=30,finished=forever,editions=1,sessions=400]",
)  # fmt: skip
@click.option(
    "--workers", type=click.IntRange(1, 64), default=1, metavar="N",
    help="Serve in N processes, to use as many cores; with PostgreSQL.  [default: 1]",
)  # fmt: skip
@click.option(
    "--check",
    is_flag=True,
    help="Start nothing; say what is right, doubtful and wrong. Exit code 1: something is.",
)
@click.option(
    "--log",
    "log_level",
    type=click.Choice(["debug", "info", "warning"]),
    default="warning",
    help="[default: warning]",
)
def serve(
    own: tuple[Path, ...],
    host: str,
    host_names: tuple[str, ...],
    port: int | None,
    shown: bool,
    limits: tuple[str, ...],
    keep: str,
    proxies: tuple[str, ...],
    workers: int,
    check: bool,
    admin_file: Path | None,
    push_hosts: tuple[str, ...],
    mail_url: str,
    mail_sender: str,
    mail_password: str,
    **more: object,
) -> None:
    """Open tables in the browser, for people, bots and programs.

    FILE.py is a game of your own, or an example by name.
    """
    from ludary.server.alerts.mail import MailServer
    from ludary.server.alerts.push import PushHosts
    from ludary.server.public import read_admins
    from ludary.server.resources.addresses import Proxies
    from ludary.server.resources.limits import limits_in_words, limits_of
    from ludary.server.resources.retention import periods_of

    if "help" in limits:
        click.echo(limits_in_words())
        return
    read: dict[str, Callable[[], object]] = {
        "limits": lambda: limits_of(limits),
        "keep": lambda: periods_of(keep),
        "proxies": lambda: Proxies.read(proxies),
        "push_hosts": lambda: PushHosts.read(push_hosts),
        "mail": lambda: MailServer.read(
            mail_url, mail_sender, mail_password, str(more["public_url"])
        ),
        "admins": lambda: read_admins(admin_file) if admin_file else {},
    }
    given = {"own_games": own, "hosts": (host, *host_names), **more}
    if check:
        from ludary.cli.hosting.check_server import check_server

        check_server(
            given,
            read,
            host,
            PORT if port is None else port,
            any_port=port is None,
            workers=workers,
        )
        return
    from ludary.server.launch import run
    from ludary.server.settings import Settings

    settings = Settings(**given, **{name: one() for name, one in read.items()})  # type: ignore[arg-type]
    run(
        settings,
        host,
        PORT if port is None else port,
        any_port=port is None,
        shown=shown,
        workers=workers,
    )
