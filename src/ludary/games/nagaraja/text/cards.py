"""Texts of cards, made from their data."""

from functools import lru_cache

from ludary.games.nagaraja.box import Box
from ludary.games.nagaraja.cards import Arrow, Colour, Effect, Symbol
from ludary.games.nagaraja.text.names import COLOUR_NAMES, all_of, card_name, count
from ludary.kit import Game

WHOSE = {
    Arrow.CLEAR: "your temple",
    Arrow.RED: "your opponent's temple",
    Arrow.BOTH: "either temple",
}
SPLIT = "in one temple or in both"  # several targets that need not lie in the same temple
SYMBOL_NAMES = {
    Symbol.RELICS: "relics",
    Symbol.ROOMS: "room tiles",
    Symbol.STICKS: "fate sticks",
    Symbol.CARDS: "cards",
}
EFFECTS = {
    Effect.POINTS: "add {points}",
    Effect.RETHROW: "your opponent rethrows {sticks}",
    Effect.BREAK: "discard {number} of your opponent's sticks",
    Effect.PEEK: "peek at {relics} {where}",
    Effect.SWAP_RELICS: "swap two relics in {whose}",
    Effect.PIVOT: "pivot a room in {whose}",
    Effect.MOVE: "move a room in your temple to an empty cell",
    Effect.SWAP_ROOMS: "swap two rooms in {whose}",
    Effect.TRAP: "place the trap in your opponent's temple",
    Effect.RETRIEVE: "take any card from the discard pile",
    Effect.DRAW: "draw {cards}",
    Effect.LOSE: "your opponent loses {cards} at random",
}


@lru_cache(256)
def effect_words(game: Game[Box], card: int) -> str:
    """Say the effect of the card when it is activated."""
    row = game.box.cards[card]
    amount, whose = row.amount, WHOSE[Arrow(row.arrow)]
    besides = f"; then draw {count(row.draws, 'card')}" if row.draws else ""
    return (
        EFFECTS[Effect(row.effect)].format(
            points=count(amount, "fate point"),
            sticks=count(amount, "stick"),
            relics=count(amount, "hidden relic"),
            number=amount,
            cards=count(amount, "card"),
            whose=whose,
            where=SPLIT if amount > 1 and row.arrow == Arrow.BOTH else f"in {whose}",
        )
        + besides
    )


@lru_cache(1024)
def sticks_granted(game: Game[Box], cards: tuple[int, ...]) -> str:
    """Name the sticks that one may throw for these cards: 2 brown and 1 white."""
    sticks = [sum(game.box.cards[card].sticks[colour] for card in cards) for colour in Colour]
    return (
        all_of([f"{sticks[colour]} {COLOUR_NAMES[colour]}" for colour in Colour if sticks[colour]])
        or "none"
    )


def symbol_words(game: Game[Box], card: int) -> str:
    return SYMBOL_NAMES[Symbol(game.box.cards[card].symbol)]


@lru_cache(256)
def card_line(game: Game[Box], card: int) -> str:
    """The whole card: Keyhole (relics, 2 brown and 1 white): peek at 1 hidden relic in either
    temple.
    """
    return (
        f"{card_name(game, card)} ({symbol_words(game, card)}, {sticks_granted(game, (card,))}):"
        f" {effect_words(game, card)}"
    )
