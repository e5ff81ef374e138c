"""Beats in the server's answers: with the newest news, earlier boards and replays, as the seat was
told.
"""

from __future__ import annotations

from typing import Any

import pytest
from pydantic_core import to_json

import ludary
from ludary.core.contract.beats import beats_json
from ludary.server.http.models.snapshots import Snapshot
from ludary.server.showing import replays
from ludary.server.showing.history import past_board
from ludary.server.showing.log_words import MOST_PLAYED
from ludary.server.tables import moves
from ludary.server.tables.log import EntryKind
from tests.server.offline_table import OfflineTable


def played(news: list[dict[str, Any]]) -> list[int]:
    """The numbers of the entries that have beats."""
    return [entry["number"] for entry in news if "beats" in entry]


@pytest.fixture
def koa() -> OfflineTable:
    return OfflineTable("Ann", "Bob", game=ludary.load("koa")).start().play(8)


def test_the_news_of_an_action_bring_its_beats_for_each_seat(koa: OfflineTable) -> None:
    before = koa.table.number
    koa.act()
    for seat in (-1, 0, 1):
        entry = koa.snapshot(seat, since=before)["news"][0]
        assert entry["beats"] == beats_json(koa.match.view(seat).beats) != []
        assert entry["beats"][0]["caption"]


def last_of(at: OfflineTable, seat: int) -> int:
    return max(
        entry.number
        for entry in at.table.entries
        if entry.kind is EntryKind.ACT and entry.seat == seat
    )


def test_a_new_watcher_gets_only_the_beats_of_everybodys_last_action(koa: OfflineTable) -> None:
    assert played(koa.snapshot(0)["news"]) == sorted([last_of(koa, 0), last_of(koa, 1)])


def test_an_action_that_was_taken_back_is_nobodys_last_one(koa: OfflineTable) -> None:
    who = koa.match.actor or 0
    last = last_of(koa, who)
    koa.act()
    koa.do(moves.undo(koa.table, who, koa.table.version))
    if koa.table.entries[-1].kind is EntryKind.ASK:
        koa.do(moves.answer(koa.table, 1 - who, True))
    assert last_of(koa, who) > last
    assert last in played(koa.snapshot(0)["news"])


def test_the_newest_news_alone_have_beats() -> None:
    at = OfflineTable("Ann", "Bob", game=ludary.load("koa")).start().play(60)
    news = at.snapshot(0, since=1)["news"]
    assert len(news) > MOST_PLAYED
    assert set(played(news)) <= {entry["number"] for entry in news[-MOST_PLAYED:]}
    assert played(news)


def test_entries_other_than_actions_have_no_beats(koa: OfflineTable) -> None:
    before = koa.table.number
    koa.do(moves.say(koa.table, 0, "Hello", None))
    assert played(koa.snapshot(1, since=before)["news"]) == []


def test_empty_parts_of_a_beat_are_left_out_and_the_model_knows_the_rest(koa: OfflineTable) -> None:
    koa.act()
    snapshot = koa.snapshot(0, since=1)
    beats = [beat for entry in snapshot["news"] for beat in entry.get("beats", [])]
    assert all(value not in ("", (), []) for beat in beats for value in beat.values())
    assert Snapshot.model_validate_json(to_json(snapshot)).news[-1].beats[0].weight in (0, 1, 2)


def test_an_earlier_board_comes_with_the_beats_that_led_to_it(koa: OfflineTable) -> None:
    beats = koa.match.view(1).beats
    number = koa.table.number
    koa.act()
    assert past_board(koa.table, number, 1)["beats"] == beats_json(beats) != []


def test_taking_back_is_no_beat() -> None:
    at = OfflineTable("Ann", "greedy", game=ludary.load("koa")).start()
    at.play(2)
    at.do([moves.NewEntry(EntryKind.UNDO, 0, {"to": 1})])
    assert past_board(at.table, at.table.number, 0)["beats"] == []


def test_replays_tell_the_beats_of_their_steps() -> None:
    at = OfflineTable("Ann", "Bob", game=ludary.load("koa")).start().play(2000)
    frame = replays.frame(at.table, 5, 0)
    assert frame["beats"] == beats_json(at.match.at(6).view(0).beats) != []


def test_nobody_is_shown_a_beat_of_what_was_whispered_to_others() -> None:
    at = OfflineTable("Ann", "Bob", "Cem").start()
    for seed in range(30):
        before = at.table.number
        at.play(1, seed)
        for seat in range(-1, 3):
            news = at.snapshot(seat, since=before)["news"]
            assert [entry.get("beats", []) for entry in news] == [
                beats_json(at.match.view(seat).beats)
            ] * len(news)
