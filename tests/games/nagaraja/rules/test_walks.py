"""In how many ways a position goes on: every action with every outcome of fate."""

import pytest

from tests.games.nagaraja.table import Side, at_table
from tests.golden.walking import walk


@pytest.mark.parametrize(("depth", "ways"), [(1, 4), (2, 9), (3, 55)])
def test_nagaraja_goes_on_in_the_same_number_of_ways(depth: int, ways: int) -> None:
    table = at_table(
        Side(
            hand="keyhole rattle river-wind",
            sticks="green-naga white-naga",
            rooms="a1:bend/2",
            relics="left-low:crown",
        ),
        Side(hand="spy flood", sticks="brown-4 green-naga", amulets="knot"),
        discard="diary",
    )
    assert walk(table, depth) == ways
