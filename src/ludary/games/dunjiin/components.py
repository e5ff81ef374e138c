"""The contents of the box: the cards of the deck, and how many of each lie where a seat does not
see them.
"""

from collections.abc import Iterator

from ludary.games.dunjiin.box import Box
from ludary.games.dunjiin.cards import CARDS, MAGIC, MONSTERS, TREASURE
from ludary.games.dunjiin.rules.deck import copies_in_play
from ludary.games.dunjiin.state import State
from ludary.games.dunjiin.text.names import card_origin, faces
from ludary.kit import Component, ComponentTable, Game


def components(game: Game[Box], s: State | None) -> list[ComponentTable]:
    """List the deck; in a View `s.deck` has all cards that the seat does not see."""
    return [
        ComponentTable(
            "Monsters of the deck", ("Strength", "shields"), tuple(_rows(game, s, range(MONSTERS)))
        ),
        ComponentTable(
            "Other cards of the deck",
            ("Treasure Points",),
            tuple(_rows(game, s, range(TREASURE, CARDS))),
        ),
    ]


def _rows(game: Game[Box], s: State | None, cards: range) -> Iterator[Component]:
    for card in cards:
        row, face = game.box.cards[card], faces(game)[card]
        copies = int(row.red + row.blue) if s is None else int(copies_in_play(game.box, s, card))
        if copies:
            facts = (
                (str(face.strength), str(face.shields))
                if card < MONSTERS
                else (_worth(game, card),)
            )
            left = None if s is None else int(s.deck[card])
            yield Component(face.kind, facts, copies, left, origin=card_origin(game, card))


def _worth(game: Game[Box], card: int) -> str:
    worth = int(game.box.worth[card])
    return f"{worth} at The Shop" if card == MAGIC else str(worth) if worth else "none"
