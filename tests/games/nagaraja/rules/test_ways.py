"""Laying a room: the picture shows the ways side by side with what each brings, the words say the
same, and so it comes.
"""

from collections.abc import Iterator
from typing import Any
from xml.etree import ElementTree

import pytest

from ludary import Match
from ludary.core.contract.marks import Mark
from ludary.games.nagaraja.state import Phase
from ludary.games.nagaraja.temple import PLACE_NAMES
from ludary.games.nagaraja.text.names import place_name
from tests.every_game import positions
from tests.games.nagaraja.board.test_board import SVG, at, drawn, spot, text
from tests.games.nagaraja.table import Side, at_table, everybody, nagaraja, play

GOLD = "#efc04a"


def fork_to_turn() -> Match:
    """Seat 1 lays a fork at a2, beside a hiding place."""
    return play(
        at_table(
            Side(rooms="a1:fork/2", relics="left-low:cursed-mask"), phase="place", tile="fork"
        ),
        "cell a2",
    )


def fork_to_pivot() -> Match:
    """Seat 1 pivots the fork at a2, which leads to two relics and beside which an amulet lies."""
    mine = Side(
        hand="turning-wall",
        sticks="green-naga",
        rooms="a1:crossing a2:fork/2 a3:crypt b2:crypt+/3",
        relics="left-low:cursed-mask left-middle:crown top-left:idol",
    )
    return play(at_table(mine), "activate turning-wall", "room 1 a2")


def ways(match: Match, seat: int = 0) -> dict[str, ElementTree.Element]:
    root = drawn(match, seat)
    return {
        name: spot(root, name)
        for name in (element.get("data-spot", "") for element in root.iter())
        if name.startswith("turn-")
    }


@pytest.mark.parametrize("laying", [fork_to_turn, fork_to_pivot])
def test_the_ways_stand_side_by_side_for_everybody(laying: Any) -> None:
    match = laying()
    spots = [action.spot for action in match.legal()]

    for seat in everybody(match):
        root = drawn(match, seat)
        places = [at(root, name) for name in ways(match, seat)]
        assert list(ways(match, seat)) == spots
        assert len(spots) in (3, 4)
        assert [x for x, _ in places] == sorted({x for x, _ in places})
        assert len({y for _, y in places}) == 1


def test_no_way_is_shown_while_no_room_is_laid() -> None:
    for match in positions(nagaraja(), 40, seed=3):
        laying = match.state.phase in (Phase.TURN, Phase.PIVOT)
        assert bool(ways(match)) == laying == ("Ways to lay" in str(match.view(0)))


@pytest.mark.parametrize("laying", [fork_to_turn, fork_to_pivot])
def test_words_and_picture_say_the_same_of_each_way(laying: Any) -> None:
    match = laying()
    said = " ".join(str(match.view(0)).split())

    for action in match.legal():
        words = action.words.removeprefix("Place it with ")
        picture = ways(match)[action.spot]
        written = " ".join(part.text or "" for part in picture.iter(f"{SVG}text"))
        assert words in said
        assert words in text(picture)
        for verb, label in (
            ("reveals", "reveals"),
            ("collects", "collects"),
            ("face down", "covers"),
        ):
            assert (verb in words) == (label in written)
        for place, name in enumerate(PLACE_NAMES):
            assert words.count(place_name(place)) == written.count(name.replace("-", " "))


def test_a_way_that_opens_a_path_to_a_relic_shows_it() -> None:
    shown = {name: text(element) for name, element in ways(fork_to_turn()).items()}

    assert {name for name, words in shown.items() if "reveals" in words} == {"turn-1", "turn-2"}
    assert "left middle" in shown["turn-1"]


def test_a_way_that_cuts_paths_shows_what_it_covers_and_what_it_collects() -> None:
    shown = {name: text(element) for name, element in ways(fork_to_pivot()).items()}

    assert "collects" in shown["turn-0"]
    assert "×1" in shown["turn-0"]
    assert "covers" in shown["turn-3"]
    assert "top left" in shown["turn-3"]
    assert "collects" not in shown["turn-3"]


def corridors(element: ElementTree.Element) -> list[tuple[str | None, str | None]]:
    return [
        (path.get("d"), path.get("stroke"))
        for path in element.iter(f"{SVG}path")
        if path.get("stroke-width") == "13" and not path.get("stroke-dasharray")
    ]


def test_a_way_is_drawn_as_the_room_lies_once_it_is_chosen() -> None:
    match = fork_to_turn()
    for action in match.legal():
        after = match.copy()
        after.step(action)
        way = corridors(ways(match)[action.spot])
        assert way
        assert way == corridors(spot(drawn(after, 0), "cell-0-3"))
    assert [stroke for _, stroke in corridors(ways(match)["turn-1"])].count(GOLD) == 1


def test_ways_are_no_pieces_that_move() -> None:
    assert not [
        part
        for way in ways(fork_to_pivot()).values()
        for part in way.iter()
        if part.get("data-piece")
    ]


def test_a_way_is_marked_with_the_cell_and_with_what_it_reveals() -> None:
    view = fork_to_turn().view(0)

    assert view.marks("turn 0") == {Mark.TARGET: ["cell-0-3"]}
    assert view.marks("turn 1") == {Mark.TARGET: ["cell-0-3"], Mark.REACH: ["relic-0-1"]}


def test_a_pivot_is_marked_with_what_it_collects_and_covers() -> None:
    view = fork_to_pivot().view(0)

    assert view.marks("turn 0") == {
        Mark.TARGET: ["cell-0-3"],
        Mark.REACH: ["cell-0-4"],
        Mark.HARM: ["relic-0-1"],
    }
    assert view.marks("turn 3") == {
        Mark.TARGET: ["cell-0-3"],
        Mark.HARM: ["relic-0-1", "relic-0-3"],
    }


def up(match: Match, owner: int) -> set[str]:
    return {
        f"relic-{owner}-{place}"
        for place, lies_up in enumerate(match.state.temples[owner].up)
        if lies_up
    }


def opened(match: Match, action: int) -> set[str]:
    """The relics that are up once the room is laid."""
    owner, after = int(match.state.actor), match.copy()
    before = up(match, owner)
    after.step(action)
    return up(after, owner) - before


def laid() -> Iterator[Match]:
    yield from (
        match
        for match in positions(nagaraja(), 240, seed=7)
        if match.state.phase in (Phase.PLACE, Phase.TURN)
    )


def test_the_relics_that_are_marked_are_those_that_come_up() -> None:
    revealed = 0
    for match in laid():
        view, turning = match.view(int(match.state.actor)), match.state.phase == Phase.TURN
        for action in match.legal():
            marked = {
                name for name in view.marks(action).get(Mark.REACH, []) if name.startswith("relic")
            }
            if turning:
                assert marked == opened(match, action.id)
                revealed += len(marked)
            elif action.name == "cell":
                after = match.copy()
                after.step(action)
                turns = after.legal_ids() if after.state.phase == Phase.TURN else []
                could = (
                    set[str]().union(*(opened(after, turn) for turn in turns))
                    if turns
                    else opened(match, action.id)
                )
                assert marked == could
    assert revealed > 3


def test_rooms_that_move_or_change_places_are_marked_with_the_resulting_temple() -> None:
    mine = Side(
        hand="rollers earthquake blessing",
        sticks="green-naga",
        rooms="a1:fork/2 c1:passage",
        relics="left-low:cursed-mask left-middle:idol",
    )
    moved = play(at_table(mine), "activate rollers", "room 1 a1").view(0)
    swapped = play(at_table(mine), "activate earthquake", "room 1 a1").view(0)
    relics = play(at_table(mine), "activate blessing", "relic 1 left-low").view(0)

    assert moved.marks("cell b1") == {Mark.FROM: ["cell-0-0"], Mark.HARM: ["relic-0-0"]}
    assert swapped.marks("room 1 c1") == {Mark.FROM: ["cell-0-0"], Mark.HARM: ["relic-0-0"]}
    assert relics.marks("relic 1 left-middle")[Mark.FROM] == ["relic-0-0"]


def test_choices_that_change_no_temple_yet_mark_nothing() -> None:
    view = at_table(Side(hand="blessing spy", sticks="green-naga")).view(0)
    peeking = play(
        at_table(Side(hand="spy", sticks="green-naga")), "activate spy", "relic 2 top-left"
    ).view(0)

    assert not any(view.marks(action) for action in view.legal_ids())
    assert not any(peeking.marks(action) for action in peeking.legal_ids())
