"""Happenings in English, in one sentence each."""

from collections.abc import Sequence
from typing import Any

from ludary.core.game import Game
from ludary.games.nagaraja.cards import RESULTS, UNSEEN
from ludary.games.nagaraja.state import Ending, Happening
from ludary.games.nagaraja.temple import CELL_NAMES, CELLS, PLACES
from ludary.games.nagaraja.text.cards import effect_words
from ludary.games.nagaraja.text.names import COLOUR_NAMES, amulet_name, card_name, count, place_name, relic_name, room_name

# {who} is the event's seat, {other} the opponent; what else is filled in stands in `say_event`
SENTENCES = {
    Happening.THROWS: "{who} throws {sticks}.",
    Happening.GUIDE: "{who} is the first guide{chance}.",
    Happening.ROUND: "The round's tile is a {room}{amulet_on_it}.",
    Happening.DRAWS: "{who} draws {card}.",
    Happening.SELECTS: "{who} selects {card}.",
    Happening.REVEALS: "{who} reveals {card}.",
    Happening.TOTAL: "{who} has {points} and {nagas}.",
    Happening.ACTIVATES: "{who} spends a naga and activates {card}: {effect}.",
    Happening.PASSES: "{who} passes.",
    Happening.AIMS_RELIC: "{who} chooses the relic at the {place} of {temple}.",
    Happening.AIMS_ROOM: "{who} chooses the room at {cell} of {temple}.",
    Happening.AIMS_STICK: "{who} chooses a {stick} of {other}.",
    Happening.AIMS_CELL: "{who} chooses the cell {cell} of {temple}.",
    Happening.UNDOES: "{who} undoes {card}.",
    Happening.ALLOWS: "{who} lets it happen.",
    Happening.ADDS: "{who} adds {points}.",
    Happening.BREAKS: "{who} loses {sticks}.",
    Happening.PEEKS: "{who} peeks at the relic at the {spot}{relic_seen}.",
    Happening.SWAPS_RELICS: "The relics of {who} at the {first} and the {second} change places.",
    Happening.PIVOTS: "The room of {who} at {first_cell} is pivoted.",
    Happening.MOVES: "The room of {who} at {first_cell} moves to {second_cell}.",
    Happening.SWAPS_ROOMS: "The rooms of {who} at {first_cell} and {second_cell} change places.",
    Happening.TRAPS: "The trap lies at {first_cell} of {who}.",
    Happening.RETRIEVES: "{who} takes {card} out of the discard pile.",
    Happening.LOSES: "{who} loses {card}, which is discarded.",
    Happening.SHUFFLES: "The discard pile, {cards}, is shuffled to draw from.",
    Happening.WINS_TILE: "{who} wins the {room} with {points}.",
    Happening.PLACES: "{who} places the tile at {what_cell}.",
    Happening.SETS_ASIDE: "{who} has no cell left for the {room}, which is set aside.",
    Happening.FLIPS_UP: "{who} reveals {relic} at the {place}.",
    Happening.FLIPS_DOWN: "{relic_up} of {who} at the {place} is covered.",
    Happening.COLLECTS: "{who} collects the amulet at {cell}.",
    Happening.FINDS: "{who} finds the {amulet}.",
    Happening.DISCARDS_AMULET: "{who} discards the {amulet}.",
    Happening.GIVES: "{who} gives {other} {card}.",
    Happening.KEEPS: "{who} keeps {cards}.",
    Happening.SHOWS_AMULET: "{who} turns up the {amulet}.",
    Happening.ENDS: "{ending}",
    Happening.VICTORY: "{who} wins with {what_points}, {other} has {amount}.",
}
ENDINGS = {
    Ending.NONE: "",
    Ending.CURSED: "{who} has revealed too many cursed relics, which ends the game.",
    Ending.POINTS: "{who} has {points}, which ends the game.",
    Ending.LAST_ROOM: "{who} has placed the last room, which ends the game.",
    Ending.NO_TILES: "No room tile is left, which ends the game.",
}


def say_event(game: Game, event: Any, who: Sequence[str]) -> str:
    """Say in one sentence what happened."""
    kind, what, amount = Happening(event.kind), event.what, event.amount
    points, ending = count(amount, "victory point"), Ending(what) if kind == Happening.ENDS else Ending.NONE
    sentence = SENTENCES[kind].format(
        who=who[event.seat],
        other=who[1 - event.seat],
        temple=who[what % len(who)],
        chance=", by chance" if what == 1 else "",
        ending=ENDINGS[ending].format(who=who[event.seat], points=points),
        spot=f"{place_name(amount % PLACES)} of {who[amount // PLACES % 2]}",
        **_numbers(what, amount),
        **_places(what, amount),
        **_things(game, kind, what, amount),
    )
    return sentence[0].upper() + sentence[1:]


def _numbers(what: int, amount: int) -> dict[str, str]:
    return {
        "amount": str(amount),
        "cards": count(amount, "card"),
        "points": count(amount, "fate point"),
        "what_points": count(what, "victory point"),
        "nagas": count(what, "naga"),
    }


def _places(what: int, amount: int) -> dict[str, str]:
    """Cells and hiding places, as far as the numbers stand for some."""
    return {
        "place": place_name(amount % PLACES),
        "cell": CELL_NAMES[amount % CELLS],
        "what_cell": CELL_NAMES[what % CELLS],
        "first": place_name(what % PLACES),
        "second": place_name(amount % PLACES),
        "first_cell": CELL_NAMES[what % CELLS],
        "second_cell": CELL_NAMES[amount % CELLS],
    }


def _things(game: Game, kind: Happening, what: int, amount: int) -> dict[str, str]:
    """Cards, rooms, amulets, sticks and relics, as far as the numbers stand for some."""
    relic, has_room = _relic(game, kind, what), kind in (Happening.ROUND, Happening.WINS_TILE, Happening.SETS_ASIDE)
    return {
        "card": "a card" if what < 0 else card_name(game, what),
        "effect": effect_words(game, what) if kind == Happening.ACTIVATES else "",
        "room": room_name(game, max(what, 1)) if has_room else "",
        "amulet_on_it": ", with an amulet on it" if amount else "",
        "amulet": amulet_name(game, what % len(game.thing_names["amulet"])),
        "sticks": f"{amount} {COLOUR_NAMES[what // RESULTS % 3]} with {_face(what % RESULTS)}",
        "stick": f"{COLOUR_NAMES[what % 3]} stick with {_face(amount % RESULTS)}",
        "relic": relic,
        "relic_up": relic.capitalize(),
        "relic_seen": f": {relic}" if what != UNSEEN else "",
    }


def _face(result: int) -> str:
    return f"{result}" if result else "a naga"


def _relic(game: Game, kind: Happening, what: int) -> str:
    is_relic = kind in (Happening.FLIPS_UP, Happening.FLIPS_DOWN, Happening.PEEKS) and what != UNSEEN
    return relic_name(game, what) if is_relic else ""
