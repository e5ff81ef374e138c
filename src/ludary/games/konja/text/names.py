"""Names of things: in notation (`use fiyeah blank`, `reroll green-3`) and in English."""

from collections import Counter
from collections.abc import Sequence
from typing import cast

from ludary.games.konja.box import Box, Edition
from ludary.games.konja.cards import RELICS, SPELLS
from ludary.games.konja.options import CLOUD_NAMES, TO_FIRST, TO_SECOND
from ludary.games.konja.pieces import FACES, NO_ACTION_DIE, ActionFace, Ancestor, Colour, Token
from ludary.kit import Game, Row

TOKEN_NAMES = [token.name.lower() for token in Token]
ACTION_NAMES = [*(face.name.lower() for face in ActionFace), "none"]
ACTION_WORDS = [
    "blank" if face == ActionFace.BLANK else face.name.capitalize() for face in ActionFace
]  # as sentences have them
ANCESTOR_NAMES = [ancestor.name.lower() for ancestor in Ancestor]
COLOUR_NAMES = [colour.name.lower() for colour in Colour]
DIE_NAMES = [f"{colour}-{number}" for colour in COLOUR_NAMES for number in range(1, FACES + 1)]
PRAYERS = {
    Ancestor.SPIRIT: "take the Spirit token; each player untaps all relics",
    Ancestor.RESOURCE: "each player gains {box.resource_gain} tokens of the kind you name",
    Ancestor.SPELL: "discard spells if you like; each player refills to {box.hand} spells",
    Ancestor.MERCHANT: "sell relics if you like; each player may buy one",
    Ancestor.RAIN: "upgrade a cloud if you like; each player may summon one for Gold",
}
TITLES = [
    "Spirit Ancestor",
    "Resource Ancestor",
    "Spell Ancestor",
    "Merchant Ancestor",
    "Rain Ancestor",
]

IN_ORDER = {TO_FIRST: "began", TO_SECOND: "went second"}  # who wins ties


def names(game: Game[Box]) -> dict[str, list[str]]:
    """The notation of everything, and of what fate's outcomes name."""
    edition = cast(Edition, game.edition)
    return {
        "relic": notation([relic.name for relic in edition.relic], RELICS),
        "spell": notation([spell.name for spell in edition.spell], SPELLS),
        "token": TOKEN_NAMES,
        "action": ACTION_NAMES,
        "ancestor": ANCESTOR_NAMES,
        "die": DIE_NAMES,
        "cloud": list(CLOUD_NAMES),
    }


def notation(cards: Sequence[str], room: int) -> list[str]:
    """Unique words without spaces; `#25` for a number that the edition does not use."""
    seen: Counter[str] = Counter()
    words = []
    for name in cards:
        word = "-".join(name.lower().split())
        seen[word] += 1
        words.append(word if seen[word] == 1 else f"{word}.{seen[word]}")
    return [*words, *(f"#{number}" for number in range(len(words), room))]


def relic_name(game: Game[Box], card: int) -> str:
    """Name a relic as the edition writes it."""
    return cast(Edition, game.edition).relic[card].name


def spell_name(game: Game[Box], card: int) -> str:
    """Name a spell as the edition writes it."""
    return cast(Edition, game.edition).spell[card].name


def die_name(kind: int) -> str:
    """green 3."""
    return DIE_NAMES[kind].replace("-", " ")


def prayer(game: Game[Box], ancestor: int) -> str:
    """Say what praying to an ancestor brings."""
    return PRAYERS[Ancestor(ancestor)].format(box=game.box)


def fed_with(face: int) -> str:
    """The action die that a relic takes."""
    if face == NO_ACTION_DIE:
        return ""
    return (
        " with a blank action die"
        if face == ActionFace.BLANK
        else f" with the action die that shows {ACTION_WORDS[face]}"
    )


def count(number: int, thing: str) -> str:
    """1 die, 2 dice; 1 spell, 2 spells."""
    if number == 1:
        return f"1 {thing}"
    return (
        f"{number} {thing.removesuffix('die')}dice"
        if thing.endswith("die")
        else f"{number} {thing}s"
    )


def tokens(amount: int, token: int) -> str:
    """2 Magick; 2 tokens of one kind where the choice is open."""
    if token < len(TOKEN_NAMES):
        return f"{amount} {TOKEN_NAMES[token].capitalize()}"
    return (
        "1 token of your choice" if amount == 1 else f"{amount} tokens of one kind of your choice"
    )


def purse(held: Row) -> str:
    """A player's tokens: Gold 2, Magick 0, Power 1."""
    return ", ".join(
        f"{name.capitalize()} {amount}" for name, amount in zip(TOKEN_NAMES, held, strict=True)
    )
