"""Bans of people and networks, for all servers of a database: who is banned gets 403, and their
streams end at once.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

import sqlalchemy as sa
import structlog

from ludary.server.errors import Refused
from ludary.server.resources.addresses import NO_NETWORK, NetworkDigest
from ludary.server.store.channels import BANS, notify
from ludary.server.store.faults import NoDatabase, reason
from ludary.server.store.schema import bans, persons
from ludary.server.store.store import Store

MOST = 10_000  # bans that hold at a time
FEW = 3  # most players that a ban of a network hits without a question
log = structlog.get_logger()


@dataclass(frozen=True)
class Ban:
    """A ban that holds: until when, and why."""

    until: int  # milliseconds since 1970, UTC
    why: str

    @property
    def words(self) -> str:
        end = time.strftime("%Y-%m-%d %H:%M", time.gmtime(self.until / 1000))
        return f"The host of this server has banned you until {end} (UTC): {self.why}"

    def refusal(self) -> Refused:
        """Return the refusal for a banned caller; their own data, "It wasn't me" and the end of
        emails stay open.
        """
        return Refused(self.words, "banned", 403)


@dataclass(frozen=True)
class Reach:
    """The reach of a ban of a network: its players, and whether the admin is there, too."""

    players: int
    own: bool

    @property
    def wide(self) -> bool:
        return self.own or self.players > FEW

    @property
    def words(self) -> str:
        own = ", and you are in it yourself" if self.own else ""
        return (
            f"{self.players:,} {'player' if self.players == 1 else 'players'} of this server came"
            f" from this network{own}."
        )


class Bans:
    """The bans that hold, in memory; other servers' are read at their news, and now and then in
    case these are lost.
    """

    def __init__(self, store: Store, changed: Callable[[], None], now: Callable[[], int]) -> None:
        self.store, self.changed, self.now = (
            store,
            changed,
            now,
        )  # `changed` is told when bans have changed
        self.people: Mapping[str, Ban] = {}
        self.networks: Mapping[NetworkDigest, Ban] = {}
        self.take(self.read())

    def of(self, person: str, network: NetworkDigest) -> Ban | None:
        """Return the ban of a caller, if one holds."""
        if not self.people and not self.networks:
            return None
        ban = self.people.get(person) or self.networks.get(network)
        return ban if ban is not None and self.now() < ban.until else None

    def of_person(self, person: str) -> bool:
        """Tell whether a person is banned, wherever they are."""
        return self.of(person, NO_NETWORK) is not None

    def reach(self, network: NetworkDigest, own: NetworkDigest) -> Reach:
        """Return how many players a ban of a network would hit; `own` is the network of the admin
        who asks.
        """
        query = sa.select(sa.func.count()).where(persons.c.origin == network)
        with self.store.engine.connect() as connection:
            return Reach(connection.execute(query).scalar_one(), network == own)

    def read(self) -> list[Any]:
        """Return the rows of bans that hold; of several for one person or network the longest comes
        last.
        """
        query = (
            sa.select(bans)
            .where(bans.c.until > self.now(), bans.c.ended.is_(None))
            .order_by(bans.c.until)
            .limit(MOST)
        )
        with self.store.engine.connect() as connection:
            return list(connection.execute(query).mappings())

    def take(self, rows: list[Any]) -> None:
        """Let these bans hold, and no others."""
        people = {row["person"]: Ban(row["until"], row["why"]) for row in rows if row["person"]}
        networks = {
            NetworkDigest(row["network"]): Ban(row["until"], row["why"])
            for row in rows
            if row["network"]
        }
        if (people, networks) != (self.people, self.networks):
            self.people, self.networks = people, networks
            self.changed()

    async def refresh(self) -> None:
        """Read the bans again; while the database is away, those that are known hold on."""
        try:
            self.take(await self.store.ask(self.read))
        except NoDatabase as error:
            log.warning("bans_not_read", error=reason(error))

    async def write(self, step: Callable[[sa.Connection], Any]) -> Any:
        """Run a step that changes bans, tell the other servers, and let the bans hold here."""

        def work(connection: sa.Connection) -> Any:
            done = step(connection)
            notify(connection, BANS, [""])
            return done

        done = await self.store.writer.run(work)
        await self.refresh()
        return done
