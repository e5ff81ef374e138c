"""The API as programs use it, over a real connection."""

from __future__ import annotations

import itertools
from pathlib import Path

import pytest

import ludary
from ludary.server.people import digest_of
from tests.server.serving import Serving, serving, until

EXAMPLES = Path(__file__).parents[2] / "examples"


def test_games_are_listed_with_all_that_a_form_needs(server: Serving) -> None:
    games = {game["name"]: game for game in server.player().get("/api/games")}
    assert list(games) == ludary.games()
    dunjiin = games["dunjiin"]
    assert dunjiin["seats"] == [2, 3, 4, 5, 6]
    assert {option["name"] for option in dunjiin["options"]} == {option.name for option in ludary.load("dunjiin").options}
    assert [edition["key"] for edition in dunjiin["editions"]] == list(ludary.load("dunjiin").editions())
    rules = server.player().get("/api/games/dunjiin/rules")
    assert len(rules["rules"]) == dunjiin["rules"]
    assert "tests" not in rules["rules"][0]
    picture = server.player().ask("GET", dunjiin["picture"])
    assert picture.headers["content-type"] == "image/svg+xml"
    assert picture.text.startswith("<svg")


def test_a_whole_game_against_bots(server: Serving) -> None:
    me = server.player()
    table = me.open("me", "greedy", "ismcts:1000", name="Ann")
    while (look := me.my_turn(table))["status"] == "playing":
        after = me.act(table, look)
        again = me.post(f"/api/tables/{table}/act", action=look["decision"]["actions"][0]["id"], version=look["version"])
        assert again["look"]["number"] >= after["number"]
    kinds = [entry["kind"] for entry in look["news"]]
    assert kinds[:2] == ["open", "start"]
    assert [entry["number"] for entry in look["news"]] == list(range(1, look["number"] + 1))
    assert look["players"][0]["name"] == "Ann"
    assert sorted(look["over"]["returns"], reverse=True) == [look["over"]["returns"][seat] for seat in look["over"]["order"]]
    assert me.get("/api/tables?show=mine")[0]["status"] == "over"


def test_friends_join_by_link_and_see_only_their_own(server: Serving) -> None:
    ann, bob, stranger = server.player(), server.player(), server.player()
    table = ann.open("me", "open", name="Ann")
    assert stranger.look(table)["can"]["join"] == [1]
    assert ann.look(table)["status"] == "waiting"
    joined = bob.post(f"/api/tables/{table}/join", name="Bob")
    assert (joined["seat"], joined["look"]["status"]) == (1, "playing")
    assert stranger.no(f"/api/tables/{table}/join") == (409, "taken", "All seats are taken. You can watch.")
    assert [player["name"] for player in ann.look(table)["players"]] == ["Ann", "Bob"]
    looks = [player.look(table) for player in (ann, bob, stranger)]
    assert [look["seat"] for look in looks] == [0, 1, -1]
    assert sum(bool(look["decision"]["actions"]) for look in looks) == 1
    assert stranger.no(f"/api/tables/{table}/act", action="explore", version=2)[:2] == (403, "not_yours")


def test_a_late_action_is_shown_how_the_table_stands(server: Serving) -> None:
    ann, bob = server.player(), server.player()
    table = ann.open("me", "open")
    bob.post(f"/api/tables/{table}/join")
    who = ann if ann.look(table)["decision"]["yours"] else bob
    look = who.look(table)
    who.act(table, look)
    other = bob if who is ann else ann
    answer = other.ask("POST", f"/api/tables/{table}/act", {"action": "explore", "version": look["version"]})
    assert (answer.status_code, answer.json()["code"]) == (409, "late")
    assert answer.json()["look"]["seat"] == other.look(table)["seat"]


def test_the_stream_shows_everything_once_and_goes_on_where_it_was_lost(server: Serving) -> None:
    me, watcher = server.player(), server.player()
    table = me.open("me", "greedy")
    seen = []
    for look in watcher.events(table):
        seen += [entry["number"] for entry in look["news"]]
        if look["status"] == "over" or len(seen) > 12:
            break
        turn = me.look(table)
        if turn["decision"] and turn["decision"]["yours"]:
            me.act(table, turn)
    until(lambda: me.look(table)["status"] == "over" or me.look(table)["decision"]["yours"])
    turn = me.look(table)
    if turn["status"] == "playing":
        me.act(table, turn)
    again = next(watcher.events(table, **{"last-event-id": str(seen[-1])}))
    seen += [entry["number"] for entry in again["news"]]
    assert seen == list(range(1, again["number"] + 1))


def test_presence_is_seen(server: Serving) -> None:
    ann, bob = server.player(), server.player()
    table = ann.open("me", "open")
    bob.post(f"/api/tables/{table}/join")
    stream = ann.events(table)
    assert next(stream)["players"][1]["here"] is False
    his = bob.events(table)
    next(his)
    assert next(look for look in stream if look["players"][1]["here"])
    his.close()
    assert next(look for look in stream if not look["players"][1]["here"])
    stream.close()


def test_bots_alone_play_while_somebody_watches(server: Serving) -> None:
    me = server.player()
    table = me.open("greedy", "greedy", pace=0.001)
    looks = list(itertools.takewhile(lambda look: look["status"] != "over", me.events(table)))
    assert looks
    assert me.look(table)["status"] == "over"
    unwatched = me.open("greedy", "greedy")
    assert me.look(unwatched)["number"] == 2


def test_hints_chat_pace_and_resigning(server: Serving) -> None:
    me = server.player()
    table = me.open("me", "greedy", "greedy")
    look = me.my_turn(table)
    hint = me.post(f"/api/tables/{table}/hint")
    assert hint["notation"] in [action["notation"] for action in look["decision"]["actions"]]
    assert me.no(f"/api/tables/{table}/hint", bot="deepblue")[1] == "no_bot"
    for _ in range(2):
        me.post(f"/api/tables/{table}/say", text="good luck", key="one")
    assert [entry["lines"] for entry in me.look(table)["news"] if entry["kind"] == "say"] == [["good luck"]]
    me.post(f"/api/tables/{table}/pace", pace=2)
    assert me.look(table)["pace"] == 2
    me.post(f"/api/tables/{table}/resign")
    assert me.look(table)["over"]["words"] == "The game ended: Player 1 resigned."


def test_a_finished_game_is_replayed_and_its_record_taken_elsewhere(server: Serving, tmp_path: Path) -> None:
    me = server.player()
    table = me.open("me", "greedy", name="Ann")
    assert me.ask("GET", f"/api/tables/{table}/record").json()["code"] == "playing"
    while (look := me.my_turn(table))["status"] == "playing":
        me.act(table, look)
    head = me.get(f"/api/tables/{table}/replay?seat=1")
    frames = [me.get(f"/api/tables/{table}/frames/{step}?seat=1") for step in (0, head["steps"] - 1)]
    assert frames[0]["svg"].startswith("<svg")
    assert frames[-1]["decides"] == -1
    record = me.ask("GET", f"/api/tables/{table}/record")
    assert record.headers["content-disposition"].endswith('.ludary"')
    (tmp_path / "game.ludary").write_text(record.text)
    match = ludary.Match.load(tmp_path / "game.ludary")
    assert match.players == ["Ann", "Bot 2"]
    brought = me.ask("POST", "/api/records", content=record.content, headers={"content-type": "text/plain"}).json()
    assert me.get(f"/api/tables/{brought['id']}/replay?seat=1")["lines"] == head["lines"]
    onward = me.post("/api/tables", **{"from": {"table": brought["id"], "step": 3}, "seats": [{"kind": "bot"}, {"kind": "me"}]})
    assert me.look(onward["id"])["number"] >= 4
    assert [entry["kind"] for entry in me.look(onward["id"])["news"]][:4] == ["open", "start", "act", "act"]


def test_bad_records_and_editions_are_refused_in_words(server: Serving) -> None:
    me = server.player()

    def bring(text: str) -> str:
        answer = me.ask("POST", "/api/records", content=text.encode(), headers={"content-type": "text/plain"})
        assert answer.status_code == 400, answer.text
        return str(answer.json()["error"])

    assert "begins with 'Ludary record 1'" in bring("hello")
    assert "no game 'chess'" in bring("Ludary record 1\ngame: chess 1\n")
    assert "no game '/etc/x.py'" in bring("Ludary record 1\ngame: /etc/x.py 1\n")
    record = ludary.load("dunjiin").start(2, seed=1).record()
    assert "line 7" in bring(record.replace("start |", "strat |"))
    imagined = ludary.load("dunjiin").start(2, seed=1).imagine(0, 1).record()
    assert "position of its own is not taken here" in bring(imagined)
    text = ludary.load("dunjiin").edition_path(None).read_text()
    seats = [{"kind": "bot"}, {"kind": "bot"}]
    status, code, words = me.no("/api/tables", game="dunjiin", seats=seats, edition_text=text.replace("strength = 10", "strength = -3"))
    assert (status, code) == (400, "bad_box")
    assert "strength" in words
    assert "not TOML" in me.no("/api/tables", game="dunjiin", seats=seats, edition_text="[[[")[2]
    assert "no edition 'gold'" in me.no("/api/tables", game="dunjiin", seats=seats, edition="gold")[2]
    assert "no option 'hardcroe'; did you mean 'hardcore'" in me.no("/api/tables", game="dunjiin", seats=seats, options={"hardcroe": 1})[2]
    assert "2 to 6 seats, not 1" in me.no("/api/tables", game="dunjiin", seats=seats[:1])[2]
    assert "one seat only" in me.no("/api/tables", game="dunjiin", seats=[{"kind": "me"}, {"kind": "me"}])[2]
    assert me.no("/api/tables", game="go", seats=seats)[0] == 404
    assert me.no("/api/tables", game="dunjiin", seats=[{"kind": "dog"}])[2].startswith(
        "seats.0.kind: Input should be 'me', 'open' or 'bot'"
    )


def test_an_edition_of_ones_own_and_options_are_played(server: Serving) -> None:
    me = server.player()
    text = ludary.load("dunjiin").edition_path(None).read_text().replace('name = "three of each"', 'name = "ours"')
    table = me.open("me", "greedy", edition_text=text, options={"hardcore": "yes", "shop_price": 9})
    look = me.look(table)
    assert (look["edition"], look["options"]) == ("ours", {"hardcore": "yes", "shop_price": "9"})


def test_tokens_are_kept_as_digests_and_move_to_other_devices(server: Serving) -> None:
    me = server.player()
    table = me.open("me", "open", name="Ann")
    assert server.hall.store.person(digest_of(me.token)) is not None
    assert server.hall.store.person(me.token) is None
    link = me.post("/api/me/link")["url"]
    assert link.endswith(f"/me#{me.token}")
    device = server.player()
    answer = device.ask("POST", "/api/me", {"token": link.partition("#")[2]})
    assert "HttpOnly" in answer.headers["set-cookie"]
    assert device.ask("GET", f"/api/tables/{table}", headers={"cookie": f"ludary={me.token}"}).json()["seat"] == 0
    assert device.no("/api/me", token="x" * 32)[1] == "bad_token"
    assert device.ask("GET", f"/api/tables/{table}", headers={"authorization": "Bearer nobody"}).status_code == 401


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


def test_games_of_ones_own_are_served_too(fresh: Path) -> None:
    with serving(fresh, own_games=(EXAMPLES / "connect_four.py", EXAMPLES / "leduc_poker.py")) as server:
        me = server.player()
        assert [game["name"] for game in me.get("/api/games")] == [*ludary.games(), "connect_four", "leduc_poker"]
        table = me.open("me", "ismcts:1000", game="connect_four")
        while (look := me.my_turn(table))["status"] == "playing":
            me.act(table, look)
        assert look["text"]
        assert me.ask("GET", f"/api/tables/{table}/record").text.startswith("Ludary record 1")


def test_what_was_acknowledged_is_there_after_a_restart(fresh: Path) -> None:
    with serving(fresh) as server:
        ann, bob = server.player(), server.player()
        table = ann.open("me", "open", name="Ann")
        bob.post(f"/api/tables/{table}/join", name="Bob")
        for _ in range(6):
            who = ann if ann.look(table)["decision"]["yours"] else bob
            who.act(table, who.look(table))
        before = ann.look(table)
    with serving(fresh) as server:
        ann, bob = server.player(ann.token), server.player(bob.token)
        after = ann.look(table)
        assert {**before, "now": 0} == {**after, "now": 0}
        who = ann if after["decision"]["yours"] else bob
        assert who.act(table, who.look(table))["number"] == before["number"] + 1


def test_a_database_serves_one_server_unless_it_is_postgres(fresh: Path) -> None:
    from ludary.server.store.database import Database

    with serving(fresh), pytest.raises(ValueError, match="in use by another server"):
        Database(f"sqlite:///{fresh}")
    with pytest.raises(ValueError, match="should begin with sqlite:/// or postgresql://"):
        Database("mysql://localhost/x")
    with pytest.raises(ValueError, match="would forget every table"):
        Database("sqlite://")


def test_a_wish_for_a_table_that_comes_twice_makes_one(server: Serving) -> None:
    me = server.player()
    key = "0123456789abcdef-once"
    wish = {"game": "dunjiin", "seats": [{"kind": "me"}, {"kind": "open"}], "key": key}
    first, second = me.post("/api/tables", **wish), server.player().post("/api/tables", **wish)
    assert first == second
    assert me.no("/api/tables", **{**wish, "game": "go", "key": key + "2"})[0] == 404
    assert me.post("/api/tables", **{**wish, "key": key + "2"})["id"] != first["id"]


def test_an_open_seat_can_go_to_a_bot_and_a_game_be_played_again(server: Serving) -> None:
    me = server.player()
    table = me.open("me", "open", "open", edition="fixed-shields", options={"hardcore": True})
    assert me.post(f"/api/tables/{table}/fill", seat=2)["look"]["status"] == "waiting"
    look = me.post(f"/api/tables/{table}/fill", seat=1, bot="greedy")["look"]
    assert (look["status"], look["players"][1]["bot"], look["edition"]) == ("playing", "greedy", "fixed-shields")
    assert me.no(f"/api/tables/{table}/fill", seat=1)[1] == "taken"
    again = me.post("/api/tables", **{"from": {"table": table, "step": 0}, "seats": [{"kind": "me"}, {"kind": "bot"}]})["id"]
    assert [me.look(again)[part] for part in ("edition", "options")] == ["fixed-shields", {"hardcore": "yes"}]
