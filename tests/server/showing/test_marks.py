"""Marks, the spots that a choice would touch: told to the player to decide, for the named
position.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from ludary.core.contract.marks import Mark
from tests.every_game import EXAMPLES
from tests.server.serving import Player, Serving, serving


@pytest.fixture
def collection(server: Serving) -> Iterator[tuple[Player, str, Any]]:
    """Ann at a table of Konja, about to spend dice."""
    ann = server.player()
    table = ann.open("me", "uniform", game="konja")
    snapshot = ann.my_turn(table)
    while not spending(snapshot):
        snapshot = (
            ann.act(table, snapshot, snapshot["decision"]["actions"][-1]["id"]),
            ann.my_turn(table),
        )[1]
    yield ann, table, snapshot


def drawn_in(snapshot: Any) -> str:
    """Everything that the board of a Snapshot draws."""
    return "".join(
        layer["svg"] for panel in snapshot["board"]["panels"] for layer in panel["layers"]
    )


def spending(snapshot: Any) -> list[Any]:
    return [
        action
        for action in snapshot["decision"]["actions"]
        if action["name"] in ("single", "pair", "run")
    ]


def asked(player: Player, table: str, action: int, version: int) -> tuple[int, Any]:
    answer = player.ask("GET", f"/api/tables/{table}/marks?action={action}&version={version}")
    return answer.status_code, answer.json()


def test_a_choice_is_told_with_the_spots_that_the_board_has(
    collection: tuple[Player, str, Any],
) -> None:
    ann, table, snapshot = collection
    for action in spending(snapshot):
        status, told = asked(ann, table, action["id"], snapshot["version"])
        assert (status, told["action"], told["version"]) == (200, action["id"], snapshot["version"])
        assert set(told["marks"]) <= set(Mark)
        assert told["marks"]["take"]
        for spots in told["marks"].values():
            assert all(drawn_in(snapshot).count(f'data-spot="{spot}"') == 1 for spot in spots)


def test_only_whoever_decides_is_told(server: Serving, collection: tuple[Player, str, Any]) -> None:
    ann, table, snapshot = collection
    chosen = snapshot["decision"]["actions"][0]["id"]
    assert asked(server.player(), table, chosen, snapshot["version"])[1]["code"] == "not_yours"
    ann.post(f"/api/tables/{table}/resign")
    status, told = asked(ann, table, chosen, ann.snapshot(table)["version"])
    assert (status, told["code"]) == (409, "over")


def test_marks_are_not_told_out_of_turn(server: Serving) -> None:
    ann, bob = server.player(), server.player()
    table = ann.open("me", "open", game="konja")
    assert asked(ann, table, 0, ann.snapshot(table)["version"])[1]["code"] == "waiting"
    bob.post(f"/api/tables/{table}/join")
    waits = next(player for player in (ann, bob) if not player.snapshot(table)["decision"]["yours"])
    status, told = asked(waits, table, 0, waits.snapshot(table)["version"])
    assert (status, told["code"]) == (409, "turn")


def test_a_question_about_an_older_position_is_late(collection: tuple[Player, str, Any]) -> None:
    ann, table, snapshot = collection
    status, told = asked(
        ann, table, snapshot["decision"]["actions"][0]["id"], snapshot["version"] - 1
    )
    assert (status, told["code"], told["snapshot"]["version"]) == (409, "late", snapshot["version"])


def test_marks_of_an_illegal_action_are_refused_in_words(
    collection: tuple[Player, str, Any],
) -> None:
    ann, table, snapshot = collection
    legal = {action["id"] for action in snapshot["decision"]["actions"]}
    other = next(number for number in range(10_000) if number not in legal)
    for number in (other, 2**31 - 1):
        status, told = asked(ann, table, number, snapshot["version"])
        assert (status, told["code"]) == (400, "illegal")
        assert f"'{number}' is not legal now for seat 1" in told["error"]
    assert asked(ann, table, -1, snapshot["version"])[1]["code"] == "invalid"
    assert ann.ask("GET", f"/api/tables/{table}/marks").json()["code"] == "invalid"
    assert (
        ann.ask("GET", "/api/tables/nobody-has-this1/marks?action=1&version=1").json()["code"]
        == "not_found"
    )


def test_a_game_that_tells_no_marks_says_so_and_marks_nothing(server: Serving, fresh: Path) -> None:
    me = server.player()
    assert me.snapshot(me.open("me", "uniform", game="konja"))["marks"]
    with serving(fresh, own_games=(EXAMPLES / "connect_four.py",)) as other:
        me = other.player()
        table = me.open("me", "uniform", game="connect_four")
        snapshot = me.my_turn(table)
        assert not snapshot["marks"]
        action = snapshot["decision"]["actions"][0]["id"]
        assert asked(me, table, action, snapshot["version"])[1]["marks"] == {}
