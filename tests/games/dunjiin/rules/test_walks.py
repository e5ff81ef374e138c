"""In how many ways a position goes on: every action with every outcome of fate."""

import pytest

from tests.games.dunjiin.table import Explorer, at_table
from tests.golden.walking import walk


@pytest.mark.parametrize(("depth", "ways"), [(1, 142), (2, 1_370)])
def test_dunjiin_goes_on_in_the_same_number_of_ways(depth: int, ways: int) -> None:
    table = at_table(
        Explorer(level=24, magic=1, experience="orc slime", treasure="5 7", armor=2),
        Explorer(level=20, magic=1),
        deck="goblin/2 vampire/3 treasure-6 magic fairy orc/2 slime/3",
    )
    assert walk(table, depth) == ways
