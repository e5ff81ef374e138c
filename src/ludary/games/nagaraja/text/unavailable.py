"""Choices that cannot be made now, and what is missing."""

from collections.abc import Iterator, Sequence, Set
from typing import Any

from ludary.games.nagaraja.cards import CARDS, Effect, Power
from ludary.games.nagaraja.state import Phase
from ludary.games.nagaraja.text.actions import PLAIN
from ludary.games.nagaraja.text.cards import effect_words, symbol_words
from ludary.games.nagaraja.text.names import all_of, card_name
from ludary.games.nagaraja.verbs import Verb
from ludary.kit import Game, Unavailable

NO_TARGET = {  # by effect: what a card that could do nothing lacks
    Effect.RETHROW: "{rival} has no sticks",
    Effect.BREAK: "{rival} has no sticks",
    Effect.PEEK: "no relic there is hidden",
    Effect.PIVOT: "no room there can lie differently",
    Effect.MOVE: "there is no room to move, or no empty cell",
    Effect.SWAP_ROOMS: "there are not two rooms to swap",
    Effect.TRAP: "the trap has been laid, or has no cell left",
    Effect.DRAW: "no card is left to draw",
    Effect.LOSE: "{rival} has no cards in hand",
    Effect.RETRIEVE: "the discard pile is empty",
}


def unavailable(game: Game, s: Any, legal: Set[int], who: Sequence[str]) -> list[Unavailable]:
    """Cards that cannot be selected or activated now, and amulets that do not help, each with the reason."""
    by_phase = {Phase.CALL: _selections, Phase.CONFRONT: _activations, Phase.WINDOW: _answers}
    find = by_phase.get(Phase(s.phase))
    return [*(find(game, s, legal, who) if find else ()), *(_draw(game, s, legal) if find else ())]


def _hand(s: Any) -> list[int]:
    return [card for card in range(CARDS) if int(s.players[s.actor].hand) >> card & 1]


def _selections(game: Game, s: Any, legal: Set[int], who: Sequence[str]) -> Iterator[Unavailable]:
    first = game.actions.first[Verb.SELECT]
    others = [card for card in _hand(s) if first + card not in legal]
    if others:
        chosen = int(s.players[s.actor].selected)
        symbol = symbol_words(game, (chosen & -chosen).bit_length() - 1)
        words = f"Select {all_of([card_name(game, card) for card in others])}"
        yield Unavailable(words, f"all cards selected have to show the same symbol, {symbol}", [int(first + card) for card in others])
    if legal.isdisjoint(game.actions.of(Verb.READY)):
        yield Unavailable(PLAIN[Verb.READY], "at least one card has to be selected", game.actions.of(Verb.READY))


def _activations(game: Game, s: Any, legal: Set[int], who: Sequence[str]) -> Iterator[Unavailable]:
    first = game.actions.first[Verb.ACTIVATE]
    for card in _hand(s):
        if first + card not in legal:
            reason = NO_TARGET[Effect(game.box.cards[card].effect)].format(rival=who[1 - s.actor])
            yield Unavailable(f"Activate {card_name(game, card)}: {effect_words(game, card)}", reason, [int(first + card)])


def _answers(game: Game, s: Any, legal: Set[int], who: Sequence[str]) -> Iterator[Unavailable]:
    if legal.isdisjoint(game.actions.of(Verb.UNDO)):
        yield Unavailable("Undo it with an amulet", "none of your amulets undoes cards", game.actions.of(Verb.UNDO))


def _draw(game: Game, s: Any, legal: Set[int]) -> Iterator[Unavailable]:
    """An amulet for a card, for who has amulets."""
    player, actions = s.players[s.actor], game.actions.of(Verb.DRAW)
    if player.held_count and legal.isdisjoint(actions):
        holds = any(number and game.box.amulets[kind].power == Power.DRAW for kind, number in enumerate(player.held))
        yield Unavailable(PLAIN[Verb.DRAW], "no card is left to draw" if holds else "none of your amulets draws cards", actions)
