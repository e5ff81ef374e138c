"""The dashboard for Grafana: it asks for metrics that the server has, by labels that they have, and
leaves none out.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from prometheus_client import REGISTRY, generate_latest
from prometheus_client.parser import text_string_to_metric_families

import ludary.server.metrics

FILE = Path(__file__).parents[3] / "docs" / "dashboard.json"
NAME = re.compile(r"\b(?:ludary|process)_\w+")
GROUPS = re.compile(r"by \(([\w, ]+)\)|\{\{(\w+)\}\}|[{,]\s*(\w+)=")
ADDED = {"le", "job", "instance"}  # labels of histograms, and those that Prometheus gives


def queries() -> Iterator[tuple[str, str]]:
    """Yield each query with the text of its legend."""
    dashboard: dict[str, Any] = json.loads(FILE.read_text(encoding="utf-8"))
    for panel in dashboard["panels"]:
        yield from ((target["expr"], target["legendFormat"]) for target in panel["targets"])
    yield from (
        (one["query"], "") for one in dashboard["templating"]["list"] if one["type"] == "query"
    )


def labels_of_our_metrics() -> set[str]:
    ours = [one for one in vars(ludary.server.metrics).values() if hasattr(one, "_labelnames")]
    return {label for one in ours for label in one._labelnames}


def test_every_metric_of_the_dashboard_exists_and_none_of_ours_is_missing() -> None:
    text = generate_latest().decode()
    told = {
        sample.name for family in text_string_to_metric_families(text) for sample in family.samples
    }
    told |= {one.name for one in text_string_to_metric_families(text)}
    told |= {f"{one.name}_total" for one in REGISTRY.collect() if one.type == "counter"}
    told |= {
        f"{one.name}_bucket" for one in REGISTRY.collect() if one.type == "histogram"
    }  # with labels: once there is a sample
    asked = {name for query, _ in queries() for name in NAME.findall(query)}
    assert asked - told == set()
    ours = {
        one._name for one in vars(ludary.server.metrics).values() if hasattr(one, "_labelnames")
    }
    assert {name for name in ours if not any(one.startswith(name) for one in asked)} == set()


def test_every_label_of_the_dashboard_exists() -> None:
    found = {
        label.strip()
        for query, legend in queries()
        for groups in GROUPS.findall(query + legend)
        for one in groups
        for label in one.split(",")
    }
    assert found - {""} <= labels_of_our_metrics() | ADDED
