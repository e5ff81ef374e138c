"""Names of cards: in notation (`orc/3`, `treasure-9`) and in English (Orc 6, Treasure 9).

The names of the Monsters are the edition's; everything else about a card is in the box.
"""

import re
from collections import Counter
from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple, cast

from ludary.games.dunjiin.box import Box, Edition
from ludary.games.dunjiin.cards import CARDS, FAIRY, MAGIC, MONSTERS, NO_CARD, TREASURE
from ludary.kit import Game, Origin

HIDDEN = "a hidden card"


def names(game: Game[Box]) -> dict[str, list[str]]:
    """The notation of cards: unique, without spaces; `#37` for a number that the edition does not
    use.
    """
    seen: Counter[str] = Counter()
    words = []
    for card in range(CARDS):
        word = notation(game, card)
        seen[word] += 1
        words.append(word if seen[word] == 1 else f"{word}.{seen[word]}")
    return {"card": words}


def notation(game: Game[Box], card: int) -> str:
    """`orc/3` (shields), `treasure-9`, `magic`, `fairy`; two kinds of cards of an edition may share
    it.
    """
    row = game.box.cards[card]
    if card == MAGIC:
        return "magic"
    if card == FAIRY:
        return "fairy"
    if row.strength == 0:
        return f"#{card}"
    return (
        f"{slug(kind_name(game, card))}/{row.shields}"
        if card < MONSTERS
        else f"treasure-{row.strength}"
    )


def slug(name: str) -> str:
    """The name in small letters, with dashes for everything else: `red-dragon`."""
    return re.sub(r"[\W_]+", "-", name.lower()).strip("-") or "monster"


def kind_name(game: Game[Box], card: int) -> str:
    """Return the edition's name of this Monster."""
    return cast(Edition, game.edition).monster[int(game.box.cards[card].kind)].name


class Face(NamedTuple):
    """The face of a card: its name and numbers."""

    card: int
    notation: str
    name: str  # Orc 6, Treasure 9, Magic Item, Death Fairy
    full: str  # with the shields, which count on a first card: Orc 6 (3 shields)
    kind: str  # Orc, Treasure, Magic Item, Death Fairy
    strength: int  # value, on Treasure
    shields: int  # 0 on other cards than Monsters, where nobody counts them


@lru_cache(128)
def faces(game: Game[Box]) -> tuple[Face, ...]:
    """All cards by number; the last, at NO_CARD, is one whose face one does not see."""
    hidden = Face(NO_CARD, "hidden", HIDDEN, HIDDEN, "", 0, 0)
    return *(_face(game, card, word) for card, word in enumerate(game.thing_names["card"])), hidden


def _face(game: Game[Box], card: int, word: str) -> Face:
    row = game.box.cards[card]
    strength, shields = row.strength, row.shields if card < MONSTERS else 0
    kind = {MAGIC: "Magic Item", FAIRY: "Death Fairy"}.get(card, "Treasure")
    if card < MONSTERS and strength:
        kind = kind_name(game, card)
    name = f"{kind} {strength}" if strength else kind if card >= MAGIC else f"unused card {card}"
    return Face(
        card,
        word,
        name,
        f"{name} ({count(shields, 'shield')})" if shields else name,
        kind,
        strength,
        shields,
    )


def card_origin(game: Game[Box], card: int) -> Origin:
    """Say who states that this card is as it is."""
    edition = cast(Edition, game.edition)
    if card < MONSTERS:
        return edition.monster[int(game.box.cards[card].kind)].origin
    if card >= MAGIC:
        return (edition.magic if card == MAGIC else edition.fairy).origin
    return sorted(edition.treasure, key=lambda one: one.value)[card - TREASURE].origin


def card_name(game: Game[Box], card: int) -> str:
    return faces(game)[card].name


def full_name(game: Game[Box], card: int) -> str:
    return faces(game)[card].full


def a_card(game: Game[Box], card: int, name: str = "") -> str:
    """Name a card with its article: an Orc 6; but Treasure 8."""
    if card == NO_CARD:
        return HIDDEN
    name = name or card_name(game, card)
    if faces(game)[card].kind == "Treasure":
        return name
    return f"an {name}" if name[0] in "AEIOUaeiou" else f"a {name}"


def grouped(game: Game[Box], cards: Iterable[tuple[int, int]]) -> str:
    """Pairs of a card and how many there are, as a list: 2x Orc 6, Slime 2."""
    totals: Counter[str] = Counter()
    for card, number in cards:
        totals[faces(game)[card].name] += number
    return ", ".join(
        name if number == 1 else f"{number}x {name}" for name, number in totals.items() if number
    )


def pile(counts: Iterable[int], first: int = 0) -> list[tuple[int, int]]:
    """Return the cards of a row of counts as pairs of a card and its number; the row begins with
    card number `first`.
    """
    return [(card, number) for card, number in enumerate(counts, first) if number]


def count(number: int, thing: str) -> str:
    """1 card, 2 cards."""
    return f"{number} {thing}" if number == 1 else f"{number} {thing}s"


def percent(chance: float) -> str:
    """A probability in whole hundredths; what is possible is not called 0 %, nor what is not
    certain 100 %.
    """
    hundredths = round(100 * chance)
    if hundredths in (0, 100) and abs(hundredths / 100 - chance) > 1e-9:
        return "under 1 %" if hundredths == 0 else "over 99 %"
    return f"{hundredths} %"
