"""The Box: cards, dice, prices and house rules, built from an edition and the chosen options."""

from __future__ import annotations

from typing import Any, Literal

from pydantic import BaseModel, ConfigDict, Field

from ludary.games.konja.card_worth import worth_of_card
from ludary.games.konja.cards import HOSTILE, RELICS, SPELLS, STEPS, Does, Starter
from ludary.games.konja.haul import HAULS, Payouts, hauls
from ludary.games.konja.options import CLOUD_NAMES
from ludary.games.konja.pieces import ACTION_FACES, CLOUDS, TOKENS, Token
from ludary.kit import BadEdition, EditionFile, Record, Row, Rows, i1, i2, rows
from ludary.kit.editions import EditionEntry

SETS = (Starter.FRIENDLY, Starter.AGGRESSIVE)
ANY_TOKEN = TOKENS  # `token` of an effect that leaves the choice to the player


class Step(Record):
    """One part of a card's effect."""

    does: int = i2()  # Does
    times: int = i2()  # how often, each time with a choice of its own
    boosts: int = i2()  # how often more, for power
    boost: int = i2()  # power for each of these
    amount: int = i2()  # how far a die is raised, how many tokens
    token: int = i2()  # Token, or ANY_TOKEN
    each: int = i2()  # 1: `amount` for each die of the pool in the range `of`
    of_low: int = i2()  # numbers that the die may show
    of_high: int = i2()
    to_low: int = i2()  # numbers that it may be turned to
    to_high: int = i2()


class Relic(Record):
    cost: int = i2()  # gold
    worth: int = i2()  # gold for it at the Merchant: the exchange value
    power: int = i2()  # power to use it
    die: int = i2()  # 1 if it takes an action die
    hostile: int = i2()  # 1 if it is for the other player's turn
    starter: int = i2()  # Starter
    copies: int = i2()  # in the deck; of starters, none
    brings: int = i2()  # the worth of one use (`card_worth.py`)
    steps: Rows[Step] = rows(Step, STEPS)


class Spell(Record):
    cost: int = i2()  # magick
    hostile: int = i2()
    copies: int = i2()
    brings: int = i2()  # the worth of casting it
    steps: Rows[Step] = rows(Step, STEPS)


class Box(Record):
    """First come the options, by their names."""

    begins: int = i2()
    starter_1: int = i2()
    starter_2: int = i2()
    gold: int = i2()
    magick: int = i2()
    power: int = i2()
    hand: int = i2()
    offerings: int = i2()
    relic_limit: int = i2()
    green_dice: int = i2()
    action_dice: int = i2()
    purple_dice: int = i2()
    red_dice: int = i2()
    side_blank: int = i2()
    side_gold: int = i2()
    side_magick: int = i2()
    side_power: int = i2()
    resource_gain: int = i2()
    replacements: int = i2()
    replace_price: int = i2()
    upgrades: int = i2()
    single_from: int = i2()
    single_power: int = i2()
    pair_magick: int = i2()
    run_dice: int = i2()
    run_gold: int = i2()
    dice_low: int = i2()
    dice_middle: int = i2()
    dice_high: int = i2()
    points_low: int = i2()
    points_middle: int = i2()
    points_high: int = i2()
    better_low: int = i2()
    better_middle: int = i2()
    better_high: int = i2()
    price_low: int = i2()
    price_middle: int = i2()
    price_high: int = i2()
    upgrade_low: int = i2()
    upgrade_middle: int = i2()
    upgrade_high: int = i2()
    supply_low: int = i2()
    supply_middle: int = i2()
    supply_high: int = i2()
    last_points: int = i2()
    longest: int = i2()
    free_attacks: int = i2()
    purple_fixed: int = i2()
    marked_only: int = i2()
    all_discard: int = i2()
    surplus_pays: int = i2()
    bought_tapped: int = i2()
    any_turn_ends: int = i2()
    cards_when: int = i2()
    spent_first: int = i2()
    ties: int = i2()
    token_supply: int = i2()
    action_sides: Row = i2(ACTION_FACES)  # of an action die, by ActionFace
    sides: int = i2()  # their sum
    alike: Row = i2(CLOUDS)  # by pile: equal dice for a cloud
    points: Row = i2(CLOUDS)
    better: Row = i2(CLOUDS)
    price: Row = i2(CLOUDS)
    upgrade: Row = i2(CLOUDS)
    supply: Row = i2(CLOUDS)
    starters: Row = i1(len(SETS), RELICS)  # by set: 1 for the relics that its owner begins with
    choice: Row = i1(len(SETS))  # by set: the relic that the other set has not
    cheapest_attack: int = i2()  # magick of the cheapest hostile spell; NO_ATTACK without such
    relics: Rows[Relic] = rows(Relic, RELICS)
    spells: Rows[Spell] = rows(Spell, SPELLS)
    haul: Row = i2(
        HAULS
    )  # by what dice are in the pool: the worth of the best that they can be spent on (`haul.py`)


NO_ATTACK = 30_000


class Part(BaseModel):
    """One part of an effect, as the edition writes it."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    does: str
    times: int = Field(default=1, ge=1, le=9)
    boosts: int = Field(default=0, ge=0, le=9)
    boost: int = Field(default=1, ge=1, le=9)
    amount: int = Field(default=1, ge=1, le=9)
    token: Literal["gold", "magick", "power", "any"] = "any"
    each: bool = False
    of: list[int] = Field(default=[1, 6], min_length=2, max_length=2)
    to: list[int] = Field(default=[1, 6], min_length=2, max_length=2)


class RelicCard(EditionEntry):
    name: str = Field(min_length=1, max_length=14)
    cost: int = Field(ge=0, le=60)
    worth: int = Field(ge=0, le=60)
    power: int = Field(default=0, ge=0, le=9)
    die: bool = True
    starter: Literal["none", "all", "friendly", "aggressive"] = "none"
    copies: int = Field(ge=0, le=20)
    effect: list[Part] = Field(min_length=1, max_length=STEPS)


class SpellCard(EditionEntry):
    name: str = Field(min_length=1, max_length=14)
    cost: int = Field(ge=0, le=60)
    copies: int = Field(ge=0, le=20)
    effect: list[Part] = Field(min_length=1, max_length=STEPS)


class Edition(EditionFile):
    """Konja's tables."""

    relic: list[RelicCard] = Field(min_length=1, max_length=RELICS)
    spell: list[SpellCard] = Field(max_length=SPELLS)


# tables with a number for each pile of clouds, and how the names of their options begin
CLOUD_TABLES = {
    "alike": "dice",
    "points": "points",
    "better": "better",
    "price": "price",
    "upgrade": "upgrade",
    "supply": "supply",
}


def fill(edition: Edition, box: Any) -> None:
    """Put the edition's cards into the box, and what follows from the numbers; BadEdition if they
    do not make a game.
    """
    box.action_sides[:] = [box.side_blank, box.side_gold, box.side_magick, box.side_power]
    box.sides = box.action_sides.sum()
    if box.sides == 0:
        raise BadEdition(
            "side_blank, side_gold, side_magick and side_power are all 0: an action die needs a"
            " side"
        )
    for name in ("gold", "magick", "power") if box.token_supply else ():
        if 2 * box[name] > box.token_supply:
            raise BadEdition(
                f"token_supply: two players begin with {box[name]} {name} each, so there must be at"
                f" least {2 * box[name]}, or 0"
            )
    for table, prefix in CLOUD_TABLES.items():
        box[table][:] = [box[f"{prefix}_{name}"] for name in CLOUD_NAMES]
    for number, relic in enumerate(edition.relic):
        put_relic(box.relics[number], relic)
    for number, spell in enumerate(edition.spell):
        put_spell(box.spells[number], spell)
    hostile = [
        spell.cost
        for number, spell in enumerate(edition.spell)
        if box.spells[number].hostile and spell.copies
    ]
    box.cheapest_attack = min(hostile, default=NO_ATTACK)
    deal_starters(edition, box)
    reckon(edition, box)


def reckon(edition: Edition, box: Any) -> None:
    """Write down the worth of every pool of dice and of every card."""
    paid = payouts(box)
    box.haul[:] = hauls(paid)
    for relic in box.relics[: len(edition.relic)]:
        relic.brings = worth_of_card(paid, relic.steps, 0, relic.power, relic.die)
    for spell in box.spells[: len(edition.spell)]:
        spell.brings = worth_of_card(paid, spell.steps, spell.cost, 0, 0)


def payouts(box: Any) -> Payouts:
    """Return the prices of all combinations of dice, by the numbers in the box."""
    return Payouts(
        box.single_from, box.single_power, box.pair_magick, box.run_dice, box.run_gold,
        tuple(box.alike), tuple(box.points),
    )  # fmt: skip


def deal_starters(edition: Edition, box: Any) -> None:
    """Write which relics each starting set has, and which one tells it from the other."""
    own = (Starter.ALL, *SETS)
    for place, which in enumerate(SETS):
        own_relics = [number for number, relic in enumerate(box.relics) if relic.starter == which]
        if len(own_relics) != 1:
            raise BadEdition(
                f"relic: {len(own_relics)} have starter = {which.name.lower()!r}; each set needs"
                " exactly one of its own"
            )
        box.choice[place] = own_relics[0]
        box.starters[place] = [relic.starter in (Starter.ALL, which) for relic in box.relics]
        if box.starters[place].sum() > box.relic_limit:
            raise BadEdition(
                f"relic: a player would begin with {box.starters[place].sum()} relics; the limit is"
                f" {box.relic_limit}"
            )
    for number, relic in enumerate(edition.relic):
        if relic.copies and box.relics[number].starter in own:
            raise BadEdition(
                f"relic {number + 1} ({relic.name}): is dealt to the players, so it should have"
                " copies = 0 in the deck"
            )


def put_relic(row: Any, relic: RelicCard) -> None:
    row.cost, row.worth, row.power, row.die, row.copies = (
        relic.cost,
        relic.worth,
        relic.power,
        relic.die,
        relic.copies,
    )
    row.starter = Starter[relic.starter.upper()]
    row.hostile = put_steps(row.steps, relic)
    if row.hostile and relic.die:
        raise BadEdition(
            f"relic ({relic.name}): is for the other player's turn, who alone has action dice: it"
            " should have die = false"
        )


def put_spell(row: Any, spell: SpellCard) -> None:
    row.cost, row.copies = spell.cost, spell.copies
    row.hostile = put_steps(row.steps, spell)


def put_steps(rows: Any, card: RelicCard | SpellCard) -> bool:
    """The parts of a card's effect; returns whether it is for the other player's turn."""
    for row, part in zip(rows, card.effect, strict=False):
        put_step(row, part, card.name)
    hostile = {row.does in HOSTILE for row in rows if row.does not in (Does.NOTHING, Does.GAIN)}
    if len(hostile) > 1:
        raise BadEdition(
            f"card {card.name!r}: mixes effects for one's own turn and for the other player's: it"
            " should have one kind"
        )
    return hostile == {True}


def put_step(row: Any, part: Part, card: str) -> None:
    verbs = [verb.name.lower() for verb in Does if verb != Does.NOTHING]
    if part.does not in verbs:
        raise BadEdition(
            f"card {card!r}: does = {part.does!r} is unknown; effects are {', '.join(verbs)}"
        )
    for name, (low, high) in (("of", part.of), ("to", part.to)):
        if not 1 <= low <= high <= 6:
            raise BadEdition(
                f"card {card!r}: {name} = {[low, high]} should be two numbers of a die, the lower"
                " one first"
            )
    row.does = Does[part.does.upper()]
    row.times, row.boosts, row.boost, row.amount, row.each = (
        part.times,
        part.boosts,
        part.boost,
        part.amount,
        part.each,
    )
    row.token = ANY_TOKEN if part.token == "any" else Token[part.token.upper()]
    (row.of_low, row.of_high), (row.to_low, row.to_high) = part.of, part.to
    if row.does == Does.DRAIN and row.token == ANY_TOKEN:
        raise BadEdition(f"card {card!r}: drain should name its token: gold, magick or power")
