"""What cards are called: in notation (`orc/3`, `treasure-9`) and in English (Orc 6, Treasure 9).

The names of the Monsters are the edition's; everything else about a card is in the box.
"""

import re
from collections import Counter
from collections.abc import Iterable
from typing import cast

from ludary.core.game import Game
from ludary.games.dunjiin.box import Edition
from ludary.games.dunjiin.cards import CARDS, FAIRY, MAGIC, MONSTERS, NO_CARD

HIDDEN = "a hidden card"


def names(game: Game) -> dict[str, list[str]]:
    """The notation of cards: unique, without spaces; `#37` for a number that the edition does not use."""
    seen: Counter[str] = Counter()
    words = []
    for card in range(CARDS):
        word = notation(game, card)
        seen[word] += 1
        words.append(word if seen[word] == 1 else f"{word}.{seen[word]}")
    return {"card": words}


def notation(game: Game, card: int) -> str:
    """`orc/3` (shields), `treasure-9`, `magic`, `fairy`; two kinds of cards of an edition may share it."""
    row = game.box.cards[card]
    if card == MAGIC:
        return "magic"
    if card == FAIRY:
        return "fairy"
    if row.strength == 0:
        return f"#{card}"
    return f"{slug(kind_name(game, card))}/{row.shields}" if card < MONSTERS else f"treasure-{row.strength}"


def slug(name: str) -> str:
    """The name in small letters, with dashes for everything else: `red-dragon`."""
    return re.sub(r"[\W_]+", "-", name.lower()).strip("-") or "monster"


def kind_name(game: Game, card: int) -> str:
    """What the edition calls this Monster."""
    return cast(Edition, game.edition).monster[int(game.box.cards[card].kind)].name


def card_name(game: Game, card: int) -> str:
    """Orc 6, Treasure 9, Magic Item, Death Fairy."""
    if card == NO_CARD:
        return HIDDEN
    if card == MAGIC:
        return "Magic Item"
    if card == FAIRY:
        return "Death Fairy"
    row = game.box.cards[card]
    if row.strength == 0:
        return f"unused card {card}"
    return f"{kind_name(game, card) if card < MONSTERS else 'Treasure'} {row.strength}"


def full_name(game: Game, card: int) -> str:
    """With the shields, which count on a first card: Orc 6 (3 shields)."""
    shields = int(game.box.cards[card].shields) if 0 <= card < MONSTERS else 0
    return f"{card_name(game, card)} ({count(shields, 'shield')})" if shields else card_name(game, card)


def a_card(game: Game, card: int, name: str = "") -> str:
    """With its article: an Orc 6."""
    if card == NO_CARD:
        return HIDDEN
    name = name or card_name(game, card)
    return f"an {name}" if name[0] in "AEIOUaeiou" else f"a {name}"


def grouped(game: Game, cards: Iterable[tuple[int, int]]) -> str:
    """Pairs of a card and how many there are, as a list: 2x Orc 6, Slime 2."""
    totals: Counter[str] = Counter()
    for card, number in cards:
        totals[card_name(game, card)] += number
    return ", ".join(name if number == 1 else f"{number}x {name}" for name, number in totals.items() if number)


def pile(counts: Iterable[int], first: int = 0) -> list[tuple[int, int]]:
    """What a row of counts holds, as pairs of a card and how many there are; the row begins with card number `first`."""
    return [(card, int(number)) for card, number in enumerate(counts, first) if number]


def count(number: int, thing: str) -> str:
    """1 card, 2 cards."""
    return f"{number} {thing}" if number == 1 else f"{number} {thing}s"
