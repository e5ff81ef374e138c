"""The verbs: everything that a player can choose to do."""

from enum import IntEnum


class Verb(IntEnum):
    """The verbs, in the order of the action table."""

    ENTRY = 0  # attach the tribal board
    END_TURN = 1
    SPAWN = 2  # a zimby
    CREATURE = 3  # choose the creature on a tile
    LEAVE = 4  # walk out of the tribal board with so many zimbies
    PORTAL_IN = 5  # move so many zimbies from the tribal board onto a random portal tile
    WHOLE = 6  # move the chosen creature
    GROUP = (
        7  # move so many of one's own zimbies out of the chosen column, with or without the Crown
    )
    STEP = 8  # in a direction
    HOME = 9  # from the entry stub onto the tribal board
    HALT = 10  # stop moving
    ATTACK = 11  # in a direction
    RAISE = 12  # make a zombie of the chosen zimby
    PICK_UP = 13  # the Crown
    DROP = 14
    CAST = 15  # use a scroll
    EAT_MOJO = 16  # eat a zimby on the tribal board for mojo
    EAT_CARD = 17  # for a card
    SEAL = 18  # open the seal of a shrine with this partner
    AGREE = 19
    REFUSE = 20
    PASS = 21  # no answer
    CHANNEL = 22  # through the zimbies on this tile
    CHANNEL_HOME = 23  # through the tribal board
    AIM = 24  # at this tile, or the creature on it
    AIM_SHAMAN = 25
    AIM_EFFECT = 26  # at this entry of the stack
    AIM_CHANT = 27  # at this incantation in play
    DEVOUR_RANGE = 28  # eat a tribesman for twice the range
    DEVOUR_EFFECT = 29  # for twice the effect
    PAY = 30  # with so many zimbies of the tribal board, the rest with tokens
    DEVOUR = 31  # so many tribesmen before the dice are rolled
    PORTAL = 32  # rule out these destinations, as bits
    PLACE = 33  # this quadrant or portal
    LOSE = 34  # give up one of these
    DISCARD = 35
    KEEP = 36
    DIG = 37
    MILL = 38  # the top card of the library goes to the discard pile
    SPILL = 39  # a random card of the hand does
    SEAL_AT = 40  # open the seal of this shrine with this partner, where there are several
    RELEASE = 41  # the zimby that chants this incantation in play, which ends
    GO = 42  # to this tile, by a shortest way
    GO_HOME = 43  # onto the tribal board
