"""The storm: faults of the machine, one after the other, at moments that the seed decides."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Sequence
from typing import TYPE_CHECKING

from tests.server.simulation.disk import KINDS

if TYPE_CHECKING:
    from tests.server.simulation.world import World

DOWN = (
    1.0,
    1.0,
    4.0,
    20.0,
    60.0,
    600.0,
    90_000.0,
)  # seconds, about, until a server is started again
ALONE = 0.7  # of the crashes are of one process, where there are two
UNTOLD = 0.5  # of these at a statement come after the next commit
JUMPS = (
    3_000,
    14_000,
    20_000,
    7_200_000,
    -2_000,
    -10_000,
    -3_600_000,
)  # milliseconds by which the clock on the wall jumps
SOON = 40  # statements within which the power is cut


class Storm:
    """The faults of one simulation."""

    def __init__(self, world: World) -> None:
        self.world, self.server, self.journal = world, world.server, world.journal
        self.rng = random.Random(f"{world.seed} storm")

    async def rage(self) -> None:
        """Let the faults of the plan happen."""
        for _ in range(self.world.plan.faults):
            await asyncio.sleep(self.rng.uniform(1.0, 12.0))
            await getattr(self, self.rng.choice(self.world.plan.kinds))()
        await asyncio.sleep(self.world.plan.quiet)

    @property
    def hits_one(self) -> bool:
        """Tell whether a fault hits one process alone."""
        return len(self.server.up) > 1 and self.rng.random() < ALONE

    async def crash(self) -> None:
        if self.hits_one:
            self.server.kill(self.rng.choice(self.server.up), "between two awaits")
        else:
            self.server.crash("between two awaits")
        await self.restart()

    async def power_cut(self, down: Sequence[float] = DOWN) -> None:
        """Crash at one of the next statements; one process alone often after a commit, before it
        knows of it.
        """
        self.server.kills_one = self.hits_one
        self.server.disk.crash_in = self.rng.randrange(SOON)
        self.server.disk.crash_after = self.server.kills_one and self.rng.random() < UNTOLD
        for _ in range(SOON):
            await asyncio.sleep(0.25)
            if not self.server.is_whole:
                break
        self.server.disk.crash_in, self.server.disk.crash_after, self.server.kills_one = (
            -1,
            False,
            False,
        )
        await self.restart(down)

    async def upgrade(self) -> None:
        """End one server: of two the other goes on."""
        if self.server.is_up:
            await self.server.upgrade([self.rng.choice(self.server.up)])
        await self.restart()

    async def restart(self, down: Sequence[float] = DOWN) -> None:
        """Start again after a moment, a while, or a long time."""
        if not self.server.is_whole:
            if down is DOWN and self.server.is_up:
                down = DOWN[:-1]  # a server that is there takes real time
            await asyncio.sleep(self.rng.choice(down) * self.rng.uniform(0.5, 1.0))
            self.world.started()

    async def disk(self) -> None:
        """Let the disk be out of order for some seconds."""
        disk = self.server.disk
        disk.order = self.rng.choice(KINDS)
        self.journal.tell(f"the disk is {disk.order}")
        await asyncio.sleep(self.rng.uniform(0.5, 12.0))
        disk.order, disk.well_since = "", self.world.time()
        self.journal.tell("the disk is well")

    async def clock(self) -> None:
        """Let the clock on the wall jump."""
        clock = self.world.loop.clock
        clock.offset += self.rng.choice(JUMPS)
        self.journal.offsets.append((self.world.time(), clock.offset))
        self.journal.tell(f"the clock is off by {clock.offset}")

    async def network(self) -> None:
        """Let all connections break."""
        self.journal.tell("the network breaks all connections")
        self.world.network.reset()
