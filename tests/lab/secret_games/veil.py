"""Veil: cards are laid face down, and a die decides who may peek at one."""

from enum import IntEnum
from typing import Any

from ludary.kit import (
    NOBODY,
    ActionSpace,
    BaseState,
    EventSheet,
    Game,
    GameLimits,
    Presentation,
    Row,
    Rules,
    cards_in,
    draw,
    events,
    fate,
    i1,
    i2,
    numbers,
    roll,
    rule,
    seats,
)  # fmt: skip

SEATS, KINDS, COPIES, HAND, SLOTS, TURNS = 4, 5, 5, 3, 2, 5
NOTHING, HIDDEN = 0, -1  # in a slot; else a kind, from 1


class Verb(IntEnum):
    PASS = 0
    DRAW = 1
    VEIL = 2
    PEEK = 3


ACTIONS = ActionSpace(
    {
        Verb.PASS: (),
        Verb.DRAW: (),
        Verb.VEIL: (("kind", numbers(0, KINDS - 1)),),
        Verb.PEEK: (("owner", seats(SEATS)), ("slot", numbers(0, SLOTS - 1))),
    }
)
VERB, ARGS, FIRST = ACTIONS.verb, ACTIONS.args, ACTIONS.first


class State(BaseState):
    deck: Row = i2(KINDS)
    left: int = i2()
    hands: Row = i1(SEATS, KINDS)
    held: Row = i1(SEATS)
    veils: Row = i1(SEATS, SLOTS)
    knows: Row = i1(SEATS, SLOTS)  # the seats that have peeked at it, as bits
    points: Row = i2(SEATS)
    turns: int = i2()
    last: int = i2()
    fate = fate(SEATS * HAND)
    events = events(3 * SEATS * HAND, width=4)


EVENTS = EventSheet()


@EVENTS.row("Seat {seat} is dealt {kind}.")
def dealt(s: State, seat: int, kind: int, known_to: int) -> None: ...


@EVENTS.row("Seat {seat} draws.")
def draws(s: State, seat: int) -> None: ...


@EVENTS.row("Seat {seat} draws {kind}.")
def drawn(s: State, seat: int, kind: int, known_to: int) -> None: ...


@EVENTS.row("Seat {seat} lays a veil.")
def veils(s: State, seat: int) -> None: ...


@EVENTS.row("Seat {seat} peeks at slot {slot} of seat {owner}, with a {face}.")
def peeks(s: State, seat: int, owner: int, slot: int, face: int) -> None: ...


@EVENTS.row("Seat {seat} has {kind} there.")
def shows(s: State, seat: int, kind: int, known_to: int) -> None: ...


@EVENTS.row("Seat {seat} reveals {kind} in slot {slot}.")
def reveals(s: State, seat: int, slot: int, kind: int) -> None: ...


@EVENTS.row("Seat {seat} passes.")
def passes(s: State, seat: int) -> None: ...


@rule
def setup(box: object, s: State, seats: int) -> None:
    s.deck[:] = COPIES
    s.left = KINDS * COPIES
    for seat in range(seats):
        for _ in range(HAND):
            kind = take_card(s, seat)
            dealt(s, seat, kind, 1 << seat)


@rule
def take_card(s: State, seat: int) -> int:
    kind = draw(s, s.deck, s.left)
    s.left -= 1
    s.hands[seat, kind] += 1
    s.held[seat] += 1
    return kind


@rule
def legal(box: object, s: State, out: Row) -> int:
    if s.actor == NOBODY:
        return 0
    out[0] = Verb.PASS
    n = 1
    if s.left > 0 and s.held[s.actor] < HAND + 2:
        out[n] = Verb.DRAW
        n += 1
    if s.veils[s.actor, SLOTS - 1] == NOTHING:
        for kind in range(KINDS):
            if s.hands[s.actor, kind] > 0:
                out[n] = FIRST[Verb.VEIL] + kind
                n += 1
    for owner in range(s.seats):
        for slot in range(SLOTS):
            if owner != s.actor and s.veils[owner, slot] != NOTHING:
                out[n] = FIRST[Verb.PEEK] + owner * SLOTS + slot
                n += 1
    return n


@rule
def apply(box: object, s: State, action: int) -> None:
    seat = s.actor
    if VERB[action] == Verb.DRAW:
        kind = take_card(s, seat)
        draws(s, seat)
        drawn(s, seat, kind, 1 << seat)
    elif VERB[action] == Verb.VEIL:
        veil(s, seat, ARGS[action, 0])
    elif VERB[action] == Verb.PEEK:
        peek(s, seat, ARGS[action, 0], ARGS[action, 1])
    else:
        passes(s, seat)
    s.turns += 1
    s.actor = (seat + 1) % s.seats
    if s.turns == TURNS * s.seats:
        reveal(s)
        s.actor = NOBODY


@rule
def veil(s: State, seat: int, kind: int) -> None:
    slot = 0 if s.veils[seat, 0] == NOTHING else 1
    s.hands[seat, kind] -= 1
    s.held[seat] -= 1
    s.veils[seat, slot] = kind + 1
    s.points[seat] += 1
    veils(s, seat)


@rule
def peek(s: State, seat: int, owner: int, slot: int) -> None:
    face = roll(s, 6)
    peeks(s, seat, owner, slot, face)
    if face > 2:
        s.knows[owner, slot] |= 1 << seat
        shows(s, owner, s.veils[owner, slot], 1 << seat)


@rule
def reveal(s: State) -> None:
    for owner in range(s.seats):
        for slot in range(SLOTS):
            if s.veils[owner, slot] != NOTHING:
                reveals(s, owner, slot, s.veils[owner, slot])


@rule
def returns(box: object, s: State, out: Any) -> None:
    for seat in range(s.seats):
        out[seat] = sum_of(s, seat) / 10.0


@rule
def sum_of(s: State, seat: int) -> int:
    total = 0
    for slot in range(SLOTS):
        total += max(0, s.veils[seat, slot])
    return total


@rule
def conceal(box: object, s: State, seat: int) -> None:
    for owner in range(s.seats):
        if owner != seat:
            hide_hand(s, owner)
            for slot in range(SLOTS):
                kind = s.veils[owner, slot]
                known = seat >= 0 and s.knows[owner, slot] >> seat & 1 == 1
                if kind > 0 and not known and s.actor != NOBODY:
                    s.deck[kind - 1] += 1
                    s.veils[owner, slot] = HIDDEN


@rule
def hide_hand(s: State, owner: int) -> None:
    for kind in range(KINDS):
        s.deck[kind] += s.hands[owner, kind]
        s.hands[owner, kind] = 0


@rule
def imagine(box: object, s: State, seat: int) -> None:
    for owner in range(s.seats):
        for slot in range(SLOTS):
            if s.veils[owner, slot] == HIDDEN:
                s.veils[owner, slot] = 1 + draw(s, s.deck, cards_in(s.deck))
        if owner != seat:
            for _ in range(s.held[owner]):
                s.hands[owner, draw(s, s.deck, cards_in(s.deck))] += 1


@rule
def check(box: object, s: State) -> int:
    return 1 if cards_in(s.deck) != s.left else 0


GAME = Game(
    name="veil",
    title="Veil",
    version=1,
    players=range(2, SEATS + 1),
    rules=Rules(
        State, ACTIONS, setup, legal, apply, returns, conceal, imagine, check, ("cards are lost",)
    ),
    presentation=Presentation(EVENTS),
    limits=GameLimits(decisions=TURNS * SEATS, zero_sum=False),
)
