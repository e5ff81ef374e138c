"""Every game's lid: a whole picture of one size, with the title drawn as paths, that a page and a
strict policy can show.
"""

import re
from xml.etree import ElementTree

import pytest

import ludary
from ludary.core.contract.presentation import COVER
from tests.games.test_boards import NOT_ALLOWED, SVG


def cover(name: str) -> str:
    draw = ludary.load(name).presentation.cover
    assert draw is not None
    return draw()


@pytest.mark.parametrize("name", ludary.games())
def test_the_lid_shows_the_title_without_a_font(name: str) -> None:
    root = ElementTree.fromstring(cover(name))
    assert root.get("viewBox") == f"0 0 {COVER[0]} {COVER[1]}"
    assert not list(root.iter(f"{SVG}text"))
    assert [part.text for part in root.iter(f"{SVG}title")] == [ludary.load(name).title]
    assert not NOT_ALLOWED.search(cover(name))


@pytest.mark.parametrize("name", ludary.games())
def test_the_lid_has_paints_of_its_own(name: str) -> None:
    names = re.findall(r'\sid="([^"]+)"', cover(name))
    assert len(names) == len(set(names))
    assert set(re.findall(r"url\(#([^)]+)\)", cover(name))) <= set(names)
    board = ludary.load(name).start(seed=1).view(0)._repr_svg_() or ""
    assert not set(names) & set(re.findall(r'\sid="([^"]+)"', board))  # both may lie on one page
