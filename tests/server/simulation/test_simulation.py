"""Simulations of the server from seeds: it keeps its promises in storms of faults."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.server.processes import ENVIRONMENT
from tests.server.simulation.scenario import LARGE, QUICK, scenario
from tests.server.simulation.simulation import simulate

SEEDS = range(1, 28)
MANY, PART = 10_000, 100  # seeds, and those of one deep test


def test_the_seeds_play_every_game_at_one_server_and_at_two() -> None:
    assert {scenario(seed).game for seed in SEEDS} == {*QUICK, *LARGE}
    assert {scenario(seed).processes for seed in SEEDS} == {1, 2}


@pytest.mark.parametrize("part", range(4))
def test_a_server_keeps_its_promises_in_storms(part: int) -> None:
    assert [result.words for seed in SEEDS[part::4] if (result := simulate(seed)).violation] == []


def test_a_seed_replays_byte_for_byte_in_any_process() -> None:
    """Whatever Python's hashes are, and whatever the process has simulated before."""
    code = (
        "from tests.server.simulation.simulation import simulate; simulate(9);"
        " print(*simulate(7).lines, sep='\\n')"
    )
    paths = os.pathsep.join([str(Path(__file__).parents[3]), ENVIRONMENT["PYTHONPATH"]])
    environment = {**ENVIRONMENT, "PYTHONHASHSEED": "1", "PYTHONPATH": paths}
    replayed = subprocess.run(
        [sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True
    ).stdout
    lines = simulate(7).lines
    assert replayed.splitlines() == lines
    assert "crashes" in replayed and len(lines) > 50


@pytest.mark.deep
@pytest.mark.parametrize("first", range(1, MANY, PART))
def test_a_server_keeps_its_promises_in_ten_thousand_storms(first: int) -> None:
    results = [simulate(seed) for seed in range(first, first + PART)]
    print(f"a seed took {sum(result.computing for result in results) / PART:.1f} s of a core")
    assert [result.words for result in results if result.violation] == []
