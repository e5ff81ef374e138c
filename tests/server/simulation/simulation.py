"""One simulation, from its seed to its result."""

from __future__ import annotations

import tempfile
import time
import traceback
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from logging import ERROR
from pathlib import Path

import pytest
import structlog

from ludary.core.play.game import Game
from ludary.core.play.library import load
from ludary.warmup.warm_up import warm_up
from tests.server.simulation.journal import Violation
from tests.server.simulation.machine import VirtualLoop, machine
from tests.server.simulation.scenario import Scenario, knobs, scenario
from tests.server.simulation.servers import OWN_GAMES
from tests.server.simulation.world import World

IN_MEMORY = Path("/dev/shm")
SOURCES = {path.stem: str(path) for path in OWN_GAMES}


@dataclass(frozen=True)
class Result:
    """The end of a simulation."""

    seed: int
    violation: str  # the broken promise; "" if all are kept
    lines: list[str]  # the trace
    digest: str  # of the trace
    virtual: float  # seconds
    computing: float  # seconds

    @property
    def words(self) -> str:
        """The result in words, with the command that replays a failure."""
        words = (
            f"seed {self.seed}: {len(self.lines)} events in {self.virtual:.0f} virtual seconds,"
            f" {self.computing:.1f} s"
        )
        replay = (
            f"\n  {self.violation}\n  replay: python -m tests.server.simulation --seed {self.seed}"
            if self.violation
            else ""
        )
        return f"{words}, trace {self.digest[:16]}{replay}"


@cache
def loaded(source: str) -> Game:
    """Load a game once for all simulations of this process."""
    return load(source)


@cache
def warm(name: str) -> None:
    """Load all compiled code of a game, which draws on the randomness of the machine."""
    warm_up(loaded(SOURCES.get(name, name)))


def simulate(seed: int) -> Result:
    """Run the simulation of a seed."""
    plan = scenario(seed)
    for game in (plan.game, plan.stories_at):
        warm(game)
    began = time.process_time()
    with machine(seed) as loop, surroundings(plan) as folder:
        world = World(seed, loop, folder, plan)
        structlog.configure(
            processors=[world.journal.logs_error],
            wrapper_class=structlog.make_filtering_bound_logger(ERROR),
        )
        violation = end_of(world, loop)
        journal = world.journal
        return Result(
            seed, violation, journal.lines, journal.digest, loop.time(), time.process_time() - began
        )


def end_of(world: World, loop: VirtualLoop) -> str:
    """Run a world to its end; return the promise that is broken, if one is."""
    try:
        loop.run_until_complete(world.run())
    except Violation as error:
        return str(error)
    except Exception as error:  # noqa: BLE001 - the seed replays whatever it is
        return "".join(traceback.format_exception(error)).rstrip()
    finally:
        world.server.bury()
    return ""


@contextmanager
def surroundings(plan: Scenario) -> Iterator[Path]:
    """Give a simulation a folder and the constants of its scenario until the block ends, and then
    the log of before.
    """
    before = structlog.get_config()
    with (
        pytest.MonkeyPatch.context() as patch,
        tempfile.TemporaryDirectory(dir=IN_MEMORY if IN_MEMORY.is_dir() else None) as folder,
    ):
        patch.setattr("ludary.server.catalog.catalog.load", loaded)
        for where, value in knobs(plan).items():
            patch.setattr(where, value)
        try:
            yield Path(folder)
        finally:
            structlog.configure(**before)
