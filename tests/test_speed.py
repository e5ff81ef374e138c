"""Speed, against a yardstick: no change makes search, bots or random play much slower unseen."""

import pytest

import ludary
from benchmarks.speed import LEAST, ROUGHLY, STARTING, below
from ludary.core.compile.rule import DEBUG, JIT

pytestmark = pytest.mark.skipif(
    not JIT or DEBUG, reason="only compiled code without checks is fast"
)


@pytest.mark.parametrize("game", ludary.games())
def test_nothing_has_become_half_as_fast(game: str) -> None:
    assert below([game], ROUGHLY) == []


@pytest.mark.deep
@pytest.mark.parametrize("game", [*ludary.games(), STARTING])
def test_everything_is_as_fast_as_it_was_kept(game: str) -> None:
    """On a machine on which little else runs."""
    assert below([game], LEAST) == []
