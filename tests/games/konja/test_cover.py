"""The lid of Konja's box: of the size that lists have room for, its title drawn, and within the pages' strict policy."""

import re
from xml.etree import ElementTree

from ludary.core.presentation import COVER
from tests.games.konja.table import konja


def test_the_cover_is_a_whole_picture_with_its_title_drawn() -> None:
    cover = konja().presentation.cover
    assert cover is not None
    root = ElementTree.fromstring(cover())
    assert root.get("viewBox") == f"0 0 {COVER[0]} {COVER[1]}"
    assert not list(root.iter("{http://www.w3.org/2000/svg}text"))  # letters are paths: no font is needed
    assert not re.search(r"<(script|image|foreignObject|style)|href|\sstyle=|\sclass=", cover())


def test_the_cover_has_its_own_paints() -> None:
    cover = konja().presentation.cover
    assert cover is not None
    names = re.findall(r'\sid="([^"]+)"', cover())
    assert len(names) == len(set(names))
    assert all(name.startswith("konja-cover-") for name in names)
    assert set(re.findall(r"url\(#([^)]+)\)", cover())) <= set(names)
