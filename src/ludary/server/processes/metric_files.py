"""Metrics of all processes of a server, added up: each process writes its own into a file now and then."""

from __future__ import annotations

import json
import os
from collections.abc import Iterable, Iterator

from prometheus_client import REGISTRY, CollectorRegistry
from prometheus_client.metrics_core import Metric
from prometheus_client.registry import Collector
from prometheus_client.samples import Sample

from ludary.server.processes.peers import Peers

EVERY = 2.0  # seconds
NOT_ADDED = ("_info", "_start_time_seconds", "_max_fds", "_created")  # ends of names whose greatest value counts
Samples = dict[tuple[str, tuple[tuple[str, str], ...]], float]


def write_metrics(peers: Peers) -> None:
    """Write the metrics of this process for its peers."""
    assert peers.folder is not None
    new = peers.folder / f"metrics-{peers.number}.new"
    new.write_text(json.dumps([[name, labels, value] for (name, labels), value in samples_of(REGISTRY.collect()).items()]))
    os.replace(new, peers.folder / f"metrics-{peers.number}")


def registry_of_all(peers: Peers) -> CollectorRegistry:
    """Return the metrics of this process and, as they were a moment ago, of its peers."""
    if peers.folder is None:
        return REGISTRY
    registry = CollectorRegistry()
    registry.register(AddedUp(peers))
    return registry


def samples_of(metrics: Iterable[Metric]) -> Samples:
    return {(one.name, tuple(sorted(one.labels.items()))): one.value for metric in metrics for one in metric.samples}


class AddedUp(Collector):
    """The metrics of all processes."""

    def __init__(self, peers: Peers) -> None:
        self.peers = peers

    def describe(self) -> list[Metric]:
        """Nothing is collected when this is registered."""
        return []

    def collect(self) -> Iterator[Metric]:
        own = list(REGISTRY.collect())
        total = samples_of(own)
        for file in self.files():
            for name, labels, value in json.loads(file):
                key = name, tuple((label, of) for label, of in labels)
                before = total.get(key, 0.0)
                total[key] = max(before, value) if name.endswith(NOT_ADDED) else before + value
        for metric in own:
            names = {metric.name, *(f"{metric.name}_{end}" for end in ("total", "created", "bucket", "sum", "count", "info"))}
            metric.samples = []
            for name, labels in [key for key in total if key[0] in names]:
                metric.samples.append(Sample(name, dict(labels), total.pop((name, labels))))
            yield metric

    def files(self) -> Iterator[str]:
        """Yield what the other processes have written."""
        assert self.peers.folder is not None
        for peer in self.peers.sockets:
            file = self.peers.folder / f"metrics-{peer}"
            if file.exists():
                yield file.read_text()
