"""Security events: a line in the log and a count for Prometheus.

Networks are logged as digests; tokens and names are not logged.
"""

from __future__ import annotations

import time
from collections import OrderedDict
from typing import Any

import structlog

from ludary.server.metrics import SECURITY
from ludary.server.resources.addresses import NetworkDigest

# seconds in which a network's next refusals of a kind are counted, and told with the line after
QUIET = 10.0
MOST_LOGGED = 10_000  # networks and kinds that are remembered
REFUSALS = {  # by the code of the refusal
    "bad_token": "wrong_token",
    "bad_admin": "wrong_admin_token",
    "foreign": "foreign_origin",
    "host": "foreign_host",
    "bad_passkey": "wrong_passkey",
    "no_passkey": "wrong_passkey",
    "bad_challenge": "wrong_passkey",
}
log = structlog.get_logger()


class SecurityLog:
    """Logs refusals that concern security, and permitted changes that do."""

    def __init__(self) -> None:
        self.logged: OrderedDict[tuple[str, NetworkDigest], tuple[float, int]] = (
            OrderedDict()
        )  # when, and how many since

    def refused(self, origin: NetworkDigest, status: int, code: str) -> None:
        """Log a refusal that is a security event: at most one line per event and network in `QUIET`
        seconds.
        """
        event = "limit_reached" if status == 429 else REFUSALS.get(code)
        if event is None:
            return
        SECURITY.labels(event).inc()
        kind, now = f"{event} {code}", time.monotonic()
        at, more = self.logged.get((kind, origin), (-QUIET, 0))
        if now - at < QUIET:
            self.logged[kind, origin] = (at, more + 1)
            return
        self.logged[kind, origin] = (now, 0)
        self.logged.move_to_end((kind, origin))
        if len(self.logged) > MOST_LOGGED:
            self.logged.popitem(last=False)
        log.warning(event, origin=origin, code=code, more=more)

    def done(self, event: str, origin: NetworkDigest, **more: Any) -> None:
        """Log a permitted change."""
        SECURITY.labels(event).inc()
        log.info(event, origin=origin, **more)

    def expired(self, count: int) -> None:
        """Log sessions that ended unused."""
        SECURITY.labels("session_expired").inc(count)
        log.info("session_expired", count=count)
