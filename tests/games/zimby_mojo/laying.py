"""Setting creatures down in a position; see `zimby.py` for how they are written."""

from typing import Any

from ludary import Game
from ludary.games.zimby_mojo.cards import CORNERS, DIRECTIONS, NOWHERE
from ludary.games.zimby_mojo.state import Kind

LETTERS = "wygrbope"  # white, yellow, gray, red, blue, gold, purple, green: the tribes by seat


def tile(game: Game, name: str) -> int:
    """The number of a tile."""
    return game.thing_names["tile"].index(name)


def _set_down(s: Any, kind: Kind, owner: int, at: int) -> Any:
    assert s.at[at] == 0, "two creatures on one tile"
    creature = int(s.creature_count)
    c = s.creatures[creature]
    c.kind, c.owner, c.tile = kind, owner, at
    s.at[at], s.creature_count = creature + 1, creature + 1
    return c


def lay_king(game: Game, s: Any, king: str, burden: int, overgrowth: int) -> None:
    s.overgrowth, s.kings_dead = overgrowth, int(not king or overgrowth > 0)
    if king:
        _set_down(s, Kind.KING, 0, tile(game, king))
        s.king, s.burden, s.bearer = 0, NOWHERE, NOWHERE
    else:
        s.burden = burden


def lay_thugs(game: Game, s: Any, thugs: str) -> None:
    for number, place in enumerate(thugs.split()):
        thug = s.thugs[number]
        if place in ("barracks", "ready"):
            thug.ready = place == "ready"
            continue
        at = tile(game, place)
        if s.at[at] == 0:
            _set_down(s, Kind.THUGS, 0, at)
        thug.creature = s.at[at] - 1
        s.creatures[thug.creature].owner |= 1 << number
        on = [
            route for route in range(CORNERS, -1, -1) if game.box.route_next[route, at] != NOWHERE
        ]
        thug.route = on[0] if on else NOWHERE
        if s.king == NOWHERE and thug.route != CORNERS:
            thug.quadrant = thug.route


def lay_creature(game: Game, s: Any, place: str, what: str) -> None:
    at = tile(game, place)
    if what.startswith("zombie-"):
        letter = what.removeprefix("zombie-")
        c = _set_down(s, Kind.ZOMBIE, LETTERS.index(letter.lower()), at)
        c.asleep = letter.isupper()
        return
    c = _set_down(s, Kind.ZIMBIES, 0, at)
    for letter in what:
        (c.depleted if letter.isupper() else c.active)[LETTERS.index(letter.lower())] += 1


def lay_crown(game: Game, s: Any, crown: str) -> None:
    place, _, holder = crown.partition("@")
    if place and not holder:
        s.crown_tile = tile(game, place)
    elif place:
        s.bearer = s.at[tile(game, place)] - 1
        s.creatures[s.bearer].crown = 1 if holder == "thugs" else 1 + LETTERS.index(holder)


def lock(game: Game, s: Any, one: int, other: int) -> None:
    """Two creatures are locked with each other; nobody locks the King."""
    for here, there in ((one, other), (other, one)):
        c = s.creatures[s.at[here] - 1]
        direction = [int(game.box.next[here, way]) for way in range(DIRECTIONS)].index(there)
        if c.kind != Kind.KING:
            c.locks |= 1 << direction
