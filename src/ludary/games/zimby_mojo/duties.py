"""Duties: the kinds of entries of the agenda, and what such an entry holds."""

from enum import IntEnum

from ludary.games.zimby_mojo.cards import CORNERS, KINDS, NOWHERE, RITUALS, TRIBE_ZIMBIES
from ludary.kit import Record, i1, i2
from ludary.kit.meanings import ANYTHING, choice, count, derived, flag, numbered, seat

READY = NOWHERE  # tiles left of the King, a thug or a zombie who has not yet set out
HOME = 5  # a direction: from an entry stub onto the tribal board
NO_GOAL, HOMEWARD, BY_STEPS = (
    0,
    -1,
    -2,
)  # values of a WALK's `target` besides 1 + the tile where it leads
SOMEBODY, OTHER = numbered(seat(none=NOWHERE)), numbered(seat())


class Duty(IntEnum):
    """Kinds of entries of the agenda, each with the fields of `Entry` that it uses.

    Those below `PAY` are the rulebook's stack.
    """

    NONE = 0
    # seat casts card, through creature or (NOWHERE) the tribal board, at target; times, direction,
    # in_play
    SCROLL = 1
    ROLLS = (
        2  # creature attacks other; roll and other_roll, with the dice in them: die and other_die
    )
    # creature, amount; in combat: other, and whether it attacked; seat that deals them, or NOWHERE
    WOUND = 3
    # Duties of the rules, which nobody answers
    PAY = 4  # seat, amount of mojo
    # reason: Window; creature that comes by; seat that moves it; stage: who is left out; done:
    # asked
    ANSWERS = 5
    # creature, NOWHERE on the tribal board; seat that moves it; zimbies ... barred; stage; its
    # goal: target, amount
    WALK = 6
    # creature, NOWHERE from the tribal board; seat, direction or HOME: the step, once paid for;
    # below it its WALK
    STEP = 7
    # creature, seat that moves it; stage: what its new tile does to it; begun: 1 if it stood there
    ARRIVE = 8
    RELOCATE = 9  # creature; barred: portals ruled out, NOWHERE before that is decided
    # creature: column that asks; other: column asked; seat that moves; done: seats clockwise from
    # it; amount of mojo owed
    JOIN = 10
    STRIKE = 11  # creature attacks other; stage; eaten and other_eaten for the roll
    CLAIM = 12  # creature, target: tile of the one that it has killed
    SHED = 13  # seat, reason: Loss, amount that is left to give up
    CROWD = 14  # creature: column that may hold too many zimbies or tribes
    SPAWN = 15  # seat
    ENTER = 16  # seat, zimbies: from the tribal board by a portal
    SEAL = 17  # corner: shrine; seat that proposed, partner, stage
    # ritual; seat that casts it, NOWHERE for the King; stage; corner: ritual tile, then the
    # quadrant or portal struck
    RITE = 18
    # ritual, seat that casts it, amount; done: shamans that have suffered: what the ritual does
    # shaman by shaman
    RITE_FOR = 19
    KING = 20  # creature, tiles_left, target: goal tile or NOWHERE: the rest of the King's turn
    MARCH = 21  # creature, thug, tiles_left: the rest of a thug's march
    BRAWL = 22  # thugs that have still to attack
    SHAMBLE = 23  # creature: zombie; tiles_left
    # seat, card; a creature pushed in direction, tiles_left; or target: entry of the stack to be
    # aimed anew
    EFFECT = 24
    DISCARD = 25  # seat: down to the hand limit
    DIG = 26  # seat, amount of cards; card: the scroll that lets it dig, not to be dug up
    END_TURN = 27  # seat
    # seat: a player's turn; amount: shamans that have refused in it to let the seat's zimbies join,
    # as bits
    TURN = 28
    CAST = 29  # seat: the scroll being cast still wants a channeller or a target
    CROWNING = 30  # creature: thugs with the Crown in the blood mist
    RELEASE = 31  # seat, amount of its incantations that have to end


class Window(IntEnum):
    """Why shamans are asked while nothing lies on the stack."""

    MOVER = 0  # a creature comes by: "stop!"
    KINGS_TURN = 1
    THUGS_TURN = 2
    PLAYERS_TURN = 3  # another's turn begins
    ROUND_END = 4  # wrap-up is next
    CROWN_NEAR = 5  # the Crown is being carried, and is near its home or could be there at once
    CROWN_FAR = 6  # the Crown is being carried
    SHAMBLING = 7  # zombies shamble next
    SHRINE = 8  # several tribes have come together on a shrine whose seal is not open


class Loss(IntEnum):
    """Why zimbies or mojo tokens are given up."""

    HUNGER = 0  # zimbies of the tribal board, whatever their status
    CROWDED = 1  # zimbies over the limit of the tribal board
    LEECH = 2  # active mojo tokens or zimbies are depleted


class Entry(Record):
    """One entry of the agenda.

    `Duty` tells which fields it uses; the others are blank, but `creature` and `seat` NOWHERE.
    """

    duty: int = i1(means=numbered(choice(Duty, none=Duty.NONE)))
    seat: int = i1(means=SOMEBODY)  # the seat that has the duty, or NOWHERE
    creature: int = i2(means=count(usual=40, low=NOWHERE))  # that does it or suffers it, or NOWHERE
    other: int = i2(
        means=count(usual=40, low=NOWHERE)
    )  # the other creature: attacked, asked to be joined, or the one that struck; or NOWHERE
    partner: int = i1(means=OTHER)  # the other seat
    card: int = i1(means=numbered(choice(KINDS, none=NOWHERE)))
    target: int = i2(
        means=count(usual=240, low=BY_STEPS)
        # what it is aimed at: creature, tile, seat, entry of the agenda, incantation in play;
        # NOWHERE
        # once that is gone; WALK: its goal
    )
    in_play: int = i1(means=flag())  # 1: the target is an incantation in play
    times: int = i1(means=count(usual=4))  # the effect: 1, 2 or 4; 0 if cancelled
    direction: int = i1(means=count(usual=7))  # of a step, of a push, or from channeller to target
    amount: int = i2(means=count(low=-ANYTHING, usual=12))
    stage: int = i1(means=count(usual=4))  # how far it has come: constants of the chapter
    done: int = i1(means=count(usual=8))  # shamans in order who have had their turn at it
    reason: int = i1(means=count(usual=6))  # `Window` or `Loss`
    tiles_left: int = i2(
        means=count(low=READY, usual=32)
    )  # READY before King, thug or zombie has set out
    zimbies: int = i1(
        means=count(TRIBE_ZIMBIES)
    )  # that walk out of a column or off the tribal board; 0 if a whole creature walks
    takes_crown: int = i1(means=flag())  # 1: they take the Crown along
    begun: int = i1(means=derived())  # 1: a tile has been walked
    prepaid: int = i1(means=derived())  # 1: no tile is paid for beyond those left
    barred: int = i1(
        means=count(127, NOWHERE)
    )  # as bits: directions in which a column has refused, portals ruled out
    roll: int = i2(means=count(low=-ANYTHING, usual=20))
    other_roll: int = i2(means=count(low=-ANYTHING, usual=20))
    die: int = i1(means=derived())
    other_die: int = i1(means=derived())
    eaten: int = i1(means=derived())  # tribesmen eaten by the attacker
    other_eaten: int = i1(means=derived())  # by the defender
    attacked: int = i1(means=derived())  # 1: who wounds was the attacker
    ritual: int = i1(means=count(RITUALS, NOWHERE))  # NOWHERE before its marker is turned
    corner: int = i1(
        means=count(CORNERS, NOWHERE)
    )  # which of four: ritual tile, shrine, quadrant or portal; NOWHERE before it is chosen
    thug: int = i1(means=derived())
    thugs: int = i1(means=count(15))  # as bits
