"""Faults that are planted in the server, one at a time: simulations have to find each of them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

import pytest
import sqlalchemy as sa

from ludary.server.errors import Late, Refused
from ludary.server.http.api import events
from ludary.server.live import persons, restoring, tables
from ludary.server.live.tables import Tables
from ludary.server.playing import reviews
from ludary.server.playing.bots import Bots
from ludary.server.playing.comparisons import Comparisons
from ludary.server.presence.blocked_players import Blocks
from ludary.server.presence.feed import Feed
from ludary.server.presence.identities import Identities
from ludary.server.public.fairness.quotas import Quotas
from ludary.server.public.hosting.bans import Bans
from ludary.server.resources import addresses
from ludary.server.showing import snapshots
from ludary.server.store import alerts, appending, database, schema, tournaments
from ludary.server.store.persons import erasing, export, ownership
from ludary.server.store.writer import PendingWrite
from ludary.server.tables import absences, moves, steps
from ludary.server.tables.clocks import Clocks
from ludary.server.tables.log import TALK, EntryKind, LogEntry
from ludary.server.tables.table import Table
from tests.server.simulation.simulation import simulate
from tests.server.simulation.threads import LoopWriter

Plant = Callable[[pytest.MonkeyPatch], None]
PLANTS: dict[str, Plant] = {}
ROOM = 25  # entries of talk after which a table without budgets is full


def plant(words: str) -> Callable[[Plant], Plant]:
    """Register a fault under its description."""

    def register(how: Plant) -> Plant:
        PLANTS[words] = how
        return how

    return register


@plant("a write is acknowledged before it is committed")
def acknowledged_early(patch: pytest.MonkeyPatch) -> None:
    commit = LoopWriter._commit

    def tell(future: asyncio.Future[Any]) -> None:
        if not future.done():
            future.set_result(True)

    def tells_first(self: LoopWriter, jobs: Sequence[PendingWrite]) -> Exception | None:
        changes = [one for one in jobs if not callable(one.what)]
        loop = asyncio.get_running_loop()
        for one in changes:
            loop.call_soon(tell, one.future)
        loop.call_later(0.01, commit, self, jobs)
        return None

    patch.setattr(LoopWriter, "_commit", tells_first)


@plant("commits are not synced to the disk")
def not_synced(patch: pytest.MonkeyPatch) -> None:
    set_up = database.set_up_sqlite

    def relaxed(connection: Any, record: Any) -> None:
        set_up(connection, record)
        connection.execute("PRAGMA synchronous=NORMAL")

    patch.setattr(database, "set_up_sqlite", relaxed)


@plant("a lock is taken late: muting topics reads the table before it")
def late_lock(patch: pytest.MonkeyPatch) -> None:
    async def be_quiet(
        self: Tables, id: str, seat_of: Callable[[Table], int], topics: Sequence[str]
    ) -> Table:
        table = await self.get(id)
        seat, quiet = seat_of(table), moves.quiet_topics(table, topics)
        await self.store.set_quiet(id, seat, quiet)
        async with self.live[id].lock:
            self._hold(table.with_quiet(seat, quiet))
            return await self._load(id)

    patch.setattr(Tables, "be_quiet", be_quiet)


@plant("the key of a request that is repeated is ignored")
def key_ignored(patch: pytest.MonkeyPatch) -> None:
    async def once(
        store: Any, request: Any, answer: Callable[[Table], Any], grant: Callable[[Any], Any]
    ) -> Any:
        return answer(await grant(None))

    patch.setattr("ludary.server.http.api.tables.once", once)


@plant("a message that is repeated is said twice")
def said_twice(patch: pytest.MonkeyPatch) -> None:
    say = moves.say
    patch.setattr(moves, "say", lambda table, seat, text, key: say(table, seat, text, None))


@plant("an action that is repeated is refused as late")
def refused_repeat(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(moves, "was_done", lambda table, seat, action, version: False)


@plant("an undo keeps the increment")
def kept_increment(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(
        Clocks, "taken_back", lambda self, gained, next_seat, now: self.moved(-1, next_seat, now)
    )


@plant("a table whose log is full of talk cannot be opened after an outage")
def talked_full(patch: pytest.MonkeyPatch) -> None:
    def check(table: Table, new_entries: Sequence[moves.NewEntry]) -> None:
        talk = sum(entry.kind in TALK for entry in table.entries)
        if talk >= ROOM and any(one.kind in TALK for one in new_entries):
            raise Refused("The log is full.", "full", 409)

    patch.setattr(steps, "check_log_space", check)


@plant("a loser fills the log, and the game ends without a result")
def filled_by_loser(patch: pytest.MonkeyPatch) -> None:
    def check(table: Table, new_entries: Sequence[moves.NewEntry]) -> None:
        if table.number >= 2 * ROOM:
            raise Refused("The log is full.", "full", 409)

    patch.setattr(steps, "check_log_space", check)


@plant("players who use the API without a stream count as away")
def api_ignored(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Feed, "ask", lambda self, table, seat: None)
    patch.setattr("ludary.server.presence.presence.last_entry_at", lambda table, seat, now: 0)


@plant("a seat is given away after 20 seconds")
def given_early(patch: pytest.MonkeyPatch) -> None:
    patch.setattr("ludary.server.presence.presence.GONE", 20_000)


@plant("a Snapshot is kept over a restart, and shown though the table went on")
def stale_snapshot(patch: pytest.MonkeyPatch) -> None:
    rendered, kept = snapshots.rendered_part, dict[Any, Any]()

    def stale(table: Table, seat: int) -> Any:
        if table.number % 5 == 0 and seat not in table.cache.rendered and (table.id, seat) in kept:
            table.cache.rendered[seat] = kept.pop((table.id, seat))
        kept.setdefault((table.id, seat), rendered(table, seat))
        return rendered(table, seat)

    patch.setattr(snapshots, "rendered_part", stale)
    patch.setattr("ludary.server.showing.snapshot_rendering.rendered_part", stale)


@plant("a feed loses the news that comes while a Snapshot is made")
def lost_news(patch: pytest.MonkeyPatch) -> None:
    wait = events.wait

    async def forgets(wake: asyncio.Event, watches: Sequence[events.TableStream]) -> None:
        wake.clear()
        await wait(wake, watches)

    patch.setattr(events, "wait", forgets)


@plant("clocks run on while no server is up")
def counted_outage(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(absences, "stand_still", lambda table, outages: [])


@plant("a bot is not woken after a restart")
def sleeping_bot(patch: pytest.MonkeyPatch) -> None:
    async def sweep_once(self: Bots, late: int) -> None:
        """Take up nothing."""

    patch.setattr(Bots, "sweep_once", sweep_once)


@plant("the last entry is not read after a restart")
def unread_entry(patch: pytest.MonkeyPatch) -> None:
    restore = restoring.restore_table

    def shorter(catalog: Any, id: str, row: Any, entries: Sequence[LogEntry], *more: Any) -> Table:
        last = [entry.kind is EntryKind.SAY for entry in entries[-1:]]
        if not any(last):
            return restore(catalog, id, row, entries, *more)
        return restore(catalog, id, {**row, "number": row["number"] - 1}, entries[:-1], *more)

    patch.setattr(tables, "restore_table", shorter)


@plant("a server does not hear what another one has written")
def deaf(patch: pytest.MonkeyPatch) -> None:
    async def hear(self: Tables, id: str, number: int) -> None:
        """Read nothing."""

    patch.setattr(Tables, "hear", hear)


@plant("a lost race between servers is not noticed")
def unnoticed_race(patch: pytest.MonkeyPatch) -> None:
    add = appending.add_entries

    def adds(connection: Any, changes: Sequence[Any]) -> Sequence[Any]:
        add(connection, changes)
        return changes

    patch.setattr(appending, "add_entries", adds)


@plant("a server answers from memory though another one may have written there")
def stale_home(patch: pytest.MonkeyPatch) -> None:
    async def catch_up(self: Tables, id: str, number: int = 0) -> None:
        """Read nothing."""

    patch.setattr(Tables, "catch_up", catch_up)


def version_before(table: Table, seat: int, version: int) -> None:
    """Check an undo as though the table had not moved on by one action."""
    if table.version - version > 1:
        raise Late


@plant("an undo is accepted for the version before")
def undone_twice(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(moves, "check_undo_in_time", version_before)


@plant("an alert goes to whoever had the turn when it was written")
def late_alert(patch: pytest.MonkeyPatch) -> None:
    due = alerts.due_alerts
    patch.setattr(alerts, "due_alerts", lambda *a: [replace(one, stands=True) for one in due(*a)])


@plant("an alert that was sent is sent again")
def sent_again(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(alerts, "drop", lambda *_: None)


@plant("a review is kept without the table in its key")
def shared_review(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(reviews, "key_of", lambda table, version: (version, *table.names))


@plant("a deletion ends after its first batch of tables")
def first_batch(patch: pytest.MonkeyPatch) -> None:
    asked = set[str]()

    def once(connection: Any, person: str) -> list[str]:
        found = [] if person in asked else erasing.tables_of(connection, person)
        asked.add(person)
        return found

    patch.setattr(persons, "tables_of", once)


@plant("a deletion is not taken up after a crash")
def forgotten_deletion(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(persons, "leaving_persons", lambda *_: [])
    erase = persons.Persons.erase

    async def erases(self: persons.Persons, person: str, proved: bool) -> int | None:
        due = await erase(self, person, proved)
        await self.finish(person) if due is None else None
        return due

    patch.setattr(persons.Persons, "erase", erases)


@plant("words at tables that somebody left before the game outlive a deletion")
def left_words(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(persons, "earlier_tables", lambda *_: ([], None))


@plant("reports keep the words of somebody who is deleted")
def kept_evidence(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(erasing, "change_evidence", lambda *_: None)


@plant("the name of a removed player outlives a deletion")
def kept_act(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(erasing.Erasing, "change_act", lambda self, row, data: None)


@plant("an export leaves reports out")
def short_export(patch: pytest.MonkeyPatch) -> None:
    named = {name: one for name, one in export.NAMED.items() if name != "reports_sent"}
    patch.setattr(export, "NAMED", named)


@plant("words count twice against the limit of a table")
def counted_twice(patch: pytest.MonkeyPatch) -> None:
    words = Quotas.words
    patch.setattr(Quotas, "words", lambda self, owner, id, text: words(self, owner, id, 2 * text))


@plant("all networks of IPv6 are one")
def one_network(patch: pytest.MonkeyPatch) -> None:
    of = addresses._network_of
    patch.setattr(addresses, "_network_of", lambda address: of(address.partition("::")[0]))


@plant("a question to the lab belongs to whoever asked first")
def owned_question(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(
        Comparisons, "leave", lambda self, key, question, owner: self.questions.pop(key).give_up()
    )


@plant("a session that has ended is known on")
def known_on(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Identities, "forget", lambda self, digest: None)
    patch.setattr("ludary.server.presence.identities.KNOWN_FOR", 1e6)


@plant("other servers do not hear that a session has ended")
def untold_end(patch: pytest.MonkeyPatch) -> None:
    patch.setattr("ludary.server.store.sessions.notify", lambda *_: None)
    patch.setattr("ludary.server.presence.identities.KNOWN_FOR", 1e6)


@plant("a first passkey signs in at once")
def early_passkey(patch: pytest.MonkeyPatch) -> None:
    patch.setattr("ludary.server.store.persons.passkeys.due_of", lambda *a: a[-1])


@plant("a deletion without a passkey begins at once")
def early_deletion(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(erasing, "due_of", lambda *a: a[-1])


@plant("games are carried over at once")
def early_claim(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(ownership, "due_of", lambda *a: a[-1])


@plant("a cancellation leaves the links of a thief")
def kept_links(patch: pytest.MonkeyPatch) -> None:
    end_all = Identities.end_all
    patch.setattr(Identities, "end_all", lambda self, by, links, **more: end_all(self, by, False))


@plant("a cancellation leaves what waits")
def not_cancelled(patch: pytest.MonkeyPatch) -> None:
    patch.setattr("ludary.server.presence.identities.cancel", lambda *_: None)


@plant("a new session ends older ones")
def young_ends_old(patch: pytest.MonkeyPatch) -> None:
    patch.setattr("ludary.server.presence.identities.may_end", lambda *_: [])


@plant("a ban that was undone holds on")
def holding_ban(patch: pytest.MonkeyPatch) -> None:
    read = Bans.read

    def all_of_them(self: Bans) -> list[Any]:
        query = sa.select(schema.bans).where(schema.bans.c.until > self.now())
        with self.store.engine.connect() as connection:
            return [*read(self), *connection.execute(query).mappings()]

    patch.setattr(Bans, "read", all_of_them)


@plant("acts at tables are not in the audit trail")
def no_trail(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(appending, "write_acts", lambda *_: None)


@plant("the same report is kept again")
def reported_twice(patch: pytest.MonkeyPatch) -> None:
    patch.setattr("ludary.server.public.hosting.reports.DAY", -1)


@plant("somebody who is blocked may sit down")
def open_door(patch: pytest.MonkeyPatch) -> None:
    async def check_join(*_: Any) -> None:
        """Let everybody sit down."""

    patch.setattr(Blocks, "check_join", check_join)


@plant("banned players may go on")
def idle_ban(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Bans, "of", lambda self, person, network: None)


@plant("a table of a tournament is opened anew after a crash")
def opened_anew(patch: pytest.MonkeyPatch) -> None:
    async def once(store: Any, request: Any, answer: Any, grant: Callable[[Any], Any]) -> Any:
        return answer(await grant(None))

    patch.setattr("ludary.server.tournaments.tournaments.once", once)


@plant("a tournament is written though it has changed meanwhile")
def overwritten(patch: pytest.MonkeyPatch) -> None:
    write = tournaments.write_tournament

    def writes(connection: Any, row: Any, before: int, **more: Any) -> bool:
        query = sa.select(schema.tournaments.c.version).where(schema.tournaments.c.id == row["id"])
        return write(connection, row, connection.execute(query).scalar_one(), **more)

    patch.setattr("ludary.server.tournaments.tournaments.write_tournament", writes)


@plant("a deleted player stays in tournaments")
def kept_entrant(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(erasing, "erase_from_tournaments", lambda *_: None)


@plant("a round of a tournament is over with its first table")
def over_early(patch: pytest.MonkeyPatch) -> None:
    def is_over(tournament: Any, results: Any) -> bool:
        return any(status == "over" for status, _ in results.values())

    patch.setattr("ludary.server.tournaments.tournaments.is_over", is_over)


def found(words: str, seeds: Sequence[int]) -> tuple[int, str]:
    """Return how many seeds it takes to find a planted fault, and the promise that is found to be
    broken; (0, "") if it is not found.
    """
    for count, seed in enumerate(seeds, 1):
        with pytest.MonkeyPatch.context() as patch:
            PLANTS[words](patch)
            violation = simulate(seed).violation
        if violation:
            return count, violation
    return 0, ""
