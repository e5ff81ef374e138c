"""Merging: the tables of a person without a name that stays are carried over to another, in steps
that are whole or not at all.
"""

from __future__ import annotations

from dataclasses import dataclass, field

import sqlalchemy as sa

from ludary.server.errors import Refused, in_utc
from ludary.server.store.persons.erasing import begin_erasing, change_evidence
from ludary.server.store.persons.logs import rewrite, tell_changed, with_person
from ludary.server.store.persons.ownership import claimed_from, has_passkey
from ludary.server.store.persons.preferences import join_preferences
from ludary.server.store.persons.references import move_references
from ludary.server.store.schema import bans, editions, persons, reports, seats, tables
from ludary.server.store.tournaments import carry_tournaments

BATCH = 100  # tables of one step


@dataclass
class Carried:
    """The result of a step."""

    tables: int = 0  # at which the new person has a seat now
    changed: list[str] = field(
        default_factory=list
    )  # ids of these tables, and of those that the new person is the host of now
    left: int = 0  # tables for further steps
    both: int = 0  # tables at which both persons sit, which stay as they are
    tokens: list[str] = field(default_factory=list)  # digests of sessions that have ended


def tables_to_carry(connection: sa.Connection, person: str, now: int) -> int:
    """Return at how many tables a person without passkeys has a seat; 0 for a person with some."""
    if has_passkey(connection, person, now):
        return 0
    return int(
        connection.execute(sa.select(sa.func.count()).where(seats.c.person == person)).scalar_one()
    )


def carry_over(connection: sa.Connection, old: str, new: str, process: str, now: int) -> Carried:
    """Give seats of one person to another, a batch of them, and begin to delete the first person
    after the last.

    Refused until the day in which the first person can cancel it has passed, and after a
    cancellation.
    """
    both_persons = sa.select(persons.c.id).where(
        persons.c.id.in_((old, new)), persons.c.leaving.is_(None)
    )
    if len(connection.execute(both_persons.order_by(persons.c.id).with_for_update()).all()) < 2:
        return Carried()
    since = claimed_from(connection, old, new)
    if since is None or since > now:
        raise not_carried(since)
    shared = sa.select(seats.c.table).where(seats.c.person == new)
    own, owned = (seats.c.person == old, seats.c.table.not_in(shared)), tables.c.owner == old
    live_first = (
        sa.select(seats.c.table)
        .join(tables)
        .where(*own)
        .order_by(tables.c.status == "over", tables.c.touched.desc())
    )
    ids = list(connection.execute(live_first.limit(BATCH)).scalars())
    hosted = list(connection.execute(sa.select(tables.c.id).where(owned).limit(BATCH)).scalars())
    changed = list(dict.fromkeys([*ids, *hosted]))
    for id in changed:
        rewrite(
            connection, id, lambda row, data: with_person(data, old, lambda seat: {"person": new})
        )
    connection.execute(
        sa.update(seats).where(seats.c.person == old, seats.c.table.in_(ids)).values(person=new)
    )
    connection.execute(sa.update(tables).where(owned, tables.c.id.in_(hosted)).values(owner=new))
    for column in (
        editions.c.owner,
        bans.c.person,
        reports.c.by,
        reports.c.other,
    ):  # nobody gets away from a ban by a second name
        connection.execute(sa.update(column.table).where(column == old).values({column.name: new}))
    change_evidence(connection, old, {"person": new})
    left, both, more = (
        connection.execute(sa.select(sa.func.count()).where(*where)).scalar_one()
        for where in (own, own[:1], (owned,))
    )
    tell_changed(connection, changed, process)
    return Carried(
        len(ids),
        changed,
        left or more,
        both - left,
        [] if both or more else become_one(connection, old, new, now),
    )


def not_carried(since: int | None) -> Refused:
    """Return the refusal of games that may be carried over only later; `since` None: nobody has
    allowed it.
    """
    if since is None:
        return Refused(
            "These games cannot be carried over: their player has cancelled it.", "bad_voucher", 403
        )
    return Refused(f"These games can be carried over from {in_utc(since)} on.", "waiting", 409)


def become_one(connection: sa.Connection, old: str, new: str, now: int) -> list[str]:
    """Begin to delete a person whose tables another person has; return the digests of ended
    sessions.

    At tables that the first one has left nobody needs to know that both are one: there they are
    erased.
    """
    names = {
        row.id: row
        for row in connection.execute(sa.select(persons).where(persons.c.id.in_((old, new))))
    }
    joined = {
        "name": names[new].name or names[old].name,
        "since": min(names[new].since, names[old].since),
        "preferences": join_preferences(names[old].preferences, names[new].preferences),
    }
    connection.execute(sa.update(persons).where(persons.c.id == new).values(**joined))
    move_references(connection, old, new)
    carry_tournaments(connection, old, new)
    return begin_erasing(connection, old, now)
