"""The price of a stranger's requests is bounded, and the others are served meanwhile."""

from __future__ import annotations

import itertools
import threading
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import pytest

import ludary
from ludary.server.errors import Refused
from ludary.server.http.api.events import StreamEvent
from ludary.server.parsing.workers import Workers
from ludary.server.resources.addresses import Proxies
from ludary.server.resources.limits import ServerLimits
from ludary.server.showing import replays
from ludary.server.tables.cache import FRAMES
from tests.server.serving import PATIENCE, Player, Serving, serving, until

SEATS = [{"kind": "bot"}, {"kind": "bot"}]
DOTTED = ".".join(["a"] * 95_000) + " = 1\n"  # takes tomllib 10 GB and minutes
PROMPT = 5.0  # seconds: others waited for minutes where one stranger's price was not bounded


def edition(name: str = "ours") -> str:
    return (
        ludary.load("dunjiin")
        .contents.edition_path()
        .read_text()
        .replace('name = "dragon cave"', f'name = "{name}"')
    )


def bring(player: Player, record: str) -> httpx.Response:
    return player.be_a_player().ask(
        "POST", "/api/records", content=record.encode(), headers={"content-type": "text/plain"}
    )


def other_waits(server: Serving) -> float:
    """Seconds that somebody else waits for an answer."""
    began = time.monotonic()
    server.player().get("/api/games")
    return time.monotonic() - began


@pytest.fixture(scope="module")
def replayed(server: Serving) -> tuple[Player, str]:
    """A finished game that somebody can look at."""
    match = ludary.load("dunjiin").start(2, seed=1)
    while not match.over:
        match.step(match.legal_ids()[0])
    me = server.player()
    return me, str(bring(me, match.record()).json()["id"])


def test_an_edition_that_takes_minutes_to_parse_is_refused_while_others_are_served(
    server: Serving,
) -> None:
    with ThreadPoolExecutor() as pool:
        costly = pool.submit(
            server.player().no, "/api/tables", game="dunjiin", seats=SEATS, edition_text=DOTTED
        )
        waited = [other_waits(server) for _ in range(20)]
        status, code, _ = costly.result()
    assert (status, code) in [(413, "too_costly"), (400, "bad_box")]
    assert max(waited) < PROMPT
    me = server.player()
    assert me.snapshot(me.open("me", "greedy", edition_text=edition()))["edition"] == "ours"


def test_a_record_with_too_many_steps_is_refused_before_it_is_played(server: Serving) -> None:
    head = ludary.load("dunjiin").start(2, seed=1).record()
    answer = bring(server.player(), head + "1 explore\n" * 5_001)
    assert (answer.status_code, answer.json()["code"]) == (413, "too_long")
    assert "at most 5,000" in answer.json()["error"]


def test_streams_from_everywhere_in_the_log_leave_nothing_in_memory(server: Serving) -> None:
    me = server.player()
    table = me.open("me", "greedy")
    snapshot = me.my_turn(table)
    for since in range(60):
        next(me.events(table, **{"last-event-id": str(since)}))
        me.get(f"/api/tables/{table}?since={since}")
    kept = server.app.tables.live[table].table
    assert kept is not None and kept.number == snapshot["number"]
    assert things_in(kept.cache) < 200


def test_watchers_who_came_at_different_times_are_told_a_change_that_is_made_once(
    server: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ludary.server.http.api.events.SHARED", 10**15)
    me = server.player()
    table = me.open("me", "open")
    watchers: list[Iterator[Any]] = []
    for words in ("one", "two", "three", "four"):
        me.post(f"/api/tables/{table}/say", text=words)
        if len(watchers) < 2:
            watchers.append(server.player().events(table, "changes=1"))
        told = [next(watcher) for watcher in watchers]
    kept = server.app.tables.live[table].table
    assert kept is not None and "four" in str(told[0])
    assert [
        one.before is None
        for one in kept.cache.events.values.values()
        if isinstance(one, StreamEvent)
    ] == [False]


def things_in(kept: Any) -> int:
    """The number of things that an object keeps, in all its containers."""
    fields = (
        [getattr(value, "made", value) for value in vars(kept).values()]
        if not isinstance(kept, dict)
        else list(kept.values())
    )
    return sum(len(field) if hasattr(field, "__len__") else 1 for field in fields)


def test_a_bot_that_a_game_does_not_offer_cannot_be_asked_for_in_any_way(server: Serving) -> None:
    me = server.player()
    bot = {"kind": "bot", "bot": "ismcts:4000"}
    assert me.no("/api/tables", game="zimby_mojo", seats=[{"kind": "me"}, bot])[1] == "no_bot"
    waiting = me.open("me", "open", game="zimby_mojo")
    assert me.no(f"/api/tables/{waiting}/fill", seat=1, bot="ismcts:4000")[1] == "no_bot"
    table = me.open("me", "greedy", game="zimby_mojo")
    assert me.no(f"/api/tables/{table}/hint", bot="ismcts:4000")[1] == "no_bot"
    assert "greedy" in me.no(f"/api/tables/{table}/bot", seat=1, bot="ismcts:4000")[2]


def test_hints_beyond_the_limit_are_refused_and_others_are_given_theirs(fresh: Path) -> None:
    with serving(fresh, limits=ServerLimits(hints_person=1, hints_address=0)) as server:
        me, other = server.player(), server.player()
        table, others = (player.open("me", "careless:4", game="konja") for player in (me, other))
        me.my_turn(table), other.my_turn(others)
        pool = server.app.pools["hints"]
        with ThreadPoolExecutor(12) as crowd:
            asked = [
                crowd.submit(me.ask, "POST", f"/api/tables/{table}/hint", {"bot": "search:1000"})
                for _ in range(10)
            ]
            assert other.post(f"/api/tables/{others}/hint", bot="careless:4")["notation"]
            answers = [one.result() for one in asked]
        assert {answer.status_code for answer in answers} <= {200, 429}
        refused = [answer.json() for answer in answers if answer.status_code == 429]
        assert all(
            one["code"] == "busy_hints" and "hints_person" in one["error"] for one in refused
        )
        assert len({answer.text for answer in answers if answer.status_code == 200}) == 1
        until(
            lambda: not pool.waiting and not pool.running
        )  # an answer is sent before its job is counted as ended


def test_bots_alone_take_turns_that_nobody_else_has_to_wait_for(server: Serving) -> None:
    assert all(pause >= 1000 for pause in pauses(server.player(), 5))


def test_the_tables_of_bots_of_one_address_share_what_one_table_may_take(fresh: Path) -> None:
    with serving(fresh, limits=ServerLimits(alone=100)) as server:
        me = server.player().be_a_player()
        with ThreadPoolExecutor() as pool:
            watched = [pool.submit(pauses, me, 6) for _ in range(3)]
            longest = sorted(pause for one in watched for pause in one.result())
    assert (
        longest[len(longest) // 2] >= 200
    )  # of three tables at once; the first and the last are watched alone for a while


def pauses(me: Player, actions: int) -> list[int]:
    """Milliseconds between the actions of bots at a table of their own that somebody watches."""
    table = me.open("greedy", "greedy", pace=0)
    entries = (entry for snapshot in me.events(table) for entry in snapshot["news"])
    times = [entry["at"] for entry in itertools.islice(entries, actions)]
    return [after - before for before, after in itertools.pairwise(times[2:])]


def test_others_are_served_while_a_replay_is_drawn(
    server: Serving, replayed: tuple[Player, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    me, table = replayed
    draw, begun, others_served = replays.frame, threading.Event(), threading.Event()

    def slow(*wanted: Any) -> Any:
        begun.set()
        assert others_served.wait(PATIENCE)
        return draw(*wanted)

    monkeypatch.setattr(replays, "frame", slow)
    with ThreadPoolExecutor() as pool:
        page = pool.submit(me.ask, "GET", f"/t/{table}/replay?step=3")
        assert begun.wait(PATIENCE)
        assert server.player().http.get("/api/games", timeout=PROMPT).status_code == 200
        others_served.set()
        assert 'value="3"' in page.result().text


def test_stepping_through_a_replay_leaves_little_in_memory(
    server: Serving, replayed: tuple[Player, str]
) -> None:
    me, table = replayed
    for step in range(FRAMES + 4):
        me.get(f"/api/tables/{table}/frames/{step}?seat={step % 3 - 1}")
    kept = server.app.tables.live[table].table
    assert kept is not None and len(kept.cache.frames.values) <= FRAMES


def test_a_strangers_many_tables_leave_room_in_the_list_for_others(fresh: Path) -> None:
    with serving(fresh, proxies=Proxies.read(["127.0.0.1"])) as server:
        honest = server.player(headers={"x-forwarded-for": "192.0.2.1"})
        stranger = server.player(headers={"x-forwarded-for": "192.0.2.2"})
        table = honest.open("me", "open", public=True)
        for _ in range(48):
            stranger.open("me", "open", public=True)
        for _ in range(12):
            server.player(headers={"x-forwarded-for": "192.0.2.2"}).open("me", "open", public=True)
        listed = [card["id"] for card in server.player().get("/api/tables?show=open")]
        assert table in listed
        assert len(listed) <= 7


def test_a_limit_that_is_reached_is_named_with_its_value(fresh: Path) -> None:
    few = ServerLimits(
        tables_person=2,
        streams_seat=1,
        words_person=3,
        words_table=60,
        people_hour=2,
        bytes_person=9_000,
    )
    with serving(fresh, limits=few) as server:
        me, other = server.player(), server.player()
        table, _ = me.open("me", "open"), me.open("me", "open")
        assert me.no("/api/tables", game="dunjiin", seats=[{"kind": "me"}, {"kind": "open"}])[
            :2
        ] == (429, "tables_person")
        other.post(f"/api/tables/{table}/join")
        third = server.player().ask("POST", "/api/players", {})
        assert (third.status_code, third.json()["code"]) == (429, "people_hour")
        for number in (1, 1, 2, 3):  # the first one comes twice, and counts once
            me.post(f"/api/tables/{table}/say", text="hello", key=f"word {number}")
        status, code, words = me.no(f"/api/tables/{table}/say", text="hello")
        assert (status, code) == (429, "words_person")
        assert "3 messages from one person in a minute" in words
        other.post(f"/api/tables/{table}/say", text="x" * 44)  # 59 bytes so far, each counted once
        assert other.no(f"/api/tables/{table}/say", text="xx")[1] == "words_table"
        stream = me.events(table)
        next(stream)
        answer = me.ask("GET", f"/api/tables/{table}/events")
        assert (answer.status_code, answer.json()["code"]) == (429, "streams_seat")
        stream.close()
        until(lambda: not server.app.public.quotas.streams)
        next(me.events(table))
        other.open("greedy", "greedy", edition_text=edition())
        assert (
            other.no("/api/tables", game="dunjiin", seats=SEATS, edition_text=edition("theirs"))[1]
            == "bytes_person"
        )


def test_a_table_that_is_over_makes_room_for_another(fresh: Path) -> None:
    with serving(fresh, limits=ServerLimits(tables_person=1)) as server:
        me = server.player()
        table = me.open("me", "greedy")
        assert (
            me.no("/api/tables", game="dunjiin", seats=[{"kind": "me"}, *SEATS])[1]
            == "tables_person"
        )
        me.post(f"/api/tables/{table}/resign")
        assert me.open("me", "greedy") != table


def test_a_look_leaves_out_old_news_and_says_so(fresh: Path) -> None:
    with serving(fresh, limits=ServerLimits(news=5)) as server:
        me = server.player()
        table = me.open("me", "open")
        for number in range(9):
            me.post(f"/api/tables/{table}/say", text=f"word {number}")
        snapshot = me.snapshot(table)
        assert (
            snapshot["number"],
            [entry["number"] for entry in snapshot["news"]],
            snapshot["skipped"],
        ) == (10, [6, 7, 8, 9, 10], 5)
        assert me.get(f"/api/tables/{table}?since=8")["skipped"] == 0


def test_the_worker_processes_end_with_the_server(fresh: Path) -> None:
    with serving(fresh) as server:
        me = server.player()
        me.open("me", "greedy", edition_text=edition())
        (worker,) = server.app.workers.all
        assert worker.process.poll() is None
    assert worker.process.wait(PATIENCE) is not None


@pytest.mark.parametrize(
    ("compiled", "expected"), [(True, (413, "too_costly")), (False, (503, "not_ready"))]
)
def test_a_text_that_takes_too_long_while_rules_are_compiled_can_be_tried_again(
    compiled: bool, expected: tuple[int, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    workers = Workers()
    worker: Any = SimpleNamespace(
        compiled=compiled, ask=lambda job, tell=None: {"costly": "too long"}
    )
    monkeypatch.setattr("ludary.server.parsing.workers.JIT", True)
    monkeypatch.setattr(workers, "_take", lambda: worker)
    monkeypatch.setattr(workers, "_give_back", lambda worker, ended: None)
    with pytest.raises(Refused) as refused:
        workers.ask({"do": "record", "text": ""})
    assert (refused.value.status, refused.value.code) == expected
