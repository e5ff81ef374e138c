"""Sheets of drawings: SVG files that a drawing program opens, whose groups with a title are
drawings that a game uses by that title.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache
from pathlib import Path
from xml.etree import ElementTree

from ludary.core.picture.svg import tag

SVG = "{http://www.w3.org/2000/svg}"


@lru_cache(32)
def drawings(path: Path) -> Mapping[str, str]:
    """Return the drawings in a file by title, each as the elements of its group, without the place
    and the colours of the group itself.

    Pages forbid `style`, and drawing programs write it: its declarations become attributes.
    Elements and attributes in a program's own namespace are left out.
    """
    groups = ElementTree.parse(path).getroot().iter(f"{SVG}g")  # noqa: S314 - a file of the game itself
    return {
        title: "".join(_shapes(group))
        for group in groups
        if (title := group.findtext(f"{SVG}title"))
    }


def _shapes(group: ElementTree.Element) -> Iterator[str]:
    for shape in group:
        name = shape.tag.removeprefix(SVG)
        if not name.startswith("{") and name != "title":
            yield tag(name, *_shapes(shape), **dict(_attributes(shape)))


def _attributes(shape: ElementTree.Element) -> Iterator[tuple[str, str]]:
    for name, value in shape.attrib.items():
        if name == "style":
            yield from (
                (key.strip(), word.strip())
                for key, _, word in (part.partition(":") for part in value.split(";"))
                if word
            )
        elif not name.startswith("{"):
            yield name, value
