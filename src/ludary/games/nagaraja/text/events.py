"""Happenings in English, in one sentence each."""

from collections.abc import Sequence
from typing import Any

from ludary.games.nagaraja.box import REVEALED
from ludary.games.nagaraja.cards import RESULTS, UNSEEN
from ludary.games.nagaraja.state import Ending, Happening
from ludary.games.nagaraja.temple import CELL_NAMES, CELLS, PLACES, SIDES
from ludary.games.nagaraja.text.cards import effect_words
from ludary.games.nagaraja.text.names import COLOUR_NAMES, amulet_name, card_name, count, place_name, relic_name, room_name, stick_words
from ludary.games.nagaraja.text.rooms import ways_of
from ludary.kit import Game

# {who} is the event's seat, {other} the opponent; what else is filled in stands in `say_event`
SENTENCES = {
    Happening.THROWS: "{who} throws {sticks}.",
    Happening.TIES: "It is a tie for the first guide.",
    Happening.GUIDE: "{who} is the first guide{chance}.",
    Happening.ROUND: "The room tile of this round is a {room}{amulet_on_it}.",
    Happening.DRAWS: "{who} draws {card}.",
    Happening.SELECTS: "{who} selects {card}.",
    Happening.REVEALS: "{who} reveals {card}.",
    Happening.TOTAL: "{who} has {points} and {nagas}.",
    Happening.ACTIVATES: '{who} activates {card} ("{effect}").',
    Happening.SPENDS: "{who} discards a {colour} stick that shows a naga, to pay for the card, and has {amount_nagas} left.",
    Happening.PASSES: "{who} passes.",
    Happening.AIMS_RELIC: "{who} chooses the relic {place} in the temple of {temple}.",
    Happening.AIMS_ROOM: "{who} chooses the room at {cell} in the temple of {temple}.",
    Happening.AIMS_STICK: "{who} chooses {stick}.",
    Happening.AIMS_CELL: "{who} chooses the empty cell {cell} in the temple of {temple}.",
    Happening.UNDOES: "{who} undoes {card}, which is lost with its naga.",
    Happening.ALLOWS: "{who} lets it happen.",
    Happening.ADDS: "{who} adds {points} and now has {what}.",
    Happening.BREAKS: "{who} loses {sticks}.",
    Happening.THROWS_AGAIN: "{who} throws a {colour} stick again: it shows {face}.",
    Happening.PEEKS: "{who} peeks at the relic {spot}{relic_seen}.",
    Happening.SWAPS_RELICS: "In the temple of {who} the relics {first} and {second} change places.",
    Happening.PIVOTS: "In the temple of {who} the {laid} at {first_cell} is pivoted, and now lies with {ways}.",
    Happening.MOVES: "In the temple of {who} the room at {first_cell} moves to {second_cell}.",
    Happening.SWAPS_ROOMS: "In the temple of {who} the rooms at {first_cell} and {second_cell} change places.",
    Happening.TRAPS: "The trap now lies at {first_cell} in the temple of {who}.",
    Happening.RETRIEVES: "{who} takes {card} out of the discard pile.",
    Happening.LOSES: "{who} loses {card}, picked at random, which is discarded.",
    Happening.SHUFFLES: "The draw pile is empty: the {cards} of the discard pile are shuffled to form a new one.",
    Happening.COMPARES: "{comparison}.",
    Happening.WINS_TILE: "{who} wins the {room}.",
    Happening.PLACES: "{who} places the {laid} at {first_cell}, with {ways}.",
    Happening.SETS_ASIDE: "{who} has no empty cell for the {room}, which is set aside.",
    Happening.FLIPS_UP: "{who} reveals the relic {place}: {relic}.",
    Happening.FLIPS_DOWN: "In the temple of {who} the {relic} {place} is covered, and scores no more.",
    Happening.COLLECTS: "{who} collects the amulet at {cell}.",
    Happening.FINDS: "{who} finds the {amulet}.",
    Happening.DISCARDS_AMULET: "{who} discards the {amulet}.",
    Happening.GIVES: "{who} gives {other} {card}.",
    Happening.KEEPS: "{who} keeps {cards}.",
    Happening.SHOWS_AMULET: "{who} turns up the {amulet}.",
    Happening.ENDS: "{ending}",
    Happening.VICTORY: "{victory}.",
}
ENDINGS = {
    Ending.NONE: "",
    Ending.CURSED: "{who} has {cursed}, which loses the game.",
    Ending.POINTS: "{who} has {points}, which wins the game.",
    Ending.LAST_ROOM: "There are {tiles} in the temple of {who}, which ends the game; a tie goes to {who}.",
    Ending.NO_TILES: "No room tile is left, which ends the game; "
    "a tie goes to the player with more rooms, then to {who}, who won the last tile.",
}


def say_event(game: Game, event: Any, who: Sequence[str]) -> str:
    """Say in one sentence what happened."""
    kind, what, amount = Happening(event.kind), event.what, event.amount
    sentence = SENTENCES[kind].format(
        who=who[event.seat],
        other=who[1 - event.seat],
        temple=who[what % len(who)],
        chance=", by chance" if what == 1 else "",
        ending=_ending(game, Ending(what), amount, who[event.seat]) if kind == Happening.ENDS else "",
        victory=_victory(what, amount, who[event.seat], who[1 - event.seat]),
        comparison=_comparison(what, amount, who[event.seat], who[1 - event.seat]),
        spot=f"{place_name(amount % PLACES)} in the temple of {who[amount // PLACES % 2]}",
        stick=f"{stick_words(what % 3, amount % RESULTS)}, which {who[1 - event.seat]} has thrown",
        **_numbers(what, amount),
        **_places(what, amount),
        **_things(game, kind, what, amount),
        **_laid(game, kind, amount),
    )
    return sentence[0].upper() + sentence[1:]


def _ending(game: Game, ending: Ending, amount: int, who: str) -> str:
    """Say why the game is over, with the figures that decide it."""
    cursed = f"{'revealed ' if game.box.cursed_count == REVEALED else ''}{count(amount, 'cursed relic')}"
    tiles = count(game.box.last_room, "tile" if game.box.trap and game.box.trap_counts else "room tile")
    return ENDINGS[ending].format(
        who=who,
        points=count(amount, "victory point"),
        cursed=cursed if game.box.cursed_count == REVEALED else f"{cursed} face up",
        tiles=tiles,
    )


def _victory(points: int, others: int, who: str, other: str) -> str:
    if points == others:
        return f"Both have {count(points, 'victory point')}; {who} wins the tie"
    if points < others:  # only a curse turns the game around
        return f"{who} wins with {count(points, 'victory point')}: the {others} of {other} are lost to the curse"
    return f"{who} wins with {count(points, 'victory point')}, {other} has {others}"


def _comparison(points: int, others: int, guide: str, other: str) -> str:
    """Fate points of the guide and the opponent, and whom a tie goes to."""
    if points == others:
        return f"Both have {count(points, 'fate point')}; the guide, {guide}, wins the tie"
    return f"{guide} has {count(points, 'fate point')}, {other} has {others}"


def _numbers(what: int, amount: int) -> dict[str, str]:
    return {
        "what": str(what),
        "cards": count(amount, "card"),
        "points": count(amount, "fate point"),
        "nagas": count(what, "naga") if what else "no nagas",
        "amount_nagas": count(amount, "naga") if amount else "no nagas",
        "colour": COLOUR_NAMES[what % 3],
        "face": str(amount % RESULTS or "a naga"),
    }


def _places(what: int, amount: int) -> dict[str, str]:
    """Cells and hiding places, as far as the numbers stand for some."""
    return {
        "place": place_name(amount % PLACES),
        "cell": CELL_NAMES[amount % CELLS],
        "first": place_name(what % PLACES),
        "second": place_name(amount % PLACES),
        "first_cell": CELL_NAMES[what % CELLS],
        "second_cell": CELL_NAMES[amount % CELLS],
    }


def _things(game: Game, kind: Happening, what: int, amount: int) -> dict[str, str]:
    """Cards, rooms, amulets, sticks and relics, as far as the numbers stand for some."""
    has_room = kind in (Happening.ROUND, Happening.WINS_TILE, Happening.SETS_ASIDE)
    relic = _relic(game, kind, what)
    return {
        "card": _card(game, kind, what, amount),
        "effect": effect_words(game, what) if kind == Happening.ACTIVATES else "",
        "room": room_name(game, max(what, 1)) if has_room else "",
        "amulet_on_it": ", with an amulet on it" if amount else "",
        "amulet": amulet_name(game, what % len(game.thing_names["amulet"])),
        "sticks": stick_words(what // RESULTS % 3, what % RESULTS, amount),
        "relic": relic,
        "relic_seen": f": {relic}" if what != UNSEEN else "",
    }


def _card(game: Game, kind: Happening, what: int, amount: int) -> str:
    """A card by name, or face down; of cards that are selected face down their number."""
    if what >= 0:
        return card_name(game, what)
    return count(amount, "card") if kind == Happening.SELECTS else "a card"


def _laid(game: Game, kind: Happening, amount: int) -> dict[str, str]:
    """A room that is placed or pivoted, and how it lies then."""
    if kind not in (Happening.PLACES, Happening.PIVOTS):
        return {"laid": "", "ways": ""}
    room, turn = divmod(amount, SIDES)
    return {"laid": room_name(game, room), "ways": ways_of(game, room, turn)}


def _relic(game: Game, kind: Happening, what: int) -> str:
    is_relic = kind in (Happening.FLIPS_UP, Happening.FLIPS_DOWN, Happening.PEEKS) and what != UNSEEN
    return relic_name(game, what) if is_relic else ""
