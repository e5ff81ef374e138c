"""The verbs: everything that a player can choose to do."""

from enum import IntEnum


class Verb(IntEnum):
    """The verbs, in the order of the action table."""

    SETTLE = 0  # a corner, for the camp
    DIG = 1
    CLAIM = 2  # a located square
    SEIZE = 3
    SHARMAN = 4
    PASS = 5
    AGREE = 6  # that a camp be freed
    REFUSE = 7  # that it be, or to ask for anything
    SWITCH = 8  # a piece around a blocked camp, for a cavern
