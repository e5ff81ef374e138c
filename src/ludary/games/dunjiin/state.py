"""The State: everything on the table of a game of Dunjiin.

In a View the cards that its seat cannot see are blanked: `deck` then holds *all* cards unseen,
wherever they lie, and the hidden places (`experience` of others, `hand`, `face_down`) are empty or
NO_CARD, with their numbers of cards kept.
"""

from enum import IntEnum

from ludary.games.dunjiin.box import MOST_SEATS
from ludary.games.dunjiin.cards import CARDS, MONSTERS, NO_CARD, TREASURES
from ludary.games.dunjiin.verbs import Verb
from ludary.kit import NOBODY, BaseState, Record, Row, Rows, events, fate, i1, i2, rows
from ludary.kit.meanings import (
    ANYTHING,
    choice,
    count,
    derived,
    either,
    flag,
    numbered,
    seat,
    seat_set,
)

CHARACTER = 3  # Monster cards that make a Character
# room for the cards of one Monster: 9 shields or summoned cards, and every Trap there can be
HAND = 40
FACE_DOWN = 66  # room for the Experience that pays for Dodges and Traps

AT_SEATS = (
    Verb.DODGE,
    Verb.EMPOWER,
    Verb.DRAGON,
    Verb.ASSASSIN,
)  # what is paid for: `target` is a seat
AT_CARDS = (Verb.TRAIN, Verb.NECROMANCY)  # or a card


class Phase(IntEnum):
    """The decisions of the actor."""

    TURN = 0  # what to do with the turn
    MEET = 1  # a Monster's first card lies open
    SCRIED = 2  # the Monster's cards have been scried
    DODGED = 3  # a Monster was dodged to the actor
    MAGIC = 4  # which Magic Items to use in a fight
    CLAIM = 5  # which Monster card becomes Experience
    REPLACE = 6  # which card leaves the Character
    SPEND = 7  # which Experience pays
    PAY = 8  # which Treasure or Magic Item pays
    FIGHT = 9  # in passing: nothing is left but to fight
    DONE = 10  # in passing: the turn is over
    OVER = 11


class Shop(IntEnum):
    """A hero's standing with The Shop."""

    OPEN = 0
    LAST_CALL = 1  # one more visit
    CLOSED = 2


class Hero(Record):
    """One player: Character, armor and equipment."""

    character: Row = i2(CHARACTER, means=choice(CARDS, none=NO_CARD))  # cards
    level: int = i2(means=count(usual=40))
    armor: int = i2(means=count(low=-ANYTHING, usual=20))  # Armor Points; 0 is naked
    magic: int = i2(means=count(usual=6))  # Magic Items
    experience_count: int = i2(means=count(usual=6))
    turns: int = i2(means=count(usual=60))  # begun so far; on the first one may only Explore
    shop: int = i2(means=choice(Shop))
    necromancy: int = i2(means=flag())  # 1 after the only use
    fell: int = i2(
        means=count(MOST_SEATS)
    )  # 0 while alive, else 1 for the first to die, 2 for the second ...
    treasure: Row = i1(TREASURES, means=count(usual=6))  # cards of each value
    experience: Row = i1(
        MONSTERS, means=count(usual=3)
    )  # cards of each number; others see only how many in all


class FaceDown(Record):
    """A card of Experience that lies face down on the table as the price of a Dodge or a Trap."""

    owner: int = i1(means=numbered(seat()))  # seat that laid it, and so knows it
    card: int = i1(means=numbered(choice(CARDS, none=NO_CARD)))
    trap: int = i1(means=flag())  # 1 in a Trap, 0 with a dodged Monster


class State(BaseState):
    """A game of Dunjiin."""

    phase: int = i2(means=choice(Phase))
    half: int = i2(means=choice(3))  # which cards play: 0 all, 1 red, 2 blue
    active: int = i2(means=seat())  # seat whose turn it is
    alive: int = i2(means=count(MOST_SEATS))  # players alive
    store: int = i2(means=count(usual=20))  # Armor Points in The Store
    last_call: int = i2(means=flag())  # 1 once Last Call has been rung
    shopped: int = i2(means=flag())  # 1 after shopping in this turn
    may_shop: int = i2(means=flag())  # 1 while The Shop is open to the active player
    traps: int = i2(means=count(usual=4))  # Traps in effect
    # The encounter
    hand_count: int = i2(means=count(HAND))  # cards of the Monster drawn so far; 0: no encounter
    hand_up: int = i2(means=count(HAND))  # how many of them, from the first on, lie face up
    hand_seen: int = i2(means=seat_set())  # bit k: seat k has scried them all
    hand_full: int = i2(means=flag())  # 1 once all of them are drawn
    hand_short: int = i2(means=flag())  # 1 if the Dunjiin ran out before the Monster was complete
    hand_traps: int = i2(means=count(usual=4))  # Traps that this Monster has sprung
    passed: int = i2(means=flag())  # 1 while the hand waits for the next player's turn
    facing: int = i2(means=seat(none=NOBODY))  # seat that faces the Monster
    strength: int = i2(means=count(usual=50))  # of the Monster, once all its cards lie open
    empowered: int = i2(means=flag())  # 1 after an Empowered Dodge
    summoned: int = i2(means=flag())  # 1 for a Dragon or an Assassin
    # The purchase in progress
    purpose: int = i2(means=choice(Verb, none=-1))  # the verb that is paid for
    target: int = i2(
        means=either(
            "purpose", (AT_SEATS, seat()), (AT_CARDS, choice(CARDS)), (Verb.SHOP, count(usual=10))
        )
    )  # its seat or card
    due_experience: int = i2(means=count(usual=4))  # cards still to spend
    due_treasure: int = i2(means=count(usual=50))  # Treasure Points still to pay
    limit: int = i2(
        means=derived()
    )  # payments go from high to low: the highest that may still be paid
    pledged_magic: int = i2(means=count(usual=6))  # Magic Items that lie with a dodged Monster
    face_down_count: int = i2(means=count(FACE_DOWN))
    deck_count: int = i2(means=count(usual=108))
    hand: Row = i2(HAND, means=numbered(choice(CARDS, none=NO_CARD)))
    deck: Row = i2(
        CARDS, means=count(usual=12)
    )  # The Dunjiin, as counts: it has no order until a card is turned
    graveyard: Row = i2(CARDS, means=count(usual=12))
    heroes: Rows[Hero] = rows(Hero, MOST_SEATS, by="seat")
    face_down: Rows[FaceDown] = rows(FaceDown, FACE_DOWN)
    fate = fate(66)
    events = events(72)
