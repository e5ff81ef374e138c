"""Everything about a person: preferences, games, an export of all of it, and its deletion."""

from __future__ import annotations

import json
import zlib
from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import partial
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

import ludary
from ludary.server.alerts.mail import MailServer
from ludary.server.alerts.push import PushHosts
from ludary.server.presence.identities import digest_of
from ludary.server.public.hosting.admins import digest_of_token
from ludary.server.resources.retention import DAY
from ludary.server.store import schema
from ludary.server.store.persons import erasing
from ludary.server.store.persons.erasing import FORMER, begin_erasing
from ludary.server.store.persons.logs import with_person
from ludary.server.store.persons.ownership import claim
from ludary.server.store.persons.preferences import LONGEST, MOST
from ludary.server.store.persons.references import references
from ludary.server.store.reviews import packed_review
from ludary.server.store.schema import entries, seats
from tests.server.presence.test_sessions import in_loop
from tests.server.public.passkeys.authenticator import named
from tests.server.serving import Player, Serving, serving, until
from tests.server.stand_ins import Inbox


def test_the_last_write_of_a_preference_wins_and_there_is_room_for_some(server: Serving) -> None:
    me, eve = server.player().be_a_player(), server.player().be_a_player()
    me.post("/api/me/preferences", set={"theme": "dark", "seats.koa": "2"})
    assert (
        me.post("/api/me/preferences", set={"theme": "light", "sound": "on"})["preferences"][
            "theme"
        ]
        == "light"
    )
    assert me.post("/api/me/preferences", set={"seats.koa": None}) == {
        "preferences": {"theme": "light", "sound": "on"}
    }
    assert eve.get("/api/me/preferences") == {"preferences": {}}
    for number in range(MOST):
        kept = me.post("/api/me/preferences", set={f"seats.{number}": "x" * LONGEST})["preferences"]
    assert (len(kept), "theme" in kept, f"seats.{MOST - 1}" in kept) == (MOST, False, True)
    for wrong in (
        {"a b": "x"},
        {"a": "x" * (LONGEST + 1)},
        {"a": "\x1b"},
        {"a": 1},
        {str(n): "x" for n in range(MOST + 1)},
    ):
        assert me.no("/api/me/preferences", set=wrong)[:2] == (400, "invalid")


def test_finished_games_are_listed_with_results_and_head_to_head(server: Serving) -> None:
    ann, bob = server.player(), server.player()
    ann.post("/api/players", name="Ann")
    bob.post("/api/players", name="Bob")
    running = ann.open("me", "open")
    bob.post(f"/api/tables/{running}/join")
    for one in (ann, bob, bob):
        table = ann.open("me", "open", name="Ann")
        bob.post(f"/api/tables/{table}/join")
        one.post(f"/api/tables/{table}/resign")
    alone = bob.open("me", "greedy")
    bob.post(f"/api/tables/{alone}/resign")
    mine, his = ann.get("/api/me/games"), bob.get("/api/me/games")
    assert [card["id"] for card in mine["running"]] == [running]
    assert [game["outcome"] for game in mine["finished"]] == ["won", "won", "lost"]
    assert (
        mine["finished"][0]["id"],
        mine["finished"][0]["others"],
        mine["finished"][0]["actions"],
    ) == (table, ["Bob"], 0)
    assert mine["by_game"] == [
        {"game": "dunjiin", "title": "Dunjiin", "played": 3, "won": 2, "drew": 0, "lost": 1}
    ]
    assert [
        (one["name"], one["played"], one["ahead"], one["behind"]) for one in mine["people"]
    ] == [("Bob", 3, 2, 1)]
    assert [(one["name"], one["played"], one["ahead"], one["behind"]) for one in his["bots"]] == [
        ("Dunjiin: Expert", 1, 0, 1)
    ]
    assert [(one["name"], one["ahead"], one["behind"]) for one in his["people"]] == [("Ann", 1, 2)]
    assert his["finished"][0]["others"] == ["Bot 2 (Expert)"]
    assert (mine["count"], mine["pages"], ann.get("/api/me/games?page=2")["finished"]) == (3, 1, [])
    assert server.player().ask("GET", "/api/me/games").status_code == 401
    shown = ann.ask("GET", "/games").text
    assert [
        f'href="{server.url}/t/{table}' in shown,
        f"/t/{running}" in shown,
        shown.count(">Won<"),
    ] == [
        True,
        True,
        3,
    ]
    assert "You have no games here yet." in server.player().ask("GET", "/games").text


def test_results_of_games_that_ended_before_results_were_kept_are_found_out_some_at_a_time(
    server: Serving,
) -> None:
    me = server.player()
    tables = [me.open("me", "greedy") for _ in range(4)]
    for table in tables:
        me.post(f"/api/tables/{table}/resign")
    with server.app.store.engine.begin() as connection:
        connection.execute(
            sa.update(seats)
            .where(seats.c.table.in_(tables))
            .values(outcome=None, result=None, bot=None)
        )
        connection.execute(
            sa.update(schema.tables).where(schema.tables.c.id == tables[3]).values(game="gone")
        )
        connection.execute(
            sa.delete(entries).where(entries.c.table == tables[3])
        )  # which nobody can read
    server.app.tables.live.pop(tables[3])
    first = me.get("/api/me/games")
    assert (first["unknown"], sorted(game["outcome"] for game in first["finished"])) == (
        1,
        ["", "", "lost", "lost"],
    )
    second = me.get("/api/me/games")
    assert (second["unknown"], sorted(game["outcome"] for game in second["finished"])) == (
        0,
        ["", "lost", "lost", "lost"],
    )
    assert [(one["name"], one["behind"]) for one in second["bots"]] == [("Dunjiin: Expert", 3)]


def test_whoever_is_deleted_is_a_former_player_in_games_that_still_open_and_replay(
    server: Serving,
) -> None:
    ann, bob, cy = server.player(), server.player(), server.player()
    ann.post("/api/players", name="Annabella")
    ann.post("/api/me/preferences", set={"theme": "dark"})
    over, running = (ann.open("me", "open", name="Annabella") for _ in range(2))
    of_three = ann.open("me", "open", "open")
    waiting = ann.open("me", "open", public=True)
    left = bob.open("me", "open", "open", name="Bob")
    for table in (over, running, of_three):
        bob.post(f"/api/tables/{table}/join", name="Bob")
    cy.post(f"/api/tables/{of_three}/join", name="Cy")
    ann.post(f"/api/tables/{left}/join")
    for table in (over, left):
        ann.post(f"/api/tables/{table}/say", text="I am Annabella", key="x" * 16)
        bob.post(f"/api/tables/{table}/say", text="Hello")
    ann.post(f"/api/tables/{left}/leave")
    ann.post(f"/api/tables/{over}/resign")
    bob.post(f"/api/tables/{over}/report", seat=0, reason="other", words="She says who she is.")
    ann.post(f"/api/tables/{running}/report", seat=1, reason="other", words="Annabella was here.")
    again = bob.post(f"/api/tables/{over}/again")["id"]
    bob.post(f"/api/tables/{over}/block", seat=0)
    ann.post(f"/api/tables/{running}/mute", seat=1)
    owner = owner_of(server, over)
    mine = json.loads(ann.ask("GET", "/api/me/export").text)
    assert {one["table"] for one in mine["tables"]} == {over, running, of_three, waiting, again}
    assert [
        one["text"]
        for one in mine["tables"][[one["table"] for one in mine["tables"]].index(over)]["said"]
    ] == ["I am Annabella"]
    assert [one["table"] for one in mine["blocks"]] == [running]
    assert {column.table.name for column in references()} <= mine.keys()
    assert (mine["player"]["name"], mine["preferences"], len(mine["sessions"])) == (
        "Annabella",
        {"theme": "dark"},
        1,
    )

    assert ann.no("/api/me/delete", sure=False)[:2] == (400, "invalid")
    assert 'ludary=""' in ann.ask("POST", "/api/me/delete", {"sure": True}).headers["set-cookie"]
    assert ann.ask("GET", "/api/me/games").status_code == 401
    until(lambda: owner not in everything_in(server))

    assert "nnabella" not in everything_in(server)
    assert [player["name"] for player in bob.snapshot(over)["players"]] == [FORMER, "Bob"]
    said = [entry["lines"] for entry in bob.snapshot(over)["news"] if entry["kind"] == "say"]
    assert said == [["(removed)"], ["Hello"]]
    assert [f"{FORMER} sits down."] in [entry["lines"] for entry in bob.snapshot(left)["news"]]
    assert (
        bob.snapshot(running)["over"]["returns"],
        bob.snapshot(of_three)["players"][0]["resigned"],
    ) == ([-1, 1], True)
    assert [player["name"] for player in bob.snapshot(waiting)["players"]] == ["Seat 1", "Seat 2"]
    assert cy.post(f"/api/tables/{again}/join")["seat"] == 0  # a seat that was kept is open
    for table in (over, running):
        server.app.tables.live.pop(table, None)
        assert FORMER in bob.ask("GET", f"/api/tables/{table}/record").text
        assert bob.snapshot(table)["status"] == "over"
        bob.get(f"/api/tables/{table}/replay")
    his = bob.get("/api/me/games")
    assert [(one["name"], one["ahead"]) for one in his["people"]] == [("Former players", 2)]


HOST = "t" * 43  # token
NAME, WORDS = "Zebulonia", "I am fond of turnips"


@contextmanager
def remembered(database: Path) -> Iterator[tuple[Serving, Player, str, str]]:
    """A server where a player has left everything that a player can leave; with their id, and that
    of a player who is theirs now, too.
    """
    mail = MailServer("127.0.0.1", 1, sender="ludary@example.org")
    push_hosts = PushHosts.read(["push.example.org"])
    with serving(
        database, admins={"Host": digest_of_token(HOST)}, mail=mail, push_hosts=push_hosts
    ) as server:
        me, other, bob, cy, host = (
            *(named(server).be_a_player() for _ in range(4)),
            server.player(HOST),
        )
        me.post("/api/players", name=NAME)
        two, lost, gone = (me.open("me", "open", name=NAME) for _ in range(3))
        three = bob.open("me", "open", "open", name="Bob")
        alone, own = me.open("open", "open"), other.open("open", "open")
        for one, table, name in (
            (bob, two, "Bob"),
            (bob, lost, "Bob"),
            (me, three, NAME),
            (bob, gone, "Bob"),
        ):
            one.post(f"/api/tables/{table}/join", name=name)
        for one, text in ((me, WORDS), (bob, "Hello"), (me, WORDS)):
            for table in (two, three, gone):
                one.post(f"/api/tables/{table}/say", text=text, key="x" * 16)
        me.post(f"/api/tables/{two}/report", seat=1, reason="spam", words=WORDS)
        bob.post(f"/api/tables/{two}/report", seat=0, reason="name")
        cy.post(f"/api/tables/{two}/report", seat=1, reason="other")  # with both players' words
        me.post(f"/api/tables/{two}/mute", seat=1)
        bob.post(f"/api/tables/{two}/block", seat=0)
        me.post(f"/api/tables/{two}/resign")
        bob.post(f"/api/tables/{two}/again")
        record = me.ask("GET", f"/api/tables/{two}/record").text.replace("Bob", NAME)
        brought = server.player(me.token).http.post("/api/records", content=record, headers={
            "authorization": f"Bearer {me.token}", "content-type": "text/plain",
        })  # fmt: skip
        assert brought.status_code == 201, brought.text
        text = (
            ludary.load("dunjiin")
            .contents.edition_path()
            .read_text()
            .replace('name = "dragon cave"', 'name = "mine"')
        )
        me.open("me", "greedy", edition_text=text, name=NAME)
        [id] = {row["person"] for row in traces(server, NAME)["seats.name"] if row["person"]}
        for table, seat in ((three, 1), (lost, 0)):
            host.post(f"/api/admin/tables/{table}/remove", seat=seat, why="Removed")
        host.post(f"/api/admin/tables/{gone}/close", why="Closed")
        host.post(f"/api/admin/players/{id}/name", why="A name")
        [act, *_] = host.get("/api/admin/acts")["acts"]
        host.post(f"/api/admin/acts/{act['number']}/undo", why="A mistake")
        host.post("/api/admin/bans", person=id, days=1, why="Banned")
        [act, *_] = host.get("/api/admin/acts")["acts"]
        host.post(f"/api/admin/acts/{act['number']}/undo", why="A mistake")
        other.post("/api/players", name=NAME)
        for before in (me, other):
            before.post(f"/api/tables/{(left := cy.open('me', 'open', 'open'))}/join", name=NAME)
            before.post(f"/api/tables/{left}/say", text=WORDS)
            before.post(f"/api/tables/{left}/leave")
        me.post("/api/me/preferences", set={"theme": "dark"})
        me.post("/api/me/alerts/push", **Inbox("https://push.example.org/1").keys)
        me.post("/api/me/alerts", everywhere=True)
        me.post("/api/me/alerts/mail", address="zebulonia@example.org")
        me.post(f"/api/tables/{alone}/join", seat=0)
        me.post(f"/api/tables/{alone}/alerts", wanted=True)
        me.post(f"/api/tables/{alone}/leave")
        row = packed_review(two, {"version": "1", "players": [NAME]})
        in_loop(server, server.app.store.keep_review(row, names_at(server, two)))
        other.post(f"/api/tables/{own}/join", name=NAME)
        second = server.app.identities.known[digest_of(other.token)][0].person
        me.post("/api/me/link")
        ids = ("c" * 16, "s" * 43)
        with server.app.store.engine.begin() as connection:
            claim(connection, second, id, ids, server.app.now() - DAY)
        while in_loop(
            server,
            server.app.public.carrying.carry(server.app.public.carrying.voucher(second, id), id),
        ).left:
            pass
        until(lambda: second not in str(traces(server, second).get("persons.id", "")))
        yield server, me, id, second


def names_at(server: Serving, table: str) -> list[str]:
    return [chair.name for chair in in_loop(server, server.app.tables.get(table)).chairs]


def test_a_review_that_was_under_way_while_a_player_was_deleted_is_not_kept(
    server: Serving,
) -> None:
    me = server.player()
    table = me.open("me", "greedy", name=NAME)
    names = names_at(server, table)
    [id] = {row["person"] for row in traces(server, NAME)["seats.name"]}
    in_loop(server, server.app.persons.erase(id, proved=True))
    until(lambda: NAME not in names_at(server, table))
    in_loop(
        server,
        server.app.store.keep_review(
            packed_review(table, {"version": "1", "players": names}), names
        ),
    )
    assert server.app.store.review(table, "1") is None


STAYS = {  # where a deleted player's name or id still stands, and why
    "acts.about": "the audit trail is never changed, so that admins can answer for what they did",
    "acts.words": "as above",
    "acts.data": "as above",
}


def test_a_deletion_leaves_name_words_and_id_only_in_documented_columns(
    fresh: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(erasing, "BATCH", 2)  # as if there were very many tables
    monkeypatch.setattr(erasing, "CHUNK", 3)
    with remembered(fresh) as (server, _, id, second):
        in_loop(server, server.app.persons.erase(id, proved=True))
        until(lambda: f"'{id}'" not in str(traces(server, id).get("persons.id", "")))
        assert traces(server, id, second, NAME.lower(), NAME, WORDS).keys() <= STAYS.keys()


HOLDS = {  # what an export calls the rows that name a player in a column
    "persons.id": "player",
    "persons.name": "player",
    "sessions.person": "sessions",
    "passkeys.person": "passkeys",
    "blocks.person": "blocks",
    "alert_settings.person": "alert_settings",
    "alert_tables.person": "alert_tables",
    "push_subscriptions.person": "push_subscriptions",
    "alerts.person": "alerts",
    "tables.owner": "tables_set_up",
    "editions.owner": "editions",
    "reports.by": "reports_sent",
    "reports.other": "reports_about_you",
    "bans.person": "bans",
    "tournament_players.person": "tournaments",
    "tournament_players.name": "tournaments",
    "tournaments.owner": "tournaments_set_up",
    "acts.about": "acts",
}
NOT_TOLD = {  # columns that name a player in rows that an export does not have, and why
    "blocks.other": "who has blocked them is hidden",
    "blocks.name": "as above",
    "reports.evidence": (
        "their words are with their tables; which reports have them would tell who sent these"
    ),
    "reviews.contents": "a review has the names of the table's seats",
}


def test_an_export_has_every_row_that_names_the_player_but_not_who_reported_or_blocked_them(
    fresh: Path,
) -> None:
    with remembered(fresh) as (server, me, id, _):
        found, told = traces(server, id), json.loads(me.ask("GET", "/api/me/export").text)
        tables = {one["table"]: one for one in [*told["tables"], *told["tables_left"]]}
        assert found.keys() <= HOLDS.keys() | NOT_TOLD.keys() | {"entries.data", "seats.person"}
        for column, name in HOLDS.items():
            rows = told.get(name, ())
            assert len(rows if isinstance(rows, list) else [rows]) >= len(found.get(column, ())), (
                column
            )
        assert {row["table"] for row in found["entries.data"]} <= {
            *tables,
            *(one["id"] for one in told["tables_set_up"]),
        }
        assert {(row["table"], row["seat"]) for row in found["seats.person"]} == {
            (one["table"], one["seat"]) for one in told["tables"]
        }
        words = [act["words"] for act in told["acts"]]
        assert all(
            row["about"] in tables or row["words"] in words
            for row in traces(server, NAME)["acts.words"]
        )
        said = [row for row in traces(server, WORDS)["entries.data"] if row["kind"] == "say"]
        assert len(said) == sum(len(one["said"]) for one in tables.values())
        assert [one["does"] for table in tables.values() for one in table["acts"]] == [
            "remove",
            "remove",
        ]
        assert [(one["reason"], one["words"]) for one in told["reports_sent"]] == [("spam", WORDS)]
        assert told["reports_about_you"] == [{"name": NAME, "reason": "name", "handled": False}]
        assert [one["why"] for one in told["bans"]] == ["Banned"]
        assert json.loads(told["editions"][0]["contents"])["edition"]["name"] == "mine"
        with server.app.store.engine.connect() as connection:
            others = (
                connection.execute(sa.select(schema.persons.c.id).where(schema.persons.c.id != id))
                .scalars()
                .all()
            )
        assert {
            name for name, rows in told.items() if any(other in str(rows) for other in others)
        } == {"blocks"}  # whom they muted


def test_deletions_that_a_crash_cut_short_go_on_with_the_next_server(fresh: Path) -> None:
    with serving(fresh) as server:
        people = [server.player(), server.player()]
        table, other = (one.open("me", "open", name="Annabella") for one in people)
        people[1].post(f"/api/tables/{table}/join", name="Bob")
        owners = [owner_of(server, table), owner_of(server, other)]
        for owner in owners:
            in_loop(
                server, server.app.store.writer.run(partial(begin_erasing, person=owner, now=1))
            )
        assert "nnabella" in everything_in(server)
    with serving(fresh) as server:
        until(lambda: not any(owner in everything_in(server) for owner in owners))
        assert "nnabella" not in everything_in(server)
        assert sorted(player["name"] for player in server.player().snapshot(table)["players"]) == [
            FORMER,
            f"{FORMER} 2",
        ]


@pytest.mark.parametrize(
    "data",
    [
        {},
        {"setup": {"host": "ann"}},
        {"chairs": [{"person": "ann"}]},
        {"setup": {}, "chairs": "ann"},
    ],
)
def test_an_entry_whose_set_up_or_seats_cannot_be_read_is_left_as_it_is(
    data: dict[str, Any],
) -> None:
    assert with_person(data, "ann", lambda seat: {"person": "ben"}) is None


def owner_of(server: Serving, table: str) -> str:
    with server.app.store.engine.connect() as connection:
        return str(
            connection.execute(
                sa.select(schema.tables.c.owner).where(schema.tables.c.id == table)
            ).scalar_one()
        )


def everything_in(server: Serving) -> str:
    """Return all rows of the database."""
    return str(traces(server, ""))


def traces(server: Serving, *needles: str) -> dict[str, list[Any]]:
    """Return, by table and column, the rows of the database in which one of these texts stands;
    bytes are looked through, too.
    """
    found = defaultdict(list)
    with server.app.store.engine.connect() as connection:
        for table in schema.METADATA.sorted_tables:
            for row in connection.execute(sa.select(table)).mappings():
                for name, value in row.items():
                    if any(needle in as_text(value) for needle in needles):
                        found[f"{table.name}.{name}"].append(row)
    return dict(found)


def as_text(value: Any) -> str:
    """Return a value as text; what is compressed is unpacked."""
    if not isinstance(value, bytes):
        return str(value)
    with suppress(zlib.error):
        value = zlib.decompress(value)
    return str(value, errors="replace")
