"""Metrics for Prometheus, at /metrics."""

from prometheus_client import Counter, Gauge, Histogram

ACTIONS = Counter("ludary_entries_total", "Entries written to tables' logs")
CONFLICTS = Counter("ludary_conflicts_total", "Writes that another server was quicker with")
LIVE = Gauge("ludary_tables_in_memory", "Tables in memory")
CONNECTIONS = Gauge("ludary_connections", "Open connections")
LISTENERS = Gauge("ludary_listeners", "Connections that watch a table")
THINKING = Gauge("ludary_bots_thinking", "Bots that are choosing an action")
ALERTS = Counter("ludary_alerts_total", "Alerts of turns, by way and outcome", ["way", "outcome"])
REFUSED = Counter("ludary_refused_total", "Requests refused because there were too many", ["limit"])
SECURITY = Counter("ludary_security_events_total", "What was refused or changed that concerns security", ["event"])
REQUESTS = Counter("ludary_requests_total", "Requests", ["method", "route", "status"])
SECONDS = Histogram("ludary_request_seconds", "How long requests took", ["route"], buckets=(0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10))
