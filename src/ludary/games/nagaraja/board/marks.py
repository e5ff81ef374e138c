"""Marks on the board of what a choice would touch: relics and amulets reached, relics covered, and other targets."""

from collections.abc import Iterator
from typing import Any

from ludary.games.nagaraja.cards import Effect
from ludary.games.nagaraja.state import Phase
from ludary.games.nagaraja.text.previews import Change, if_exchanged, if_laid, if_placed, if_relics_swapped
from ludary.games.nagaraja.verbs import Verb
from ludary.kit import Action, Game, Mark, Marks


def marks(game: Game, s: Any, action: Action) -> Marks:
    """Spots of the board of the View's state `s` by kind; nothing for choices that change no temple yet."""
    verb = Verb(game.actions.verb[action.id])
    if verb == Verb.TURN:
        return {Mark.TARGET: [f"cell-{s.aim_temple}-{s.aim}"], **_brings(s.aim_temple, if_laid(game, s, action.args[0]))}
    if verb == Verb.CELL and s.phase == Phase.PLACE:
        ways = [if_placed(game, s, action.args[0], turn) for turn in range(game.box.rooms[s.tile].turns)]
        return _brings(s.victor, *ways)
    if s.aimed and verb in (Verb.CELL, Verb.ROOM, Verb.RELIC):
        return _exchange(game, s, verb, action.args[-1])
    return {}


def _exchange(game: Game, s: Any, verb: Verb, to: int) -> Marks:
    """Mark the first target of a swap or move, and the changes in the temple if it goes to the second."""
    if Effect(game.box.cards[s.activated].effect) == Effect.PEEK:
        return {}
    temple, first = s.aim_temple, s.aim
    if verb == Verb.RELIC:
        return {Mark.TARGET: [f"relic-{temple}-{first}"], **_brings(temple, if_relics_swapped(game, s, first, to))}
    return {Mark.TARGET: [f"cell-{temple}-{first}"], **_brings(temple, if_exchanged(game, s, first, to))}


def _brings(temple: int, *ways: Change) -> dict[str, list[str]]:
    """Mark what one of several ways could reveal or collect, and cover."""
    return {
        Mark.REACH: [spot for way in ways for spot in _opened(temple, way)],
        Mark.HARM: [f"relic-{temple}-{place}" for way in ways for place in sorted(way.broken)],
    }


def _opened(temple: int, way: Change) -> Iterator[str]:
    yield from (f"relic-{temple}-{place}" for place in sorted(way.opened))
    yield from (f"cell-{temple}-{cell}" for cell in sorted(way.amulets))
