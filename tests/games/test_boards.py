"""Every game's picture: well made, the same in words for those who do not see it, legible on a phone, and within a strict policy."""

import re
from xml.etree import ElementTree

import pytest

import ludary
from ludary import Match
from tests.every_game import positions, random_match

SVG = "{http://www.w3.org/2000/svg}"
PHONE, LEAST = 360, 10  # pixels: how wide a phone is, how high letters must be there
NOT_ALLOWED = re.compile(r"<(\w+:)?(script|image|foreignObject|style)|href|\sstyle=|\sclass=|\son\w+=")
EVERY_BOARD = pytest.mark.parametrize("name", [name for name in ludary.games() if ludary.load(name).presentation.board])


def scheme(name: str) -> list[Match]:
    """Positions of every part of a game, and of games with as many as can play."""
    game = ludary.load(name)
    return [*positions(game, 16, seed=2), *(random_match(game, seats, seed=3) for seats in (game.seats[0], game.seats[-1]))]


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


@EVERY_BOARD
def test_letters_are_large_enough_on_a_phone(name: str) -> None:
    for match in scheme(name):
        root = drawn(match, 0)
        width = float(root.get("viewBox", "").split()[2])
        texts = list(root.iter(f"{SVG}text"))
        assert texts
        for text in texts:
            assert float(text.get("font-size", "0")) * PHONE / width >= LEAST, text.text
