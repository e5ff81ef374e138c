"""Two servers that share one PostgreSQL agree on the order of actions, hear of each other, and
stand in for each other.
"""

import os
import signal
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from functools import partial
from itertools import pairwise
from pathlib import Path
from typing import Any

import httpx
import psycopg
import pytest

import ludary
from ludary.server.store.persons.erasing import FORMER
from tests.server.pairs import two_serving
from tests.server.processes import (
    ENVIRONMENT,
    PATIENCE,
    Caller,
    Json,
    Postgres,
    Server,
    postgres,
    serving,
    until,
    watching,
)
from tests.server.public.passkeys.authenticator import Authenticator
from tests.server.store.test_crash import (
    BOT,
    Log,
    all_go_on,
    check,
    company,
    is_passed,
    replayed,
    without_fate,
)

RACES = 8  # at each game
PACE = 0.3  # seconds before a bot acts
QUICK_BOTS = ("--limit", "alone=1")  # so that it is their pace for which bots among themselves wait
WORKERS = ("--workers", "2", "--metrics-token", "metrics", "--limit", "words_person=0")
ME: Json = {"kind": "me"}
OPEN: Json = {"kind": "open"}


@pytest.fixture(scope="module")
def cluster() -> Iterator[Postgres]:
    with postgres() as one:
        yield one


@pytest.fixture(scope="module")
def database(cluster: Postgres) -> str:
    return cluster.new_database()


@pytest.fixture(scope="module")
def both(
    database: str, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[tuple[Server, Server]]:
    with two_serving(database, tmp_path_factory.mktemp("servers"), *QUICK_BOTS) as servers:
        yield servers


@pytest.fixture(scope="module")
def left(both: tuple[Server, Server]) -> Server:
    return both[0]


@pytest.fixture(scope="module")
def right(both: tuple[Server, Server]) -> Server:
    return both[1]


@pytest.fixture
def people(left: Server) -> list[Caller]:
    """Ann and Bob, who sit at one table."""
    return [Caller(left), Caller(left)]


def seated(people: list[Caller], game: str = "dunjiin") -> str:
    """The table at which they have begun to play."""
    table = people[0].opens(ME, OPEN, game=game)
    people[1].joins(table)
    return table


def asked(people: list[Caller], table: str) -> Json:
    """Return the Snapshot of the player to decide, after all passes by the table; or of the end."""

    def look() -> Json | None:
        snapshot = people[0].snapshot(table)
        if snapshot["status"] == "playing":
            snapshot = people[snapshot["decision"]["seat"]].snapshot(table)
        return (
            snapshot if snapshot["status"] != "playing" or snapshot["decision"]["yours"] else None
        )

    snapshot: Json = until(look, "somebody is asked")
    return snapshot


def at_once(*requests: Callable[[], httpx.Response]) -> list[httpx.Response]:
    """Return the answers to simultaneous requests."""
    start = threading.Barrier(len(requests))

    def send(request: Callable[[], httpx.Response]) -> httpx.Response:
        start.wait()
        return request()

    with ThreadPoolExecutor(len(requests)) as threads:
        return list(threads.map(send, requests))


@pytest.mark.parametrize("game", ludary.games())
def test_of_two_actions_for_one_decision_the_first_wins(
    left: Server, right: Server, people: list[Caller], database: str, game: str
) -> None:
    table = seated(people, game)
    there = [Caller(right, one.token) for one in people]
    done: list[str] = []

    while (snapshot := asked(people, table))["status"] == "playing" and len(done) < RACES:
        seat = snapshot["decision"]["seat"]
        actions = [
            snapshot["decision"]["actions"][0]["notation"],
            snapshot["decision"]["actions"][-1]["notation"],
        ]
        answers = at_once(
            *(
                partial(one.acts, snapshot, action)
                for one, action in zip((people[seat], there[seat]), actions, strict=True)
            )
        )
        won = [place for place in (0, 1) if answers[place].status_code == 200]
        if actions[0] == actions[1]:
            assert won == [0, 1]  # repeating a finished request gets its answer
        else:
            assert len(won) == 1
            late = answers[1 - won[0]]
            assert (late.status_code, late.json()["code"]) == (409, "late"), (
                snapshot["version"],
                actions,
                late.text[:600],
            )
            assert late.json()["snapshot"]["version"] > snapshot["version"]
        done.append(actions[won[0]])

    asked(people, table)  # nothing is being passed any more
    log = Log(database)
    assert [
        entry["data"]["do"]
        for entry in log.entries[table]
        if entry["kind"] == "act" and not is_passed(entry)
    ] == done
    assert without_fate(replayed(log.entries[table], game), game) == without_fate(
        log.rows[table]["state"], game
    )
    for one in there:
        one.close()


@pytest.mark.parametrize("game", ludary.games())
def test_a_look_from_one_server_can_be_answered_at_the_other(
    left: Server, right: Server, people: list[Caller], game: str
) -> None:
    table = seated(people, game)
    calls = [people, [Caller(right, one.token) for one in people]]

    for turn in range(RACES):
        own = asked(calls[1 - turn % 2], table)
        if own["status"] != "playing":
            break
        answer = calls[turn % 2][own["decision"]["seat"]].acts(
            own, own["decision"]["actions"][0]["notation"]
        )
        assert answer.status_code == 200, answer.text[:300]

    for one in calls[1]:
        one.close()


def test_watchers_at_one_server_see_what_is_done_at_the_other(
    right: Server, people: list[Caller]
) -> None:
    table = seated(people)
    with watching(right, table) as watcher:
        snapshot = people[0].snapshot(table)
        decider = people[snapshot["decision"]["seat"]]
        snapshot = decider.snapshot(table)
        done = decider.acts(snapshot, snapshot["decision"]["actions"][0]["notation"]).json()[
            "snapshot"
        ]
        people[0].post(f"/api/tables/{table}/say", {"text": "Hear, hear"})

        watcher.sees("the action", lambda shown: shown["version"] == done["version"])
        said = watcher.sees("the words", lambda shown: shown["number"] > done["number"])
        assert said["news"][-1]["lines"] == ["Hear, hear"]


def test_a_review_that_one_server_made_is_there_at_once_at_the_other(
    right: Server, people: list[Caller]
) -> None:
    table = seated(people)
    snapshot = asked(people, table)
    people[snapshot["decision"]["seat"]].acts(
        snapshot, snapshot["decision"]["actions"][0]["notation"]
    )
    people[0].post(f"/api/tables/{table}/resign", {})
    there = Caller(right)

    def reviewed(by: Caller) -> Json:
        answer: Json = by.http.get(f"/api/tables/{table}/review").json()
        return answer

    made = until(
        lambda: answer if (answer := reviewed(people[0]))["found"] else None, "it is reviewed"
    )
    assert reviewed(there) == made


def test_a_tournament_at_two_servers_opens_each_round_once_and_has_one_result(
    left: Server, right: Server, database: str
) -> None:
    friends = [Caller(left) for _ in range(4)]
    for friend in friends:
        friend.be_a_player()
    ann = friends[0]
    there = [Caller(right, friend.token) for friend in friends]
    made = ann.post("/api/tournaments", {"name": "Both", "game": "dunjiin", "rounds": 3}).json()
    path = f"/api/tournaments/{made['id']}"
    joined = at_once(
        *(
            partial(one.post, f"{path}/join", {"name": name})
            for name, one in zip("ABCD", (ann, *there[1:]), strict=True)
        )
    )
    assert {one.status_code for one in joined} == {200}
    begun = at_once(*(partial(one.post, f"{path}/begin", {}) for one in (ann, there[0])))
    assert [one.json()["status"] for one in begun] == ["playing", "playing"]

    for number in (1, 2, 3):

        def tables(caller: Caller, number: int = number) -> set[str]:
            rounds = caller.http.get(path).json()["rounds"]
            found = {board["table"] for one in rounds[number - 1 :] for board in one["boards"]}
            return found - {""} if len(found) == 2 else set()

        opened = until(partial(tables, ann), "the round begins at one server")
        assert until(partial(tables, there[0]), "it begins at the other") == opened
        resigning = [
            partial(one.post, f"/api/tables/{table}/resign", {})
            for one in (ann, friends[1], *there[2:])
            if (table := one.http.get(path).json()["table"])
        ]
        looking = [partial(one.http.get, path) for one in (*friends, *there)]
        assert {one.status_code for one in at_once(*resigning, *looking)} <= {200, 409}

    done = until(
        lambda: seen if (seen := ann.http.get(path).json())["status"] == "over" else None,
        "the tournament is over",
    )
    until(lambda: there[0].http.get(path).json() == done, "the other server has the same result")
    log, boards = Log(database), [board for one in done["rounds"] for board in one["boards"]]
    opened_for = {
        id: entries[0]["data"]["setup"].get("tournament") for id, entries in log.entries.items()
    }
    assert sorted(board["table"] for board in boards) == sorted(
        id for id, tournament in opened_for.items() if tournament == made["id"]
    )
    for board in boards:
        [lost] = [one["seat"] for one in log.entries[board["table"]] if one["kind"] == "resign"]
        assert board["points"][lost] == 0 and sum(board["points"]) == 1


def test_bots_act_once_though_both_servers_drive_them(
    left: Server, right: Server, people: list[Caller], database: str
) -> None:
    table = people[0].opens(BOT, BOT, pace=PACE)
    with watching(left, table) as here, watching(right, table) as there:
        for watcher in (here, there):
            watcher.sees(
                "a dozen actions", lambda shown: shown["number"] >= 14 or shown["status"] == "over"
            )  # some games are short

    entries = Log(database).entries[table]
    times = [entry["at"] for entry in entries if entry["kind"] in ("start", "act")]
    assert (
        min(later - earlier for earlier, later in pairwise(times)) >= PACE * 1000 - 50
    )  # never two in one's place
    assert [entry["number"] for entry in entries] == list(range(1, len(entries) + 1))
    replayed(entries)  # every action was legal where it stands


def test_the_other_server_goes_on_with_the_bots_of_one_that_was_killed(
    cluster: Postgres, right: Server, database: str, tmp_path: Path
) -> None:
    with serving(database, tmp_path) as third:
        ann = Caller(third)
        table = ann.opens(ME, BOT, BOT, pace=2)
        snapshot = ann.snapshot(table)
        while snapshot["decision"]["yours"]:
            snapshot = ann.acts(snapshot, snapshot["decision"]["actions"][0]["notation"]).json()[
                "snapshot"
            ]
        third.kill()
        ann.close()
    left_behind = Log(database).rows[table]["number"]
    with closing(
        psycopg.connect(database, autocommit=True)
    ) as connection:  # as if ten seconds had passed
        connection.execute("UPDATE tables SET bot_due = bot_due - 10000 WHERE id = %s", [table])

    until(
        lambda: Log(database).rows[table]["number"] > left_behind,
        "the other server lets the bot act",
        pause=0.2,
    )


def here(snapshot: Json, seat: int = 0) -> bool:
    return bool(snapshot["players"][seat]["here"])


def later(database: str, *what: str) -> None:
    """Age these rows by more than a minute."""
    with closing(psycopg.connect(database, autocommit=True)) as connection:
        for rows in what:
            table, _, where = rows.partition(" WHERE ")
            connection.execute(
                f"UPDATE {table} SET at = at - 90000 WHERE {where or 'true'}".encode()
            )


def test_a_player_connected_to_one_server_is_present_at_the_other(
    left: Server, right: Server, people: list[Caller], database: str
) -> None:
    table = seated(people)
    later(
        database, f"entries WHERE \"table\" = '{table}'"
    )  # a player who has just sat down counts as present
    there = Caller(right, people[1].token)
    there.snapshot(table)
    with watching(right, table, people[1].token) as bob:
        with watching(left, table, people[0].token):
            bob.sees("that Ann is there", here)
            body = {"seat": 0, "bot": "greedy"}
            answer = there.post(f"/api/tables/{table}/bot", body)
            assert (answer.status_code, answer.json()["code"]) == (409, "present")
        there.post(
            f"/api/tables/{table}/say", {"text": "bye"}
        )  # the other server notices that she is gone as it tells her that
        bob.sees("that Ann is gone", lambda snapshot: snapshot["number"] > 3 and not here(snapshot))
        later(database, "presence WHERE NOT here")
        assert there.post(f"/api/tables/{table}/bot", body).status_code == 200
        people[0].post(f"/api/tables/{table}/back", {})
    there.close()


def test_players_of_a_killed_server_are_away_from_its_last_beat_on(
    cluster: Postgres, right: Server, people: list[Caller], database: str, tmp_path: Path
) -> None:
    table = seated(people)
    later(database, f"entries WHERE \"table\" = '{table}'")
    there = Caller(right, people[1].token)
    with (
        serving(database, tmp_path) as third,
        watching(third, table, people[0].token),
        watching(right, table, people[1].token) as bob,
    ):
        bob.sees("that Ann is there", here)
        third.kill()
        later(
            database,
            "presence",
            f"servers WHERE id IN (SELECT server FROM presence WHERE \"table\" = '{table}' AND seat"
            " = 0)",
        )
        assert (
            there.post(f"/api/tables/{table}/bot", {"seat": 0, "bot": "greedy"}).status_code == 200
        )
        bob.sees("that Ann is gone", lambda snapshot: not here(snapshot))
    there.close()


def test_spectators_and_reloads_write_nothing(
    left: Server, right: Server, people: list[Caller], database: str
) -> None:
    table = seated(people)

    def rows() -> list[Any]:
        with closing(psycopg.connect(database, autocommit=True)) as connection:
            return connection.execute(
                'SELECT here, at FROM presence WHERE "table" = %s AND seat = 0', [table]
            ).fetchall()

    with watching(right, table) as stranger, watching(left, table, people[0].token):
        stranger.sees("that Ann is there", here)
        [one] = rows()
        with watching(left, table, people[0].token):  # a second tab
            pass
        people[0].post(f"/api/tables/{table}/say", {"text": "hello"})
        stranger.sees("the word", lambda snapshot: snapshot["number"] > 3)
        assert rows() == [one]


def test_a_passkey_is_answered_once_at_either_server_and_both_hear_who_becomes_or_was_whom(
    left: Server, right: Server
) -> None:
    ann, guest, bob = Caller(left), Caller(left), Caller(left)
    ann.be_a_player()
    table = guest.opens(ME, OPEN)
    bob.joins(table)
    by_name = {"host": "localhost:1"}  # the name of both servers, as behind a proxy
    device = Authenticator("http://localhost:1")
    options = ann.http.post("/api/me/passkeys/options", json={}, headers=by_name).json()
    assert (
        Caller(right, ann.token)
        .http.post("/api/me/passkeys", json=device.create(options), headers=by_name)
        .status_code
        == 201
    )
    begun = guest.http.post("/api/passkeys/options", json={}, headers=by_name)
    proof = device.get(begun.json())
    cookie = {"cookie": begun.headers["set-cookie"].partition(";")[0]}
    there = Caller(right, guest.token).http.post(
        "/api/passkeys/sign-in", json=proof, headers={**by_name, **cookie}
    )
    assert there.status_code == 200, there.text
    again = device.get(begun.json())
    refused = Caller(left).http.post(
        "/api/passkeys/sign-in", json=again, headers={**by_name, **cookie}
    )
    assert "used before" in refused.json()["error"]
    with watching(left, table, bob.token) as seen:
        assert (
            Caller(right, there.json()["token"])
            .post("/api/me/carry", {"voucher": there.json()["voucher"]})
            .json()["tables"]
            == 1
        )
        until(lambda: ann.snapshot(table)["seat"] == 0, "the other server hears whose seat it is")
        assert [one["table"] for one in ann.http.get("/api/me/export").json()["tables"]] == [table]
        assert ann.post("/api/me/preferences", {"set": {"theme": "dark"}}).json() == {
            "preferences": {"theme": "dark"}
        }
        asked = ann.http.post("/api/me/passkeys/proof/options", json={}, headers=by_name).json()
        proved = ann.http.post(
            "/api/me/passkeys/proof", json=device.get(asked), headers=by_name
        ).json()["proof"]
        assert Caller(right, ann.token).post(
            "/api/me/delete", {"sure": True, "proof": proved}
        ).json() == {"due": None}
        seen.sees("the name is gone", lambda snapshot: snapshot["players"][0]["name"] == FORMER)
    assert bob.snapshot(table)["over"]["returns"] == [-1, 1]
    assert [
        (one["name"], one["ahead"]) for one in bob.http.get("/api/me/games").json()["people"]
    ] == [("Former players", 1)]


def workers(server: Server) -> list[int]:
    """Return the workers of a server that are there."""
    children = Path(f"/proc/{server.number}/task/{server.number}/children").read_text().split()
    return [int(one) for one in children if b"spawn_main" in command_line(one)]


def command_line(process: str) -> bytes:
    """Return how a process was started; nothing if it has ended since it was listed."""
    try:
        return Path(f"/proc/{process}/cmdline").read_bytes()
    except (FileNotFoundError, ProcessLookupError):
        return b""


def entries_counted(server: Server) -> float:
    text = httpx.get(f"{server.url}/metrics", headers={"authorization": "Bearer metrics"}).text
    return float(
        next(
            line.split()[1]
            for line in text.splitlines()
            if line.startswith("ludary_entries_total ")
        )
    )


def test_workers_that_are_killed_lose_nothing_and_the_others_go_on(
    cluster: Postgres, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(
        ENVIRONMENT, "LUDARY_JIT", "0"
    )  # each of seven processes would load the compiled code of all games
    database = cluster.new_database()
    with serving(database, tmp_path, *WORKERS) as server:
        ann = Caller(server)
        table = ann.opens(ME, OPEN)
        for number in range(8):  # each by a connection of its own, so at either worker
            Caller(server, ann.token).post(f"/api/tables/{table}/say", {"text": str(number)})
        assert [entries_counted(server) for _ in range(8)] == [8] * 8
        with company(server, ("dunjiin",)) as people:
            all_go_on(people)
            os.kill(killed := workers(server)[0], signal.SIGKILL)
            all_go_on(people)
            until(
                lambda: len(workers(server)) == 2 and killed not in workers(server),
                "another takes its place",
            )
            all_go_on(people)
            left = workers(server)
            server.kill()
            until(
                lambda: not any(Path(f"/proc/{one}").exists() for one in left),
                "workers end with their supervisor",
            )
            check(people, Log(database))
            server.start()
            until(server.is_well, "the server is back")
            all_go_on(people)
        assert server.process is not None
        server.process.terminate()
        assert server.process.wait(PATIENCE) == 0
    check(people, Log(database))
