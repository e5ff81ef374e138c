"""Cards: how many kinds there can be, and the words of which their effects are made."""

from enum import IntEnum

RELICS = 28  # room for kinds of relics
SPELLS = 24  # room for kinds of spells
STEPS = 3  # room for the parts of one card's effect
NO_CARD = -1
OFFERINGS = 5  # room
RELIC_PLACES = 7  # room for one player's relics: as many as the limit can be, and one more
HAND = 6  # most that a hand is refilled to


class Does(IntEnum):
    """The actions of which effects are made.

    `box.py` says which numbers go with each, `rules/effects.py` carries it out.
    """

    NOTHING = 0
    REROLL = 1  # a numbered die
    FLIP = 2  # a die to its opposite side
    RAISE = 3  # a die by `amount`
    LOWER = 4
    SHIFT = 5  # a die by `amount`, up or down
    SET = 6  # a die to a number of the range `to`
    COPY = 7  # a die to the number of another die
    PURPLE = 8  # roll a purple die into the pool
    CONJURE = 9  # put a purple die with a number of the range `to` into the pool
    GAIN = 10  # tokens
    UNTAP = 11  # another relic
    MARK = 12  # turn an unused action die to a side with a token
    SHAKE = 13  # reroll all unused action dice
    DRAW = 14  # a spell
    PROTECT = 15  # nobody can attack the pool this turn
    UPGRADE = 16  # turn a cloud to its better side
    STRIKE = 17  # hostile: roll a red die against the pool
    HEX = 18  # hostile: reroll a die of the pool
    DRAIN = 19  # hostile: take tokens from the active player
    WITHER = 20  # hostile: turn an unused action die to a blank side


HOSTILE = (Does.STRIKE, Does.HEX, Does.DRAIN, Does.WITHER)


class Starter(IntEnum):
    """The starting set that a relic belongs to."""

    NONE = 0
    ALL = 1
    FRIENDLY = 2
    AGGRESSIVE = 3
