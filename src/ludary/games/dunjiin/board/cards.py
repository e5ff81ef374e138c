"""Cards as pictures: face up, face down, and the small things that heroes own.

What moves in the game is a *piece*: a group with `data-piece`, which says what it is, so that a page can move it from one
picture to the next. Cards go by their notation, or `hidden`; Armor Points are `armor`.
"""

from collections.abc import Iterable
from functools import lru_cache
from textwrap import wrap
from typing import Any

from ludary.core.svg import fitted, group, label, path, rect, tip, width_of
from ludary.games.dunjiin.board.emblems import BLACK, LEAST_FONT, SHIELD, THINGS, WHITE, Emblem, draw, monster_emblem
from ludary.games.dunjiin.cards import FAIRY, MAGIC, MONSTERS, NO_CARD
from ludary.games.dunjiin.scene import REMEMBERED
from ludary.games.dunjiin.text.names import Face, slug

PAPER, BACK, INK = "#fffdf6", "#3d3157", BLACK
WIDE, TALL = 84, 118  # a card of the encounter
SMALL_WIDE, SMALL_TALL = 48, 68  # a card of a Character
LINE = 30  # height of a line of things
TOUCH = 60  # what a finger hits: 45 pixels where the picture is shown 360 wide
LARGER = 1.5  # how much one's own things are enlarged, so that a finger hits them
Thing = tuple[float, str]  # its width, and the picture with its left edge at 0 and 28 units high


def emblem_of(face: Face) -> Emblem:
    """The emblem on a card's face."""
    if face.card < MONSTERS:
        return monster_emblem(slug(face.kind), face.kind)
    return THINGS[{MAGIC: "magic", FAIRY: "fairy"}.get(face.card, "treasure")]


@lru_cache(REMEMBERED)
def small_card(face: Face, x: float, y: float, scale: float = 1, spot: str | None = None) -> str:
    """A card of a Character: Strength, shields, emblem."""
    return group(
        tip(face.full),
        rect(0, 0, SMALL_WIDE, SMALL_TALL, PAPER, rx=6, stroke=INK, stroke_width=1.5),
        strength(face, 4, 18, 16),
        shields(face, 27, 3, 18),
        draw(emblem_of(face), 10, 32, 28, framed=True),
        at=(x, y), scale=scale, data_spot=spot, data_piece=face.notation,
    )  # fmt: skip


@lru_cache(REMEMBERED)
def big_card(face: Face, place: int, x: float, y: float, face_down: bool) -> str:
    """A card of the encounter; one that lies face down for others has a broken edge and an eye."""
    where: dict[str, Any] = {"at": (x, y), "data_spot": f"hand-{place}", "data_piece": face.notation}
    if face.card == NO_CARD:
        return group(tip(face.full), card_back(WIDE, TALL, "?"), **where)
    edge: dict[str, Any] = {"stroke_width": 4, "stroke_dasharray": "9 5"} if face_down else {"stroke_width": 2}
    lines = [fitted(name, LEAST_FONT, WIDE - 4) for name in wrap(face.kind, 9)[:2]]
    top = 100 if len(lines) == 2 else 107
    return group(
        tip(face.full),
        rect(0, 0, WIDE, TALL, PAPER, rx=9, stroke=INK, **edge),
        strength(face, 8, 27, 26),
        shields(face, 51, 5, 27),
        draw(emblem_of(face), 24, 40, 36, framed=True),
        *(label(WIDE / 2, top + 15 * line, text, LEAST_FONT, INK, text_anchor="middle") for line, text in enumerate(lines)),
        *([draw(THINGS["eye"], 2, 52, 20)] if face_down else []),
        **where,
    )  # fmt: skip


def strength(face: Face, x: float, y: float, size: float) -> str:
    return label(x, y, str(face.strength), size, INK, font_weight="bold") if face.strength else ""


def shields(face: Face, x: float, y: float, width: float) -> str:
    """A shield with the number of shields; nothing on cards without."""
    if face.shields == 0:
        return ""
    number = str(face.shields)
    digit = label(x + width / 2, y + width * 0.5 + 5, number, LEAST_FONT, WHITE, text_anchor="middle", font_weight="bold")
    return draw(Emblem(PAPER, "#33475b", SHIELD), x, y, width) + digit


@lru_cache(REMEMBERED)
def card_back(width: float, height: float, sign: str = "") -> str:
    """The gate of the Dunjiin, closed."""
    upright = "".join(f"M{width * k / 4:g} 4V{height - 4:g}" for k in (1, 2, 3))
    bars = upright + "".join(f"M4 {height * k / 3:g}H{width - 4:g}" for k in (1, 2))
    parts = [rect(0, 0, width, height, BACK, rx=5, stroke=INK, stroke_width=1.5), path(bars, stroke="#8f82ad", stroke_width=1.5)]
    if sign:
        parts.append(rect(width / 2 - 17, height / 2 - 22, 34, 44, BACK, rx=6))
        parts.append(label(width / 2, height / 2 + 13, sign, 36, WHITE, text_anchor="middle", font_weight="bold"))
    return "".join(parts)


@lru_cache(REMEMBERED)
def note(text: str, size: float = 16) -> Thing:
    """A word among things."""
    return width_of(text, size) + 4, label(0, 20, text, size, INK, font_weight="bold")


def pieces(kind: str, thing: Thing, number: int = 1) -> Thing:
    """So many pieces of a kind, one upon the other."""
    wide, picture = thing
    return wide, group(picture, data_piece=kind) * number


def tally(kind: str, thing: Thing, number: int, most: int) -> list[Thing]:
    """So many pieces side by side; above `most` in one place, with the number."""
    return [pieces(kind, thing)] * number if number <= most else [pieces(kind, thing, number), note(f"×{number}")]


def armor_point() -> Thing:
    return 20, draw(THINGS["armor"], 0, 4, 20)


def magic_item() -> Thing:
    return 24, draw(THINGS["magic"], 0, 3, 23)


def experience_back() -> Thing:
    return 20, group(card_back(18, 25), at=(0, 2))


@lru_cache(REMEMBERED)
def coin(value: int) -> Thing:
    """A Treasure card, as a coin with its value."""
    emblem = Emblem("#f0c75e", "#7a5200", THINGS["treasure"].solid, THINGS["treasure"].holes)
    number = label(15, 20.5, str(value), LEAST_FONT, INK, text_anchor="middle", font_weight="bold")
    return 30, draw(emblem, 0, 0, 30) + number


@lru_cache(REMEMBERED)
def experience_face(face: Face, number: int) -> Thing:
    """A card of known Experience: emblem, Strength, how many."""
    text = str(face.strength) + (f" ×{number}" if number > 1 else "")
    wide = 36 + width_of(text, LEAST_FONT)
    frame = rect(0, 0, wide, 28, PAPER, rx=5, stroke=INK, stroke_width=1.5, stroke_dasharray="5 3")
    parts = frame, draw(emblem_of(face), 5, 5, 18, framed=True), label(31, 20, text, LEAST_FONT, INK, font_weight="bold")
    return pieces(face.notation, (wide, tip(face.full) + "".join(parts)), number)


@lru_cache(REMEMBERED)
def touchable(things: tuple[Thing, ...], spot: str | None = None) -> Thing:
    """Things side by side, enlarged, upon a place that a finger hits."""
    wide, picture = in_a_row(things)
    room = max(TOUCH, wide * LARGER + 6)
    shown = group(picture, at=((room - wide * LARGER) / 2, (TOUCH - 28 * LARGER) / 2), scale=LARGER)
    ground = [rect(0, 0, room, TOUCH, "none", pointer_events="all")] if spot else []
    return room, group(*ground, shown, data_spot=spot)


def in_a_row(things: Iterable[Thing], gap: float = 3) -> Thing:
    """Things side by side, as one."""
    x, parts = 0.0, []
    for wide, picture in things:
        parts.append(group(picture, at=(x, 0)) if x else picture)
        x += wide + gap
    return x - gap, "".join(parts)


def flow(things: Iterable[Thing], width: float, gap: float = 5, line: float = LINE) -> tuple[str, float]:
    """Things in lines, as text flows: the picture and its height."""
    x, y, parts = 0.0, 0.0, []
    for wide, picture in things:
        if x > 0 and x + wide > width:
            x, y = 0.0, y + line
        parts.append(group(picture, at=(x, y)))
        x += wide + gap
    return "".join(parts), y + line if parts else 0.0
