"""The three builds (compiled, with bounds checks, interpreted) play the same games."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from ludary.core.rule import DEBUG, JIT
from tests.every_game import EXAMPLES, NAMES, short

SOURCE = str(Path(__file__).parents[2] / "src")

PROBE = """
import sys, warnings
warnings.simplefilter("error")
import numpy as np
import ludary
from ludary.lab.promises.playing import judge_expects_returns

OTHER = {
    "dunjiin": {"hardcore": True, "trap_lasts": True, "advanced_level": 18},
    "konja": {"starter_1": "aggressive", "free_attacks": 1, "edition": "shop-counts", "hand": 5, "power": 6},
    "koa": {"jonny_1": True, "rescue": "voted", "wheel_lava": 5, "seize_from": "tiles", "steps": 3, "caverns": 6},
}
LONG = ("zimby_mojo",)  # a game of it takes as long as ten of others
for name in sys.argv[1:]:
    games, tries = (1, 40) if name in LONG else (6, 400)
    for options in ({}, OTHER[name]) if name in OTHER else ({},):
        game = ludary.load(name, **options)
        engine = game.engine
        for seats in game.seats:
            print(engine.fingerprint(engine.boxes, engine.blanks, seats, games, 3, engine.room(), np.zeros(seats)))
        match = game.start(seed=5)
        for _ in range(8):
            if not match.over:
                match.play(match.legal_ids()[-1])
                for seat in range(-1, match.seats):
                    print(hash_of(match.view(seat).bytes), hash_of(match.imagine(seat, 2).states().tobytes()))
        if not options:
            judge_expects_returns(game, tries, 3)
        batch = game.batch(4, seed=2)
        for _ in range(20):
            batch.step(batch.sample())
        print(hash_of(batch.states.tobytes()), hash_of(batch.views().tobytes()))
        for bot in (ludary.bots.greedy, ludary.bots.ismcts(30)):
            view = game.start(seed=6).view(game.start(seed=6).actor)
            print(bot(view, view.legal(), np.random.default_rng(1)))
"""
HASH = "import zlib\ndef hash_of(data):\n    return zlib.crc32(data)\n"


def played(name: str, **build: str) -> list[str]:
    """What the probe of a game prints in a build."""
    environment = {name: value for name, value in os.environ.items() if name not in ("LUDARY_JIT", "LUDARY_DEBUG")}
    environment["PYTHONPATH"] = os.pathsep.join(filter(None, [SOURCE, environment.get("PYTHONPATH", "")]))
    run = subprocess.run([sys.executable, "-c", HASH + PROBE, name], env=environment | build, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr[-2000:]
    return run.stdout.splitlines()


@pytest.mark.parametrize("build", [{"LUDARY_JIT": "0"}, {"LUDARY_DEBUG": "1"}], ids=["interpreted", "bounds-checked"])
@pytest.mark.parametrize("name", NAMES, ids=short)
def test_every_build_plays_the_same_games(name: str, build: dict[str, str]) -> None:
    assert played(name, **build) == played(name)


BROKEN = """
from dataclasses import replace

import ludary
from ludary.core.rule import rule
from ludary.core.errors import BrokenRules


@rule
def never(box, s):
    return 1


game = replace(ludary.load("EXAMPLE"), check=never)
for play in (
    lambda: game.start(seed=1),
    lambda: game.batch(2).step([0, 0]),
    lambda: ludary.simulate(game, games=1),
    lambda: ludary.bots.ismcts(4)(twin.view(0), twin.legal(), numpy.random.default_rng(1)),
):
    import numpy

    twin = ludary.Match(game, ludary.load("EXAMPLE").start(seed=1).states(), anew=False)
    try:
        play()
        print("nothing was noticed")
    except BrokenRules:
        print("noticed")
"""


def test_the_checked_build_notices_broken_invariants_wherever_a_game_is_played(tmp_path: Path) -> None:
    script = tmp_path / "broken.py"
    script.write_text(BROKEN.replace("EXAMPLE", str(EXAMPLES / "connect_four.py")), encoding="utf-8")
    environment = os.environ | {"PYTHONPATH": SOURCE, "LUDARY_DEBUG": "1", "LUDARY_JIT": "1"}
    run = subprocess.run([sys.executable, str(script)], env=environment, capture_output=True, text=True, check=False)
    assert run.stdout.split("\n") == ["noticed"] * 4 + [""], run.stderr[-2000:]


def test_tests_run_in_the_build_that_users_have() -> None:
    assert (JIT, DEBUG) == (True, False) or "LUDARY_JIT" in os.environ or "LUDARY_DEBUG" in os.environ
