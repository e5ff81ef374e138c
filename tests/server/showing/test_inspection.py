"""Explanations of a spot of the board: as the caller's seat sees it, now, earlier and in replays,
with the rules in words.
"""

from __future__ import annotations

from typing import Any

import ludary
from ludary.core.play.presenting import spots_of
from tests.server.serving import Player, Serving


def told(player: Player, table: str, **asks: Any) -> tuple[int, Any]:
    query = "&".join(f"{name}={value}" for name, value in asks.items())
    answer = player.ask("GET", f"/api/tables/{table}/inspect?{query}")
    return answer.status_code, answer.json()


def test_a_thing_is_told_with_its_rules_now_and_as_it_was(server: Serving) -> None:
    ann = server.player()
    table = ann.open("me", "uniform", game="koa", name="Ann")
    begun = ann.my_turn(table)
    status, sharman = told(ann, table, spot="sharman")
    assert (status, sharman["title"]) == (200, "The Sharman")
    assert sharman["rules"][0]["rule"].startswith("Two bones fall")
    ann.act(table, begun, begun["decision"]["actions"][0]["id"])
    mined = begun["decision"]["actions"][0]["spot"]
    now = told(ann, table, spot=mined)[1]["title"]
    assert told(ann, table, spot=mined, number=begun["number"])[1]["title"].startswith(
        "Empty square"
    )
    assert told(server.player(), table, spot=mined)[1]["title"] == now  # spectators may ask too


def test_an_unknown_spot_has_no_words_and_an_impossible_one_is_refused(server: Serving) -> None:
    ann = server.player()
    table = ann.open("me", "uniform", game="koa")
    assert told(ann, table, spot="elephant") == (
        200,
        {"spot": "elephant", "title": "", "lines": [], "rules": [], "origin": ""},
    )
    assert told(ann, table, spot="x" * 81)[1]["code"] == "invalid"
    assert told(ann, table, spot="sharman", number=10_000)[1]["code"] == "no_entry"
    assert told(ann, table, spot="sharman", step=1)[1]["code"] == "playing"
    waiting = ann.open("me", "open", game="koa")
    assert told(ann, waiting, spot="sharman")[1]["code"] == "waiting"


def test_a_replay_tells_its_steps(server: Serving) -> None:
    ann, bob = server.player(), server.player()
    table = ann.open("me", "open", game="koa")
    bob.post(f"/api/tables/{table}/join")
    first = (ann, bob)[ann.snapshot(table)["decision"]["seat"]]
    first.act(table, first.snapshot(table), "settle a1")
    ann.post(f"/api/tables/{table}/resign")
    assert told(ann, table, spot="square-0", step=0)[1]["title"] == "Empty square, a1"
    assert told(ann, table, spot="square-0")[1]["title"].startswith(
        "Camp of"
    )  # the table, as it ended
    assert told(ann, table, spot="square-0", step=10_000)[1]["code"] == "no_step"
    assert told(ann, table, spot="square-0", step=0, seat=9)[1]["code"] == "no_seat"


def test_the_box_is_listed_as_each_seat_sees_it(server: Serving) -> None:
    ann, bob = server.player(), server.player()
    table = ann.open("me", "uniform", game="dunjiin", name="Ann")
    version = ann.my_turn(table)["version"]
    monsters = ann.ask("GET", f"/api/tables/{table}/components").json()["tables"][0]
    assert (monsters["title"], monsters["header"]) == (
        "Monsters of the deck",
        ["", "Strength", "shields", "origin", "copies", "not seen yet"],
    )
    assert sum(int(row[4]) for row in monsters["rows"]) == 66
    assert sum(int(row[5]) for row in monsters["rows"]) <= 66 - 6  # two Characters lie open
    assert bob.ask("GET", f"/api/tables/{table}/components").status_code == 200
    assert version == ann.my_turn(table)["version"]
    waiting = ann.open("me", "open", game="zimby_mojo")
    scrolls = ann.ask("GET", f"/api/tables/{waiting}/components").json()["tables"][0]
    assert (scrolls["header"], scrolls["numbers"]) == (
        ["", "type", "mojo", "origin", "copies", ""],
        1,
    )
    assert set(scrolls["origins"]) == {"partly printed", "ours"}


def test_choices_that_end_a_turn_are_told_apart_and_what_is_unavailable_has_its_spots(
    server: Serving,
) -> None:
    ann = server.player()
    table = ann.open("me", "uniform", game="konja")
    decision = ann.my_turn(table)["decision"]
    names = {action["id"]: action["name"] for action in decision["actions"]}
    assert {names[action] for action in decision["closing"]} <= {"done"}
    match = ludary.load("konja").start(seats=2, seed=1)
    while match.actor is None or not (others := match.view(match.actor).unavailable()):
        match.step(match.legal_ids()[0])
    view = match.view(match.actor)
    board = view.board()
    assert board is not None
    spots = spots_of(view.game, view.state, others[0], frozenset(board.spots))
    assert spots and set(spots) <= set(board.spots)
    assert spots_of(view.game, view.state, others[0], frozenset()) == []
