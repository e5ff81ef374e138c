"""HTML for notebooks, by functions: small tables of escaped text, and pictures that need nothing
else.

No scripts, nothing from elsewhere, and no colours of their own: words have those of the page, light
or dark.
"""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Sequence
from xml.sax.saxutils import quoteattr

from ludary.core.picture.svg import NOT_XML, words

LEFT, RIGHT = "text-align:left", "text-align:right"


class Markup(str):
    """HTML that is finished: everything else in a cell is text, and escaped."""

    __slots__ = ()


def element(name: str, *inside: str, **attributes: object) -> Markup:
    """An element around finished HTML: `element("td", words(text), colspan=2)`; attributes that are
    None are left out.
    """
    written = "".join(
        f" {key.rstrip('_').replace('_', '-')}={quoteattr(NOT_XML.sub(' ', str(value)))}"
        for key, value in attributes.items()
        if value is not None
    )
    return Markup(f"<{name}{written}>{''.join(inside)}</{name}>")


def block(*parts: str) -> str:
    """Put the elements that an object shows one below the other."""
    return element("div", *parts, class_="ludary", style="overflow-x:auto")


def table(caption: str, head: Sequence[str], rows: Sequence[Sequence[object]]) -> Markup:
    """A table; numbers stand on the right, texts on the left, and None is an empty cell."""
    heading = element("tr", *(element("th", words(one), scope="col", style=LEFT) for one in head))
    body = (element("tr", *(cell(one) for one in row)) for row in rows)
    title = (
        element("caption", words(caption), style=f"{LEFT};white-space:nowrap") if caption else ""
    )
    return element(
        "table", title, element("thead", heading) if head else "", element("tbody", *body)
    )


def cell(content: object) -> Markup:
    """A cell of a table."""
    if isinstance(content, Markup):
        return element("td", content, style=LEFT)
    if isinstance(content, int | float):
        return element(
            "td",
            words(f"{content:,}" if isinstance(content, int) else f"{content:.4g}"),
            style=RIGHT,
        )
    return element("td", words("" if content is None else str(content)), style=LEFT)


def paragraph(text: str) -> Markup:
    return element("p", words(text))


def verbatim(text: str) -> Markup:
    """Lines that are shown as they stand."""
    return element("pre", words(text), style="white-space:pre-wrap")


def folded(title: str, *inside: str) -> Markup:
    """Elements that are shown after a click on their title."""
    return element("details", element("summary", words(title)), *inside)


def picture(svg: str, title: str) -> Markup:
    """An SVG as an image of its own: its ids and styles meet no others, and nothing in it runs.

    `title` is for screen readers.
    """
    return Markup(
        f"<img src={quoteattr(data_address(svg))} alt={quoteattr(NOT_XML.sub(' ', title))}"
        ' style="max-width:100%;height:auto"/>'
    )


def data_address(svg: str) -> str:
    """Return an SVG as an address that has it whole."""
    return f"data:image/svg+xml;base64,{b64encode(svg.encode()).decode()}"
