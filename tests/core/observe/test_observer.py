"""Observations: rows of numbers that say all that a View says, the observer first."""

from typing import Any

import numpy as np
import pytest

import ludary
from ludary.core.observe.columns import lay_out
from ludary.core.observe.layout import NO_NONE, Run
from ludary.core.observe.observer import FORMS, Observer
from ludary.core.state import meanings
from ludary.core.state.grid import MOST_SQUARES, Area
from ludary.core.state.meanings import SORTS, Sort
from ludary.core.state.memory import Record, Row, i2, i4, one
from tests.every_game import EXAMPLES, NAMES, every_way, game_of, positions, share, short

LEDUC = ludary.load(EXAMPLES / "leduc_poker.py")
FOUR = ludary.load(EXAMPLES / "connect_four.py")
WIDTHS = {"koa": 1_010, "zimby_mojo": 6_000}


def shown(observer: Observer, row: Any) -> dict[str, float]:
    """The columns of a row that are not 0."""
    return {
        name: round(float(value), 4)
        for name, value in zip(observer.names, row, strict=True)
        if value
    }


def test_a_row_of_leduc_says_what_the_seat_sees() -> None:
    match = LEDUC.start(seed=3, fate=[2, 0])  # seat 1 holds the king, seat 2 the jack
    match.step("raise")
    observer = LEDUC.observer(2)
    assert shown(observer, observer(match.view(1))) == {
        "actor=me": 1,
        "deck[0]": 0.5,  # a jack, two queens and two kings that seat 2 has not seen
        "deck[1]": 1,
        "deck[2]": 1,
        "cards[me]=0": 1,
        "stakes[me]": round(1 / 13, 4),
        "stakes[next 1]": round(3 / 13, 4),
        "raises": 0.5,
        "observer=1": 1,
    }


def test_the_observer_comes_first_whoever_it_is() -> None:
    match = FOUR.start(seed=1)
    for column in (3, 3, 0):
        match.step(column)
    observer, other = FOUR.observer(2), FOUR.observer(2, without=["winner", "actor"])
    first, second = (shown(other, other(match.view(seat))) for seat in (0, 1))
    discs = {f"discs[me]={bit}" for bit in (0, 21)}
    assert discs <= first.keys()
    assert {name.replace("me", "next 1") for name in discs} <= second.keys()
    assert "actor=next 1" in shown(observer, observer(match.view(0)))
    assert "actor=me" in shown(observer, observer(match.view(1)))
    assert {"observer=0", "observer=1"} & shown(observer, observer(match.view(-1))).keys() == set()


def test_absent_seats_are_zero_and_said_to_be_absent() -> None:
    game = ludary.load("dunjiin")
    observer = game.observer()
    for seats in game.seats:
        row = shown(observer, observer(game.start(seats, seed=seats).view(1)))
        assert [name for name in row if name.startswith("present")] == [
            "present[me]",
            *(f"present[next {k}]" for k in range(1, seats)),
        ]
        assert not [name for name in row for k in range(seats, 6) if f"[next {k}]" in name]


@pytest.mark.parametrize("name", NAMES, ids=short)
def test_columns_have_names_bounds_and_spans(name: str) -> None:
    game = ludary.load(name)
    for form in FORMS:
        observer = game.observer(form=form)  # type: ignore[arg-type]
        assert len(observer.names) == observer.size == len(observer.low) == len(observer.high)
        assert (observer.low <= observer.high).all()
        assert sum(span.stop - span.start for span in observer.spans.values()) == observer.size
        assert observer.size <= WIDTHS.get(name, observer.size)
        for match in positions(game, 6, seed=4):
            row = observer(match.view(0))
            if form != "bytes":
                assert (row >= observer.low - 1e-6).all()
                assert (row <= observer.high + 1e-6).all() or form == "flat"


@pytest.mark.parametrize("name", NAMES, ids=short)
def test_every_number_of_a_view_can_be_told_from_its_row(name: str) -> None:
    """Change one number of a View to another one that its field may hold: the row must change, in
    its own columns alone.
    """
    game, chooser = ludary.load(name), np.random.default_rng(5)
    observer = game.observer()
    for match in positions(game, max(3, round(12 * share(name))), seed=6):
        views = match.view(0).states.copy()
        before = observer.write(views, np.zeros(1, np.int16))[0]
        runs = [run for run in observer.layout(0, match.seats).runs if run.sort not in UNCHANGED]
        for run in chooser.permutation(np.array(runs, dtype=object))[:60]:
            run = Run(*run)
            changed = with_another_number(views, run, chooser)
            if changed is None:
                continue
            after = observer.write(changed, np.zeros(1, np.int16))[0]
            assert (after != before).any(), observer.names[run.column]


UNCHANGED = (SORTS[Sort.LEFT_OUT], SORTS[Sort.LOWEST], SORTS[Sort.SIGNS])


def with_another_number(views: Any, run: Run, chooser: np.random.Generator) -> Any:
    """A copy of a View in which one number of a run is another; None where the run's meaning does
    not hold.
    """
    changed = views.copy()
    raw = changed.view(np.uint8).reshape(-1)
    place = int(chooser.integers(run.many))
    at = run.at + place * run.step

    def read(start: int, size: int) -> int:
        return int.from_bytes(raw[start : start + size].tobytes(), "little", signed=True)

    if (
        run.asks_at >= 0
        and read(run.asks_at + place * run.asks_step, run.asks_size) != run.asks_value
    ):
        return None
    most = min(run.high, 2 ** (8 * run.size - 1) - 1, 2**20)
    least = max(run.low, -(2 ** (8 * run.size - 1)), -(2**20))
    held = [
        number
        for number in {least, most, int(chooser.integers(least, most + 1)), run.none}
        if number not in (NO_NONE, read(at, run.size))
    ]
    if not held:
        return None
    raw[at : at + run.size] = np.frombuffer(
        int(chooser.choice(held)).to_bytes(run.size, "little", signed=True), np.uint8
    )
    return changed if changed["seats"][0] == views["seats"][0] else None


def test_a_batch_observes_as_matches_do() -> None:
    for name in NAMES:
        game = ludary.load(name)
        batch = game.batch(12, seats=game.seats[-1], seed=4)
        for step in range(30):
            batch.step(batch.sample())
            if step % 10 == 9:
                for whose in (None, -1, np.arange(12) % batch.seats):
                    seats = batch.actor if whose is None else np.full(12, whose)
                    rows = [batch.observer(batch.view(i, int(seats[i]))) for i in range(12)]
                    assert batch.observe(whose).tobytes() == np.array(rows).tobytes()


def test_a_batch_observes_with_any_observer_of_its_game() -> None:
    game = ludary.load("nagaraja")
    batch = game.batch(20, seed=4)
    for _ in range(12):
        batch.step(batch.sample())
    for form in ("bytes", "raw"):
        for seats in (2, None):
            observer = game.observer(seats, form)
            rows = np.array([observer(batch.view(i, seat)) for i, seat in enumerate(batch.actor)])
            assert batch.observe(observer=observer).tobytes() == rows.tobytes()
            assert batch.observe_final(observer=observer).shape == rows.shape
    with pytest.raises(TypeError, match="should be an Observer of nagaraja"):
        batch.observe(observer=LEDUC.observer())
    with pytest.raises(ValueError, match="whose: should be a seat for each of 20 Views"):
        batch.observer.write(batch.views(), np.full(20, 2, np.int16))


def test_threads_observe_what_one_does() -> None:
    one, three = (LEDUC.batch(50, seed=4, threads=threads) for threads in (1, 3))
    for form in ("flat", "bytes", "raw", "flat"):
        actions = one.sample().copy()
        one.step(actions)
        three.step(actions)
        observer = LEDUC.observer(2, form)
        assert (
            one.observe(observer=observer).tobytes() == three.observe(observer=observer).tobytes()
        )
        assert one.observe(1).tobytes() == three.observe(1).tobytes()


def test_large_numbers_are_shown_as_they_are_but_in_bytes() -> None:
    game = ludary.load("koa")
    match = game.start(2, seed=1)
    for turns in (126, 127, 128, 300, 32_000):
        views = match.view(0).states.copy()
        views["turns"] = turns
        shown = {form: game.observer(2, form) for form in ("flat", "bytes", "raw")}
        rows = {
            form: observer.write(views, np.zeros(1, np.int16))[0, observer.spans["turns"]]
            for form, observer in shown.items()
        }
        assert rows["raw"] == turns
        assert rows["bytes"] == min(turns, 127)
        assert rows["flat"] == np.float32(turns / 400)


@pytest.mark.parametrize(("name", "way"), every_way())
def test_numbers_lie_within_the_bounds_that_are_declared(name: str, way: dict[str, Any]) -> None:
    game = game_of(name, way)
    for seats in game.seats:
        within_bounds(game, seats, 24, round(40 * share(name)) + 3)


@pytest.mark.deep
@pytest.mark.parametrize("name", NAMES, ids=short)
def test_numbers_of_millions_of_positions_lie_within_their_bounds(name: str) -> None:
    """Play equally many steps for each game and number of seats, with fewer games at a time where
    one is slow.
    """
    game = ludary.load(name)
    for seats in game.seats:
        within_bounds(game, seats, max(64, round(1_024 * share(name))), 2_000)


def within_bounds(game: ludary.Game, seats: int, games: int, steps: int) -> None:
    observer, batch = game.observer(seats, "raw"), game.batch(games, seats, seed=seats)
    for step in range(steps):
        assert observer.outside(batch.states) == ""
        if step % 8 == 0:
            assert [observer.outside(batch.views(seat)) for seat in range(-1, seats)] == [""] * (
                seats + 1
            )
        batch.step(batch.sample())
        assert observer.outside(batch.final_states[batch.over]) == ""


def test_a_number_out_of_bounds_is_named() -> None:
    batch = LEDUC.batch(4)
    states = batch.states.copy()
    states["raises"][2] = 9
    assert (
        LEDUC.observer(2).outside(states) == "raises: byte 20 holds 9, which should lie from 0 to 2"
    )


class Wide(Record):
    many: int = i4()
    both: Row = i2(2, means=meanings.seat(none=-1))


class Board(Record):
    taken: Area = one(Area)


def test_a_set_of_squares_has_a_column_for_each_square() -> None:
    names = lay_out(Board, 0, 2, 2, "flat", frozenset()).names
    assert names == [f"taken={square}" for square in range(MOST_SQUARES)]


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ({"form": "round"}, "form: unknown 'round'; use one of 'flat', 'bytes', 'raw'"),
        (
            {"without": ["hands"]},
            "without: leduc_poker has no field 'hands'; it has actor, seats, deck",
        ),
        ({"seats": 3}, "leduc_poker has 2 seats, not 3"),
    ],
)
def test_an_impossible_observer_is_refused(arguments: dict[str, Any], said: str) -> None:
    with pytest.raises(ValueError, match=said):
        LEDUC.observer(**arguments)


def test_arrays_that_do_not_fit_are_refused() -> None:
    batch = LEDUC.batch(4)
    for out in (np.zeros((4, 3), np.float32), np.zeros((4, batch.observer.size)), [1]):
        with pytest.raises(
            ValueError, match="out: should be a writeable C-contiguous array of float32"
        ):
            batch.observe(out=out)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="this observer is for leduc_poker, not for connect_four"):
        LEDUC.observer()(FOUR.start().view(0))
    with pytest.raises(ValueError, match="this observer is for 2 seats, not 3"):
        game = ludary.load("koa")
        game.observer(2)(game.start(3).view(0))
