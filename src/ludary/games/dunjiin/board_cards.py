"""Cards as pictures: face up, face down, and the small things that heroes own."""

from collections.abc import Iterable
from textwrap import wrap
from typing import Any

from ludary.core.game import Game
from ludary.core.svg import fitted, group, label, path, rect, tip, width_of
from ludary.games.dunjiin.card_names import card_name, full_name, kind_name, slug
from ludary.games.dunjiin.cards import FAIRY, MAGIC, MONSTERS, NO_CARD
from ludary.games.dunjiin.emblems import BLACK, LEAST_FONT, SHIELD, THINGS, WHITE, Emblem, draw, monster_emblem

PAPER, BACK, INK = "#fffdf6", "#3d3157", BLACK
WIDE, TALL = 84, 118  # a card of the encounter
SMALL_WIDE, SMALL_TALL = 48, 68  # a card of a Character
LINE = 32  # height of a line of things
Thing = tuple[float, str]  # its width, and the picture with its left edge at 0 and 28 units high


def emblem_of(game: Game, card: int) -> Emblem:
    """The emblem on a card's face."""
    if card < MONSTERS:
        name = kind_name(game, card)
        return monster_emblem(slug(name), name)
    return THINGS[{MAGIC: "magic", FAIRY: "fairy"}.get(card, "treasure")]


def card_group(game: Game, card: int, place: str, x: float, y: float, *parts: str, **more: Any) -> str:
    """A card that a page can find: its notation, and where it lies."""
    notation = "hidden" if card == NO_CARD else game.thing_names["card"][card]
    return group(tip(full_name(game, card)), *parts, at=(x, y), data_card=notation, data_place=place, **more)


def small_card(game: Game, card: int, x: float, y: float) -> str:
    """A card of a Character: Strength, shields, emblem."""
    return card_group(
        game, card, "character", x, y,
        rect(0, 0, SMALL_WIDE, SMALL_TALL, PAPER, rx=6, stroke=INK, stroke_width=1.5),
        strength(game, card, 4, 18, 16),
        shields(game, card, 27, 3, 18),
        draw(emblem_of(game, card), 10, 32, 28, framed=True),
    )  # fmt: skip


def big_card(game: Game, card: int, place: int, x: float, y: float, face_down: bool) -> str:
    """A card of the encounter; one that lies face down for others has a broken edge and an eye."""
    if card == NO_CARD:
        return card_group(game, card, "hand", x, y, card_back(WIDE, TALL, "?"), data_index=place)
    edge: dict[str, Any] = {"stroke_width": 4, "stroke_dasharray": "9 5"} if face_down else {"stroke_width": 2}
    names = wrap(card_name(game, card).rsplit(" ", 1)[0] if card < MAGIC else card_name(game, card), 9)[:2]
    lines = [fitted(name, LEAST_FONT, WIDE - 4) for name in names]
    top = 100 if len(lines) == 2 else 107
    return card_group(
        game, card, "hand", x, y,
        rect(0, 0, WIDE, TALL, PAPER, rx=9, stroke=INK, **edge),
        strength(game, card, 8, 27, 26),
        shields(game, card, 51, 5, 27),
        draw(emblem_of(game, card), 24, 40, 36, framed=True),
        *(label(WIDE / 2, top + 15 * line, text, LEAST_FONT, INK, text_anchor="middle") for line, text in enumerate(lines)),
        *([draw(THINGS["eye"], 2, 52, 20)] if face_down else []),
        data_index=place,
    )  # fmt: skip


def strength(game: Game, card: int, x: float, y: float, size: float) -> str:
    points = int(game.box.cards[card].strength)
    return label(x, y, str(points), size, INK, font_weight="bold") if points else ""


def shields(game: Game, card: int, x: float, y: float, width: float) -> str:
    """A shield with the number of shields; nothing on cards without."""
    number = int(game.box.cards[card].shields) if card < MONSTERS else 0
    if number == 0:
        return ""
    digit = label(x + width / 2, y + width * 0.5 + 5, str(number), LEAST_FONT, WHITE, text_anchor="middle", font_weight="bold")
    return draw(Emblem(PAPER, "#33475b", SHIELD), x, y, width) + digit


def card_back(width: float, height: float, sign: str = "") -> str:
    """The gate of the Dunjiin, closed."""
    upright = "".join(f"M{width * k / 4:g} 4V{height - 4:g}" for k in (1, 2, 3))
    bars = upright + "".join(f"M4 {height * k / 3:g}H{width - 4:g}" for k in (1, 2))
    parts = [rect(0, 0, width, height, BACK, rx=5, stroke=INK, stroke_width=1.5), path(bars, stroke="#8f82ad", stroke_width=1.5)]
    if sign:
        parts.append(rect(width / 2 - 17, height / 2 - 22, 34, 44, BACK, rx=6))
        parts.append(label(width / 2, height / 2 + 13, sign, 36, WHITE, text_anchor="middle", font_weight="bold"))
    return "".join(parts)


def note(text: str, size: float = 16) -> Thing:
    """A word among things."""
    return width_of(text, size), label(0, 20, text, size, INK, font_weight="bold")


def tally(thing: Thing, number: int, most: int) -> list[Thing]:
    """The thing so many times; above `most` once, with the number."""
    return [thing] * number if number <= most else [thing, note(f"×{number}")]


def armor_point() -> Thing:
    return 20, draw(THINGS["armor"], 0, 4, 20)


def magic_item() -> Thing:
    return 24, draw(THINGS["magic"], 0, 3, 23)


def experience_back() -> Thing:
    return 20, group(card_back(18, 25), at=(0, 2))


def coin(value: int) -> Thing:
    """A Treasure card, as a coin with its value."""
    emblem = Emblem("#f0c75e", "#7a5200", THINGS["treasure"].solid, THINGS["treasure"].holes)
    number = label(15, 20.5, str(value), LEAST_FONT, INK, text_anchor="middle", font_weight="bold")
    return 30, draw(emblem, 0, 0, 30) + number


def experience_face(game: Game, card: int, number: int) -> Thing:
    """A card of one's own Experience: emblem, Strength, how many."""
    text = str(game.box.cards[card].strength) + (f" ×{number}" if number > 1 else "")
    wide = 36 + width_of(text, LEAST_FONT)
    frame = rect(0, 0, wide, 28, PAPER, rx=5, stroke=INK, stroke_width=1.5, stroke_dasharray="5 3")
    parts = frame, draw(emblem_of(game, card), 5, 5, 18, framed=True), label(31, 20, text, LEAST_FONT, INK, font_weight="bold")
    return wide, card_group(game, card, "experience", 0, 0, *parts)


def flow(things: Iterable[Thing], width: float, gap: float = 5) -> tuple[str, float]:
    """Things in lines, as text flows: the picture and its height."""
    x, y, parts = 0.0, 0.0, []
    for wide, picture in things:
        if x > 0 and x + wide > width:
            x, y = 0.0, y + LINE
        parts.append(group(picture, at=(x, y)))
        x += wide + gap
    return "".join(parts), y + LINE if parts else 0.0
