"""SVG by functions: what may stand in an attribute, and that remembering is not mixing up."""

from pathlib import Path
from xml.etree import ElementTree

import pytest

from ludary.core.picture.sheet import drawings
from ludary.core.picture.svg import group, label, picture, rect, tag


@pytest.mark.parametrize(
    "text", ["orc/3", "a & b", "<b>", "\"both' quotes", "two\nlines", "Ünïcode 龍", ""]
)
def test_any_text_comes_back_from_an_attribute_and_from_between_tags(text: str) -> None:
    element = ElementTree.fromstring(group(label(0, 0, text, 15, "black"), data_piece=text))
    assert element.get("data-piece") == text
    assert (element[0].text or "") == text


def test_letters_that_xml_cannot_hold_become_blanks() -> None:
    assert ElementTree.fromstring(tag("g", data_spot="\x00\x1bx")).get("data-spot") == "  x"


def test_numbers_are_rounded_and_equal_ones_of_other_types_stay_what_they_are() -> None:
    assert tag("a", x=1.0, y=True, z=1) == '<a x="1" y="True" z="1"/>'
    assert tag("a", x=1, y=1.0, z=True) == '<a x="1" y="1" z="True"/>'
    assert (
        rect(1 / 3, 2.5, 10.004, 1e2, "none")
        == '<rect x="0.33" y="2.5" width="10" height="100" fill="none"/>'
    )


def test_attributes_that_are_none_are_left_out() -> None:
    assert (
        tag("path", d="M0 0", class_="line", stroke_width=2, fill=None)
        == '<path d="M0 0" class="line" stroke-width="2"/>'
    )


def test_a_sheet_of_a_drawing_program_gives_each_group_with_a_title_in_attributes_alone(
    tmp_path: Path,
) -> None:
    saved = """<svg xmlns="http://www.w3.org/2000/svg" xmlns:own="urn:program"><own:view zoom="2"/>
    <g transform="translate(5 5)" own:label="Layer 1"><title>drum &amp; stick</title>
        <path style="fill:#c8402f; stroke:none" d="M7 15H33" own:nodes="cc"/><g fill="red"><circle r="2"/></g>
    </g><g><path d="M0 0"/></g></svg>"""  # noqa: E501
    (tmp_path / "sheet.svg").write_text(saved, encoding="utf-8")
    assert drawings(tmp_path / "sheet.svg") == {
        "drum & stick": (
            '<path fill="#c8402f" stroke="none" d="M7 15H33"/><g fill="red"><circle r="2"/></g>'
        )
    }


def test_a_picture_has_its_size_and_its_words() -> None:
    root = ElementTree.fromstring(
        picture("pig", 300, 100, "Pig", "Ann has 3 < 4.", rect(0, 0, 300, 100, "green"))
    )
    assert root.get("viewBox") == "0 0 300 100"
    assert [part.text for part in root][:2] == ["Pig", "Ann has 3 < 4."]
