"""The order of tests, and games compiled before the workers start."""

import os
import re
from collections.abc import Iterator
from typing import Any

import pytest
from xdist.scheduler import LoadScopeScheduling

from ludary.core.compile import takeover
from tests.compiling import compile_games

# These begin first, in this order, lest the run end with one core at work. Tests of pages wait most
# of the time: one worker has a folder
# of them while the others compute.
LONG = (
    "tests/web/table/",
    "tests/core/compile/test_builds.py",
    "tests/install/",
    "tests/core/play/test_hostile_arguments.py",
    "tests/server/store/",
    "tests/web/board/",
    "tests/fuzz/test_requests.py",
    "tests/test_contract.py",
)
APART = (  # their tests may go to different workers
    "tests/core/compile/test_builds.py",
    "tests/core/play/test_hostile_arguments.py",
    "tests/test_contract.py",
    "tests/server/store/test_crash.py",
)
TOGETHER = (
    "tests/web/table/",
    "tests/web/board/",
    "tests/install/",
)  # their files share a browser, or an environment with the wheel


class LongestFirst(LoadScopeScheduling):  # type: ignore[misc] # xdist has no types
    """Gives each worker one file after the other, in the order in which they were collected; the
    files of TOGETHER go to one worker.
    """

    def _split_scope(self, nodeid: str) -> str:
        file = nodeid.partition("::")[0]
        return (
            nodeid
            if file in APART
            else next((folder for folder in TOGETHER if file.startswith(folder)), file)
        )


def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> LongestFirst:
    """The order of a run with several workers."""
    config.option.loadscopereorder = False
    return LongestFirst(config, log)


def pytest_sessionstart(session: pytest.Session) -> None:
    """Compile the games whose tests are selected, before workers start."""
    workers = session.config.getoption("numprocesses", None)
    if not workers or "PYTEST_XDIST_WORKER" in os.environ or session.config.option.collectonly:
        return
    terminal: Any = session.config.pluginmanager.get_plugin("terminalreporter")
    game = session.config.getoption("game")
    for told in compile_games([game] if game else session.config.args):
        terminal.write_line(told, flush=True)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--game",
        help="only the tests of this game, and its part of those that go through every game",
    )


def is_about(game: str, item: pytest.Item) -> bool:
    """Tell whether a test is one of a game's own, or stands for it among those of every game."""
    file, _, case = item.nodeid.partition("[")
    return file.startswith(f"tests/games/{game}/") or game in re.split(r"[^\w]+", case)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out tests of other games, and begin with what takes longest."""
    if game := config.getoption("game"):
        others = [item for item in items if not is_about(game, item)]
        config.hook.pytest_deselected(items=others)
        items[:] = [item for item in items if item not in set(others)]
    items.sort(
        key=lambda item: next(
            (place for place, begin in enumerate(LONG) if item.nodeid.startswith(begin)), len(LONG)
        )
    )


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    """Say what failed at once: a run that is cut off says nothing at its end."""
    if report.failed and "PYTEST_XDIST_WORKER" not in os.environ:
        crash = getattr(report.longrepr, "reprcrash", None)
        print(
            f"\nFAILED {report.nodeid}:"
            f" {crash.message.splitlines()[0] if crash else report.longrepr}",
            flush=True,
        )


@pytest.fixture(autouse=True)
def compiled_as_before() -> Iterator[None]:
    """Let no test leave a game that runs as plain Python to those after it in the same process."""
    before = takeover.awaited()
    yield
    for name in takeover.awaited() - before:
        takeover.take_over(name)
