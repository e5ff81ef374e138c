"""Names: cards, rooms, relics and amulets by their edition, cells and hiding places by where they are."""

from functools import lru_cache
from typing import Any, cast

from ludary.core.game import Game
from ludary.games.nagaraja.box import Edition
from ludary.games.nagaraja.cards import CARDS, RESULTS, Colour
from ludary.games.nagaraja.temple import CELL_NAMES, PLACE_NAMES, Side

COLOUR_NAMES = [colour.name.lower() for colour in Colour]
SIDE_NAMES = [side.name.lower() for side in Side]


def edition_of(game: Game) -> Edition:
    return cast(Edition, game.edition)


def names(game: Game) -> dict[str, list[str]]:
    """The notation of everything that actions and fate's outcomes name."""
    edition = edition_of(game)
    return {
        "card": [slug(card.name) for card in edition.card],
        "place": PLACE_NAMES,
        "cell": CELL_NAMES,
        "colour": COLOUR_NAMES,
        "result": ["naga", *(str(points) for points in range(1, RESULTS))],
        "room": ["none", *(slug(room.name) for room in edition.room)],
        "relic": ["unseen", *(slug(relic.name) for relic in edition.relic)],
        "amulet": [slug(amulet.name) for amulet in edition.amulet],
    }


def slug(name: str) -> str:
    """One word: steady-hand."""
    return name.lower().replace(" ", "-")


def card_name(game: Game, card: int) -> str:
    return edition_of(game).card[card].name if 0 <= card < len(edition_of(game).card) else f"card {card}"


def room_name(game: Game, kind: int) -> str:
    return edition_of(game).room[kind - 1].name


def amulet_name(game: Game, kind: int) -> str:
    """With what it is good for: ring (1 point)."""
    amulet = edition_of(game).amulet[kind]
    return f"{amulet.name} ({count(amulet.points, 'point')})" if amulet.power == "points" else f"{amulet.name} ({amulet.power})"


def relic_name(game: Game, kind: int) -> str:
    """With its points: crown 5."""
    relic = edition_of(game).relic[kind - 1]
    return f"{relic.name} {relic.points}"


def place_name(place: int) -> str:
    """The hiding place in words: top left."""
    return PLACE_NAMES[place].replace("-", " ")


@lru_cache
def cards_in(bits: int) -> tuple[int, ...]:
    """The cards of a set, ascending."""
    return tuple(card for card in range(CARDS) if bits >> card & 1)


def count(number: int, thing: str) -> str:
    """1 card, 2 cards."""
    return f"{number} {thing}" if number == 1 else f"{number} {thing}s"


def results(sticks: Any) -> str:
    """Sticks in words: brown 4, brown 2, white naga."""
    words = []
    for colour, name in enumerate(COLOUR_NAMES):
        for result in (*range(RESULTS - 1, 0, -1), 0):
            words += [f"{name} {result or 'naga'}"] * sticks[colour][result]
    return ", ".join(words) or "none"
