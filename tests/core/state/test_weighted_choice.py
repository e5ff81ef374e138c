"""Picking from rows of all lengths and kinds of numbers."""

from typing import Any

import numpy as np
import numpy.typing as npt
import pytest

from ludary.core.compile.rule import build_copy
from ludary.core.state.memory import Record, Row, f8, i1, i2, i4, i8, u8
from ludary.core.state.piles import kinds_in, take_out
from ludary.core.state.weighted_choice import winner

KINDS = {"i1": i1, "i2": i2, "i4": i4, "i8": i8, "u8": u8, "f8": f8}
LENGTHS = [5, 100]


def pick_each(weights: Any, found: Any) -> None:
    """A driver: write the owner of each ticket."""
    for ticket in range(len(found)):
        found[ticket] = winner(weights[0].row, ticket)


def pick_each_from_a_column(weights: Any, found: Any) -> None:
    for ticket in range(len(found)):
        found[ticket] = winner(weights[0].table[:, 1], ticket)


def pick_one(weights: Any, tickets: Any, found: Any) -> None:
    for k in range(len(tickets)):
        found[k] = winner(weights[0].row, tickets[k])


def take_each(weights: Any, cards: Any) -> None:
    for k in range(len(cards)):
        take_out(weights[0].row, cards[k])


def take_each_from_a_column(weights: Any, cards: Any) -> None:
    for k in range(len(cards)):
        take_out(weights[0].table[:, 1], cards[k])


def list_kinds(weights: Any, found: Any) -> None:
    found[0] = kinds_in(weights[0].row)


def some_weights(length: int) -> list[npt.NDArray[Any]]:
    rng = np.random.default_rng(length)
    return [
        rng.integers(0, 4, length),
        np.ones(length, np.int64),
        3 * np.eye(length, dtype=np.int64)[-1],
        np.arange(length) % 9 // 8,
    ]


@pytest.mark.parametrize("length", LENGTHS)
@pytest.mark.parametrize("kind", KINDS)
def test_a_pick_goes_to_whoever_holds_the_ticket(kind: str, length: int) -> None:
    class Weights(Record):
        row: Row = KINDS[kind](length)

    pick = build_copy(pick_each)
    for weights in some_weights(length):
        if not weights.any():
            continue
        expected = np.repeat(np.arange(length), weights)
        table, found = Weights.zeros(1), np.full(len(expected), -1)
        table["row"] = weights
        pick(table, found)
        assert (
            list(found)
            == list(expected)
            == [winner(table[0].row, ticket) for ticket in range(len(expected))]
        )


@pytest.mark.parametrize("length", LENGTHS)
def test_weights_need_not_lie_one_behind_the_other(length: int) -> None:
    class Weights(Record):
        table: Row = i2(length, 3)

    table = Weights.zeros(1)
    table["table"] = np.random.default_rng(length).integers(1, 5, (length, 3))
    expected = np.repeat(np.arange(length), table["table"][0, :, 1])
    found = np.full(len(expected), -1)
    build_copy(pick_each_from_a_column)(table, found)
    assert list(found) == list(expected)

    after = table["table"].copy()
    after[0, [0, length - 1], 1] -= 1
    build_copy(take_each_from_a_column)(table, np.array([0, length - 1]))
    assert np.array_equal(table["table"], after)


@pytest.mark.parametrize("heaviest", [400, 30_000])
def test_weights_may_come_to_more_than_two_bytes_hold(heaviest: int) -> None:
    class Weights(Record):
        row: Row = i2(100)

    table = Weights.zeros(1)
    table["row"] = np.random.default_rng(7).integers(0, heaviest, 100)
    ends = np.cumsum(table["row"][0].astype(np.int64))
    tickets = np.unique(np.concatenate([ends - 1, ends, [0]]))[:-1]
    found = np.full(len(tickets), -1)
    build_copy(pick_one)(table, tickets, found)
    assert list(found) == list(np.searchsorted(ends, tickets, side="right"))


@pytest.mark.parametrize("length", LENGTHS)
@pytest.mark.parametrize("kind", KINDS)
def test_a_card_is_taken_out_and_nothing_else(kind: str, length: int) -> None:
    class Weights(Record):
        before: int = i2()
        row: Row = KINDS[kind](length)
        behind: int = i2()

    table, cards = Weights.zeros(1), np.array([*range(length), 0, length - 1])
    table["row"], table["before"], table["behind"] = 9, -1, 7
    build_copy(take_each)(table, cards)
    assert list(table["row"][0]) == [7] + [8] * (length - 2) + [7]
    assert (table["before"][0], table["behind"][0]) == (-1, 7)


@pytest.mark.parametrize("length", [5, 48, 62])
def test_kinds_of_a_pile_are_bits(length: int) -> None:
    class Weights(Record):
        row: Row = i1(length)

    table, found = Weights.zeros(1), np.zeros(1, np.int64)
    table["row"][0, [0, 3, length - 1]] = 1, 4, 2
    build_copy(list_kinds)(table, found)
    assert found[0] == kinds_in(table[0].row) == 1 | 1 << 3 | 1 << (length - 1)
