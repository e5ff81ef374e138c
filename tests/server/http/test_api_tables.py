"""Setting tables up over the API: hosts, games, and positions to go on from."""

from __future__ import annotations

import threading
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

import ludary
from ludary.server.http.models.common import Card
from ludary.server.tables import moves
from tests.server.serving import PATIENCE, Serving, serving

EXAMPLES = Path(__file__).parents[3] / "examples"


def test_a_finished_game_is_replayed_and_its_record_taken_elsewhere(
    server: Serving, tmp_path: Path
) -> None:
    me = server.player()
    table = me.open("me", "greedy", name="Ann")
    assert me.ask("GET", f"/api/tables/{table}/record").json()["code"] == "playing"
    while (snapshot := me.my_turn(table))["status"] == "playing":
        me.act(table, snapshot)
    head = me.get(f"/api/tables/{table}/replay?seat=1")
    frames = [
        me.get(f"/api/tables/{table}/frames/{step}?seat=1") for step in (0, head["steps"] - 1)
    ]
    assert frames[0]["board"]["panels"][0]["layers"][0]["svg"].startswith("<g")
    assert frames[-1]["decides"] == -1
    record = me.ask("GET", f"/api/tables/{table}/record")
    assert record.headers["content-disposition"].endswith('.ludary"')
    (tmp_path / "game.ludary").write_text(record.text)
    match = ludary.Match.load(tmp_path / "game.ludary")
    assert match.players == ["Ann", "Bot 2"]
    brought = me.ask(
        "POST", "/api/records", content=record.content, headers={"content-type": "text/plain"}
    ).json()
    assert me.get(f"/api/tables/{brought['id']}/replay?seat=1")["lines"] == head["lines"]
    onward = me.post(
        "/api/tables",
        **{"from": {"table": brought["id"], "step": 3}, "seats": [{"kind": "bot"}, {"kind": "me"}]},
    )
    assert me.snapshot(onward["id"])["number"] >= 4
    assert [entry["kind"] for entry in me.snapshot(onward["id"])["news"]][:4] == [
        "open",
        "start",
        "act",
        "act",
    ]


def test_bad_records_and_editions_are_refused_in_words(server: Serving) -> None:
    me = server.player().be_a_player()

    def bring(text: str) -> str:
        answer = me.ask(
            "POST", "/api/records", content=text.encode(), headers={"content-type": "text/plain"}
        )
        assert answer.status_code == 400, answer.text
        return str(answer.json()["error"])

    assert "begins with 'Ludary record 1'" in bring("hello")
    assert "no game 'chess'" in bring("Ludary record 1\ngame: chess 1\n")
    assert "no game '/etc/x.py'" in bring("Ludary record 1\ngame: /etc/x.py 1\n")
    record = ludary.load("dunjiin").start(2, seed=1).record()
    assert "line 7" in bring(record.replace("start |", "strat |"))
    imagined = ludary.load("dunjiin").start(2, seed=1).imagine(0, 1).record()
    assert "position of its own: load it with" in bring(imagined)
    text = ludary.load("dunjiin").contents.edition_path().read_text()
    seats = [{"kind": "bot"}, {"kind": "bot"}]
    status, code, words = me.no(
        "/api/tables",
        game="dunjiin",
        seats=seats,
        edition_text=text.replace("strength = 10", "strength = -3"),
    )
    assert (status, code) == (400, "bad_box")
    assert "strength" in words
    assert "not TOML" in me.no("/api/tables", game="dunjiin", seats=seats, edition_text="[[[")[2]
    assert (
        "no edition 'gold'" in me.no("/api/tables", game="dunjiin", seats=seats, edition="gold")[2]
    )
    assert (
        "no option 'hardcroe'; did you mean 'hardcore'"
        in me.no("/api/tables", game="dunjiin", seats=seats, options={"hardcroe": 1})[2]
    )
    assert "2 to 6 seats, not 1" in me.no("/api/tables", game="dunjiin", seats=seats[:1])[2]
    assert (
        "one seat only"
        in me.no("/api/tables", game="dunjiin", seats=[{"kind": "me"}, {"kind": "me"}])[2]
    )
    assert me.no("/api/tables", game="go", seats=seats)[0] == 404
    assert me.no("/api/tables", game="dunjiin", seats=[{"kind": "dog"}])[2].startswith(
        "seats.0.kind: Input should be 'me', 'open' or 'bot'"
    )


def test_options_that_do_not_fit_together_are_refused_in_words(server: Serving) -> None:
    me, seats = server.player(), [{"kind": "me"}, {"kind": "bot"}]
    both = me.no("/api/tables", game="dunjiin", seats=seats, options={"fast": "yes", "dealer": "4"})
    assert (both[0], both[1]) == (400, "bad_box")
    assert "cannot be combined" in both[2]
    few = me.no("/api/tables", game="zimby_mojo", seats=seats, options={"solo_library": "1"})
    assert few == (400, "bad_box", "solo_scrolls=6: cannot be more than solo_library=1")


def test_an_edition_of_ones_own_and_options_are_played(server: Serving) -> None:
    me = server.player()
    text = (
        ludary.load("dunjiin")
        .contents.edition_path()
        .read_text()
        .replace('name = "dragon cave"', 'name = "ours"')
    )
    table = me.open("me", "greedy", edition_text=text, options={"hardcore": "yes", "shop_price": 9})
    snapshot = me.snapshot(table)
    assert (snapshot["edition"], snapshot["options"]) == (
        "ours",
        {"hardcore": "yes", "shop_price": "9"},
    )


def test_public_tables_are_found_by_strangers_until_they_begin(server: Serving) -> None:
    ann, bob = server.player(), server.player()
    hidden, public = ann.open("me", "open"), ann.open("me", "open", public=True)
    listed = [card["id"] for card in bob.get("/api/tables?show=open")]
    assert public in listed
    assert hidden not in listed
    bob.post(f"/api/tables/{public}/join")
    assert public not in [card["id"] for card in bob.get("/api/tables?show=open")]


def test_my_tables_come_with_those_first_that_wait_for_me(server: Serving) -> None:
    ann = server.player()
    tables = [ann.open("me", "open") for _ in range(3)]
    for table in tables:
        server.player().post(f"/api/tables/{table}/join")
    cards = ann.get("/api/tables?show=mine")
    waiting = [card["yours"] for card in cards]
    assert waiting == sorted(waiting, reverse=True)
    assert {card["id"] for card in cards} == set(tables)


def test_cards_of_tables_are_as_the_description_says(server: Serving) -> None:
    ann, bob = server.player(), server.player()
    waiting = ann.open("me", "open", public=True, clock={"kind": "live"})
    playing = ann.open("me", "greedy")
    cards = [*bob.get("/api/tables?show=open"), *ann.get("/api/tables?show=mine")]
    assert {waiting, playing} <= {card["id"] for card in cards}
    assert all(Card.model_validate(card, strict=True).model_dump() == card for card in cards)


def test_the_lobby_lists_tables_without_scripts_too(server: Serving) -> None:
    table = server.player().open("me", "open", public=True)
    html = server.player().ask("GET", "/").text
    assert f'/t/{table}">' in html.partition('id="page-waiting"')[2].partition("</ul>")[0]


def test_games_of_ones_own_are_served_too(fresh: Path) -> None:
    with serving(
        fresh, own_games=(EXAMPLES / "connect_four.py", EXAMPLES / "leduc_poker.py")
    ) as server:
        me = server.player()
        assert [game["name"] for game in me.get("/api/games")] == [
            *ludary.games(),
            "connect_four",
            "leduc_poker",
        ]
        table = me.open("me", "ismcts:1000", game="connect_four")
        while (snapshot := me.my_turn(table))["status"] == "playing":
            me.act(table, snapshot)
        assert snapshot["text"]
        assert me.ask("GET", f"/api/tables/{table}/record").text.startswith("Ludary record 1")


def test_a_request_for_a_table_that_comes_twice_makes_one(server: Serving) -> None:
    me = server.player()
    key = "0123456789abcdef-once"
    body = {"game": "dunjiin", "seats": [{"kind": "me"}, {"kind": "open"}], "key": key}
    first, second = me.post("/api/tables", **body), me.post("/api/tables", **body)
    assert first == second
    assert me.no("/api/tables", **{**body, "game": "go", "key": key + "2"})[0] == 404
    assert me.post("/api/tables", **{**body, "key": key + "2"})["id"] != first["id"]


def test_an_open_seat_can_go_to_a_bot_and_a_game_be_played_again(server: Serving) -> None:
    me = server.player()
    table = me.open("me", "open", "open", edition="fixed-shields", options={"hardcore": True})
    assert me.post(f"/api/tables/{table}/fill", seat=2)["snapshot"]["status"] == "waiting"
    snapshot = me.post(f"/api/tables/{table}/fill", seat=1, bot="greedy")["snapshot"]
    assert (snapshot["status"], snapshot["players"][1]["bot"], snapshot["edition"]) == (
        "playing",
        "greedy",
        "fixed-shields",
    )
    assert me.no(f"/api/tables/{table}/fill", seat=1)[1] == "taken"
    again = me.post(
        "/api/tables",
        **{"from": {"table": table, "step": 0}, "seats": [{"kind": "me"}, {"kind": "bot"}]},
    )["id"]
    assert [me.snapshot(again)[part] for part in ("edition", "options")] == [
        "fixed-shields",
        {"hardcore": "yes"},
    ]


def test_a_client_that_prefers_a_short_answer_gets_the_number_of_the_entry_in_the_stream(
    server: Serving,
) -> None:
    me = server.player()
    table = me.open("me", "greedy")
    now = me.my_turn(table)
    body = {"action": now["decision"]["actions"][0]["notation"], "version": now["version"]}
    short = me.ask(
        "POST", f"/api/tables/{table}/act", body, headers={"prefer": "wait=5, return=minimal"}
    )
    assert short.headers["preference-applied"] == "return=minimal"
    assert list(short.json()) == ["number"]
    assert any(
        entry["number"] == short.json()["number"]
        for entry in me.get(f"/api/tables/{table}")["news"]
    )
    assert "snapshot" in me.post(
        f"/api/tables/{table}/act", **body
    )  # repeated, and without that preference


@pytest.mark.parametrize("what", ["undo", "act"])
def test_moves_are_made_in_a_thread_while_others_are_served(
    server: Serving, monkeypatch: pytest.MonkeyPatch, what: str
) -> None:
    made, served = threading.Event(), threading.Event()
    move = getattr(moves, what)

    def slow(*given: Any) -> Any:
        made.set()
        assert served.wait(PATIENCE)
        return move(*given)

    me = server.player()
    table = me.open("me", "greedy")
    now = me.my_turn(table)
    monkeypatch.setattr(moves, what, slow)
    more = {"action": now["decision"]["actions"][0]["notation"]} if what == "act" else {}
    with ThreadPoolExecutor() as pool:
        asked = pool.submit(
            me.ask, "POST", f"/api/tables/{table}/{what}", {"version": now["version"], **more}
        )
        assert made.wait(PATIENCE)
        assert server.player().get("/api/games")
        served.set()
        assert asked.result().status_code == (200 if what == "act" else 409)
