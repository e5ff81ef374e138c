"""The Sharman with the bones, what is left of lava and earthquakes, and what the signs of the board
mean.
"""

from functools import lru_cache

from ludary.games.koa import spots
from ludary.games.koa.board.art import CLAY, DEEP, INK, PALE, PICK
from ludary.games.koa.board.clans import BANNER, CHAIN, GAP, PANEL, SUN
from ludary.games.koa.board.pieces import LEAST_FONT, thing
from ludary.games.koa.state import State
from ludary.games.koa.text.names import TILE_NAMES
from ludary.games.koa.tiles import CLANS, Tile
from ludary.kit.picture import circle, group, label, path, rect, tip, width_of

SUPPLY, SHARMAN = 50, 118  # height of the panel, width of the Sharman's place
LOW = 32  # the height of the same below the map, as broad as that
AID, LINE = 456, 20  # width of what the signs mean, and the height of one of its lines
TABLE_INK = "#2a1608"  # of letters upon sand
BONE = "M4 9A4 4 0 1 1 10 5L27 5A4 4 0 1 1 33 9A4 4 0 1 1 27 13H10A4 4 0 1 1 4 9Z"


def supply(s: State, marked: bool) -> tuple[str, ...]:
    """The Sharman, who glows when asked for, and the piles of lava and earthquakes."""
    glow = _glow(marked and bool(s.asks), SHARMAN, SUPPLY)
    return (
        _sharman(),
        glow,
        _left(Tile.LAVA, int(s.lava), 0),
        _left(Tile.EARTHQUAKE, int(s.earthquakes), 1),
    )


def low_supply(s: State, marked: bool, wide: float) -> tuple[str, ...]:
    """Draw the same in one low row, with words."""
    first, second, third = (share * (wide - 2 * GAP) for share in (0.34, 0.26, 0.4))
    ground = rect(1, 1, first - 2, LOW - 2, DEEP, rx=8, stroke=CLAY, stroke_width=1.5)
    name = label(36, 21, "Sharman", 14, "#ffe9a8", font_weight="bold") + group(
        path(BONE, PALE, stroke=INK), at=(114, 8), scale=0.8
    )
    sharman = group(
        tip("The Sharman"),
        ground,
        group(_face(), at=(6, 1), scale=0.68),
        name,
        data_spot=spots.SHARMAN(),
        id="sharman",
    )
    lava = group(_low(Tile.LAVA, int(s.lava), second), at=(first + GAP, 0))
    earthquakes = group(_low(Tile.EARTHQUAKE, int(s.earthquakes), third), at=(wide - third, 0))
    return sharman, _glow(marked and bool(s.asks), first, LOW), lava, earthquakes


@lru_cache(1)
def _face() -> str:
    """An old face under a headdress."""
    return (
        path(
            "M6 20L3 6L11 12L14 1L19 10L24 1L27 12L35 6L32 20Z",
            "#c2410c",
            stroke=INK,
            stroke_width=1.3,
            stroke_linejoin="round",
        )
        + path(
            "M7 17C7 14 31 14 31 17V26C31 35 25 40 19 40S7 35 7 26Z",
            "#8a5127",
            stroke=INK,
            stroke_width=1.3,
        )
        + path("M10 29C13 42 25 42 28 29C24 33 14 33 10 29Z", "#fff6e0", stroke=INK)
        + path(
            "M10 20L17 22M28 20L21 22M19 22V28",
            stroke=INK,
            stroke_width=1.6,
            stroke_linecap="round",
        )
        + circle(13.5, 24, 2.3, "#ffe9a8")
        + circle(24.5, 24, 2.3, "#ffe9a8")
        + circle(13.5, 24, 0.9, INK)
        + circle(24.5, 24, 0.9, INK)
        + path("M9 19h3M26 19h3M19 16v3", stroke="#fff6e0", stroke_width=1.5)
    )


@lru_cache(1)
def _sharman() -> str:
    """His place, with the face and the bones."""
    ground = rect(1, 1, SHARMAN - 2, SUPPLY - 2, DEEP, rx=10, stroke=CLAY, stroke_width=1.5)
    bones = group(path(BONE, PALE, stroke=INK), at=(60, 29), scale=0.9) + group(
        path(BONE, "#e9c98f", stroke=INK), at=(72, 34), scale=0.75
    )
    name = label(
        45,
        22,
        "Sharman",
        14,
        "#ffe9a8",
        textLength=64,
        lengthAdjust="spacingAndGlyphs",
        font_weight="bold",
    )
    return group(
        tip("The Sharman"),
        ground,
        group(_face(), at=(5, 5)),
        bones,
        name,
        data_spot=spots.SHARMAN(),
        id="sharman",
    )


@lru_cache(4)
def _glow(asked: bool, wide: float, high: float) -> str:
    edge = (
        rect(2, 2, wide - 4, high - 4, "none", rx=9, stroke="#ffb52e", stroke_width=4)
        if asked
        else ""
    )
    return group(edge, pointer_events="none")


@lru_cache(64)
def _left(tile: int, left: int, at: int) -> str:
    """A pile, and how many are left of it."""
    wide = (PANEL - SHARMAN - 2 * GAP) / 2
    ground = rect(0.5, 0.5, wide - 1, SUPPLY - 1, PALE, rx=10, stroke=DEEP)
    number = label(
        wide / 2, SUPPLY - 6, str(left), 16, INK, text_anchor="middle", font_weight="bold"
    )
    pile = thing(tile, wide / 2 - 13, 3, 26) if left else ""
    return group(
        _named(tile, left, ground, pile, number), at=(SHARMAN + GAP + at * (wide + GAP), 0)
    )


@lru_cache(64)
def _low(tile: int, left: int, wide: float) -> str:
    """Draw the same in a low row."""
    ground = rect(0.5, 0.5, wide - 1, LOW - 1, PALE, rx=8, stroke=DEEP)
    words = label(
        38, 21, f"{TILE_NAMES[Tile(tile)].capitalize()}: {left}", 14, INK, font_weight="bold"
    )
    return _named(tile, left, ground, thing(tile, 6, 3, 26), words)


def _named(tile: int, left: int, *drawn: str) -> str:
    name = TILE_NAMES[Tile(tile)]
    return group(tip(f"{name}: {left} left"), *drawn, id=name, data_spot=name)


@lru_cache(1)
def legend() -> tuple[str, float]:
    """Explain the signs."""
    tiles = (Tile.CAMP, Tile.CAVERN, Tile.GOROLDIOA, Tile.SPRING, Tile.LAVA, Tile.EARTHQUAKE)
    things = [
        (thing(tile, 0, 0, 26, at % CLANS if at < CLANS else -1), TILE_NAMES[tile])
        for at, tile in enumerate(tiles)
    ]
    lines = [
        (CHAIN, "points for chained caverns"),
        (SUN, "for those outside the zones"),
        (BANNER, "for seized ones"),
    ]
    things += [
        (
            path(
                line,
                stroke=TABLE_INK,
                stroke_width=2.2,
                stroke_linecap="round",
                transform="translate(3 4)",
            ),
            w,
        )
        for line, w in lines
    ]
    things.append(
        (
            group(path(PICK, "#c2410c", stroke=INK, stroke_width=1.5), at=(2, 2), scale=0.9),
            "an action a turn",
        )
    )
    x, y, parts = 0.0, 0.0, []
    for drawn, words in things:
        wide = 32 + width_of(words, LEAST_FONT) * 0.9
        if x + wide > AID:
            x, y = 0.0, y + 30
        parts.append(group(drawn, label(31, 18, words, LEAST_FONT, TABLE_INK), at=(x, y)))
        x += wide + 10
    notes = (
        "Lit tunnels: chained to the camp. Dark ones: connected.",
        "Pale, broken edge: cut off. Broken frame, ?: located.",
        "Pick: to be mined or switched.",
        "Red frame: to be seized, at this chance.",
        "Numbers in the rock: zones, from the nearest corner.",
        "Leaves and drops: goroldioa and springs, linked.",
    )
    y += 32
    parts += [
        label(0, y + 16 + LINE * at, note, LEAST_FONT, TABLE_INK) for at, note in enumerate(notes)
    ]
    return group(*parts, id="legend"), y + LINE * len(notes) + GAP + 2
