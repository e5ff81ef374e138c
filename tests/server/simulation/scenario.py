"""Scenarios: what a seed decides before a simulation begins."""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import Any

from ludary.server.tables.budgets import SHARED
from tests.server.simulation.outside import SimulatedLab

Json = dict[str, Any]
QUICK = ("leduc_poker", "connect_four")
LARGE = ("konja", "koa", "dunjiin", "nagaraja", "zimby_mojo")
FOR_THREE = ("koa", "dunjiin", "zimby_mojo")  # of these
EVERY = 4  # of so many seeds one plays a large game
PAIRS = 3  # of so many seeds one has two servers
FAULTS = ("crash", "crash", "power_cut", "power_cut", "upgrade", "disk", "disk", "clock", "network")
STORIES = (
    "Alerting", "Asking", "Carrying", "Deletion", "Moderation",
    "Reviewing", "Sessions", "Theft", "Words",
)  # fmt: skip
TOLD = 2  # of them in each simulation
EVENINGS = (0, 3)  # of five seeds those in which a tournament is the second one


@dataclass(frozen=True)
class Scenario:
    """The tables, the people at them, and the strength of the storm."""

    game: str
    tables: int
    people: int  # at each table
    bots: int
    clock: Json
    pace: float
    spoils: bool  # whether the last of them is hostile
    strangers: int
    faults: int
    kinds: tuple[str, ...]
    quiet: float  # seconds between the last fault and the calm
    trouble: float  # the part of messages on the network to which something happens
    room: int  # the part of a table's log for talk, in percent of what it is; 0: as much as it is
    most_actions: int
    idle: float  # seconds after which tables leave memory
    haste: float  # factor of the time that people take
    processes: int = 1  # each with a server of the one database
    stories: tuple[str, ...] = ()  # what happens to accounts, by class in `stories.py`

    @property
    def stories_at(self) -> str:
        """The game of the tables in stories: another one than at the tables of the storm."""
        return QUICK[self.game == QUICK[0]]

    def table(self) -> Json:
        seats = [{"kind": "me"}, *({"kind": "open"} for _ in range(self.people - 1))]
        seats += [{"kind": "bot", "bot": "uniform"} for _ in range(self.bots)]
        return {"game": self.game, "seats": seats, "clock": self.clock, "pace": self.pace}


def scenario(seed: int) -> Scenario:
    rng = random.Random(f"{seed} scenario")
    large = seed % EVERY == 0
    game = LARGE[seed // EVERY % len(LARGE)] if large else QUICK[seed % 2]
    people = 2 if rng.random() < 0.6 else 1
    bots = 2 - people + (game in FOR_THREE and rng.random() < 0.5)
    pace = rng.choice([0, 0.5, 1.2, 6])
    live: Json = {
        "kind": "live",
        "minutes": rng.choice([0.5, 1, 3]),
        "increment": rng.choice([0, 5, 15]),
    }
    none: Json = {"kind": "none"}
    clock: Json = rng.choices(
        [none, live, {"kind": "turns", "hours": rng.choice([0.02, 0.05])}], [3, 5, 1]
    )[0]
    kinds = tuple(rng.sample(FAULTS, rng.randrange(2, len(FAULTS))))
    return Scenario(
        game=game,
        tables=1 if large else rng.choice([1, 2]),
        people=people,
        bots=bots,
        clock=clock,
        pace=pace,
        spoils=rng.random() < 0.4,
        strangers=rng.choice([0, 0, 1]),
        faults=rng.choice([2, 4, 8]),
        kinds=kinds,
        quiet=rng.choice([0.0, 5.0, 70.0]),
        trouble=rng.choice([0.0, 0.03, 0.1]),
        room=rng.choice([0, 0, 1, 2]),
        most_actions=rng.choice([30_000, 30_000, 40]),
        idle=rng.choice([5.0, 30.0, 120.0]),
        haste=rng.choice([1.0, 1.0, 0.05]),
        processes=2 if seed % PAIRS == 1 else 1,
        stories=stories_of(seed),
    )


def stories_of(seed: int) -> tuple[str, ...]:
    told = tuple(random.Random(f"{seed} stories").sample(STORIES, TOLD))
    return (*told[:-1], "Evening") if seed % 5 in EVENINGS else told


def knobs(plan: Scenario) -> dict[str, Any]:
    """Return the constants of the server that a scenario changes, so that limits are reached
    soon.
    """
    changed: dict[str, Any] = {
        "ludary.server.live.live_tables.IDLE": plan.idle,
        "ludary.server.tables.table.MOST_ACTIONS": plan.most_actions,
        "ludary.server.store.persons.erasing.BATCH": 2,
        "ludary.server.store.persons.erasing.CHUNK": 20,
        "ludary.server.store.persons.merging.BATCH": 2,
        "ludary.server.playing.comparisons.LabProcess": SimulatedLab,
    }
    if plan.room:
        changed["ludary.server.tables.budgets.SHARED"] = {
            kind: max(4, most * plan.room // 200) for kind, most in SHARED.items()
        }
    return changed
