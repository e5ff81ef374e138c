"""Everything that a player can choose, one row for each verb: words, place, marks, and why it is
not possible.
"""

from collections.abc import Iterator, Sequence, Set

from ludary.games.koa.actions import ACTIONS
from ludary.games.koa.box import RESCUE_NAMED, Box
from ludary.games.koa.reckoning import block, located, seizable
from ludary.games.koa.spots import SHARMAN, SQUARE
from ludary.games.koa.state import Phase, State
from ludary.games.koa.text.names import (
    SQUARE_NAMES,
    TILE_NAMES,
    clan_name,
    count,
    piece_name,
    seat_of_clan,
)
from ludary.games.koa.tiles import CORNERS, LOCATED, OUTSIDE, Tile
from ludary.games.koa.verbs import Verb
from ludary.kit import NOBODY, Choice, Game, Mark, Marks, Unavailable, VerbSheet
from ludary.kit.grid import squares_of


def _dig(game: Game[Box], s: State, square: int) -> str:
    whose = "its" if seat_of_clan(s, s.clan) == NOBODY else "your"
    zone = game.box.zone[s.clans[s.clan].corner, square]
    where = f"outside {whose} zones" if zone == OUTSIDE else f"{whose} zone {zone}"
    return f"Excavate {SQUARE_NAMES[square]} ({where})"


def _claim(s: State, square: int) -> str:
    return (
        f"Claim the {TILE_NAMES[Tile(s.tiles[square] - LOCATED)]} located at {SQUARE_NAMES[square]}"
    )


def _seize(game: Game[Box], s: State, square: int, who: Sequence[str]) -> str:
    prize = (
        f"{clan_name(s.owner[square], who)}: {TILE_NAMES[Tile(s.tiles[square])]} at"
        f" {SQUARE_NAMES[square]}"
    )
    return f"Seize from {prize} ({seizable(game, s)[square]} %)"


def _agree(game: Game[Box], s: State, who: Sequence[str]) -> str:
    return (
        f"Agree: {piece_name(s, block(game, s), who)} becomes a cavern of {clan_name(s.clan, who)}"
    )


def _refuse(s: State) -> str:
    return (
        "Switch nothing: stay blocked in" if s.phase == Phase.PIECE else "Refuse to free the camp"
    )


def _switch(game: Game[Box], s: State, square: int, who: Sequence[str]) -> str:
    piece = piece_name(s, square, who)
    named = game.box.rescue == RESCUE_NAMED
    return f"Switch {piece} for a cavern" if named else f"Ask for a cavern in place of {piece}"


def _corner(corner: int) -> str:
    return SQUARE(CORNERS[corner])


def _opens(game: Game[Box], s: State, square: int) -> Marks:
    """Mark the piece that would become a cavern for a blocked camp, and where one could mine from
    it.
    """
    opened = [near for near in squares_of(game.box.near[square]) if s.tiles[near] == Tile.EMPTY]
    return {Mark.TARGET: [SQUARE(square)], Mark.REACH: [SQUARE(near) for near in opened]}


def _agreed(game: Game[Box], s: State) -> Marks:
    return _opens(game, s, block(game, s))


def _unclaimed(s: State, legal: Set[int]) -> Iterator[Unavailable]:
    """Nothing where the clan has no located square: then there is nothing to claim by the rules."""
    own = [(square, tile) for square, tile, clan in located(s) if clan == s.clan]
    actions = [ACTIONS.of(Verb.CLAIM)[square] for square, _ in own]
    if own and legal.isdisjoint(actions):
        located_tiles = " and ".join(
            f"the {TILE_NAMES[Tile(tile)]} at {SQUARE_NAMES[square]}" for square, tile in own
        )
        yield Unavailable(
            "Claim a located square", f"{located_tiles} cannot be reached yet", actions
        )


def why_no_seizure(game: Game[Box], s: State) -> str:
    if seat_of_clan(s, s.clan) == NOBODY:
        return "the shared clan only excavates"
    pool = s.clans[s.clan].pool
    kinds = [
        TILE_NAMES[tile]
        for tile in (Tile.CAVERN, Tile.GOROLDIOA, Tile.SPRING)
        if pool[tile] > 0 or game.box.seize_without_tile
    ]
    prey = " or ".join(filter(None, (", ".join(kinds[:-1]), *kinds[-1:])))
    return (
        f"no {prey} of another clan is within reach"
        if kinds
        else "no tile is left to put in its place"
    )


def why_no_sharman(game: Game[Box], s: State, who: Sequence[str]) -> str:
    own, clan = s.clans[s.clan], clan_name(s.clan, who)
    if seat_of_clan(s, s.clan) == NOBODY:
        return "the shared clan only excavates"
    if own.located >= game.box.located_limit:
        return f"{clan} already has {count(own.located, 'located square')}, the most allowed"
    if own.pool[Tile.GOROLDIOA] + own.pool[Tile.SPRING] == 0:
        return f"{clan} has no goroldioa or spring left"
    return f"no square is free in the zones of {clan}"


TURN = (Phase.TURN,)
CHOICES = VerbSheet(
    ACTIONS,
    {
        Verb.SETTLE: Choice("Set up camp at {corner}", at=_corner),
        Verb.DIG: Choice(
            "Excavate {square}",
            now=_dig,
            at=SQUARE,
            short="Excavate",
            missing=lambda: "no empty square can be reached",
            phases=TURN,
        ),
        Verb.CLAIM: Choice(
            "Claim {square}",
            now=_claim,
            at=SQUARE,
            missing=_unclaimed,
            phases=TURN,
        ),
        Verb.SEIZE: Choice(
            "Seize {square}",
            now=_seize,
            at=SQUARE,
            short="Seize a square",
            missing=why_no_seizure,
            phases=TURN,
        ),
        Verb.SHARMAN: Choice(
            "Seek the Sharman: the bones locate goroldioa or a spring",
            at=SHARMAN,
            short="Seek the Sharman",
            missing=why_no_sharman,
            phases=TURN,
        ),
        Verb.PASS: Choice(
            "End the turn",
            short="End the turn",
            missing=lambda: "take at least one action first",
            phases=TURN,
            closing=True,
        ),
        Verb.AGREE: Choice("Agree to free the camp", now=_agree, marks=_agreed),
        Verb.REFUSE: Choice("Refuse to free the camp", now=_refuse, closing=True),
        Verb.SWITCH: Choice("Switch {square} for a cavern", now=_switch, at=SQUARE, marks=_opens),
    },
)
