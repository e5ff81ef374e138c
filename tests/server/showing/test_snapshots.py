"""A Snapshot of a seat holds nothing that the seat cannot know."""

from __future__ import annotations

import dataclasses
from functools import cache
from typing import Any

import pytest
from pydantic_core import to_json

from ludary import Game, Match
from ludary.server.errors import Refused
from ludary.server.http import files, pages
from ludary.server.http.api.games import rules_of
from ludary.server.http.api.tournaments import shown_to
from ludary.server.http.models.snapshots import Snapshot
from ludary.server.http.pages import html
from ludary.server.live.table_rows import opening_row, seats_of
from ludary.server.showing import replays
from ludary.server.tables import moves
from ludary.server.tables.cache import StateCache
from ludary.server.tables.ending import finished_match
from ludary.server.tables.table import Table
from ludary.server.tournaments.tournament import (
    Course,
    Entrant,
    FriendlyTournament,
    Pairing,
    Plan,
    Round,
)
from ludary.server.tournaments.tournaments import Seen
from tests.every_game import every_way, game_of
from tests.server.offline_table import OfflineTable


def with_match(table: Table, match: Match) -> Table:
    """A table like this one, in another world."""
    return dataclasses.replace(table, match=match, cache=StateCache(), lines={})


@cache
def rules_in(game: Game) -> Any:
    """Return the part of a page about a game's ledger, which is equal for all tables."""
    return rules_of(game)["rules"]


def all_that_leaves(at: OfflineTable, table: Table, seat: int) -> list[bytes]:
    """Every byte that a seat can get of a table in play: JSON and page, lists and its tournament;
    a stream's events are the same JSON.
    """
    at.table = table
    shown = at.snapshot(seat)
    bodies = [to_json(shown), to_json(at.snapshot(seat, since=table.number - 1))]
    page = html(
        "table.html",
        snapshot=shown,
        rules=rules_in(at.game),
        invite="https://example.org/t/x",
        name="Ann",
    ).body
    listed = {name: value for name, value in opening_row(table, 0).items() if name != "state"}
    tournament = shown_to(table.names[seat].lower() if seat >= 0 else "", seen_of(table), "Game")
    return [
        *bodies,
        bytes(page),
        to_json([listed, seats_of(table), tournament]),
        bytes(html("tournament.html", tournament=tournament, invite="x", name="Ann").body),
    ]


def seen_of(table: Table) -> Seen:
    """The tournament with this table in its round, as rows of the database tell of it."""
    names = [*enumerate(table.names, 1)]
    board = Pairing(players=tuple(number for number, _ in names), table=table.id)
    course = Course(plan=Plan(game=table.setup.game), rounds=(Round(boards=(board,)),))
    entrants = tuple(Entrant(number, name.lower(), name) for number, name in names)
    tournament = FriendlyTournament("t", "Friday", "ann", "", 0, course, "playing", entrants)
    outcomes = [one.get("outcome") for one in seats_of(table)]
    return Seen(tournament, {table.id: (table.status, outcomes)}, until=0.0)


@pytest.fixture
def one_version(monkeypatch: pytest.MonkeyPatch) -> None:
    """The files that pages load are looked at once, and the random letters at the end of a page are
    left out.
    """
    monkeypatch.setattr(files, "version", cache(files.version))
    monkeypatch.setitem(pages.TEMPLATES.globals, "padding", lambda: "")


@pytest.mark.usefixtures("one_version")
@pytest.mark.parametrize(("name", "way"), every_way())
def test_every_byte_is_the_same_in_all_worlds_that_the_seat_can_imagine(
    name: str, way: dict[str, Any]
) -> None:
    game = game_of(name, way)
    for seed in range(3):
        seats = game.seats[-1] if seed else game.seats[0]
        at = OfflineTable(
            *["Ann", "Bob", "Cem", "Dee", "Eve", "Fay", "Gus", "Hal"][:seats], game=game
        ).start()
        for _ in range(4):
            at.play(3 + 5 * seed, seed)
            if at.table.status != "playing":
                break
            table = at.table
            for seat in range(-1, seats):
                real = all_that_leaves(at, table, seat)
                world = at.match.imagine(seat, seed=seed + 1)
                world.steps, world.players = at.match.steps, at.match.players
                world._revealed = (
                    at.match._revealed
                )  # of the same steps; see tests/core/play/test_undoing.py
                assert all_that_leaves(at, with_match(table, world), seat) == real
            at.table = table


def test_a_whispered_event_is_only_in_the_news_of_the_seats_that_heard_it() -> None:
    heard = 0
    for seed in range(60):
        at = OfflineTable("Ann", "Bob", "Cem").start().play(25, seed)
        news = {seat: at.snapshot(seat)["news"] for seat in range(-1, 3)}
        for entry in at.table.entries:
            for event in at.table.events.get(entry.number, ()):
                if event.known_to == -1:
                    continue
                words = at.game.event_words(event, at.table.names)
                for seat in range(-1, 3):
                    knows = bool(int(event.known_to) >> (seat if seat >= 0 else 14) & 1)
                    lines = news[seat][entry.number - 1]["lines"]
                    heard += knows
                    assert knows or words not in lines
    assert heard


def test_only_whose_decision_it_is_gets_its_actions() -> None:
    at = OfflineTable("Ann", "Bob").start()
    seat = at.table.actor
    assert [action["notation"] for action in at.snapshot(seat)["decision"]["actions"]] == [
        one.notation for one in at.match.legal()
    ]
    others = at.match.view(seat).unavailable()
    told = at.snapshot(seat)["decision"]["unavailable"]
    assert told != []
    assert [(one["words"], one["reason"]) for one in told] == [
        (one.words, one.reason) for one in others
    ]
    board = at.match.view(seat).board()
    assert board is not None
    assert {spot for one in told for spot in one["spots"]} <= set(board.spots)
    nothing: dict[str, Any] = {"actions": [], "closing": [], "unavailable": [], "rules": []}
    assert at.snapshot(1 - seat)["decision"] == {
        "seat": seat,
        "yours": False,
        "passing": False,
        **nothing,
    }
    assert (
        at.snapshot(-1)["decision"]["actions"] == at.snapshot(-1)["decision"]["unavailable"] == []
    )


def test_looks_are_as_the_description_says() -> None:
    at = OfflineTable("Ann", "open", "greedy")
    for _ in range(6):
        for seat in range(-1, 3):
            Snapshot.model_validate(at.snapshot(seat), strict=True)
        if at.table.status == "waiting":
            at.do(moves.join(at.table, None, "bob", "Bob"))
        at.play(40)
    assert at.table.status == "over"


def test_news_since_an_entry_leave_out_what_one_has_had() -> None:
    at = OfflineTable("Ann", "Bob").start().play(5)
    assert [one["number"] for one in at.snapshot(0)["news"]] == list(range(1, at.table.number + 1))
    assert [one["number"] for one in at.snapshot(0, since=4)["news"]] == list(
        range(5, at.table.number + 1)
    )
    assert at.snapshot(0, since=10_000)["news"] == []


def test_a_game_that_goes_on_has_no_replay_and_no_record() -> None:
    at = OfflineTable("Ann", "Bob").start().play(5)
    for wanted in (
        lambda: replays.head(at.table, 0),
        lambda: replays.frame(at.table, 0, 0),
        lambda: finished_match(at.table),
    ):
        with pytest.raises(Refused, match="once it is over"):
            wanted()
    assert not at.snapshot(0)["can"]["record"]


def test_a_finished_game_replays_from_every_seat() -> None:
    at = OfflineTable("Ann", "Bob").start().play(5000)
    head = replays.head(at.table, 0)
    assert head["steps"] == len(at.match.steps) == len(head["lines"])
    for step in (0, head["steps"] // 2, head["steps"] - 1):
        for seat in (-1, 0, 1):
            frame = replays.frame(at.table, step, seat)
            assert frame["text"] == str(at.match.at(step + 1).view(seat))
    with pytest.raises(Refused, match="no step"):
        replays.frame(at.table, head["steps"], 0)


def test_names_are_text_and_never_markup() -> None:
    at = OfflineTable("<script>alert(1)</script>", "Bob & 'co' </svg>").start()
    html = all_that_leaves(at, at.table, 0)[2].decode()
    assert "<script>alert" not in html
    assert "'co' </svg>" not in html


def test_a_message_does_not_have_the_board_drawn_anew_and_an_action_does() -> None:
    at = OfflineTable("Ann", "Bob").start()
    drawn = at.snapshot(0)["board"]
    assert at.do(moves.say(at.table, 0, "hello", None)).snapshot(0)["board"] is drawn
    assert at.act().snapshot(0)["board"] is not drawn
