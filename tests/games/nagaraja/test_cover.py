"""The lid of the box."""

from xml.etree import ElementTree

from ludary.core.presentation import COVER
from tests.games.nagaraja.table import nagaraja


def test_the_lid_of_the_box_shows_the_title_without_a_font() -> None:
    draw = nagaraja().presentation.cover
    assert draw is not None

    lid = ElementTree.fromstring(draw())

    assert lid.get("viewBox") == f"0 0 {COVER[0]} {COVER[1]}"
    assert not [part for part in lid.iter() if part.tag.endswith("text")]
    assert [part.text for part in lid.iter() if part.tag.endswith("title")] == ["Nagaraja"]
