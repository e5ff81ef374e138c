"""Every game's picture: well made, the same in words for those who do not see it, legible on a
phone, and within a strict policy.
"""

import re
from collections.abc import Iterator
from itertools import combinations
from xml.etree import ElementTree

import pytest

import ludary
from ludary import Match
from ludary.core.picture.panels import Board, height_of, names_in, places
from tests.every_game import positions, random_match
from tests.games.drawn_boxes import covered_words

SVG = "{http://www.w3.org/2000/svg}"
ROOMY = 0.5  # the smallest scale of contents in a panel that is too small for them
NOT_ALLOWED = re.compile(
    r"<(\w+:)?(script|image|foreignObject|style)|href|\sstyle=|\sclass=|\son\w+="
)
EVERY_BOARD = pytest.mark.parametrize(
    "name", [name for name in ludary.games() if ludary.load(name).presentation.board]
)


def scheme(name: str) -> list[Match]:
    """Positions of every part of a game, and of games with as many as can play."""
    game = ludary.load(name)
    return [
        *positions(game, 16, seed=2),
        *(random_match(game, seats, seed=3) for seats in (game.seats[0], game.seats[-1])),
    ]


def board(match: Match, seat: int) -> Board:
    found = match.view(seat).board()
    assert found is not None
    return found


def drawn(match: Match, seat: int) -> ElementTree.Element:
    picture = match.view(seat)._repr_svg_()
    assert picture is not None
    return ElementTree.fromstring(picture)


@EVERY_BOARD
def test_pictures_are_well_formed_and_keep_to_presentation_attributes(name: str) -> None:
    for match in scheme(name):
        for seat in range(-1, match.seats):
            root = drawn(match, seat)
            assert root.get("role") == "img"
            assert not NOT_ALLOWED.search(ElementTree.tostring(root, encoding="unicode"))


@EVERY_BOARD
def test_a_picture_has_the_words_for_those_who_do_not_see_it(name: str) -> None:
    for match in scheme(name):
        root = drawn(match, 0)
        title, description = root.find(f"{SVG}title"), root.find(f"{SVG}desc")
        assert title is not None
        assert description is not None
        assert description.text == str(match.view(0))
        assert root.get("aria-labelledby") == title.get("id")
        assert root.get("aria-describedby") == description.get("id")


def font_sizes(element: ElementTree.Element, scale: float = 1.0) -> Iterator[float]:
    """The sizes of all letters, in the units of what is around them."""
    found = re.search(r"scale\(([0-9.]+)\)", element.get("transform", ""))
    scale *= float(found[1]) if found else 1.0
    if element.tag.endswith("text"):
        yield scale * float(element.get("font-size", "0"))
    for child in element:
        yield from font_sizes(child, scale)


@EVERY_BOARD
def test_a_panel_says_how_small_its_smallest_letters_are(name: str) -> None:
    for match in scheme(name):
        for panel in board(match, 0).panels:
            sizes = list(font_sizes(ElementTree.fromstring(panel.drawing)))
            assert min(sizes, default=panel.letters) >= panel.letters * ROOMY, (
                panel.name,
                min(sizes),
            )


@EVERY_BOARD
@pytest.mark.parametrize("count", [100, pytest.param(2000, marks=pytest.mark.deep)])
def test_no_words_of_a_board_lie_under_another_thing(name: str, count: int) -> None:
    for match in positions(ludary.load(name), count, seed=5):
        for panel in board(match, max(0, match.actor or 0)).panels:
            assert covered_words(panel) == [], (panel.name, match.record())


@EVERY_BOARD
def test_every_arrangement_has_what_can_be_clicked(name: str) -> None:
    for match in scheme(name):
        if match.actor is None:
            continue
        drawn_board = board(match, match.actor)
        for tree in (*drawn_board.wide, drawn_board.narrow):
            shown = "".join(drawn_board.panel(panel).drawing for panel in names_in(tree))
            spots = set(re.findall(r'data-spot="([^"]*)"', shown))
            assert {action.spot for action in match.legal()} - {""} <= spots


@EVERY_BOARD
def test_panels_fill_their_arrangement_without_overlapping(name: str) -> None:
    for match in scheme(name)[-2:]:
        drawn_board = board(match, 0)
        sizes = {panel.name: (panel.width, panel.height) for panel in drawn_board.panels}
        for tree in (*drawn_board.wide, drawn_board.narrow):
            height = height_of(tree, sizes, 1000)
            boxes = [
                (x, y, x + wide, y + wide * sizes[one][1] / sizes[one][0])
                for one, (x, y, wide) in places(tree, sizes, 1000).items()
            ]
            assert max(right for _, _, right, _ in boxes) == pytest.approx(1000)
            assert max(below for *_, below in boxes) == pytest.approx(height)
            for one, other in combinations(boxes, 2):
                assert (
                    one[2] <= other[0]
                    or other[2] <= one[0]
                    or one[3] <= other[1]
                    or other[3] <= one[1]
                )
