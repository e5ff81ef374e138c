"""Faults that are planted in the server are found by simulations, and docs/server-simulation.md
says how soon.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.server.simulation.planted import PLANTS, found
from tests.server.simulation.simulation import simulate

PAGE = Path(__file__).parents[3] / "docs" / "server-simulation.md"
ENOUGH = 200  # seeds within which every planted fault is found
QUICKLY_FOUND = "an undo keeps the increment"


def test_a_broken_promise_comes_with_the_command_that_replays_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    PLANTS[QUICKLY_FOUND](monkeypatch)
    broken = next(result for seed in range(1, ENOUGH) if (result := simulate(seed)).violation)
    assert broken.words.endswith(f"replay: python -m tests.server.simulation --seed {broken.seed}")
    assert simulate(broken.seed).lines == broken.lines


def test_the_page_has_every_planted_fault() -> None:
    rows = re.findall(
        r"^\| ([^|]+?) \| (\d+) \| [^|]+ \|$", PAGE.read_text(encoding="utf-8"), re.MULTILINE
    )
    assert [words for words, _ in rows] == list(PLANTS)
    assert all(1 <= int(seeds) <= ENOUGH for _, seeds in rows)


@pytest.mark.deep
@pytest.mark.parametrize("fault", PLANTS)
def test_a_planted_fault_is_found(fault: str) -> None:
    count, violation = found(fault, range(1, ENOUGH + 1))
    print(f"| {fault} | {count} | {violation[:100]} |")
    assert count, "no simulation has found it"
