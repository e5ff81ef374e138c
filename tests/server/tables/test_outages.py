"""Time in which no server is up counts for nobody: after a crash, an upgrade, or a night with the
lid closed.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

import ludary
from ludary.server.app import App
from ludary.server.settings import Settings
from ludary.server.showing.log_words import duration_words, lines_of_entry
from ludary.server.store.heartbeat import GAP
from ludary.server.tables import moves
from ludary.server.tables.clocks import away_since
from ludary.server.tables.log import Chair, ClockSetting, EntryKind, Setup
from ludary.server.tables.table import Table

NOON, MINUTE = 1_700_000_000_000, 60_000
LIVE = ClockSetting(kind="live", minutes=5, increment=0)


@dataclass
class Wall:
    """A clock on the wall that only the test moves."""

    time: int = NOON

    def __call__(self) -> int:
        return self.time


def in_apps(folder: Path, wall: Wall, *visits: Callable[[App], Awaitable[None]]) -> None:
    """One server after the other on the same database, each for the time of a visit."""

    async def visit(what: Callable[[App], Awaitable[None]]) -> None:
        app = App(Settings(database=f"sqlite:///{folder / 'tables.db'}"), wall)
        app.open()
        try:
            await what(app)
            await app.bots.beat()
        finally:
            await app.close()

    for what in visits:
        asyncio.run(visit(what))


class Game:
    """Return a table of two, and the time left to the player to decide."""

    def __init__(self, wall: Wall, clock: ClockSetting = LIVE) -> None:
        self.wall, self.clock, self.id = wall, clock, ""

    async def opens(self, app: App) -> None:
        chairs = [Chair("person", "Ann", "ann"), Chair("person", "Bob", "bob")]
        self.id = (await app.tables.open(*self.of(), chairs)).id

    def of(self) -> tuple[ludary.Game, Setup]:
        game = ludary.load("dunjiin")
        return game, Setup.of(game, clock=self.clock)

    def left(self, table: Table) -> int:
        return table.clocks.left_to(table.actor, self.wall())

    def later(self, milliseconds: int) -> Callable[[App], Awaitable[None]]:
        async def wait(app: App) -> None:
            self.wall.time += milliseconds

        return wait


@pytest.fixture
def wall() -> Wall:
    return Wall()


@pytest.mark.parametrize(
    "clock", [LIVE, ClockSetting(kind="turns", hours=1)], ids=["live", "turns"]
)
def test_clocks_stand_still_while_no_server_is_up(
    tmp_path: Path, wall: Wall, clock: ClockSetting
) -> None:
    game = Game(wall, clock)
    whole = game.of()[1].clock

    async def comes_back(app: App) -> None:
        table = await app.tables.get(game.id)
        assert game.left(table) == (5 * MINUTE if whole.kind == "live" else 60 * MINUTE)
        assert lines_of_entry(table, table.entries[-1], 0).lines == [
            "The server was away for 3 h; the clock stood still."
        ]
        wall.time += MINUTE
        assert game.left(table) == (4 * MINUTE if whole.kind == "live" else 59 * MINUTE)

    in_apps(tmp_path, wall, game.opens)
    wall.time += 180 * MINUTE
    in_apps(tmp_path, wall, comes_back)


def test_time_is_given_back_once_however_often_a_server_starts(tmp_path: Path, wall: Wall) -> None:
    game = Game(wall)

    async def looks(app: App) -> None:
        table = await app.tables.get(game.id)
        assert game.left(table) == 5 * MINUTE
        assert [entry.kind for entry in table.entries].count(EntryKind.AWAY) == 1

    in_apps(tmp_path, wall, game.opens)
    wall.time += 10 * MINUTE
    in_apps(tmp_path, wall, looks, looks, looks)


def test_outages_that_nobody_noticed_are_given_back_together(tmp_path: Path, wall: Wall) -> None:
    game, seen = Game(wall), []

    async def looks(app: App) -> None:
        seen.append(game.left(await app.tables.get(game.id)))

    in_apps(tmp_path, wall, game.opens)
    for _ in range(
        3
    ):  # servers that come and go, while nobody looks at the table for a minute each
        wall.time += 30 * MINUTE
        in_apps(tmp_path, wall, game.later(0))
    wall.time += 30 * MINUTE
    in_apps(tmp_path, wall, looks)
    assert seen == [5 * MINUTE]


def test_time_before_the_outage_counts(tmp_path: Path, wall: Wall) -> None:
    game, seen = Game(wall), []

    async def thinks(app: App) -> None:
        await game.opens(app)
        wall.time += 10_000  # less than a gap: the server beats at the end
        await app.bots.beat()

    async def looks(app: App) -> None:
        seen.append(game.left(await app.tables.get(game.id)))

    in_apps(tmp_path, wall, thinks)
    wall.time += 30 * MINUTE
    in_apps(tmp_path, wall, looks)
    assert seen == [5 * MINUTE - 10_000]


def test_a_short_restart_is_not_worth_a_word(tmp_path: Path, wall: Wall) -> None:
    game = Game(wall)

    async def looks(app: App) -> None:
        table = await app.tables.get(game.id)
        assert table.entries[-1].kind is not EntryKind.AWAY
        assert game.left(table) == 5 * MINUTE - GAP

    in_apps(tmp_path, wall, game.opens)
    wall.time += GAP
    in_apps(tmp_path, wall, looks)


def test_a_machine_that_slept_gives_the_time_back_to_tables_in_memory(
    tmp_path: Path, wall: Wall
) -> None:
    game = Game(wall)

    async def sleeps(app: App) -> None:
        await game.opens(app)
        await app.bots.beat()
        wall.time += 8 * 60 * MINUTE
        await app.bots.beat()
        table = await app.tables.get(game.id)
        assert game.left(table) == 5 * MINUTE
        await app.tables.change(
            game.id,
            lambda now: moves.act(
                now, now.actor, now.match.legal_ids()[0] if now.match else 0, now.version
            ),
        )
        assert game.left(await app.tables.get(game.id)) == 5 * MINUTE

    in_apps(tmp_path, wall, sleeps)


def test_where_nobody_is_waited_for_nothing_is_written(tmp_path: Path, wall: Wall) -> None:
    game = Game(wall, ClockSetting())

    async def looks(app: App) -> None:
        assert (await app.tables.get(game.id)).entries[-1].kind is not EntryKind.AWAY

    in_apps(tmp_path, wall, game.opens)
    wall.time += 30 * MINUTE
    in_apps(tmp_path, wall, looks)


def test_only_what_an_outage_has_after_the_moment_counts() -> None:
    outages = [(100, 200), (300, 450)]
    assert [away_since(moment, outages) for moment in (0, 150, 250, 400, 500)] == [
        250,
        200,
        150,
        50,
        0,
    ]


def test_times_are_told_about_as_exactly_as_one_would_say_them() -> None:
    told = {
        16_000: "16 s",
        90_000: "90 s",
        300_000: "5 min",
        7_300_000: "2 h",
        300_000_000: "3 days",
    }
    assert {time: duration_words(time) for time in told} == told
