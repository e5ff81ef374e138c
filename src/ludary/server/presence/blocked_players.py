"""Blocks: people whom a player does not want to hear, at one table (muted) or everywhere (blocked).

Nobody is told.

They are kept with the player, so they hold in all browsers. Whoever is blocked cannot sit down at
the player's tables.
"""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

import sqlalchemy as sa

from ludary.server.errors import Refused
from ludary.server.presence.identities import new_id
from ludary.server.store.appending import insert
from ludary.server.store.faults import NoDatabase
from ludary.server.store.schema import blocks, persons
from ludary.server.store.store import Store
from ludary.server.tables.table import Table

# people whom one player blocks, and as many that are muted somewhere: of these the oldest give way
MOST = 200
MOST_KNOWN = 20_000  # players in memory
KNOWN_FOR = 15.0  # seconds, in case another server has changed something
EVERYWHERE = ""  # in the place of a table


@dataclass(frozen=True)
class Ignored:
    """The people whom a player does not want to hear."""

    blocked: dict[str, str] = field(default_factory=dict)  # person -> name, as it was then
    muted: frozenset[tuple[str, str]] = frozenset()  # (table, person)

    def blocked_seats(self, table: Table) -> tuple[int, ...]:
        """Return the seats of blocked people."""
        return (
            tuple(seat for seat, chair in enumerate(table.chairs) if chair.person in self.blocked)
            if self.blocked
            else ()
        )

    def muted_seats(self, table: Table) -> tuple[int, ...]:
        """Return the seats whose words the player does not want to read, for either reason."""
        if not self.blocked and not self.muted:
            return ()
        people = enumerate(table.chairs)
        return tuple(
            seat
            for seat, one in people
            if one.person in self.blocked or (table.id, one.person) in self.muted
        )


NOBODY_IGNORED = Ignored()


class Blocks:
    """Reads and changes what players have blocked and muted."""

    def __init__(self, store: Store, now: Callable[[], int]) -> None:
        self.store, self.now = store, now
        self.known: OrderedDict[str, tuple[Ignored, float]] = (
            OrderedDict()
        )  # until when, on the monotonic clock
        self.known_for = KNOWN_FOR if store.database.is_shared else float("inf")

    async def of(self, person: str, fresh: bool = False) -> Ignored:
        """Return whom a player ignores; while the database is away, what is known of it."""
        known, until = self.known.get(person, (NOBODY_IGNORED, 0.0))
        if not person or (until > time.monotonic() and not fresh):
            return known
        try:
            rows = await self.store.ask(self.rows, person)
        except NoDatabase:
            if fresh:
                raise
            return known
        blocked = {row["other"]: row["name"] for row in rows if row["table"] == EVERYWHERE}
        muted = frozenset(
            (row["table"], row["other"]) for row in rows if row["table"] != EVERYWHERE
        )
        self._keep(person, Ignored(blocked, muted) if rows else NOBODY_IGNORED)
        return self.known[person][0]

    def rows(self, person: str) -> Sequence[Any]:
        """Return a player's blocks and mutes, the newest first."""
        with self.store.engine.connect() as connection:
            query = (
                sa.select(blocks)
                .where(blocks.c.person == person)
                .order_by(blocks.c.since.desc(), blocks.c.id)
            )
            return connection.execute(query).mappings().all()

    async def set(self, person: str, other: str, name: str, table: str, wanted: bool) -> None:
        """Mute somebody at a table, or block them (`table` is EVERYWHERE); or end that.

        Repeating is harmless.
        """
        row = {
            "id": new_id(),
            "person": person,
            "other": other,
            "table": table,
            "name": name[:60],
            "since": self.now(),
        }

        def write(connection: sa.Connection) -> None:
            if wanted:
                add(connection, row)
            else:
                same = (blocks.c.person == person, blocks.c.other == other, blocks.c.table == table)
                connection.execute(sa.delete(blocks).where(*same))

        await self.store.writer.run(write)
        self.known.pop(person, None)

    async def end(self, person: str, id: str) -> None:
        """End one of a player's blocks or mutes, if it is there."""
        await self.store.writer.run(
            lambda found: found.execute(
                sa.delete(blocks).where(blocks.c.person == person, blocks.c.id == id)
            )
        )
        self.known.pop(person, None)

    async def check_join(self, table: Table, person: str, knowing: bool) -> None:
        """Raise Refused if the host of the table has blocked a player, or the player does not know
        of sitting with somebody blocked.
        """
        host = table.setup.host
        if table.seat_of(person) >= 0 or host == person:
            return
        if host and person in (await self.of(host, fresh=True)).blocked:
            raise Refused(
                "Whoever set this table up has not opened it to you. You can watch.",
                "closed_to_you",
                403,
            )
        mine = (await self.of(person)).blocked
        there = dict.fromkeys(
            (host, *(chair.person for chair in table.chairs if chair.kind == "person"))
        )
        met = [mine[one] for one in there if one in mine]
        if met and not knowing:
            words = (
                f"You have blocked {' and '.join(name or 'somebody' for name in met)}, who plays"
                " here or set this table up."
            )
            raise Refused(f"{words} Send `knowing` with true to sit down anyway.", "blocked", 409)

    def _keep(self, person: str, ignored: Ignored) -> None:
        self.known[person] = (ignored, time.monotonic() + self.known_for)
        self.known.move_to_end(person)
        while len(self.known) > MOST_KNOWN:
            self.known.popitem(last=False)


def add(connection: sa.Connection, row: dict[str, Any]) -> None:
    """Write a block or a mute.

    Refused if somebody has blocked too many, or there is no such person any more.
    """
    of_kind = (
        blocks.c.person == row["person"],
        (blocks.c.table == EVERYWHERE) == (row["table"] == EVERYWHERE),
    )
    if (
        connection.execute(sa.select(persons.c.id).where(persons.c.id == row["other"])).first()
        is None
    ):
        raise Refused("This player is no longer known here.", "no_seat", 404)
    connection.execute(insert(connection, blocks).values(**row).on_conflict_do_nothing())
    beyond = (
        sa.select(blocks.c.id)
        .where(*of_kind)
        .order_by(blocks.c.since.desc(), blocks.c.id)
        .offset(MOST)
    )
    if row["table"] != EVERYWHERE:
        connection.execute(sa.delete(blocks).where(blocks.c.id.in_(beyond)))
    elif connection.execute(beyond.limit(1)).first() is not None:
        raise Refused(
            f"You have blocked {MOST} people, the most allowed. Unblock some at Devices (/me).",
            "full",
            409,
        )
