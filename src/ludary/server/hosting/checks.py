"""Checks of a server's configuration before it starts: each finding is right, doubtful or wrong,
and says what would be right.

A new check is one more function in `CHECKS`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import fields
from ipaddress import ip_address
from pathlib import Path

from ludary.core.play.library import games, load
from ludary.server.alerts.mail import MailServer
from ludary.server.catalog.own_games import open_games
from ludary.server.catalog.trained import TrainedBots
from ludary.server.hosting.database_checks import database_findings
from ludary.server.hosting.findings import DOUBTFUL, RIGHT, WRONG, Finding, Plan
from ludary.server.hosting.machine_checks import machine_findings, port_findings, worker_findings
from ludary.server.parsing.public_url import parse_public_url
from ludary.server.resources.addresses import Proxies
from ludary.server.resources.limits import ABOUT, ServerLimits
from ludary.server.resources.retention import RetentionPeriods

SHORTEST_TOKEN = 16  # letters of a token that guards something
LOCAL = ("", "localhost")
MEANT_AS_ZERO = ("connections", "lab_seconds", "alone")  # limits for which 0 is an ordinary value
WIDEST = {4: 8, 6: 32}  # bits of the widest network that is believed to be somebody's own


def is_local(host: str) -> bool:
    """Tell whether only this machine reaches an address."""
    try:
        return host in LOCAL or ip_address(host).is_loopback
    except ValueError:
        return False


def is_public(plan: Plan) -> bool:
    """Tell whether people elsewhere can reach the server."""
    return bool(plan.settings.public_url) or not is_local(plan.host)


def address_findings(plan: Plan) -> Iterator[Finding]:
    """Check the public address, and how cookies travel."""
    url, secure = plan.settings.public_url, plan.settings.secure
    if not url:
        yield from no_address_findings(plan)
        return
    parts = parse_public_url(url)
    if parts.scheme == "http" and secure:
        yield Finding(
            WRONG,
            "address",
            f"--secure keeps cookies to HTTPS, and --url is {url}: nobody could play. Use https://"
            " there.",
        )
    elif parts.scheme == "http" and not is_local(parts.hostname or ""):
        yield Finding(
            DOUBTFUL,
            "address",
            f"{url} sends tokens and games unencrypted. Put a web server with HTTPS in front.",
        )
    elif parts.scheme == "https" and not secure:
        yield Finding(
            DOUBTFUL, "address", f"{url} is HTTPS, and cookies may travel without it. Add --secure."
        )
    else:
        yield Finding(RIGHT, "address", f"invitations begin with {url}")


def no_address_findings(plan: Plan) -> Iterator[Finding]:
    """Check a server without a public address."""
    names = [name for name in plan.settings.hosts if not is_local(name) and name != plan.host]
    if plan.settings.secure:
        yield Finding(
            DOUBTFUL,
            "address",
            "--secure without --url: invitations take the address of each request. Add --url"
            " https://NAME.",
        )
    elif is_local(plan.host):
        yield Finding(RIGHT, "address", f"{plan.host}: for players on this machine")
    elif names:
        yield Finding(RIGHT, "address", f"players reach it as {', '.join(names)}, or by its number")
    else:
        yield Finding(
            DOUBTFUL,
            "address",
            f"{plan.host}: players reach it by number alone. Name it by --host-name NAME or --url.",
        )


def proxy_findings(plan: Plan) -> Iterator[Finding]:
    """Check which proxies are believed."""
    proxies = plan.settings.proxies
    wide = [one for one in proxies.networks if one.prefixlen < WIDEST[one.version]]
    if proxies.everybody:
        words = (
            "everybody may forge an address. Name your proxy, unless it alone reaches this server."
        )
        yield Finding(DOUBTFUL, "proxies", words)
    elif wide:
        yield Finding(
            DOUBTFUL,
            "proxies",
            f"{wide[0]} is more than a network of one's own. Name the addresses of your proxies.",
        )
    elif behind_a_proxy_elsewhere(plan, proxies):
        words = (
            "only one on this machine is believed. For one elsewhere add --proxies ADDRESS: else"
            " all share one address's limits."
        )
        yield Finding(DOUBTFUL, "proxies", words)
    else:
        yield Finding(
            RIGHT, "proxies", f"believed: {', '.join(map(str, proxies.networks)) or 'none'}"
        )


def behind_a_proxy_elsewhere(plan: Plan, proxies: Proxies) -> bool:
    """Tell whether the server listens to other machines for HTTPS, and believes no proxy there."""
    return (
        plan.settings.public_url.startswith("https")
        and not is_local(plan.host)
        and all(one.is_loopback for one in proxies.networks)
    )


def limit_findings(plan: Plan) -> Iterator[Finding]:
    """Check limits, the rate and storage times."""
    limits, public = plan.settings.limits, is_public(plan)
    endless = [
        one.name
        for one in fields(limits)
        if not getattr(limits, one.name) and one.name not in MEANT_AS_ZERO
    ]
    endless += [] if plan.settings.rate else ["rate"]
    changed = [
        f"{one.name}={value}"
        for one in fields(limits)
        if (value := getattr(limits, one.name)) != one.default
    ]
    if endless and public:
        yield Finding(
            DOUBTFUL,
            "limits",
            f"no limit of {', '.join(endless)}: one person can take all. Name a number above 0.",
        )
    else:
        yield Finding(RIGHT, "limits", ", ".join(changed) or f"the usual ones, {len(ABOUT)} in all")
    yield keep_finding(plan.settings.keep, limits, public)


def keep_finding(keep: RetentionPeriods, limits: ServerLimits, public: bool) -> Finding:
    """Return whether the database stops growing."""
    if public and keep.finished is None and not limits.finished_address:
        return Finding(
            DOUBTFUL,
            "keep",
            "finished games are kept for ever, without a limit. Use --keep finished=365.",
        )
    days = {one.name: getattr(keep, one.name) for one in fields(keep)}
    return Finding(
        RIGHT,
        "keep",
        ", ".join(
            f"{name} {'for ever' if value is None else f'{value:g} days'}"
            for name, value in days.items()
        ),
    )


def metrics_findings(plan: Plan) -> Iterator[Finding]:
    """Check the token of /metrics."""
    token = plan.settings.metrics_token
    if token and len(token) < SHORTEST_TOKEN:
        words = (
            f"a token of {len(token)} letters can be guessed. Make one of {SHORTEST_TOKEN} or more:"
            " openssl rand -hex 16."
        )
        yield Finding(DOUBTFUL, "metrics", words)
    else:
        yield Finding(
            RIGHT, "metrics", "/metrics asks for its token" if token else "/metrics is closed"
        )


def admin_findings(plan: Plan) -> Iterator[Finding]:
    """Check how admins come to the server; their file has been read before."""
    names, safe = ", ".join(plan.settings.admins), plan.settings.secure or is_local(plan.host)
    if names and not safe:
        yield Finding(
            DOUBTFUL,
            "admins",
            f"{names}: their tokens travel unencrypted. Put HTTPS in front, and add --url and"
            " --secure.",
        )
    else:
        yield Finding(RIGHT, "admins", names or "none; there is no page /admin")


def mail_finding(mail: MailServer) -> Finding:
    """Return whether the mail server accepts a connection."""
    if not mail.host:
        return Finding(RIGHT, "mail", "none is sent")
    if trouble := mail.trouble():
        return Finding(WRONG, "mail", f"{mail.host}:{mail.port}: {trouble}")
    return Finding(RIGHT, "mail", f"{mail.host}:{mail.port}, from {mail.sender}")


def game_findings(plan: Plan) -> Iterator[Finding]:
    """Check games of one's own, and trained bots."""
    own = plan.settings.own_games
    for path in own:
        yield from found("games", lambda path=path: game_finding(path))  # type: ignore[misc]
    if not own:
        yield Finding(RIGHT, "games", ", ".join(games()))
    if not plan.settings.bots:
        return
    known = {name: load(name) for name in games()}
    known |= open_games(own)[0]
    yield from found("bots", lambda: trained_finding(TrainedBots(plan.settings.bots, known)))


def game_finding(path: Path) -> Finding:
    """Return the game in this file, as a server would open it."""
    game = load(path)
    game.check_files()
    return Finding(RIGHT, "games", f"{game.title}, from {path}")


def trained_finding(bots: TrainedBots) -> Finding:
    """Return the trained bots that are offered."""
    return Finding(
        RIGHT,
        "bots",
        "; ".join(f"{game}: {', '.join(sorted(by_name))}" for game, by_name in bots.bots.items()),
    )


def found(what: str, look: Callable[[], Finding]) -> Iterator[Finding]:
    """Yield a finding; where it cannot be made, what is wrong."""
    try:
        yield look()
    except (ValueError, OSError, ImportError, SyntaxError) as error:
        yield Finding(
            WRONG, what, str(error).splitlines()[0] if str(error) else type(error).__name__
        )


Check = Callable[[Plan], Iterable[Finding]]
CHECKS: tuple[tuple[str, Check], ...] = (
    ("address", address_findings),
    ("proxies", proxy_findings),
    ("port", port_findings),
    ("database", database_findings),
    ("machine", machine_findings),
    ("workers", worker_findings),
    ("games", game_findings),
    ("limits", limit_findings),
    ("metrics", metrics_findings),
    ("admins", admin_findings),
    ("mail", lambda plan: [mail_finding(plan.settings.mail)]),
)


def findings(plan: Plan) -> Iterator[Finding]:
    """Yield what all checks find."""
    for what, check in CHECKS:
        try:
            yield from check(plan)
        except (ValueError, OSError) as error:
            yield Finding(
                WRONG, what, str(error).splitlines()[0] if str(error) else type(error).__name__
            )
