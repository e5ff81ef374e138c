"""Choices that cannot be made now, and what is missing."""

from collections.abc import Sequence, Set
from typing import Any

from ludary.games.koa.reckoning import located
from ludary.games.koa.state import Phase
from ludary.games.koa.text.names import SQUARE_NAMES, TILE_NAMES, clan_name, count, seat_of_clan
from ludary.games.koa.tiles import Tile
from ludary.games.koa.verbs import Verb
from ludary.kit import NOBODY, Game, Unavailable

SHORT = {
    Verb.DIG: "Excavate",
    Verb.CLAIM: "Claim a located square",
    Verb.SEIZE: "Seize a square",
    Verb.SHARMAN: "Seek the Sharman",
    Verb.PASS: "End the turn",
}


def unavailable(game: Game, s: Any, legal: Set[int], who: Sequence[str]) -> list[Unavailable]:
    """All actions of a turn that have no square now, and why."""
    if s.phase != Phase.TURN:
        return []
    reasons = {
        Verb.DIG: "no empty square can be reached",
        Verb.CLAIM: why_no_claim(s),
        Verb.SEIZE: why_no_seizure(game, s),
        Verb.SHARMAN: why_no_sharman(game, s, who),
        Verb.PASS: "one action has to be used first",
    }
    spaces: dict[Verb, Sequence[int]] = {verb: game.actions.of(verb) for verb in reasons}
    spaces[Verb.CLAIM] = [spaces[Verb.CLAIM][square] for square, _, clan in located(s) if clan == s.clan]
    return [Unavailable(SHORT[verb], why, spaces[verb]) for verb, why in reasons.items() if why and legal.isdisjoint(spaces[verb])]


def why_no_claim(s: Any) -> str:
    """Nothing where the clan has no located square: then there is nothing to claim by the rules."""
    located_tiles = [f"the {TILE_NAMES[Tile(tile)]} at {SQUARE_NAMES[square]}" for square, tile, clan in located(s) if clan == s.clan]
    return f"{' and '.join(located_tiles)} cannot be reached yet" if located_tiles else ""


def why_no_seizure(game: Game, s: Any) -> str:
    if seat_of_clan(s, s.clan) == NOBODY:
        return "the shared clan only excavates"
    pool = s.clans[s.clan].pool
    kinds = [TILE_NAMES[tile] for tile in (Tile.CAVERN, Tile.GOROLDIOA, Tile.SPRING) if pool[tile] > 0 or game.box.seize_without_tile]
    prey = " or ".join(filter(None, (", ".join(kinds[:-1]), *kinds[-1:])))
    return f"no {prey} of another clan is within reach" if kinds else "no tile is left to put in its place"


def why_no_sharman(game: Game, s: Any, who: Sequence[str]) -> str:
    own, clan = s.clans[s.clan], clan_name(s.clan, who)
    if seat_of_clan(s, s.clan) == NOBODY:
        return "the shared clan only excavates"
    if own.located >= game.box.located_limit:
        return f"{clan} has {count(own.located, 'located square')} open, and may have no more"
    if own.pool[Tile.GOROLDIOA] + own.pool[Tile.SPRING] == 0:
        return f"{clan} has no goroldioa or spring left"
    return f"no square is free in the zones of {clan}"
