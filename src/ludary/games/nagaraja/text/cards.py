"""Texts of cards, made from their data."""

from ludary.core.game import Game
from ludary.games.nagaraja.cards import Arrow, Colour, Effect, Symbol
from ludary.games.nagaraja.text.names import COLOUR_NAMES, card_name, count

WHOSE = {Arrow.CLEAR: "your temple", Arrow.RED: "the opponent's temple", Arrow.BOTH: "either temple"}
SYMBOL_NAMES = {Symbol.RELICS: "relics", Symbol.ROOMS: "room tiles", Symbol.STICKS: "fate sticks", Symbol.CARDS: "cards"}
EFFECTS = {
    Effect.POINTS: "add {points}",
    Effect.RETHROW: "the opponent throws {sticks} again",
    Effect.BREAK: "discard {sticks} of the opponent",
    Effect.PEEK: "peek at {relics} of {whose}",
    Effect.SWAP_RELICS: "swap two relics of {whose}",
    Effect.PIVOT: "pivot a room of {whose}",
    Effect.MOVE: "move a room of your temple to an empty cell",
    Effect.SWAP_ROOMS: "swap two rooms of {whose}",
    Effect.TRAP: "place the trap in the opponent's temple",
    Effect.RETRIEVE: "take any card of the discard pile",
    Effect.DRAW: "draw {cards}",
    Effect.LOSE: "the opponent loses {cards} at random",
}


def effect_words(game: Game, card: int) -> str:
    """Say the effect of the card when it is activated."""
    row = game.box.cards[card]
    amount = row.amount
    return EFFECTS[Effect(row.effect)].format(
        points=count(amount, "fate point"),
        sticks=count(amount, "stick"),
        relics=count(amount, "hidden relic"),
        cards=count(amount, "card"),
        whose=WHOSE[Arrow(row.arrow)],
    )


def stick_words(sticks: list[int]) -> str:
    """Sticks to throw: 2 brown and 1 white."""
    words = [f"{sticks[colour]} {COLOUR_NAMES[colour]}" for colour in Colour if sticks[colour]]
    return " and ".join([", ".join(words[:-1]), words[-1]] if len(words) > 1 else words) or "none"


def sticks_granted(game: Game, cards: tuple[int, ...]) -> str:
    """Name the sticks that one may throw for these cards."""
    return stick_words([sum(game.box.cards[card].sticks[colour] for card in cards) for colour in Colour])


def symbol_words(game: Game, card: int) -> str:
    return SYMBOL_NAMES[Symbol(game.box.cards[card].symbol)]


def card_line(game: Game, card: int) -> str:
    """The whole card: Keyhole (relics, 2 brown and 1 white): peek at 1 hidden relic of either temple."""
    return f"{card_name(game, card)} ({symbol_words(game, card)}, {sticks_granted(game, (card,))}): {effect_words(game, card)}"
