"""Carrying actions out: which chapter of the rules each verb belongs to."""

from ludary.games.nagaraja import events as tell
from ludary.games.nagaraja.actions import ACTIONS
from ludary.games.nagaraja.box import Box
from ludary.games.nagaraja.rules.activation import (
    activate,
    aim_at,
    aim_at_stick,
    aim_turn,
    allow,
    draw_in_answer,
    retrieve,
    spend,
    undo,
)
from ludary.games.nagaraja.rules.call_of_fate import finish_selecting, select
from ludary.games.nagaraja.rules.confrontation import pass_turn
from ludary.games.nagaraja.rules.exploration import choose_cell, place_tile
from ludary.games.nagaraja.rules.finds import draw_by_amulet
from ludary.games.nagaraja.rules.new_deal import give
from ludary.games.nagaraja.rules.piles import other
from ludary.games.nagaraja.state import Phase, State
from ludary.games.nagaraja.verbs import Verb
from ludary.kit import rule

VERB, ARGS = ACTIONS.verb, ACTIONS.args


@rule
def apply(box: Box, s: State, action: int) -> None:
    """Carry a legal action out, up to the next decision or the end."""
    verb, value, more = VERB[action], int(ARGS[action, 0]), int(ARGS[action, 1])
    if verb == Verb.SELECT or verb == Verb.ACTIVATE or verb == Verb.RETRIEVE or verb == Verb.GIVE:
        choose_card(box, s, verb, value)
    elif verb == Verb.READY:
        finish_selecting(box, s)
    elif verb == Verb.PASS:
        pass_turn(box, s)
    elif verb == Verb.UNDO:
        undo(box, s)
    elif verb == Verb.ALLOW:
        allow(box, s)
    elif verb == Verb.DRAW:
        use_draw_amulet(box, s)
    elif s.phase == Phase.PLACE:
        choose_cell(box, s, value)
    elif s.phase == Phase.TURN:
        place_tile(box, s, value)
    else:
        aim(box, s, verb, value, more)


@rule
def use_draw_amulet(box: Box, s: State) -> None:
    if s.phase == Phase.WINDOW:
        draw_in_answer(box, s)
    else:
        draw_by_amulet(box, s)


@rule
def choose_card(box: Box, s: State, verb: int, card: int) -> None:
    if verb == Verb.SELECT:
        select(s, card)
    elif verb == Verb.ACTIVATE:
        activate(box, s, card)
    elif verb == Verb.RETRIEVE:
        retrieve(box, s, card)
    else:
        give(box, s, card)


@rule
def aim(box: Box, s: State, verb: int, value: int, more: int) -> None:
    """Name a target of the activated card, or the naga that pays for it."""
    if s.phase == Phase.SPEND:
        spend(box, s, value)
    elif verb == Verb.STICK:
        aim_at_stick(box, s, value, more)
    elif verb == Verb.RELIC:
        tell.aims_relic(s, s.activator, value, more)
        aim_at(box, s, value, more)
    elif verb == Verb.ROOM:
        tell.aims_room(s, s.activator, value, more)
        aim_at(box, s, value, more)
    elif verb == Verb.CELL:
        temple = s.activator if s.aimed > 0 else other(s.activator)
        tell.aims_cell(s, s.activator, temple, value)
        aim_at(box, s, temple, value)
    else:
        aim_turn(box, s, value)
