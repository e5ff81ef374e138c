"""Metrics for Prometheus, at /metrics.

Workers write them into files of the folder PROMETHEUS_MULTIPROC_DIR, which is set before they
start.
"""

import os
from pathlib import Path
from typing import Literal

from prometheus_client import REGISTRY, CollectorRegistry, Counter, Gauge, Histogram
from prometheus_client.multiprocess import MultiProcessCollector, mark_process_dead

FOLDER = "PROMETHEUS_MULTIPROC_DIR"
ADDED: Literal["livesum"] = "livesum"  # over the workers that run

ACTIONS = Counter("ludary_entries_total", "Entries written to tables' logs")
CONFLICTS = Counter("ludary_conflicts_total", "Writes that another server made first")
LIVE = Gauge("ludary_tables_in_memory", "Tables in memory", multiprocess_mode=ADDED)
CONNECTIONS = Gauge("ludary_connections", "Open connections", multiprocess_mode=ADDED)
LISTENERS = Gauge("ludary_listeners", "Connections that watch a table", multiprocess_mode=ADDED)
THINKING = Gauge(
    "ludary_bots_thinking", "Bots that are choosing an action", multiprocess_mode=ADDED
)
ALERTS = Counter("ludary_alerts_total", "Alerts of turns, by way and outcome", ["way", "outcome"])
REFUSED = Counter("ludary_refused_total", "Requests refused because there were too many", ["limit"])
SECURITY = Counter(
    "ludary_security_events_total", "What was refused or changed that concerns security", ["event"]
)
REQUESTS = Counter("ludary_requests_total", "Requests", ["method", "route", "status"])
SECONDS = Histogram(
    "ludary_request_seconds",
    "How long requests took",
    ["route"],
    buckets=(0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10),
)


def registry() -> CollectorRegistry:
    """Return the metrics of this server, of all its workers together."""
    if FOLDER not in os.environ:
        return REGISTRY
    for file in Path(os.environ[FOLDER]).glob("gauge_live*_*.db"):
        number = file.stem.rpartition("_")[2]
        if not Path(
            f"/proc/{number}"
        ).exists():  # a worker that was killed has no connections any more
            mark_process_dead(number)  # type: ignore[no-untyped-call]
    added = CollectorRegistry()
    MultiProcessCollector(added)  # type: ignore[no-untyped-call]
    return added
