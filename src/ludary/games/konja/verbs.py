"""The verbs: everything that a player can choose to do."""

from enum import IntEnum


class Verb(IntEnum):
    """The verbs, in the order of the action table."""

    BEGIN = 0  # with this starting relic
    PRAY = 1  # to an ancestor
    NAME = 2  # a kind of token: for everybody, by the Resource Ancestor
    DISCARD = 3  # a spell, by the Spell Ancestor's favour
    SELL = 4  # a relic, by the Merchant's favour
    REPLACE = 5  # a relic of the offerings, for gold
    BUY = 6  # a relic of the offerings
    DROP = 7  # a relic above the limit
    UPGRADE = 8  # a cloud of this pile
    SUMMON = 9  # a cloud of this pile, for gold
    CAST = 10  # a spell
    USE = 11  # a relic, with an action die or without
    UNTAP = 12  # a relic, with the Spirit token or by an effect
    REROLL = 13  # a die
    FLIP = 14
    RAISE = 15
    LOWER = 16
    TURN = 17  # a die to a number
    CONJURE = 18  # a purple die with this number
    MARK = 19  # turn an action die from one side to another
    WITHER = 20  # turn an action die to a blank side
    TAKE = 21  # a kind of token, by an effect
    AGAIN = 22  # what the effect does, for power
    ATTACK = 23  # roll a red die that no card is needed for
    HIT = 24  # put the red die in the place of this die
    SINGLE = 25  # Pyramid of Summoning: a die for power
    PAIR = 26  # two of a number for magick
    RUN = 27  # dice in sequence, from this number to that, for gold
    ALIKE = 28  # dice of a number for a cloud of this pile
    DONE = 29  # with this part of the turn
