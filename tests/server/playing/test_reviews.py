"""Reviews of finished games: made once by a worker, told to everybody, and honest where there are none."""

from __future__ import annotations

from typing import Any

import pytest

from ludary.server.playing import reviews
from tests.server.serving import Player, Serving, until


def finished(me: Player) -> str:
    table = me.open("me", "uniform", name="Ann")
    while (snapshot := me.my_turn(table))["status"] != "over":
        me.act(table, snapshot)
    return table


def reviewed(me: Player, table: str) -> Any:
    path = f"/api/tables/{table}/review"
    return until(lambda: found if (found := me.get(path))["status"] != "working" else None)


def test_a_finished_game_is_reviewed_once(server: Serving, monkeypatch: pytest.MonkeyPatch) -> None:
    me = server.player()
    table = finished(me)
    answer = reviewed(me, table)
    assert (answer["status"], answer["progress"]) == ("ready", 1.0), answer
    found, last = answer["found"], me.get(f"/api/tables/{table}/replay")["steps"] - 1
    assert [player["name"] for player in found["players"]] == ["Ann", "Bot 2"]
    for player in found["players"]:
        assert player["start"] + player["skill"] + player["gifts"] + player["luck"] == pytest.approx(player["result"])
    assert [found["chances"][place]["step"] for place in (0, -1)] == [0, last]
    assert found["chances"][-1]["chances"] == [player["result"] for player in found["players"]]
    assert found["picture"].startswith("<svg") and "Ann" in found["text"]
    monkeypatch.setattr(server.app.workers, "ask", None)  # nobody is asked a second time
    assert server.player().get(f"/api/tables/{table}/review") == answer


def test_a_game_that_goes_on_has_no_review(server: Serving) -> None:
    me = server.player()
    table = me.open("me", "greedy")
    answer = me.ask("GET", f"/api/tables/{table}/review")
    assert (answer.status_code, answer.json()["code"]) == (403, "playing")


def test_a_game_that_is_too_long_says_so(server: Serving, monkeypatch: pytest.MonkeyPatch) -> None:
    me = server.player()
    table = finished(me)
    monkeypatch.setattr(reviews, "LONGEST", 3)
    assert reviewed(me, table) == {"status": "impossible", "words": reviews.TOO_LONG, "progress": 0.0, "found": None}
