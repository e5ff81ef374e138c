"""Acts of admins, each with a row in the audit trail that is written in the same transaction; rows
are added, never changed.

An act at a table is an entry of its log, so it is as durable as an action, and other servers hear
of it in the same way.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import sqlalchemy as sa

from ludary.server.errors import Refused, Repeated, not_found
from ludary.server.live.tables import Tables
from ludary.server.presence.identities import Identities, new_id
from ludary.server.public.hosting.bans import MOST, Bans
from ludary.server.resources.addresses import NetworkDigest
from ludary.server.resources.retention import DAY
from ludary.server.store.schema import acts, bans, persons, reports, seats, tables
from ludary.server.store.store import Store
from ludary.server.store.tournaments import rename_in_tournaments
from ludary.server.tables.log import EntryKind
from ludary.server.tables.moves import NewEntry, check_whole, unique_name
from ludary.server.tables.table import Table
from ludary.server.tournaments.tournament import FriendlyTournament
from ludary.server.tournaments.tournament import close as closed
from ludary.server.tournaments.tournaments import Tournaments, points_of

MOST_TABLES = 200  # at which a name that is taken away is changed, the newest
Row = Mapping[Any, Any]


@dataclass(frozen=True)
class Act:
    """An act of an admin, in the columns of the audit trail."""

    who: str
    what: str
    words: str
    why: str
    undoes: int | None = None

    def row(self, now: int, about: str, **data: Any) -> dict[str, Any]:
        return {**self.columns(), "at": now, "about": about, "data": json.dumps(data)}

    def columns(self) -> dict[str, Any]:
        """Return the columns that do not depend on time and place."""
        return {
            "who": self.who,
            "what": self.what,
            "words": self.words[:300],
            "why": self.why,
            "undoes": self.undoes,
        }


class Acts:
    """Carries acts out, and undoes them.

    Each tells whether it did anything: repeating is harmless.
    """

    def __init__(
        self,
        store: Store,
        tables: Tables,
        tournaments: Tournaments,
        bans: Bans,
        identities: Identities,
        now: Callable[[], int],
    ) -> None:
        self.store, self.tables, self.tournaments = store, tables, tournaments
        self.bans, self.identities, self.now = bans, identities, now

    async def enter(self, who: str) -> None:
        """Note that an admin has entered in a browser, which may act for twelve hours."""
        row = Act(who, "enter", "entered in a browser", "").row(self.now(), "")
        await self.store.writer.run(lambda connection: connection.execute(sa.insert(acts), row))

    async def close(self, who: str, id: str, why: str) -> bool:
        """Close a table, without a winner."""

        def propose(table: Table) -> Sequence[NewEntry]:
            if table.status == "over":
                raise (
                    Repeated
                    if table.by_host.closed
                    else Refused("The game at this table is over.", "over", 409)
                )
            check_whole(table)
            return [
                entry(
                    "close",
                    -1,
                    Act(
                        who,
                        "close",
                        f"closed a table of {table.title}: {', '.join(table.names)}",
                        why,
                    ),
                )
            ]

        return await self._change(id, propose)

    async def close_tournament(self, who: str, id: str, why: str) -> bool:
        """End a tournament, and take its name away."""

        def trail(before: FriendlyTournament) -> Row:
            act = Act(who, "close tournament", f"closed the tournament {before.name}", why)
            return act.row(self.now(), id)

        try:
            await self.tournaments.change(
                id, lambda before, found: closed(before, points_of(before, found)), trail
            )
        except Repeated:
            return False
        return True

    async def open(self, who: str, id: str, why: str, undoes: int) -> bool:
        """Open a table that was closed."""

        def propose(table: Table) -> Sequence[NewEntry]:
            if not table.by_host.closed:
                raise Repeated
            return [
                entry(
                    "open",
                    -1,
                    Act(who, "open", f"opened a table of {table.title} again", why, undoes),
                )
            ]

        return await self._change(id, propose)

    async def remove(self, who: str, id: str, seat: int, why: str) -> bool:
        """Remove a player from a table: before the game the seat is open, in it the player is out,
        as after resigning.
        """

        def propose(table: Table) -> Sequence[NewEntry]:
            check_whole(table)
            chair = table.chairs[seat] if seat < len(table.chairs) else None
            if chair is None or chair.kind != "person":
                raise Refused(f"There is no person in seat {seat}.", "no_seat")
            if chair.removed:  # which may have ended the game
                raise Repeated
            if table.status == "over":
                raise Refused("The game at this table is over.", "over", 409)
            if chair.resigned:
                raise Repeated
            act = Act(
                who,
                "remove",
                f"removed {table.names[seat]} from seat {seat} of a table of {table.title}",
                why,
            )
            return [
                entry(
                    "remove",
                    seat,
                    act,
                    person=chair.person,
                    name=chair.name,
                    began=table.match is not None,
                )
            ]

        return await self._change(id, propose)

    async def readmit(self, who: str, id: str, why: str, undoes: int) -> bool:
        """Undo the removal that an act tells of."""

        def propose(table: Table) -> Sequence[NewEntry]:
            check_whole(table)
            removals = [
                one
                for one in table.entries
                if one.kind is EntryKind.HOST and one.data["does"] == "remove"
            ]
            done = removals[numbers.index(undoes)]
            if not done.data["person"]:
                raise Refused("This player has been deleted.", "nobody", 409)
            if done.data["person"] not in table.by_host.removed:
                raise Repeated
            if table.status == "over":
                raise Refused(
                    "The game has ended since, and what was hidden has been shown: it cannot"
                    " go on.",
                    "over",
                    409,
                )
            act = Act(
                who,
                "readmit",
                f"readmitted {done.data['name']} to a table of {table.title}",
                why,
                undoes,
            )
            return [
                entry(
                    "readmit",
                    done.seat,
                    act,
                    person=done.data["person"],
                    name=done.data["name"],
                    began=done.data["began"],
                )
            ]

        numbers = await self.store.ask(self.acts_at, id, "remove")
        return await self._change(id, propose)

    async def take_name(self, who: str, person: str, why: str) -> bool:
        """Take a player's name away, here and at the newest of their tables and tournaments."""
        row = await self.store.ask(self.person, person)
        if not row["name"]:
            return False
        act = Act(who, "name", f"took the name {row['name']} away", why)
        await self._rename(person, "", act, row["name"])
        return True

    async def give_name_back(self, who: str, person: str, why: str, undoes: int, name: str) -> bool:
        """Undo that, unless the player has another name by now."""
        row = await self.store.ask(self.person, person)
        if row["name"]:
            raise Refused(f"The player is now called {row['name']}.", "named", 409)
        await self._rename(
            person, name, Act(who, "name back", f"gave the name {name} back", why, undoes), name
        )
        return True

    async def _rename(self, person: str, name: str, act: Act, about: str) -> None:
        def write(connection: sa.Connection) -> None:
            connection.execute(sa.update(persons).where(persons.c.id == person).values(name=name))
            rename_in_tournaments(connection, person, name)
            connection.execute(sa.insert(acts).values(**act.row(self.now(), person, name=about)))

        await self.store.writer.run(write)
        self.identities.forget_all()
        for id in await self.store.ask(self.tables_of, person):
            await self._change(id, lambda table: renamed(table, person, name))

    async def ban(
        self, who: str, person: str, network: NetworkDigest, days: float, why: str
    ) -> str:
        """Ban a person or a network for some days; return the ban's id."""
        name = (await self.store.ask(self.person, person))["name"] if person else ""
        now = self.now()
        whom = f"{name or 'a player without a name'}" if person else f"the network {network}"
        id = new_id()
        kept = {"person": person or None, "network": network or None, "name": name, "why": why}
        act = Act(who, "ban", f"banned {whom} for {days:g} {'day' if days == 1 else 'days'}", why)

        def step(connection: sa.Connection) -> None:
            holding = (
                sa.select(sa.func.count())
                .select_from(bans)
                .where(bans.c.until > now, bans.c.ended.is_(None))
            )
            if connection.execute(holding).scalar_one() >= MOST:
                raise Refused(
                    f"There are {MOST:,} bans already, the most allowed: end some first.",
                    "full",
                    409,
                )
            connection.execute(
                sa.insert(bans).values(id=id, since=now, until=int(now + days * DAY), **kept)
            )
            connection.execute(sa.insert(acts).values(**act.row(now, id)))

        await self.bans.write(step)
        return id

    async def end_ban(self, who: str, id: str, why: str, undoes: int | None = None) -> bool:
        """End a ban before its time."""
        now = self.now()

        def step(connection: sa.Connection) -> bool:
            ended = (
                sa.update(bans)
                .where(bans.c.id == id, bans.c.ended.is_(None), bans.c.until > now)
                .values(ended=now)
            )
            row = connection.execute(ended.returning(bans.c.name, bans.c.network)).first()
            if row is not None:
                whom = (
                    f"the network {row.network}"
                    if row.network
                    else row.name or "a player without a name"
                )
                act = Act(
                    who,
                    "end ban",
                    f"ended the ban of {whom}",
                    why,
                    undoes or banned_by(connection, id),
                )
                connection.execute(sa.insert(acts).values(**act.row(now, id)))
            return row is not None

        return bool(await self.bans.write(step))

    async def handle(
        self, who: str, id: str, handled: bool, why: str, undoes: int | None = None
    ) -> bool:
        """Note that a report has been dealt with, or has not."""
        now = self.now()

        def write(connection: sa.Connection) -> bool:
            which = (reports.c.id == id, reports.c.handled.is_(None) == handled)
            noted = sa.update(reports).where(*which).values(handled=now if handled else None)
            row = connection.execute(noted.returning(reports.c.name)).first()
            if row is not None:
                what, words = ("handle", "dealt with") if handled else ("take up", "took up")
                act = Act(who, what, f"{words} a report about {row.name}", why, undoes)
                connection.execute(sa.insert(acts).values(**act.row(now, id)))
            return row is not None

        return await self.store.writer.run(write)

    async def undo(self, who: str, number: int, why: str) -> bool:
        """Undo an act; Refused if that cannot be, or has been done."""
        row, undone = await self.store.ask(self.act, number)
        if undone:
            raise Refused(f"Act {number} has already been undone.", "undone", 409)
        about = row["about"]
        match row["what"]:
            case "close":
                return await self.open(who, about, why, number)
            case "remove":
                return await self.readmit(who, about, why, number)
            case "name":
                return await self.give_name_back(
                    who, about, why, number, json.loads(row["data"])["name"]
                )
            case "ban":
                return await self.end_ban(who, about, why, number)
            case "handle":
                return await self.handle(who, about, False, why, number)
            case what:
                raise Refused(
                    f"An act of the kind {what!r} cannot be undone: do it anew.", "not_undone", 409
                )

    async def _change(self, id: str, propose: Callable[[Table], Sequence[NewEntry]]) -> bool:
        try:
            await self.tables.change(id, propose)
        except Repeated:
            return False
        return True

    def person(self, id: str) -> Row:
        """Return the row of a person."""
        return self._one(sa.select(persons).where(persons.c.id == id), "player with this id")

    def act(self, number: int) -> tuple[Row, bool]:
        """Return an act, and whether it has been undone."""
        row = self._one(sa.select(acts).where(acts.c.number == number), "act with this number")
        with self.store.engine.connect() as connection:
            return (
                row,
                connection.execute(sa.select(acts.c.number).where(acts.c.undoes == number)).first()
                is not None,
            )

    def _one(self, query: sa.Select[Any], what: str) -> Row:
        with self.store.engine.connect() as connection:
            row = connection.execute(query).mappings().first()
        if row is None:
            raise not_found(what)
        return row

    def acts_at(self, table: str, what: str) -> list[int]:
        """Return the numbers of the acts of a kind at a table, in their order."""
        with self.store.engine.connect() as connection:
            query = (
                sa.select(acts.c.number)
                .where(acts.c.about == table, acts.c.what == what)
                .order_by(acts.c.number)
            )
            return list(connection.execute(query).scalars())

    def tables_of(self, person: str) -> list[str]:
        """Return the newest tables at which a person sits."""
        own = sa.select(seats.c.table).where(seats.c.person == person)
        query = (
            sa.select(tables.c.id)
            .where(tables.c.id.in_(own))
            .order_by(tables.c.touched.desc())
            .limit(MOST_TABLES)
        )
        with self.store.engine.connect() as connection:
            return list(connection.execute(query).scalars())


def entry(does: str, seat: int, act: Act | None, **data: Any) -> NewEntry:
    """Return the entry of an act at a table; with `act` it has a row in the audit trail."""
    return NewEntry(
        EntryKind.HOST, seat, {"does": does, **data, **({"act": act.columns()} if act else {})}
    )


def renamed(table: Table, person: str, name: str) -> Sequence[NewEntry]:
    """Return the entry that changes the name of a person's seat; "" makes it a number."""
    seat = table.seat_of(person)
    if seat < 0 or table.trouble:
        raise Repeated
    others = [*table.names[:seat], *table.names[seat + 1 :]]
    new = unique_name(name or f"Player {seat + 1}", others)
    if new == table.chairs[seat].name:
        raise Repeated
    return [entry("rename", seat, None, name=new)]


def banned_by(connection: sa.Connection, id: str) -> int | None:
    """Return the number of the act that made a ban."""
    number: int | None = connection.execute(
        sa.select(acts.c.number).where(acts.c.about == id, acts.c.what == "ban")
    ).scalar()
    return number
