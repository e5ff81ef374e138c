"""Pairings: who plays whom in the next round, and in which seat.

Swiss rounds pair players with like points. Nobody meets the same opponent twice and nobody has two
byes, as long as that is possible. A round robin goes on until all have met. Its order is the circle
method's: where nobody joins or leaves, it needs no more rounds than that. In both, those who have
sat late so far sit first.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations

MOST_TRIED = 2_000  # sets of players for which no pairs were found, before a search gives up
Tables = tuple[tuple[int, ...], ...]


@dataclass(frozen=True)
class Draw:
    """The next round: the players of each table by seat, and who has a bye."""

    tables: Tables
    byes: tuple[int, ...]


@dataclass(frozen=True)
class Played:
    """The rounds so far."""

    tables: Sequence[Sequence[int]]  # players by seat
    byes: Sequence[int]

    @cached_property
    def met(self) -> Counter[frozenset[int]]:
        """The number of meetings of each two players."""
        return Counter(
            frozenset(pair) for players in self.tables for pair in combinations(players, 2)
        )

    def meetings(self, one: int, other: int) -> int:
        return self.met[frozenset((one, other))]

    @cached_property
    def lateness(self) -> Counter[int]:
        """The sum of each player's seats so far."""
        seats: Counter[int] = Counter()
        for players in self.tables:
            seats.update({number: seat for seat, number in enumerate(players)})
        return seats

    def seated(self, players: Sequence[int]) -> tuple[int, ...]:
        """Return players in the order of their seats."""
        return tuple(sorted(players, key=lambda number: (-self.lateness[number], number)))


def next_draw(
    format: str,
    players: Sequence[int],
    points: Mapping[int, float],
    played: Played,
    sizes: Sequence[int],
) -> Draw:
    """Return the next round of `players`; without tables if there is none.

    `sizes` are the numbers of players that a table may have. A round robin has tables of two.
    """
    if format == "robin":
        tables, byes = round_robin(sorted(players), played)
    elif sizes and max(sizes) == 2:
        tables, byes = swiss(ranked(players, points), played)
    else:
        tables, byes = groups(ranked(players, points), played, sizes)
    return Draw(tuple(played.seated(one) for one in tables), tuple(sorted(byes)))


def ranked(players: Sequence[int], points: Mapping[int, float]) -> list[int]:
    """Return players by points, the best first."""
    return sorted(players, key=lambda number: (-points[number], number))


def swiss(order: Sequence[int], played: Played) -> tuple[list[tuple[int, ...]], list[int]]:
    """Pair the next of the order as far as they have not met; the last of the order without a bye
    has it.
    """
    had = Counter(played.byes)
    last_first = list(reversed(order))
    last_first.sort(key=lambda number: had[number])
    resting = [number for number in last_first if had[number] == had[last_first[0]]]
    for most in range(len(played.tables) + 1):  # meetings that two may have had
        for bye in resting if len(order) % 2 else [0]:
            left = [number for number in order if number != bye]

            def rivals(one: int, others: Sequence[int], most: int = most) -> list[int]:
                fitting = [other for other in others if played.meetings(one, other) <= most]
                return sorted(fitting, key=lambda other: played.meetings(one, other))

            pairs = matched(left, rivals)
            if pairs is not None:
                return pairs, [bye] if bye else []
    return [], list(order)


def round_robin(order: Sequence[int], played: Played) -> tuple[list[tuple[int, ...]], list[int]]:
    """Pair players who have not met, as many as possible, by the circle method."""
    circle = [*order, *([0] if len(order) % 2 else [])]
    turn = len(played.tables) // max(1, len(order) // 2)
    fixed, ring = circle[:1], circle[1:]
    turn = turn % len(ring) if ring else 0
    line = fixed + ring[turn:] + ring[:turn]
    usual = dict(zip(line, reversed(line), strict=True))  # who meets whom in this round

    def rivals(one: int, others: Sequence[int]) -> list[int]:
        new = [other for other in others if not played.meetings(one, other)]
        return sorted(new, key=lambda other: other != usual.get(one))

    if not any(rivals(one, order[at + 1 :]) for at, one in enumerate(order)):
        return [], list(order)
    had = Counter(played.byes)
    resting = sorted(order, key=lambda number: (usual[number] != 0, had[number]))
    for bye in resting if len(order) % 2 else [0]:
        pairs = matched([number for number in order if number != bye], rivals)
        if pairs is not None:
            return pairs, [bye] if bye else []
    return greedily(order, rivals)


def matched(
    order: Sequence[int], rivals: Callable[[int, Sequence[int]], list[int]]
) -> list[tuple[int, ...]] | None:
    """Return pairs of all players; None if there is no way. `rivals` returns whom a player may
    meet of the others, the best first.
    """
    hopeless: set[tuple[int, ...]] = set()

    def pairs_of(left: tuple[int, ...]) -> list[tuple[int, ...]] | None:
        if not left:
            return []
        if left in hopeless or len(hopeless) > MOST_TRIED:
            return None
        first, *others = left
        for rival in rivals(first, others):
            rest = pairs_of(tuple(other for other in others if other != rival))
            if rest is not None:
                return [(first, rival), *rest]
        hopeless.add(left)
        return None

    return pairs_of(tuple(order))


def greedily(
    order: Sequence[int], rivals: Callable[[int, Sequence[int]], list[int]]
) -> tuple[list[tuple[int, ...]], list[int]]:
    """Return pairs, and those who are left over: who has the fewest rivals chooses first."""
    left, pairs, byes = list(order), list[tuple[int, ...]](), list[int]()
    while left:
        others = {one: rivals(one, [other for other in left if other != one]) for one in left}
        first = min(left, key=lambda one: (len(others[one]) or len(order), one))
        left.remove(first)
        if others[first]:
            rival = min(others[first], key=lambda one: len(others[one]))
            left.remove(rival)
            pairs.append((first, rival))
        else:
            byes.append(first)
    return pairs, byes


def groups(
    order: Sequence[int], played: Played, sizes: Sequence[int]
) -> tuple[list[tuple[int, ...]], list[int]]:
    """Seat players with like points at tables of about equal size, with those whom they have met
    least.
    """
    counts = table_sizes(len(order), sizes)
    had = Counter(played.byes)
    last_first = list(reversed(order))
    last_first.sort(key=lambda number: had[number])
    byes = last_first[: len(order) - sum(counts)]
    left, tables = [number for number in order if number not in byes], []
    for count in counts:
        table = [left.pop(0)]
        while len(table) < count:

            def meetings(other: int, table: Sequence[int] = table) -> int:
                return sum(played.meetings(one, other) for one in table)

            table.append(min(left, key=meetings))
            left.remove(table[-1])
        tables.append(tuple(table))
    return tables, byes


def table_sizes(players: int, sizes: Sequence[int]) -> list[int]:
    """Return the sizes of as few tables as seat the most players, all about equal."""
    for seated in range(players, 0, -1):
        for tables in range(1, seated + 1):
            small, larger = divmod(seated, tables)
            counts = [small + 1] * larger + [small] * (tables - larger)
            if set(counts) <= set(sizes):
                return counts
    return []
