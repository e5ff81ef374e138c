"""The three builds of the rules: each plays the same games in a process of its own, and says what
came of them.

Plain Python goes first: it finds what compiled code does not look at (an index beyond a row, a
small field that overflows), and names the line.
"""

from __future__ import annotations

import json
import os
import pickle
import subprocess
import sys
import traceback
import warnings
import zlib
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from ludary.core.errors import BadRule
from ludary.core.state.fate import generator

if TYPE_CHECKING:
    from ludary.core.play.game import Game

BUILDS = {  # by name, the environment that makes it
    "plain Python": {"LUDARY_JIT": "0", "LUDARY_DEBUG": "0"},
    "compiled with checks": {"LUDARY_JIT": "1", "LUDARY_DEBUG": "1"},
    "compiled": {"LUDARY_JIT": "1", "LUDARY_DEBUG": "0"},
}
MOST_ACTIONS = 2_000  # of all games with a number of seats together: plain Python is slow
PACKAGE = Path(__file__).resolve().parents[1]
PROBE = "from ludary.lab.promises.builds import answer; answer()"


def disagreement(game: Game, games: int, seed: int) -> str:
    """Name the fault of a build, or the builds that play otherwise than plain Python; nothing if
    all agree.
    """
    signatures = {}
    for build, settings in BUILDS.items():
        answer = ask(game, games, seed, settings)
        if answer["wrong"]:
            return f"{build}: {answer['wrong']}"
        signatures[build] = answer["signatures"]
    first = next(iter(BUILDS))
    others = [build for build in BUILDS if signatures[build] != signatures[first]]
    return (
        f"{' and '.join(others)} and {first} play different games from the same seed"
        if others
        else ""
    )


def ask(game: Game, games: int, seed: int, settings: dict[str, str]) -> dict[str, Any]:
    """Let a process of its own play in a build."""
    path = os.pathsep.join(filter(None, [str(PACKAGE.parent), os.environ.get("PYTHONPATH", "")]))
    run = subprocess.run(
        [sys.executable, "-c", PROBE],
        input=pickle.dumps((game, games, seed)),
        env={**os.environ, **settings, "PYTHONPATH": path},
        capture_output=True,
        check=False,
    )
    if run.returncode:
        last = run.stderr.decode(errors="replace").strip().splitlines()[-1:]
        return {"wrong": f"the process ended with {run.returncode}: {' '.join(last) or 'no words'}"}
    answer: dict[str, Any] = json.loads(run.stdout.splitlines()[-1])
    return answer


def answer() -> None:
    """Run as such a process: read the question, play, print the answer."""
    warnings.simplefilter("error")  # a field that overflows is a warning of NumPy's
    game, games, seed = pickle.loads(sys.stdin.buffer.read())
    answer: dict[str, Any] = {"wrong": "", "signatures": []}
    try:
        answer["signatures"] = [signature(game, seats, games, seed) for seats in game.seats]
    except Exception as error:  # noqa: BLE001 - whatever it is, it is told
        answer["wrong"] = error_text(error, game)
    print(json.dumps(answer))


def signature(game: Game, seats: int, games: int, seed: int) -> int:
    """A hash of every State and View of some random games."""
    engine, out, total, actions = game.engine, game.engine.action_buffer(), 0, 0
    chooser = np.random.default_rng(seed)
    for number in range(games):
        states = game.State.zeros(1)
        engine.reset(engine.boxes, engine.blanks, states, 0, seats, generator(seed, number))
        while actions < MOST_ACTIONS and (count := engine.legal(engine.boxes, states, 0, out)):
            engine.complain(
                engine.apply(engine.boxes, states, 0, int(out[chooser.integers(count)]))
            )
            view = states.copy()
            engine.conceal(engine.boxes, view, 0, actions % seats)
            total = zlib.crc32(view.tobytes(), zlib.crc32(states.tobytes(), total))
            actions += 1
    return total


def error_text(error: BaseException, game: Game) -> str:
    """An error in one line, with the place in the game's own code where it came up."""
    if isinstance(error, BadRule):  # says where
        return str(error)
    words = f"{type(error).__name__}: {str(error).splitlines()[0] if str(error) else ''}".rstrip(
        ": "
    )
    home = game.source.parent if game.source else game.contents.folder
    places = [
        frame
        for frame in traceback.extract_tb(error.__traceback__)
        if home and home in Path(frame.filename).parents
    ]
    return (
        f"{words} ({Path(places[-1].filename).name}, line {places[-1].lineno}, in"
        f" {places[-1].name})"
        if places
        else words
    )
