"""The host's kit: what a server needs around it, written for a name, a web server and a user."""

from __future__ import annotations

import re
import shutil
import sys
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

import jinja2

import ludary
from ludary.server.alerts.mail import MailServer

FOLDER = Path(__file__).with_name("kit")
NAME = re.compile(
    r"(?=.{4,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]"
)
MAIL = re.compile(r"(smtps?://[A-Za-z0-9%.:@_~+-]+)?")  # no letter means anything in the files
USER = re.compile(r"[a-z_][a-z0-9_-]{0,30}")
DATABASE = "sqlite:////var/lib/ludary/tables.db"
PORT = 8383
UNITS = ("ludary.service", "ludary-backup.service", "ludary-backup.timer")
WEB_SERVERS = {  # the file of each, where it goes, and the command that makes it hold
    "caddy": ("Caddyfile", "/etc/caddy/Caddyfile", "systemctl reload caddy"),
    "nginx": ("nginx.conf", "/etc/nginx/conf.d/ludary.conf", "systemctl reload nginx"),
}


@dataclass(frozen=True)
class Answers:
    """The answers to the five questions. ValueError says what would be right."""

    name: str  # by which players reach the server
    web_server: str = "caddy"
    user: str = "ludary"  # that the server runs as
    mail: str = ""  # as `ludary serve --mail`; "": no mails
    days: int = 14  # for which backups are kept

    def __post_init__(self) -> None:
        if not NAME.fullmatch(self.name):
            raise ValueError(
                f"{self.name!r}: should be the name of your server, such as games.example.org"
            )
        if not USER.fullmatch(self.user) or self.user == "root":
            raise ValueError(f"{self.user!r}: should be any user of Linux but root, such as ludary")
        if not MAIL.fullmatch(self.mail):
            raise ValueError(f"{self.mail!r}: should be like smtp://ludary@mail.example.org:587")
        MailServer.read(self.mail, self.sender, "", self.url)

    @property
    def url(self) -> str:
        return f"https://{self.name}"

    @property
    def sender(self) -> str:
        return f"ludary@{self.name}"

    @property
    def values(self) -> Mapping[str, object]:
        """The words of the files, by the names that stand for them there."""
        command = shutil.which("ludary", path=str(Path(sys.executable).parent)) or "ludary"
        at_home = Path(command).is_relative_to(Path.home())
        mail = f" --mail {self.mail} --mail-from {self.sender}" if self.mail else ""
        return {
            **{"name": self.name, "user": self.user, "days": self.days, "mail": mail},
            **{"command": command, "home": "read-only" if at_home else "yes"},
            **{"port": PORT, "database": DATABASE, "version": ludary.__version__},
        }


def files(answers: Answers) -> Iterator[tuple[str, str]]:
    """Yield the name and the text of each file."""
    templates = jinja2.Environment(
        loader=jinja2.FileSystemLoader(FOLDER),
        undefined=jinja2.StrictUndefined,
        keep_trailing_newline=True,
        autoescape=False,  # noqa: S701 - none of these files is HTML
    )
    for name in (*UNITS, WEB_SERVERS[answers.web_server][0], "compose.yaml"):
        yield name, templates.get_template(name).render(answers.values)


def steps(answers: Answers, folder: Path) -> list[str]:
    """Return the commands by which root puts the files in place."""
    file, place, reload = WEB_SERVERS[answers.web_server]
    user = answers.user
    return [
        f"id {user} || useradd --system --no-create-home {user}",
        f"cp {' '.join(str(folder / unit) for unit in UNITS)} /etc/systemd/system/",
        f"cp {folder / file} {place}",
        "systemctl daemon-reload",
        "systemctl enable --now ludary.service ludary-backup.timer",
        reload,
    ]
