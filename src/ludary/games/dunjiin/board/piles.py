"""The piles as signs: the Dunjiin, the Graveyard, The Store, the Inn and the Traps.

They hang from a beam, or where there is less room they stand in a low row below the table, or in a
block beside it.
"""

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from ludary.games.dunjiin import spots
from ludary.games.dunjiin.board.cards import pieces
from ludary.games.dunjiin.board.ink import DARK_WOOD, GLOW, INK, LEAST_FONT, PARCHMENT, WOOD
from ludary.games.dunjiin.board.things import thing
from ludary.games.dunjiin.board.walls import beam
from ludary.games.dunjiin.scene import REMEMBERED, Scene
from ludary.kit.picture import Panel, Role, group, label, rect, squeezed, tip

WIDTH, HIGH, TOP, GAP, SIGNS = 480, 104, 34, 4, 5
SIGN = (WIDTH - GAP * (SIGNS - 1)) / SIGNS  # width of a sign
LOW = 62  # height of the low row
TITLE = "The piles, The Shop and the Inn"
THING = {spots.STORE(): "armor"}  # what is painted on a sign, where it is not called as the sign


class Place(NamedTuple):
    """The place of a sign, and of things on it: the picture, the right end of the number, the word;
    all in units of the sign.
    """

    at: tuple[float, float]
    size: tuple[float, float]
    picture: tuple[float, float, float]  # left, top and side
    number: tuple[float, float]
    word: tuple[float, float, float]  # middle, base and room
    bell: tuple[float, float]


def piles(scene: Scene) -> Panel:
    """A layer for each sign: most actions change one of them."""
    ground = beam(WIDTH, SIGNS, SIGN, GAP, TOP, HIGH)
    places = [
        Place(
            (at * (SIGN + GAP), TOP),
            (SIGN, HIGH - TOP),
            (8, 8, 34),
            (SIGN - 9, 35),
            (SIGN / 2, 61, SIGN - 16),
            (0, 0),
        )
        for at in range(SIGNS)
    ]
    layers = ground, _last_call() if scene.s.last_call else "", *_signs(scene, places, False)
    return Panel("piles", TITLE, WIDTH, HIGH, layers, Role.SUPPLY, LEAST_FONT)


def low_piles(scene: Scene) -> Panel:
    """The signs in a low row."""
    places = [
        Place(
            (at * (SIGN + GAP), 0),
            (SIGN, LOW),
            (7, 5, 28),
            (SIGN - 9, 30),
            (SIGN / 2, 54, SIGN - 16),
            (36, 3),
        )
        for at in range(SIGNS)
    ]
    return Panel(
        "piles-low",
        TITLE,
        WIDTH,
        LOW,
        tuple(_signs(scene, places, True)),
        Role.SUPPLY,
        LEAST_FONT,
        shape_of="piles",
    )


def block_of_piles(scene: Scene, wide: float, high: float) -> Panel:
    """The signs below each other, or in pairs where they would be too low."""
    single = high >= SIGNS * (40 + GAP)
    places = list(_rows(wide, high) if single else _pairs(wide, high))
    return Panel(
        "piles-tall",
        TITLE,
        wide,
        high,
        tuple(_signs(scene, places, True)),
        Role.SUPPLY,
        LEAST_FONT,
        shape_of="piles",
    )


def _rows(wide: float, high: float) -> Iterator[Place]:
    each = (high - GAP * (SIGNS - 1)) / SIGNS
    side, middle = min(52.0, each - 12), each / 2
    for at in range(SIGNS):
        picture, number = (12.0, (each - side) / 2, side), (wide - 16, middle + 9)
        yield Place(
            (0, at * (each + GAP)),
            (wide, each),
            picture,
            number,
            (wide / 2 + 6, middle + 6, 88),
            (wide - 86, middle - 11),
        )


def _pairs(wide: float, high: float) -> Iterator[Place]:
    across, down = (wide - GAP) / 2, (high - 2 * GAP) / 3
    for at in range(SIGNS):
        place = at % 2 * (across + GAP), at // 2 * (down + GAP)
        size = (wide if at == SIGNS - 1 else across), down
        word = (size[0] + 34) / 2, down - 8, size[0] - 44
        yield Place(
            place, size, (6, (down - 28) / 2, 28), (size[0] - 8, down / 2 - 1), word, (36, 2)
        )


def _signs(scene: Scene, places: list[Place], bell: bool) -> Iterator[str]:
    """The boards, then what is written on them."""
    s = scene.s
    numbers = (
        (spots.DECK(), "Dunjiin", str(s.deck_count)),
        (spots.GRAVEYARD(), "Graveyard", str(sum(s.graveyard))),
        (spots.STORE(), "Store", str(s.store)),
        (spots.INN(), "Inn", ""),
        (spots.TRAPS(), "Traps", str(s.traps)),
    )
    yield from (_painted(place, spot) for place, (spot, *_) in zip(places, numbers, strict=True))
    for place, (spot, name, number) in zip(places, numbers, strict=True):
        yield _sign(place, spot, name, number, bell and bool(s.last_call) and spot == spots.STORE())


@lru_cache(64)
def _painted(place: Place, spot: str) -> str:
    """The wood of a sign, with what is painted on it."""
    (wide, high), (left, top, side) = place.size, place.picture
    board = rect(1.5, 1.5, wide - 3, high - 4, PARCHMENT, rx=7, stroke=DARK_WOOD, stroke_width=5)
    edge = rect(4.5, 4.5, wide - 9, high - 10, "none", rx=5, stroke=WOOD, stroke_width=1.5)
    left = (
        (wide - side) / 2
        if spot == spots.INN() and wide < WIDTH / 4 and place.word[0] == wide / 2
        else left
    )
    return group(board, edge, thing(THING.get(spot, spot), left, top, side), at=place.at)


@lru_cache(REMEMBERED)
def _sign(place: Place, spot: str, name: str, number: str, bell: bool) -> str:
    """The number and name of a pile; the armor in The Store lies there piece by piece."""
    (wide, high), (left, top, side), (middle, base, room) = place.size, place.picture, place.word
    ground = rect(0, 0, wide, high, "none", rx=7, pointer_events="all")
    large = (26 if len(number) < 3 else 22) if high > 50 or wide > SIGN * 2 else 19
    figure = (
        label(*place.number, number, large, INK, text_anchor="end", font_weight="bold")
        if number
        else ""
    )
    held = (
        pieces("armor", (30, group(thing("armor", left, top, side))), int(number))[1]
        if spot == spots.STORE() and number != "0"
        else ""
    )
    word = squeezed(middle, base, name, LEAST_FONT, INK, room, text_anchor="middle")
    rings = group(tip("Last Call at The Shop"), thing("last_call", *place.bell, 18)) if bell else ""
    return group(
        tip(f"{name}: {number}" if number else name),
        ground,
        held,
        figure,
        word,
        rings,
        at=place.at,
        data_spot=spot,
    )


@lru_cache(1)
def _last_call() -> str:
    bell = thing("last_call", 150, 1, 24)
    return group(
        bell,
        label(182, 20, "Last Call at The Shop", LEAST_FONT, GLOW, font_weight="bold"),
        id="last-call",
    )
