"""The API as programs use it, over a real connection."""

from __future__ import annotations

import itertools
import threading
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from pydantic_core import to_json

import ludary
from ludary.server.resources.limits import ServerLimits
from ludary.server.tables.log import EntryKind
from ludary.server.tables.moves import NewEntry
from tests.server.json_patches import apply_changes
from tests.server.presence.test_sessions import in_loop
from tests.server.serving import Serving, serving, until

EXAMPLES = Path(__file__).parents[3] / "examples"


def test_games_are_listed_with_all_that_a_form_needs(server: Serving) -> None:
    games = {game["name"]: game for game in server.player().get("/api/games")}
    assert list(games) == ludary.games()
    dunjiin = games["dunjiin"]
    assert dunjiin["seats"] == [2, 3, 4, 5, 6]
    assert {option["name"] for option in dunjiin["options"]} == {
        option.name for option in ludary.load("dunjiin").contents.options
    }
    assert [edition["key"] for edition in dunjiin["editions"]] == list(
        ludary.load("dunjiin").contents.editions()
    )
    rules = server.player().get("/api/games/dunjiin/rules")
    assert len(rules["rules"]) == dunjiin["rules"]
    assert "tests" not in rules["rules"][0]
    picture = server.player().ask("GET", dunjiin["picture"])
    assert picture.headers["content-type"] == "image/svg+xml"
    assert picture.text.startswith("<svg")


def test_a_whole_game_against_bots(server: Serving) -> None:
    me = server.player()
    table = me.open("me", "greedy", "novice", name="Ann")
    while (snapshot := me.my_turn(table))["status"] == "playing":
        after = me.act(table, snapshot)
        again = me.post(
            f"/api/tables/{table}/act",
            action=snapshot["decision"]["actions"][0]["id"],
            version=snapshot["version"],
        )
        assert again["snapshot"]["number"] >= after["number"]
    kinds = [entry["kind"] for entry in snapshot["news"]]
    assert kinds[:2] == ["open", "start"]
    assert [entry["number"] for entry in snapshot["news"]] == list(range(1, snapshot["number"] + 1))
    assert snapshot["players"][0]["name"] == "Ann"
    assert sorted(snapshot["over"]["returns"], reverse=True) == [
        snapshot["over"]["returns"][seat] for seat in snapshot["over"]["order"]
    ]
    assert me.get("/api/tables?show=mine")[0]["status"] == "over"


@pytest.mark.parametrize("game", ["koa", "zimby_mojo"])
def test_a_stream_of_changes_tells_what_a_stream_of_snapshots_does(
    server: Serving, game: str
) -> None:
    me = server.player()
    table = me.open("me", "uniform", game=game)
    snapshot = me.my_turn(table)
    stream = me.events(table, "changes=1")
    told = next(stream)
    for _ in range(4):
        number = me.act(table, snapshot)["number"]
        while told["number"] < number:
            made = next(stream)
            assert 3 * len(to_json(made)) < len(to_json(told))
            told = apply_changes(told, made)
        if (snapshot := me.my_turn(table))["status"] == "over":
            break
    while told["number"] < snapshot["number"]:
        told = apply_changes(told, next(stream))
    left_out = {
        "now": 0,
        "news": [],
        "skipped": 0,
        "players": [],
    }  # the time, what came since, and who is connected
    assert {**told, **left_out} == {**me.snapshot(table), **left_out}


@pytest.mark.parametrize(("query", "sign"), [("", ": ping"), ("changes=1", "event: beat")])
def test_a_quiet_stream_gives_signs_of_life(
    server: Serving, monkeypatch: pytest.MonkeyPatch, query: str, sign: str
) -> None:
    monkeypatch.setattr("ludary.server.http.api.events.PING", 0.05)
    me = server.player()
    with me.http.stream("GET", f"/api/tables/{me.open('me', 'open')}/events?{query}") as stream:
        lines = list(itertools.islice(stream.iter_lines(), 9))
    assert any(line.startswith(sign) for line in lines)
    assert ("event: beat" in lines) == bool(query)


def test_friends_join_by_link_and_see_only_their_own(server: Serving) -> None:
    ann, bob, stranger = server.player(), server.player(), server.player()
    table = ann.open("me", "open", name="Ann")
    assert stranger.snapshot(table)["can"]["join"] == [1]
    assert ann.snapshot(table)["status"] == "waiting"
    joined = bob.post(f"/api/tables/{table}/join", name="Bob")
    assert (joined["seat"], joined["snapshot"]["status"]) == (1, "playing")
    assert stranger.no(f"/api/tables/{table}/join") == (
        409,
        "taken",
        "All seats are taken. You can watch.",
    )
    assert [player["name"] for player in ann.snapshot(table)["players"]] == ["Ann", "Bob"]
    snapshots = [player.snapshot(table) for player in (ann, bob, stranger)]
    assert [snapshot["seat"] for snapshot in snapshots] == [0, 1, -1]
    assert sum(bool(snapshot["decision"]["actions"]) for snapshot in snapshots) == 1
    assert stranger.no(f"/api/tables/{table}/act", action="explore", version=2)[:2] == (
        403,
        "not_yours",
    )


def test_of_two_who_take_one_seat_at_once_one_sits_there(server: Serving) -> None:
    host, people = server.player(), [server.player().be_a_player() for _ in range(6)]
    table = host.open("open", "open")
    with ThreadPoolExecutor(len(people)) as pool:
        answers = list(
            pool.map(lambda one: one.ask("POST", f"/api/tables/{table}/join", {"seat": 1}), people)
        )
    assert sorted(answer.status_code for answer in answers) == [200, *[409] * (len(people) - 1)]
    seats = [one.snapshot(table)["seat"] for one in people]
    assert sorted(seats) == [*[-1] * (len(people) - 1), 1]
    assert [answer.status_code == 200 for answer in answers] == [seat == 1 for seat in seats]


def test_a_late_action_is_shown_how_the_table_stands(server: Serving) -> None:
    ann, bob = server.player(), server.player()
    table = ann.open("me", "open")
    bob.post(f"/api/tables/{table}/join")
    who = ann if ann.snapshot(table)["decision"]["yours"] else bob
    snapshot = who.snapshot(table)
    who.act(table, snapshot)
    other = bob if who is ann else ann
    answer = other.ask(
        "POST", f"/api/tables/{table}/act", {"action": "explore", "version": snapshot["version"]}
    )
    assert (answer.status_code, answer.json()["code"]) == (409, "late")
    assert answer.json()["snapshot"]["seat"] == other.snapshot(table)["seat"]


def test_the_stream_shows_everything_once_and_goes_on_where_it_was_lost(server: Serving) -> None:
    me, watcher = server.player(), server.player()
    table = me.open("me", "greedy")
    seen = []
    for snapshot in watcher.events(table):
        seen += [entry["number"] for entry in snapshot["news"]]
        if snapshot["status"] == "over" or len(seen) > 12:
            break
        turn = me.snapshot(table)
        if turn["decision"] and turn["decision"]["yours"]:
            me.act(table, turn)
    until(lambda: me.snapshot(table)["status"] == "over" or me.snapshot(table)["decision"]["yours"])
    turn = me.snapshot(table)
    if turn["status"] == "playing":
        me.act(table, turn)
    again = next(watcher.events(table, **{"last-event-id": str(seen[-1])}))
    seen += [entry["number"] for entry in again["news"]]
    assert seen == list(range(1, again["number"] + 1))


def test_one_stream_tells_which_of_several_tables_has_changed(server: Serving) -> None:
    me, watcher = server.player(), server.player()
    tables, gone = [me.open("me", "open"), me.open("me", "open")], "A" * 16
    news = me.news(*tables, gone)
    assert sorted(next(news) for _ in range(3)) == sorted(
        [("missing", gone), *(("table", one) for one in tables)]
    )
    for table in (tables[1], tables[0]):
        watcher.post(f"/api/tables/{table}/join")
        until(lambda table=table: next(news) == ("table", table))
        assert watcher.snapshot(table)["players"][0]["here"]
    news.close()


@pytest.mark.parametrize(
    ("what", "body"),
    [("act", {}), ("back", {}), ("say", {"text": "Hello"}), ("pace", {"pace": 2}), ("resign", {})],
)
def test_nothing_is_answered_or_shown_before_it_is_kept(
    server: Serving, monkeypatch: pytest.MonkeyPatch, what: str, body: dict[str, Any]
) -> None:
    people = [server.player(), server.player()]
    table = people[0].open("me", "open")
    people[1].post(f"/api/tables/{table}/join")
    shown = people[0].snapshot(table)
    seat = shown["decision"]["seat"] if what == "act" else 1 - shown["decision"]["seat"]
    me, watcher = people[seat], people[1 - seat]
    if what == "back":
        lent = NewEntry(EntryKind.BOT, 1 - seat, {"seat": seat, "bot": "uniform"})
        in_loop(server, server.app.tables.change(table, lambda now: [lent]))
    snapshot = me.snapshot(table)
    if what == "act":
        body = {
            "action": snapshot["decision"]["actions"][0]["notation"],
            "version": snapshot["version"],
        }
    writer, reached, kept = server.app.store.writer, threading.Event(), threading.Event()
    write = writer.together

    def slow(connection: Any, items: Any) -> Any:
        written = write(connection, items)
        reached.set()
        assert kept.wait(300)
        return written

    monkeypatch.setattr(writer, "together", slow)
    with ThreadPoolExecutor() as pool:
        acting = pool.submit(me.post, f"/api/tables/{table}/{what}", **body)
        assert reached.wait(300)
        assert watcher.snapshot(table)["number"] == snapshot["number"]
        assert not acting.done()
        kept.set()
        assert acting.result()["snapshot"]["number"] > snapshot["number"]


def test_everybody_at_a_table_sees_who_is_present(server: Serving) -> None:
    ann, bob = server.player(), server.player()
    table = ann.open("me", "open")
    bob.post(f"/api/tables/{table}/join")
    stream = ann.events(table)
    assert next(stream)["players"][1]["here"]  # a player who sends requests is present
    his = bob.events(table)
    next(his)
    his.close()
    assert next(snapshot for snapshot in stream if not snapshot["players"][1]["here"])
    stream.close()


def test_bots_alone_play_while_somebody_watches(fresh: Path) -> None:
    with serving(fresh, limits=ServerLimits(alone=1)) as server:
        me = server.player()
        table = me.open("greedy", "greedy", pace=0.001)
        snapshots = list(
            itertools.takewhile(lambda snapshot: snapshot["status"] != "over", me.events(table))
        )
        assert snapshots
        assert me.snapshot(table)["status"] == "over"
        unwatched = me.open("greedy", "greedy")
        assert me.snapshot(unwatched)["number"] == 2


def test_hints_chat_pace_and_resigning(server: Serving) -> None:
    me = server.player()
    table = me.open("me", "greedy", "greedy")
    snapshot = me.my_turn(table)
    hint = me.post(f"/api/tables/{table}/hint")
    assert hint["notation"] in [action["notation"] for action in snapshot["decision"]["actions"]]
    assert me.no(f"/api/tables/{table}/hint", bot="deepblue")[1] == "no_bot"
    for _ in range(2):
        me.post(f"/api/tables/{table}/say", text="good luck", key="one")
    assert [entry["lines"] for entry in me.snapshot(table)["news"] if entry["kind"] == "say"] == [
        ["good luck"]
    ]
    me.post(f"/api/tables/{table}/pace", pace=2)
    assert me.snapshot(table)["pace"] == 2
    me.post(f"/api/tables/{table}/resign")
    assert me.snapshot(table)["over"]["words"] == "The game ended: Guest resigned."


def test_a_hint_weighs_the_choices_and_the_log_tells_it_once(server: Serving) -> None:
    me = server.player()
    table = me.open("me", "greedy", name="Ann")
    while len(me.my_turn(table)["decision"]["actions"]) < 2:
        me.act(table, me.my_turn(table))
    hints = [me.post(f"/api/tables/{table}/hint", bot="greedy") for _ in range(2)]
    assert hints[0] == hints[1] and hints[0]["choices"][0]["id"] == hints[0]["id"]
    for choice in hints[0]["choices"]:
        assert (
            0 <= choice["chance"] <= 1
            and choice["words"]
            and (choice["compared"] or choice["id"] == hints[0]["id"])
        )
    told = [
        entry["lines"]
        for entry in server.player().snapshot(table)["news"]
        if entry["kind"] == "hint"
    ]
    assert told == [["Ann takes a hint."]]


@pytest.mark.parametrize(
    ("seat", "wish", "given"),
    [("greedy", {"hints": False}, False), ("open", {}, False), ("open", {"hints": True}, True)],
)
def test_there_are_no_hints_where_they_are_off_and_between_people_unless_the_table_says_so(
    server: Serving, seat: str, wish: Any, given: bool
) -> None:
    me, friend = server.player(), server.player()
    table = me.open("me", seat, **wish)
    assert me.snapshot(table)["hints"] is given
    if seat == "open":
        friend.post(f"/api/tables/{table}/join", name="Bo")
    who = (
        next(one for one in (me, friend) if (one.snapshot(table)["decision"] or {}).get("yours"))
        if seat == "open"
        else me
    )
    assert who.my_turn(table)["can"]["hint"] is given
    if not given:
        assert who.no(f"/api/tables/{table}/hint")[1] == "no_hints"


def test_an_acknowledged_action_is_there_after_a_restart(fresh: Path) -> None:
    with serving(fresh) as server:
        ann, bob = server.player(), server.player()
        table = ann.open("me", "open", name="Ann")
        bob.post(f"/api/tables/{table}/join", name="Bob")
        for _ in range(6):
            who = ann if ann.snapshot(table)["decision"]["yours"] else bob
            who.act(table, who.snapshot(table))
        before = ann.snapshot(table)
    with serving(fresh) as server:
        ann, bob = server.player(ann.token), server.player(bob.token)
        bob.snapshot(table)
        after = ann.snapshot(table)
        assert {**before, "now": 0} == {**after, "now": 0}
        who = ann if after["decision"]["yours"] else bob
        assert who.act(table, who.snapshot(table))["number"] == before["number"] + 1


def test_a_database_serves_one_server_unless_it_is_postgres(fresh: Path) -> None:
    from ludary.server.store.database import Database

    with serving(fresh), pytest.raises(ValueError, match="in use by another server"):
        Database(f"sqlite:///{fresh}")
    with pytest.raises(ValueError, match="would lose every table"):
        Database("sqlite://")
