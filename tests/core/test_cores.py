"""The number of cores that may be used is that of the affinity and of the quota, whichever is
less.
"""

import os
from pathlib import Path

import pytest

from ludary.core import cores as module
from ludary.core.cores import cores


@pytest.mark.parametrize(
    ("quota", "expected"),
    [
        ("max 100000\n", 8),
        ("100000 100000\n", 1),
        ("150000 100000\n", 2),
        ("2000000 100000\n", 8),
        ("1000 100000\n", 1),
    ],
)
def test_a_container_with_a_quota_has_fewer_cores(
    quota: str, expected: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "cpu.max").write_text(quota, encoding="ascii")
    monkeypatch.setattr(module, "QUOTA", tmp_path / "cpu.max")
    monkeypatch.setattr(os, "sched_getaffinity", lambda process: set(range(8)), raising=False)
    assert cores() == expected


@pytest.mark.parametrize("text", [None, "", "some words", "\n"])
def test_without_a_quota_the_affinity_counts(
    text: str | None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    if text is not None:
        (tmp_path / "cpu.max").write_text(text, encoding="ascii")
    monkeypatch.setattr(module, "QUOTA", tmp_path / "cpu.max")
    monkeypatch.setattr(os, "sched_getaffinity", lambda process: {3, 5}, raising=False)
    assert cores() == 2
