"""Earlier boards of a table: a seat's view at that time, and nothing else; actions taken back are
no longer shown.
"""

from __future__ import annotations

from typing import Any

import pytest

from ludary.server.errors import Refused
from ludary.server.showing.history import past_board
from ludary.server.tables import moves
from ludary.server.tables.log import EntryKind
from tests.every_game import every_way, game_of
from tests.server.offline_table import OfflineTable
from tests.server.serving import Serving

NAMES = ("Ann", "Bob", "Cem", "Dee", "Eve", "Fay", "Gus", "Hal")


@pytest.mark.parametrize(("name", "way"), every_way())
def test_an_earlier_board_is_what_the_seat_was_shown_then(name: str, way: dict[str, Any]) -> None:
    game = game_of(name, way)
    at = OfflineTable(*NAMES[: game.seats[0]], game=game).start()
    shown = {}
    for seed in range(8):
        for seat in range(-1, game.seats[0]):
            snapshot = at.snapshot(seat)
            shown[at.table.number, seat] = (snapshot["board"], snapshot["text"])
        at.play(1, seed)
    for (number, seat), seen in shown.items():
        board = past_board(at.table, number, seat)
        assert (board["board"], board["text"]) == seen


def test_an_entry_that_was_taken_back_has_no_board_and_the_news_say_where_the_game_stands() -> None:
    at = OfflineTable("Ann", "greedy").start()
    while at.table.actor != 0:
        at.act()
    begun = at.table.number
    at.act()
    done = at.table.number
    at.do([moves.NewEntry(EntryKind.UNDO, 0, {"to": at.table.stands[begun] + 1})])
    undone = at.table.number
    at.act()
    steps = {entry["number"]: entry["step"] for entry in at.snapshot(0)["news"]}
    assert steps[undone] == steps[begun] == steps[done] - 1 == steps[at.table.number] - 1
    assert past_board(at.table, undone, 0)["board"] == past_board(at.table, begun, 0)["board"]
    with pytest.raises(Refused, match="taken back") as refused:
        past_board(at.table, done, 0)
    assert refused.value.status == 409


def test_entries_without_a_board_are_refused_in_words() -> None:
    at = OfflineTable("Ann", "greedy").start()
    at.do(moves.say(at.table, 0, "Hello", None))
    assert at.snapshot(0)["news"][-1]["step"] is None
    for number, words in (
        (at.table.number, "moved nothing"),
        (1, "moved nothing"),
        (0, "no entry 0"),
        (99, "no entry 99"),
    ):
        with pytest.raises(Refused, match=words):
            past_board(at.table, number, 0)


def test_a_player_gets_what_their_own_seat_saw(server: Serving) -> None:
    ann, bob = server.player(), server.player()
    table = ann.open("me", "open", name="Ann", game="nagaraja")
    bob.post(f"/api/tables/{table}/join", name="Bob")
    number = ann.snapshot(table)["number"]
    boards = {
        seat: who.get(f"/api/tables/{table}/past/{number}")
        for seat, who in ((0, ann), (1, bob), (-1, server.player()))
    }
    assert {seat: board["seat"] for seat, board in boards.items()} == {0: 0, 1: 1, -1: -1}
    assert boards[0]["text"] == ann.snapshot(table)["text"] != boards[1]["text"]
    assert ann.ask("GET", f"/api/tables/{table}/past/{number + 7}").json()["code"] == "no_entry"
