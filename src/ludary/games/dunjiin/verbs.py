"""The verbs: everything that a player can choose to do."""

from enum import IntEnum


class Verb(IntEnum):
    """The verbs, in the order of the action table."""

    EXPLORE = 0
    PREMONITION = 1
    REST = 2
    SHOP = 3
    TRAIN = 4
    NECROMANCY = 5
    TRAP = 6
    DRAGON = 7
    ASSASSIN = 8
    FIGHT = 9
    DODGE = 10
    EMPOWER = 11
    COUNTER = 12
    DEFEAT = 13
    CLAIM = 14
    REPLACE = 15
    SPEND = 16
    PAY = 17
