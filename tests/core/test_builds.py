"""The three builds (compiled, with bounds checks, interpreted) play the same games."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from ludary.core.rule import DEBUG, JIT
from tests.every_game import NAMES

PROBE = """
import sys, warnings
warnings.simplefilter("error")
import numpy as np
import ludary

for name in sys.argv[1:]:
    for options in ({}, {"hardcore": True, "trap_lasts": True, "advanced_level": 18}) if name == "dunjiin" else ({},):
        game = ludary.load(name, **options)
        engine = game.engine
        for seats in game.seats:
            print(engine.fingerprint(engine.boxes, engine.blanks, seats, 6, 3, engine.room(), np.zeros(seats)))
        match = game.start(seed=5)
        for _ in range(8):
            if not match.over:
                match.play(match.legal_ids()[-1])
                for seat in range(-1, match.seats):
                    print(hash_of(match.view(seat).bytes), hash_of(match.imagine(seat, 2).states().tobytes()))
        batch = game.batch(4, seed=2)
        for _ in range(20):
            batch.step(batch.sample())
        print(hash_of(batch.states.tobytes()), hash_of(batch.views().tobytes()))
        for bot in (ludary.bots.greedy, ludary.bots.ismcts(30)):
            view = game.start(seed=6).view(game.start(seed=6).actor)
            print(bot(view, view.legal(), np.random.default_rng(1)))
"""
HASH = "import zlib\ndef hash_of(data):\n    return zlib.crc32(data)\n"


def played(**build: str) -> list[str]:
    """What the probe prints in a build."""
    environment = {name: value for name, value in os.environ.items() if name not in ("LUDARY_JIT", "LUDARY_DEBUG")}
    source = str(Path(__file__).parents[2] / "src")
    environment["PYTHONPATH"] = os.pathsep.join(filter(None, [source, environment.get("PYTHONPATH", "")]))
    run = subprocess.run([sys.executable, "-c", HASH + PROBE, *NAMES], env=environment | build, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr[-2000:]
    return run.stdout.splitlines()


@pytest.fixture(scope="module")
def compiled() -> list[str]:
    return played()


def test_the_interpreted_build_plays_the_same_games(compiled: list[str]) -> None:
    assert played(LUDARY_JIT="0") == compiled


def test_the_bounds_checked_build_plays_the_same_games(compiled: list[str]) -> None:
    assert played(LUDARY_DEBUG="1") == compiled


def test_tests_run_in_the_build_that_users_have() -> None:
    assert (JIT, DEBUG) == (True, False) or "LUDARY_JIT" in os.environ or "LUDARY_DEBUG" in os.environ
