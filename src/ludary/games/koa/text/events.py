"""Happenings in English, in one sentence each."""

from collections.abc import Sequence
from typing import Any

from ludary.core.game import Game
from ludary.games.koa.rules.clans import SEATS_WITH_SHARED_CLAN, SHARED
from ludary.games.koa.state import Happening
from ludary.games.koa.text.names import SQUARE_NAMES, a_tile, clan_name, count
from ludary.games.koa.text.points import Tally, parts, sum_in_words
from ludary.games.koa.tiles import MOST_COUNTED, Tile

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
    Happening.BLOCKED: "{clan} is blocked in: no empty square touches its camp and tunnels.",
    Happening.VOTES: "{seat} {vote} to free the camp.",
    Happening.ASKS: "{seat} asks for a cavern in place of {tile} at {square}.",
    Happening.ASKS_NOTHING: "{seat} asks for nothing and stays blocked in.",
    Happening.FREED: "{clan} gets a cavern at {square} in place of {tile}.",
    Happening.LAST_CAVERN: "{clan} has placed the last cavern, which ends the game.",
    Happening.STUCK: "Nobody can do anything any more, which ends the game.",
    Happening.TIME: "The longest game there may be has been played.",
    Happening.VICTORY: "{seat} wins with {points}.",
    Happening.SCORES: "{clan} scores {total}: {sum}.",
    Happening.HOARDS: "{clan} scores {worth} more for {row} goroldioa and springs.",
    Happening.CUT_OFF: "{clan} has lost the way from the camp to {squares}.",
}


def say_event(game: Game, event: Any, who: Sequence[str]) -> str:
    """Say in one sentence what happened."""
    kind, place, what, amount = Happening(event.kind), event.seat, event.what, event.amount
    stands_in = len(who) == SEATS_WITH_SHARED_CLAN and place == SHARED and what < len(who)
    sentence = SENTENCES[kind].format(
        clan=clan_name(place, who),
        seat=who[place % len(who)],
        square=SQUARE_NAMES[what] if 0 <= what < len(SQUARE_NAMES) else "",
        row=what,
        acting=f", for which {who[what]} acts" if stands_in else "",
        ends="wins" if what else "fails",
        vote="agrees" if what else "refuses",
        worth=count(what * int(game.box.resource_points), "victory point"),
        **_amounts(amount),
        **(_sum(game, what, amount) if kind == Happening.SCORES else {}),
    )
    return sentence[0].upper() + sentence[1:]


def _sum(game: Game, what: int, amount: int) -> dict[str, str]:
    """A clan's points, and their parts, of an event's `paired` numbers."""
    counts = Tally(*divmod(int(what), MOST_COUNTED), *divmod(int(amount), MOST_COUNTED))
    return {"total": count(sum(parts(game, counts)), "victory point"), "sum": sum_in_words(game, counts)}


def _amounts(amount: int) -> dict[str, str]:
    """The tile or the number of things that the amount stands for."""
    tile = Tile(amount) if 0 <= amount < len(Tile) else Tile.EMPTY
    return {
        "amount": str(amount),
        "tile": a_tile(tile) if tile else "",
        "there": f", where {a_tile(tile)} lay" if tile else "",
        "aside": " and sets it aside" if tile == Tile.CAVERN else "",
        "actions": f", with {count(amount, 'action')}" if amount > 1 else "",
        "turns": f"{count(amount, 'action')} a turn",
        "points": count(amount, "victory point"),
        "squares": count(amount, "square"),
    }
