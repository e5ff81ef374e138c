"""In how many ways a position goes on: every action with every outcome of fate."""

from tests.games.konja.table import Wizard, at_table
from tests.golden.walking import walk


def test_konja_goes_on_in_as_many_ways_as_can_be_counted_by_hand() -> None:
    table = at_table(Wizard(relics="fiyeah"), dice="4 5", action="blank")
    dice, faces = 2, 6
    singles, end_of_turn = 2, 1
    assert walk(table, 2) == dice * faces + singles + end_of_turn
