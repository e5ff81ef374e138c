"""Compiled once: before several workers share a cold cache, the session fills it, a process for each game.

Of two processes that save versions of one function at the same moment one can lose its entry, which costs compiling that function again;
compiling everything in each worker would be slow.
"""

import os
import re
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from xdist.scheduler import LoadScopeScheduling

EXAMPLES = Path(__file__).parents[1] / "examples"

# Programs in real time, on a machine that may be busy: a test gets a second and third try, and the summary counts them as "rerun".
# What touches secrets or lost moves has one try, and so has everything under `make deep`.
ON_SCREENS = ("tests/web/", "tests/cli/test_play.py", "tests/cli/test_serve.py")
IN_PROCESSES = ("tests/server/", "tests/adapters/test_served_seat.py")
ONE_TRY = ("tests/web/test_secrets.py", "tests/server/test_crash.py", "tests/server/test_snapshots.py")
WAITED_IN_VAIN = ["TimeoutError", "TimeoutExpired", "TimeoutException", "it never happened", "it never came true"]
# A connection to a PostgreSQL that an earlier test froze or killed, which Python throws away whenever it likes: the fault of no later test
LEFT_BEHIND = ["Exception ignored in: <function BaseConnection.__del__"]
# A server says so after two seconds without its database, which a busy machine can take for a file
BUSY_DATABASE = ["no_database"]
TRIES_MORE = 2


# What takes longest begins first, and each of its tests may go to another worker, lest the run end with one core at work
LONG = (
    "tests/core/test_builds.py",
    "tests/fuzz/test_requests.py",
    "tests/server/test_crash.py",
    "tests/server/test_two_servers.py",
    "tests/test_contract.py",
)
APART = ("tests/core/test_builds.py", "tests/test_contract.py", "tests/server/test_crash.py")


SLOWEST = ("zimby_mojo", "konja", "nagaraja")  # to compile


class LongestFirst(LoadScopeScheduling):  # type: ignore[misc] # xdist has no types
    """Gives each worker one file after the other, in the order in which they were collected."""

    def _split_scope(self, nodeid: str) -> str:
        file = nodeid.partition("::")[0]
        return nodeid if file in APART else file


def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> LongestFirst:
    """The order of a run with several workers."""
    config.option.loadscopereorder = False
    return LongestFirst(config, log)


def pytest_sessionstart(session: pytest.Session) -> None:
    """Where workers are about to start, compile the games whose tests are asked for."""
    workers = session.config.getoption("numprocesses", None)
    if not workers or "PYTEST_XDIST_WORKER" in os.environ or session.config.option.collectonly:
        return
    terminal: Any = session.config.pluginmanager.get_plugin("terminalreporter")
    with get_context("spawn").Pool(os.cpu_count()) as pool:
        for told in pool.imap_unordered(compiled, longest_first(asked_for([*session.config.args, *wanted(session.config)]))):
            terminal.write_line(told, flush=True)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Begin with what takes longest; let what waits for other programs be tried again.

    On screens that is so whatever went wrong, elsewhere only where a wait was in vain.
    """
    items.sort(key=lambda item: not item.nodeid.startswith(LONG))
    for item in items:
        path = item.nodeid.partition("::")[0]
        if path.startswith(ONE_TRY) or item.get_closest_marker("deep"):
            continue
        if path.startswith(ON_SCREENS):
            item.add_marker(pytest.mark.flaky(reruns=TRIES_MORE))
        elif path.startswith(IN_PROCESSES):
            item.add_marker(pytest.mark.flaky(reruns=TRIES_MORE, only_rerun=[*WAITED_IN_VAIN, *LEFT_BEHIND, *BUSY_DATABASE]))


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    """Say what failed at once: a run that is cut off says nothing at its end."""
    if report.failed and "PYTEST_XDIST_WORKER" not in os.environ:
        crash = getattr(report.longrepr, "reprcrash", None)
        print(f"\nFAILED {report.nodeid}: {crash.message.splitlines()[0] if crash else report.longrepr}", flush=True)


def wanted(config: pytest.Config) -> list[str]:
    """Return the words that `-k` selects by, as `make test GAME=koa` does; one that leaves tests out names nothing."""
    keyword: str = config.getoption("keyword", "")
    return [] if re.search(r"\bnot\b", keyword) else [keyword]


def asked_for(arguments: list[str]) -> list[str]:
    """Return the name for `ludary.load` of each game that the arguments of the session name, or of all."""
    import ludary

    every = [*ludary.games(), *(str(path) for path in sorted(EXAMPLES.glob("*.py")))]
    return [game for game in every if any(Path(game).stem in argument for argument in arguments)] or every


def longest_first(games: list[str]) -> list[str]:
    """Put first the games that take longest to compile, lest the last one keep one core at work alone."""
    return sorted(games, key=lambda game: (SLOWEST.index(game) if game in SLOWEST else len(SLOWEST), game.endswith(".py")))


def compiled(name: str) -> str:
    """Compile a game in this process, for the cache of all; returns what to tell."""
    try:
        compile_rules(name)
    except Exception as error:  # noqa: BLE001 - a game that does not run must fail in its own tests
        return f"{Path(name).stem}: {type(error).__name__}: {error}"
    return f"{Path(name).stem} is compiled"


def compile_rules(name: str) -> None:
    """Use the rules and the drivers once."""
    import ludary
    from ludary.lab.compiling import warm_up
    from ludary.lab.promises.playing import games_end

    game = ludary.load(name)
    warm_up(game)
    games_end(game, 1, 1)
    match = game.start(seed=1)
    match.step(match.legal()[0])
    match.view(0)
    batch = game.batch(1)
    batch.step(batch.sample())
    batch.views()
    match.imagine(0, seed=1)
    engine = game.engine
    engine.playouts(engine.boxes, engine.blanks, batch.seats, 1, 1, engine.room())
    engine.signature(engine.boxes, engine.blanks, batch.seats, 1, 1, engine.room(), np.zeros(batch.seats))
    for bot in ("uniform", "greedy", "ismcts:2"):
        ludary.simulate(game, games=1, bots=[bot])
        match = game.start(seed=1)
        view = match.view(match.actor or 0)
        ludary.bots.bot_named(bot)(view, view.legal(), np.random.default_rng(1))
