"""The box of every game: all that is in it, and how much of that a seat has not seen."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import ludary
from ludary.core.contract.components import NOT_SEEN, Component, tables_about
from ludary.core.contract.origin import MARKS
from ludary.games.nagaraja.state import SEATS
from tests.every_game import positions, share
from tests.games.dunjiin.table import Explorer, at_table, dunjiin


def rows(tables: list[Any], left: str) -> list[Component]:
    return [
        row for table in tables if table.left == left for row in table.rows if row.left is not None
    ]


@pytest.mark.parametrize("name", ludary.games())
def test_a_seat_is_told_of_as_many_things_as_there_are(name: str) -> None:
    game = ludary.load(name)
    box = game.components()
    assert all(row.left is None for table in box for row in table.rows)
    for match in positions(game, max(3, round(10 * share(name))), seed=3):
        for seat in range(-1, match.seats):
            tables = match.view(seat).components()
            assert [table.title for table in tables] == [table.title for table in box]
            for table in tables:
                assert all(len(row.facts) == len(table.columns) for row in table.rows)
                assert all(row.left is None or 0 <= row.left <= row.copies for row in table.rows), (
                    table.title
                )


@pytest.mark.parametrize("name", ludary.games())
def test_each_thing_in_the_box_says_whether_it_is_printed(name: str) -> None:
    for table in ludary.load(name).components():
        assert all(row.origin for row in table.rows), table.title
        at = table.header().index("origin")
        assert {cells[at] for cells in table.cells()} <= set(MARKS.values())


def test_a_number_that_somebody_changed_is_marked_so() -> None:
    caverns = ludary.load("koa", caverns=18).components()[0].rows[0].origin
    dice = ludary.load("konja", red_dice=3).components()[3]

    assert str(caverns) == "changed: 15 in the edition"
    assert [row.origin.mark for row in dice.rows if row.origin] == [
        "printed",
        "printed",
        "changed",
        "partly printed",
    ]


HIDDEN: dict[
    str, Callable[[ludary.Match, int], int]
] = {}  # by game: cards and other things that lie where a seat does not see them


def hides(game: str) -> Callable[[Any], Any]:
    return lambda count: HIDDEN.setdefault(game, count)


@hides("dunjiin")
def hidden_in_dunjiin(match: ludary.Match, seat: int) -> int:
    s = match.state
    experience = sum(
        int(s.heroes[other].experience_count) for other in range(match.seats) if other != seat
    )
    face_down = sum(s.face_down[place].owner != seat for place in range(s.face_down_count))
    scried = 0 if seat >= 0 and s.hand_seen >> seat & 1 else s.hand_count - s.hand_up
    return int(s.deck_count + experience + face_down + scried)


@hides("konja")
def hidden_in_konja(match: ludary.Match, seat: int) -> int:
    s = match.state
    hands = sum(int(s.wizards[other].hand_count) for other in range(match.seats) if other != seat)
    return int(s.relic_deck.sum() + s.spell_deck.sum() + hands)


@hides("nagaraja")
def hidden_in_nagaraja(match: ludary.Match, seat: int) -> int:
    """Skip cards, since a seat remembers more of them than lies open."""
    s, eyes = match.state, 4 if seat < 0 else 1 << seat
    relics = sum(
        int(temple.unseen.sum() + ((temple.seen & eyes == 0) & (temple.relics != 0)).sum())
        for temple in s.temples[:SEATS]
    )
    amulets = sum(
        int(s.players[other].held_count)
        for other in range(SEATS)
        if other != seat and not match.over
    )
    return relics + int(s.tiles.sum() + s.amulets.sum()) + amulets


@hides("zimby_mojo")
def hidden_in_zimby_mojo(match: ludary.Match, seat: int) -> int:
    """A lower bound: cards known in others' hands are not counted."""
    return int(match.state.library_count)


@pytest.mark.parametrize("name", HIDDEN)
def test_the_unseen_components_of_a_seat_are_the_hidden_ones(name: str) -> None:
    for match in positions(ludary.load(name), max(5, round(20 * share(name))), seed=4):
        for seat in range(-1, match.seats):
            tables = [
                table
                for table in match.view(seat).components()
                if (name, table.title) != ("nagaraja", "Cards")
            ]
            told = sum(row.left or 0 for row in rows(tables, NOT_SEEN))
            hidden = HIDDEN[name](match, seat)
            assert told >= hidden if name == "zimby_mojo" else told == hidden


def test_a_card_that_lies_open_is_seen_and_one_face_down_only_by_its_owner() -> None:
    match = at_table(
        Explorer(character="orc/2 slime/2 goblin/3", experience="orc/3"),
        Explorer(character="vampire/2 ogre/3 slime/4"),
    )
    left = [
        {
            (row.name, row.facts[1]): row.left
            for row in match.view(seat).components()[0].rows
            if row.name == "Orc"
        }
        for seat in range(2)
    ]

    assert left[0] == {("Orc", "2"): 1, ("Orc", "3"): 1, ("Orc", "4"): 2}
    assert left[1] == {("Orc", "2"): 1, ("Orc", "3"): 2, ("Orc", "4"): 2}


def test_in_fast_play_the_box_has_one_colour() -> None:
    match = dunjiin(fast=True).start(2, seed=1)

    assert sum(row.copies for table in match.view(0).components() for row in table.rows) == 54


def test_in_koa_what_is_left_of_each_clans_tiles_is_told() -> None:
    match = ludary.load("koa").start(4, seed=1)
    while not match.state.turns:
        match.step(match.legal()[0])
    match.step(match.legal()[0], fate=["cavern"])

    left = [row.left for row in match.view(0).components()[0].rows if row.name.startswith("Cavern")]
    assert sorted(number for number in left if number is not None) == [14, 15, 15, 15]


def test_a_part_of_the_box_is_found_by_its_name() -> None:
    box = ludary.load("dunjiin").components()

    assert [len(tables_about(box, word)) for word in ("box", "Deck", "monsters", "elephant")] == [
        2,
        2,
        1,
        0,
    ]
