"""The State: everything on the table of a game of Konja.

In a View the other player's hand of spells is empty, with its `hand_count` kept, and `spell_deck`
holds *all* spells that the seat does not see, wherever they lie. Nothing else is hidden.
"""

from enum import IntEnum

from ludary.games.konja.cards import NO_CARD, OFFERINGS, RELIC_PLACES, RELICS, SPELLS, STEPS
from ludary.games.konja.pieces import (
    ACTION_DICE,
    ANCESTORS,
    CLOUDS,
    FACES,
    GREEN_DICE,
    NO_DIE,
    NO_FACE,
    NOWHERE,
    POOL,
    SPENT,
    TOKENS,
    ActionFace,
    Ancestor,
    Colour,
)
from ludary.kit import NOBODY, BaseState, Record, Row, Rows, events, fate, i1, i2, i4, rows
from ludary.kit.meanings import choice, count, flag, seat

SEATS = 2
COLLECTING = 2  # `rolled`


class Phase(IntEnum):
    """The decisions of the actor."""

    STARTER = 0  # which starting relic to begin with
    ANCESTOR = 1  # choose the ancestor to pray to
    RESOURCE = 2  # which tokens everybody gains
    DISCARD = 3  # which spells to discard
    SELL = 4  # which relics to sell
    MARKET = 5  # replace and buy
    SURPLUS = 6  # which relic above the limit leaves
    UPGRADE = 7  # which cloud to upgrade
    CLOUD = 8  # which cloud to summon for gold
    BONES = 9  # which card to use next
    EFFECT = 10  # choose the object of a card's effect
    ATTACK = 11  # how to attack
    HIT = 12  # which die the red die replaces
    COLLECTION = 13  # which dice to spend
    OVER = 14


class Wizard(Record):
    """One player."""

    hand_count: int = i2(means=count(usual=6))  # spells in hand
    tokens: Row = i4(TOKENS, means=count(usual=20))  # by Token
    clouds: Row = i2(
        CLOUDS, means=count(usual=9)
    )  # by pile, on the side that they were summoned with
    upgraded: Row = i2(CLOUDS, means=count(usual=9))  # by pile, on the better side
    relics: Row = i1(
        RELIC_PLACES, means=choice(RELICS, none=NO_CARD)
    )  # cards from the first place on; NO_CARD in the others
    tapped: Row = i1(RELIC_PLACES, means=flag())  # 1 for a relic that is exhausted
    hand: Row = i1(
        SPELLS, means=count(usual=2)
    )  # copies of each spell; all 0 where one does not see it


class State(BaseState):
    """A game of Konja."""

    phase: int = i2(means=choice(Phase))
    first: int = i2(means=seat())  # seat that began
    active: int = i2(means=seat())  # seat whose turn it is
    turns: int = i2(means=count(usual=60))  # begun so far, by both together
    last_round: int = i2(
        means=flag()
    )  # 1 once somebody has ended a turn with the points that end the game
    spirit: int = i2(
        means=seat(none=NOBODY)
    )  # seat that holds the Spirit token; NOBODY while it lies on its ancestor
    ancestor: int = i2(
        means=choice(Ancestor, none=NOWHERE)
    )  # the ancestor of this turn's prayer; NOWHERE before
    visits: int = i2(
        means=count(usual=2)
    )  # of a favour or blessing: what the actor has used up (upgrades, offerings replaced)
    rolled: int = i2(
        means=choice(3)
        # 1 once the dice of this turn are rolled, 2 once the opponent has attacked or let the roll
        # stand
    )
    protected: int = i2(means=flag())  # 1 if nobody can attack this turn
    attacks: int = i2(means=count(usual=2))  # red dice rolled this turn without a card
    struck: int = i2(
        means=count(FACES)
    )  # number of the red die that waits to be placed; 0 for none
    # The card whose effect is going on
    relic: int = i2(means=choice(RELICS, none=NO_CARD))  # its number if it is a relic, else NO_CARD
    place: int = i2(
        means=choice(RELIC_PLACES, none=NOWHERE)
    )  # where that relic lies, so that it does not untap itself
    spell: int = i2(means=choice(SPELLS, none=NO_CARD))  # its number if it is a spell, else NO_CARD
    step: int = i2(means=count(STEPS))  # which part of its effect; STEPS if no effect goes on
    times: int = i2(means=count(usual=4))  # how often that part can still be done for nothing
    boosts: int = i2(means=count(usual=4))  # how often it can be done for power after that
    chosen: int = i2(means=count(usual=4))  # choices made for this card so far
    idols: Row = i1(ANCESTORS, means=flag())  # 1 where an idol stands
    offerings: Row = i1(
        OFFERINGS, means=choice(RELICS, none=NO_CARD)
    )  # relics; NO_CARD in an empty place
    clouds: Row = i2(CLOUDS, means=count(usual=9))  # tokens left in each pile
    colour: Row = i1(
        POOL, means=choice(Colour, none=NO_DIE)
    )  # of each numbered die; NO_DIE where none is (left)
    face: Row = i1(POOL, means=choice(FACES, none=0, low=1))  # its number; 0 where none is
    action_face: Row = i1(
        ACTION_DICE, means=choice(ActionFace, none=NO_FACE)
    )  # ActionFace of each action die; NO_FACE before the roll
    action_on: Row = i1(
        ACTION_DICE, means=choice(RELIC_PLACES + 2, low=SPENT)
    )  # the active player's relic (its place) that it lies on; UNUSED, or SPENT once exchanged
    relic_deck: Row = i1(
        RELICS, means=count(usual=2)
    )  # as counts: a deck has no order until a card is turned
    relic_discard: Row = i1(RELICS, means=count(usual=2))
    spell_deck: Row = i1(SPELLS, means=count(usual=2))
    spell_discard: Row = i1(SPELLS, means=count(usual=2))
    wizards: Rows[Wizard] = rows(Wizard, SEATS, by="seat")
    fate = fate(36)
    events = events(30, width=1 + GREEN_DICE + ACTION_DICE)  # the fullest set-up tells 23
