"""Spots: the place on the board that a choice is about, by the `data-spot` of an element that the picture has."""

from collections.abc import Callable
from typing import Any

from ludary.games.konja.pieces import FACES, UNUSED
from ludary.games.konja.verbs import Verb
from ludary.kit import Action, Game


def spot(game: Game, s: Any, action: Action) -> str:
    """The `data-spot` of the element of the board that the action is about; empty if none."""
    verb = Verb(game.actions.verb[action.id])
    return PLACES[verb](s, *action.args) if verb in PLACES else ""


def _relic(s: Any, card: int, tapped: int = -1) -> str:
    """The actor's relic of this kind, tapped or not (-1: the one that would be discarded)."""
    own = s.wizards[s.actor]
    places = [place for place, relic in enumerate(own.relics) if relic == card and own.tapped[place] == (1 if tapped < 0 else tapped)]
    if not places:
        places = [place for place, relic in enumerate(own.relics) if relic == card]
    return f"relic-{s.actor}-{places[0]}"


def _offering(s: Any, card: int) -> str:
    return f"offering-{list(s.offerings).index(card)}"


def _die(s: Any, kind: int, *_: int) -> str:
    colour, number = divmod(kind, FACES)
    return f"die-{next(die for die in range(len(s.face)) if (s.colour[die], s.face[die]) == (colour, number + 1))}"


def _number(s: Any, number: int, *_: int) -> str:
    return f"die-{list(s.face).index(number)}"


def _action_die(s: Any, face: int, *_: int) -> str:
    return f"action-{next(die for die in range(len(s.action_face)) if (s.action_face[die], s.action_on[die]) == (face, UNUSED))}"


def _token(s: Any, token: int) -> str:
    return f"token-{s.actor}-{token}"


PLACES: dict[Verb, Callable[..., str]] = {
    Verb.BEGIN: lambda s, card: f"begin-{card}",
    Verb.PRAY: lambda s, ancestor: f"ancestor-{ancestor}",
    Verb.NAME: _token,
    Verb.DISCARD: lambda s, card: f"spell-{card}",
    Verb.SELL: _relic,
    Verb.REPLACE: _offering,
    Verb.BUY: _offering,
    Verb.DROP: _relic,
    Verb.UPGRADE: lambda s, pile: f"clouds-{s.actor}-{pile}",
    Verb.SUMMON: lambda s, pile: f"cloud-{pile}",
    Verb.CAST: lambda s, card: f"spell-{card}",
    Verb.USE: lambda s, card, face: _relic(s, card, 0),
    Verb.UNTAP: lambda s, card: _relic(s, card, 1),
    Verb.REROLL: _die,
    Verb.FLIP: _die,
    Verb.RAISE: _die,
    Verb.LOWER: _die,
    Verb.TURN: _die,
    Verb.CONJURE: lambda s, number: "effect",
    Verb.MARK: _action_die,
    Verb.WITHER: _action_die,
    Verb.TAKE: _token,
    Verb.AGAIN: lambda s: "effect",
    Verb.HIT: _die,
    Verb.SINGLE: _number,
    Verb.PAIR: _number,
    Verb.RUN: _number,
    Verb.ALIKE: lambda s, pile, number: _number(s, number),
}
