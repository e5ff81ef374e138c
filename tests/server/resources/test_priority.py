"""Work for strangers has the lowest priority, unless LUDARY_NICE sets another."""

from __future__ import annotations

import os

import pytest

from ludary.server.resources.priority import LAST, thread_yields_to_others, yield_to_others


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[object]:
    """Record requests to the system without carrying them out."""
    told: list[object] = []
    monkeypatch.setattr(os, "nice", told.append)
    monkeypatch.setattr(
        os, "sched_setscheduler", lambda process, policy, _: told.append(policy), raising=False
    )
    monkeypatch.setattr(os, "setpriority", lambda kind, thread, nice: told.append(nice))
    monkeypatch.delenv("LUDARY_NICE", raising=False)
    return told


def test_a_process_and_a_thread_let_all_others_go_first(asked: list[object]) -> None:
    yield_to_others()
    thread_yields_to_others()
    assert asked == [LAST, *([os.SCHED_IDLE] if hasattr(os, "SCHED_IDLE") else []), LAST]


def test_low_priority_threads_yield_as_far_as_the_environment_says(
    asked: list[object], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LUDARY_NICE", "3")
    yield_to_others()
    thread_yields_to_others()
    assert asked == [3, 3]
