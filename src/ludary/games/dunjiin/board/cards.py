"""Cards as pictures: face up, face down, and the small things that heroes own.

What moves in the game is a *piece*: a group with `data-piece`, which says what it is, so that a
page can move it from one picture to the next. Cards go by their notation, or `hidden`; Armor Points
are `armor`.
"""

from collections.abc import Iterable
from functools import lru_cache
from typing import Any

from ludary.games.dunjiin import spots
from ludary.games.dunjiin.board.ink import BLOOD, GOLD, INK, LEAST_FONT, MAGIC, PAPER, WHITE
from ludary.games.dunjiin.board.monsters import fairy, monster
from ludary.games.dunjiin.board.things import SHIELD, thing
from ludary.games.dunjiin.cards import FAIRY, MONSTERS, NO_CARD
from ludary.games.dunjiin.cards import MAGIC as MAGIC_CARD
from ludary.games.dunjiin.scene import REMEMBERED
from ludary.games.dunjiin.text.names import Face, slug
from ludary.kit.picture import fitted, group, label, path, rect, tip, width_of, wrap

BACK, BACK_LINES = "#43305f", "#8f7bb5"
WIDE, TALL = 86, 122  # a card of the encounter
SMALL_WIDE, SMALL_TALL = 48, 68  # a card of a Character
LINE = 30  # height of a line of things
TOUCH = 60  # what a finger hits: 45 pixels where the picture is shown 360 wide
LARGER = 1.5  # how much one's own things are enlarged, so that a finger hits them
Thing = tuple[float, str]  # its width, and the picture with its left edge at 0 and 28 units high


@lru_cache(REMEMBERED)
def art(face: Face, x: float, y: float, width: float, height: float) -> str:
    """The window of a card: its Monster or thing upon a ground of its colour."""
    if face.card < MONSTERS:
        ground, drawn = monster(slug(face.kind), face.kind, face.strength, face.shields)
    elif face.card == FAIRY:
        ground, drawn = fairy()
    else:
        ground, drawn = (
            ("#e3d3f3", thing("magic", 2, 2, 36))
            if face.card == MAGIC_CARD
            else ("#f9ecc0", thing("treasure", 2, 2, 36))
        )
    side = min(width, height) - 2
    window = rect(x, y, width, height, ground, rx=4, stroke=INK, stroke_width=1.5)
    return window + group(
        drawn, at=(x + (width - side) / 2, y + (height - side) - 1), scale=side / 40
    )


@lru_cache(REMEMBERED)
def small_card(face: Face, x: float, y: float, scale: float = 1, spot: str | None = None) -> str:
    """A card of a Character: Strength in a banner, shields, its face."""
    return group(
        tip(face.full),
        rect(0, 0, SMALL_WIDE, SMALL_TALL, PAPER, rx=6, stroke=INK, stroke_width=2.5),
        art(face, 4, 23, SMALL_WIDE - 8, 41),
        strength(face, 3, 24, 24, LEAST_FONT),
        shields(face, 28, 2, 18),
        at=(x, y), scale=scale, data_spot=spot, data_piece=face.notation,
    )  # fmt: skip


@lru_cache(REMEMBERED)
def big_card(face: Face, place: int, x: float, y: float, face_down: bool) -> str:
    """A card of the encounter; one that lies face down for others has a broken edge and an eye."""
    where: dict[str, Any] = {
        "at": (x, y),
        "data_spot": spots.MONSTER_CARD(place),
        "data_piece": face.notation,
    }
    if face.card == NO_CARD:
        return group(tip(face.full), card_back(WIDE, TALL, "?"), **where)
    edge: dict[str, Any] = (
        {"stroke": MAGIC, "stroke_width": 4, "stroke_dasharray": "9 5"}
        if face_down
        else {"stroke": INK, "stroke_width": 3}
    )
    lines = [fitted(name, LEAST_FONT, WIDE - 4) for name in wrap(face.kind, 9)[:2]]
    high = 66 - 15 * (len(lines) - 1)
    return group(
        tip(face.full),
        rect(0, 0, WIDE, TALL, PAPER, rx=9, **edge),
        art(face, 7, 31, WIDE - 14, high),
        strength(face, 6, 38, 35, 24),
        shields(face, 52, 3, 27),
        *(
            label(
                WIDE / 2,
                115 - 16 * (len(lines) - 1 - at),
                text,
                LEAST_FONT,
                INK,
                text_anchor="middle",
            )
            for at, text in enumerate(lines)
        ),
        *([thing("eye", 57, 33, 20)] if face_down else []),
        **where,
    )


def strength(face: Face, x: float, width: float, height: float, size: float) -> str:
    """The Strength in a banner, gold for Treasure; nothing on cards without."""
    if not face.strength:
        return ""
    right, tail = x + width, height - 4
    ground, ink = (BLOOD, WHITE) if face.card < MONSTERS else (GOLD, INK)
    banner = path(
        f"M{x:g} -1H{right:g}V{height:g}L{x + width / 2:g} {tail:g}L{x:g} {height:g}Z",
        ground,
        stroke=INK,
        stroke_width=1.5,
    )
    number = label(
        x + width / 2,
        size * 0.98,
        str(face.strength),
        size,
        ink,
        text_anchor="middle",
        font_weight="bold",
    )
    return banner + number


def shields(face: Face, x: float, y: float, width: float) -> str:
    """A shield with the number of shields; nothing on cards without."""
    if face.shields == 0:
        return ""
    digit = label(
        x + width / 2,
        y + width * 0.5 + 5,
        str(face.shields),
        LEAST_FONT,
        WHITE,
        text_anchor="middle",
        font_weight="bold",
    )
    return (
        group(path(SHIELD, "#33475b", stroke=INK, stroke_width=3), at=(x, y), scale=width / 40)
        + digit
    )


@lru_cache(REMEMBERED)
def card_back(width: float, height: float, sign: str = "") -> str:
    """The gate of the Dunjiin, closed."""
    upright = "".join(f"M{width * k / 4:g} 4V{height - 4:g}" for k in (1, 2, 3))
    bars = upright + "".join(f"M4 {height * k / 3:g}H{width - 4:g}" for k in (1, 2))
    parts = [
        rect(0, 0, width, height, BACK, rx=5, stroke=INK, stroke_width=2),
        path(bars, stroke=BACK_LINES, stroke_width=2),
    ]
    if sign:
        parts.append(rect(width / 2 - 17, height / 2 - 22, 34, 44, BACK, rx=6))
        parts.append(
            label(
                width / 2,
                height / 2 + 13,
                sign,
                36,
                WHITE,
                text_anchor="middle",
                font_weight="bold",
            )
        )
    return "".join(parts)


@lru_cache(REMEMBERED)
def note(text: str, size: float = LEAST_FONT) -> Thing:
    """A word among things."""
    return width_of(text, size) + 4, label(0, 20, text, size, INK, font_weight="bold")


def pieces(kind: str, thing: Thing, number: int = 1) -> Thing:
    """A stack of so many pieces of a kind: where more than one lies, only the topmost is drawn."""
    wide, picture = thing
    return wide, group(rect(0, 0, wide, 28, "none"), data_piece=kind) * (number - 1) + group(
        picture, data_piece=kind
    )


def tally(kind: str, thing: Thing, number: int, most: int) -> list[Thing]:
    """A row of so many pieces; above `most` a single one with the number."""
    return (
        [pieces(kind, thing)] * number
        if number <= most
        else [pieces(kind, thing, number), note(f"×{number}")]
    )


def armor_point() -> Thing:
    return 24, thing("armor", 0, 2, 24)


def magic_item() -> Thing:
    return 25, thing("magic", 0, 1, 26)


def experience_back() -> Thing:
    return 20, group(card_back(18, 25), at=(0, 2))


@lru_cache(REMEMBERED)
def coin(value: int) -> Thing:
    """A Treasure card, as a coin with its value."""
    number = label(15, 20.5, str(value), LEAST_FONT, INK, text_anchor="middle", font_weight="bold")
    return 30, thing("coin", 0, 0, 30) + number


@lru_cache(REMEMBERED)
def experience_face(face: Face, number: int) -> Thing:
    """A card of known Experience: its face, Strength, how many."""
    text = str(face.strength) + (f" ×{number}" if number > 1 else "")
    wide = 36 + width_of(text, LEAST_FONT)
    frame = rect(0, 0, wide, 28, PAPER, rx=5, stroke=INK, stroke_width=1.5, stroke_dasharray="5 3")
    parts = frame, art(face, 2, 2, 26, 24), label(31, 20, text, LEAST_FONT, INK, font_weight="bold")
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


def flow(
    things: Iterable[Thing], width: float, gap: float = 5, line: float = LINE
) -> tuple[str, float]:
    """Things in lines, as text flows: the picture and its height."""
    all_things = list(things)
    places, high = laid(all_things, width, gap, line)
    return (
        "".join(
            group(picture, at=place) for (_, picture), place in zip(all_things, places, strict=True)
        ),
        high,
    )


def laid(
    things: Iterable[Thing], width: float, gap: float, line: float
) -> tuple[list[tuple[float, float]], float]:
    """Lay things out as text flows; returns their places and the height."""
    x, y, places = 0.0, 0.0, []
    for wide, _ in things:
        if x > 0 and x + wide > width:
            x, y = 0.0, y + line
        places.append((x, y))
        x += wide + gap
    return places, y + line if places else 0.0
