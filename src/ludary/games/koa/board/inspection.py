"""Inspection: what lies on a square, what a clan has, what the Sharman and the supplies are for,
and who can do what there.
"""

from collections.abc import Iterator, Sequence

from ludary.games.koa.box import Box
from ludary.games.koa.reckoning import Targets, cut_off, is_over, targets_of
from ludary.games.koa.rules.clans import is_jonny
from ludary.games.koa.spots import CLAN, EARTHQUAKE, LAVA, SHARMAN, SQUARE
from ludary.games.koa.state import Clan, Phase, State
from ludary.games.koa.text.choices import why_no_sharman
from ludary.games.koa.text.describe import holdings, owner
from ludary.games.koa.text.names import (
    COLOURS,
    SQUARE_NAMES,
    TILE_NAMES,
    a_tile,
    clan_name,
    count,
    seat_of_clan,
)
from ludary.games.koa.text.points import sum_in_words, tally, worths
from ludary.games.koa.tiles import CLANS, CORNERS, LOCATED, NOBODYS, NOWHERE, OUTSIDE, ZONES, Tile
from ludary.kit import NOBODY, Game, Inspection, Inspector
from ludary.kit.grid import squares_of

RULES = {
    Tile.EMPTY: ("where-to-mine", "spin", "zones", "earthquake", "safe-zones"),
    Tile.CAVERN: ("victory", "chain", "seize", "rolls", "set-aside", "cut-off"),
    Tile.GOROLDIOA: ("moss", "actions", "connected", "seize", "rolls", "goes-back"),
    Tile.SPRING: ("water", "actions", "connected", "seize", "rolls", "goes-back"),
    Tile.LAVA: ("no-passing", "spin", "blocked"),
    Tile.EARTHQUAKE: ("no-passing", "earthquake", "safe-zones", "blocked"),
    Tile.CAMP: ("connected", "zones", "uses-of-zones", "where-to-mine", "blocked"),
    Tile.LOCATED_GOROLDIOA: ("claim", "reserved", "bones"),
    Tile.LOCATED_SPRING: ("claim", "reserved", "bones"),
}
CLAN_RULES = ("victory", "actions", "connected", "cut-off-points", "last-cavern")
JONNY_RULES = ("jonny", "jonny-seizes", "jonny-ends", "jonny-wins")
SHARMAN_RULES = ("bones", "taken-square", "claim", "reserved", "kinds-of-actions")


def _square(game: Game[Box], s: State, who: Sequence[str], square: int) -> Inspection:
    tile, clan = Tile(s.tiles[square]), int(s.owner[square])
    name = TILE_NAMES[tile].capitalize() if tile else "Empty square"
    title = (
        f"{name}, {SQUARE_NAMES[square]}"
        if clan == NOBODYS
        else f"{name} of {clan_name(clan, who)}, {SQUARE_NAMES[square]}"
    )
    sentences = _empty(game, s, square, who) if not tile else _tile(game, s, square, who)
    here = [
        clan_name(one, who)
        for one in _settled(s)
        if s.clans[one].pawn == square and tile != Tile.CAMP
    ]
    pawns = [f"The pawn of {one} stands here." for one in here]
    return Inspection(title, (*sentences, *pawns, *_zones(game, s, square, who)), RULES[tile])


def _settled(s: State) -> list[int]:
    return [clan for clan in range(CLANS) if s.clans[clan].camp != NOWHERE]


def _empty(game: Game[Box], s: State, square: int, who: Sequence[str]) -> Iterator[str]:
    """Tell which clans can excavate here."""
    if s.phase == Phase.SETTLE:
        yield (
            "A camp can be set up in this corner."
            if square in CORNERS
            else "Camps are set up first, in the corners."
        )
        return
    digs = [clan_name(clan, who) for clan, can in _targets(game, s).items() if square in can.digs]
    if digs and not is_over(s):
        yield (
            f"{_all(digs)} can excavate here on their turn, from what is connected to the camp. The"
            " wheel decides what is found."
        )
    elif not is_over(s):
        yield "Nobody can excavate here: the square touches nothing that is connected to a camp."
    yield (
        "An earthquake can strike here."
        if game.box.shaken[square]
        else "No earthquake can strike here."
    )


def _tile(game: Game[Box], s: State, square: int, who: Sequence[str]) -> Iterator[str]:
    tile, clan = Tile(s.tiles[square]), int(s.owner[square])
    if tile in (Tile.LAVA, Tile.EARTHQUAKE):
        yield "It cannot be passed through, excavated or seized, and belongs to nobody."
        return
    own = s.clans[clan]
    if tile == Tile.CAMP:
        linked = len(squares_of(own.net)) - 1
        yield (
            f"This clan starts from here. {count(linked, 'cavern')} or goroldioa"
            f" {_be(linked)} connected to it."
        )
        yield f"Its chain has {count(int(own.chained), 'cavern')}. A camp cannot be seized."
        return
    if tile in (Tile.LOCATED_GOROLDIOA, Tile.LOCATED_SPRING):
        yield (
            f"The Sharman has found {a_tile(tile - LOCATED)} here. Once the clan has mined up to"
            " it, an action claims it without a spin."
        )
    else:
        yield from _standing(game, s, square, clan)
    yield from _attackers(game, s, square, who)


def _standing(game: Game[Box], s: State, square: int, clan: int) -> Iterator[str]:
    """Tell what a clan's tile does for it, where it lies."""
    own, tile = s.clans[clan], Tile(s.tiles[square])
    lost = square in cut_off(s, clan)
    if tile == Tile.CAVERN:
        yield _worth(game, s, square, clan)
    else:
        kind, have = ("food", own.food) if tile == Tile.GOROLDIOA else ("water", own.water)
        yield f"It is {kind}, of which the clan has {have} connected. {_level(game, own)}"
    if lost:
        yield (
            "It is cut off from the camp: it counts toward no actions, and the clan cannot mine"
            " from it until it is connected again."
        )
    elif tile == Tile.SPRING:
        yield (
            "It is connected to the camp. A spring cannot be mined from, and it connects nothing"
            " else."
        )
    else:
        breaks = ", but it breaks the chain of caverns" if tile == Tile.GOROLDIOA else ""
        yield f"It is connected to the camp: the clan can mine from it{breaks}."


def _worth(game: Game[Box], s: State, square: int, clan: int) -> str:
    """Take the points of a cavern apart."""
    box, own = game.box, s.clans[clan]
    parts = [
        (int(box.cavern_points), "for lying on the board"),
        (
            int(box.chain_points) * (square in squares_of(own.chain)),
            "for being chained to the camp",
        ),
        (
            int(box.outside_points) * (box.zone[own.corner, square] > ZONES),
            "for lying outside its clan's zones",
        ),
    ]
    counted = [f"{points} {why}" for points, why in parts if points]
    return (
        f"Worth {count(int(sum(points for points, _ in parts)), 'point')}:"
        f" {', '.join(counted) or 'nothing here scores'}."
    )


def _attackers(game: Game[Box], s: State, square: int, who: Sequence[str]) -> Iterator[str]:
    """Tell the roll that seizes it, and for whom."""
    box, clan = game.box, int(s.owner[square])
    if is_over(s):
        return
    zone = int(box.zone[s.clans[clan].corner, square])
    where = (
        f"{_zone(zone).capitalize()} of its clan" if zone != OUTSIDE else "Outside its clan's zones"
    )
    can = [
        f"{clan_name(one, who)} ({found.seizes[square]} %)"
        for one, found in _targets(game, s).items()
        if square in found.seizes
    ]
    if can:
        yield (
            f"{where}: a roll of {box.rolls[zone]} or more on the ten-sided die seizes it."
            f" {_all(can)} can try on their turn."
        )
    else:
        yield (
            f"{where}: a roll of {box.rolls[zone]} or more would seize it, but nobody who has"
            " a tile to put in its place can reach it now."
        )


def _zones(game: Game[Box], s: State, square: int, who: Sequence[str]) -> Iterator[str]:
    """Tell in whose zones a square lies."""
    near = [
        (int(game.box.zone[s.clans[clan].corner, square]), clan_name(clan, who))
        for clan in _settled(s)
    ]
    inside = [f"{_zone(zone)} of {name}" for zone, name in near if zone != OUTSIDE]
    if near:
        yield f"It lies in {_all(inside)}." if inside else "It lies outside all zones."


def _zone(zone: int) -> str:
    return f"zone {zone}"


def _targets(game: Game[Box], s: State) -> dict[int, Targets]:
    """The choices that each clan would have if it were its turn."""
    return {clan: targets_of(game, s, clan) for clan in _settled(s)} if s.turns else {}


def _level(game: Game[Box], own: Clan) -> str:
    """Tell how many actions the connected food and water make, and what one more needs."""
    box, level = game.box, int(own.level)
    needs = {2: int(box.pairs_2), 3: int(box.pairs_3), 4: int(box.pairs_4)}
    more = f"; {needs[level + 1]} of each make {level + 1}" if level + 1 in needs else ""
    return (
        f"{own.food} goroldioa and {count(int(own.water), 'spring')} make {count(level, 'action')}"
        f" a turn{more}."
    )


def _clan(game: Game[Box], s: State, who: Sequence[str], clan: int) -> Inspection:
    own, name = s.clans[clan], owner(s, clan, who)
    lines = [f"Points: {sum_in_words(game, tally(game, s, clan))}.", worths(game)]
    if own.camp == NOWHERE:
        lines = ["This clan has not set up its camp yet."]
    else:
        lines += [holdings(s, clan), _level(game, own), *_missing(s, clan)]
    if seat_of_clan(s, clan) == NOBODY:
        lines.append(
            "The players take turns acting for it. It only excavates, and its points count for"
            " nobody."
        )
    rules = ("three-players", *CLAN_RULES) if seat_of_clan(s, clan) == NOBODY else CLAN_RULES
    return Inspection(
        f"{COLOURS[clan]}, {name}: {count(int(own.points), 'point')}",
        tuple(lines),
        JONNY_RULES + rules if is_jonny(s, clan) else rules,
    )


def _missing(s: State, clan: int) -> Iterator[str]:
    lost = cut_off(s, clan)
    if lost:
        yield f"Cut off from the camp: {', '.join(SQUARE_NAMES[square] for square in lost)}."
    left = int(s.clans[clan].pool[Tile.CAVERN])
    yield (
        f"{count(left, 'cavern')} left: whoever places the last one ends the game."
        if left
        else "All caverns are placed."
    )


def _sharman(game: Game[Box], s: State, who: Sequence[str]) -> Inspection:
    return Inspection("The Sharman", tuple(_asked(game, s, who)), SHARMAN_RULES)


def _asked(game: Game[Box], s: State, who: Sequence[str]) -> Iterator[str]:
    yield (
        "As an action, throw two bones: the first names food or water, and together they show a"
        " square in the clan's own zones."
    )
    yield (
        "The square is reserved for the clan, which may have"
        f" {count(int(game.box.located_limit), 'such square')} open at a time."
    )
    if s.phase == Phase.TURN:
        name = clan_name(s.clan, who)
        yield (
            f"{name} can ask now."
            if s.asks
            else f"The Sharman cannot be asked now: {why_no_sharman(game, s, who)}."
        )


def _lava(game: Game[Box], s: State, who: Sequence[str]) -> Inspection:
    return _supply(game, Tile.LAVA, int(s.lava))


def _earthquake(game: Game[Box], s: State, who: Sequence[str]) -> Inspection:
    return _supply(game, Tile.EARTHQUAKE, int(s.earthquakes))


def _supply(game: Game[Box], tile: Tile, left: int) -> Inspection:
    sectors, of = int(game.box.wheel[tile - 1]), int(sum(game.box.wheel))
    supply = "lava" if tile == Tile.LAVA else "earthquakes"
    origin = game.origin_of(supply, f"wheel_{TILE_NAMES[tile]}")
    lines = [
        f"{left} left in the supply.",
        (f"The Excavate wheel shows it on {sectors} of {of} sectors, as long as any are left."),
        "It belongs to nobody, and nobody can pass through it.",
    ]
    if tile == Tile.EARTHQUAKE:
        lines.append(
            "An earthquake strikes a random square, wherever the clan excavated, and what lies"
            " there may be lost."
        )
    return Inspection(
        f"{TILE_NAMES[tile].capitalize()}: {left} left", tuple(lines), RULES[tile], origin
    )


def _all(names: Sequence[str]) -> str:
    return " and ".join(filter(None, (", ".join(names[:-1]), *names[-1:])))


def _be(number: int) -> str:
    return "is" if number == 1 else "are"


inspect = Inspector(
    {SQUARE: _square, CLAN: _clan, SHARMAN: _sharman, LAVA: _lava, EARTHQUAKE: _earthquake}
)
