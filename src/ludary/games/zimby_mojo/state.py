"""The State: everything on the table of a game of Zimby Mojo.

Whatever stands on one tile of the main board is one *creature*: a zimby column, a zombie, a thug or
a column of thugs, or the King. Tribes are numbered as their seats. Zimbies that are on no board are
on the Far Shore.

What is still to be done lies on the *agenda*, the last entry first: the effects, combat rolls and
wounds of the rulebook's stack, which everybody may answer, and between them the *duties* of the
rules themselves (the rest of a march, the tile that a creature has just entered, a payment): see
`duties.py`. An entry that waits for a decision stays on top until it is made.

In a View, hands of others are blanked but for the cards that the seat knows (`known`), with their
numbers of cards kept, and `library` holds all cards that it has not seen, wherever they lie.
"""

from enum import IntEnum

from ludary.games.zimby_mojo.cards import (
    CORNERS,
    ENTRIES,
    KINDS,
    NOWHERE,
    RITUALS,
    ROUTES,
    SEATS,
    TILES,
    TRIBE_ZIMBIES,
)
from ludary.games.zimby_mojo.duties import Entry
from ludary.kit import BaseState, Record, Row, Rows, events, fate, i1, i2, rows
from ludary.kit.meanings import (
    ANYTHING,
    bits,
    choice,
    count,
    derived,
    either,
    flag,
    numbered,
    seat,
    seat_set,
)

CREATURES = 149  # 16 zimbies and 2 zombies a tribe, 4 thugs, the King
AGENDA = 48
CHANTS = 6  # incantations in play: at most 5, and one that comes in before another leaves
KNOWN = 24
OFFERED = 2  # cards taken from a hand in the Ritual of Winnowing
HIDDEN = -2  # one of these in the View of a seat that does not know it
MOST_DRAWS = 192  # outcomes of one action


class Part(IntEnum):
    """Parts of a game round."""

    ENTRIES = 0  # set-up: the players choose their entry points
    REFRESH = 1
    KING = 2
    PLAYERS = 3
    THUGS = 4
    ZOMBIES = 5
    WRAP_UP = 6


class Phase(IntEnum):
    """Kinds of decisions."""

    ENTRY = 0  # where the tribal board is attached
    TURN = 1  # choose what to do on one's turn
    CREATURE = 2  # choose what the chosen creature does
    STEP = 3  # where the mover goes next
    # whether to answer what lies on the stack, stop the mover, or act before a part of the round
    # begins
    ANSWER = 4
    CHANNEL = 5  # which zimby channels the witchery
    AIM = 6  # choose the target of the scroll
    PAY = 7  # how many zimbies of the tribal board pay, and how many mojo tokens
    JOIN = 8  # whether a column may join one that holds own zimbies
    SEAL = 9  # whether to open a seal together
    DEVOUR = 10  # how many tribesmen to eat before the dice are rolled
    PORTAL = 11  # which destinations to rule out
    RITE = 12  # whether to cast the King's ritual of the tile just entered
    PLACE = 13  # which quadrant or portal the ritual strikes
    LOSE = 14  # which of one's zimbies or mojo tokens to give up
    DISCARD = 15  # wrap-up: which card
    KEEP = 16  # Ritual of Winnowing: which of the two cards
    DIG = 17  # which card of the discard pile
    SHAMBLE = 18  # whether to pay to keep a zombie from shambling
    WINNOW = 19  # solo: a card of the hand, or the top of the library
    RELEASE = 20  # which of one's incantations ends, where there are too few zimbies to chant all
    OVER = 21


class Ending(IntEnum):
    """Why the game is over."""

    NONE = 0
    CROWNED = 1  # a shaman has the Crown on the tribal board
    ROUND_LIMIT = 2
    THUG_KING = 3  # solo: a thug brought the Crown to the blood mist
    NO_SCROLLS = 4  # solo: the library is empty in a refresh


class Kind(IntEnum):
    """Kinds of creatures."""

    NONE = 0  # the row is free
    ZIMBIES = 1
    ZOMBIE = 2
    THUGS = 3
    KING = 4


class Toll(IntEnum):
    """Things that a shaman can give up."""

    TOKEN = 0  # a mojo token
    ACTIVE = 1  # an active zimby that does not chant
    DEPLETED = 2
    CHANTER = 3


class Creature(Record):
    """One creature on the main board; blank, with `kind` NONE, if the row is free."""

    kind: int = i1(means=numbered(choice(Kind, none=Kind.NONE)))
    owner: int = i1(
        means=either("kind", (Kind.ZOMBIE, numbered(seat())), (Kind.THUGS, count(15)))
    )  # zombie: seat; thugs: the thugs in it, as bits; else 0
    tile: int = i2(means=count(TILES))
    active: Row = i1(SEATS, means=count(TRIBE_ZIMBIES), by="seat")  # zimbies by tribe
    depleted: Row = i1(SEATS, means=count(TRIBE_ZIMBIES), by="seat")
    crown: int = i1(
        means=either("kind", (Kind.ZIMBIES, numbered(seat(none=0, low=1))))
    )  # 1 + tribe whose zimby holds the Crown; thugs: 1, or 2 if they won it; 0 for none
    locks: int = i1(
        means=count(31)
    )  # bit d: combat locked with the creature next door in direction d
    attacked: int = i1(means=derived())  # attacks made this turn (zombies: this round)
    bonus: int = i1(
        means=count(low=-ANYTHING, usual=10)
    )  # brutality that its next combat roll of this turn gains from scrolls
    asleep: int = i1(means=flag())  # 1: a depleted zombie


class Shaman(Record):
    """One player's belongings beside the main board."""

    entry: int = i1(means=choice(ENTRIES, none=NOWHERE))  # entry point, or NOWHERE
    tokens: int = i1(means=count(usual=6))  # active mojo tokens
    active: int = i1(means=count(TRIBE_ZIMBIES))  # active zimbies on the tribal board, chanters too
    depleted: int = i1(means=count(TRIBE_ZIMBIES))
    shore: int = i1(means=count(TRIBE_ZIMBIES))  # zimbies on the Far Shore
    pool: int = i1(means=count(usual=6))  # mojo of eaten zimbies; lost at the end of the turn
    eaten: int = i1(means=count(TRIBE_ZIMBIES))  # on the tribal board, this round
    spawned: int = i1(means=count(usual=4))  # this turn
    raised: int = i1(means=count(usual=4))  # zombies made this turn
    declined: int = i2(
        means=seat_set()
    )  # seats whose proposal to open a seal this shaman has refused this turn, as bits
    hand_count: int = i2(means=count(usual=10))
    hand: Row = i1(KINDS, means=count(usual=4))


class Chant(Record):
    """One incantation in play."""

    card: int = i1(means=numbered(choice(KINDS, none=NOWHERE)))
    caster: int = i1(means=numbered(seat(none=NOWHERE)))
    target: int = i1(means=count(CREATURES, NOWHERE))


class Known(Record):
    """A card in the hand of `holder` that `knower` (another seat, or EVERYBODY) knows to be
    there.
    """

    holder: int = i1(means=numbered(seat(none=NOWHERE)))
    knower: int = i1(means=numbered(seat(none=NOWHERE)))
    card: int = i1(means=numbered(choice(KINDS, none=NOWHERE)))


class Thug(Record):
    """One of the four thugs."""

    creature: int = i2(means=count(CREATURES, NOWHERE))  # or NOWHERE while he is on a barracks tile
    ready: int = i1(means=flag())  # on a barracks tile: 1 if face up
    route: int = i1(
        means=choice(ROUTES, none=NOWHERE)
    )  # the patrol route he follows: 0 to 3 outer, INNER; or NOWHERE on his way to one
    quadrant: int = i1(
        means=choice(CORNERS, none=NOWHERE)
    )  # that he patrols while the King is dead, or NOWHERE
    holding: int = i1(means=flag())  # solo: 1 if he holds his position


class State(BaseState):
    """A game of Zimby Mojo."""

    phase: int = i2(means=choice(Phase))
    part: int = i2(means=choice(Part))
    rounds: int = i2(means=count(usual=30))  # begun so far
    first: int = i2(means=seat())  # first mover (seat)
    turn_of: int = i2(means=seat(none=NOWHERE))  # seat whose turn it is, or NOWHERE
    turns: int = i2(means=count(SEATS))  # players' turns begun this round
    ending: int = i2(means=choice(Ending))
    winner: int = i2(means=seat(none=NOWHERE))  # seat, or NOWHERE
    # The board
    king: int = i2(means=count(CREATURES, NOWHERE))  # creature, or NOWHERE while he is dead
    burden: int = i2(
        means=count(2, NOWHERE)
    )  # refreshes since the last King died (2: two or more); NOWHERE while there is a King
    overgrowth: int = i2(means=choice(3))  # the King's obstacles: 0 A side up, 1 B side up, 2 gone
    kings_dead: int = i2(means=flag())  # 1 once a King has died: his obstacles wither
    mist: int = i2(
        means=count(TILES, NOWHERE)
    )  # how far blood mist reaches beyond the sanctum this turn, or NOWHERE
    wards: int = i2(means=bits(CORNERS))  # ward tiles still warded, as bits
    elements: int = i2(
        means=bits(CORNERS)
    )  # seals not yet opened, as bits: which ward each belongs to is drawn when it is opened
    shrines: int = i2(means=bits(CORNERS))  # shrines whose seal is not yet opened, as bits
    rituals: Row = i1(
        CORNERS, means=choice(RITUALS, none=NOWHERE)
    )  # by ritual tile: the ritual revealed there, or NOWHERE
    unrevealed: int = i2(means=bits(RITUALS))  # rituals that no marker has shown yet, as bits
    crown_tile: int = i2(means=count(TILES, NOWHERE))  # where the Crown lies, or NOWHERE
    bearer: int = i2(means=count(CREATURES, NOWHERE))  # creature that has it, or NOWHERE
    chosen: int = i2(
        means=count(CREATURES, NOWHERE)
    )  # creature that the actor has chosen on the own turn, or NOWHERE
    dropped: int = i2(
        means=count(TILES)
        # 1 + the tile on which the Crown was let go by will this turn, if nobody has come onto it
        # since; else 0
    )
    combats: int = i2(means=count(usual=100))  # exchanges of blows so far
    # The scroll that is being cast: face up from the moment it is named
    cast_card: int = i2(means=choice(KINDS, none=NOWHERE))  # or NOWHERE
    cast_by: int = i2(means=seat(none=NOWHERE))
    cast_from: int = i2(
        means=count(CREATURES, NOWHERE)
    )  # channeller, or NOWHERE for the tribal board
    cast_times: int = i2(means=count(4))  # times the effect
    cast_range: int = i2(means=count(4))  # times the range
    # Cards
    library_count: int = i2(means=count(usual=100))
    library: Row = i1(KINDS, means=count(usual=6))
    discard: Row = i1(KINDS, means=count(usual=6))
    offered: Row = i1(
        SEATS, OFFERED, means=numbered(choice(KINDS - HIDDEN, none=NOWHERE, low=HIDDEN)), by="seat"
    )  # Ritual of Winnowing: cards taken by each seat, or NOWHERE; it and the seat robbed know them
    chant_count: int = i2(means=count(CHANTS))
    known_count: int = i2(means=count(KNOWN))
    chants: Rows[Chant] = rows(Chant, CHANTS)
    known: Rows[Known] = rows(Known, KNOWN)
    shamans: Rows[Shaman] = rows(Shaman, SEATS, by="seat")
    thugs: Rows[Thug] = rows(Thug, CORNERS)
    creatures: Rows[Creature] = rows(Creature, CREATURES)
    creature_count: int = i2(means=count(CREATURES))  # no row from here on is in use
    at: Row = i2(TILES, means=derived())  # 1 + the creature on the tile, or 0
    growth: Row = i2(
        TILES, means=count(4095)
    )  # conjured obstacles and the Crown's luck with them: see `rules/obstacles.py`
    bag: Row = i1(
        SEATS, means=derived()
    )  # the Bag o' Fate: zimbies by tribe while one is drawn; else all 0
    paces: Row = i1(TILES, means=derived())  # scratch for paths; all 0 between uses
    agenda_count: int = i2(means=count(AGENDA))
    passes: int = i2(means=count(SEATS))  # shamans in a row that have let the top of the stack be
    agenda: Rows[Entry] = rows(Entry, AGENDA)
    doing: Rows[Entry] = rows(
        Entry, 1, means=derived()
    )  # the duty that is being carried out; blank between actions
    fate = fate(MOST_DRAWS)
    events = events(128, width=4)
