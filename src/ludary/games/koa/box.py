"""The Box: tiles, wheel, rolls, points and house rules as numbers, and the board as tables made
from them.
"""

from __future__ import annotations

from typing import Any

from ludary.games.koa.tiles import CLANS, COLUMNS, CORNERS, OUTSIDE, RESULTS, ROWS, SQUARES, ZONES
from ludary.kit import BadEdition, EditionFile, Option, Record, Row, Rows, i1, i2, one, rows
from ludary.kit.editions import choice, switch
from ludary.kit.grid import Area, fill_area, neighbours

MOST_SEATS = 4
EARLY_ZONES = 3  # BLOCKED, "towards the start": while the clan has nothing beyond these
SHAKEN = range(2, 8)  # EXCAVATE: rows and columns that an earthquake can strike, counted from 0


class Box(Record):
    """Fields up to `wheel` are the options, by the same names."""

    caverns: int = i2()
    goroldioa: int = i2()
    springs: int = i2()
    lava: int = i2()
    earthquakes: int = i2()
    wheel_cavern: int = i2()
    wheel_goroldioa: int = i2()
    wheel_spring: int = i2()
    wheel_lava: int = i2()
    wheel_earthquake: int = i2()
    roll_1: int = i2()
    roll_2: int = i2()
    roll_3: int = i2()
    roll_4: int = i2()
    roll_5: int = i2()
    roll_outside: int = i2()
    pairs_2: int = i2()
    pairs_3: int = i2()
    pairs_4: int = i2()
    cavern_points: int = i2()
    chain_points: int = i2()
    outside_points: int = i2()
    seized_points: int = i2()
    resource_points: int = i2()
    zone_shape: int = i2()
    two_players: int = i2()
    steps: int = i2()
    rises_at_once: int = i2()
    falls_at_once: int = i2()
    seize_from: int = i2()
    seize_without_tile: int = i2()
    seize_located: int = i2()
    located_limit: int = i2()
    dig_located: int = i2()
    sharman_search: int = i2()
    quake_area: int = i2()
    quakes_destroy: int = i2()
    rescue: int = i2()
    shared_ends: int = i2()
    tie_break: int = i2()
    longest: int = i2()
    jonny_1: int = i2()
    jonny_2: int = i2()
    jonny_3: int = i2()
    jonny_4: int = i2()
    wheel: Row = i2(RESULTS)  # sectors: cavern, goroldioa, spring, lava, earthquake
    bones: Row = i2(2)  # which of the two falls out first, each as likely
    rolls: Row = i2(OUTSIDE + 1)  # by zone: the roll needed to seize
    jonny: Row = i2(MOST_SEATS)
    shaken: Row = i1(SQUARES)  # 1 where an earthquake can strike
    shaken_count: int = i2()
    zone: Row = i1(CLANS, SQUARES)  # by corner and square: 1 to 5, or OUTSIDE
    home: Rows[Area] = rows(Area, CLANS)  # by corner: the squares of its five zones
    early: Rows[Area] = rows(Area, CLANS)  # by corner: those of its first three
    near: Rows[Area] = rows(Area, SQUARES)  # by square: those that touch it
    board: Area = one(Area)  # all squares


ROLLS = ("roll_1", "roll_2", "roll_3", "roll_4", "roll_5", "roll_outside")
WHEEL = ("wheel_cavern", "wheel_goroldioa", "wheel_spring", "wheel_lava", "wheel_earthquake")
RESCUE_NO, RESCUE_VOTED, RESCUE_YES, RESCUE_CHOSEN, RESCUE_NAMED = 0, 1, 2, 3, 4
NETWORK, OWN_TILES, ANYWHERE = 0, 1, 2
RING, DIAMOND, BAND = 0, 1, 2
CHAIN_FIRST, SHARED_WIN = 1, 2  # tie_break
TOGETHER = 1  # two_players
BY_ZONES = 1  # quake_area
WHOLE_ZONE = 1  # sharman_search

OPTIONS = (
    Option("caverns", 3, 60, "cavern tiles of each clan"),
    Option("goroldioa", 0, 30, "goroldioa tiles of each clan"),
    Option("springs", 0, 30, "spring tiles of each clan"),
    Option("lava", 0, 60, "lava tiles"),
    Option("earthquakes", 0, 36, "earthquake tiles"),
    *(
        Option(
            name,
            int(name == "wheel_cavern"),
            100,
            f"sectors of the wheel: {name.removeprefix('wheel_')}",
        )
        for name in WHEEL
    ),
    *(
        Option(f"roll_{zone}", 2, 11, f"roll needed to seize in zone {zone}")
        for zone in range(1, ZONES + 1)
    ),
    Option("roll_outside", 2, 11, "roll needed to seize outside the zones"),
    *(
        Option(f"pairs_{actions}", 1, 30, f"goroldioa, and as many springs, for {actions} actions")
        for actions in (2, 3, 4)
    ),
    Option("cavern_points", 0, 9, "victory points of a cavern on the board"),
    Option("chain_points", 0, 9, "extra victory points if it is in the chain from the camp"),
    Option("outside_points", 0, 9, "extra victory points if it lies outside its clan's zones"),
    Option("seized_points", 0, 9, "victory points of a seized cavern set aside"),
    Option("resource_points", 0, 9, "victory points of a goroldioa or spring on the board"),
    choice(
        "zone_shape",
        "how zones are counted: the longer distance from the camp, the sum of both, from the edge",
        "ring",
        "diamond",
        "band",
    ),
    choice(
        "two_players",
        "whether two players' clans alternate or a player's two follow each other",
        "alternate",
        "together",
    ),
    Option("steps", 0, 20, "squares that the pawn may move for an action; 0: any number"),
    switch("rises_at_once", "an action level reached counts in the same turn"),
    switch("falls_at_once", "an action level lost counts in the same turn"),
    choice(
        "seize_from",
        "what a clan may seize from: its connected tiles, any of its tiles, anywhere",
        "network",
        "tiles",
        "anywhere",
    ),
    switch(
        "seize_without_tile",
        "a clan may seize a tile that it cannot replace; the square is then empty",
    ),
    switch("seize_located", "located squares can be seized"),
    Option("located_limit", 0, 16, "located squares that a clan may have open"),
    switch("dig_located", "a clan may also excavate where it could claim; the tile then goes back"),
    choice(
        "sharman_search",
        "where to look for a square if the one shown is taken: next to it, or in the whole zone",
        "joining",
        "zone",
    ),
    choice(
        "quake_area",
        "where earthquakes strike: as the dice are read, or outside all zones 1 and 2",
        "dice",
        "zones",
    ),
    switch("quakes_destroy", "an earthquake destroys the tile that it hits"),
    choice(
        "rescue",
        "how a blocked camp gets a cavern for a piece around it: never; a fixed one, voted on or at"
        " once; one that its player names, which all others have to agree to or not",
        "no",
        "voted",
        "yes",
        "chosen",
        "named",
    ),
    switch("shared_ends", "the last cavern of the clan that three players share ends the game"),
    choice(
        "tie_break",
        "what breaks ties: seized caverns and then the chain, the other way round, or nothing",
        "seized",
        "chain",
        "shared",
    ),
    Option("longest", 100, 30_000, "turns after which the game ends in any case"),
    *(
        switch(f"jonny_{seat}", f"seat {seat} plays by the Jonny rule")
        for seat in range(1, MOST_SEATS + 1)
    ),
)


class Edition(EditionFile):
    """Koa has no tables beside its numbers."""


def fill(edition: Any, box: Any) -> None:
    """Make the board's tables from the numbers; BadEdition or ValueError if they do not make a
    game.
    """
    if not box.pairs_2 <= box.pairs_3 <= box.pairs_4:
        raise BadEdition(
            f"pairs_2, pairs_3, pairs_4 are {box.pairs_2}, {box.pairs_3}, {box.pairs_4}: more"
            " actions cannot need less"
        )
    box.wheel[:] = [box[name] for name in WHEEL]
    box.bones[:] = 1
    box.rolls[1:] = [box[name] for name in ROLLS]
    box.jonny[:] = [box[f"jonny_{seat}"] for seat in range(1, MOST_SEATS + 1)]
    neighbours(box.near, COLUMNS, ROWS)
    fill_area(box.board, range(SQUARES))
    for corner in range(CLANS):
        box.zone[corner] = [zone_of(corner, square, box.zone_shape) for square in range(SQUARES)]
        for areas, zones in ((box.home, ZONES), (box.early, EARLY_ZONES)):
            fill_area(
                areas[corner],
                [square for square in range(SQUARES) if box.zone[corner][square] <= zones],
            )
    box.shaken[:] = [is_shaken(box, square) for square in range(SQUARES)]
    box.shaken_count = box.shaken.sum()


def zone_of(corner: int, square: int, shape: int) -> int:
    """ATTACK ZONES: each row of squares around the camp is one zone more, up to five."""
    camp, column, row = CORNERS[corner], square % COLUMNS, square // COLUMNS
    across, down = abs(camp % COLUMNS - column), abs(camp // COLUMNS - row)
    if shape == BAND:
        return 1 + min(column, row, COLUMNS - 1 - column, ROWS - 1 - row)
    return min(OUTSIDE, 1 + (across + down if shape == DIAMOND else max(across, down)))


def is_shaken(box: Any, square: int) -> bool:
    """EXCAVATE: the dice re-roll 1, 2, 9 and 10; or, read as the sentence about zones, no camp's
    zones 1 and 2.
    """
    if box.quake_area == BY_ZONES:
        return all(box.zone[corner][square] > 2 for corner in range(CLANS))
    return square % COLUMNS in SHAKEN and square // COLUMNS in SHAKEN
