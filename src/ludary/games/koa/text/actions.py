"""Choices in English, with their chances."""

from collections.abc import Sequence
from typing import Any

from ludary.games.koa.reckoning import block, seizable
from ludary.games.koa.state import Phase
from ludary.games.koa.text.names import SQUARE_NAMES, TILE_NAMES, clan_name, piece_name
from ludary.games.koa.tiles import CORNERS, LOCATED, OUTSIDE, Tile
from ludary.games.koa.verbs import Verb
from ludary.kit import Action, Game

CHOICES = {
    Verb.SETTLE: "Set the camp up at {corner}",
    Verb.DIG: "Excavate {square}",
    Verb.CLAIM: "Claim {square}",
    Verb.SEIZE: "Seize {square}",
    Verb.SHARMAN: "Seek the Sharman: let the bones locate food or water",
    Verb.PASS: "End the turn",
    Verb.AGREE: "Agree that the camp is freed",
    Verb.REFUSE: "Refuse to free the camp",
    Verb.SWITCH: "Ask for a cavern at {square}",
}


def say_action(game: Game, s: Any, action: Action, who: Sequence[str]) -> str:
    """Say in words the effect of a choice, and its chances in the View's state `s` (None: in general)."""
    verb, value = Verb(game.actions.verb[action.id]), action.args[0] if action.args else 0
    plain = CHOICES[verb].format(square=SQUARE_NAMES[value], corner=SQUARE_NAMES[CORNERS[value % len(CORNERS)]])
    if s is None:
        return plain
    if verb == Verb.DIG:
        return f"{plain} ({zone_name(game, s, s.clan, value)})"
    if verb == Verb.CLAIM:
        return f"Claim the {TILE_NAMES[Tile(s.tiles[value] - LOCATED)]} located at {SQUARE_NAMES[value]}"
    if verb == Verb.SEIZE:
        prize = f"{clan_name(s.owner[value], who)}: {TILE_NAMES[Tile(s.tiles[value])]} at {SQUARE_NAMES[value]}"
        return f"Seize from {prize} ({seizable(game, s)[value]} %)"
    if verb == Verb.SWITCH:
        return f"Ask for a cavern in place of {piece_name(s, value, who)}"
    if verb == Verb.AGREE:
        return f"Agree: {piece_name(s, block(game, s), who)} becomes a cavern of {clan_name(s.clan, who)}"
    if verb == Verb.REFUSE and s.phase == Phase.PIECE:
        return "Ask for nothing: stay blocked in"
    return plain


def zone_name(game: Game, s: Any, clan: int, square: int) -> str:
    """Name the clan's zone in which a square is."""
    zone = game.box.zone[s.clans[clan].corner][square]
    return "outside" if zone == OUTSIDE else f"zone {zone}"
