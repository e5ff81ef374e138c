"""Koa as a picture: well made, legible on a phone, and with all that a player can do."""

import re
from itertools import chain
from statistics import median
from xml.etree import ElementTree

import pytest

from ludary import Match
from ludary.games.koa.board.art import BADGES, FILLS
from ludary.games.koa.text.names import SQUARE_NAMES
from tests.every_game import positions, random_match
from tests.games.koa.table import Clan, at_table, koa

SVG = "{http://www.w3.org/2000/svg}"


def drawn(match: Match, seat: int) -> ElementTree.Element:
    picture = match.view(seat)._repr_svg_()
    assert picture is not None
    return ElementTree.fromstring(picture)


def scheme() -> list[Match]:
    return [
        *positions(koa(), 16, seed=2),
        *(random_match(koa(), seats, seed=3) for seats in (2, 3, 4)),
    ]


def marked(root: ElementTree.Element, attribute: str) -> list[str]:
    return [value for element in root.iter() if (value := element.get(attribute)) is not None]


def test_every_choice_has_a_spot_on_the_board_or_none() -> None:
    voting = at_table(turn=3, lava_at="b1 a2 b2", rescue="voted")
    voting.step("dig b9", fate=["cavern"])
    for match in chain(scheme(), [koa().start(4, seed=1), voting]):
        spots = set(marked(drawn(match, match.actor or 0), "data-spot"))
        for action in match.legal():
            assert action.spot in spots or (
                action.spot == "" and action.name in ("pass", "agree", "refuse")
            )


def test_every_square_clan_and_supply_is_a_spot() -> None:
    beside = {"sharman", "lava", "earthquake", *(f"clan-{clan}" for clan in range(4))}
    assert {f"square-{square}" for square in range(100)} | beside == set(
        marked(drawn(at_table(), 0), "data-spot")
    )


def test_every_tile_and_pawn_is_a_piece_of_its_kind_and_clan() -> None:
    pieces = marked(
        drawn(
            at_table(
                Clan(caverns="b2 c3", springs="a2", located_goroldioa="d5"),
                lava_at="g7",
                quakes_at="g8",
            ),
            0,
        ),
        "data-piece",
    )

    camps_and_pawns = [f"{kind}-{clan}" for kind in ("camp", "pawn") for clan in range(4)]
    tiles = ["cavern-0", "cavern-0", "spring-0", "located-goroldioa-0", "lava", "earthquake"]
    assert sorted(pieces) == sorted([*camps_and_pawns, *tiles])


def inside(match: Match, seat: int, square: str) -> str:
    """Return the drawing of a square."""
    place = f"square-{SQUARE_NAMES.index(square)}"
    found = [element for element in drawn(match, seat).iter() if element.get("data-spot") == place]
    return ElementTree.tostring(found[0], encoding="unicode")


def chances(match: Match, seat: int) -> dict[str, str]:
    """Return the squares marked for seizing, with their texts."""
    marks = {
        element.get("data-mark", ""): element
        for element in drawn(match, seat).iter()
        if element.get("data-mark")
    }
    return {square: "".join(mark.itertext()) for square, mark in marks.items()}


def test_the_actor_sees_where_it_can_seize_and_at_what_chance() -> None:
    match = at_table(Clan(caverns="b2 c3 d4"), Clan(caverns="e5"))

    assert chances(match, 0) == {"e5": "60%"}
    assert chances(match, -1) == {"e5": "60%"}
    assert chances(match, 1) == {}  # it is not its turn


def test_the_actor_sees_where_it_can_mine() -> None:
    match = at_table(Clan(caverns="b2 c3 d4"))
    picks = [
        [
            element.get("fill")
            for element in drawn(match, seat).iter()
            if "koa-dig" in (element.get("fill") or "")
        ]
        for seat in (0, 1)
    ]

    assert picks == [["url(#koa-dig-0)"], []]


def test_clicks_go_through_what_lies_upon_the_squares() -> None:
    match = at_table(Clan(caverns="b2 c3 d4"), Clan(caverns="e5"))
    upon = [
        element for element in drawn(match, 0).iter() if element.get("pointer-events") == "none"
    ]

    found = {
        name
        for element in upon
        for one in element.iter()
        for name in (one.get("data-piece"), one.get("data-mark"))
        if name
    }
    assert {"pawn-0", "pawn-1", "e5"} <= found


def test_a_clans_place_shows_the_parts_of_its_points() -> None:
    match = at_table(Clan(caverns="b2 c3 d4 f6"), Clan(caverns_left=13), chain_points=2)
    places = [
        [text.text for text in element.iter(f"{SVG}text")]
        for element in drawn(match, 0).iter()
        if element.get("data-clan")
    ]

    assert places[0] == ["11", "4", "6", "1", "0"]  # in all; caverns, chained, outside, seized
    assert places[3][-1] == "2"


def test_the_paints_of_the_map_are_all_that_tiles_fill_themselves_with() -> None:
    for match in scheme():
        svg = ElementTree.tostring(drawn(match, match.actor or 0), encoding="unicode")
        names = re.findall(r'id="(koa-[^"]+)"', svg)
        assert len(names) == len(set(names))
        assert set(re.findall(r"url\(#([^)]+)\)", svg)) <= set(names)


def test_an_action_changes_little_of_the_picture() -> None:
    """Half a row, a clan's tablet, pawns and marks: not the map."""
    match, known, changed = koa().start(3, seed=3), set[str](), []
    for _ in range(60):
        match.step(match.legal()[0])
        board = match.view(0).board()
        assert board is not None
        layers = {layer for panel in board.panels for layer in panel.layers}
        changed.append(sum(map(len, layers - known)))
        known = layers
    assert median(changed) < 6000


def test_cut_off_squares_look_different() -> None:
    match = at_table(Clan(caverns="b2 e5"))

    assert "cut off from the camp" in inside(match, 0, "e5")
    assert "stroke-dasharray" in inside(match, 0, "e5")
    assert "stroke-dasharray" not in inside(match, 0, "b2")


def test_clans_differ_in_shape_as_well_as_colour() -> None:
    assert len(set(BADGES)) == len(set(FILLS)) == 4


@pytest.mark.parametrize(
    "name", ["<b>&\"'", "a name that is much too long for the place where it stands", "\x00\x1b[2J"]
)
def test_any_name_can_sit_at_the_table(name: str) -> None:
    match = Match(koa(), at_table(seats=2).states(), anew=False, players=[name, "Ben"])
    drawn(match, 0)
