"""The contents of the box: cards, room tiles, relics, amulets and fate sticks, and how many of each
a seat has not seen.
"""

from collections.abc import Iterator

from ludary.games.nagaraja.box import Box
from ludary.games.nagaraja.cards import RESULTS
from ludary.games.nagaraja.state import SEATS, State
from ludary.games.nagaraja.text.cards import effect_words, sticks_granted, symbol_words
from ludary.games.nagaraja.text.names import COLOUR_NAMES, card_name, edition_of
from ludary.games.nagaraja.text.rooms import ways_of
from ludary.kit import Component, ComponentTable, Game


def components(game: Game[Box], s: State | None) -> list[ComponentTable]:
    """List the box; in a View `s.deck` has all cards that the seat has never seen, `unseen` and
    `amulets` what it does not know.
    """
    return [
        ComponentTable("Cards", ("symbol", "fate sticks"), tuple(_cards(game, s))),
        ComponentTable("Room tiles", ("paths",), tuple(_rooms(game, s))),
        ComponentTable("Relics", ("points", "cursed"), tuple(_relics(game, s))),
        ComponentTable("Amulets", ("points", "use"), tuple(_amulets(game, s))),
        ComponentTable("Fate sticks", ("sides",), tuple(_sticks(game))),
    ]


def _cards(game: Game[Box], s: State | None) -> Iterator[Component]:
    for card in range(len(edition_of(game).card)):
        left = None if s is None else int(s.deck) >> card & 1
        effect, origin = effect_words(game, card), edition_of(game).card[card].origin
        facts = (symbol_words(game, card), sticks_granted(game, (card,)))
        yield Component(
            card_name(game, card), facts, 1, left, f"{effect[0].upper()}{effect[1:]}.", origin
        )


def _rooms(game: Game[Box], s: State | None) -> Iterator[Component]:
    for kind, room in enumerate(edition_of(game).room, 1):
        left = None if s is None else int(s.tiles[kind])
        yield Component(
            room.name.capitalize(),
            (ways_of(game, kind, 0),),
            room.copies,
            left,
            origin=room.origin,
        )


def _relics(game: Game[Box], s: State | None) -> Iterator[Component]:
    """Each temple has as many."""
    for kind, relic in enumerate(edition_of(game).relic, 1):
        left = (
            None if s is None else sum(int(s.temples[seat].unseen[kind]) for seat in range(SEATS))
        )
        yield Component(
            relic.name.capitalize(),
            (str(relic.points), "yes" if relic.cursed else "no"),
            SEATS * relic.copies,
            left,
            origin=relic.origin,
        )


def _amulets(game: Game[Box], s: State | None) -> Iterator[Component]:
    for kind, amulet in enumerate(edition_of(game).amulet):
        left = None if s is None else int(s.amulets[kind])
        use = {"points": "victory points", "draw": "draw a card", "undo": "cancel a card"}[
            amulet.power
        ]
        yield Component(
            amulet.name.capitalize(),
            (str(amulet.points), use),
            amulet.copies,
            left,
            origin=amulet.origin,
        )


def _sticks(game: Game[Box]) -> Iterator[Component]:
    for colour, name in enumerate(COLOUR_NAMES):
        row = game.box.sticks[colour]
        sides = [
            str(result) if result else "naga"
            for result in range(RESULTS)
            for _ in range(int(row.sides[result]))
        ]
        origin = getattr(edition_of(game).sticks, name).origin
        yield Component(name.capitalize(), (", ".join(sides),), int(row.count), origin=origin)
