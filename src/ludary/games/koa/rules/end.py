"""GAME END and VICTORY: when it is over, and who has won."""

from typing import Any

from ludary.games.koa import events as tell
from ludary.games.koa.box import CHAIN_FIRST, SHARED_WIN, Box
from ludary.games.koa.events import BY_FIRST, BY_NOTHING, BY_POINTS, BY_SECOND
from ludary.games.koa.rules.clans import SEATS_WITH_TWO_CLANS, ends_game
from ludary.games.koa.rules.network import caverns_of, caverns_outside, resources_on_board
from ludary.games.koa.state import Clan, Phase, State
from ludary.games.koa.tiles import CLANS, Tile
from ludary.kit import NOBODY, Part, rule
from ludary.kit.grid import clear, square_count, squares_of

MOST = 1000  # more than anybody can have of anything that breaks ties


@rule
def end_if_last_cavern(box: Box, s: State, clan: int) -> None:
    # GAME END: as soon as one player uses the last cavern
    if s.clans[clan].pool[Tile.CAVERN] == 0 and ends_game(box, s, clan):
        tell.last_cavern(s, clan)
        end_game(box, s)


@rule
def end_game(box: Box, s: State) -> None:
    s.phase = Phase.OVER
    s.actor = NOBODY
    s.asks = 0
    clear(s.digs)
    clear(s.claims)
    clear(s.seizes)
    for place in range(CLANS):
        tell_points(box, s, s.order[place])
    announce(box, s)


@rule
def tell_points(box: Box, s: State, clan: int) -> None:
    """Tell what a clan's points are made of."""
    own = s.clans[clan]
    caverns, outside = square_count(caverns_of(s, own)), caverns_outside(box, s, own)
    tell.scores(s, clan, caverns, own.chained, outside, own.seized)
    if box.resource_points > 0:
        tell.hoards(s, clan, resources_on_board(s, own))


@rule
def points_of(s: State, seat: int) -> int:
    """A seat's victory points; with two players, those of both clans."""
    points = s.clans[seat].points
    return (
        points + s.clans[seat + SEATS_WITH_TWO_CLANS].points
        if s.seats == SEATS_WITH_TWO_CLANS
        else points
    )


@rule
def standing(box: Box, s: State, seat: int) -> int:
    """Return a number to compare seats by: victory points, then what breaks ties; -1 for a Jonny,
    who cannot win.
    """
    if (s.jonnies >> seat) & 1 == 1:
        return -1
    own = s.clans[seat]
    seized, chained = own.seized, own.chained
    if s.seats == SEATS_WITH_TWO_CLANS:
        other = s.clans[seat + SEATS_WITH_TWO_CLANS]
        seized += other.seized
        chained += other.chained
    first, second = (chained, seized) if box.tie_break == CHAIN_FIRST else (seized, chained)
    points = points_of(s, seat) * MOST * MOST
    return points if box.tie_break == SHARED_WIN else points + first * MOST + second


@rule
def best_standing(box: Box, s: State) -> int:
    best = -1
    for seat in range(s.seats):
        best = max(best, standing(box, s, seat))
    return best


@rule
def announce(box: Box, s: State) -> None:
    best = best_standing(box, s)
    for seat in range(s.seats):
        if standing(box, s, seat) == best:
            tell.victory(s, seat, decided_by(box, s, seat), points_of(s, seat))


@rule
def decided_by(box: Box, s: State, winner: int) -> int:
    """Tell whether points decided, or what broke a tie, or nothing did."""
    best, winners, equal_points, equal_first = standing(box, s, winner), 0, 0, 0
    for seat in range(s.seats):
        other = standing(box, s, seat)
        winners += other == best
        equal_points += other // (MOST * MOST) == best // (MOST * MOST)
        equal_first += other // MOST == best // MOST
    if winners > 1:
        return BY_NOTHING
    if equal_points == 1:
        return BY_POINTS
    return BY_FIRST if equal_first == 1 else BY_SECOND


@rule
def returns(box: Box, s: State, out: Any) -> None:
    """1 for the winner; the others share -1. Winners who are equal in everything share the win."""
    for seat in range(s.seats):
        out[seat] = return_of(box, s, seat)


@rule
def return_of(box: Box, s: State, seat: int) -> float:
    """The return of one seat in a game that is over."""
    best, winners = best_standing(box, s), 0
    for other in range(s.seats):
        winners += standing(box, s, other) == best
    if standing(box, s, seat) == best:
        return (s.seats - winners) / (winners * (s.seats - 1.0))
    return -1.0 / (s.seats - 1.0)


def score_parts(box: Box, s: State, seat: int) -> list[Part]:
    """VICTORY: what the tiles of a seat's clans are worth as they lie, and what it has seized."""
    clans = range(seat, CLANS, SEATS_WITH_TWO_CLANS) if s.seats == SEATS_WITH_TWO_CLANS else (seat,)
    alike = zip(*(clan_parts(box, s, s.clans[clan]) for clan in clans), strict=True)
    return [
        Part(parts[0].one, sum(part.count or 0 for part in parts), parts[0].each, parts[0].many)
        for parts in alike
    ]


def clan_parts(box: Box, s: State, own: Clan) -> list[Part]:
    """The parts of a clan's points."""
    tiles = [(square, s.tiles[square]) for square in squares_of(own.holding)]
    caverns = {square for square, tile in tiles if tile == Tile.CAVERN}
    resources = sum(tile in (Tile.GOROLDIOA, Tile.SPRING) for _, tile in tiles)
    home = set(squares_of(box.home[own.corner])) if caverns else set()
    return [
        Part("cavern", len(caverns), box.cavern_points),
        Part("cavern in the chain", own.chained, box.chain_points, "caverns in the chain"),
        Part(
            "cavern outside its zones",
            len(caverns - home),
            box.outside_points,
            "caverns outside its zones",
        ),
        Part("seized cavern", own.seized, box.seized_points),
        Part("goroldioa or spring", resources, box.resource_points, "goroldioa and springs"),
    ]


def scores(box: Box, s: State) -> list[float]:
    """Victory points of each seat."""
    clans = [own.points for own in s.clans]
    return [
        (
            float(sum(clans[seat:CLANS:SEATS_WITH_TWO_CLANS]))
            if s.seats == SEATS_WITH_TWO_CLANS
            else float(clans[seat])
        )
        for seat in range(s.seats)
    ]
