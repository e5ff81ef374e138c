"""Admission: how many requests one network may send, and how many of them may be in progress."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

from ludary.server.errors import Refused
from ludary.server.metrics import REFUSED
from ludary.server.public.fairness.rates import WINDOW, Rates
from ludary.server.resources.addresses import ClientNetwork
from ludary.server.resources.limits import ServerLimits
from ludary.server.resources.usage import Usage

SLOWER, SLOWEST = (
    0.05,
    2.0,
)  # seconds: how much later each refusal of too much is answered, see `patience`
DEAR = {"/api/tables": 0.05, "/api/records": 0.025}  # POSTs that cost more: their share of the rate
FILES = 5.0  # times the rate: a page's files are many, small and kept by browsers


class Admission:
    """Admits requests within the rate of their network, and delays the refusals of those that keep
    asking.
    """

    retry_after = round(WINDOW)  # seconds

    def __init__(self, rate: float, limits: ServerLimits) -> None:
        self.rate, self.limits, self.rates = rate, limits, Rates()
        self.refused = Usage()  # by network
        self.asked: Counter[ClientNetwork] = Counter()  # requests in progress, by network

    @contextmanager
    def asking(self, network: ClientNetwork) -> Iterator[None]:
        """Count a request as in progress while the block runs."""
        self.asked[network] += 1
        try:
            yield
        finally:
            self.asked[network] -= 1
            if not self.asked[network]:
                del self.asked[network]

    def check(self, method: str, path: str, network: ClientNetwork) -> None:
        """Raise Refused (429) if a request is beyond the rate, or too many of its network are in
        progress.
        """
        if self.is_too_much(method, path, network):
            raise Refused("Too many requests from your address; wait a little.", "too_many", 429)
        self.limits.check(
            "connections_address", self.asked[network] - 1
        )  # so that it holds behind proxies, too

    def is_too_much(self, method: str, path: str, network: ClientNetwork) -> bool:
        if not self.rate:
            return False
        shares = {"static": FILES} if path.startswith("/static/") else {"all": 1.0}
        path = charged_path(path)
        shares |= {path: DEAR[path]} if method == "POST" and path in DEAR else {}
        for what, share in shares.items():
            if not self.rates.hit((network, what), self.rate * share):
                REFUSED.labels(what).inc()
                return True
        return False

    def patience(self, network: ClientNetwork) -> float:
        """Return the seconds by which a refusal is delayed: the longer, the more a network was
        refused lately.
        """
        now = time.monotonic()
        self.refused.add(network, SLOWER, now)
        return min(SLOWEST, self.refused.of(network, now) - SLOWER)


def charged_path(path: str) -> str:
    """Return the path whose rate a request counts against: a rematch is a new table."""
    return "/api/tables" if path.startswith("/api/tables/") and path.endswith("/again") else path
