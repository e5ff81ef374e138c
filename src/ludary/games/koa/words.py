"""Choices and happenings in English, and which place on the board a choice is about."""

from collections.abc import Sequence
from typing import Any

from ludary.core.actions import Action
from ludary.core.game import Game
from ludary.games.koa.names import SQUARE_NAMES, TILE_NAMES, a_tile, clan_name, count
from ludary.games.koa.reckoning import block, seizable
from ludary.games.koa.rules.end import SEATS_WITH_SHARED_CLAN, SHARED
from ludary.games.koa.state import Happening
from ludary.games.koa.tiles import CORNERS, LOCATED, OUTSIDE, Tile
from ludary.games.koa.verbs import Verb

CHOICES = {
    Verb.SETTLE: "Set the camp up at {corner}",
    Verb.DIG: "Excavate {square}",
    Verb.CLAIM: "Claim {square}",
    Verb.SEIZE: "Seize {square}",
    Verb.SHARMAN: "Seek the Sharman: let the bones locate food or water",
    Verb.PASS: "End the turn",
    Verb.AGREE: "Agree that the camp is freed",
    Verb.REFUSE: "Refuse to free the camp",
}


def say_action(game: Game, s: Any, action: Action, who: Sequence[str]) -> str:
    """What the choice does, and its chances in the View's state `s` (None: in general)."""
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
    if verb == Verb.AGREE:
        piece = block(game, s)
        return f"Agree: the {TILE_NAMES[Tile(s.tiles[piece])]} at {SQUARE_NAMES[piece]} becomes a cavern of {clan_name(s.clan, who)}"
    return plain


def zone_name(game: Game, s: Any, clan: int, square: int) -> str:
    """In which of the clan's zones a square is."""
    zone = game.box.zone[s.clans[clan].corner][square]
    return "outside" if zone == OUTSIDE else f"zone {zone}"


def spot(game: Game, s: Any, action: Action) -> str:
    """The `data-spot` of the element of the board that the action is about; empty if none."""
    verb = Verb(game.actions.verb[action.id])
    if verb == Verb.SHARMAN:
        return "sharman"
    if verb == Verb.SETTLE:
        return f"square-{CORNERS[action.args[0]]}"
    return f"square-{action.args[0]}" if action.args else ""


# {clan} is the event's clan, {seat} the seat that it tells of; {square}, {tile} and {amount} as in `Happening`
SENTENCES = {
    Happening.BEGINS: "{seat} begins.",
    Happening.SETTLES: "{clan} sets up camp at {square}.",
    Happening.TURN: "It is the turn of {clan}{acting}{actions}.",
    Happening.MINES: "{clan} mines at {square}.",
    Happening.STRIKES: "{clan} strikes {tile}.",
    Happening.QUAKES: "{clan} sets off an earthquake at {square}{there}.",
    Happening.LOSES: "{clan} takes {tile} back into its pool.",
    Happening.NOTHING: "{clan} finds nothing: no tile that the wheel shows is left.",
    Happening.ATTACKS: "{clan} attacks {square} and needs {amount} or more.",
    Happening.ROLLS: "{clan} rolls {amount} and {ends}.",
    Happening.TAKES: "{clan} seizes {tile} at {square}{aside}.",
    Happening.BONES: "{clan} seeks the Sharman, whose bones show row {row} and column {amount} from the camp.",
    Happening.LOCATES: "{clan} learns of {tile} at {square}.",
    Happening.CLAIMS: "{clan} claims {tile} at {square}.",
    Happening.LEVEL: "{clan} now has {turns}.",
    Happening.PASSES: "{clan} can do nothing and passes.",
    Happening.BLOCKED: "{clan} is blocked in.",
    Happening.VOTES: "{seat} {vote} to free the camp.",
    Happening.FREED: "{clan} gets a cavern at {square} in place of {tile}.",
    Happening.LAST_CAVERN: "{clan} has placed the last cavern, which ends the game.",
    Happening.STUCK: "Nobody can do anything any more, which ends the game.",
    Happening.TIME: "The longest game there may be has been played.",
    Happening.VICTORY: "{seat} wins with {points}.",
    Happening.CUT_OFF: "{clan} has lost the way from the camp to {squares}.",
}


def say_event(game: Game, event: Any, who: Sequence[str]) -> str:
    """What happened, in one sentence."""
    kind, place, what, amount = Happening(event.kind), event.seat, event.what, event.amount
    tile = Tile(amount) if 0 <= amount < len(Tile) else Tile.EMPTY
    sentence = SENTENCES[kind].format(
        clan=clan_name(place, who),
        seat=who[place % len(who)],
        square=SQUARE_NAMES[what] if 0 <= what < len(SQUARE_NAMES) else "",
        amount=amount,
        row=what,
        tile=a_tile(tile) if tile else "",
        there=f", where {a_tile(tile)} lay" if tile else "",
        aside=" and sets it aside" if tile == Tile.CAVERN else "",
        acting=f", for which {who[what]} acts" if len(who) == SEATS_WITH_SHARED_CLAN and place == SHARED and what < len(who) else "",
        actions=f", with {count(amount, 'action')}" if amount > 1 else "",
        turns=f"{count(amount, 'action')} a turn",
        ends="wins" if what else "fails",
        vote="agrees" if what else "refuses",
        points=count(amount, "victory point"),
        squares=count(amount, "square"),
    )
    return sentence[0].upper() + sentence[1:]
