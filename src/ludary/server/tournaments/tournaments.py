"""Tournaments at work: they are read, changed one version at a time, and brought forward.

The pairings of a round are stored before its tables are opened, and each table is opened once,
whichever server or request does it. So a crash loses nothing, and nobody has to press anything: a
round is closed, and the next one begins, as soon as somebody finds its last table over.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import partial
from typing import Any

import structlog
from pydantic import ValidationError

from ludary.server.catalog.catalog import GameCatalog
from ludary.server.errors import Refused, not_found
from ludary.server.live.idempotency import KeyedRequest, once
from ludary.server.live.tables import AnswerFor, Tables
from ludary.server.presence.identities import new_id
from ludary.server.resources.addresses import NetworkDigest
from ludary.server.resources.pools import Owner
from ludary.server.store.faults import NoDatabase, reason
from ludary.server.store.store import Store
from ludary.server.store.tournaments import (
    add_tournament,
    playing_tournaments,
    read_tournament,
    table_results,
    write_tournament,
)
from ludary.server.tables.absences import claim
from ludary.server.tables.cache import LruCache
from ludary.server.tables.log import Chair, ClockSetting, Setup
from ludary.server.tables.moves import NewEntry
from ludary.server.tables.table import Table
from ludary.server.tournaments import tournament as acts
from ludary.server.tournaments.tournament import Course, Entrant, FriendlyTournament, Plan

TRIES = 20  # against other servers that change the same tournament
EVERY = 5.0  # seconds between looks at all tournaments that are being played
FRESH = 1.0  # seconds for which a tournament is not read again for those who look on
KNOWN = 500  # tournaments in memory
log = structlog.get_logger()
Results = dict[str, tuple[str, list[str | None]]]  # tables: status, and each seat's outcome


@dataclass(frozen=True)
class Seen:
    """A tournament with the tables of its current round, as of some moment."""

    tournament: FriendlyTournament
    results: Results
    until: float  # on the monotonic clock

    @property
    def shown(self) -> FriendlyTournament:
        """The tournament with the points of tables that are over already."""
        return acts.close_round(
            self.tournament, points_of(self.tournament, self.results), over=False
        )


class Tournaments:
    """The tournaments of a database."""

    def __init__(
        self, store: Store, tables: Tables, catalog: GameCatalog, now: Callable[[], int]
    ) -> None:
        self.store, self.tables, self.catalog, self.now = store, tables, catalog, now
        self.known: LruCache[Seen] = LruCache(KNOWN)
        self.reading: dict[str, asyncio.Task[Seen]] = {}
        self.finished: set[str] = set()  # tournaments of which a table has just ended here
        self.wake = asyncio.Event()

    def seats(self, game: str) -> list[int]:
        """Return how many players tables of a game may have, two at least."""
        return [count for count in self.catalog.game(game).players if count > 1]

    async def set_up(self, id: str, name: str, plan: Plan, owner: Owner) -> None:
        """Store a new tournament; one that exists stays as it is."""
        seats = self.seats(plan.game)
        if plan.seats not in seats:
            words = ", ".join(map(str, seats)) or "none, since one person plays it"
            raise Refused(f"seats: tables of {plan.game} have {words}, not {plan.seats}.", "seats")
        if plan.format == "robin" and plan.seats != 2:
            raise Refused(
                f"seats: a round robin has tables of 2: choose Swiss for {plan.seats}.", "seats"
            )
        now = self.now()
        made = FriendlyTournament(id, name, owner.person, owner.network, now, Course(plan=plan))
        row = {**row_of(made, now), "version": 1, "since": now}
        row |= {"owner": owner.person, "origin": owner.network}
        await self.store.writer.run(partial(add_tournament, row=row))

    async def get(self, id: str) -> FriendlyTournament:
        """Return a tournament as it is stored; Refused if there is none."""
        row, people = await self.store.ask(read_tournament, self.store.engine, id)
        if row is None:
            raise not_found("tournament of this name")
        return tournament_of(row, people)

    async def seen(self, id: str) -> Seen:
        """Return a tournament as those who look on are shown it, read once a second at most."""
        if (seen := self.known.find(id)) is not None and seen.until > time.monotonic():
            return seen
        if id not in self.reading:
            self.reading[id] = asyncio.get_running_loop().create_task(self._look(id))
        return await asyncio.shield(self.reading[id])

    async def _look(self, id: str) -> Seen:
        """Read a tournament; what was changed meanwhile is read anew by whoever asks next."""
        try:
            try:
                tournament = await self.advance(id)
            except Refused:  # for example, its game is no longer here
                tournament = await self.get(id)
            seen = Seen(tournament, await self._results(tournament), time.monotonic() + FRESH)
            if self.reading.get(id) is asyncio.current_task():
                self.known.keep(id, seen)
            return seen
        finally:
            if self.reading.get(id) is asyncio.current_task():
                del self.reading[id]

    async def change(
        self,
        id: str,
        act: Callable[[FriendlyTournament, Results], FriendlyTournament],
        trail: Callable[[FriendlyTournament], Mapping[str, Any]] | None = None,
    ) -> FriendlyTournament:
        """Carry out an act at the tournament as it stands; return it once it is stored, and show
        nobody what was read before. `trail` makes the row of the audit trail of the tournament
        as it was.

        Raises what `act` raises.
        """
        try:
            for _ in range(TRIES):
                before = await self.get(id)
                after = act(before, await self._results(before))
                if after == before:
                    return before
                new = [one for one in after.entrants if one not in before.entrants]
                people = [entrant_row(id, one) for one in new]
                row = row_of(after, self.now())
                write = partial(write_tournament, row=row, before=before.version, people=people)
                if await self.store.writer.run(partial(write, act=trail and trail(before))):
                    return replace(after, version=before.version + 1)
        finally:
            self.known.forget(id)
            self.reading.pop(id, None)
        raise Refused(
            "Too many requests are changing this tournament at once; try again.", "busy", 503
        )

    async def _results(self, tournament: FriendlyTournament) -> Results:
        """Return the tables of the current round."""
        current = tournament.current
        ids = [board.table for board in current.boards if board.table] if current else []
        return await self.store.ask(table_results, self.store.engine, ids) if ids else {}

    async def advance(self, id: str) -> FriendlyTournament:
        """Close a round that is over, begin the next one, and open the tables that are missing."""
        tournament = await self.get(id)
        if tournament.status != "playing":
            return tournament
        if is_over(tournament, await self._results(tournament)):
            tournament = await self.change(
                id, partial(next_if_over, self.seats(tournament.plan.game))
            )
        current = tournament.current
        if tournament.status == "playing" and current is not None:
            missing = [at for at, board in enumerate(current.boards) if not board.table]
            number = len(tournament.rounds)
            opened = {at: await self._open(id, number, at) for at in missing}
            if opened:
                tournament = await self.change(id, partial(with_tables, number, opened))
        return tournament

    async def _open(self, id: str, number: int, at: int) -> str:
        """Return the table of a pairing, opened the first time; its players sit there already, so
        that clocks run for whoever does not come.
        """

        async def grant(answer_for: AnswerFor | None) -> Table:
            tournament = await self.get(id)
            plan, owner = tournament.plan, Owner(tournament.owner, NetworkDigest(tournament.origin))
            game = await self.tables.loading.run(owner, self.catalog.boxed(plan.game).game)
            tournament = await self.get(id)  # whoever was deleted meanwhile has no name any more
            clock = ClockSetting(kind="live", minutes=plan.minutes, increment=plan.increment)
            setup = Setup.of(
                game,
                **self.catalog.edition_words(game),
                clock=clock,
                hints=False,
                tournament=id,
            )
            players = tournament.rounds[number - 1].boards[at].players
            sitting = [tournament.entrants[one - 1] for one in players]
            chairs = [Chair("person", one.name, one.person) for one in sitting]
            return await self.tables.open(game, setup, chairs, owner, None, answer_for)

        request = KeyedRequest("", "tournament", f"{id} {number} {at}", {})
        made = await once(self.store, request, lambda table: {"id": table.id}, grant)
        return str(made["id"])

    def notice(self, table: Table) -> None:
        """Hear of the new state of a table."""
        if table.setup.tournament and table.status == "over":
            self.finished.add(table.setup.tournament)
            self.wake.set()

    async def run(self) -> None:
        """Bring all tournaments forward, again and again; never end."""
        while True:
            with suppress(TimeoutError):
                await asyncio.wait_for(self.wake.wait(), EVERY)
            self.wake.clear()
            if self.finished:
                await self._each(self.finished.pop() for _ in range(len(self.finished)))
                continue
            with suppress(NoDatabase):
                after = ""
                while ids := await self.store.ask(playing_tournaments, self.store.engine, after):
                    await self._each(ids, claims=True)
                    after = ids[-1]

    async def _each(self, ids: Any, claims: bool = False) -> None:
        """Bring tournaments forward; an error at one does not hold the others up."""
        for id in ids:
            try:
                if claims:
                    await self.claim_overdue(await self.get(id))
                await self.advance(id)
            except (NoDatabase, Refused):  # it is deleted, or tried again
                continue
            except Exception as error:  # noqa: BLE001 - it is tried again
                log.error("tournament_not_advanced", tournament=id, error=reason(error))

    async def claim_overdue(self, tournament: FriendlyTournament) -> None:
        """Claim the games of players whose time is over, for opponents who do not ask for it."""
        results = await self._results(tournament)
        for id in [id for id, (status, _) in results.items() if status == "playing"]:
            with suppress(Refused):
                table = await self.tables.get(id)
                if table.clocks.overdue(self.now()) >= 0:
                    await self.tables.change(id, lambda table: overdue(table, self.now()))


def overdue(table: Table, now: int) -> Sequence[NewEntry]:
    """Claim a player's time for an opponent who plays; nothing if there is none."""
    late = table.clocks.overdue(now)
    rivals = [at for at, one in enumerate(table.chairs) if at != late and one.attended]
    return claim(table, rivals[0], late, now) if late >= 0 and rivals else []


def is_over(tournament: FriendlyTournament, results: Results) -> bool:
    """Tell whether all tables of the current round are over, or gone."""
    current = tournament.current
    return current is not None and all(
        board.table and results.get(board.table, ("over", []))[0] == "over"
        for board in current.boards
    )


def next_if_over(
    seats: Sequence[int], tournament: FriendlyTournament, results: Results
) -> FriendlyTournament:
    """Close a round that is over and pair the next one."""
    if tournament.status != "playing" or not is_over(tournament, results):
        return tournament
    return acts.next_round(acts.close_round(tournament, points_of(tournament, results)), seats)


def with_tables(
    number: int, opened: dict[int, str], tournament: FriendlyTournament, _: Results
) -> FriendlyTournament:
    """Note the tables of a round's pairings, also if the organiser has ended it meanwhile."""
    if len(tournament.rounds) != number:
        return tournament
    last = tournament.rounds[-1]
    boards = [
        board.model_copy(update={"table": board.table or opened.get(at, "")})
        for at, board in enumerate(last.boards)
    ]
    return tournament.with_round(last.model_copy(update={"boards": tuple(boards)}))


def points_of(tournament: FriendlyTournament, results: Results) -> acts.Points:
    """Return the points of the current round's tables that are over: winners share one."""

    def points(outcomes: list[str | None]) -> tuple[float, ...]:
        best = [one in ("won", "drew") for one in outcomes]
        return tuple(own / sum(best) if own else 0.0 for own in best)

    boards = tournament.current.boards if tournament.current else ()
    found = [results.get(board.table, ("", [])) for board in boards]
    return [points(outcomes) if status == "over" else None for status, outcomes in found]


def row_of(tournament: FriendlyTournament, now: int) -> dict[str, Any]:
    """Return the columns of a tournament that acts change."""
    return {
        "id": tournament.id,
        "name": tournament.name,
        "status": tournament.status,
        "touched": now,
        "course": tournament.course.model_dump_json(),
    }


def entrant_row(id: str, one: Entrant) -> dict[str, Any]:
    row = {"number": one.number, "person": one.person or None, "name": one.name, "left": one.left}
    return {"tournament": id, **row}


def tournament_of(row: Any, people: Sequence[Any]) -> FriendlyTournament:
    """Return the tournament of these rows; Refused if it cannot be read."""
    try:
        course = Course.model_validate_json(row["course"])
    except ValidationError:
        raise Refused("This server cannot read this tournament.", "trouble", 409) from None
    entrants = tuple(
        Entrant(one["number"], one["person"] or "", one["name"], one["left"]) for one in people
    )
    owner, origin = row["owner"] or "", row["origin"] or ""
    made = (row["id"], row["name"], owner, origin, row["since"], course, row["status"])
    return FriendlyTournament(*made, entrants, row["version"])


def tournament_id(person: str, key: str | None) -> str:
    """Return the id of a new tournament: the same one for a request that is repeated."""
    return KeyedRequest(person, "tournament", key, {}).digest[:16] if key else new_id()
