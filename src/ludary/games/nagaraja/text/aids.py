"""The player aid: the names of cells, what sticks can show, the shapes of rooms, the kinds of
cards, and what scores.
"""

from collections import Counter
from collections.abc import Iterator
from functools import lru_cache

from ludary.games.nagaraja.box import REVEALED, Box
from ludary.games.nagaraja.cards import RESULTS, Colour, Effect, Symbol
from ludary.games.nagaraja.state import State
from ludary.games.nagaraja.text.cards import SYMBOL_NAMES
from ludary.games.nagaraja.text.names import COLOUR_NAMES, count, edition_of, room_name
from ludary.games.nagaraja.text.rooms import ways_of
from ludary.kit import Game

IN_SHORT = {  # short descriptions of effects
    Effect.POINTS: "add points",
    Effect.RETHROW: "make the opponent rethrow",
    Effect.BREAK: "discard sticks",
    Effect.PEEK: "peek",
    Effect.SWAP_RELICS: "swap",
    Effect.PIVOT: "pivot",
    Effect.MOVE: "move",
    Effect.SWAP_ROOMS: "swap",
    Effect.TRAP: "lay the trap",
    Effect.RETRIEVE: "retrieve",
    Effect.DRAW: "draw",
    Effect.LOSE: "take a card away",
}


CELLS_NAMED = (
    "Cells: columns a to c from the left as their player sees them, rows 1 to 3; the entrances are"
    " at a1, b1 and c1."
)


def aid(game: Game[Box], s: State) -> Iterator[str]:
    """The player aid in sentences, with the room tiles that are left."""
    yield CELLS_NAMED
    sides = "; ".join(
        f"{COLOUR_NAMES[colour]} {', '.join(sides_of(game, colour))}" for colour in Colour
    )
    yield f"Sides of the sticks: {sides}."
    rooms = (
        f"{count(int(s.tiles[kind]), room_name(game, kind))} ({ways_of(game, kind, 0)})"
        for kind in kinds_of_rooms(game)
    )
    yield f"Room tiles left, before they are turned: {'; '.join(rooms)}."
    yield f"Cards by symbol: {'; '.join(cards_by_symbol(game))}."
    yield " ".join(what_scores(game))


def sides_of(game: Game[Box], colour: int) -> list[str]:
    """The four sides of a stick: naga, 1, 2, 3."""
    shown = game.box.sticks[colour].sides
    return [str(result or "naga") for result in range(RESULTS) for _ in range(shown[result])]


def kinds_of_rooms(game: Game[Box]) -> range:
    return range(1, len(edition_of(game).room) + 1)


@lru_cache(8)
def cards_by_symbol(game: Game[Box]) -> tuple[str, ...]:
    """Tell how many cards of each symbol have which effect: relics: 6 peek, 6 swap."""
    cards, aids = [game.box.cards[card] for card in range(game.box.card_count)], []
    for symbol in Symbol:
        effects = Counter(IN_SHORT[Effect(card.effect)] for card in cards if card.symbol == symbol)
        if effects:
            aids.append(
                f"{SYMBOL_NAMES[symbol]}:"
                f" {', '.join(f'{number} {effect}' for effect, number in effects.items())}"
            )
    return tuple(aids)


def what_scores(game: Game[Box]) -> tuple[str, ...]:
    """Say what scores, wins, loses and ends the game, in sentences."""
    box, edition = game.box, edition_of(game)
    relics = sorted({relic.points for relic in edition.relic})
    amulets = sorted({amulet.points for amulet in edition.amulet if amulet.points})
    scoring = f", and so do amulets ({_span(amulets)})" if amulets else ""
    cursed = "ever revealed" if box.cursed_count == REVEALED else "face up"
    tiles = (
        f"{box.last_room} tiles, counting the trap"
        if box.trap and box.trap_counts
        else f"{box.last_room} room tiles"
    )
    return (
        f"Relics face up score their points ({_span(relics)}){scoring}.",
        (
            f"{box.goal} points win; {count(box.cursed_limit, 'cursed relic')} {cursed}"
            f" {'loses' if box.cursed_limit == 1 else 'lose'} the game."
        ),
        f"The game also ends once a temple holds {tiles}: then the most points win.",
    )


def _span(points: list[int]) -> str:
    return str(points[0]) if len(points) == 1 else f"{points[0]} to {points[-1]}"
