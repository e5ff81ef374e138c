"""The State: everything on the table of a game of Koa.

Nothing is hidden, so a View holds all of it.

`tiles` and `owner` say what lies where. The Areas say the same as sets of squares, and what follows
from it, so that no rule has to search the board; `check` proves that they agree.
"""

from enum import IntEnum

from ludary.games.koa.tiles import (
    CLANS,
    COLUMNS,
    CORNERS,
    KINDS,
    NOBODYS,
    NOWHERE,
    RESULTS,
    SQUARES,
)
from ludary.kit import NOBODY, BaseState, Record, Row, Rows, events, fate, i1, i2, one, rows
from ludary.kit.grid import Area
from ludary.kit.meanings import (
    ANYTHING,
    choice,
    count,
    derived,
    either,
    flag,
    lowest,
    numbered,
    party,
    seat,
    seat_set,
    signs,
    square,
)


class Phase(IntEnum):
    """The decisions of the actor."""

    SETTLE = 0  # where the camp stands
    TURN = 1  # the next action of the clan's turn
    SECOND = 2  # where a Jonny's second piece goes
    VOTE = 3  # whether a blocked camp is freed
    OVER = 4
    PIECE = 5  # which piece around a blocked camp shall be switched for a cavern


# Tiles as observations show them: whether goroldioa, a spring, lava, an earthquake, or only
# located. What has an owner besides is
# the camp, which `corner` tells, or a cavern.
TILE_SIGNS = signs(
    (),
    (),
    (0,),
    (1,),
    (2,),
    (3,),
    (),
    (0, 4),
    (1, 4),
    names=("GOROLDIOA", "SPRING", "LAVA", "EARTHQUAKE", "LOCATED"),
)


class Clan(Record):
    """One colour: its camp, its pool of tiles, and what it holds on the board."""

    corner: int = i2(
        means=numbered(choice(len(CORNERS), none=NOWHERE))
    )  # 0 to 3, clockwise from a1; NOWHERE until it has settled
    camp: int = i2(means=derived(NOWHERE, SQUARES - 1))  # square; NOWHERE likewise
    pawn: int = i2(
        means=square(COLUMNS, SQUARES, none=NOWHERE)
    )  # square: the last one worked, or the camp
    located: int = i2(means=derived())  # squares that the Sharman has found and nobody has claimed
    seized: int = i2(means=count(usual=12))  # caverns of others set aside
    food: int = i2(means=count(usual=12))  # goroldioa connected to the camp
    water: int = i2(means=count(usual=12))  # springs connected to the camp
    level: int = i2(means=count(4))  # actions a turn: 1 to 4
    chained: int = i2(means=count(usual=15))  # caverns in the chain from the camp
    points: int = i2(means=count(low=-ANYTHING, usual=50))  # victory points as they stand
    pool: Row = i2(
        4, means=count(usual=15)
    )  # tiles not on the board, by Tile: CAVERN, GOROLDIOA, SPRING
    holding: Area = one(
        Area, means=derived()
    )  # squares with this clan's tiles, camp and located ones too
    net: Area = one(
        Area, means=derived()
    )  # camp, caverns and goroldioa that are connected to the camp
    reach: Area = one(Area, means=derived())  # squares that touch the net
    chain: Area = one(Area, means=derived())  # camp and caverns in one unbroken chain of caverns


class State(BaseState):
    """A game of Koa."""

    phase: int = i2(means=choice(Phase))
    first: int = i2(means=numbered(seat()))  # seat that begins
    jonnies: int = i2(means=seat_set())  # bit k: seat k plays by the Jonny rule
    clan: int = i2(
        means=party(CLANS)
    )  # the clan whose turn it is; while camps are chosen, the clan that settles
    place: int = i2(means=count(CLANS))  # of this clan in the order of play
    turns: int = i2(means=count(usual=400))  # turns begun
    used: int = i2(means=count(usual=4))  # actions of this turn taken
    allowance: int = i2(means=count(usual=4))  # actions of this turn there are
    passed: int = i2(means=count(usual=4))  # turns in a row that brought no action
    steward: int = i2(
        means=numbered(seat(none=NOBODY))
    )  # with 3 players: the seat that last acted for the shared clan; NOBODY before
    votes: int = i2(
        means=seat_set(more=CLANS // 2)
    )  # bit k: clan k stays blocked in by choice or vote, until something beside its net changes
    asks: int = i2(means=flag())  # 1 if the Sharman can be asked
    lava: int = i2(means=derived())  # tiles left
    earthquakes: int = i2(means=derived())  # tiles left
    order: Row = i2(CLANS, means=numbered(party(CLANS)))  # clans in the order of play
    wheel: Row = i2(RESULTS, means=count(usual=6))  # sectors of the last spin, those that count
    tiles: Row = i1(SQUARES, means=TILE_SIGNS)  # the tile on each square
    owner: Row = i1(
        SQUARES, means=party(CLANS, none=NOBODYS)
    )  # the owner of each tile: clan or NOBODYS
    lying: Rows[Area] = rows(Area, KINDS, means=derived())  # by Tile: the squares where it lies
    edge: Area = one(Area, means=derived())  # squares that the clan's pawn can get to
    digs: Area = one(
        Area,
        means=either("phase", (Phase.VOTE, lowest(COLUMNS, SQUARES))),
        # what the actor may excavate; or the pieces that may be switched for a cavern, and then the
        # one
        # chosen
    )
    claims: Area = one(Area, means=derived())
    seizes: Area = one(Area, means=derived())
    clans: Rows[Clan] = rows(Clan, CLANS, by="party")
    fate = fate(4)
    events = events(28, width=5)
