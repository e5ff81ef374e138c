"""`ludary host`: the files that a server on the internet needs around it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click

QUESTIONS: dict[str, dict[str, Any]] = {  # what is asked for unless an option says it
    "name": {"text": "Name of the server, such as games.example.org"},
    "web_server": {
        "text": "Web server with HTTPS",
        "default": "caddy",
        "type": click.Choice(["caddy", "nginx"]),
    },
    "user": {"text": "User of Linux that the server runs as", "default": "ludary"},
    "mail": {"text": "Mail server, as smtp://USER@HOST:587, or nothing", "default": ""},
    "days": {
        "text": "Days for which backups are kept",
        "default": 14,
        "type": click.IntRange(1, 3_660),
    },
}
CHECKED = ("name", "mail")  # what --check needs of these


@click.command(short_help="Write what a server on the internet needs, or check one that runs.")
@click.option("--name", help="The name by which players reach the server.")
@click.option("--web-server", type=QUESTIONS["web_server"]["type"], help="In front of the server.")
@click.option("--user", help="The user of Linux that the server runs as.")
@click.option("--mail", metavar="URL", help="As of `ludary serve`; empty for no emails.")
@click.option("--days", type=QUESTIONS["days"]["type"], help="For which backups are kept.")
@click.option(
    "--to",
    "folder",
    type=click.Path(path_type=Path, file_okay=False),
    default=Path("ludary-host"),
    metavar="FOLDER",
    help="Where to write.  [default: ludary-host]",
)
@click.option(
    "--mail-password",
    default="",
    envvar="LUDARY_MAIL_PASSWORD",
    metavar="PASSWORD",
    help="For --check; better in the environment, as LUDARY_MAIL_PASSWORD.",
)
@click.option(
    "--check",
    is_flag=True,
    help="Write nothing; try the public address, the mail server and push services.",
)
def host(folder: Path, check: bool, mail_password: str, **given: Any) -> None:
    """Write a systemd unit, the file of a web server, daily backups, and the same for containers;
    say how to put them in place.

    What no option says is asked for.
    """
    from ludary.server.hosting.host_kit import Answers, files, steps

    for name in CHECKED if check else QUESTIONS:
        given[name] = click.prompt(**QUESTIONS[name]) if given[name] is None else given[name]
    answers = Answers(**{name: value for name, value in given.items() if value is not None})
    if check:
        check_host(answers, mail_password)
        return
    folder.mkdir(parents=True, exist_ok=True)
    for name, text in files(answers):
        (folder / name).write_text(text, encoding="utf-8")
    click.echo(f"{folder} has all that {answers.url} needs. As root:\n")
    click.echo("\n".join(f"  {step}" for step in steps(answers, folder)))
    click.echo(f"\nThen `ludary host --check --name {answers.name}` tries it from outside.")


def check_host(answers: Any, mail_password: str) -> None:
    """Print what a server that runs answers, and what it reaches."""
    import ssl

    from ludary.cli.hosting.check_server import tell
    from ludary.server.alerts.mail import MailServer
    from ludary.server.hosting.reach_checks import reach_findings

    mail = MailServer.read(answers.mail, answers.sender, mail_password, answers.url)
    tell(reach_findings(answers.url, mail, ssl.create_default_context()))
