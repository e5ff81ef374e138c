"""Pairings, whatever the results: who meets whom, who has a bye, and who sits first."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ludary.server.tournaments.pairing import Draw, Played, next_draw, table_sizes


class Tournament:
    """Players 1 to `count`, of whom luck decides who wins, else the greater number."""

    def __init__(self, count: int, format: str = "swiss", sizes: tuple[int, ...] = (2,)) -> None:
        self.active, self.format, self.sizes = set(range(1, count + 1)), format, sizes
        self.points = dict.fromkeys(self.active, 0.0)
        self.draws: list[Draw] = []

    @property
    def tables(self) -> list[tuple[int, ...]]:
        return [table for draw in self.draws for table in draw.tables]

    @property
    def byes(self) -> Counter[int]:
        return Counter(number for draw in self.draws for number in draw.byes)

    @property
    def met(self) -> Counter[tuple[int, ...]]:
        return Counter(pair for table in self.tables for pair in combinations(sorted(table), 2))

    def play(self, luck: st.DataObject | None = None) -> Draw:
        """Pair a round, and play it."""
        played = Played(self.tables, [*self.byes.elements()])
        draw = next_draw(self.format, sorted(self.active), self.points, played, self.sizes)
        seated = [*(number for table in draw.tables for number in table), *draw.byes]
        assert sorted(seated) == sorted(self.active)
        self.draws.append(draw)
        for table in draw.tables:
            self.points[luck.draw(st.sampled_from(table)) if luck else max(table)] += 1
        for number in draw.byes:
            self.points[number] += 1
        return draw

    def change(self, luck: st.DataObject) -> None:
        """Let somebody drop out or join."""
        if luck.draw(st.integers(0, 4)) == 0 and len(self.active) > 3:
            self.active.discard(luck.draw(st.sampled_from(sorted(self.active))))
        if luck.draw(st.integers(0, 4)) == 0 and len(self.active) < 32:
            self.points[new := len(self.points) + 1] = 0.0
            self.active.add(new)


@settings(max_examples=25, deadline=None)
@given(st.integers(3, 32), st.data())
def test_swiss_pairs_nobody_twice_and_lets_nobody_rest_twice(
    count: int, luck: st.DataObject
) -> None:
    swiss = Tournament(count)
    for _ in range(min(12, count // 2)):  # by Dirac's theorem there is always a way
        swiss.play(luck)
    assert max(swiss.met.values()) == 1
    assert set(swiss.byes.values()) <= {1}


@settings(max_examples=25, deadline=None)
@given(st.integers(3, 12), st.integers(1, 12), st.data())
def test_swiss_repeats_a_pairing_only_where_there_is_no_other_way(
    count: int, rounds: int, luck: st.DataObject
) -> None:
    swiss = Tournament(count)
    for _ in range(rounds):
        byes, met = swiss.byes, swiss.met
        draw = swiss.play(luck)
        rested = min(byes[number] for number in swiss.active)
        assert all(byes[number] == rested for number in draw.byes)
        if any(met[tuple(sorted(table))] for table in draw.tables):
            resting = [one for one in swiss.active if byes[one] == rested]
            for bye in resting if len(swiss.active) % 2 else [0]:
                assert not can_pair(sorted(swiss.active - {bye}), met)
        swiss.change(luck)


def can_pair(players: list[int], met: Counter[tuple[int, ...]]) -> bool:
    if not players:
        return True
    first, *others = players
    return any(
        can_pair([one for one in others if one != other], met)
        for other in others
        if not met[first, other]
    )


def test_swiss_pairs_players_with_like_points() -> None:
    swiss = Tournament(8)
    swiss.play()
    before = dict(swiss.points)
    assert all(before[one] == before[other] for one, other in swiss.play().tables)


@pytest.mark.parametrize("count", range(3, 33))
def test_in_a_round_robin_all_meet_once_in_as_few_rounds_as_can_be(count: int) -> None:
    robin = Tournament(count, "robin")
    while robin.play().tables:
        pass
    assert robin.met == dict.fromkeys(combinations(range(1, count + 1), 2), 1)
    assert len(robin.draws) - 1 == count - 1 + count % 2


@settings(max_examples=25, deadline=None)
@given(st.integers(3, 16), st.data())
def test_a_round_robin_with_late_comers_ends_once_all_have_met(
    count: int, luck: st.DataObject
) -> None:
    robin = Tournament(count, "robin")
    for _ in range(3):
        robin.play(luck)
        robin.change(luck)
    while robin.play(luck).tables:
        pass
    assert max(robin.met.values()) == 1
    assert all(robin.met[pair] for pair in combinations(sorted(robin.active), 2))


def test_seats_are_turned() -> None:
    swiss = Tournament(8)
    for _ in range(6):
        swiss.play()
    first = Counter(table[0] for table in swiss.tables)
    assert all(2 <= first[number] <= 4 for number in swiss.active), first


SIZES = [  # players, sizes of tables that may be -> tables
    (7, (2, 3, 4), [4, 3]),
    (9, (2, 3, 4), [3, 3, 3]),
    (5, (2, 3), [3, 2]),
    (5, (3, 4), [4]),
    (3, (2, 3, 4), [3]),
    (2, (3,), []),
]


@pytest.mark.parametrize(("players", "sizes", "counts"), SIZES)
def test_larger_tables_are_about_equal(
    players: int, sizes: tuple[int, ...], counts: list[int]
) -> None:
    assert table_sizes(players, sizes) == counts
    assert [len(table) for table in Tournament(players, sizes=sizes).play().tables] == counts


def test_at_larger_tables_players_meet_others_first() -> None:
    swiss = Tournament(9, sizes=(2, 3))
    swiss.play()
    swiss.play()
    assert max(swiss.met.values()) == 1
