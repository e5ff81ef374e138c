"""Choices in English, with what they would bring."""

from collections.abc import Sequence
from typing import Any

from ludary.core.actions import Action
from ludary.core.game import Game
from ludary.games.nagaraja.cards import Effect
from ludary.games.nagaraja.state import Phase
from ludary.games.nagaraja.temple import CELL_NAMES, CELLS, PLACES
from ludary.games.nagaraja.text.cards import effect_words, sticks_granted, symbol_words
from ludary.games.nagaraja.text.names import COLOUR_NAMES, card_name, place_name, room_name
from ludary.games.nagaraja.text.previews import any_in_words, if_exchanged, if_placed, if_relics_swapped, in_words, relic_at, way_in_words
from ludary.games.nagaraja.verbs import Verb

PLAIN = {
    Verb.READY: "Done: reveal and throw",
    Verb.PASS: "Pass",
    Verb.UNDO: "Undo it: discard the amulet, and the card is lost",
    Verb.ALLOW: "Let it happen",
    Verb.DRAW: "Discard an amulet to draw a card",
}
AIMING = {  # by effect: what is done to the first target, and to the second
    Effect.RETHROW: ("Throw again", "Throw again too"),
    Effect.BREAK: ("Discard", "Discard too"),
    Effect.PEEK: ("Peek at", "Peek at"),
    Effect.SWAP_RELICS: ("Swap", "Swap with"),
    Effect.PIVOT: ("Pivot", "Pivot"),
    Effect.MOVE: ("Move", "Move"),
    Effect.SWAP_ROOMS: ("Swap", "Swap with"),
}


def say_action(game: Game, s: Any, action: Action, who: Sequence[str]) -> str:
    """Say in words the effect of a choice in the View's state `s` (None: in general)."""
    verb = Verb(game.actions.verb[action.id])
    if verb in PLAIN:
        return PLAIN[verb]
    match verb:
        case Verb.SELECT | Verb.ACTIVATE | Verb.RETRIEVE | Verb.GIVE:
            return _card(game, verb, action.args[0], who, s)
        case Verb.STICK:
            return f"{_aiming(game, s)} the {_stick(*action.args)}"
        case Verb.RELIC | Verb.ROOM:
            return _target(game, s, verb, action.args[0], action.args[1], who)
        case Verb.CELL:
            return _cell(game, s, action.args[0], who)
    return _turn(game, s, action.args[0])


def _card(game: Game, verb: Verb, card: int, who: Sequence[str], s: Any) -> str:
    if card >= game.box.card_count:
        return f"{verb.name.capitalize()} card {card}"
    name, sticks = card_name(game, card), sticks_granted(game, (card,))
    if verb == Verb.ACTIVATE:
        return f"Activate {name}: {effect_words(game, card)}"
    if verb == Verb.SELECT:
        return f"Select {name}: {sticks} ({symbol_words(game, card)})"
    whole = f"{name} ({symbol_words(game, card)}, {sticks}): {effect_words(game, card)}"
    if verb == Verb.RETRIEVE:
        return f"Take {whole}"
    return f"Give {'the opponent' if s is None else who[1 - s.guide]} {whole}"


def _aiming(game: Game, s: Any) -> str:
    """Return the words before a target, which say what is done to it."""
    if s is None:
        return "Choose"
    if s.phase == Phase.SPEND:
        return "Spend"
    return AIMING[Effect(game.box.cards[s.activated].effect)][min(s.aimed, 1)]


def _stick(colour: int, result: int) -> str:
    return f"{COLOUR_NAMES[colour]} stick that shows {result or 'a naga'}"


def _target(game: Game, s: Any, verb: Verb, temple: int, at: int, who: Sequence[str]) -> str:
    """A relic or a room, and what swapping it would bring."""
    if s is None:
        what = f"relic at the {place_name(at % PLACES)}" if verb == Verb.RELIC else f"room at {CELL_NAMES[at % CELLS]}"
        return f"Choose the {what} of {who[temple]}"
    lying = s.temples[temple]
    thing = relic_at(game, lying.relics[at], at) if verb == Verb.RELIC else f"the {room_name(game, lying.rooms[at])} at {CELL_NAMES[at]}"
    plain = f"{_aiming(game, s)} {thing} of {who[temple]}"
    if not s.aimed or Effect(game.box.cards[s.activated].effect) == Effect.PEEK:
        return plain
    swap = if_relics_swapped if verb == Verb.RELIC else if_exchanged
    return _with(plain, in_words(game, swap(game, s, s.aim, at)))


def _cell(game: Game, s: Any, cell: int, who: Sequence[str]) -> str:
    """An empty cell: for the tile won, a room that moves, or the trap."""
    name = CELL_NAMES[cell]
    if s is None:
        return f"Choose the cell {name}"
    if s.phase == Phase.PLACE:
        changes = [if_placed(game, s, cell, turn) for turn in range(game.box.rooms[s.tile].turns)]
        return _with(f"Place the {room_name(game, s.tile)} at {name}", any_in_words(game, changes))
    if s.aimed:
        return _with(f"Move it to {name}", in_words(game, if_exchanged(game, s, s.aim, cell)))
    return f"Place the trap at {name} of {who[1 - s.activator]}"


def _turn(game: Game, s: Any, turn: int) -> str:
    """Say how a room would lie, by the sides that its paths join."""
    if s is None:
        return f"Turn it {turn} quarters"
    return f"Lay it {way_in_words(game, s, turn)}"


def _with(plain: str, brings: str) -> str:
    return f"{plain} ({brings})" if brings else plain
