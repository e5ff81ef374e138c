"""Happenings in English, in one sentence each."""

from collections.abc import Sequence
from typing import Any

from ludary.games.koa.box import CHAIN_FIRST, RING, WHOLE_ZONE
from ludary.games.koa.rules.clans import SEATS_WITH_SHARED_CLAN, SHARED
from ludary.games.koa.rules.end import BY_FIRST, BY_NOTHING, BY_SECOND
from ludary.games.koa.rules.sharman import apart
from ludary.games.koa.state import Happening
from ludary.games.koa.text.names import SQUARE_NAMES, TILE_NAMES, a_tile, clan_name, count
from ludary.games.koa.text.points import Tally, parts, sum_in_words
from ludary.games.koa.tiles import MOST_COUNTED, OUTSIDE, Tile
from ludary.kit import Game

# {clan} is the event's clan, {seat} the seat that it tells of; {square}, {tile} and {amount} as in `Happening`
SENTENCES = {
    Happening.BEGINS: "{seat} begins.",
    Happening.SETTLES: "{clan} sets up camp at {square}.",
    Happening.TURN: "It is the turn of {clan}{acting}{actions}.",
    Happening.MINES: "{clan} mines at {square}.",
    Happening.STRIKES: "{clan} strikes {tile}.",
    Happening.QUAKES: "{clan} spins an earthquake, which strikes {square}{upshot}{elsewhere}.",
    Happening.LOSES: "{clan} takes {tile} back into its pool.",
    Happening.NOTHING: "{clan} finds nothing: no tile of the kind that the wheel shows is left.",
    Happening.ATTACKS: "{clan} attacks {square}, {zone}, and needs {needed} or more.",
    Happening.ROLLS: "{clan} rolls {rolled} where {needed} or more is needed, and {ends}.",
    Happening.TAKES: "{clan} seizes {tile} at {square}{aside}.",
    Happening.BONES: "{clan} seeks the Sharman, whose bones show row {bone} and column {other_bone}, counted from the camp: {square}.",
    Happening.LOCATES: "{clan} learns of {tile} at {square}.",
    Happening.TAKEN: "Since {square} is {taken}, {instead} counts instead: "
    "of the free squares {searched}, the one furthest from the caverns and camp of {clan}.",
    Happening.LACKS: "{clan} has no {lacking} left, so the other resource is located.",
    Happening.CLAIMS: "{clan} claims {tile} at {square}.",
    Happening.LEVEL: "{clan} now has {turns}, with {pairs} of goroldioa and spring.",
    Happening.PASSES: "{clan} can do nothing and passes.",
    Happening.BLOCKED: "{clan} is blocked in: no empty square touches its camp and tunnels.",
    Happening.VOTES: "{seat} {vote} to free the camp.",
    Happening.ASKS: "{seat} asks for a cavern in place of {tile} at {square}.",
    Happening.ASKS_NOTHING: "{seat} asks for nothing and stays blocked in.",
    Happening.FREED: "{clan} gets a cavern at {square} in place of {tile}.",
    Happening.LAST_CAVERN: "{clan} has placed its last cavern, which ends the game.",
    Happening.STUCK: "Nobody can do anything any more, which ends the game.",
    Happening.TIME: "After {longest} turns the game ends.",
    Happening.VICTORY: "{seat} {wins} with {points}{edge}.",
    Happening.SCORES: "{clan} scores {total}: {sum}.",
    Happening.HOARDS: "{clan} also scores {worth} for {row} goroldioa and springs.",
    Happening.CUT_OFF: "{clan} has {squares} cut off from its camp.",
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
        vote="agrees" if what else "refuses",
        worth=count(what * int(game.box.resource_points), "victory point"),
        **_amounts(amount),
        **_details(game, kind, int(what), int(amount)),
    )
    return sentence[0].upper() + sentence[1:]


def _sum(game: Game, what: int, amount: int) -> dict[str, str]:
    """A clan's points, and their parts, of an event's `paired` numbers."""
    counts = Tally(*divmod(int(what), MOST_COUNTED), *divmod(int(amount), MOST_COUNTED))
    return {"total": count(sum(parts(game, counts)), "victory point"), "sum": sum_in_words(game, counts)}


def _details(game: Game, kind: Happening, what: int, amount: int) -> dict[str, str]:
    """Further words that one kind of event needs."""
    if kind == Happening.SCORES:
        return _sum(game, what, amount)
    if kind == Happening.QUAKES:
        mined, tile = divmod(amount, MOST_COUNTED)
        elsewhere = f"; {SQUARE_NAMES[mined]} stays empty" if mined != what else ""
        return {"upshot": _upshot(game, Tile(tile)), "elsewhere": elsewhere}
    if kind == Happening.ATTACKS:
        zone, needed = divmod(amount, MOST_COUNTED)
        return {"zone": f"in zone {zone} of its owner" if zone < OUTSIDE else "outside its owner's zones", "needed": str(needed)}
    if kind == Happening.ROLLS:
        needed, die = divmod(what, MOST_COUNTED)
        rolled = str(die) if die == amount else f"{die} - {die - amount} (as a Jonny) = {amount}"
        return {"rolled": rolled, "needed": str(needed), "ends": "wins" if amount >= needed else "fails"}
    if kind == Happening.VICTORY:
        edges = (
            ["more seized caverns", "a longer chain"] if game.box.tie_break != CHAIN_FIRST else ["a longer chain", "more seized caverns"]
        )
        edge = f", and wins the tie with {edges[what - BY_FIRST]}" if what in (BY_FIRST, BY_SECOND) else ""
        return {"wins": "shares the win" if what == BY_NOTHING else "wins", "edge": edge}
    bone, other = divmod(amount, MOST_COUNTED)
    return {
        "bone": str(bone),
        "other_bone": str(other),
        "instead": SQUARE_NAMES[amount % len(SQUARE_NAMES)],
        "taken": "taken" if game.box.zone_shape == RING else "taken or outside the zones",
        "searched": _searched(game, what, amount % len(SQUARE_NAMES)),
        "lacking": TILE_NAMES.get(Tile(amount % len(Tile)), ""),
        "pairs": count(what, "connected pair"),
        "longest": str(game.box.longest),
    }


def _searched(game: Game, shown: int, found: int) -> str:
    """Tell where a square was sought in place of the one that the bones show."""
    if game.box.sharman_search == WHOLE_ZONE:
        return "in the clan's zones"
    away = apart(shown, found)
    return "next to it" if away == 1 else f"nearest to it, {away} squares away"


def _upshot(game: Game, tile: Tile) -> str:
    """The rest of the sentence on an earthquake, by the tile that lies where it strikes."""
    if tile == Tile.EMPTY:
        return ""
    if tile == Tile.LAVA:
        return ": the lava there stays, and no earthquake tile is used"
    if tile == Tile.EARTHQUAKE:
        return ", where there is one already: no tile is used"
    if not game.box.quakes_destroy:
        return f": the {TILE_NAMES[tile]} there is safe, and no earthquake tile is used"
    return f" and destroys the {TILE_NAMES[tile]} there"


def _amounts(amount: int) -> dict[str, str]:
    """The tile or the number of things that the amount stands for."""
    tile = Tile(amount) if 0 <= amount < len(Tile) else Tile.EMPTY
    return {
        "amount": str(amount),
        "tile": a_tile(tile) if tile else "",
        "aside": " and sets it aside" if tile == Tile.CAVERN else "",
        "actions": f", with {count(amount, 'action')}" if amount > 1 else "",
        "turns": f"{count(amount, 'action')} a turn",
        "points": count(amount, "victory point"),
        "squares": count(amount, "square"),
    }
