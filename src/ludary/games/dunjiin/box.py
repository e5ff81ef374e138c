"""The Box: cards and house rules, built from an edition and the chosen options."""

from __future__ import annotations

from typing import Any

from pydantic import BaseModel, ConfigDict, Field

from ludary.games.dunjiin.cards import CARDS, FAIRY, MAGIC, MONSTERS, NO_CARD, TREASURE, TREASURES
from ludary.kit import BadEdition, EditionFile, Option, Record, Row, Rows, i2, rows
from ludary.kit.editions import EditionEntry, choice, switch

MOST_SEATS = 6
FAST_SEATS = 3  # For Fast Play: 2-3 players
MOST_ALIKE = 127  # copies of one card that a player has room for
# cards that are no Monsters: all can be dealt in Character Creation, and there is room for 66 draws
# and 72 events
MOST_OTHERS = 46
MOST_DEALT = 50  # the same, where each Death Fairy counts twice: she bites at once


class Card(Record):
    """All cards that are alike."""

    kind: int = i2()  # which Monster it is: number of the kind; NO_CARD for other cards
    strength: int = (
        i2()
    )  # Strength of a Monster, value of Treasure; 0 for Magic Items and Death Fairies
    shields: int = i2()  # on a first card: how many cards the Monster has
    red: int = i2()  # copies in the red half
    blue: int = i2()


class Box(Record):
    """Fields up to `cards` are the options, by the same names."""

    armor: int = i2()
    shop_price: int = i2()
    magic_worth: int = i2()
    rest_experience: int = i2()
    dodge_experience: int = i2()
    training_experience: int = i2()
    training_treasure: int = i2()
    necromancy_experience: int = i2()
    trap_experience: int = i2()
    dragon_experience: int = i2()
    assassin_treasure: int = i2()
    summoned_cards: int = i2()
    pair_bonus: int = i2()
    triple_bonus: int = i2()
    advanced_level: int = i2()
    fast: int = i2()
    half: int = i2()
    hardcore: int = i2()
    powderpuff: int = i2()
    armor_cap: int = i2()
    fairy_shields: int = i2()
    trap_strength: int = i2()
    trap_lasts: int = i2()
    open_experience: int = i2()
    overkill: int = i2()
    passed_binds: int = i2()
    last_call_waits: int = i2()
    last_call_opens: int = i2()
    wins_hurt: int = i2()
    counter_defeats: int = i2()
    equal_costs: int = i2()
    shop_then_any: int = i2()
    scry_then_shop: int = i2()
    traps_summoned: int = i2()
    low_dunjiin: int = i2()
    for_keeps: int = i2()
    dealer: int = i2()
    cards: Rows[Card] = rows(Card, CARDS)
    worth: Row = i2(
        CARDS
    )  # Treasure Points that a card stands for in a payment; Magic Items only at The Shop


OPTIONS = (
    switch("fast", "fast play for 2 or 3: one colour of the deck only"),
    choice("half", "which colour fast play uses", "any", "red", "blue"),
    switch("hardcore", "Treasure matches Monsters of its value"),
    switch("powderpuff", "equal strength is a draw"),
    Option("armor", 1, 6, "Armor Points of each player at the start"),
    Option(
        "armor_cap",
        0,
        36,
        "Armor Points up to which a player can buy; 0: no limit but The Shop's",
    ),
    Option("fairy_shields", 1, 4, "cards of a Monster whose first card is a Death Fairy"),
    Option("trap_strength", 0, 3, "Strength that each Trap adds besides its card"),
    switch("trap_lasts", "Traps stay in effect for the rest of the game"),
    switch("open_experience", "Experience lies face up"),
    switch(
        "overkill",
        "damage beyond the last Armor Point kills at once; no: it leaves the player naked, and the"
        " next hit kills",
    ),
    switch(
        "passed_binds",
        "a player who is handed a Monster by a rest must meet it on their next turn; no: they may"
        " rest, train or raise the dead instead",
    ),
    switch(
        "last_call_waits",
        "the last visit to The Shop may be made on any later turn; no: on the next turn only",
    ),
    switch(
        "last_call_opens",
        "a game of two begins with Last Call; no: only a death that leaves two rings it",
    ),
    switch(
        "shop_then_any",
        "after shopping, any action but training is allowed; no: only exploring, resting and"
        " Premonition are",
    ),
    switch(
        "scry_then_shop",
        "Premonition comes before the turn: a player may shop after looking; no: shopping comes"
        " first",
    ),
    switch(
        "wins_hurt",
        "a Level above the Strength wins even if uncountered magic costs armor; no: only a player"
        " who loses no armor wins",
    ),
    switch(
        "counter_defeats",
        "countering all Magic Items of a Monster defeats it; no: that takes one Magic Item more",
    ),
    switch(
        "equal_costs",
        "with uncountered magic, an equal Level costs one more Armor Point, as a lower one does;"
        " no: only a lower one does",
    ),
    switch(
        "traps_summoned", "Traps strike Dragons and Assassins too; no: they wait for an explorer"
    ),
    Option(
        "low_dunjiin",
        0,
        40,
        "cards left in the Dunjiin when the coming reshuffle is announced; 0: it never is",
    ),
    switch("for_keeps", "all wager their coins, the Armor Points, and the winner keeps them"),
    Option("dealer", 0, MOST_SEATS, "seat that deals; 0: drawn at random"),
    Option("shop_price", 1, 60, "Treasure Points for one Armor Point"),
    Option("magic_worth", 0, 60, "Treasure Points that a Magic Item stands for at The Shop"),
    Option("rest_experience", 0, 6, "Experience for a rest"),
    Option("dodge_experience", 0, 6, "Experience for a dodge"),
    Option("training_experience", 1, 6, "Experience for training"),
    Option("training_treasure", 0, 99, "Treasure Points for training"),
    Option("necromancy_experience", 0, 6, "Experience for necromancy"),
    Option("trap_experience", 1, 6, "Experience for a Trap"),
    Option("dragon_experience", 0, 6, "Experience for a Dragon"),
    Option("assassin_treasure", 0, 99, "Treasure Points for an Assassin"),
    Option("summoned_cards", 1, 9, "cards of a Dragon or an Assassin"),
    Option("pair_bonus", 0, 9, "bonus for two of a kind"),
    Option("triple_bonus", 0, 9, "bonus for three of a kind"),
    Option("advanced_level", 1, 99, "Level from which advanced actions are open"),
)


class Copies(BaseModel):
    """The number of cards of a Monster that have so many shields."""

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)

    shields: int = Field(ge=1, le=9)
    red: int = Field(ge=0, le=99)
    blue: int = Field(ge=0, le=99)


class Monster(EditionEntry):
    name: str = Field(min_length=1)
    strength: int = Field(ge=1, le=99)
    shields: list[Copies] = Field(min_length=1)


class Other(EditionEntry):
    red: int = Field(ge=0, le=99)
    blue: int = Field(ge=0, le=99)


class TreasureCard(Other):
    value: int = Field(ge=1, le=99)


class Edition(EditionFile):
    """Dunjiin's tables."""

    monster: list[Monster] = Field(min_length=1)
    treasure: list[TreasureCard] = Field(max_length=TREASURES)
    magic: Other
    fairy: Other


def fill(edition: Edition, box: Any) -> None:
    """Put the edition's cards into the box; BadEdition if they do not make a game."""
    if box.fast and box.dealer > FAST_SEATS:
        raise ValueError(
            f"fast and dealer={box.dealer} cannot be combined: fast play is for 2 or {FAST_SEATS},"
            " so nobody sits there"
        )
    alike = [
        (kind, monster, copies)
        for kind, monster in enumerate(edition.monster)
        for copies in monster.shields
    ]
    if len(alike) > MONSTERS:
        raise BadEdition(
            f"monster: {len(alike)} different Monster cards; there is room for {MONSTERS}"
        )
    box.cards["kind"] = NO_CARD
    for card, (kind, monster, copies) in enumerate(alike):
        _put(box, card, kind, monster.strength, copies.shields, copies)
    for place, treasure in enumerate(sorted(edition.treasure, key=lambda card: card.value)):
        _put(box, TREASURE + place, NO_CARD, treasure.value, 0, treasure)
    _put(box, MAGIC, NO_CARD, 0, 0, edition.magic)
    _put(box, FAIRY, NO_CARD, 0, box.fairy_shields, edition.fairy)
    box.worth[TREASURE:MAGIC] = box.cards["strength"][TREASURE:MAGIC]
    box.worth[MAGIC] = box.magic_worth
    check_counts(box)
    for colour, needed in (("red", 3 * FAST_SEATS), ("blue", 3 * FAST_SEATS)):
        if box.cards[colour][:MONSTERS].sum() < needed:
            raise BadEdition(
                f"monster: the {colour} half needs at least {needed} Monsters, three for each"
                " player"
            )


def check_counts(box: Any) -> None:
    """BadEdition for more cards than one action can deal, or one player can hold."""
    copies = box.cards["red"] + box.cards["blue"]
    if (most := int(copies[:MONSTERS].max())) > MOST_ALIKE:
        raise BadEdition(
            f"monster: {most} cards are alike in kind and shields; at most {MOST_ALIKE} are allowed"
        )
    treasure = int(copies[TREASURE:MAGIC].sum())
    magic = int(copies[MAGIC])
    fairies = int(copies[FAIRY])
    others, (count, entry) = (
        treasure + magic + fairies,
        max((treasure, "treasure"), (magic, "magic"), (fairies, "fairy")),
    )
    if others > MOST_OTHERS or others + fairies > MOST_DEALT:
        twice = " (each Death Fairy counting twice)" if others <= MOST_OTHERS else ""
        raise BadEdition(
            f"{entry}: {count} cards; treasure, magic and fairy have"
            f" {others + (fairies if twice else 0)} together{twice};"
            f" at most {MOST_DEALT if twice else MOST_OTHERS} are allowed, because all may be dealt"
            " before anybody has three Monsters"
        )


def _put(box: Any, card: int, kind: int, strength: int, shields: int, copies: Any) -> None:
    row = box.cards[card]
    row.kind, row.strength, row.shields, row.red, row.blue = (
        kind,
        strength,
        shields,
        copies.red,
        copies.blue,
    )


def seats_allowed(box: Any) -> range:
    """The numbers of players: 2-3 for Fast Play; where a seat is chosen to deal, there is one."""
    most = FAST_SEATS if box.fast else MOST_SEATS
    return range(max(2, int(box.dealer)), most + 1)
