"""The verbs: everything that a player can choose to do."""

from enum import IntEnum


class Verb(IntEnum):
    """The verbs, in the order of the action table."""

    SELECT = 0  # a card for its sticks, face down
    READY = 1  # no more cards
    ACTIVATE = 2  # a card, by a naga
    PASS = 3
    RELIC = 4  # aim at the relic in a place of a temple
    ROOM = 5  # aim at the room in a cell of a temple
    STICK = 6  # aim at one of the opponent's sticks; or spend one's own, which shows a naga
    CELL = 7  # an empty cell: for the tile won, a room that moves, or the trap
    TURN = 8  # how a room lies
    UNDO = 9  # cancel the card that the opponent has activated
    ALLOW = 10  # let it happen
    DRAW = 11  # discard an amulet for a card
    RETRIEVE = 12  # a card of the discard pile
    GIVE = 13  # one of the cards drawn goes to the opponent
