"""Everything that can happen, one row for each event: its fields, its sentence, and how pages show
it.
"""

from typing import Annotated

from ludary.games.koa.box import CHAIN_FIRST, RING, WHOLE_ZONE
from ludary.games.koa.rules.clans import SEATS_WITH_SHARED_CLAN, SEATS_WITH_TWO_CLANS, SHARED
from ludary.games.koa.spots import CLAN, SHARMAN, SQUARE
from ludary.games.koa.state import State
from ludary.games.koa.text.names import (
    COLOURS,
    SQUARE_NAMES,
    TILE_NAMES,
    a_tile,
    clan_name,
    count,
)
from ludary.games.koa.text.points import Tally, parts, sum_in_words
from ludary.games.koa.tiles import OUTSIDE, Tile
from ludary.kit import BeatKind, EventSheet, Look, Noun, Scene

BY_POINTS, BY_FIRST, BY_SECOND, BY_NOTHING = range(
    4
)  # what decides who wins: points, the first tie-break, the second

Seat = Annotated[int, Noun(lambda scene, seat: scene.who[seat])]
Clan = Annotated[int, Noun(lambda scene, clan: clan_name(clan, scene.who), CLAN)]
Square = Annotated[int, Noun(lambda scene, square: SQUARE_NAMES[square], SQUARE)]
Ware = Annotated[
    int, Noun(lambda scene, tile: a_tile(tile), bare=lambda scene, tile: TILE_NAMES[Tile(tile)])
]

EVENTS = EventSheet()


@EVENTS.row("{seat} begins.")
def begins(s: State, seat: Seat) -> None: ...


@EVENTS.row("{clan} sets up camp at {square}.", Look(BeatKind.MOVE, at="square"))
def settles(s: State, clan: Clan, square: Square) -> None: ...


def _acting(scene: Scene, clan: int, seat: int) -> str:
    stands_in = len(scene.who) == SEATS_WITH_SHARED_CLAN and clan == SHARED
    return f"; {scene.who[seat]} plays it" if stands_in else ""


def _whose(scene: Scene, clan: int) -> str:
    """Of two players, who have two clans each, name the clan by its colour: Red's, Ann's."""
    two = len(scene.who) == SEATS_WITH_TWO_CLANS
    return f"{COLOURS[clan] if two else clan_name(clan, scene.who)}'s"


def _with_actions(actions: int) -> str:
    return f", with {count(actions, 'action')}" if actions > 1 else ""


@EVENTS.row(
    "It is {whose} turn{more}{acting}.",
    whose=_whose,
    more=_with_actions,
    acting=_acting,
    shown=False,
)  # it stands above the board
def turn(s: State, clan: Clan, seat: Seat, actions: int) -> None: ...


@EVENTS.row("{clan} mines at {square}.", shown=False)  # what comes of it tells so
def mines(s: State, clan: Clan, square: Square) -> None: ...


@EVENTS.row(
    "{clan} finds {tile}.",
    Look(
        BeatKind.SPIN, "{clan} mines at {square}: the wheel shows {tile}", "square", ["{tile:bare}"]
    ),
    Look(BeatKind.FLIP, "{clan} finds {tile} at {square}", "square"),
)
def strikes(s: State, clan: Clan, square: Square, tile: Ware) -> None: ...


def _upshot(scene: Scene, tile: int) -> str:
    """The rest of the sentence on an earthquake, by the tile that lies where it strikes."""
    if tile == Tile.EMPTY:
        return ""
    if tile == Tile.LAVA:
        return ": the lava there stays, and no earthquake tile is used"
    if tile == Tile.EARTHQUAKE:
        return ", where there is one already: no tile is used"
    name = TILE_NAMES[Tile(tile)]
    if not scene.game.box.quakes_destroy:
        return f": the {name} there is safe, and no earthquake tile is used"
    return f" and destroys the {name} there"


def _elsewhere(square: int, mined: int) -> str:
    return f"; {SQUARE_NAMES[mined]} stays empty" if mined != square else ""


def _lying(tile: int) -> str:
    return f", where {a_tile(tile)} lies" if tile else ""


@EVENTS.row(
    "{clan} spins an earthquake, which strikes {square}{upshot}{elsewhere}.",
    Look(
        BeatKind.SPIN,
        "{clan} mines at {mined}: the wheel shows an earthquake",
        "mined",
        [TILE_NAMES[Tile.EARTHQUAKE]],
    ),
    Look(
        BeatKind.STRIKE,
        "The earthquake of {clan} strikes {square}{lying}",
        "square",
        weight=2,
    ),
    upshot=_upshot,
    elsewhere=_elsewhere,
    lying=_lying,
)
def quakes(s: State, clan: Clan, square: Square, mined: Square, tile: Ware) -> None:
    """`clan` has mined at `mined`; `tile` lay at `square`."""


@EVENTS.row(
    "{clan} returns {tile} to its pool.",
    Look(
        BeatKind.LOSE,
        "{clan} returns {tile} at {square} to the pool",
        "square",
        badge="-1 {tile:bare}",
    ),
)
def loses(s: State, clan: Clan, square: Square, tile: Ware) -> None: ...


@EVENTS.row(
    "{clan} finds nothing: no tile of the kind that the wheel shows is left.",
    Look(caption="{clan} finds nothing"),
)
def nothing(s: State, clan: Clan) -> None: ...


def _within(zone: int) -> str:
    return f"in its owner's zone {zone}" if zone < OUTSIDE else "outside its owner's zones"


@EVENTS.row(
    "{clan} attacks {square}, {within}, and needs {needed} or more.", within=_within, shown=False
)
def attacks(s: State, clan: Clan, square: Square, zone: int, needed: int) -> None: ...


def _sum_rolled(die: int, rolled: int) -> str:
    return str(die) if die == rolled else f"{die} - {die - rolled} (as a Jonny) = {rolled}"


def _difference(die: int, rolled: int) -> str:
    return str(die) if die == rolled else f"{die} - {die - rolled}"


def _fails(rolled: int, needed: int) -> bool:
    return rolled < needed


@EVENTS.row(
    "{clan} rolls {sum} and {ends}.",
    Look(
        BeatKind.ROLL,
        "{clan} attacks {square}, needs {needed}, and rolls {difference}",
        "square",
        ["{die}"],
    ),
    Look(
        caption="{clan} fails to seize {square}: {rolled} against {needed}",
        at="square",
        when=_fails,
    ),
    sum=_sum_rolled,
    difference=_difference,
    ends=lambda rolled, needed: "succeeds" if rolled >= needed else "fails",
)
def rolls(s: State, clan: Clan, square: Square, needed: int, die: int, rolled: int) -> None:
    """`rolled` is the die after a Jonny's -1."""


@EVENTS.row(
    "{clan} seizes {tile} at {square}{aside}.",
    Look(BeatKind.STRIKE, "{clan} seizes {square}: {rolled} against {needed}", "square", weight=2),
    Look(
        BeatKind.GAIN,
        "{clan} sets the cavern from {square} aside",
        "square",
        badge="+1 seized cavern",
        when=lambda tile: tile == Tile.CAVERN,
    ),
    aside=lambda tile: " and sets it aside" if tile == Tile.CAVERN else "",
)
def takes(s: State, clan: Clan, square: Square, tile: Ware, rolled: int, needed: int) -> None: ...


@EVENTS.row(
    "{clan} seeks the Sharman, whose bones show row {row} and column {column}, counted from the"
    " camp: {square}.",
    Look(
        BeatKind.THROW,
        "{clan} seeks the Sharman, whose bones show row {row} and column {column}: {square}",
        ("sharman", "square"),
        ["row {row}", "column {column}"],
    ),
)
def bones(s: State, clan: Clan, square: Square, row: int, column: int) -> None: ...


@EVENTS.row("{clan} locates {tile} at {square}.", Look(BeatKind.MOVE, at=(SHARMAN(), "square")))
def locates(s: State, clan: Clan, square: Square, tile: Ware) -> None: ...


@EVENTS.row("{clan} claims {tile} at {square}.", Look(BeatKind.FLIP, at="square"))
def claims(s: State, clan: Clan, square: Square, tile: Ware) -> None: ...


@EVENTS.row(
    "{clan} now has {actions:action} a turn, with {pairs:connected pair} of goroldioa and spring.",
    Look(
        BeatKind.GAIN,
        "{clan} now has {actions:action} a turn, with {pairs:pair} of goroldioa and spring",
        "clan",
        badge="{actions:action} a turn",
    ),
)
def level(s: State, clan: Clan, pairs: int, actions: int) -> None: ...


@EVENTS.row("{clan} cannot act and passes.")
def passes(s: State, clan: Clan) -> None: ...


@EVENTS.row(
    "{clan} is blocked in: no empty square touches its camp and tunnels.",
    Look(caption="{clan} is blocked in"),
)
def blocked(s: State, clan: Clan) -> None: ...


@EVENTS.row(
    "{seat} {vote} to free the camp.",
    vote=lambda agrees: "agrees" if agrees else "refuses",
)
def votes(s: State, seat: Seat, agrees: int) -> None: ...


@EVENTS.row(
    "{clan} gets a cavern at {square} in place of {tile}.", Look(BeatKind.FLIP, at="square")
)
def freed(s: State, clan: Clan, square: Square, tile: Ware) -> None: ...


@EVENTS.row("{clan} has placed its last cavern, which ends the game.", Look(weight=3))
def last_cavern(s: State, clan: Clan) -> None: ...


@EVENTS.row("No clan can act, so the game ends.", Look(weight=3))
def stuck(s: State, clan: Clan) -> None: ...


@EVENTS.row(
    "The game ends after {longest} turns.",
    Look(weight=3),
    longest=lambda scene: str(scene.game.box.longest),
)
def time(s: State, clan: Clan) -> None: ...


def _tie_break(scene: Scene, decided: int) -> str:
    """Say which tie-break has decided, if one has."""
    if decided not in (BY_FIRST, BY_SECOND):
        return ""
    edges = ["more seized caverns", "a longer chain"]
    if scene.game.box.tie_break == CHAIN_FIRST:
        edges.reverse()
    return f", and wins the tie with {edges[decided - BY_FIRST]}"


def _clans_of(scene: Scene, seat: int) -> list[str]:
    """The places of a seat's clans; each of two players has two."""
    two = len(scene.who) == SEATS_WITH_TWO_CLANS
    clans = (seat, seat + SEATS_WITH_TWO_CLANS) if two else (seat,)
    return [CLAN(clan) for clan in clans]


@EVENTS.row(
    "{seat} {wins} with {points:victory point}{edge}.",
    Look(BeatKind.GAIN, at=_clans_of, badge="{points:victory point}", weight=2),
    wins=lambda decided: "shares the win" if decided == BY_NOTHING else "wins",
    edge=_tie_break,
)
def victory(s: State, seat: Seat, decided: int, points: int) -> None: ...


@EVENTS.row(
    "{clan} has {squares:square} cut off from its camp.",
    Look(BeatKind.LOSE, at="clan", badge="{squares:square} cut off"),
)
def cut_off(s: State, clan: Clan, squares: int) -> None: ...


@EVENTS.row("{seat} asks for a cavern in place of {tile} at {square}.", Look(at="square"))
def asks(s: State, seat: Seat, square: Square, tile: Ware) -> None: ...


@EVENTS.row("{seat} switches nothing and stays blocked in.")
def asks_nothing(s: State, seat: Seat) -> None: ...


def _total(scene: Scene, caverns: int, chained: int, outside: int, seized: int) -> str:
    counts = Tally(caverns, chained, outside, seized)
    return count(sum(parts(scene.game, counts)), "victory point")


def _sum(scene: Scene, caverns: int, chained: int, outside: int, seized: int) -> str:
    return sum_in_words(scene.game, Tally(caverns, chained, outside, seized))


@EVENTS.row(
    "{clan} scores {total}: {sum}.",
    Look(BeatKind.GAIN, "{clan} scores {total}", "clan", weight=0),
    total=_total,
    sum=_sum,
)
def scores(s: State, clan: Clan, caverns: int, chained: int, outside: int, seized: int) -> None: ...


def _worth(scene: Scene, resources: int) -> str:
    return count(resources * int(scene.game.box.resource_points), "victory point")


@EVENTS.row(
    "{clan} also scores {worth} for {resources} goroldioa and springs.",
    Look(BeatKind.GAIN, at="clan", weight=0),
    worth=_worth,
)
def hoards(s: State, clan: Clan, resources: int) -> None: ...


def _taken(scene: Scene) -> str:
    return "taken" if scene.game.box.zone_shape == RING else "taken or outside the zones"


def _searched(scene: Scene, away: int) -> str:
    """Tell where a square was sought in place of the one that the bones show."""
    if scene.game.box.sharman_search == WHOLE_ZONE:
        return "in the clan's zones"
    return "next to it" if away == 1 else f"{away} squares from it (none is nearer)"


@EVENTS.row(
    "Square {square} is {taken}, so {instead} counts instead: the free square {searched} that lies"
    " furthest from the caverns and camp of {clan}.",
    Look(
        BeatKind.MOVE,
        "Square {square} cannot be located: {instead} counts instead",
        ("square", "instead"),
    ),
    taken=_taken,
    searched=_searched,
)
def taken(s: State, clan: Clan, square: Square, instead: Square, away: int) -> None:
    """The bones show `square`; `instead` lies `away` squares from it."""


@EVENTS.row("{clan} has no {tile:bare} left, so the other resource is located.")
def lacks(s: State, clan: Clan, tile: Ware) -> None: ...
