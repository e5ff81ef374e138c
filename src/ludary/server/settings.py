"""Settings that a server is given at its start."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from platformdirs import user_data_path
from sqlalchemy import URL

from ludary.server.alerts.mail import NO_MAIL, MailServer
from ludary.server.alerts.push import USUAL_HOSTS, PushHosts
from ludary.server.resources.addresses import Proxies
from ludary.server.resources.limits import ServerLimits
from ludary.server.resources.retention import RetentionPeriods


def default_database() -> str:
    """Return the URL of a file in the user's data folder. ValueError if this user has no home."""
    try:
        return URL.create(
            "sqlite", database=str(user_data_path("ludary") / "tables.db")
        ).render_as_string()
    except RuntimeError:
        raise ValueError(
            "this user has no home to keep a database in: --database sqlite:////FOLDER/tables.db"
            " names a file"
        ) from None


USUAL_LIMITS, USUAL_PERIODS, NO_PROXIES = ServerLimits(), RetentionPeriods(), Proxies()


@dataclass(frozen=True)
class Settings:
    """The settings of a server."""

    database: str = ""  # URL; "" is `default_database()`
    own_games: tuple[Path, ...] = ()  # Python files with games of one's own
    bots: tuple[
        str, ...
    ] = ()  # trained bots, as `ludary.server.catalog.trained.TrainedBots` takes them
    public_url: str = ""  # the public address; "" takes that of the request
    proxies: Proxies = NO_PROXIES  # trusted for X-Forwarded-... headers
    hosts: tuple[
        str, ...
        # names by which it may be called besides localhost, that of `public_url` and bare addresses
    ] = ()
    secure: bool = False  # whether cookies are for HTTPS only
    editions: bool = True  # whether tables may have editions of their own
    rate: float = (
        20.0  # requests a second that one address may make on average; 0: as many as it likes
    )
    limits: ServerLimits = USUAL_LIMITS  # how much of everything one person or address may take
    keep: RetentionPeriods = USUAL_PERIODS  # for how long
    largest: int = 400_000  # bytes of a request's body
    push_hosts: PushHosts = USUAL_HOSTS  # where messages to browsers may go
    mail: MailServer = NO_MAIL  # what sends mails
    metrics_token: str = ""  # needed to read /metrics; "": nobody can
    admins: Mapping[str, str] = field(
        default_factory=dict
    )  # admins and the digests of their tokens; none: no page /admin
    log_level: str = "info"
