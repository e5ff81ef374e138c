"""Compact rows: a View's own bytes, from which observers make rows of the other forms."""

from typing import Any

import numpy as np
import pytest

import ludary
from ludary.core.observe.observer import FORMS, Form
from tests.every_game import EXAMPLES, NAMES, positions, short

LEDUC = ludary.load(EXAMPLES / "leduc_poker.py")


def compact_rows(game: ludary.Game, seats: int, games: int = 4) -> Any:
    """Compact rows of a few games of so many players, of the seats to decide."""
    return game.batch(games, seats, seed=1).observe(observer=game.observer(form="compact"))


@pytest.mark.parametrize("name", NAMES, ids=short)
def test_compact_rows_expand_to_what_would_have_been_observed(name: str) -> None:
    game = ludary.load(name)
    count = game.seats[-1]
    batch, chooser = game.batch(40, count, seed=5), np.random.default_rng(6)
    every: tuple[Form, ...] = ("flat", "bytes", "codes", "raw", "compact")
    some: tuple[Form, ...] = ("flat", "codes")
    for seats, forms in ((count, every), (None, some)):
        compact = game.observer(seats, "compact")
        observers = [game.observer(seats, form) for form in forms]
        for _ in range(2):
            for _ in range(15):
                batch.step(batch.sample())
            whose = chooser.integers(-1, count, 40).astype(np.int16)
            rows, views = batch.observe(whose, observer=compact), batch.views(whose)
            for observer in observers:
                assert observer.expand(rows).tobytes() == observer.write(views, whose).tobytes()


@pytest.mark.parametrize("name", NAMES, ids=short)
def test_a_single_view_expands_as_well(name: str) -> None:
    game = ludary.load(name)
    compact, flat = game.observer(form="compact"), game.observer()
    for match in positions(game, 6, seed=3):
        for seat in range(-1, match.seats):
            row = compact(match.view(seat))
            assert flat.expand(row[None]).tobytes() == flat(match.view(seat)).tobytes()
            assert row[compact.spans["observer"]] == seat


def test_rows_of_games_of_different_sizes_expand_together() -> None:
    game = ludary.load("dunjiin")
    rows = np.concatenate([compact_rows(game, seats) for seats in (4, 2, 6, 3)])
    flat = np.concatenate([game.batch(4, seats, seed=1).observe(observer=game.observer()) for seats in (4, 2, 6, 3)])
    order = np.random.default_rng(2).permutation(len(rows))
    assert (game.observer().expand(rows[order]) == flat[order]).all()


def test_many_rows_expand_and_none_do() -> None:
    batch = LEDUC.batch(700, seed=2)
    batch.step(batch.sample())
    rows = batch.observe(observer=LEDUC.observer(2, "compact"))
    given = np.ones((700, batch.observer.size), np.float32)
    assert batch.observer.expand(rows, out=given) is given
    assert (given == batch.observe()).all()
    assert batch.observer.expand(rows[:0]).shape == (0, batch.observer.size)
    assert (batch.observer.expand(rows[::-3]) == given[::-3]).all()


def test_fields_are_left_out_where_rows_are_expanded() -> None:
    batch = LEDUC.batch(20, seed=2)
    observer = LEDUC.observer(2, "codes", without=["deck", "stakes"])
    rows = batch.observe(observer=LEDUC.observer(2, "compact"))
    assert (observer.expand(rows) == batch.observe(observer=observer)).all()
    with pytest.raises(ValueError, match="without: compact rows keep all fields; leave them out in the observer that expands the rows"):
        LEDUC.observer(2, "compact", without=["deck"])


def test_counts_of_any_size_come_through() -> None:
    game = ludary.load("koa")
    views = game.start(2, seed=1).view(0).states.copy()
    for turns in (127, 128, 300, 32_000):
        views["turns"] = turns
        row = game.observer(2, "compact").write(views, np.zeros(1, np.int16))
        raw = game.observer(2, "raw")
        assert raw.expand(row)[0, raw.spans["turns"]] == turns


def test_a_compact_row_is_the_bytes_of_the_view() -> None:
    observer = LEDUC.observer(2, "compact")
    assert observer.names[:2] == ("actor.byte 0", "actor.byte 1")
    assert observer.names[-1] == "observer"
    assert observer.size == 23
    assert (observer.low[0], observer.high[0], observer.low[-1], observer.high[-1]) == (-128, 127, -1, 1)
    view = LEDUC.start(seed=3, fate=[2, 0]).view(1)
    row = observer(view)
    assert row[observer.spans["deck"]].tobytes() == view.states["deck"].tobytes()
    assert row[observer.spans["cards"]].tobytes() == view.states["cards"].tobytes()


def test_compact_rows_of_absent_seats_are_zero() -> None:
    game = ludary.load("dunjiin")
    observer = game.observer(form="compact")
    row = observer(game.start(2, seed=1).view(0))
    assert not row[[k for k, name in enumerate(observer.names) if any(f"[next {seat}]" in name for seat in range(2, 6))]].any()


@pytest.mark.parametrize(
    ("error", "rows", "said"),
    [
        (TypeError, [[0] * 25], r"rows: should be an array of int8, as game.observer\(form=\"compact\"\) writes them, not \[\[0, 0"),
        (TypeError, np.zeros((2, 25)), "not float64"),
        (TypeError, np.zeros((2, 25), np.uint8), "not uint8"),
        (ValueError, np.zeros(25, np.int8), r"rows: should have shape \(n, 25\), .* not \(25,\)"),
        (ValueError, np.zeros((2, 23), np.int8), r"not \(2, 23\)"),
        (ValueError, np.zeros((2, 25), np.int8), "rows: row 0 is of a game of 0 players; leduc_poker has 2 to 2"),
        (ValueError, np.full((2, 25), -1, np.int8), "rows: row 0 is of a game of -1 players"),
    ],
)
def test_a_wrong_compact_row_is_refused(error: type[Exception], rows: Any, said: str) -> None:
    with pytest.raises(error, match=said):
        LEDUC.observer().expand(rows)


def test_compact_rows_of_a_seat_that_there_is_not_are_refused() -> None:
    rows = LEDUC.batch(4, seed=1).observe(observer=LEDUC.observer(2, "compact"))
    for seat in (2, 127, -2, -128):
        rows[3, -1] = seat
        with pytest.raises(ValueError, match=f"rows: row 3 is of seat {seat}; seats are 0 to 1, and -1 for a spectator"):
            LEDUC.observer(2).expand(rows)
    with pytest.raises(ValueError, match="out: should be a writeable C-contiguous array of float32"):
        LEDUC.observer(2).expand(rows[:2], out=np.zeros((2, 3), np.float32))


@pytest.mark.parametrize("name", NAMES, ids=short)
def test_nonsense_in_compact_rows_harms_nothing(name: str) -> None:
    game, chooser = ludary.load(name), np.random.default_rng(9)
    compact = game.observer(game.seats[-1], "compact")
    rows = chooser.integers(-128, 128, (50, compact.size), np.int8)
    rows[:, -1] = chooser.integers(-1, game.seats[-1], 50)
    before = rows.copy()
    for form in FORMS:
        observer = game.observer(game.seats[-1], form)  # type: ignore[arg-type]
        assert observer.expand(rows).shape == (50, observer.size)
    assert (rows == before).all()
    assert (compact.expand(rows) == rows).all()
