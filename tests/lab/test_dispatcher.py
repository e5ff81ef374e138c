"""Blocks of games: neither the player nor the order of blocks changes the figures."""

import itertools
import signal
from collections import Counter
from collections.abc import Collection, Iterable, Iterator
from fractions import Fraction
from typing import Any

import numpy as np
import pytest

import ludary
from ludary.bots import uniform
from ludary.lab.simulation.compiled_games import Counts, Workplace, new_block
from ludary.lab.simulation.crew import Play, Played, Ticket, count_up, played, player
from ludary.lab.simulation.dispatcher import (
    BlockSizes,
    Dispatcher,
    OpenSpans,
    gaps,
    interrupts_held,
)
from ludary.lab.simulation.game_rows import MemoryKeeper
from ludary.lab.simulation.totals import LENGTHS, Totals
from tests.every_game import EXAMPLES

LEDUC = ludary.load(EXAMPLES / "leduc_poker.py")
WORKPLACE = Workplace(LEDUC, 2, [uniform, uniform], 1)


class Shuffled:
    """A crew that plays in this thread, and brings back whichever block it likes; after `patience`
    blocks comes Ctrl-C.
    """

    def __init__(
        self, size: int, seed: int = 1, patience: int = 1_000_000, lost: int | None = None
    ) -> None:
        self.size, self.seconds, self.rng = size, 1e-3, np.random.default_rng(seed)
        self.patience, self.lost = patience, lost
        self.play: Play = player(WORKPLACE)
        self.sent: list[tuple[int, int]] = []
        self.taken = Counter[Ticket]()
        self.has_left = False

    def send(self, first: int, games: int) -> Ticket:
        self.sent.append((first, games))
        return first, games

    def ready(self, tickets: Collection[Ticket]) -> Iterable[Ticket]:
        if self.taken.total() >= self.patience:
            raise KeyboardInterrupt
        every = sorted(tickets)
        return [every[int(self.rng.integers(len(every)))]]

    def result(self, ticket: Ticket) -> Played:
        self.taken[ticket] += 1
        if ticket[0] == self.lost:
            raise ConnectionError("lost")
        return played(self.play, WORKPLACE, *ticket)

    def last(self, tickets: Collection[Ticket]) -> Iterator[Ticket]:
        return iter(sorted(tickets)[:1])

    def __enter__(self) -> "Shuffled":
        return self

    def __exit__(self, *error: object) -> None:
        self.has_left = True


def dispatcher_of(games: int) -> Dispatcher:
    return Dispatcher(games, Totals.none(2, LEDUC.actions.count), MemoryKeeper())


def returns_of(dispatcher: Dispatcher) -> Any:
    return np.concatenate([rows.returns for rows in dispatcher.keeper.rows()])


def test_blocks_in_any_order_give_the_games_of_one_machine() -> None:
    here = ludary.simulate(LEDUC, games=200, seed=1)
    for size, seed in ((1, 1), (3, 2), (40, 3)):
        dispatcher, crew = dispatcher_of(200), Shuffled(size, seed)
        dispatcher.run(crew)
        assert (returns_of(dispatcher) == here.returns).all()
        assert dispatcher.totals.means() == here.mean_returns()
        assert dispatcher.totals.lengths == here.totals.lengths
        assert (dispatcher.totals.actions == here.totals.actions).all()
        assert (dispatcher.totals.events == here.totals.events).all()
        assert crew.has_left
        assert sorted(crew.sent) == sorted(crew.taken)
        assert sum(games for _, games in crew.sent) == 200


def test_ctrl_c_takes_what_still_comes_and_every_block_once() -> None:
    dispatcher, crew = dispatcher_of(200), Shuffled(4, patience=6)
    dispatcher.run(crew)
    assert dispatcher.interrupted
    assert set(crew.taken.values()) == {1}
    assert dispatcher.totals.games == sum(games for _, games in crew.taken) < 200
    assert len(crew.taken) == 7


def test_a_block_that_fails_ends_the_simulation_with_its_reason() -> None:
    dispatcher, crew = dispatcher_of(200), Shuffled(4, lost=1)
    with pytest.raises(ConnectionError, match="lost"):
        dispatcher.run(crew)
    assert crew.has_left
    assert (
        dispatcher.totals.games == sum(len(rows.lengths) for rows in dispatcher.keeper.rows()) < 200
    )


def test_progress_counts_games_up_to_all() -> None:
    told: list[tuple[int, int]] = []
    dispatcher_of(50).run(Shuffled(3), lambda done, games: told.append((done, games)))
    assert told == sorted(told)
    assert told[-1] == (50, 50)


def test_blocks_that_are_there_are_left_out() -> None:
    assert list(gaps([], 10)) == [(0, 10)]
    assert list(gaps([(5, 7), (0, 2), (7, 8)], 10)) == [(2, 5), (8, 10)]
    assert list(gaps([(0, 4), (4, 10)], 10)) == []
    assert list(gaps([(2, 4), (20, 30)], 10)) == [(0, 2), (4, 10)]
    left = OpenSpans([(2, 5), (8, 10)])
    assert [left.next(2) for _ in range(3)] == [(2, 2), (4, 1), (8, 2)]
    assert not left


def test_blocks_grow_until_they_take_as_long_as_they_should() -> None:
    sizes = BlockSizes()
    sizes.learn(1, 1e-3, 0.2)
    assert sizes.next == 8
    for _ in range(3):
        sizes.learn(sizes.next, sizes.next * 1e-3, 0.2)
    assert sizes.next == 200


def block_of(gains: Any, lengths: Any = 1) -> Counts:
    """A block whose games, `(games, seats)`, ended so."""
    block = new_block(0, len(gains), gains.shape[1], 1)
    block.gains[:], block.lengths[:] = gains, lengths
    count_up(block)
    return block


def test_totals_do_not_depend_on_how_games_are_put_together() -> None:
    rng = np.random.default_rng(1)
    values = (rng.normal(size=1000) * 10.0 ** rng.integers(-320, 3, 1000)).reshape(500, 2)
    cuts = [0, *sorted(rng.integers(0, 500, 9).tolist()), 500]
    parts = [Totals.of(block_of(values[low:high])).sums for low, high in itertools.pairwise(cuts)]
    together = [sum(seat, Fraction(0)) for seat in zip(*parts, strict=True)]
    assert (
        together
        == Totals.of(block_of(values)).sums
        == [sum(map(Fraction, seat), Fraction(0)) for seat in values.T.tolist()]
    )


@pytest.mark.parametrize("wrong", [np.inf, -np.inf, np.nan])
def test_returns_that_are_no_numbers_are_an_error(wrong: float) -> None:
    with pytest.raises(ValueError, match="returns of a game should be finite"):
        Totals.of(block_of(np.array([[0.5, -0.5], [1.0, wrong]])))


def test_games_of_every_length_are_counted() -> None:
    lengths = [1, 1, LENGTHS - 2, LENGTHS - 1, LENGTHS, LENGTHS, 10**6]
    assert Totals.of(block_of(np.zeros((len(lengths), 2)), lengths)).lengths == Counter(lengths)


def test_a_shared_first_place_counts_in_equal_parts() -> None:
    totals = Totals.of(block_of(np.array([[1.0, 0, -1], [0.5, 0.5, -1], [0, 0, 0]])))
    assert list(totals.wins()) == pytest.approx([1 + 1 / 2 + 1 / 3, 1 / 2 + 1 / 3, 1 / 3])


def test_percentiles_are_those_of_numpy() -> None:
    marks, lengths = (0, 5, 25, 50, 75, 95, 100), np.random.default_rng(1).integers(5, 90, 777)
    for some in (lengths, lengths[:1], lengths[:2]):
        totals = Totals.none(2, 1)
        totals.games, totals.lengths = len(some), Counter(some.tolist())
        assert totals.percentiles(marks) == pytest.approx(list(np.percentile(some, marks)))


def test_ctrl_c_waits_until_a_block_is_taken(request: pytest.FixtureRequest) -> None:
    before = signal.signal(
        signal.SIGINT, signal.default_int_handler
    )  # a program that was started in the background ignores it
    request.addfinalizer(lambda: signal.signal(signal.SIGINT, before))
    done = []
    with pytest.raises(KeyboardInterrupt), interrupts_held():
        signal.raise_signal(signal.SIGINT)
        done.append("to the end")
    assert done == ["to the end"]
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler
