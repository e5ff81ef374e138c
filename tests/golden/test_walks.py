"""The walk counts of Connect Four, which are well known."""

import pytest

import ludary
from tests.every_game import EXAMPLES
from tests.golden.walking import walk


@pytest.mark.parametrize(("depth", "ways"), list(enumerate([1, 7, 49, 343, 2_401])))
def test_connect_four_goes_on_in_the_well_known_number_of_ways(depth: int, ways: int) -> None:
    assert walk(ludary.load(EXAMPLES / "connect_four.py").start(seed=1), depth) == ways
