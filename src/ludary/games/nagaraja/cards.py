"""The words of the cards: what a card's symbol, arrow and effect can be, and what sticks and
amulets show.
"""

from enum import IntEnum

CARDS = 48  # room for; every card is one of a kind
COLOURS = 3
RESULTS = 6  # of a thrown stick: NAGA, or its fate points
NAGA = 0
NO_CARD = -1
# room for, from 1; UNSEEN is a relic that nobody has looked at, or not the one who looks at the
# table
RELIC_KINDS = 8
UNSEEN = 0
ROOM_KINDS = 8  # room for, from 1; NO_ROOM is an empty cell
NO_ROOM = 0
AMULET_KINDS = 4  # room for


class Colour(IntEnum):
    """The colours of fate sticks."""

    BROWN = 0
    WHITE = 1
    GREEN = 2


class Symbol(IntEnum):
    """Cards are selected together if they have the same one."""

    RELICS = 0
    ROOMS = 1
    STICKS = 2
    CARDS = 3


class Arrow(IntEnum):
    """The players to whom an effect applies."""

    CLEAR = 0  # oneself
    RED = 1  # the opponent
    BOTH = 2  # either, as one prefers


class Effect(IntEnum):
    """The effects of activated cards; `amount` counts whatever the effect names."""

    POINTS = 0  # add amount fate points
    RETHROW = 1  # the opponent throws amount sticks again
    BREAK = 2  # discard amount sticks of the opponent
    PEEK = 3  # look at amount hidden relics
    SWAP_RELICS = 4
    PIVOT = 5  # a room
    MOVE = 6  # a room
    SWAP_ROOMS = 7
    TRAP = 8  # place it
    RETRIEVE = 9  # any card of the discard pile
    DRAW = 10  # amount cards
    LOSE = 11  # the opponent loses amount random cards


class Power(IntEnum):
    """The uses of an amulet."""

    POINTS = 0  # victory points
    DRAW = 1  # discarded, it draws a card
    UNDO = 2  # discarded, it cancels an activated card


CLEAR_ONLY = (Effect.POINTS, Effect.MOVE, Effect.RETRIEVE, Effect.DRAW)
RED_ONLY = (Effect.RETHROW, Effect.BREAK, Effect.TRAP, Effect.LOSE)
COUNTED = (
    Effect.POINTS,
    Effect.RETHROW,
    Effect.BREAK,
    Effect.PEEK,
    Effect.DRAW,
    Effect.LOSE,
)  # effects that have an amount
MOST_AIMED = 2  # relics, rooms or sticks that one effect is aimed at
