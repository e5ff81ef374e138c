"""Seeds are checked alike everywhere: whole numbers from 0 to 2**63 - 1."""

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import ludary
from ludary.cli.arguments import SEED
from ludary.core.arguments import MOST_SEED
from tests.every_game import EXAMPLES

LEDUC = ludary.load(EXAMPLES / "leduc_poker.py")
MATCH = LEDUC.start(seed=1)

TAKERS: dict[str, Callable[[Any], Any]] = {
    "start": lambda seed: LEDUC.start(seed=seed).states().tobytes(),
    "batch": lambda seed: LEDUC.batch(3, seed=seed).states.tobytes(),
    "load": lambda seed: loaded(seed),
    "imagine": lambda seed: MATCH.imagine(0, seed=seed).states().tobytes(),
    "simulate": (
        lambda seed: ludary.simulate(LEDUC, games=3, seed=seed, workers=1).returns.tobytes()
    ),
    "check": lambda seed: [
        finding.why for finding in ludary.check(LEDUC, tries=1, seed=seed, builds=False)
    ],
}


def loaded(seed: Any) -> bytes:
    batch = LEDUC.batch(3, seed=1)
    batch.load(batch.save(), seed=0 if seed is None else seed)
    return batch.states.tobytes()


@pytest.mark.parametrize("taker", TAKERS)
def test_a_seed_must_be_a_whole_number(taker: str) -> None:
    for seed in (
        1.5,
        1.0,
        "1",
        True,
        np.True_,
        np.float32(1),
        float("nan"),
        [1],
        np.zeros(2, int),
        object(),
    ):
        with pytest.raises(TypeError, match=r"^seed=.*: should be a whole number$"):
            TAKERS[taker](seed)


@pytest.mark.parametrize("taker", TAKERS)
def test_a_seed_lies_between_0_and_2_to_the_63(taker: str) -> None:
    for seed in (-1, -(2**63), 2**63, 2**64, 10**5000, np.int8(-1), np.uint64(2**63)):
        with pytest.raises(
            ValueError,
            match=r"^seed=.*: should be a whole number from 0 to 9,223,372,036,854,775,807$",
        ):
            TAKERS[taker](seed)


@pytest.mark.parametrize("taker", TAKERS)
def test_every_kind_of_whole_number_is_the_same_seed(taker: str) -> None:
    for seed in (np.int64(5), np.uint8(5), np.array(5)):
        assert TAKERS[taker](seed) == TAKERS[taker](5)
    assert TAKERS[taker](MOST_SEED) == TAKERS[taker](np.uint64(MOST_SEED))


def test_without_a_seed_the_operating_system_gives_one() -> None:
    assert (
        LEDUC.batch(64, seed=None).states.tobytes() != LEDUC.batch(64, seed=None).states.tobytes()
    )
    assert len({LEDUC.start(seed=None).states().tobytes() for _ in range(4)}) == 4
    for taker in ("imagine", "simulate", "check"):
        with pytest.raises(TypeError, match="seed=None: should be a whole number"):
            TAKERS[taker](None)


def test_the_command_line_takes_the_same_seeds() -> None:
    assert (SEED.min, SEED.max) == (0, MOST_SEED)
