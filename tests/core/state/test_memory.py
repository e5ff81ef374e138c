"""Reading records in interpreted rules and pictures: Python's own numbers, as many bits as they
need.
"""

import copy
import pickle
from typing import Any

import numpy as np
import pytest

from ludary.core.state.memory import Record, Row, Rows, f8, i1, i2, one, reads, rows, u8


class Hero(Record):
    armor: int = i2()
    treasure: Row = i2(8)


class Party(Record):
    heroes: Rows[Hero] = rows(Hero, 4)
    leader: Hero = one(Hero)
    squares: Row = i1(3, 3)
    mask: int = u8()
    worth: float = f8()


@pytest.fixture
def party() -> Any:
    return Party.zeros(1)[0]


def test_a_number_is_read_as_pythons_own(party: Any) -> None:
    party.leader.armor = 30_000
    assert type(party.leader.armor) is int
    assert party.leader.armor + party.leader.armor == 60_000
    party.worth = 0.5
    assert type(party.worth) is float


def test_a_row_is_read_as_pythons_numbers_too(party: Any) -> None:
    party.heroes[2].treasure[3] = 200
    row = party.heroes[2].treasure
    assert type(row[3]) is int
    assert row[3] * row[3] * 10 == 400_000
    assert {type(number) for number in row} == {int}
    assert type(row[2:][1]) is int
    assert (row[-5], len(row), list(row[3:5])) == (200, 8, [200, 0])


def test_what_is_written_while_a_row_is_walked_over_is_met(party: Any) -> None:
    row, met = party.leader.treasure, []
    for place, number in enumerate(row):
        met.append(number)
        row[min(place + 1, 7)] = number + 1
    assert met == list(range(8))


def test_a_number_in_a_row_of_rows_is_read_and_written_by_either_index(party: Any) -> None:
    party.squares[1, 2] = 7
    assert type(party.squares[1, 2]) is int
    assert type(party.squares[1][2]) is int
    party.squares[1][0] = 5
    assert party.squares[1, 0] == 5


def test_64_bits_without_sign_are_all_there(party: Any) -> None:
    party.mask = 2**64 - 1
    assert party.mask >> 60 == 15


def test_a_number_that_does_not_fit_its_field_is_refused(party: Any) -> None:
    with pytest.raises(OverflowError):
        party.leader.armor = 40_000
    with pytest.raises(OverflowError):
        party.squares[0, 0] = 200
    with pytest.raises(IndexError):
        party.leader.treasure[8] = 1


def test_a_slice_of_a_row_can_be_written_at_once(party: Any) -> None:
    party.leader.treasure[:] = 4
    party.leader.treasure[2:4] = party.leader.treasure[0:2]
    assert list(party.leader.treasure) == [4] * 8


def test_records_copy_and_pickle_with_their_type(party: Any) -> None:
    party.leader.armor = 3
    for twin in (copy.copy(party), copy.deepcopy(party), pickle.loads(pickle.dumps(party))):
        assert (twin.leader.armor, type(twin.leader.armor)) == (3, int)
    again = pickle.loads(pickle.dumps(Party.zeros(2)))
    assert again.dtype == Party.dtype
    assert type(again[0].leader.armor) is int


def test_numbers_of_records_are_ordinary_arrays_to_numpy(party: Any) -> None:
    party.leader.treasure[:] = 2
    assert np.sum(party.leader.treasure) == 16
    assert party.leader.treasure.tolist() == [2] * 8


def test_numbers_are_read_where_they_stand_whatever_their_kind(party: Any) -> None:
    party.worth, party.mask, party.leader.armor, party.heroes[3].armor = -2.5, 2**63 + 1, -7, 12
    for twin in (party, copy.copy(party), pickle.loads(pickle.dumps(party))):
        assert (twin.worth, twin.mask, twin.leader.armor, twin.heroes[3].armor) == (
            -2.5,
            2**63 + 1,
            -7,
            12,
        )
        for name in ("worth", "mask"):
            assert getattr(twin, name) == twin[name].item()
    party.heroes[3].armor = 13
    assert party["heroes"][3]["armor"] == 13


def test_types_of_pickles_without_places_read_by_name(party: Any) -> None:
    kind = reads(*((name, held) for name, held, *_ in type(party).FIELDS))
    old = np.zeros(1, np.dtype((kind, np.dtype(Party.dtype.descr))))[0]
    old.worth, old.mask = 0.5, 9
    assert (old.worth, old.mask, type(old.mask)) == (0.5, 9, int)
