"""A game that was given up: words and picture say that it has ended, and name nobody to decide."""

from __future__ import annotations

import pytest

import ludary
from ludary.core.state.state import STOPPED
from tests.server.offline_table import OfflineTable


@pytest.mark.parametrize("name", ludary.games())
def test_after_resigning_nobody_decides(name: str) -> None:
    at = OfflineTable("Ann", "Bob", game=ludary.load(name)).start()
    for turn in range(12):
        at.play(2, turn)
        if at.match.over:
            break
        for seat in (-1, 0, 1):
            stopped = at.match.view(seat).stopped()
            for told in (str(stopped), stopped._repr_svg_() or ""):
                assert STOPPED in told and "decides" not in told, (seat, turn)
