"""SVG by functions: each makes one element as text.

Numbers are rounded, so that the same picture is the same bytes.

A game's `board` puts `picture` around groups of shapes. Of texts that are too
wide for their place, `fitted` cuts off the end and `squeezed` draws the letters together.
"""

import re
from functools import lru_cache
from xml.sax.saxutils import escape, quoteattr

FONT = "system-ui, -apple-system, 'Segoe UI', Roboto, 'DejaVu Sans', sans-serif"
LETTER, SURELY = (
    0.57,
    0.66,
)  # width of an average letter, as a part of the font size, and of a wide one
NARROW, BROAD = " iljtfr.,:;'!|()1", "mwMW%&"  # letters
NOT_XML = re.compile(
    "[^\t\n\r -\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]"
)  # letters that an XML file cannot hold


def tag(name: str, *inside: str, **attributes: object) -> str:
    """An element: `tag("rect", x=1, stroke_width=2)`; attributes that are None are left out,
    `class_` is `class`.
    """
    return _element(name, "", inside, attributes)


def _element(
    name: str, written: str, inside: tuple[str, ...], attributes: dict[str, object]
) -> str:
    if attributes:
        written += "".join(
            [_attribute(key, value) for key, value in attributes.items() if value is not None]
        )
    return f"<{name}{written}>{''.join(inside)}</{name}>" if inside else f"<{name}{written}/>"


@lru_cache(4096, typed=True)
def _attribute(name: str, value: object) -> str:
    return f" {name.rstrip('_').replace('_', '-')}={quoteattr(_value(value))}"


@lru_cache(4096, typed=True)
def _value(value: object) -> str:
    return (
        f"{value:.2f}".rstrip("0").rstrip(".")
        if isinstance(value, float)
        else NOT_XML.sub(" ", str(value))
    )


def words(text: str) -> str:
    """Text as it stands between tags."""
    return escape(NOT_XML.sub(" ", text))


def group(
    *inside: str, at: tuple[float, float] | None = None, scale: float = 1, **attributes: object
) -> str:
    """A group, moved to `at` and there `scale` times as large."""
    return _element(
        "g", _moved(float(at[0]), float(at[1]), float(scale)) if at else "", inside, attributes
    )


@lru_cache(4096)
def _moved(x: float, y: float, scale: float) -> str:
    moved = f"translate({_value(x)} {_value(y)})"
    return _attribute("transform", f"{moved} scale({_value(scale)})" if scale != 1 else moved)


def rect(x: float, y: float, width: float, height: float, fill: str, **attributes: object) -> str:
    """A rectangle whose upper left corner is (x, y)."""
    return tag("rect", x=x, y=y, width=width, height=height, fill=fill, **attributes)


def circle(x: float, y: float, radius: float, fill: str, **attributes: object) -> str:
    """A circle around (x, y)."""
    return tag("circle", cx=x, cy=y, r=radius, fill=fill, **attributes)


def path(d: str, fill: str = "none", **attributes: object) -> str:
    """A path, drawn as `d` says in the letters of SVG."""
    return tag("path", d=d, fill=fill, **attributes)


def label(x: float, y: float, text: str, size: float, fill: str, **attributes: object) -> str:
    """Text whose baseline begins at (x, y), or as `text_anchor` says."""
    return tag("text", words(text), x=x, y=y, font_size=size, fill=fill, **attributes)


def tip(text: str) -> str:
    """Return the text that a pointer resting on the group is shown."""
    return tag("title", words(text))


def width_of(text: str, size: float) -> float:
    """Return about the greatest width that the text can have."""
    return len(text) * size * SURELY


def fitted(text: str, size: float, width: float) -> str:
    """The text, cut to a width."""
    room = int(width / (size * LETTER))
    return text if len(text) <= room else text[: max(0, room - 1)].rstrip() + "…"


@lru_cache(4096)
def _breadth(text: str) -> float:
    """The width of a text in a broad font, as a part of the font size."""
    return sum(
        0.35 if letter in NARROW else 0.92 if letter in BROAD else 0.7 if letter.isupper() else 0.61
        for letter in text
    )


def squeezed(
    x: float, y: float, text: str, size: float, fill: str, width: float, **more: object
) -> str:
    """A line of text, drawn together where it would be wider than `width`."""
    if _breadth(text) * size * (1.13 if "font_weight" in more else 1.0) <= width:
        return label(x, y, text, size, fill, **more)
    return tag(
        "text",
        words(text),
        x=x,
        y=y,
        font_size=size,
        fill=fill,
        textLength=round(width),
        lengthAdjust="spacingAndGlyphs",
        **more,
    )


def picture(
    name: str,
    width: int,
    height: int,
    title: str,
    description: str,
    *parts: str,
    enlarged: float = 1,
) -> str:
    """The whole file, with a title and a description for screen readers; shown `enlarged` where
    there is room.
    """
    return tag(
        "svg",
        tag("title", words(title), id=f"{name}-title"),
        tag("desc", words(description), id=f"{name}-desc"),
        *parts,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {width} {height}",
        width=round(width * enlarged),
        height=round(height * enlarged),
        role="img",
        aria_labelledby=f"{name}-title",
        aria_describedby=f"{name}-desc",
        font_family=FONT,
    )
