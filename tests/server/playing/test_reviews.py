"""Reviews of finished games: found once by a worker, told to everybody, and honest where there are none."""

from __future__ import annotations

from typing import Any

import pytest

from ludary.server.playing import reviews
from ludary.server.playing.reviews import sentence
from tests.server.serving import Player, Serving, until


def finished(me: Player) -> str:
    table = me.open("me", "uniform", name="Ann")
    while (snapshot := me.my_turn(table))["status"] != "over":
        me.act(table, snapshot)
    return table


def reviewed(me: Player, table: str) -> Any:
    path = f"/api/tables/{table}/review"
    return until(lambda: found if (found := me.get(path))["status"] != "working" else None)


def test_a_finished_game_is_looked_through_once(server: Serving, monkeypatch: pytest.MonkeyPatch) -> None:
    me = server.player()
    table = finished(me)
    found = reviewed(me, table)
    assert found["status"] == "ready", found
    names, last = ["Ann", "Bot 2"], me.get(f"/api/tables/{table}/replay")["steps"] - 1
    assert found["turns"] or found["words"] == reviews.NONE
    for turn in found["turns"]:
        assert turn["words"].startswith(names[turn["actor"]]) and 1 <= turn["step"] <= last
    monkeypatch.setattr(server.app.workers, "ask", None)  # nobody is asked a second time
    assert server.player().get(f"/api/tables/{table}/review") == found


def test_a_game_that_goes_on_has_no_review(server: Serving) -> None:
    me = server.player()
    table = me.open("me", "greedy")
    answer = me.ask("GET", f"/api/tables/{table}/review")
    assert (answer.status_code, answer.json()["code"]) == (403, "playing")


def test_a_game_that_is_too_long_says_so(server: Serving, monkeypatch: pytest.MonkeyPatch) -> None:
    me = server.player()
    table = finished(me)
    monkeypatch.setattr(reviews, "LONGEST", 3)
    assert reviewed(me, table) == {"status": "impossible", "words": reviews.TOO_LONG, "turns": []}


def test_a_turning_point_is_a_sentence() -> None:
    turn = {"actor": 1, "seat": 0, "step": 41, "action": "Seize g7.", "before": 0.62, "after": 0.35}
    words = "Bo chose “Seize g7” (step 41): Ann's chances fell from 62\N{NO-BREAK SPACE}% to 35\N{NO-BREAK SPACE}%."
    assert sentence(turn, ["Ann", "Bo"]) == words
