"""In how many ways a position goes on: every action with every outcome of fate."""

from tests.games.koa.table import Clan, at_table
from tests.golden.walking import walk


def test_koa_goes_on_in_as_many_ways_as_can_be_counted_by_hand() -> None:
    table = at_table(
        Clan(caverns="b2 c3 d4", located_springs="c4"),
        Clan(caverns="e5"),
        lava_at="b1 a2",
        quakes_at="b3",
    )
    digs, tiles, shaken_squares = 10, 4, 36
    claims, faces, bones = 1, 10, 2 * 5 * 5
    assert walk(table, 1) == digs * (tiles + shaken_squares) + claims + faces + bones
