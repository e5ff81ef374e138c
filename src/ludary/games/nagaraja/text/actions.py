"""Choices in English, with what they would bring."""

from collections.abc import Sequence
from typing import Any

from ludary.games.nagaraja.cards import Effect, Power
from ludary.games.nagaraja.state import Phase
from ludary.games.nagaraja.temple import CELL_NAMES, CELLS, PLACES
from ludary.games.nagaraja.text.cards import effect_words, sticks_granted, symbol_words
from ludary.games.nagaraja.text.names import card_name, edition_of, place_name, room_name, stick_words
from ludary.games.nagaraja.text.previews import (
    any_in_words,
    if_exchanged,
    if_placed,
    if_relics_swapped,
    in_words,
    is_last_tile,
    relic_at,
    way_in_words,
)
from ludary.games.nagaraja.verbs import Verb
from ludary.kit import Action, Game

PLAIN = {
    Verb.READY: "Done",
    Verb.PASS: "Pass",
    Verb.UNDO: "Undo it: discard an amulet, and the card is lost",
    Verb.ALLOW: "Let it happen",
    Verb.DRAW: "Discard an amulet to draw a card",
}
AIMING = {  # by effect: what is done to the first target, and to the second
    Effect.RETHROW: ("Have {} thrown again", "Have {} thrown again as well"),
    Effect.BREAK: ("Discard {}", "Discard {} as well"),
    Effect.PEEK: ("Peek at {}", "Peek at {} as well"),
    Effect.SWAP_RELICS: ("Swap {} with another", "Swap it with {}"),
    Effect.PIVOT: ("Pivot {}", "Pivot {}"),
    Effect.MOVE: ("Move {}", "Move {}"),
    Effect.SWAP_ROOMS: ("Swap {} with another", "Swap it with {}"),
}


def say_action(game: Game, s: Any, action: Action, who: Sequence[str]) -> str:
    """Say in words the effect of a choice in the View's state `s` (None: in general)."""
    verb = Verb(game.actions.verb[action.id])
    if verb in PLAIN:
        return PLAIN[verb] if s is None else _plain(game, s, verb, who)
    match verb:
        case Verb.SELECT | Verb.ACTIVATE | Verb.RETRIEVE | Verb.GIVE:
            return _card(game, verb, action.args[0], who, s)
        case Verb.STICK:
            return _aiming(game, s).format(stick_words(*action.args).replace("a ", "the ", 1))
        case Verb.RELIC | Verb.ROOM:
            return _target(game, s, verb, action.args[0], action.args[1], who)
        case Verb.CELL:
            return _cell(game, s, action.args[0], who)
    return _turn(game, s, action.args[0])


def _plain(game: Game, s: Any, verb: Verb, who: Sequence[str]) -> str:
    """Verbs without details, with what they do here."""
    if verb == Verb.READY:
        waits = s.actor == s.guide and s.players[1 - s.guide].hand_count > 0
        return f"Done: {who[1 - s.guide]} selects next" if waits else "Done: reveal the cards and throw"
    if verb == Verb.UNDO:
        return f"Discard the {_amulet(game, s, Power.UNDO)} to undo {card_name(game, s.activated)}, which is lost with its naga"
    if verb == Verb.DRAW:
        return f"Discard the {_amulet(game, s, Power.DRAW)} to draw a card"
    return PLAIN[verb]


def _amulet(game: Game, s: Any, power: Power) -> str:
    """The amulet that is discarded for its power: the first kind that the actor holds."""
    held, kinds = s.players[s.actor].held, edition_of(game).amulet
    return next((kinds[kind].name for kind, number in enumerate(held) if number and game.box.amulets[kind].power == power), "amulet")


def _card(game: Game, verb: Verb, card: int, who: Sequence[str], s: Any) -> str:
    if card >= game.box.card_count:
        return f"{verb.name.capitalize()} card {card}"
    name, sticks = card_name(game, card), sticks_granted(game, (card,))
    if verb == Verb.ACTIVATE:
        return f"Activate {name}: {effect_words(game, card)}"
    if verb == Verb.SELECT:
        return f"Select {name} to throw {sticks} ({symbol_words(game, card)})"
    whole = f"{name} ({symbol_words(game, card)}, {sticks}): {effect_words(game, card)}"
    if verb == Verb.RETRIEVE:
        return f"Take {whole}"
    return f"Give {'the opponent' if s is None else who[1 - s.guide]} {whole}"


def _aiming(game: Game, s: Any) -> str:
    """Say what is done to a target; {} stands for it."""
    if s is None:
        return "Choose {}"
    if s.phase == Phase.SPEND:
        return f"Discard {{}} to activate {card_name(game, s.activated)}"
    return AIMING[Effect(game.box.cards[s.activated].effect)][min(s.aimed, 1)]


def _target(game: Game, s: Any, verb: Verb, temple: int, at: int, who: Sequence[str]) -> str:
    """A relic or a room, and what swapping it would bring."""
    if s is None:
        what = f"relic {place_name(at % PLACES)}" if verb == Verb.RELIC else f"room at {CELL_NAMES[at % CELLS]}"
        return f"Choose the {what} in the temple of {who[temple]}"
    lying = s.temples[temple]
    thing = relic_at(game, lying.relics[at], at) if verb == Verb.RELIC else f"the {room_name(game, lying.rooms[at])} at {CELL_NAMES[at]}"
    plain = _aiming(game, s).format(f"{thing} in the temple of {who[temple]}")
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
        ends = "ends the game" if is_last_tile(game, s, s.victor, trap=False) else ""
        return _with(f"Place the {room_name(game, s.tile)} at {name}", "; ".join(filter(None, (any_in_words(game, changes), ends))))
    if s.aimed:
        return _with(f"Move it to {name}", in_words(game, if_exchanged(game, s, s.aim, cell)))
    ends = "ends the game" if is_last_tile(game, s, 1 - s.activator, trap=True) else ""
    return _with(f"Place the trap at {name} in the temple of {who[1 - s.activator]}", ends)


def _turn(game: Game, s: Any, turn: int) -> str:
    """Say how a room would lie, by the sides that its paths join."""
    if s is None:
        return f"Turn it {turn} quarters"
    return f"Lay it with {way_in_words(game, s, turn)}"


def _with(plain: str, brings: str) -> str:
    return f"{plain} ({brings})" if brings else plain
