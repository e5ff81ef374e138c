"""The Box: the map, the scrolls, the King's rituals and the numbers, built from an edition and the
chosen options.
"""

from __future__ import annotations

from typing import Any, Literal

from pydantic import Field

from ludary.games.zimby_mojo.cards import (
    BOARD,
    CORNERS,
    DIRECTIONS,
    ENTRIES,
    KINDS,
    KINGS_STEPS,
    OVERGROWTH,
    RATES,
    RITUALS,
    ROUTES,
    TILES,
    TRIBE_ZIMBIES,
)
from ludary.kit import EditionFile, Option, Record, Row, Rows, i1, i2, rows
from ludary.kit.editions import EditionEntry, switch


class Scroll(Record):
    """The scrolls of one kind.

    Its number is `amount` + `dice` dice of `sides` sides, drawn when the effect is resolved.
    """

    type: int = i2()  # ScrollType
    cost: int = i2()  # mojo
    targets: int = i2()  # bits of Target
    effect: int = i2()  # Effect
    amount: int = i2()  # can be negative
    dice: int = i2()
    sides: int = i2()
    spread_dice: int = i2()  # of conjured obstacles: random neighbours of the tile
    spread_sides: int = i2()
    doubles: int = i2()  # 1 if eating zimbies can double the effect
    copies: int = i2()
    red: int = i2()  # 1 with a red dot: not for the solitaire game


class Ritual(Record):
    """A ritual of the King. Its number is `amount` + `dice` dice of `sides` sides."""

    amount: int = i2()
    dice: int = i2()
    sides: int = i2()


SCROLLS: Any = rows(Scroll, KINDS)  # before the Box, which has a field `rows`
RITUAL_ROWS: Any = rows(Ritual, RITUALS)


class Box(Record):
    """First come the options, by their names; then the map, by tile; then the scrolls and
    rituals.
    """

    zimbies: int = i2()
    scrolls: int = i2()
    round_limit: int = i2()
    longest: int = i2()
    hand_limit: int = i2()
    board_limit: int = i2()
    mojo_tokens: int = i2()
    spawn_cost: int = i2()
    spawn_limit: int = i2()
    eat_limit: int = i2()
    eat_mojo: int = i2()
    devour_limit: int = i2()
    devour_brutality: int = i2()
    tribe_limit: int = i2()
    tribes_limit: int = i2()
    range: int = i2()
    step_tiles_1: int = i2()
    step_tiles_2: int = i2()
    step_tiles_3: int = i2()
    step_tiles_4: int = i2()
    step_tiles_5: int = i2()
    step_cost_1: int = i2()
    step_cost_2: int = i2()
    step_cost_3: int = i2()
    step_cost_4: int = i2()
    step_cost_5: int = i2()
    zombie_price: int = i2()
    zombie_limit: int = i2()
    zombie_tiles: int = i2()
    shamble_sides: int = i2()
    zombie_brutality: int = i2()
    zombie_vitality: int = i2()
    thug_dice_alive: int = i2()
    thug_dice_dead: int = i2()
    thug_brutality: int = i2()
    thug_vitality: int = i2()
    king_brutality: int = i2()
    king_vitality: int = i2()
    burden_first: int = i2()
    burden_second: int = i2()
    burden_last: int = i2()
    immunity: int = i2()
    crown_ritual: int = i2()
    portal_price: int = i2()
    seal_price: int = i2()
    solo_library: int = i2()
    solo_scrolls: int = i2()
    solo_zimbies: int = i2()
    maps_any_turn: int = i2()
    broke_ends: int = i2()
    zombies_must: int = i2()
    any_new_king: int = i2()
    hunger_active: int = i2()
    depleted_defend: int = i2()
    step_tiles: Row = i2(RATES)  # by rate: tiles of one payment
    step_cost: Row = i2(RATES)  # by rate: mojo of one payment
    tile_count: int = i2()
    rows: int = i2()  # of the drawing, walls included
    cols: int = i2()
    row: Row = i2(TILES)
    col: Row = i2(TILES)
    next: Row = i2(TILES, DIRECTIONS)  # the tile beyond each side, or NOWHERE
    around: Row = i2(TILES, KINGS_STEPS)  # the tile at each side and corner, or NOWHERE
    on_main: Row = i2(TILES)  # 1 for the tiles of the main board: all that there are
    kings_growth: Row = i2(TILES)  # Growth
    open_ground: Row = i2(TILES)  # 1 where neither blood thickets nor a ward are drawn
    in_view: Row = i2(TILES)  # 1 for the two tiles that an entry's tribal board looks onto
    quadrant: Row = i2(TILES)  # 0 to 3, or NOWHERE
    mist: int = i2()  # the King's tile in the middle of the sanctum
    ritual_tile: Row = i2(CORNERS)  # these in the order NE, SE, SW, NW
    gray: Row = i2(CORNERS)
    shrine: Row = i2(CORNERS)
    portal: Row = i2(CORNERS)
    ward_tile: Row = i2(CORNERS)  # these in the order N, E, S, W
    door: Row = i2(CORNERS)  # the tile of the inner route before the ward
    ritual_at: Row = i2(TILES)  # which of the four a tile is, or NOWHERE
    ward_at: Row = i2(TILES)
    shrine_at: Row = i2(TILES)
    portal_at: Row = i2(TILES)
    sanctum: Row = i2(TILES)  # 1 for the mist and the floor around it
    beyond: Row = i2(TILES)  # steps from the sanctum, whatever lies between; 0 in it
    stub: Row = i2(ENTRIES)  # by entry: the tile beside the tribal board
    stub_route: Row = i2(ENTRIES)  # the tile of the outer route beyond it
    entry_quadrant: Row = i2(ENTRIES)
    hold_first: Row = i2(ENTRIES)  # the route's tile before that one, in marching order
    hold_second: Row = i2(ENTRIES)  # and the one behind it
    entry_at: Row = i2(TILES)  # the entry whose stub a tile is, or NOWHERE
    way: Any = i1(
        OVERGROWTH, TILES, TILES
    )  # steps from tile to tile, with the King's obstacles and without: see `distances.py`
    route_next: Row = i2(
        ROUTES, TILES
    )  # by route: the next tile in marching order, NOWHERE off the route
    marker_row: Row = i2(
        CORNERS
    )  # cells of the picture that are no tiles: places of the ritual markers
    marker_col: Row = i2(CORNERS)
    barracks_row: Row = i2(CORNERS)
    barracks_col: Row = i2(CORNERS)
    kind_count: int = i2()
    cheapest: int = i2()  # mojo for the scroll that costs least
    kinds: Rows[Scroll] = SCROLLS
    rituals: Rows[Ritual] = RITUAL_ROWS  # by RitualKind


SIZES = ("1 or 2 tokens", "3 or 4 tokens", "5 or 6 tokens", "7 or 8 tokens", "9 tokens or more")
OPTIONS = (
    Option("zimbies", 0, BOARD, "zimbies on each tribal board at the start"),
    Option("scrolls", 0, 10, "scrolls dealt to each player at the start"),
    Option("round_limit", 0, 999, "rounds after which the game ends; 0 for no limit"),
    Option("longest", 1, 999, "rounds after which the game ends in any case"),
    Option("hand_limit", 0, 20, "scrolls that a player keeps at wrap-up"),
    Option("board_limit", 1, BOARD, "zimbies that a tribal board holds"),
    Option("mojo_tokens", 0, 9, "mojo tokens of each shaman"),
    Option("spawn_cost", 0, 9, "mojo for a spawned zimby"),
    Option("spawn_limit", 0, TRIBE_ZIMBIES, "zimbies that a shaman can spawn in a turn"),
    Option("eat_limit", 0, TRIBE_ZIMBIES, "zimbies that a shaman can eat in a round"),
    Option("eat_mojo", 0, 9, "mojo from a zimby eaten by its shaman"),
    Option("devour_limit", 0, 2, "zimbies that a column can eat of its own for one action"),
    Option("devour_brutality", 0, 20, "brutality for each of them"),
    Option("tribe_limit", 1, 3, "tokens of a tribe in a column"),
    Option("tribes_limit", 1, 3, "tribes in a column"),
    Option("range", 0, 9, "tiles that a witchery reaches"),
    *(
        Option(f"step_tiles_{rate}", 1, 20, f"tiles of one payment for {size}")
        for rate, size in enumerate(SIZES, 1)
    ),
    *(
        Option(f"step_cost_{rate}", 0, 9, f"mojo of one payment for {size}")
        for rate, size in enumerate(SIZES, 1)
    ),
    Option("zombie_price", 1, BOARD, "zimbies for a zombie"),
    Option("zombie_limit", 0, 2, "zombies of a shaman in play"),
    Option("zombie_tiles", 1, 20, "tiles that a zombie moves for a mojo"),
    Option("shamble_sides", 1, 20, "sides of the die for a zombie's shamble"),
    Option("zombie_brutality", 0, 20, "brutality of a zombie"),
    Option("zombie_vitality", 1, 20, "wounds that kill a zombie"),
    Option("thug_dice_alive", 0, 3, "d6 for a thug's march while the King lives"),
    Option("thug_dice_dead", 0, 3, "d6 for a thug's march without a King"),
    Option("thug_brutality", 0, 20, "brutality of a column for each of its thugs, beside 1"),
    Option("thug_vitality", 1, 20, "wounds that kill a thug"),
    Option("king_brutality", 0, 20, "brutality of the King, beside 1 for each thug in play"),
    Option("king_vitality", 1, 20, "wounds that kill the King"),
    Option("burden_first", 0, 20, "size that the Crown adds until the next refresh"),
    Option("burden_second", 0, 20, "size that it adds until the refresh after that"),
    Option("burden_last", 0, 20, "size that it adds from then on"),
    Option("immunity", 0, 6, "highest d6 at which the Crown's bearer is immune"),
    Option("crown_ritual", 0, 20, "mojo for a ritual of the Crown's bearer"),
    Option(
        "portal_price",
        0,
        9,
        "mojo for each of a column's influences on a portal, and for entering by one",
    ),
    Option("seal_price", 0, 9, "mojo of each of two shamans for a seal"),
    Option("solo_library", 1, 104, "scrolls in the solitaire game"),
    Option("solo_scrolls", 0, 10, "of these, scrolls in hand at the start"),
    Option("solo_zimbies", 1, BOARD, "zimbies at the start of the solitaire game"),
    switch(
        "maps_any_turn",
        "map scrolls also move columns on others' turns; no: only on their owner's turn",
    ),
    switch("broke_ends", "a turn ends when its player is out of mojo; no: when its player says so"),
    switch(
        "zombies_must",
        "on their owner's turn, zombies must attack what lives beside them; no: they may",
    ),
    switch(
        "any_new_king",
        "alone, any new King is a defeat; no: only if thugs won his Crown in combat",
    ),
    switch("hunger_active", "Hunger eats active zimbies only; no: depleted ones, too"),
    switch(
        "depleted_defend",
        "beside an active zimby, depleted ones count when a column defends; no: they never do",
    ),
)
DICE = r"^[1-9]d[2-9]$"  # 2d3


class MapEntry(EditionEntry):
    """The drawing, a line for each row.

    Routes are cells (`7,13`: row, column) in marching order; the outer ones clockwise from NE.
    """

    drawing: str
    inner: str
    outer: list[str] = Field(min_length=CORNERS, max_length=CORNERS)


TargetName = Literal[
    "zimbies", "thugs", "king", "zombie", "tile", "shaman", "witchery", "ritual", "incantation"
]


class ScrollEntry(EditionEntry):
    name: str = Field(min_length=1, max_length=24)
    type: Literal["witchery", "ritual", "incantation"]
    cost: int = Field(ge=0, le=9)
    targets: list[TargetName] = Field(min_length=1)
    effect: str
    amount: int = Field(default=0, ge=-9, le=9)
    dice: str = Field(default="", pattern=rf"{DICE}|^$")
    spread: str = Field(default="", pattern=rf"{DICE}|^$")
    doubles: bool = False
    copies: int = Field(ge=1, le=30)
    red: bool = False


class RitualEntry(EditionEntry):
    name: Literal[
        "blood", "discord", "exhaustion", "madness", "hunger", "winnowing", "portals", "terror"
    ]
    amount: int = Field(default=0, ge=0, le=9)
    dice: str = Field(default="", pattern=rf"{DICE}|^$")


class Edition(EditionFile):
    """Zimby Mojo's tables."""

    map: MapEntry
    scroll: list[ScrollEntry] = Field(min_length=1, max_length=KINDS)
    ritual: list[RitualEntry] = Field(min_length=RITUALS, max_length=RITUALS)
