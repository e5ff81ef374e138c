"""Promises that hold in every simulation, checked while it runs and at its end."""

from __future__ import annotations

import asyncio
import sqlite3
from collections import Counter
from collections.abc import Sequence
from contextlib import closing
from hashlib import sha256
from itertools import pairwise
from typing import TYPE_CHECKING, Any

from ludary.server.app import App
from ludary.server.live.restoring import replay_log
from ludary.server.playing.reviews import job_of
from ludary.server.presence.presence import GONE
from ludary.server.store.change import as_entry
from ludary.server.tables.ending import finished_match
from ludary.server.tables.log import EntryKind, LogEntry, Setup
from ludary.server.tables.table import Table
from tests.server.simulation import clock_checks, snapshot_checks
from tests.server.simulation.journal import Journal, Violation
from tests.server.simulation.outside import steps_digest

if TYPE_CHECKING:
    from tests.server.simulation.people import Person
    from tests.server.simulation.world import World

Json = dict[str, Any]
LATE = 4.0  # seconds after which a stream has told of an entry that somebody has seen
LONGEST = 60.0  # seconds that a request may take
OF_THE_DISK = ("database_away", "forgetting_failed")  # errors that the server may log
RACE = 10.0  # seconds within which presence and the seat that is given away may have crossed


def stored(world: World, of_stories: bool = False) -> dict[str, list[LogEntry]]:
    """Return the logs of all tables of the storm, or of stories, as they are on the disk."""
    connection = sqlite3.connect(world.server.path)
    connection.row_factory = sqlite3.Row
    try:
        logs: dict[str, list[LogEntry]] = {
            row["id"]: []
            for row in connection.execute("SELECT id, game FROM tables ORDER BY since, id")
            if (row["game"] == world.plan.stories_at) is of_stories
        }
        for row in connection.execute('SELECT * FROM entries ORDER BY "table", number'):
            if row["table"] in logs:
                logs[row["table"]].append(as_entry(dict(row)))
    finally:
        connection.close()
    return logs


def check_start(world: World) -> None:
    """Check what is on the disk when a server starts: logs only grow, and have all that anybody has
    seen.
    """
    logs, journal = stored(world), world.journal
    for table, (number, _) in journal.newest.items():
        if len(logs.get(table, ())) < number:
            raise Violation(
                f"entry {number} of {table} has been seen, and is lost: {len(logs.get(table, ()))}"
                " are on the disk"
            )
    for table, before in journal.logs.items():
        if logs[table][: len(before)] != before:
            raise Violation(f"the log of {table} has changed")
    journal.logs = logs


def check_result(shown: Json) -> None:
    if shown["status"] != "over" or shown["over"]["returns"] is None:
        raise Violation(f"{shown['table']} has no result")


def check_waiting(world: World) -> None:
    """Check that no request takes too long, and that streams tell of all that has been seen."""
    server, now = world.server, world.time()
    if not server.is_whole:  # a process that is not there finds what waits for it when it is back
        return
    for exchange in world.network.open:
        if (
            not exchange.path.endswith("/events")
            and now - max(exchange.began, server.up_since) > LONGEST
        ):
            raise Violation(f"{exchange.method} {exchange.path} is not answered")
    if server.disk.order or now - max(server.up_since, server.disk.well_since) < LATE:
        return
    for (name, table), (since, heard) in world.streams.items():
        number, at = world.journal.newest.get(table, (0, 0.0))
        if heard < number and now - max(at, since) > LATE:
            raise Violation(
                f"the stream of {name} at {table} stays at entry {heard}, and {number} has been"
                " seen"
            )


async def check_end(world: World) -> None:
    """Check the logs, and what everybody is shown before and after a restart."""
    before = await final_snapshots(world)
    world.server.crash("at the end")
    world.started()
    logs = world.journal.logs
    tables = {id: states_of(world, id, log) for id, log in logs.items()}
    after = await final_snapshots(world)
    for key, shown in after.items():
        snapshot_checks.check_same(before[key], shown)
        snapshot_checks.check_whole(tables[key[1]][-1], shown)
    for id, states in tables.items():
        check_requests(world, id, states)
        check_presence(world.journal, states)
        clock_checks.check_clocks(world, states)
        for (number, seat), shown in world.journal.views[id].items():
            snapshot_checks.check_view(states[number - 1], seat, shown)
    check_creations(world, logs)
    check_networks(world)
    check_errors(world)
    await check_memory(world)


def check_errors(world: World) -> None:
    """Check that nothing went wrong inside of the server but what the disk did to it."""
    for error in world.journal.errors:
        if error["event"] not in OF_THE_DISK:
            raise Violation(f"the server logs {error}")


async def final_snapshots(world: World) -> dict[tuple[str, str], Json]:
    """Return what everybody is shown of every table, which must be possible."""
    shown = {}
    for one in world.people:
        one.leave()
        for table in world.journal.tables:
            answer = await one.ask("GET", f"/api/tables/{table}")
            if answer.status != 200 or answer.body["trouble"]:
                raise Violation(
                    f"{one.name} cannot open table {table}: {answer.status}"
                    f" {str(answer.body)[:300]}"
                )
            shown[one.name, table] = answer.body
    return shown


def states_of(world: World, id: str, log: Sequence[LogEntry]) -> list[Table]:
    """Return the table after each of its entries, by replaying the log."""
    game = world.server.apps[0].catalog.restored(Setup.from_stored(log[0].data["setup"]), None)
    states = [replay_log(id, game, log[:1])]
    for number, entry in enumerate(log[1:], 2):
        if entry.number != number:
            raise Violation(f"{id} has entry {entry.number} where {number} should be")
        states.append(states[-1].apply(entry))
    return states


def check_requests(world: World, id: str, states: Sequence[Table]) -> None:
    """Check that every action and message has been asked for, and every one that was answered is
    there, once.
    """
    asked = world.journal.requests[id]
    acts = {(one.who, one.version, one.words): one for one in asked if one.kind == "act"}
    said = Counter(
        entry.data["text"] for entry in states[-1].entries if entry.kind is EntryKind.SAY
    )
    undos = {(one.who, one.version) for one in asked if one.kind == "undo"}
    done = set()
    for before, after in pairwise(states):
        entry = after.entries[-1]
        if entry.kind is EntryKind.UNDO and not before.ask:
            who = before.chairs[entry.seat].name
            if (who, before.version) not in undos:
                raise Violation(
                    f"{who} has not asked to take back version {before.version} of {id}"
                )
        if (
            entry.kind is EntryKind.ACT
            and before.chairs[entry.seat].attended
            and not entry.data.get("passed")
        ):
            key = (
                before.chairs[entry.seat].name,
                before.version,
                after.game.read_action(entry.data["do"]),
            )
            done.add(key)
            if key not in acts:
                raise Violation(
                    f"entry {entry.number} of {id}: nobody asked for {entry.data['do']} in answer"
                    f" to version {before.version}"
                )
    for key, request in acts.items():
        if request.answered and key not in done:
            raise Violation(
                f"{request.who} was told that {request.words} at {request.version} of {id} is done,"
                " and it is not in the log"
            )
        if request.refused == "late" and key in done:
            raise Violation(
                f"{request.who} was told that {request.words} at {request.version} of {id} is late,"
                " and it is in the log"
            )
    for request in asked:
        if request.kind == "say" and isinstance(request.words, str):
            check_message(id, request.words, request.answered, said[request.words])


def check_message(id: str, words: str, answered: bool, times: int) -> None:
    if times > 1 or (answered and not times):
        raise Violation(
            f"{words!r} at {id} is {times} times in the log, and was answered: {answered}"
        )


def check_creations(world: World, logs: dict[str, list[LogEntry]]) -> None:
    """Check that every key has made one table at most."""
    opened = Counter(
        log[0].data["chairs"][0]["name"]
        for log in logs.values()
        if not log[0].data["setup"].get("source")
    )
    keys = Counter(key.split()[0] for key in world.journal.creations)
    again = Counter(
        next(iter(entries)).data["chairs"][0]["name"]
        for log in logs.values()
        for entry in log
        if entry.kind is EntryKind.AGAIN and (entries := logs.get(entry.data["table"]))
    )
    for name, count in opened.items():
        if count > keys[name] + again[name]:
            raise Violation(
                f"{name} has asked for {keys[name]} tables and {again[name]} other games, and"
                f" {count} have been set up"
            )
    for key, ids in world.journal.creations.items():
        if len(set(ids)) > 1 or not set(ids) <= logs.keys():
            raise Violation(f"{key}: the tables {ids} were answered")


def check_presence(journal: Journal, states: Sequence[Table]) -> None:
    """Check that no seat was given to a bot while its player was there, or had been within a
    minute.
    """
    for before, after in pairwise(states):
        entry = after.entries[-1]
        if entry.kind is not EntryKind.BOT:
            continue
        seat, moment = entry.data["seat"], clock_checks.moment_of(journal, entry.at)
        late = (
            before.clocks.setting.kind != "none" and before.clocks.left_to(seat, entry.at) <= 1000
        )
        if late or moment is None or before.clocks.setting.kind == "turns":
            continue
        name, first = before.chairs[seat].name, moment - GONE / 1000 + 1.0
        for began, ended in journal.seen[after.id, name]:
            if began < moment - RACE and ended > first:
                raise Violation(
                    f"the seat of {name} at {after.id} was given away at {moment:.1f}, who was"
                    f" there until {ended:.1f}"
                )


def check_networks(world: World) -> None:
    """Check that people have the same digest if they come from the same network, and else not."""
    found: dict[str, set[str]] = {}
    with closing(sqlite3.connect(world.server.path)) as connection:
        for one in (*world.people, *world.members):
            query = (
                "SELECT origin FROM persons JOIN sessions ON persons.id = person WHERE token = ?"
            )
            for (origin,) in connection.execute(query, [sha256(one.token.encode()).hexdigest()]):
                found.setdefault(one.network, set()).add(origin)
    digests = [origin for origins in found.values() for origin in origins]
    if len(digests) != len(found) or len(set(digests)) != len(digests):
        raise Violation(f"networks have the digests {found}")


async def check_review(world: World, id: str, who: Person) -> None:
    """Check that somebody gets the review of the game that they ask for."""
    table = states_of(world, id, stored(world, of_stories=True)[id])[-1]
    if len(finished_match(table).steps) < 2:
        return
    expected = steps_digest(job_of(table, "")["steps"])
    for _ in range(20):
        answer = await who.ask("GET", f"/api/tables/{id}/review")
        if answer.body.get("status") == "ready":
            break
        await asyncio.sleep(1.0)
    if (answer.body.get("found") or {}).get("steps") != expected:
        raise Violation(f"the review of {id} is {answer.body}")


async def check_memory(world: World) -> None:
    """Check that nothing is held of people who are gone."""
    await asyncio.sleep(max(world.plan.idle, GONE / 1000) + 40.0)
    for app in world.server.apps:
        held = held_by(app) | {"requests": len(world.network.open) + app.public.scheduler.waiting}
        if any(held.values()):
            raise Violation(f"when everybody is gone, the server still holds {held}")


def held_by(app: App) -> dict[str, int]:
    """Return how much a process holds."""
    return {
        "tables": len(
            [1 for live in app.tables.live.values() if live.table is None or not live.table.trouble]
        ),
        "listeners": app.feed.count() + len(app.feed.listeners),
        "presence": len(app.feed.asked) + len(app.feed.left),
        "streams": len(app.public.quotas.streams),
        "jobs": sum(len(pool.waiting) + len(pool.running) for pool in app.pools.values()),
        "bots": len(app.bots.driving),
    }
