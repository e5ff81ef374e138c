"""Warming a game up: everything that a table needs of it is compiled, or loaded from the cache.

Meanwhile the game can be played as plain Python (see `core.compile.takeover`). The cache has a mark
for each game that is complete.
"""

from __future__ import annotations

import os
import platform
from contextlib import suppress
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np

import ludary
from ludary.bots import bot_named
from ludary.bots.review import load_reviewer
from ludary.core.compile.cache_key import key_of
from ludary.core.compile.driver import DRIVERS
from ludary.core.compile.from_cache import NotInCache, from_cache_alone
from ludary.core.compile.object_store import folders
from ludary.core.compile.rule import JIT, RULES
from ludary.core.compile.shipped import NAME as SHIPPED
from ludary.core.compile.shipped import shipped_folder
from ludary.core.compile.takeover import compiled_here

if TYPE_CHECKING:
    from ludary.core.play.game import Game
    from ludary.core.play.match import Match

# actions of a trial game in which everything is shown, so that what words and pictures ask of the
# rules is compiled, too
SHOWN = 60
SHOWN_AGAIN = 3  # where all that is in the cache: enough to load all but what few positions need
# Modules with code that a table runs; the bots import all of them
RULES_OF_TABLES = ("ludary.core.state.", "ludary.core.contract.")  # begin their names
BOTS = ("choice_values", "greedy", "ismcts", "network", "search_tree", "view_digest")
CORE = ("engine", "quiescence", "stakes")
DRIVERS_OF_TABLES = (
    *(f"ludary.core.play.{name}" for name in CORE),
    *(f"ludary.bots.{name}" for name in BOTS),
)
TABLE = "table"  # all code that a table needs
CPUS = Path("/proc/cpuinfo")  # where Linux tells about processors

_WARM: set[str] = set()  # names of games whose code has all been used in this process


def is_complete(game: Game) -> bool:
    """Tell whether the cache has everything that a table of this game needs."""
    return not JIT or any(path.exists() for path in marks_of(game, TABLE))


def marks_of(game: Game, what: str) -> list[Path]:
    """List the files that mark that the cache has all that something needs of a game: first where
    this process can write.
    """
    name = mark_name(game, what)
    marks = [folder / f"{name}-{processor()}.complete" for folder in folders()]
    shipped = shipped_folder()
    return [*marks, shipped / f"{name}-{SHIPPED}.complete"] if shipped else marks


def mark_name(game: Game, what: str) -> str:
    """Name a game and the code that a table runs of it: alike in every process, whatever else has
    been imported there.
    """
    setup = game.rules.setup
    home = ".".join(setup.__module__.split(".")[:3])  # of all rules of a game that ships
    rules = [
        code for code in RULES.values() if code.__module__.startswith((home, *RULES_OF_TABLES))
    ]
    drivers = [one for one in DRIVERS if one.__module__ in DRIVERS_OF_TABLES]
    return f"{game.name}-{what}-{key_of(setup, *rules, *drivers)}"


def mark(game: Game, what: str) -> None:
    """Note that the cache has everything of a game that is needed for this."""
    with suppress(OSError):  # it is found out again
        marks_of(game, what)[0].touch()


@cache
def processor() -> str:
    """Names the kind of processor that code is compiled for: a cache can be shared by several."""
    wanted = [os.environ.get(name, "") for name in ("NUMBA_CPU_NAME", "NUMBA_CPU_FEATURES")]
    try:
        lines = CPUS.read_text(encoding="utf-8", errors="replace").splitlines()
        own = sorted(
            {
                line
                for line in lines
                if line.startswith(("model name", "flags", "Features", "CPU part"))
            }
        )
    except OSError:
        own = [platform.machine(), platform.processor()]
    return sha256(repr((wanted, own)).encode()).hexdigest()[:8]


def load_compiled(game: Game) -> None:
    """Warm a game up with what the cache has.

    Where it lacks something after all, NotInCache, and the game is complete no more.
    """
    try:
        with from_cache_alone():
            warm_up(game)
    except NotInCache:
        with suppress(OSError):
            for path in marks_of(game, TABLE):
                path.unlink(missing_ok=True)
        raise


def warm_up(game: Game) -> None:
    """Use everything that a table needs, compiled, once in this process: rules, views, worlds,
    bots, words, pictures.

    Where the cache has it already, this loads what every position needs and leaves the rest to
    whoever asks for it, which takes milliseconds. Other threads may run the game as Python
    meanwhile.
    """
    if game.name in _WARM:
        return
    shown = SHOWN_AGAIN if is_complete(game) else SHOWN
    with compiled_here():
        match, rng = game.start(seed=1), np.random.default_rng(1)
        match.imagine(0, seed=1)
        match.returns  # noqa: B018 - compiles
        game.engine.check(game.boxes, match.states(), 0)
        asked = False
        for number in range(SHOWN):
            if match.over or (asked and number >= shown):
                break
            if not asked and len(match.legal_ids()) > 1:
                ask_bots(match, rng)
                asked = True
            show(match)
            match.step(int(rng.choice(match.legal_ids())))
        match.can_undo  # noqa: B018 - compiles
    mark(game, TABLE)
    _WARM.add(game.name)


def ask_bots(match: Match, rng: np.random.Generator) -> None:
    assert match.actor is not None
    for bot in ("greedy", "ismcts:2"):
        view = match.view(match.actor)
        bot_named(bot)(view, view.legal(), rng)
    load_reviewer(view)


def show(match: Match) -> None:
    """Everything that a page shows of a position."""
    assert match.actor is not None
    view = match.view(match.actor)
    str(view), view._repr_svg_(), view.scores, view.breakdowns, view.events, view.unavailable()
    for action in view.legal()[:20]:
        action.words, view.marks(action), view.inspect(action.spot)


def warm_up_lab(game: Game) -> None:
    """Use everything that simulations, batches and training need, compiled, once in this
    process.
    """
    warm_up(game)
    batch = game.batch(1)
    batch.step(batch.sample())
    batch.views()
    batch.observe()
    engine = game.engine
    engine.playouts(engine.boxes, engine.blanks, batch.seats, 1, 1, engine.action_buffer())
    engine.signature(
        engine.boxes,
        engine.blanks,
        batch.seats,
        1,
        1,
        engine.action_buffer(),
        np.zeros(batch.seats),
    )
    for bot in ("uniform", "greedy", "ismcts:2"):
        ludary.simulate(game, games=1, bots=[bot])
    ludary.simulate(game, games=1, bots=["greedy"], adjust=True)
