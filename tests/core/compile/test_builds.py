"""The three builds (compiled, with bounds checks, interpreted) play the same games."""

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import ludary
from ludary.core.compile.rule import DEBUG, JIT
from tests.every_game import EXAMPLES, NAMES, positions, short

SOURCE = str(Path(__file__).parents[3] / "src")
JUDGED = {"zimby_mojo": 40}  # positions, where they are not 150
BUILDS = {
    "interpreted": {"LUDARY_JIT": "0"},
    "bounds-checked": {"LUDARY_DEBUG": "1"},
    "compiled": {},
}

PROBE = """
import sys, warnings, zlib
warnings.simplefilter("error")
import numpy as np
import ludary
from ludary.lab.promises.playing import judge_at

def hash_of(data):
    return zlib.crc32(data)

OTHER = {
    "dunjiin": {"hardcore": True, "trap_lasts": True, "advanced_level": 18},
    "konja": {"starter_1": "aggressive", "free_attacks": 1, "edition": "shop-counts", "hand": 5, "power": 6},
    "koa": {"jonny_1": True, "rescue": "voted", "wheel_lava": 5, "seize_from": "tiles", "steps": 3, "caverns": 6},
}
SHORT = {"zimby_mojo": {"round_limit": 3}}  # its whole games take a hundred times as long as those of others
name, file, *more = sys.argv[1:]
for options in (SHORT.get(name, {}), *([OTHER[name]] if name in OTHER else [])):
    game = ludary.load(name, **options)
    engine = game.engine
    for seats in game.seats:
        print(engine.signature(engine.boxes, engine.blanks, seats, 1 if name in SHORT else 2, 3, engine.action_buffer(), np.zeros(seats)))
    match = game.start(seed=5)
    for _ in range(8):
        if not match.over:
            match.step(match.legal_ids()[-1])
            for seat in range(-1, match.seats):
                print(hash_of(match.view(seat).bytes), hash_of(match.imagine(seat, 2).states().tobytes()))
    if not more:
        continue
    batch = game.batch(4, seed=2)
    for _ in range(20):
        batch.step(batch.sample())
    print(hash_of(batch.states.tobytes()), hash_of(batch.views().tobytes()))
    for bot in (ludary.bots.greedy, ludary.bots.ismcts(30)):
        for seed in range(6, 9):
            view = game.start(seed=seed).view(game.start(seed=seed).actor)
            print(bot(view, view.legal(), np.random.default_rng(1)))
game = ludary.load(name)
judged, states = game.engine.bind(judge_at), np.fromfile(file, game.State.dtype)
for i in range(len(states)):
    judgements = [float(judged(game.boxes, states, i, seat)) for seat in range(int(states["seats"][i]))]
    assert all(-1 <= judgement <= 1 for judgement in judgements), (i, judgements)
    print(judgements)
"""  # noqa: E501


def played(name: str, states: Path, *more: str, **build: str) -> list[str]:
    """Return the output of a game's probe in a build; it judges the positions in the file, and with
    `more` tries batches and bots.
    """
    environment = {
        name: value
        for name, value in os.environ.items()
        if name not in ("LUDARY_JIT", "LUDARY_DEBUG")
    }
    environment["PYTHONPATH"] = os.pathsep.join(
        filter(None, [SOURCE, environment.get("PYTHONPATH", "")])
    )
    command = [sys.executable, "-c", PROBE, name, str(states), *more]
    run = subprocess.run(
        command, env=environment | build, capture_output=True, text=True, check=False
    )
    assert run.returncode == 0, run.stderr[-2000:]
    return run.stdout.splitlines()


def more_of(name: str, build: str) -> list[str]:
    """Batches and bots are the same code for every game: the build with checks, which takes long to
    compile, has them of one example.
    """
    return ["batches and bots"] if build == "interpreted" or short(name) == "leduc_poker" else []


def games_and_builds() -> list[Any]:
    """Each game in each build.

    Zimby Mojo takes minutes to compile with bounds checks; plain Python finds the same faults in
    few games.
    """
    pairs = [(name, build) for name in NAMES for build in ("interpreted", "bounds-checked")]
    late = [("zimby_mojo", "bounds-checked")]
    return [
        pytest.param(
            *pair, id="-".join(map(short, pair)), marks=[pytest.mark.deep] if pair in late else []
        )
        for pair in pairs
    ]


@pytest.mark.parametrize(("name", "build"), games_and_builds())
def test_every_build_plays_the_same_games(name: str, build: str, tmp_path: Path) -> None:
    states = np.concatenate(
        [match.states() for match in positions(ludary.load(name), JUDGED.get(name, 150), 3)]
    )
    states.tofile(tmp_path / "states")
    more = more_of(name, build)
    assert played(name, tmp_path / "states", *more, **BUILDS[build]) == played(
        name, tmp_path / "states", *more
    )


@pytest.mark.deep
@pytest.mark.parametrize("seats", ludary.load("zimby_mojo").seats)
def test_whole_games_of_zimby_mojo_are_the_same_interpreted(seats: int) -> None:
    """The longest games of all, to their end."""
    script = f"""
import ludary, numpy
engine = ludary.load("zimby_mojo").engine
print(engine.signature(engine.boxes, engine.blanks, {seats}, 1, 3, engine.action_buffer(), numpy.zeros({seats})))
"""  # noqa: E501
    runs = [
        subprocess.run(
            [sys.executable, "-c", script],
            env=os.environ | {"PYTHONPATH": SOURCE} | build,
            capture_output=True,
            check=True,
        ).stdout
        for build in (BUILDS["interpreted"], BUILDS["compiled"])
    ]
    assert runs[0] == runs[1]


BROKEN = """
from dataclasses import replace

import ludary
from ludary.core.compile.rule import rule
from ludary.core.errors import BrokenRules


@rule
def never(box, s):
    return 1


game = ludary.load("EXAMPLE")
game = replace(game, rules=replace(game.rules, check=never))
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


def test_the_checked_build_notices_broken_invariants_wherever_a_game_is_played(
    tmp_path: Path,
) -> None:
    script = tmp_path / "broken.py"
    script.write_text(
        BROKEN.replace("EXAMPLE", str(EXAMPLES / "connect_four.py")), encoding="utf-8"
    )
    environment = os.environ | {"PYTHONPATH": SOURCE, "LUDARY_DEBUG": "1", "LUDARY_JIT": "1"}
    run = subprocess.run(
        [sys.executable, str(script)], env=environment, capture_output=True, text=True, check=False
    )
    assert run.stdout.split("\n") == ["noticed"] * 4 + [""], run.stderr[-2000:]


def test_tests_run_in_the_build_that_users_have() -> None:
    assert (
        (JIT, DEBUG) == (True, False) or "LUDARY_JIT" in os.environ or "LUDARY_DEBUG" in os.environ
    )
