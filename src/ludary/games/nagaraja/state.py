"""The State: everything on the table of a game of Nagaraja.

Cards are sets, one bit for each card: a hand is `players[seat].hand`. In a View, what the seat
cannot know is blanked:

- `deck` then holds all cards that it has never seen, wherever they lie, and `discard` all that were
  discarded since
  the last shuffling and have not come back into sight. The hidden places are empty, with their
  numbers of cards kept;
- relics and amulets that it has not seen are UNSEEN, and counted in `unseen` and `amulets`.
"""

from enum import IntEnum

from ludary.games.nagaraja.cards import (
    AMULET_KINDS,
    CARDS,
    COLOURS,
    NO_CARD,
    NO_ROOM,
    RELIC_KINDS,
    RESULTS,
    ROOM_KINDS,
    UNSEEN,
)
from ludary.games.nagaraja.temple import CELLS, NOWHERE, PLACES
from ludary.kit import BaseState, Record, Row, Rows, events, fate, i1, i2, i8, rows
from ludary.kit.meanings import bits, choice, count, derived, flag, seat, seat_set

SEATS = 2
PUBLIC = 4  # the bit of `Temple.seen` for spectators
ALL_EYES = 7  # both seats and spectators
MOST_DRAWS = 128  # sticks that can fall in one action


class Phase(IntEnum):
    """The decisions of the actor."""

    CALL = 0  # step 1: which cards to select
    CONFRONT = 1  # step 2: whether to activate a card
    SPEND = 2  # which stick with a naga pays for it
    AIM = 3  # choose the target of the activated card
    PIVOT = 4  # how the room that it is aimed at shall lie
    WINDOW = 5  # whether to answer the opponent's card with an amulet
    RETRIEVE = 6  # which card of the discard pile to take
    PLACE = 7  # step 3: where the tile goes
    TURN = 8  # and how it lies
    GIVE = 9  # step 4: which card the opponent gets
    OVER = 10


class Ending(IntEnum):
    """Why the game is over."""

    NONE = 0
    CURSED = 1  # somebody revealed the third cursed relic
    POINTS = 2  # somebody reached the victory points
    LAST_ROOM = 3  # a temple has its ninth tile
    NO_TILES = 4  # the pile of room tiles is empty


class Player(Record):
    """The things that one player has, but for the temple."""

    hand: int = i8(means=bits(CARDS))  # set of cards
    selected: int = i8(means=bits(CARDS))  # set of cards selected, face down
    played: int = i8(
        means=bits(CARDS)
    )  # set of cards that lie face up before the player: revealed or activated in this round
    known: int = i8(
        means=bits(CARDS)
    )  # cards in hand, or selected, that the opponent knows to be there
    fetched: int = i8(
        means=bits(CARDS)
        # cards in hand that came out of the discard pile; the opponent knows no more of them than
        # that
    )
    hand_count: int = i2(means=count(usual=10))
    selected_count: int = i2(means=count(usual=6))
    fetched_count: int = i2(means=count(usual=3))
    held_count: int = i2(means=count(usual=6))  # amulets
    held: Row = i1(AMULET_KINDS, means=count(usual=3))  # amulets by kind
    sticks: Row = i1(
        COLOURS, RESULTS, means=count(usual=4)
    )  # thrown, and neither spent nor discarded
    bonus: int = i2(means=count(usual=10))  # fate points of activated cards


class Temple(Record):
    """One player's temple."""

    rooms: Row = i1(
        CELLS, means=choice(ROOM_KINDS, none=NO_ROOM, low=1)
    )  # kind of room, or NO_ROOM
    turns: Row = i1(CELLS, means=choice(4))  # quarter turns clockwise
    amulets: Row = i1(CELLS, means=flag())  # 1 where one lies
    relics: Row = i1(
        PLACES, means=choice(RELIC_KINDS, none=UNSEEN, low=1)
    )  # kind of relic, or UNSEEN
    seen: Row = i1(
        PLACES, means=seat_set(more=1)
    )  # the seats that know the relic: bit 0 and 1 the seats, PUBLIC
    up: Row = i1(PLACES, means=flag())  # 1 where it lies face up
    unseen: Row = i1(
        RELIC_KINDS + 1, means=count(usual=4)
    )  # by kind: relics that nobody has looked at
    room_count: int = i2(means=count(CELLS))
    points: int = i2(means=count(usual=25))  # victory points of the relics that lie face up
    cursed: int = i2(means=count(usual=3))  # cursed relics that lie face up


class State(BaseState):
    """A game of Nagaraja."""

    phase: int = i2(means=choice(Phase))
    rounds: int = i2(means=count(usual=20))  # begun so far
    guide: int = i2(means=seat())  # seat
    tile: int = i2(
        means=choice(ROOM_KINDS, none=NO_ROOM, low=1)
    )  # kind of the current room tile; NO_ROOM once it is placed
    tile_amulet: int = i2(means=flag())  # 1 if an amulet lies on it
    victor: int = i2(means=seat(none=NOWHERE))  # seat that won the current room tile
    passes: int = i2(means=count(2))  # in a row
    trap_temple: int = i2(
        means=seat(none=NOWHERE)
    )  # seat in whose temple the trap lies, or NOWHERE
    trap_cell: int = i2(means=choice(CELLS, none=NOWHERE))
    ending: int = i2(means=choice(Ending))
    winner: int = i2(means=seat(none=NOWHERE))  # seat, or NOWHERE
    # The card that is being activated
    activator: int = i2(means=seat(none=NOWHERE))  # seat
    activated: int = i2(means=choice(CARDS, none=NO_CARD))  # card, or NO_CARD
    aim_temple: int = i2(
        means=seat(none=NOWHERE)
    )  # seat in whose temple the first target lies, or NOWHERE
    aim: int = i2(means=choice(CELLS, none=NOWHERE))  # first target: place or cell, or NOWHERE
    aim_temple_2: int = i2(means=seat(none=NOWHERE))
    aim_2: int = i2(means=choice(CELLS, none=NOWHERE))
    aim_turn: int = i2(means=choice(4, none=NOWHERE))
    aimed: int = i2(means=count(2))  # targets named
    aimed_sticks: Row = i1(COLOURS, RESULTS, means=count(usual=2))
    # Cards
    deck_count: int = i2(means=count(CARDS))
    discard_count: int = i2(means=count(CARDS))
    dealt_count: int = i2(means=count(usual=3))
    stale_dealt: int = i2(means=count(usual=3))  # how many of the cards dealt are of `stale`
    deck: int = i8(means=bits(CARDS))  # sets of cards
    discard: int = i8(means=bits(CARDS))
    dealt: int = i8(means=bits(CARDS))  # drawn by the new guide
    stale: int = i8(
        means=bits(CARDS)
    )  # after a shuffling in the middle of a deal: cards that were drawn before, some just now
    since: Row = i1(
        CARDS, means=count(usual=3)
    )  # by discarded card: how many of `fetched` had been taken out before it was discarded
    tiles: Row = i1(ROOM_KINDS + 1, means=count(usual=4))  # room tiles in the pile
    amulets: Row = i1(AMULET_KINDS, means=count(usual=3))  # amulets that nobody has seen
    undone: int = i2(means=derived())  # no longer used; tables that are running keep their layout
    players: Rows[Player] = rows(Player, SEATS, by="seat")
    temples: Rows[Temple] = rows(Temple, SEATS, by="seat")
    fate = fate(MOST_DRAWS)
    events = events(84, width=4)
