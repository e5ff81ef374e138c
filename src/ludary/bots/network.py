"""The learned judge: a small network that tells each seat's chance to win from what one seat can
know.

Its inputs are the columns of an `Observer` of the form `bytes`, of the View of one seat, and the
chances by the game's own formula (its `judge`). The first layer adds up a line of weights for each
column, by its value. From one position to the next few columns change, so that only their lines are
added and taken off: in whole numbers, lest rounding tell what was judged before. A second layer and
a number for each seat, the viewer first, follow; exponentiated, these are in the proportion of the
chances. All of it runs in compiled code.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, log
from typing import TYPE_CHECKING, Any, NamedTuple
from weakref import WeakKeyDictionary

import numpy as np
import numpy.typing as npt

from ludary.core.compile.by_reference import by_reference
from ludary.core.compile.driver import driver
from ludary.core.contract.functions import conceal, judge_seats, returns
from ludary.core.observe.drivers import ColumnTables, RowBuffer, StateMemory, write_block
from ludary.core.observe.observer import Observer, bytes_of, memory_of, unaligned
from ludary.core.observe.plan import WORD
from ludary.core.state.state import ALL_SEATS

if TYPE_CHECKING:
    from ludary.core.protocols import GameLike

LEAST = 1e-4  # chance by a formula
LEAST_LOGIT = -1e30

Array = npt.NDArray[Any]


@by_reference
class NetworkRoom(NamedTuple):
    """A network, and the arrays that one thread writes into."""

    is_there: Array  # (1,) bool: whether `evaluate` is asked; else the formula, for one seat alone
    tables: ColumnTables
    most: int
    shown: Array  # (1,) State: the View
    memory: StateMemory  # the same bytes
    order: Array  # (1,) int64: 0
    desk: RowBuffer
    row: Array  # int8 (1, columns, rounded up)
    words: Array  # uint64 (1, columns / 8), the same bytes
    row_before: Array  # int8 (1, columns): the row that `sums` are of
    words_before: Array  # uint64 (1, columns / 8), the same bytes
    sums: Array  # int32 (units,): of the lines of that row
    base: Array  # int64 (columns,): the line of `first` for the value 0 of a column
    low: Array  # int64 (columns,): smaller values count as this one
    high: Array  # int64 (columns,): larger ones as this one
    first: Array  # int16 (lines, units); the lines for 0 are 0
    unit: Array  # float32 (1,): what 1 in `first` stands for
    first_bias: Array  # float32 (units,)
    formula_first: Array  # float32 (parties, units): weights of `odds` in the first layer
    trust: Array  # float32 (1,): weight of `odds` in the outcome
    second: Array  # float32 (units, units of the second layer)
    second_bias: Array
    last: Array  # float32 (parties, units of the second layer)
    last_bias: Array  # float32 (parties,)
    hidden: Array  # float32 (units,)
    hidden_2: Array  # float32 (units of the second layer,)
    formula: Array  # float64 (seats,): returns that the game's formula expects
    odds: Array  # float32 (parties,): the logarithms of chances, the viewer first
    chances: Array  # float64 (seats,): the result, by seat


@driver(inner=True)
def evaluate(boxes: Array, s: Any, seat: int, net: NetworkRoom) -> None:
    """Leave each seat's chance to win, as `seat` sees it in the world `s`, in `net.chances`."""
    if s.actor < 0:
        returns(boxes[0], s, net.chances)
        for party in range(s.seats):
            net.chances[party] = share(net.chances[party], s.seats)
        return
    if looks(net):
        show(boxes, s, seat, net)
    ask_formula(boxes, s, seat, net)
    run_network(int(s.seats), seat, net)


@driver(inner=True, shared=True)
def looks(net: NetworkRoom) -> bool:
    """Tell whether there is a network that sees columns, or only the formula's chances are told."""
    return len(net.first) > 0


@driver(inner=True)
def show(boxes: Array, s: Any, seat: int, net: NetworkRoom) -> None:
    """Write what `seat` can know of `s` into `net.row`."""
    net.shown[0] = s
    conceal(boxes[0], net.shown[0], seat)
    net.desk.bytes[:] = 0
    write_block(net.memory, 0, seat + 1, net.order, net.tables, net.most, net.desk, net.row)


@driver(inner=True)
def ask_formula(boxes: Array, s: Any, seat: int, net: NetworkRoom) -> None:
    """Write the logarithms of the chances by the game's formula into `net.odds`, the viewer first;
    alone, the game's chance second.
    """
    seats = int(s.seats)
    judge_seats(boxes[0], s, ALL_SEATS, net.formula)
    for party in range(seats):
        place = party + seat
        net.odds[party] = log(
            min(
                1.0,
                max(LEAST, share(net.formula[place - seats if place >= seats else place], seats)),
            )
        )
    if seats == 1:
        net.odds[1] = log(min(1.0, max(LEAST, 1.0 - share(net.formula[0], 1))))


@driver(inner=True, shared=True)
def share(expected: float, seats: int) -> float:
    """The chance to win, 0 to 1, that is worth an expected return: a return is 1 for the winner,
    and -1 is shared by all others.
    """
    return (expected * (seats - 1) + 1.0) / seats if seats > 1 else (expected + 1.0) / 2.0


@driver(inner=True, shared=True)
def expected_return(chance: float, seats: int) -> float:
    """The return that is worth a chance to win."""
    return (chance * seats - 1.0) / (seats - 1) if seats > 1 else 2.0 * chance - 1.0


@driver(inner=True)
def run_network(seats: int, seat: int, net: NetworkRoom) -> None:
    if looks(net):
        change_lines(
            net.row,
            net.words,
            net.row_before,
            net.words_before,
            net.base,
            net.low,
            net.high,
            net.first,
            net.sums,
        )
    for k in range(len(net.hidden)):
        net.hidden[k] = net.first_bias[k] + net.unit[0] * np.float32(net.sums[k])
    run_layers(
        max(2, seats),
        net.odds,
        net.formula_first,
        net.trust,
        net.hidden,
        net.second,
        net.second_bias,
        net.last,
        net.last_bias,
        net.hidden_2,
    )
    for party in range(seats):
        place = party + seat
        net.chances[place - seats if place >= seats else place] = net.odds[party]


@driver(inner=True, shared=True)
def change_lines(
    row: Array,
    words: Array,
    row_before: Array,
    words_before: Array,
    base: Array,
    low: Array,
    high: Array,
    first: Array,
    sums: Array,
) -> None:
    """Make `sums` those of `row`: for each column that has another value than before, one line goes
    and another comes.
    """
    units = np.uint64(len(sums))
    for word in range(np.uint64(words.shape[1])):
        if words[0, word] == words_before[0, word]:
            continue
        for column in range(np.uint64(8) * word, np.uint64(8) * word + np.uint64(8)):
            value, other = np.int64(row[0, column]), np.int64(row_before[0, column])
            if value != other:
                comes = np.uint64(base[column] + max(low[column], min(high[column], value)))
                goes = np.uint64(base[column] + max(low[column], min(high[column], other)))
                for k in range(units):
                    sums[k] += first[comes, k] - first[goes, k]
        words_before[0, word] = words[0, word]


@driver(inner=True, shared=True)
def run_layers(
    parties: int,
    odds: Array,
    formula_first: Array,
    trust: Array,
    hidden: Array,
    second: Array,
    second_bias: Array,
    last: Array,
    last_bias: Array,
    hidden_2: Array,
) -> None:
    """The layers behind the first; `odds` become chances."""
    units, units_2 = np.uint64(len(hidden)), np.uint64(len(hidden_2))
    for party in range(np.uint64(parties)):
        for k in range(units):
            hidden[k] += odds[party] * formula_first[party, k]
    for j in range(units_2):
        hidden_2[j] = second_bias[j]
    for k in range(units):
        if hidden[k] > 0:
            for j in range(units_2):
                hidden_2[j] += hidden[k] * second[k, j]
    for j in range(units_2):
        hidden_2[j] = max(np.float32(0.0), hidden_2[j])
    largest, whole = LEAST_LOGIT, 0.0
    for party in range(np.uint64(parties)):
        total = last_bias[party] + trust[0] * odds[party]
        for j in range(units_2):
            total += hidden_2[j] * last[party, j]
        odds[party] = total
        largest = max(largest, total)
    for party in range(parties):
        odds[party] = exp(odds[party] - largest)
        whole += odds[party]
    for party in range(parties):
        odds[party] /= whole


def new_room(
    game: GameLike,
    tables: ColumnTables,
    most: int,
    columns: int,
    parties: int,
    lines: Sequence[Array],
    first: Array,
    unit: float,
    middle: list[Array],
) -> NetworkRoom:
    first_bias, formula_first, trust, second, second_bias, last, last_bias = middle
    shown, desk = game.State.zeros(1), np.zeros((1, columns + WORD), np.int8)
    row, before = (np.zeros((1, columns), np.int8) for _ in range(2))
    return NetworkRoom(
        np.array([len(first) > 0]),
        tables,
        most,
        shown,
        memory_of(bytes_of(shown)),
        np.zeros(1, np.int64),
        RowBuffer(desk, unaligned(desk, np.uint64), np.zeros(1, np.int64)),
        row,
        row.view(np.uint64),
        before,
        before.view(np.uint64),
        np.zeros(len(first_bias), np.int32),
        lines[0],
        lines[1],
        lines[2],
        first,
        np.full(1, unit, np.float32),
        first_bias,
        formula_first,
        trust,
        second,
        second_bias,
        last,
        last_bias,
        np.zeros(len(first_bias), np.float32),
        np.zeros(len(second_bias), np.float32),
        np.zeros(game.players[-1]),
        np.zeros(parties, np.float32),
        np.zeros(game.players[-1]),
    )


_BY_FORMULA: WeakKeyDictionary[GameLike, NetworkRoom] = WeakKeyDictionary()


def no_network(game: GameLike) -> NetworkRoom:
    """The room of a bot that goes by the game's formula: its own arrays are those that are written
    without a network.
    """
    room = _BY_FORMULA.get(game)
    if room is None:
        room = _BY_FORMULA[game] = formula_room(game)
    return room._replace(
        formula=np.zeros_like(room.formula),
        odds=np.zeros_like(room.odds),
        chances=np.zeros_like(room.chances),
    )


def telling_room(game: GameLike) -> NetworkRoom:
    """A room that tells the chances by the game's formula, made to add up to 1."""
    room = formula_room(game)
    return room._replace(is_there=np.ones(1, np.bool_), trust=np.ones(1, np.float32))


def formula_room(game: GameLike) -> NetworkRoom:
    """A room without a network, all of whose arrays are its own."""
    parties, none = parties_of(game), np.zeros(WORD, np.int64)
    floats = [
        np.zeros(shape, np.float32)
        for shape in ((0,), (parties, 0), (1,), (0, 0), (0,), (parties, 0), (parties,))
    ]
    return new_room(
        game,
        no_tables(),
        0,
        WORD,
        parties,
        [none, none.copy(), none.copy()],
        np.zeros((0, 0), np.int16),
        1.0,
        floats,
    )


def observing_room(game: GameLike, seats: int) -> NetworkRoom:
    """A room in which Views are shown and the formula is asked, without a network."""
    observer, room = Observer(game, None, "bytes"), formula_room(game)
    columns = columns_of(observer)
    row, desk = np.zeros((1, columns), np.int8), np.zeros((1, columns + WORD), np.int8)
    desks = RowBuffer(desk, unaligned(desk, np.uint64), np.zeros(1, np.int64))
    return room._replace(
        tables=observer.tables(seats),
        most=observer.most,
        row=row,
        words=row.view(np.uint64),
        desk=desks,
    )


def no_tables() -> ColumnTables:
    """Tables without a line."""
    of = [np.zeros(1, np.int64) for _ in range(4)]
    lines = [np.zeros((0, width), np.int64) for width in (4, 2, 3, 16)]
    entries, scales, factors = (np.zeros(0, np.int8) for _ in range(3))
    return ColumnTables(
        lines[0],
        of[0],
        np.zeros(0, np.uint64),
        lines[1],
        of[1],
        lines[2],
        of[2],
        entries,
        lines[3],
        of[3],
        scales,
        np.zeros(0, np.int64),
        factors,
        False,
        np.zeros((1, 0), np.int8),
    )


def columns_of(observer: Observer) -> int:
    """The columns of a row of inputs, rounded up to words."""
    return -(-observer.size // WORD) * WORD + WORD


def parties_of(game: GameLike) -> int:
    """The most who can win; alone, the game is a party, too."""
    return max(2, game.players[-1])
