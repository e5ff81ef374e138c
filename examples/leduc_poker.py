"""Leduc poker: two players, six cards, one each, and two rounds of betting.

Rules as OpenSpiel's `leduc_poker`.

A whole game on one page, with chance and secrets. Suits never count, so a card is its rank, and the
deck says how many of each rank nobody has seen (Southey et al., "Bayes' Bluff", 2005). Play it with
`ludary play examples/leduc_poker.py`.
"""

from enum import IntEnum
from typing import Annotated, Any

from ludary.kit import (
    NOBODY,
    ActionSpace,
    BaseState,
    EventSheet,
    Game,
    GameLimits,
    Noun,
    Presentation,
    Row,
    Rules,
    cards_in,
    draw,
    events,
    fate,
    i2,
    meanings,
    rule,
)  # fmt: skip

CARDS, NO_CARD = ("J", "Q", "K", "a hidden card"), -1  # `CARDS[NO_CARD]` is the last
RANKS, SUITS = 3, 2
DECK = RANKS * SUITS
ANTE, SMALL_BET, BIG_BET, RAISES_IN_A_ROUND = (
    1,
    2,
    4,
    2,
)  # a bet: chips that a raise adds in the 1st or 2nd round
MOST = ANTE + RAISES_IN_A_ROUND * (SMALL_BET + BIG_BET)  # 13: the most chips that a seat can lose


class Verb(IntEnum):
    FOLD = 0
    CALL = 1  # with nothing to call this is a check
    RAISE = 2


ACTIONS = ActionSpace(dict.fromkeys(Verb, ()))


class State(BaseState):
    deck: Row = i2(RANKS, means=meanings.count(SUITS))  # cards of each rank that nobody has seen
    cards: Row = i2(
        2, means=meanings.choice(RANKS, none=NO_CARD), by="seat"
    )  # the rank that each seat holds
    public: int = i2(
        means=meanings.choice(RANKS, none=NO_CARD)
    )  # the rank on the table; NO_CARD in the first round
    stakes: Row = i2(
        2, means=meanings.count(MOST), by="seat"
    )  # chips that each seat has put in, 1 to 13
    raises: int = i2(means=meanings.count(RAISES_IN_A_ROUND))  # in this round
    winner: int = i2(means=meanings.seat(none=NOBODY))  # NOBODY if the pot is split
    fate = fate(2)
    events = events(4)


Seat = Annotated[int, Noun(lambda scene, seat: scene.who[seat])]
Card = Annotated[int, Noun(lambda scene, card: CARDS[card])]
EVENTS = EventSheet()


@EVENTS.row("{seat} is dealt {card}.")
def dealt(s: State, seat: Seat, card: Card, known_to: int) -> None: ...


@EVENTS.row("{seat} folds.")
def folds(s: State, seat: Seat) -> None: ...


@EVENTS.row("{seat} {calls}.", calls=lambda chips: "calls" if chips else "checks")
def calls(s: State, seat: Seat, chips: int) -> None: ...


@EVENTS.row("{seat} raises by {chips}.")
def raises(s: State, seat: Seat, chips: int) -> None: ...


@EVENTS.row("The card on the table is {card}.")
def turned(s: State, seat: Seat, card: Card) -> None: ...


@EVENTS.row("{seat} shows {card}.")
def shows(s: State, seat: Seat, card: Card) -> None: ...


@EVENTS.row("{seat} wins {chips}.")
def wins(s: State, seat: Seat, chips: int) -> None: ...


@EVENTS.row("The hands are equal; the pot is split.")
def split(s: State, seat: Seat) -> None: ...


@rule
def setup(box: Any, s: State, seats: int) -> None:
    s.deck[:] = SUITS
    for seat in range(2):
        s.stakes[seat] = ANTE
        s.cards[seat] = draw(s, s.deck, DECK - seat)
        dealt(s, seat, s.cards[seat], 1 << seat)
    s.public = NO_CARD
    s.winner = NOBODY
    s.actor = 0


@rule
def legal(box: Any, s: State, out: Row) -> int:
    if s.actor == NOBODY:
        return 0
    raised = int(s.stakes[0] != s.stakes[1])  # nobody folds but to a raise
    out[0] = Verb.FOLD
    out[raised] = Verb.CALL
    out[raised + 1] = Verb.RAISE
    return raised + 1 + (s.raises < RAISES_IN_A_ROUND)


@rule
def apply(box: Any, s: State, action: int) -> None:
    seat, other = s.actor, 1 - s.actor
    owed = s.stakes[other] - s.stakes[seat]
    s.actor = other
    if action == Verb.FOLD:
        folds(s, seat)
        finish(s, other)
    elif action == Verb.RAISE:
        more = SMALL_BET if s.public == NO_CARD else BIG_BET
        s.stakes[seat] += owed + more
        s.raises += 1
        raises(s, seat, more)
    else:
        s.stakes[seat] += owed
        calls(s, seat, owed)
        if seat == 1 or s.raises > 0:  # else the round has only begun
            end_round(s)


@rule
def end_round(s: State) -> None:
    if s.public == NO_CARD:
        s.public = draw(s, s.deck, DECK - 2)
        s.raises = 0
        s.actor = 0
        turned(s, NOBODY, s.public)
        return
    for seat in range(2):
        shows(s, seat, s.cards[seat])
    second_is_better = s.cards[1] == s.public or (
        s.cards[0] != s.public and s.cards[1] > s.cards[0]
    )
    finish(s, NOBODY if s.cards[0] == s.cards[1] else int(second_is_better))


@rule
def finish(s: State, winner: int) -> None:
    s.winner = winner
    s.actor = NOBODY
    if winner == NOBODY:
        split(s, NOBODY)
    else:
        wins(s, winner, s.stakes[1 - winner])


@rule
def returns(box: Any, s: State, out: Any) -> None:
    """Chips won, divided by the most that can be won: OpenSpiel's returns divided by 13."""
    out[0] = 0.0 if s.winner == NOBODY else (1 - 2 * s.winner) * s.stakes[1 - s.winner] / MOST
    out[1] = -out[0]


@rule
def conceal(box: Any, s: State, seat: int) -> None:
    shown = s.actor == NOBODY and s.stakes[0] == s.stakes[1]  # after a fold nobody shows
    for other in range(2):
        if other != seat and s.cards[other] != NO_CARD and not shown:
            s.deck[s.cards[other]] += 1
            s.cards[other] = NO_CARD


@rule
def imagine(box: Any, s: State, seat: int) -> None:
    for other in range(2):
        if s.cards[other] == NO_CARD:
            s.cards[other] = draw(s, s.deck, cards_in(s.deck))


@rule
def check(box: Any, s: State) -> int:
    for rank in range(RANKS):
        if s.deck[rank] + (s.cards[0] == rank) + (s.cards[1] == rank) + (s.public == rank) != SUITS:
            return 1
    return 0


def describe(game: Game, s: Any, seat: int, who: Any) -> str:
    held = (f"{who[k]} holds {CARDS[s.cards[k]]} and has put in {s.stakes[k]}." for k in range(2))
    return "\n".join([f"On the table lies {CARDS[s.public]}.", *held])


GAME = Game(
    "leduc_poker",
    "Leduc poker",
    1,
    range(2, 3),
    Rules(
        State,
        ACTIONS,
        setup,
        legal,
        apply,
        returns,
        conceal,
        imagine,
        check,
        ["there are two cards of each rank"],
        even_worlds=True,
    ),
    Presentation(EVENTS, ["card"], lambda game: {"card": CARDS[:RANKS]}, describe=describe),
    limits=GameLimits(decisions=8, told=13),
    about="Bet on one card each; a pair with the card on the table wins, else the higher card.",
)
