"""The pieces of the game: tokens, dice, ancestors and clouds, by number."""

from enum import IntEnum

TOKENS = 3
CLOUDS = 3  # piles of cloud tokens, from the lowest points to the highest
FACES = 6
GREEN_DICE = 5  # room
POOL = 7  # room for numbered dice: green ones and the purple ones added
ACTION_DICE = 2  # room
ACTION_FACES = 4  # blank, and one for each kind of token
DIE_KINDS = 3 * FACES  # numbered dice by colour and number
NO_FACE = -1  # an action die that is not rolled yet
UNUSED = -1  # an action die that lies on no relic
SPENT = -2  # an action die that was exchanged for its token
NO_DIE = -1  # a place of the pool without a die
NOWHERE = -1


class Token(IntEnum):
    """Resource tokens."""

    GOLD = 0
    MAGICK = 1
    POWER = 2


class ActionFace(IntEnum):
    """The sides of an action die: blank, or the token with the number one lower."""

    BLANK = 0
    GOLD = 1
    MAGICK = 2
    POWER = 3


NO_ACTION_DIE = ACTION_FACES  # `use` without an action die


class Colour(IntEnum):
    """The colours of numbered dice."""

    GREEN = 0
    PURPLE = 1
    RED = 2


class Ancestor(IntEnum):
    """The ancestors, in the order of the rulebook."""

    SPIRIT = 0
    RESOURCE = 1
    SPELL = 2
    MERCHANT = 3
    RAIN = 4


ANCESTORS = len(Ancestor)
