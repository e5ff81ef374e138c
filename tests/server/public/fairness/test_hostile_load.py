"""Honest players beside hostile clients of every kind: they are all answered, and nothing that was
acknowledged is lost.
"""

from __future__ import annotations

import asyncio
from argparse import Namespace

import pytest

from benchmarks.hostile_clients import KINDS
from benchmarks.hostile_load import measure_all

LARGEST = 1_000_000_000  # bytes of RAM, of the server and its workers together


@pytest.mark.parametrize(
    ("honest", "hostile", "seconds"),
    [(5, 1, 2), pytest.param(50, 10, 60, marks=pytest.mark.deep)],
    ids=["small", "large"],
)
def test_honest_players_are_answered_and_nothing_is_lost(
    honest: int, hostile: int, seconds: float
) -> None:
    given = Namespace(
        honest=honest,
        hostile=hostile,
        rounds=1,
        seconds=seconds,
        settle=2,
        kinds=list(KINDS),
        serve=[],
        log="",
    )
    [measured], missing = asyncio.run(measure_all(given))
    alone, among = measured.alone, measured.among
    assert missing == []
    assert among.measured.kept
    assert not among.measured.failed
    assert among.server + among.workers < LARGEST
    assert alone.measured.times and among.measured.times
    assert alone.measured.answered == among.measured.answered == set(range(honest))
