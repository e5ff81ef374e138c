"""Samples and masks: neither the caller nor the moment changes them."""

import copy
from typing import Any

import numpy as np
import pytest

import ludary
from ludary.core.batch.batch import Batch
from ludary.core.errors import IllegalAction
from tests.every_game import EXAMPLES

FOUR = ludary.load(EXAMPLES / "connect_four.py")
LEDUC = ludary.load(EXAMPLES / "leduc_poker.py")
KOA = ludary.load("koa")
threads = pytest.mark.parametrize("threads", [1, 3])
autoreset = pytest.mark.parametrize("autoreset", ["same_step", "next_step", "disabled"])


def from_matches(batch: Batch) -> list[list[int]]:
    """The legal actions in each game, as a Match lists them."""
    return [
        ludary.Match(batch.game, batch.states[i : i + 1], anew=False).legal_ids()
        for i in range(batch.n)
    ]


def shown(batch: Batch) -> list[list[int]]:
    return [np.flatnonzero(row).tolist() for row in batch.mask]


@threads
@autoreset
def test_samples_are_the_same_whoever_steps_with_them(threads: int, autoreset: Any) -> None:
    """Step with the drawn array, for which the next samples are drawn beforehand, or with a
    list.
    """
    one, other = (FOUR.batch(200, seed=4, threads=threads, autoreset=autoreset) for _ in range(2))
    for _ in range(60):
        drawn, copied = one.sample(), other.sample().tolist()
        assert drawn.tolist() == copied
        one.step(drawn)
        other.step(copied)
        assert one.states.tobytes() == other.states.tobytes()
        assert drawn.tolist() == copied  # the array stays as it is until somebody samples again


def test_a_sample_that_nobody_asked_for_uses_no_randomness_up() -> None:
    one, other = FOUR.batch(50, seed=4), FOUR.batch(50, seed=4)
    for steps in (1, 3, 2):
        actions = one.sample().tolist()
        assert actions == other.sample().tolist()
        for _ in range(steps):
            one.step(actions)
        other.load(one.save())
        assert one.sample().tolist() == other.sample().tolist()


def test_samples_fit_games_that_begin_anew() -> None:
    """At Leduc poker nobody folds but to a raise: of the samples that were drawn with the raises
    every third does.
    """
    batch = ludary.load(EXAMPLES / "leduc_poker.py").batch(60, seed=1)
    batch.sample()
    batch.step([2] * 60)
    twin = copy.deepcopy(batch)
    assert 0 in twin.sample().tolist()
    batch.reset(9)
    assert 0 not in batch.sample().tolist()


# Columns in which discs fall until one alone is free
FILLED = [
    3,
    2,
    5,
    2,
    4,
    5,
    4,
    4,
    2,
    5,
    5,
    1,
    1,
    0,
    4,
    6,
    1,
    0,
    2,
    4,
    6,
    2,
    0,
    2,
    4,
    6,
    0,
    5,
    1,
    6,
    0,
    1,
    6,
    0,
    6,
    1,
    5,
]


@pytest.mark.parametrize("how", ["load", "play"])
def test_samples_fit_games_that_were_replaced(how: str) -> None:
    """Of seven columns one alone is left in the games to be loaded: hardly a sample of the others
    fits.
    """
    nearly_full = FOUR.start(seed=1)
    for column in FILLED:
        nearly_full.step(column)
    assert len(nearly_full.legal_ids()) == 1
    batch = FOUR.batch(60, seed=1)
    batch.step(batch.sample())
    if how == "load":
        batch.load([nearly_full] * 60)
    else:
        batch.play({0: lambda view, legal, rng: legal[0]}, np.random.default_rng(1))
    possible = from_matches(batch)
    assert all(action in row for action, row in zip(batch.sample().tolist(), possible, strict=True))


@threads
@pytest.mark.parametrize("masked", [False, True])
def test_a_sample_may_be_changed_before_it_is_played(threads: int, masked: bool) -> None:
    batch = FOUR.batch(60, seed=1, threads=threads)
    if masked:
        assert batch.mask.all()
    actions = batch.sample()
    actions[:] = 3
    actions[59] = 2
    batch.step(actions)
    assert batch.states["height"][:, 3].tolist() == [1] * 59 + [0]
    actions = batch.sample()
    before = batch.states.tobytes()
    for wrong in (7, -1, 2**31 - 1):
        actions[41] = wrong
        with pytest.raises(
            IllegalAction, match=f"game 41: action {wrong} is not legal; legal actions are drop 0, "
        ):
            batch.step(actions)
        assert batch.states.tobytes() == before


@threads
@pytest.mark.parametrize("masked", [False, True])
def test_a_sample_that_was_legal_once_is_looked_at_again(threads: int, masked: bool) -> None:
    batch = FOUR.batch(30, seed=1, threads=threads, autoreset="disabled")
    if masked:
        assert batch.mask.all()
    actions = batch.sample()
    actions[:] = np.arange(30) % 2  # columns 0 and 1
    for _ in range(6):  # discs of both, one upon the other
        batch.step(actions)
    assert batch.actor.min() >= 0
    with pytest.raises(
        IllegalAction, match="game 0: action 0 is not legal; legal actions are drop 1, "
    ):
        batch.step(actions)


@pytest.mark.parametrize("seed", range(30))
def test_a_sample_of_one_position_is_not_taken_as_legal_in_another(seed: int) -> None:
    """Some of these batches of one game draw column 0, while it has room, for the position after
    the first step.
    """
    batch = FOUR.batch(1, seed=seed, autoreset="disabled")
    actions = batch.sample()
    actions[:] = 0
    for _ in range(6):
        batch.step(actions)
    with pytest.raises(IllegalAction, match="game 0: action 0 is not legal"):
        batch.step(actions)


@threads
@autoreset
@pytest.mark.parametrize("game", [FOUR, LEDUC, KOA], ids=str)
def test_a_mask_shows_what_is_legal_from_whenever_it_is_asked_for(
    game: ludary.Game, threads: int, autoreset: Any
) -> None:
    batch = game.batch(12, seed=6, threads=threads, autoreset=autoreset)
    for _ in range(25):
        batch.step(batch.sample())
    mask = batch.mask
    for _ in range(40):
        legal = from_matches(batch)
        assert [np.flatnonzero(row).tolist() for row in mask] == [sorted(row) for row in legal]
        batch.step(batch.sample())
    batch.reset(3, where=np.arange(12) % 3 == 0)
    assert shown(batch) == [sorted(row) for row in from_matches(batch)]
    saved = batch.save()
    batch.step(batch.sample())
    batch.load(saved[np.flatnonzero(batch.actor >= 0)[[0] * 12]])
    assert shown(batch) == [sorted(row) for row in from_matches(batch)]


def test_a_mask_is_right_after_a_load_that_was_interrupted(monkeypatch: pytest.MonkeyPatch) -> None:
    batch = FOUR.batch(8, seed=6)
    for _ in range(30):
        batch.step(batch.sample())
    full = batch.mask.copy()
    show = batch._show

    def interrupted(*given: Any) -> None:
        show(*given)
        raise KeyboardInterrupt

    monkeypatch.setattr(batch, "_show", interrupted)
    with pytest.raises(KeyboardInterrupt):
        batch.load(FOUR.batch(8, seed=6).save())
    assert batch.mask.all() and not full.all()
