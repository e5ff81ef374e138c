"""Names: cards, rooms, relics and amulets by their edition, cells and hiding places by where they
are.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import cast

from ludary.games.nagaraja.box import Box, Edition
from ludary.games.nagaraja.cards import CARDS, RESULTS, Colour
from ludary.games.nagaraja.temple import CELL_NAMES, PLACE_NAMES, Side
from ludary.kit import Game, Row

COLOUR_NAMES = [colour.name.lower() for colour in Colour]
SIDE_NAMES = [side.name.lower() for side in Side]
PLACE_WORDS = [
    "low on the left side", "in the middle of the left side", "high on the left side",
    "at the top left", "in the middle of the top side", "at the top right",
    "high on the right side", "in the middle of the right side", "low on the right side",
]  # fmt: skip


def edition_of(game: Game[Box]) -> Edition:
    return cast(Edition, game.edition)


def names(game: Game[Box]) -> dict[str, list[str]]:
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


def card_name(game: Game[Box], card: int) -> str:
    return (
        edition_of(game).card[card].name
        if 0 <= card < len(edition_of(game).card)
        else f"card {card}"
    )


def room_name(game: Game[Box], kind: int) -> str:
    return edition_of(game).room[kind - 1].name


def amulet_name(game: Game[Box], kind: int) -> str:
    """Name an amulet with its use: ring (1 point)."""
    amulet = edition_of(game).amulet[kind]
    return (
        f"{amulet.name} ({count(amulet.points, 'point')})"
        if amulet.power == "points"
        else f"{amulet.name} ({amulet.power})"
    )


def relic_name(game: Game[Box], kind: int) -> str:
    """Name a relic with its points: crown (5 points)."""
    relic = edition_of(game).relic[kind - 1]
    return f"{relic.name} ({count(relic.points, 'point')})"


def some_relics(game: Game[Box], kind: int, number: int) -> str:
    """Several of a kind: 2 idols (3 points each)."""
    relic = edition_of(game).relic[kind - 1]
    return (
        f"{count(number, relic.name)} ({count(relic.points, 'point')} each)"
        if number > 1
        else f"1 {relic_name(game, kind)}"
    )


def some_amulets(game: Game[Box], kind: int, number: int) -> str:
    """Several of a kind: 3 rings (1 point each), 2 knots (undo)."""
    amulet = edition_of(game).amulet[kind]
    good_for = amulet_name(game, kind).removeprefix(amulet.name)
    return count(number, amulet.name) + (
        good_for.replace(")", " each)") if number > 1 and amulet.power == "points" else good_for
    )


def place_name(place: int) -> str:
    """Say where the hiding place is: low on the left side."""
    return PLACE_WORDS[place]


def all_of(words: Sequence[str]) -> str:
    """North; north and east; north, east and south."""
    return " and ".join([", ".join(words[:-1]), words[-1]] if len(words) > 1 else words)


def stick_words(colour: int, result: int, number: int = 1) -> str:
    """Thrown sticks: a brown stick that shows 4, 2 green sticks that show a naga."""
    name, face = f"{COLOUR_NAMES[colour]} stick", result or "a naga"
    return (
        f"a {name} that shows {face}" if number == 1 else f"{number} {name}s that show {face} each"
    )


@lru_cache
def cards_in(bits: int) -> tuple[int, ...]:
    """The cards of a set, ascending."""
    return tuple(card for card in range(CARDS) if bits >> card & 1)


def count(number: int, thing: str) -> str:
    """1 card, 2 cards."""
    return f"{number} {thing}" if number == 1 else f"{number} {thing}s"


def results(sticks: Row) -> str:
    """Sticks in words: brown 4, brown 2, white naga."""
    words = []
    for colour, name in enumerate(COLOUR_NAMES):
        for result in (*range(RESULTS - 1, 0, -1), 0):
            words += [f"{name} {result or 'naga'}"] * sticks[colour, result]
    return ", ".join(words) or "none"
