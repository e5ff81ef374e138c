"""Security events: a line in the log for each, and a count for Prometheus. Networks are told by their digests; tokens and names are not."""

from __future__ import annotations

import time
from collections import OrderedDict
from typing import Any

import structlog

from ludary.server.metrics import SECURITY

QUIET = 10.0  # seconds in which a network's next refusals of a kind are counted, and told with the line after
MOST_TOLD = 10_000  # networks and kinds that are remembered
REFUSALS = {"bad_token": "wrong_token", "foreign": "foreign_origin", "host": "foreign_host"}  # by the code of the refusal
log = structlog.get_logger()


class SecurityLog:
    """Tells the host what was refused for the sake of security, and what was changed by those who may."""

    def __init__(self) -> None:
        self.told: OrderedDict[tuple[str, str], tuple[float, int]] = OrderedDict()  # by event and network: when, and how many since

    def refused(self, origin: str, status: int, code: str) -> None:
        """Tell of a refusal, where it is a security event: at most one line per event and network in `QUIET` seconds."""
        event = "limit_reached" if status == 429 else REFUSALS.get(code)
        if event is None:
            return
        SECURITY.labels(event).inc()
        kind, now = f"{event} {code}", time.monotonic()
        at, more = self.told.get((kind, origin), (-QUIET, 0))
        if now - at < QUIET:
            self.told[kind, origin] = (at, more + 1)
            return
        self.told[kind, origin] = (now, 0)
        self.told.move_to_end((kind, origin))
        if len(self.told) > MOST_TOLD:
            self.told.popitem(last=False)
        log.warning(event, origin=origin, code=code, more=more)

    def done(self, event: str, origin: str, **more: Any) -> None:
        """Tell of what somebody did who may do it."""
        SECURITY.labels(event).inc()
        log.info(event, origin=origin, **more)

    def expired(self, count: int) -> None:
        """Tell of sessions that ended because nobody used them."""
        SECURITY.labels("session_expired").inc(count)
        log.info("session_expired", count=count)
