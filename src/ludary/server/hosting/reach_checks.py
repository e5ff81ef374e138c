"""Checks of a server that runs: whether players reach it at its public address, and it reaches the
services that tell them of turns.
"""

from __future__ import annotations

import socket
import ssl
from collections.abc import Iterator, Sequence
from urllib.parse import urlsplit

import httpx

from ludary.server.alerts.mail import MailServer
from ludary.server.hosting.checks import mail_finding
from ludary.server.hosting.findings import DOUBTFUL, RIGHT, WRONG, Finding

PATIENCE = 10.0  # seconds
PUSH_SERVICES = (
    "https://fcm.googleapis.com/",
    "https://updates.push.services.mozilla.com/",
    "https://web.push.apple.com/",
)


def reach_findings(
    url: str, mail: MailServer, safe: ssl.SSLContext, services: Sequence[str] = PUSH_SERVICES
) -> Iterator[Finding]:
    """Yield a finding about each connection; `safe` has the certificates that are believed."""
    with httpx.Client(timeout=PATIENCE, verify=safe) as client:
        yield from url_findings(client, url, safe)
        yield mail_finding(mail)
        yield from (push_finding(client, service) for service in services)


def url_findings(client: httpx.Client, url: str, safe: ssl.SSLContext) -> Iterator[Finding]:
    """Check what the public address answers."""
    try:
        health = client.get(f"{url}/healthz")
    except httpx.HTTPError as error:
        yield Finding(WRONG, "address", f"{url}: {error}. Does the name lead to this machine?")
        return
    if health.status_code != 200 or "compiling" not in health.text:
        words = f"{url}/healthz answers {health.status_code}, and not as a Ludary that is well"
        yield Finding(WRONG, "address", f"{words}. What does `systemctl status ludary` say?")
        return
    yield Finding(RIGHT, "address", f"{url} answers, and can write to its database")
    if "strict-transport-security" in health.headers:
        yield Finding(RIGHT, "HTTPS", "browsers are told to insist on it")
    else:
        yield Finding(WRONG, "HTTPS", "cookies may travel without it. Start with --secure.")
    if speaks_http_2(url, safe):
        yield Finding(RIGHT, "HTTP/2", "a browser may have any number of tabs")
    else:
        words = "the web server does not speak it, so a browser has six connections for all tabs"
        yield Finding(DOUBTFUL, "HTTP/2", f"{words}. Switch it on there.")


def speaks_http_2(url: str, safe: ssl.SSLContext) -> bool:
    """Tell whether the web server agrees to HTTP/2."""
    parts = urlsplit(url)
    safe.set_alpn_protocols(["h2", "http/1.1"])
    with (
        socket.create_connection((parts.hostname or "", parts.port or 443), PATIENCE) as plain,
        safe.wrap_socket(plain, server_hostname=parts.hostname) as secure,
    ):
        return secure.selected_alpn_protocol() == "h2"


def push_finding(client: httpx.Client, service: str) -> Finding:
    """Return whether a push service can be reached."""
    name = httpx.URL(service).host
    try:
        client.head(service)
    except httpx.HTTPError as error:
        words = f"{name}: {error}. Browsers of its maker cannot be told of turns."
        return Finding(DOUBTFUL, "push", words)
    return Finding(RIGHT, "push", f"{name} can be reached")
